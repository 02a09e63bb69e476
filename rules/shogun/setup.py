"""Set-up (SH2): the board, start provinces by preset or draft, the tower."""

from rules.core.chance import Chance
from rules.core.errors import InvalidOptions
from rules.core.model import all_seats, by_seat
from rules.shogun import draft, tower
from rules.shogun.battle import heap
from rules.shogun.card import CARD
from rules.shogun.content import Season, Side, board, content
from rules.shogun.events import MatchBegan, TowerFilled
from rules.shogun.state import (
    NEUTRAL,
    Cubes,
    Hidden,
    Options,
    Phase,
    Player,
    Private,
    Public,
    Setup,
    State,
)
from rules.shogun.table import Table


def begin(options: Options, seats: int, chance: Chance, rules_version: int) -> Table:
    """A table with the start provinces dealt, or with the draft begun. Raises InvalidOptions."""
    _check(options, seats)
    table = Table(_bare(options, seats), chance, rules_version)
    start, printed = table.content.start_chests[seats], table.content.pieces
    table.emit(MatchBegan(options.side, seats, start, printed["armies_per_player"], printed["farmers"]))
    if options.setup is Setup.DRAFT:
        draft.begin(table)
    else:
        _deal_preset(table)
    return table


def fill_tower(table: Table) -> None:
    """The first throw (SH2.4): what falls out returns to the supplies, not to the tray."""
    armies, farmers = table.content.tower_armies, table.content.tower_farmers
    thrown = Cubes((armies,) * table.seats, farmers)
    inside, fell = tower.throw(table.content.tower, table.hidden.tower, thrown, table.chance)
    fallen = tower.count(fell, table.seats)
    table.set_hidden(tower=inside)
    table.return_to_supply(fallen - thrown)
    table.emit(TowerFilled(thrown, fallen))


def _check(options: Options, seats: int) -> None:
    CARD.require_seats(seats)
    if options.side is Side.MOON and options.setup is Setup.PRESET:
        raise InvalidOptions("moon_needs_draft")


def _bare(options: Options, seats: int) -> State:
    """The empty board."""
    printed = content()
    in_play = board(options.side, seats).provinces
    player = Player(printed.start_chests[seats], rice=0, points=0, supply=printed.pieces["armies_per_player"])
    public = Public(
        side=options.side,
        provinces=dict.fromkeys(in_play, NEUTRAL),
        players=(player,) * seats,
        farmers=printed.pieces["farmers"],
        tray=heap(seats, {}),
        phase=Phase.DRAFT,
        year=1,
        season=Season.SPRING,
        events=(),
        event=None,
        actions=(),
        slot=0,
        specials=printed.specials,
        taken_by=(None,) * len(printed.specials),
        bids=(),
        ranking=(),
        turn_order=all_seats(seats),
        acted=0,
        confirmed=(False,) * seats,
        asking=None,
        asked=0,
    )
    return State(public, (Private(),) * seats, Hidden(tower.empty(printed.tower)))


def _deal_preset(table: Table) -> None:
    """The start tables of the supplement, dealt at random (SH2.3)."""
    for seat, provinces in by_seat(table.chance.shuffled(table.content.preset[table.seats])):
        for province, armies in provinces.items():
            draft.place(table, seat, province, armies)
