"""The analysis of an ended match of Shogun: who could expect to win when, and what changed it.

At each planning the learned value gives every seat a chance of winning. The change until the next planning,
or until the end, is divided (`ai.shogun.division`) into what the seat's own decisions, the others' and luck
did (docs/decisions/0049-analysis-after-the-match.md).
"""

from itertools import pairwise

import msgspec

from ai.shogun.division import Chances, Division, divided
from ai.shogun.played_rounds import remaining, rounds_of
from ai.shogun.turning_points import Stretch, TurningPoint, decisive
from ai.shogun.value import learned
from rules.core.model import all_seats
from rules.core.record import MatchRecord
from rules.core.registry import find
from rules.shogun.content import Season


class Round(msgspec.Struct, frozen=True):
    """A round: the chances of winning at its planning, and what changed them until the next, or the end."""

    year: int
    season: Season
    chances: Chances
    division: Division


class Analysis(msgspec.Struct, frozen=True):
    """The rounds of a match, what the end gave (shared wins in parts), and the turning points in order."""

    rounds: tuple[Round, ...]
    end: Chances
    turning_points: tuple[TurningPoint, ...]

    @property
    def curve(self) -> tuple[Chances, ...]:
        """The chances by seat at each planning, and at the end."""
        return (*(one.chances for one in self.rounds), self.end)

    @property
    def whole(self) -> Division:
        """What changed the chances from the first planning to the end."""
        divisions = [one.division for one in self.rounds]
        own, others, luck = (
            tuple(map(sum, zip(*parts, strict=True))) for parts in zip(*divisions, strict=True)
        )
        return Division(own, others, luck)


def analyse(record: MatchRecord) -> Analysis | None:
    """The analysis of an ended match; None if no round of it can be replayed. Raises RecordError."""
    assert record.outcome, "the match has ended"
    game = find(record.game).of_version(record.rules_version) or find(record.game)
    played = list(rounds_of(game, remaining(record)))
    if not played:
        return None
    winners = record.outcome.winners
    end = tuple((seat in winners) / len(winners) for seat in all_seats(record.seats))
    curve = [*(tuple(learned().chances(one.start.public)) for one in played), end]
    rounds = []
    for number, (one, (before, after)) in enumerate(zip(played, pairwise(curve), strict=True)):
        public, division = one.start.public, divided(game, one, number, before, after)
        rounds.append(Round(public.year, public.season, before, division))
    stretches = [Stretch(one.start.public, one.end, one.events) for one in played]
    return Analysis(tuple(rounds), end, decisive(curve, stretches))
