"""Evaluation of a position: the estimated probability that the village survives.

Three things lose it: burning, families that leave, and wounds (SS3, SS5). The expected number of each to come
is estimated and treated as Poisson distributed; the result is the product of the three probabilities.
The weights were tuned by playing.
"""

from collections.abc import Iterator

from rules.spirit.advice.chances import at_most, likely
from rules.spirit.advice.choosing import IGNORING
from rules.spirit.advice.odds import Odds
from rules.spirit.advice.rooms import room
from rules.spirit.content import ROUNDS, Effect, Penalty, Raider, Symbol, Talent, content
from rules.spirit.penalties import applies
from rules.spirit.prompts import AskPenalty, Place
from rules.spirit.state import Board, KiaiDue, Public, RaiderActs

WOUNDS = 3
"""The number of wounds a samurai survives (SS3)."""
LATER_BURNS, LATER_WOUNDS, LATER_DOLLS = 1.25, 0.38, 0.06
"""Expected burning, wounds and families lost, for each samurai in each round to come."""
TURN_BURNS, TURN_WOUNDS = 0.25, 0.2
"""Expected effect of the penalty of each raider that will be faced."""
LENT, RESERVE = 0.15, 0.15
"""Burning prevented by a support token lent to somebody who can still use it, or by an absent samurai's."""
COMES = 0.9
"""The probability that a wound by the newest raider of a line comes: nobody covers it, or removes it."""
SCORE = 0.01
"""Value of a point of a match that is won: small, it only ranks victories."""
TOLL = 0.0001
"""Cost of a wound in a match that is won: smaller still, it ranks victories with the same score (SS6)."""

BURNS = {
    Penalty.FIRE: 1.0,
    Penalty.WOUND: 0.0,
    Penalty.INFILTRATE: 0.5,
    Penalty.NO_DEFEND: 0.3,
    Penalty.NO_SUPPORT: 0.05,
    Penalty.LEFT_DRAWS: 0.55,
    Penalty.RIGHT_DRAWS: 0.55,
    Penalty.MUST_PASS: 1.5,
    Penalty.RESHUFFLE_DISCARD: 0.4,
    Penalty.NO_TALENTS: 0.2,
    Penalty.DISCARD_DEFENDER: 1.0,
}
"""Cost of penalties, in burning; a wound counts as a wound."""

SAVED = {
    Effect.BUILD_BARRICADE: 1.0,
    Effect.MOVE_NEWEST: 0.7,
    Effect.DISCARD_STACK: 0.8,
    Effect.DISCARD_INTRUDERS: 0.9,
    Effect.DISCARD_NEWEST: 0.7,
    Effect.LEND_TOKEN: 0.2,
    Effect.ORDER_STACK: 0.4,
}
"""Burning prevented by a kiai that is still to be used."""


def judge(public: Public, odds: Odds) -> float:
    """The estimated probability that the village survives; slightly above 1 after a victory."""
    if public.outcome:
        wounds = sum(board.wounds for board in public.boards)
        return 1 + SCORE * public.outcome.scores[0] - TOLL * wounds if public.outcome.winners else 0.0
    return _Prospects(public, odds).survival()


