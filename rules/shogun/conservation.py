"""Conservation laws: no command may lose, duplicate or overdraw a piece or card (SH1.3)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from rules.core.errors import BrokenInvariant
from rules.core.model import by_seat
from rules.shogun import tower
from rules.shogun.content import Building, ProvinceName, content
from rules.shogun.prompts import AskGroup
from rules.shogun.state import NEUTRAL, Province, State


def check(state: State) -> None:
    """Raises BrokenInvariant, which names the first law that is violated."""
    for broken in _broken(state):
        raise BrokenInvariant(broken)


def _broken(state: State) -> Iterator[str]:
    found = _Found([0] * state.public.seats)
    yield from _provinces(state.public.provinces, found)
    yield from _armies(state, found.armies)
    yield from _tiles(found)
    yield from _cards(state)
    for seat, player in by_seat(state.public.players):
        if min(player.chests, player.rice, player.points, player.supply) < 0:
            yield f"seat {seat} has a negative count: {player}"


@dataclass
class _Found:
    """The pieces on the board: armies by seat, building tiles, revolt markers."""

    armies: list[int]
    tiles: list[Building] = field(default_factory=list)
    markers: int = 0


def _provinces(provinces: Mapping[ProvinceName, Province], found: _Found) -> Iterator[str]:
    """Check each province, and add its pieces to `found`."""
    printed = content().provinces
    for name, province in provinces.items():
        if province.owner is None:
            if province != NEUTRAL:
                yield f"neutral {name} holds pieces: {province}"
            continue
        if province.armies < 1:
            yield f"{name} has an owner and no army"
        if province.revolts < 0:
            yield f"{name} has {province.revolts} revolt markers"
        if buildings := province.buildings:
            if len(set(buildings)) < len(buildings):
                yield f"{name} has two buildings of a kind"
            if len(buildings) > printed[name].building_spaces:
                yield f"{name} has more buildings than spaces"
            found.tiles += buildings
        found.armies[province.owner] += province.armies
        found.markers += province.revolts


def _armies(state: State, on_map: Sequence[int]) -> Iterator[str]:
    """For each colour, supply + map + tower + tray is the number in the box."""
    public, pieces = state.public, content().pieces
    inside = tower.count(chain.from_iterable(state.hidden.tower), public.seats)
    for seat, player in by_seat(public.players):
        armies = player.supply + on_map[seat] + inside.armies[seat] + public.tray.armies[seat]
        if armies != pieces["armies_per_player"]:
            yield f"seat {seat} has {armies} armies"
    farmers = public.farmers + inside.farmers + public.tray.farmers
    if farmers != pieces["farmers"] or public.farmers < 0:
        yield f"there are {farmers} farmer armies, {public.farmers} of them in supply"
    if public.tray.farmers < 0 or min(public.tray.armies) < 0:
        yield f"the tray holds {public.tray}"


def _tiles(found: _Found) -> Iterator[str]:
    for building in Building:
        built = found.tiles.count(building)
        if built > content().pieces_of(building):
            yield f"there are {built} {building}s on the board"
    if found.markers > content().pieces["revolt_markers"]:
        yield f"there are {found.markers} revolt markers on the board"


def _cards(state: State) -> Iterator[str]:
    """Each province card is in exactly one place; each event and action card is there exactly once."""
    public, hidden = state.public, state.hidden
    if public.provinces.keys() != public.board.neighbours.keys():
        yield "the provinces in play have changed"
    if public.draft:
        drawn = [public.asking.province] if isinstance(public.asking, AskGroup) else []
        held = [name for name, province in public.provinces.items() if province.owner is not None]
        cards = [*hidden.province_deck, *public.draft.open_cards, *drawn, *held]
        if sorted(cards) != sorted(public.provinces):
            yield "a province card is lost or doubled in the draft"
    events = [*hidden.event_deck, *public.events, *([] if public.event is None else [public.event])]
    if len(set(events)) < len(events):
        yield "an event card is doubled"
    row = [*(action for action in public.actions if action), *hidden.action_deck]
    if len(set(row)) < len(row) or (row and len(row) != len(public.actions)):
        yield "an action card is lost or doubled"
