"""The rules are found by word and by number."""

from bot.views import rulebook


def numbers(words: str) -> list[str]:
    return [rule.number for rule in rulebook.search("shogun", words)]


def test_a_number_finds_its_rule_alone() -> None:
    assert numbers("sh7.5") == ["SH7.5"]


def test_rules_with_more_of_the_words_come_first() -> None:
    assert numbers("temples attacked")[0] == "SH6.7"


def test_a_rule_that_opens_with_the_word_comes_first() -> None:
    assert numbers("revolt")[0] == "SH7.6"


def test_words_that_no_rule_says_find_nothing() -> None:
    assert numbers("spaceship") == []


def test_words_are_found_by_their_beginning_and_whatever_their_case() -> None:
    assert "SH7.6" in numbers("REVOLT farm")


def test_nothing_asked_finds_nothing() -> None:
    assert numbers(" ?! ") == []


def test_every_rule_has_a_heading_and_a_number_of_its_own() -> None:
    rules = rulebook.rules("shogun")
    assert len(rules) > 40
    assert len({rule.number for rule in rules}) == len(rules)
    assert all(rule.heading for rule in rules)


def test_a_title_without_a_digest_has_no_rules() -> None:
    assert rulebook.rules("nothing") == ()
