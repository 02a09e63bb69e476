"""The raider stack, the intruder stack and the discard pile (SS1.3).

What lies face down is kept twice: its order in Hidden, and what everybody has seen of it in Public. Both have
the top first; the discard pile has its newest card last.
"""

from collections.abc import Iterator

from rules.spirit.content import Rank, content
from rules.spirit.events import RaiderInfiltrated
from rules.spirit.state import Public, Stack
from rules.spirit.table import Table


def draw(table: Table) -> str:
    """Take the top raider of the stack."""
    return draw_several(table, 1)[0]


def draw_several(table: Table, count: int) -> tuple[str, ...]:
    """Take so many raiders from the top of the stack, or all there are."""
    drawn, rest = table.hidden.stack[:count], table.hidden.stack[count:]
    table.set_hidden(stack=rest)
    table.set(stack=table.public.stack[count:])
    return drawn


def put_on_top(table: Table, raiders: tuple[str, ...]) -> None:
    """Lay raiders face up on the stack (SS4.4)."""
    table.set_hidden(stack=raiders + table.hidden.stack)
    table.set(stack=raiders + table.public.stack)


def bury(table: Table, raider: str) -> None:
    """Put a raider that everybody has seen under the stack (SS4.4)."""
    table.set_hidden(stack=(*table.hidden.stack, raider))
    table.set(stack=(*table.public.stack, raider))


def reshuffle(table: Table, raiders: tuple[str, ...]) -> None:
    """Shuffle raiders into the stack: nobody knows any more where which one lies."""
    stack = tuple(table.chance.shuffled(table.hidden.stack + raiders))
    table.set_hidden(stack=stack)
    table.set(stack=_unseen(stack))


def infiltrate(table: Table) -> None:
    """The top of the stack goes unseen on top of the intruder stack (SS2.4, SS7)."""
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
    """The rest of the stack goes on top of the intruders (SS5). Returns how many."""
    public, hidden = table.public, table.hidden
    table.set(stack=(), intruders=public.stack + public.intruders)
    table.set_hidden(stack=(), intruders=hidden.stack + hidden.intruders)
    return len(hidden.stack)


def take_intruders(table: Table, count: int) -> tuple[str, ...]:
    """Take so many raiders from the top of the intruder stack, or all there are."""
    taken, rest = table.hidden.intruders[:count], table.hidden.intruders[count:]
    table.set_hidden(intruders=rest)
    table.set(intruders=table.public.intruders[count:])
    return taken


def discard(table: Table, *raiders: str) -> None:
    """Lay raiders on the discard pile."""
    table.set(discard=table.public.discard + raiders)


# ---- what everybody knows ----------------------------------------------------------------------------------


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
    """The raiders of which everybody knows where they are: open, or seen in a stack."""
    yield from open_raiders(public)
    yield from (name for name in (*public.stack, *public.intruders) if name)


def unknown_raiders(public: Public, *ranks: Rank) -> list[str]:
    """The raiders of these ranks of which nobody knows where they are, in the order of the material."""
    known = set(known_raiders(public))
    return [name for name, raider in content().raiders.items() if raider.rank in ranks and name not in known]


def _unseen(stack: tuple[str, ...]) -> Stack:
    return (None,) * len(stack)
