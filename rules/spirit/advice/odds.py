"""What the raiders are like that nobody has seen, by counting those that everybody has."""

import msgspec

from rules.spirit.content import Rank, Symbol, content
from rules.spirit.piles import unknown_raiders
from rules.spirit.state import Public


class Odds(msgspec.Struct, frozen=True):
    """How likely an unseen raider of the stack shows each symbol, or flames."""

    symbols: dict[Symbol, float]
    flames: float


def odds(public: Public) -> Odds:
    """Those of the raiders that may be in the game by now, and lie nowhere open."""
    raiders = [content().raiders[name] for name in unknown_raiders(public, *tuple(Rank)[: public.round])]
    count = max(1, len(raiders))
    return Odds(
        symbols={symbol: sum(raider.symbol is symbol for raider in raiders) / count for symbol in Symbol},
        flames=sum(raider.flames for raider in raiders) / count,
    )
