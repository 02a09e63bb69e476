"""Frequencies of symbols and flames among the unseen raiders, by counting the seen ones."""

import msgspec

from rules.spirit.content import Rank, Symbol, content
from rules.spirit.piles import unknown_raiders
from rules.spirit.state import Public


class Odds(msgspec.Struct, frozen=True):
    """The probabilities that an unseen raider of the stack shows each symbol, or flames."""

    symbols: dict[Symbol, float]
    flames: float


def odds(public: Public) -> Odds:
    """The odds among the raiders that may be in the game by now and are not open."""
    raiders = [content().raiders[name] for name in unknown_raiders(public, *tuple(Rank)[: public.round])]
    count = max(1, len(raiders))
    return Odds(
        symbols={symbol: sum(raider.symbol is symbol for raider in raiders) / count for symbol in Symbol},
        flames=sum(raider.flames for raider in raiders) / count,
    )
