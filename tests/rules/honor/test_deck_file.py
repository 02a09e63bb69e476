"""HO1.1: a host's corrected deck file, and the errors of an invalid one."""

from dataclasses import dataclass
from importlib.resources import files

import msgspec
import pytest

from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import InvalidOptions
from rules.honor import reckoning
from rules.honor.commands import EndTurn
from rules.honor.content import content, shipped_deck
from rules.honor.deck import Card, CardKey, Deck, DeckError, read_deck
from rules.honor.game import GAME
from rules.honor.state import Options
from tests.rules.honor.matches import random_match, seed_of
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, Position

TEXT = (files("data") / "honor" / "deck.toml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Slip:
    """A slip of a host's pen: what was written for what, and what the host is told."""

    old: str
    new: str
    told: str


SLIPS = [
    Slip("count = 12", "count = 11", r"there must be 97 other cards, not 96 \(.*44 warrior, .*\)"),
    Slip("count = 12", "count = 0", r"line {}: card 'spearmen': .*`int` >= 1 .*count"),
    Slip("ki = 6", "ki = 60", r"line {}: card 'samurai': .*`int` <= 15 .*ki"),
    Slip("honor = 30", 'honor = "30"', r"line {}: card 'tokugawa_ieyasu': Expected `int`, got `str`"),
    Slip("honor = 30", "honour = 30", r"line {}: card 'tokugawa_ieyasu': .*unknown field `honour`"),
    Slip('kind = "castle"', 'kind = "tower"', r"line {}: card 'water_castle': .*'tower'"),
    Slip('key = "cavalry"', 'key = "archers"', "line {}: two cards have the key 'archers'"),
    Slip("[50, 75, 100, 150]", "[50, 75, 100]", r"line {}: card 'shogun': honor_by_players needs four"),
    Slip("[50, 75, 100, 150]", "[50, 75, 100, 500]", r"line {}: card 'shogun': Expected `int` <= 400"),
    Slip("steals = 1", "steals = 0", "line {}: card 'thief': a thief steals at least 1 card"),
    Slip("honor = 30", "cost = 5", "line {}: card 'tokugawa_ieyasu': a daimyo card costs no honor"),
    Slip("cost_against_ally = 50", "cost_against_ally = 5", "line {}: card 'assassin': cost_against_ally"),
    Slip("loss = 75", "loss = 25", "line {}: card 'dishonor': loss must not be smaller"),
    Slip('house = ["name"]', 'house = ["nome"]', "line {}: card 'hojo_soun': house names 'nome'"),
    Slip("count = 12", "count = ", r"the deck is no TOML: .*line {}"),
    Slip("[[cards]]", "[cards]", "the deck "),
    Slip("[[cards]]", "x = 1\n[[cards]]", r"must consist of \[\[cards\]\] tables only"),
]


def line_of(text: str) -> int:
    """The first line of the shipped file that has the text."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.new)
def test_a_wrong_deck_names_the_wrong_line(slip: Slip) -> None:
    """One clear line for the host."""
    assert slip.old in TEXT
    told = slip.told.replace("{}", str(line_of(slip.old)))
    with pytest.raises(DeckError, match=told) as raised:
        read_deck(TEXT.replace(slip.old, slip.new, 1))
    assert "\n" not in str(raised.value)


def test_an_assassin_may_cost_the_same_against_an_ally() -> None:
    """HO5.7 costs more as printed; a host who leaves that out is not refused."""
    assert read_deck(TEXT.replace("cost_against_ally = 50", "cost_against_ally = 25", 1))


@pytest.mark.parametrize(
    ("figure", "least", "most"),
    [
        ("count", 1, 40),
        ("honor", 0, 100),
        ("ki", 0, 15),
        ("strength", 0, 18),
        ("actions", 0, 5),
        ("cost", 0, 100),
        ("steals", 0, 5),
        ("loss", 0, 100),
    ],
)
def test_a_figure_has_limits(figure: str, least: int, most: int) -> None:
    """Wide enough for what is printed, and what a picture has room for."""
    card = {"key": "card", "kind": "warrior", "name": "Card", "count": 1}
    for value in (least, most):
        assert getattr(msgspec.convert(card | {figure: value}, Card), figure) == value
    for value in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError, match=figure):
            msgspec.convert(card | {figure: value}, Card)


def test_a_card_that_says_no_more_is_played_with_one_action_and_does_nothing() -> None:
    """HO2.2: what a host may leave out."""
    card = msgspec.convert({"key": "card", "kind": "warrior", "name": "Card", "count": 1}, Card)
    assert (card.actions, card.steals) == (1, 0)
    assert not any((card.honor, card.ki, card.strength, card.cost, card.cost_against_ally))
    assert (card.loss, card.loss_with_save_face, card.honor_by_players) == (0, 0, ())


def test_a_card_that_lacks_a_field_is_named_by_the_line_where_it_begins() -> None:
    """There is no other."""
    begins = line_of('key = "thief"') - 1
    with pytest.raises(DeckError, match=f"line {begins}: card 'thief': a thief steals at least 1 card"):
        read_deck(TEXT.replace("steals = 1\n", "", 1))


def test_the_shipped_deck_tells_printed_inferred_and_house_figures_apart() -> None:
    """The assassin is all printed, a warrior's honor is inferred, and its strength is ours."""
    cards = content().cards
    assert (cards[CardKey("assassin")].house, cards[CardKey("assassin")].inferred) == ((), ())
    assert cards[CardKey("archers")].inferred == ("honor",)
    assert "strength" in cards[CardKey("archers")].house


@pytest.fixture(scope="module")
def corrected() -> Deck:
    return read_deck(TEXT.replace("ki = 6", "ki = 9", 1))


def test_a_match_is_played_with_the_hosts_deck(corrected: Deck) -> None:
    """It is part of the match's options, so that its record is replayed with it, wherever."""
    options = Options(deck=corrected)
    state = GAME.setup(options, 4, Chance(seed_of("corrected"), 0)).state
    assert reckoning.ki(content(corrected), state.public.players[0]) == 9
    assert GAME.prompts(state)[state.public.turn].actions == 3  # type: ignore[attr-defined]
    assert codec.decode_state(GAME, codec.encode(state)) == state
    *_, last = random_match(options, 4, "corrected")
    assert GAME.outcome(last.step.state)


def test_HO4_2_the_samurais_own_figures_count_where_a_host_has_corrected_them() -> None:
    """HO2.1, HO5.3: honor and strength of the samurai, and the ally's strength; those shipped are 0."""
    figures = "honor = 0\nki = 6\nstrength = 0"
    deck = read_deck(TEXT.replace(figures, "honor = 15\nki = 6\nstrength = 4", 1))
    players = Position(3, Options(deck=deck)).allied(CHRISTIAN, BIRGIT).state.public.players
    assert [
        reckoning.strength(content(deck), players, seat, defending=False)
        for seat in (AXEL, BIRGIT, CHRISTIAN)
    ] == [4 + 1, 4 + 1 + 4, 4]
    assert reckoning.income(content(deck), players, None, AXEL) == reckoning.Income(5, 15, 0, False, 20)
    assert reckoning.income(content(deck), players, None, CHRISTIAN) == reckoning.Income(5, 15, 0, True, 10)


def test_a_deck_in_the_options_is_checked_at_the_start(corrected: Deck) -> None:
    """However it came there."""
    with pytest.raises(InvalidOptions, match="there must be 97 other cards"):
        GAME.setup(Options(deck=Deck(corrected.cards[:-1])), 4, Chance(seed_of("short"), 0))


def test_the_same_deck_written_out_plays_the_same_match() -> None:
    """The shipped one is not special."""
    chance = Chance(seed_of("same"), 0)
    with_own = GAME.setup(Options(deck=shipped_deck()), 3, chance)
    without = GAME.setup(Options(), 3, Chance(seed_of("same"), 0))
    assert with_own.events == without.events
    assert EndTurn() in GAME.legal(with_own.state, with_own.state.public.turn)
