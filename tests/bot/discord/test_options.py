"""The lobby's options: for every title, each choice has words and is of the kind that the rules take."""

from dataclasses import replace

import msgspec
import pytest

from ai.levels import levels_of
from bot.store.matches import USUAL, Match, MatchSettings, Seating
from bot.views.lobby_message import ADD_LEVEL, START_IN, TYPED, lobby_message, options_panel
from bot.views.message import Select, Text
from bot.views.references import plain
from bot.views.texts import LANGUAGES, texts_in
from rules.core import codec
from rules.core.model import Outcome, Seat, all_seats
from rules.core.registry import find, titles
from tests.bot.views.discord_limits import check_message


def table(title: str) -> Match:
    """A table that has just been opened."""
    game = find(title)
    options = msgspec.to_builtins(game.options_type())
    seats = game.seat_counts[-1]
    return Match("abc", title, options, seats, "lobby", 1, 2, None, 3, "en", None, None, 0, None, None)


@pytest.mark.parametrize("title", titles())
def test_every_choice_is_one_that_the_rules_take(title: str) -> None:
    game = find(title)
    for name, values in game.card.choices().items():
        for value in values.values():
            assert getattr(codec.decode_options(game, {name: value}), name) == value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_the_panel_shows_what_is_chosen(title: str, language: str) -> None:
    panel = options_panel(table(title), (), texts_in(language))
    check_message(panel)
    *selects, levels, full, times = [block for block in panel.blocks if isinstance(block, Select)]
    assert [option.value for option in times.options] == [*START_IN, TYPED]
    assert [option.value for option in levels.options] == list(levels_of(title))
    assert len(selects) == 1 + len(find(title).card.choices(table(title).seats_wanted))
    for select in (*selects, full):
        assert [option.chosen for option in select.options].count(True) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_names_the_levels_of_computer_players(language: str) -> None:
    words, match = texts_in(language), table("shogun")
    players = [Seating(Seat(0), "AI", None, "greedy"), Seating(Seat(1), "AI (2)", None, "master")]
    heading, *_ = lobby_message(match, players, words).blocks
    assert isinstance(heading, Text)
    assert [words("level-master") in line for line in heading.content.splitlines()[1:3]] == [False, True]


@pytest.mark.parametrize("title", titles())
def test_the_lobby_of_an_ended_match_says_who_has_won(title: str) -> None:
    players = [Seating(Seat(0), "Ann", 7), Seating(Seat(1), "B_b", None, "greedy")]
    over = replace(table(title), seed=bytes(32), status="over", rules_version=1, ended_at=1)
    for winners, told in (
        ((Seat(1),), "**B_b** wins!"),
        ((), "**Nobody wins.**"),
        (None, "The game is over: "),
    ):
        outcome = None if winners is None else msgspec.to_builtins(Outcome(winners, (1, 2), "points"))
        blocks = lobby_message(replace(over, outcome=outcome), players, texts_in("en")).blocks
        [where] = [one.content for one in blocks if isinstance(one, Text) and "is over" in one.content]
        assert told in plain(where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_of_a_full_table_is_not_told_to_take_a_seat(language: str) -> None:
    words = texts_in(language)
    sit, wait = words("lobby-how"), words("lobby-how-full")
    by_itself = MatchSettings(start_at=1_800_000_000)
    for seated, settings, told in (
        (4, USUAL, [sit]),
        (4, by_itself, [sit]),
        (5, USUAL, [wait]),
        (5, by_itself, []),
    ):
        players = [Seating(seat, f"AI {seat}", None, "hard") for seat in all_seats(seated)]
        shown = lobby_message(table("shogun"), players, words, settings=settings)
        said = "\n".join(one.content for one in shown.blocks if isinstance(one, Text))
        assert [text for text in (sit, wait) if text in said] == told


def test_a_full_table_takes_no_computer_player() -> None:
    players = [Seating(seat, f"AI {seat}", None, "hard") for seat in all_seats(5)]
    panel = options_panel(table("shogun"), players, texts_in("en"))
    verbs = [block.verb for block in panel.blocks if isinstance(block, Select)]
    assert ADD_LEVEL not in verbs


def test_samurai_spirit_offers_all_its_options() -> None:
    """SS1.1, SS1.3, SS1.4: words, yes or no, and a small number."""
    offered = find("spirit").card.choices()
    assert list(offered["difficulty"]) == ["easy", "normal", "hard", "heroic"]
    assert list(offered["samurai"]) == ["random", "chosen"]
    assert offered["support_tokens"] == {"false": False, "true": True}
    assert offered["samurai_per_player"] == {"2": 2, "3": 3}


@pytest.mark.parametrize(("seats", "told"), [(1, True), (2, False), (7, False)])
def test_how_many_samurai_one_leads_is_asked_of_a_player_alone(seats: int, told: bool) -> None:
    """SS1.1: two players or more always have one samurai each."""
    words, opened = texts_in("en"), replace(table("spirit"), seats_wanted=seats)
    begun = replace(opened, status="running", seats_wanted=7, seed=bytes(32), rules_version=1)
    players = [Seating(seat, "Aiko", 101) for seat in all_seats(seats)]
    label = words("spirit-option-samurai_per_player")
    for match in (opened, begun):
        message = lobby_message(match, players, words)
        assert any(isinstance(block, Text) and label in block.content for block in message.blocks) is told
    asked = [
        block.placeholder for block in options_panel(opened, (), words).blocks if isinstance(block, Select)
    ]
    assert (label in asked) is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_what_is_not_printed(language: str) -> None:
    """SH1.1, SH1.2: reconstructed on the moon side alone. HO1.1: house values."""
    words, note = texts_in(language), "shogun-option-side-moon-note"
    sun = table("shogun")
    moon = replace(sun, options=sun.options | {"side": "moon"})
    for match, told in ((sun, False), (moon, True)):
        shown = "\n".join(
            block.content for block in lobby_message(match, [], words).blocks if isinstance(block, Text)
        )
        assert (words(note) in shown) is told
    honor = [
        block.content for block in lobby_message(table("honor"), [], words).blocks if isinstance(block, Text)
    ]
    assert any(words("honor-lobby-play") in content for content in honor)
    assert words("honor-lobby-play").count(".") == texts_in("en")("honor-lobby-play").count(".") == 2
