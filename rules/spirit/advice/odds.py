"""What the raiders are like that nobody has seen, by counting those that everybody has."""

from collections.abc import Iterator

import msgspec

from rules.spirit.content import Rank, Symbol, content
from rules.spirit.state import Public

JOINED = (Rank.PLUNDERER, Rank.LIEUTENANT, Rank.BOSS)
"""Who is new in each round (SS5)."""


class Odds(msgspec.Struct, frozen=True):
    """How likely an unseen raider of the stack shows each symbol, or flames."""

    symbols: dict[Symbol, float]
    flames: float


def odds(public: Public) -> Odds:
    """Those of the raiders that may be in the game by now, and lie nowhere open."""
    raiders = [content().raiders[name] for name in unseen(public, *JOINED[: public.round])]
    count = max(1, len(raiders))
    return Odds(
        symbols={symbol: sum(raider.symbol is symbol for raider in raiders) / count for symbol in Symbol},
        flames=sum(raider.flames for raider in raiders) / count,
    )


def unseen(public: Public, *ranks: Rank) -> list[str]:
    """The raiders of these ranks of which nobody knows where they are, in the order of the material."""
    known = set(seen(public))
    return [name for name, raider in content().raiders.items() if raider.rank in ranks and name not in known]


def seen(public: Public) -> Iterator[str]:
    """The raiders of which everybody knows where they are."""
    yield from public.discard
    yield from public.turned_up
    yield from (name for name in (*public.stack, *public.intruders) if name)
    for board in public.boards:
        yield from board.line
        yield from board.held_off
    if public.opponent:
        yield public.opponent.raider
