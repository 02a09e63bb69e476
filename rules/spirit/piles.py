"""The raider stack, the intruder stack and the discard pile (SS1.3).

Face-down piles are stored twice: their order in Hidden, and the publicly known cards in Public. Both have the
top first; the discard pile has its newest card last.
"""

from collections.abc import Iterator

import msgspec

from rules.spirit.content import Rank, content
from rules.spirit.events import RaiderInfiltrated
from rules.spirit.state import Observation, Public, Stack
from rules.spirit.table import Table


def draw(table: Table) -> str:
    """Take the top raider of the stack."""
    return draw_several(table, 1)[0]


def draw_several(table: Table, count: int) -> tuple[str, ...]:
    """Take up to `count` raiders from the top of the stack."""
    drawn, rest = table.hidden.stack[:count], table.hidden.stack[count:]
    table.set_hidden(stack=rest)
    table.set(stack=table.public.stack[count:])
    return drawn


def put_on_top(table: Table, raiders: tuple[str, ...]) -> None:
    """Lay raiders face up on the stack (SS4.4)."""
    table.set_hidden(stack=raiders + table.hidden.stack)
    table.set(stack=raiders + table.public.stack)


def bury(table: Table, raider: str) -> None:
    """Put a publicly known raider under the stack (SS4.4)."""
    table.set_hidden(stack=(*table.hidden.stack, raider))
    table.set(stack=(*table.public.stack, raider))


def reshuffle(table: Table, raiders: tuple[str, ...]) -> None:
    """Shuffle raiders into the stack: afterwards no position is publicly known."""
    stack = tuple(table.chance.shuffled(table.hidden.stack + raiders))
    table.set_hidden(stack=stack)
    table.set(stack=_unseen(stack))


def infiltrate(table: Table) -> None:
    """Move the top of the stack unseen onto the intruder stack (SS2.4, SS7)."""
    seen = table.public.stack[0]
    raider = draw(table)
    table.set_hidden(intruders=(raider, *table.hidden.intruders))
    table.set(intruders=(seen, *table.public.intruders), latest=table.on_turn)
    table.emit(RaiderInfiltrated(seen))


def gather(table: Table) -> tuple[str, ...]:
    """Take up every raider of the game that is not in the stack (SS5)."""
    lines = [name for board in table.boards for name in (*board.line, *board.held_off)]
    gathered = (*lines, *table.public.discard, *table.hidden.intruders)
    table.set_hidden(intruders=())
    table.set(intruders=())
    return gathered


def storm(table: Table) -> int:
    """Move the rest of the stack onto the intruder stack (SS5). Returns the number of raiders."""
    public, hidden = table.public, table.hidden
    table.set(stack=(), intruders=public.stack + public.intruders)
    table.set_hidden(stack=(), intruders=hidden.stack + hidden.intruders)
    return len(hidden.stack)


def take_intruders(table: Table, count: int) -> tuple[str, ...]:
    """Take up to `count` raiders from the top of the intruder stack."""
    taken, rest = table.hidden.intruders[:count], table.hidden.intruders[count:]
    table.set_hidden(intruders=rest)
    table.set(intruders=table.public.intruders[count:])
    return taken


def discard(table: Table, *raiders: str) -> None:
    """Lay raiders on the discard pile."""
    table.set(discard=table.public.discard + raiders)


# ---- public knowledge --------------------------------------------------------------------------------------


def open_raiders(public: Public) -> Iterator[str]:
    """The raiders that lie open: those in no stack and not in the box."""
    yield from public.discard
    yield from public.turned_up
    for board in public.boards:
        yield from board.line
        yield from board.held_off
    if public.opponent:
        yield public.opponent.raider


def known_raiders(public: Public) -> Iterator[str]:
    """The raiders whose position is publicly known: open, or seen in a stack."""
    yield from open_raiders(public)
    yield from (name for name in (*public.stack, *public.intruders) if name)


class Unseen(msgspec.Struct, frozen=True):
    """The raiders whose position is unknown, in the order of the material."""

    sure: tuple[str, ...]
    """They certainly lie in the raider stack or among the intruders."""
    perhaps: tuple[str, ...]
    """As many as `dealt` of them lie there, too, the others in the box."""
    dealt: int

    @property
    def possible(self) -> tuple[str, ...]:
        """All that may lie there."""
        return self.sure + self.perhaps


def unseen(observation: Observation) -> Unseen:
    """What may still come, by what this game has shown: only this round's rank can be new (SS5).

    A boss that another one has shuffled back into the stack (SS7) counts as a boss not seen yet.
    """
    public = observation.public
    known = set(known_raiders(public))
    sure = tuple(name for name in observation.shown if name not in known)
    joining = content().ranked(tuple(Rank)[public.round - 1])
    perhaps = tuple(name for name in joining if name not in known)
    dealt = public.stack.count(None) + public.intruders.count(None) - len(sure)
    if dealt == len(perhaps):
        return Unseen(sure + perhaps, (), 0)
    return Unseen(sure, perhaps if dealt else (), dealt)


def _unseen(stack: tuple[str, ...]) -> Stack:
    return (None,) * len(stack)
