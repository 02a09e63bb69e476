"""Frequencies of symbols and flames among the unseen raiders, by what this game has shown."""

import msgspec

from rules.spirit.content import Symbol, content
from rules.spirit.piles import unseen
from rules.spirit.state import Observation


class Odds(msgspec.Struct, frozen=True):
    """The probabilities that an unseen raider of the stack shows each symbol, or flames."""

    symbols: dict[Symbol, float]
    flames: float


def odds(observation: Observation) -> Odds:
    """The odds for one of the raiders that lie face down, all equally likely where they are not known."""
    hidden, raiders = unseen(observation), content().raiders
    share = hidden.dealt / len(hidden.perhaps) if hidden.perhaps else 0.0
    chances = [(raiders[name], 1.0) for name in hidden.sure]
    chances += [(raiders[name], share) for name in hidden.perhaps]
    count = max(1, len(hidden.sure) + hidden.dealt)
    return Odds(
        symbols={
            symbol: sum(chance for raider, chance in chances if raider.symbol is symbol) / count
            for symbol in Symbol
        },
        flames=sum(chance for raider, chance in chances if raider.flames) / count,
    )