class _Prospects:
    """Expected losses until the end of the match."""

    def __init__(self, public: Public, odds: Odds) -> None:
        self._public = public
        self._odds = odds
        self._later = ROUNDS - public.round
        self._rooms = [room(public, place) for place in range(public.samurai)]
        self._active = sum(each > 0 for each in self._rooms)
        self._faced = [self._share(each) for each in self._rooms]
        self._open = {symbol: self._undefended(symbol, 1 - met) for symbol, met in odds.symbols.items()}
        self._drawing = [  # raiders in a turn
            1 + (board.printed.talent is Talent.FIGHT_TWICE) if left else 0
            for board, left in zip(public.boards, self._rooms, strict=True)
        ]
        self._penalties = [tuple(self._next_penalties(place)) for place in range(public.samurai)]

    def survival(self) -> float:
        families = at_most(len(self._public.families) - 1, self._dolls())
        return self._stands() * families * self._lives()

    def _stands(self) -> float:
        """The probability that a farm is left: barricades burn first."""
        spare, barricades = self._public.farms - 1, self._public.barricades
        burns = max(0.0, self._burns())
        undefended = enumerate(likely(spare, sum(self._open[Symbol.FARM])))
        return sum(chance * at_most(barricades + spare - lost, burns) for lost, chance in undefended)

    def _dolls(self) -> float:
        """The expected number of families that leave."""
        return sum(self._open[Symbol.DOLL]) + LATER_DOLLS * self._later * self._public.samurai

    def _lives(self) -> float:
        """The probability that no samurai dies."""
        chance = 1.0
        each = zip(self._public.boards, self._faced, self._open[Symbol.HAT], self._penalties, strict=True)
        for board, faced, undefended, penalties in each:
            others = undefended + TURN_WOUNDS * faced + LATER_WOUNDS * self._later
            left, coming = WOUNDS - board.wounds, penalties.count(Penalty.WOUND)
            chance *= COMES * at_most(left - coming, others) + (1 - COMES) * at_most(left, others)
        return chance

    def _burns(self) -> float:
        """The expected burning of barricades and farms, except for undefended farms."""
        public = self._public
        usable = sum(
            content().samurai[name].talent not in IGNORING
            for board, left in zip(public.boards, self._rooms, strict=True)
            if left
            for name in board.lent
        )
        tokens = LENT * usable + RESERVE * len(public.reserve)
        return (
            self._flames()
            + sum(BURNS[penalty] for penalties in self._penalties for penalty in penalties)
            + TURN_BURNS * sum(self._faced)
            + LATER_BURNS * self._later * public.samurai
            - self._saved()
            - tokens
        )

    def _flames(self) -> float:
        """The expected burning by intruders: those present, and raiders that no samurai has room to face."""
        public, raiders = self._public, content().raiders
        overflow = max(0.0, len(public.stack) - sum(self._rooms))
        flames = sum(raiders[name].flames if name else self._odds.flames for name in public.intruders)
        return flames + self._odds.flames * overflow

    def _saved(self) -> float:
        """The burning prevented by kiai whose effect is still to come."""
        due = [task for task in self._public.agenda if isinstance(task, KiaiDue)]
        return sum(SAVED[self._public.boards[task.place].side.effect] * task.times for task in due)

    def _share(self, room: float) -> float:
        """The expected number of raiders that a samurai with this room will face."""
        return min(room, len(self._public.stack) / self._active) if room else 0.0

    def _undefended(self, symbol: Symbol, missed: float) -> list[float]:
        """For each samurai, the probability that a symbol is undefended when the round ends.

        `missed`: that a raider does not show it.
        """
        boards = zip(self._public.boards, self._faced, strict=True)
        return [0.0 if symbol in board.defended else missed**faced for board, faced in boards]

    def _next_penalties(self, place: Place) -> Iterator[Penalty]:
        """What the newest raider of a line will do, if the stack lasts until that samurai's turn (SS2.1)."""
        public, board = self._public, self._public.boards[place]
        if board.passed or not board.line or len(public.stack) <= self._fights(place):
            return
        raider = content().raiders[board.line[-1]]
        if _ignores(board, raider):
            return
        for penalty in raider.penalties:
            yield penalty if applies(public, place, penalty) else Penalty.WOUND

    def _fights(self, place: Place) -> int:
        """How many raiders will be drawn before the newest raider of a line acts, at a fight a turn."""
        public, first = self._public, self._public.turn.place
        acting = isinstance(public.asking, AskPenalty) or RaiderActs() in public.agenda
        turns = (place - first) % public.samurai or (0 if acting else public.samurai)
        return sum((self._drawing * 2)[first : first + turns])


def _ignores(board: Board, raider: Raider) -> bool:
    """Whether a talent can ignore the penalty of a raider."""
    talent, samurai = raider.ignored_by, content().samurai
    return board.printed.talent is talent or any(samurai[name].talent is talent for name in board.lent)
