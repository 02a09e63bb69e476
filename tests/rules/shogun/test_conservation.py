"""SH1.3: each violation of a conservation law is detected, and nothing else."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.errors import BrokenInvariant
from rules.shogun.content import ProvinceName
from rules.shogun.game import GAME
from rules.shogun.state import FARMER, Cubes, Province, State
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.matches import MOON_DRAFT
from tests.rules.shogun.positions import BLUE, CASTLE, TEMPLE, THEATER, Position

KAI = ProvinceName("Kai")
SOUND = Position().province("Kai", BLUE, 2).state
DRAFTING = GAME.setup(MOON_DRAFT, 3, Luck()).state


def public(state: State = SOUND, **changes: Any) -> State:
    return replace(state, public=replace(state.public, **changes))


def hidden(state: State = SOUND, **changes: Any) -> State:
    return replace(state, hidden=replace(state.hidden, **changes))


def player(**changes: Any) -> State:
    """With other counts before Blue."""
    first, *others = SOUND.public.players
    return public(players=(replace(first, **changes), *others))


def land(province: Province) -> State:
    """With something else in Kai."""
    return public(provinces={**SOUND.public.provinces, KAI: province})


def floor(*cubes: int) -> tuple[tuple[int, ...], ...]:
    """A tower with these cubes on the upper floor."""
    return (cubes, *SOUND.hidden.tower[1:])


def everywhere(seats: int = 5) -> Position:
    """Blue has one army and a castle in every province."""
    position = Position(seats)
    for name in position.state.public.provinces:
        position.province(name, BLUE, 1, CASTLE)
    return position


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (land(Province(None, 1)), "neutral Kai holds pieces"),
        (land(Province(BLUE, 2, revolts=-1)), "Kai has -1 revolt markers"),
        (land(Province(BLUE, 3)), "seat 0 has 63 armies"),
        (land(Province(BLUE, 1)), "seat 0 has 61 armies"),
        (player(supply=61), "seat 0 has 63 armies"),
        (hidden(tower=floor(BLUE)), "seat 0 has 63 armies"),
        (public(tray=Cubes((0, 1, 0, 0), 0)), "seat 1 has 63 armies"),
        (hidden(tower=floor(FARMER)), "there are 21 farmer armies, 20 of them in supply"),
        (public(farmers=19), "there are 19 farmer armies"),
        (public(hidden(tower=floor(*[FARMER] * 21)), farmers=-1), "20 farmer armies, -1 of them"),
        (public(farmers=21, tray=Cubes((0, 0, 0, 0), -1)), "the tray holds"),
        (
            public(player(supply=61), tray=Cubes((-1, 0, 0, 0), 0)),
            "the tray holds",
        ),
        (player(chests=-1), "seat 0 has a negative count"),
        (player(rice=-1), "seat 0 has a negative count"),
        (player(points=-1), "seat 0 has a negative count"),
    ],
)
def test_sh1_3_pieces_are_lost_doubled_or_overdrawn(state: State, told: str) -> None:
    with pytest.raises(BrokenInvariant, match=told):
        GAME.check(state)


@pytest.mark.parametrize(
    "position",
    [
        Position().province("Izu", BLUE, 1, CASTLE, TEMPLE, THEATER, revolts=42),
        Position().province("Kai", BLUE, 62).chests(BLUE, 0),
        Position().farmers(0),
        Position().tray({BLUE: 3}, farmers=20),
    ],
)
def test_sh1_3_all_pieces_there_are_may_be_used(position: Position) -> None:
    GAME.check(position.state)


def test_sh1_3_there_are_28_castles() -> None:
    with pytest.raises(BrokenInvariant, match=r"there are \d+ castles on the board"):
        GAME.check(everywhere().state)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            public(provinces={name: one for name, one in SOUND.public.provinces.items() if name != "Aki"}),
            "play",
        ),
        (hidden(DRAFTING, province_deck=DRAFTING.hidden.province_deck[1:]), "a province card is lost"),
        (
            hidden(DRAFTING, province_deck=(KAI, *DRAFTING.hidden.province_deck)),
            "a province card is lost or doubled in the draft",
        ),
        (hidden(event_deck=(*SOUND.hidden.event_deck, SOUND.public.events[0])), "an event card is doubled"),
        (public(event=SOUND.public.events[0]), "an event card is doubled"),
        (hidden(action_deck=SOUND.hidden.action_deck[1:]), "an action card is lost or doubled"),
        (
            hidden(action_deck=(SOUND.public.actions[0], *SOUND.hidden.action_deck[1:])),
            "an action card is lost or doubled",
        ),
    ],
)
def test_sh1_3_cards_are_lost_or_doubled(state: State, told: str) -> None:
    with pytest.raises(BrokenInvariant, match=told):
        GAME.check(state)


def test_sh1_3_what_is_sound_is_let_pass() -> None:
    GAME.check(SOUND)
    GAME.check(DRAFTING)
