"""`gyoji rules`."""

import msgspec

from tests.cli.conftest import Gyoji


def test_the_answers_are_listed_best_first(gyoji: Gyoji) -> None:
    ran = gyoji("rules", "shogun", "how do I attack", "--language", "en", "--json")
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert [set(rule) for rule in found] == [{"number", "heading", "text"}] * len(found)
    assert found[0]["number"] == "SH6.5"
    assert "adjacent province" in found[0]["text"]


def test_they_are_read_in_the_language_asked_for(gyoji: Gyoji) -> None:
    ran = gyoji("rules", "shogun", "зима", "--language", "ru")
    first, text, *_ = ran.out.splitlines()
    assert (ran.code, first) == (0, "SH8.2 · Зима и конец игры")
    assert text.startswith("  Зима: рис для провинций или восстания. ")


def test_nothing_found_is_no_error(gyoji: Gyoji) -> None:
    assert (found := gyoji("rules", "honor", "spaceship", "--json")).code == 0
    assert msgspec.json.decode(found.out) == []
    assert "I found no rule about “spaceship”" in gyoji("rules", "honor", "spaceship").out


def test_a_long_question_is_quoted_in_part(gyoji: Gyoji) -> None:
    ran = gyoji("rules", "honor", "x" * 5000)
    assert (ran.code, ran.err) == (0, "")
    assert "no rule about “xxx" in ran.out
    assert "x…”" in ran.out


def test_a_wrong_title_or_language_is_told_in_one_line(gyoji: Gyoji) -> None:
    for wrong in (("chess", "winter"), ("shogun", "winter", "--language", "de"), ("shogun",)):
        ran = gyoji("rules", *wrong)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
