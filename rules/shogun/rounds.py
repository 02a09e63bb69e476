"""The round (SH3): laying out cards, the reveal after planning, and the end after the tenth action."""

from itertools import pairwise

from rules.shogun import actions, auction, draft, setup, winter
from rules.shogun.content import ROUNDS, YEARS, Action, Season
from rules.shogun.events import EventDrawn, EventsOpened, RoundBegan
from rules.shogun.state import Phase, Private
from rules.shogun.table import Table

OPEN_EVENTS = 4
OPEN_ACTIONS = 5

_NEXT = dict(pairwise(ROUNDS))


def begin_year(table: Table, year: int) -> None:
    """Open four events for the year, new ones in the second (SH2.5, SH3.6)."""
    if year == 1:
        deck = tuple(table.chance.shuffled(range(len(table.content.events))))
        table.set_hidden(event_deck=deck)
    opened, rest = table.hidden.event_deck[:OPEN_EVENTS], table.hidden.event_deck[OPEN_EVENTS:]
    table.set_hidden(event_deck=rest)
    table.turn_page(year=year, season=Season.SPRING, phase=Phase.PLANNING, events=opened)
    table.emit(EventsOpened(year, opened))
    begin_round(table, Season.SPRING)


def begin_round(table: Table, season: Season) -> None:
    """Lay out the action and special cards; then all players plan (SH3.1, SH3.2)."""
    row = table.chance.shuffled(list(Action))
    shown, hidden = tuple(row[:OPEN_ACTIONS]), tuple(row[OPEN_ACTIONS:])
    specials = tuple(table.chance.shuffled(table.content.specials))
    table.turn_page(
        season=season,
        phase=Phase.PLANNING,
        event=None,
        actions=shown + (None,) * len(hidden),
        slot=0,
        acted=0,
        specials=specials,
        taken_by=(None,) * len(specials),
        bids=(),
        ranking=(),
        confirmed=(False,) * table.seats,
        asked=table.public.asked + 1,
    )
    table.private = [Private()] * table.seats
    table.set_hidden(action_deck=hidden)
    table.emit(RoundBegan(table.public.year, season, shown, specials))


def proceed(table: Table) -> None:
    """Continue after a choice, up to the next prompt or the end of the match."""
    while table.public.asking is None:
        match table.public.phase:
            case Phase.DRAFT:
                if draft.run(table):
                    setup.fill_tower(table)
                    begin_year(table, 1)
            case Phase.PLANNING:
                if not all(table.public.confirmed):
                    return
                _draw_event(table)
                auction.reveal(table)
            case Phase.AUCTION:
                if auction.run(table):
                    actions.begin(table)
            case Phase.ACTIONS:
                if actions.run(table):
                    _end_round(table)
            case Phase.WINTER:
                if winter.run(table):
                    _end_year(table)
            case Phase.OVER:
                return


def _draw_event(table: Table) -> None:
    """Draw one of the open events: it is valid in this round (SH3.3)."""
    drawn = table.chance.pick(table.public.events)
    rest = tuple(event for event in table.public.events if event != drawn)
    table.turn_page(phase=Phase.AUCTION, event=drawn, events=rest)
    table.emit(EventDrawn(drawn, rest))


def _end_round(table: Table) -> None:
    """The event leaves the game; next season, or winter in the turn order of fall (SH3.5)."""
    following = _NEXT.get(table.public.season)
    if following:
        begin_round(table, following)
    else:
        winter.begin(table)


def _end_year(table: Table) -> None:
    if table.public.year < YEARS:
        winter.clear(table)
        begin_year(table, table.public.year + 1)
    else:
        winter.end_match(table)
