"""Words fit where they are put, in every language."""

import pytest

from renderer import text

LONG = ("Konfiskovat rýži", "Takavarikoi riisiä", "Конфисковать рис", "Донаудампфшиффартсгезельшафт")


@pytest.mark.parametrize("words", LONG)
def test_words_shrink_before_they_are_cut(words: str) -> None:
    shown, size = text.fitted(words, "bold", 30, 200, 12)
    assert text.width(shown, "bold", size) <= 200
    assert shown == words


def test_words_that_fit_at_no_size_are_cut_with_an_ellipsis() -> None:
    shown, size = text.fitted("Benkei of the long bridge", "title", 30, 80, 18)
    assert shown.endswith("…")
    assert size == 18
    assert text.width(shown, "title", size) <= 80


@pytest.mark.parametrize("words", LONG)
def test_paragraphs_keep_their_width_and_height(words: str) -> None:
    lines, size = text.paragraph(words, "bold", 18, (82, 43), 11)
    assert len(lines) * size <= 43
    assert all(text.width(line, "bold", size) <= 82 for line in lines)


@pytest.mark.parametrize("face", ["sans", "bold", "black", "serif", "title"])
def test_the_fonts_have_the_letters_of_all_four_languages(face: text.Face) -> None:
    missing = text.glyphs("\uffff", face, 30)[0].tobytes()
    for letter in "abcxyzåäöÅÄÖěščřžýáíéůúťďňŽабвгдежзийклмнопрстуфхцчшщъыьэюяЁё0123456789−+≤≥·…—!?":
        assert text.glyphs(letter, face, 30)[0].tobytes() != missing, letter


def test_a_no_break_space_keeps_words_in_one_line() -> None:
    room = text.width("moves 3 armies", "bold", 18)
    assert text.wrapped("moves 3 armies", "bold", 18, room) == ["moves 3 armies"]
    narrower = room - 1
    assert text.wrapped("moves 3 armies", "bold", 18, narrower) == ["moves 3", "armies"]
    assert text.wrapped("moves 3\N{NO-BREAK SPACE}armies", "bold", 18, narrower) == ["moves", "3 armies"]


def test_what_is_joined_is_broken_where_a_line_is_too_short_for_it() -> None:
    room = text.width("armies", "bold", 18)
    assert text.wrapped("3\N{NO-BREAK SPACE}armies", "bold", 18, room) == ["3", "armies"]
