"""Conservation laws: no command may lose, duplicate or overdraw a piece or card (SH1.3)."""

from collections import Counter
from collections.abc import Iterator

from rules.core.errors import BrokenInvariant
from rules.core.model import by_seat
from rules.shogun.content import Building, content
from rules.shogun.prompts import AskGroup
from rules.shogun.state import FARMER, Phase, Province, State


def check(state: State) -> None:
    """Raises BrokenInvariant, which names the first law that is violated."""
    for broken in _broken(state):
        raise BrokenInvariant(broken)


def _broken(state: State) -> Iterator[str]:
    yield from _armies(state)
    yield from _tiles(state)
    yield from _provinces(state)
    yield from _cards(state)
    for seat, player in by_seat(state.public.players):
        if min(player.chests, player.rice, player.points, player.supply) < 0:
            yield f"seat {seat} has a negative count: {player}"


def _armies(state: State) -> Iterator[str]:
    """For each colour, supply + map + tower + tray is the number in the box."""
    public, pieces = state.public, content().pieces
    inside = Counter(colour for floor in state.hidden.tower for colour in floor)
    on_map: Counter[int | None] = Counter()
    for province in public.provinces.values():
        on_map[province.owner] += province.armies
    for seat, player in by_seat(public.players):
        armies = player.supply + on_map[seat] + inside[seat] + public.tray.armies[seat]
        if armies != pieces["armies_per_player"]:
            yield f"seat {seat} has {armies} armies"
    farmers = public.farmers + inside[FARMER] + public.tray.farmers
    if farmers != pieces["farmers"] or public.farmers < 0:
        yield f"there are {farmers} farmer armies, {public.farmers} of them in supply"
    if public.tray.farmers < 0 or min(public.tray.armies) < 0:
        yield f"the tray holds {public.tray}"


def _tiles(state: State) -> Iterator[str]:
    provinces = state.public.provinces.values()
    for building in Building:
        built = sum(province.buildings.count(building) for province in provinces)
        if built > content().pieces_of(building):
            yield f"there are {built} {building}s on the board"
    markers = sum(province.revolts for province in provinces)
    if markers > content().pieces["revolt_markers"]:
        yield f"there are {markers} revolt markers on the board"


def _provinces(state: State) -> Iterator[str]:
    for name, province in state.public.provinces.items():
        if province.owner is None and province != Province():
            yield f"neutral {name} holds pieces: {province}"
        if province.owner is not None and province.armies < 1:
            yield f"{name} has an owner and no army"
        if len(set(province.buildings)) < len(province.buildings):
            yield f"{name} has two buildings of a kind"
        if len(province.buildings) > content().provinces[name].building_spaces:
            yield f"{name} has more buildings than spaces"
        if province.revolts < 0:
            yield f"{name} has {province.revolts} revolt markers"


def _cards(state: State) -> Iterator[str]:
    """Each province card is in exactly one place; each event and action card is there exactly once."""
    public, hidden = state.public, state.hidden
    if set(public.provinces) != set(public.board.provinces):
        yield "the provinces in play have changed"
    if public.phase is Phase.DRAFT and public.draft:
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
