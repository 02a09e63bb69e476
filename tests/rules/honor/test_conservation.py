"""Each violation of a conservation law is detected."""

import pytest
from msgspec.structs import replace

from rules.core.errors import BrokenInvariant
from rules.core.model import Seat
from rules.honor import conservation
from rules.honor.state import State
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, Position


def changed(seat: Seat, **changes: object) -> State:
    """The start of the tests, with one player changed and no other card moved for it."""
    state = Position().state
    players = list(state.public.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, public=replace(state.public, players=tuple(players)))


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (changed(AXEL, daimyo_house=("archers",)), "lost .* or doubled .*'archers': 1"),
        (changed(AXEL, daimyo=None), "lost .*'hojo_soun': 1"),
        (changed(AXEL, hand=1), "seat 0 holds 0 cards, not 1"),
    ],
)
def test_a_card_is_lost_or_doubled(state: State, told: str) -> None:
    """Each card is in one place, and the public numbers of cards are right."""
    with pytest.raises(BrokenInvariant, match=told):
        conservation.check(state)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (Position().houses(AXEL, "archers " * 6), "daimyo house holds 6 warrior cards .seat 0"),
        (
            Position().houses(AXEL, "", "okugata_low okugata_high"),
            "samurai house holds 2 okugata cards",
        ),
        (Position().houses(AXEL, "fortress water_castle"), "daimyo house holds 2 castle cards"),
        (Position().houses(AXEL, "", "fortress"), "samurai house holds a castle"),
        (Position().houses(AXEL, "", "thief"), "samurai house holds a thief"),
        (Position().houses(AXEL, "daisho").ronin(AXEL), "daimyo house has no daimyo"),
        (Position().player(AXEL, daimyo="daisho"), "daisho is no daimyo"),
        (Position().hand(AXEL, "archers " * 8), "seat 0 holds 8 cards"),
        (Position().public(shogun=AXEL).ronin(AXEL), "Shogun without a daimyo"),
        (Position().allied(AXEL, CHRISTIAN).allied(BIRGIT, CHRISTIAN), "two allied samurai"),
        (Position().allied(AXEL, BIRGIT).ronin(BIRGIT), "serves seat 1 wrongly"),
        (Position().player(AXEL, leaving=True), "leaves nobody"),
    ],
)
def test_an_impossible_table_is_found(position: Position, told: str) -> None:
    """HO1.4, HO3.1, HO5.1."""
    with pytest.raises(BrokenInvariant, match=told):
        conservation.check(position.state)


def test_the_public_size_of_the_draw_pile_is_right() -> None:
    """Its number is public."""
    state = Position().state
    with pytest.raises(BrokenInvariant, match="draw pile has"):
        conservation.check(replace(state, public=replace(state.public, draw_pile=3)))
