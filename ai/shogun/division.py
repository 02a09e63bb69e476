"""What changed the chances of winning in a round of Shogun, told apart by rounds played in imagined worlds.

- own: the seat's plan against the advised one, and each of its later answers against the advised answer, in
  the same worlds, in which the others do what they did;
- luck: what came, against what was to be expected of the plans as they lay and the answers as they were;
- others: the rest, which is what the others planned and answered.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ai.quick_chance import QuickChance
from ai.rollout import play_on
from ai.shogun.plans import Planner
from ai.shogun.played_rounds import Answer, PlayedRound
from ai.shogun.value import learned
from ai.shogun.worlds import is_over
from rules.core.model import Seat
from rules.core.registry import AnyGame
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.imagine import imagine
from rules.shogun.state import Observation, Plan, Private, State

EXPECTED = 96
"""The worlds in which the plans as they lay are played, to know what was to be expected of them."""
COMPARED = 16
"""The worlds in which a plan or an answer is compared with the advised one."""

Chances: TypeAlias = tuple[float, ...]
"""A number a seat: chances of winning, or changes of these."""


class Division(NamedTuple):
    """The change of each seat's chance, in its three parts, which add up to it."""

    own: Chances
    others: Chances
    luck: Chances


def divided(game: AnyGame, played: PlayedRound, number: int, before: Chances, after: Chances) -> Division:
    """The change from the chances `before` a round to those `after` it; its worlds follow from its number."""
    worlds = _Worlds(game, played, number)
    gains = [0.0] * len(before)
    own = [worlds.gain_by_plan(Seat(seat)) for seat in range(len(before))]
    for place, answer in enumerate(played.answers):
        gained = worlds.gains_by_answer(answer, place)
        own[answer.seat] += gained[answer.seat]
        gains = [sum(pair) for pair in zip(gains, gained, strict=True)]
    expected = worlds.expected()
    luck = _difference(_difference(after, expected), gains)
    others = _difference(_difference(_difference(after, before), own), luck)
    return Division(tuple(own), others, luck)


class _Worlds:
    """The worlds of a round: the same number gives the same one."""

    def __init__(self, game: AnyGame, played: PlayedRound, number: int) -> None:
        self._game = game
        self._played = played
        self._series = (number + 1) << 20
        self._planning = cache(self._imagined)

    def expected(self) -> Chances:
        """The chances that were to be expected, by seat, when all plans lay."""
        return _mean(self._after_plans(self._played.plans, world) for world in range(EXPECTED))

    def gain_by_plan(self, seat: Seat) -> float:
        """What a seat's plan gained it against the advised one, the others' plans as they were."""
        public, plans = self._played.start.public, self._played.plans
        advised = Planner(Observation(seat, public, Private())).advised
        if plans[seat] == advised:
            return 0.0
        others = {**plans, seat: advised}
        return fmean(
            self._after_plans(plans, world)[seat] - self._after_plans(others, world)[seat]
            for world in range(COMPARED)
        )

    def gains_by_answer(self, answer: Answer, place: int) -> Chances:
        """What an answer, by its place, gained each seat against the advised one, all plans as they lay."""
        advised = self._game.advise(self._game.observe(answer.state, answer.seat))
        if answer.command == advised:
            return (0.0,) * len(answer.state.private)
        first = self._series + (place + 1) * EXPECTED
        return _mean(
            _difference(
                self._after_answer(answer, answer.command, first + world),
                self._after_answer(answer, advised, first + world),
            )
            for world in range(COMPARED)
        )

    def _imagined(self, world: int) -> State:
        """The planning of the round; what nobody knows is drawn."""
        public = self._played.start.public
        public = replace(public, confirmed=(False,) * public.seats)
        return imagine(Observation(None, public, None), QuickChance(self._series + world))

    def _after_plans(self, plans: Mapping[Seat, Plan], world: int) -> Chances:
        """The chances at the end of the round if these plans are laid."""
        imagined, last = self._planning(world), Seat(len(plans) - 1)
        laid = (*(Private(plans[Seat(seat)]) for seat in range(last)), Private())
        public = replace(imagined.public, confirmed=tuple(seat < last for seat in range(len(plans))))
        state = replace(imagined, public=public, private=laid)
        return self._played_on(state, last, SubmitPlan(plans[last]), self._series + world)

    def _after_answer(self, answer: Answer, command: AnyCommand, luck: int) -> Chances:
        """The chances at the end of the round after an answer; the plans are the real ones."""
        private, seen = answer.state.private, self._game.observe(answer.state, None)
        imagined = imagine(seen, QuickChance(luck), lambda _mine, _chance: Plan())
        return self._played_on(replace(imagined, private=private), answer.seat, command, luck)

    def _played_on(self, state: State, seat: Seat, command: AnyCommand, luck: int) -> Chances:
        ended: State = play_on(self._game, state, seat, command, luck, is_over)
        return tuple(learned().chances(ended.public))


def _mean(several: Iterable[Chances]) -> Chances:
    return tuple(map(fmean, zip(*several, strict=True)))


def _difference(one: Sequence[float], other: Sequence[float]) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
