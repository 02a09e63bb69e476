"""Set-up (HO1.2): samurai, start daimyos, the draw pile, the hands, the first seat."""

from rules.core.chance import Chance
from rules.core.errors import InvalidOptions
from rules.core.model import Seat
from rules.honor.card import CARD
from rules.honor.content import Content, content
from rules.honor.deck import CardKey, problems
from rules.honor.events import DrawPileMade, HandDealt, MatchBegan
from rules.honor.state import Hidden, Options, Player, Private, Public, State
from rules.honor.table import Table


def begin(options: Options, seats: int, chance: Chance) -> Table:
    """A table after the deal, before the first turn. Raises InvalidOptions."""
    _check(options, seats)
    printed = content(options.deck)
    daimyos = chance.shuffled(printed.start_daimyos)
    pile = chance.shuffled((*printed.drawn, *daimyos[seats:]))
    first = chance.below(seats)
    public = Public(
        length=options.length,
        deck=options.deck,
        players=tuple(Player(daimyo) for daimyo in daimyos[:seats]),
        shogun=None,
        draw_pile=len(pile),
        discards=(),
        first=Seat(first),
        round=0,
        turn=Seat(first),
    )
    table = Table(State(public, (Private(),) * seats, Hidden(tuple(pile))), chance)
    _emit_start(table, printed)
    _deal(table)
    return table


def _check(options: Options, seats: int) -> None:
    CARD.require_seats(seats)
    for problem in problems(options.deck) if options.deck else ():
        raise InvalidOptions("deck", reason=problem.text)


def _emit_start(table: Table, printed: Content) -> None:
    public = table.public
    goal = printed.figures.goal[public.length]
    daimyos = tuple(player.daimyo or CardKey("") for player in table.players)
    table.emit(MatchBegan(public.length, goal, printed.shogun_honor[table.seats], daimyos, public.first))


def _deal(table: Table) -> None:
    """Deal the start hands, from the top of the pile, seat by seat (HO1.2)."""
    size, pile = table.content.figures.start_hand, table.hidden.draw_pile
    for seat in table.clockwise(table.public.first):
        pile, hand = pile[:-size], pile[-size:]
        table.set_hand(seat, hand)
        table.emit(HandDealt(seat, len(hand), hand))
    table.set_hidden(draw_pile=pile)
    table.set(draw_pile=len(pile))
    table.emit(DrawPileMade(len(pile)))
