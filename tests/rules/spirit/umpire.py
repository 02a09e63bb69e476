"""An umpire of Samurai Spirit: determines the legal prompts and each event's fields from the auditor's book.

The auditor accepts penalties, wounds and fires from the events. The umpire determines when they are due from
the printed material and the numbered rules, and shares only the types of events and prompts with the rules.
"""

from collections.abc import Sequence
from typing import TypeAlias

from rules.spirit import events as told
from rules.spirit import prompts as asked
from rules.spirit.events import AnyEvent, Cause, Ending
from rules.spirit.prompts import Place
from rules.spirit.state import Public
from tests.rules.spirit.auditor import Auditor, Sheet
from tests.rules.spirit.printed import FAMILIES, FARMS, LEVELS, RAIDERS, ROUNDS, SAMURAI, Level

Following: TypeAlias = Sequence[AnyEvent]
"""What is told after an event in the same step."""

WOUNDS = told.WoundTaken | told.BeastAwoke | told.SamuraiDied
FIRES = told.BarricadeLost | told.FarmBurned
SYMBOLS = ("hat", "farm", "doll")
"""In the order in which the end of a round looks at them (SS5)."""


class Umpire:
    """Follows a match by its events, each held against the book before it."""

    def __init__(self) -> None:
        self.book = Auditor()
        self.level: Level = LEVELS["normal"]
        self.limit = 0
        """Barricades at the start."""
        self.barred: set[str] = set()
        """What penalties forbid in this turn."""
        self.is_round = False
        """Whether a round is being played, and not its end."""

    # ---- what may be asked (SS2.2, SS2.3, SS4) -------------------------------------------------------------

    def look_at(self, public: Public) -> None:
        """Hold the open question against the rules."""
        match public.asking:
            case asked.AskAction(place=place, supportable=supportable):
                self._assert_own_turn(place)
                assert self._total(place) <= self._kiai(place)
                assert "must_pass" not in self.barred
                able = self.book.sheets[place].home and "no_support" not in self.barred
                assert set(supportable) == (self._others(place) if able else set())
            case asked.AskSecondFight(place=place):
                self._assert_own_turn(place)
                assert "kikuchiyo" in self._talents(public, place)
                assert self._total(place) <= self._kiai(place)
                assert self.book.stack
            case asked.AskTokens(place=place, tokens=tokens):
                self._assert_own_turn(place)
                assert list(tokens) == self.book.reserve
            case asked.AskDefended(place=place, symbols=symbols):
                self._assert_own_turn(place)
                assert set(symbols) == set(self.book.sheets[place].defended)
            case asked.AskPenalty() as question:
                self._penalty_question(public, question)
            case asked.AskFace() as question:
                self._face_question(public, question)
            case asked.AskKiai(place=place, beast=beast, times=times):
                sheet = self.book.sheets[place]
                assert beast == sheet.beast
                assert 1 <= times <= self._reach(sheet)
            case asked.AskOrder(place=place, raiders=raiders):
                assert 2 <= len(raiders) <= self._reach(self.book.sheets[place])

    def _penalty_question(self, public: Public, question: asked.AskPenalty) -> None:
        """SS2.1, SS4.4: the newest raider's penalties, which a talent may ignore."""
        self._assert_own_turn(question.place)
        assert question.raider == self.book.sheets[question.place].line[-1]
        card = RAIDERS[question.raider]
        assert set(question.penalties) <= set(card.penalties)
        ignores = "kanbei" if card.value % 2 else "gorobei"
        assert question.may_ignore == (ignores in self._talents(public, question.place))
        assert question.may_ignore or len(set(question.penalties)) > 1

    def _face_question(self, public: Public, question: asked.AskFace) -> None:
        """SS2.3, SS4.3, SS4.4: what else may be done than to confront the raider."""
        place, card, opponent = question.place, RAIDERS[question.raider], public.opponent
        assert opponent is not None
        assert (opponent.raider, opponent.place) == (question.raider, place)
        sheet = self.book.sheets[place]
        barred = place == self._on_turn and "no_defend" in self.barred
        assert question.may_defend == (
            card.symbol is not None and card.symbol not in self._held(sheet) and not barred
        )
        talents = self._talents(public, place) if opponent.talents else set()
        values = {RAIDERS[raider].value for raider in sheet.line}
        assert question.may_discard == ("kyuzo" in talents and card.value in values)
        assert question.may_bury == ("katsushiro" in talents and bool(self.book.stack))
        sends = ("daisuke" if card.value % 2 else "heihachi") in talents and place not in opponent.senders
        near = {(place + 1) % self._count, (place - 1) % self._count} & self._others(place)
        assert set(question.neighbours) == (near if sends else set())

    # ---- what must be told ---------------------------------------------------------------------------------

    def hear(self, event: AnyEvent, following: Following) -> None:
        """Book an event. Raises AssertionError if it is not what the rules make of the book before it."""
        self._rule_on(event, following)
        self.book.book(event)
        if isinstance(event, told.TurnBegan):
            self.barred = set()
        if isinstance(event, told.PenaltySuffered) and event.possible:
            self.barred |= {str(event.penalty)} & {"no_defend", "no_support", "must_pass", "no_talents"}
        if isinstance(event, told.RoundBegan | told.RoundEnded):
            self.is_round = isinstance(event, told.RoundBegan)

    def _rule_on(self, event: AnyEvent, following: Following) -> None:
        match event:
            case told.MatchBegan():
                self._begun(event)
            case told.RoundBegan() | told.TurnBegan() | told.Passed() | told.RoundEnded():
                self._turn(event)
            case told.PenaltySuffered() | told.PenaltyIgnored():
                self._penalty(event, following)
            case told.RaiderConfronted():
                self._confronted(event, following)
            case told.RaiderDrawn():
                assert self.book.stack
                assert not self.book.sheets[event.place].passed
            case told.RaiderHeldOff() | told.RaiderSent() | told.RaiderDiscarded():
                self._faced(event)
            case told.KiaiReached():
                sheet = self.book.sheets[event.place]
                assert self.is_round
                assert (event.total, event.beast) == (self._total(event.place), sheet.beast)
                assert event.total == self._kiai(event.place)
            case told.StackDiscarded() | told.IntrudersDiscarded() | told.StackTurnedUp():
                self._many(event)
            case told.WoundTaken() | told.BeastAwoke() | told.SamuraiDied():
                self._wound(event, following)
            case told.BarricadeLost() | told.BarricadeBuilt() | told.FarmBurned() | told.FamilyLost():
                self._village(event, following)
            case told.WoundHealed(place=place):
                assert self.book.sheets[place].wounded
            case told.Supported():
                assert self.book.sheets[event.giver].home
                assert event.receiver in self._others(event.giver)
            case told.Undefended(place=place, symbol=symbol):
                assert not self.is_round
                assert symbol not in self._held(self.book.sheets[place])
            case told.FamiliesShown(families=families):
                assert self.level.family_bonuses
                assert len(families) == len(self.book.families)
            case told.MatchEnded():
                self._ended(event)

    def _begun(self, event: told.MatchBegan) -> None:
        """SS1.1, SS1.2."""
        self.level = LEVELS[event.difficulty]
        self.limit = len(event.players) + self.level.barricades
        assert (event.farms, event.families, event.barricades) == (FARMS, FAMILIES, self.limit)

    def _turn(self, event: told.RoundBegan | told.TurnBegan | told.Passed | told.RoundEnded) -> None:
        """SS2, SS2.5, SS5: who comes when, and how many raiders."""
        match event:
            case told.RoundBegan():
                joining = [self._count + self.level.lieutenants, self._count + self.level.bosses]
                joined = [self._count * self.level.plunderers_each, *joining][: event.round]
                assert (event.raiders, event.joined) == (sum(joined), joined[-1])
            case told.TurnBegan():
                assert self.book.stack
                assert not self.book.sheets[event.place].passed
                if event.turn > 1:
                    waiting = [(self._on_turn + step) % self._count for step in range(1, self._count + 1)]
                    assert event.place == next(one for one in waiting if not self.book.sheets[one].passed)
            case told.Passed():
                self._assert_own_turn(event.place)
                over = self._total(event.place) > self._kiai(event.place)
                assert event.forced == (over or "must_pass" in self.barred)
            case told.RoundEnded():
                empty = not self.book.stack
                assert empty or all(sheet.passed for sheet in self.book.sheets)
                assert (event.ending is Ending.STACK_EMPTY) == empty

    def _penalty(self, event: told.PenaltySuffered | told.PenaltyIgnored, following: Following) -> None:
        """SS2.1, SS7: whether it can be applied, and what comes of it."""
        self._assert_own_turn(event.place)
        assert self.book.sheets[event.place].line[-1] == event.raider
        card = RAIDERS[event.raider]
        if isinstance(event, told.PenaltyIgnored):
            return
        assert event.penalty in card.penalties
        assert event.possible == self._can_suffer(event.place, event.penalty), event
        after = following[0] if following else None
        if not event.possible:
            assert isinstance(after, WOUNDS)
            assert (after.place, after.cause) == (event.place, Cause.IMPOSSIBLE)
            return
        match str(event.penalty):
            case "fire":
                self._assert_fire(after, Cause.PENALTY)
            case "wound":
                assert isinstance(after, WOUNDS)
                assert (after.place, after.cause) == (event.place, Cause.PENALTY)
            case "infiltrate":
                assert isinstance(after, told.RaiderInfiltrated)
            case "left_draws" | "right_draws" as side:
                assert isinstance(after, told.RaiderDrawn)
                assert (after.place, after.forced) == (self._beside(event.place, side), True)
                assert isinstance(following[1], told.RaiderConfronted)
            case "reshuffle_discard":
                assert isinstance(after, told.RaiderReshuffled)

    def _can_suffer(self, place: Place, penalty: str) -> bool:
        """Whether the penalty has anything to work on (SS2.1)."""
        match str(penalty):
            case "infiltrate":
                return bool(self.book.stack)
            case "left_draws" | "right_draws" as side:
                return bool(self.book.stack) and self._beside(place, side) in self._others(place)
            case "discard_defender":
                return bool(self.book.sheets[place].defended)
            case "reshuffle_discard":
                return bool(self.book.discard)
        return True

    def _confronted(self, event: told.RaiderConfronted, following: Following) -> None:
        """SS2.3: a kiai at the number, a barricade or farm above it, nothing below."""
        total = self._total(event.place) + RAIDERS[event.raider].value
        kiai = self._kiai(event.place)
        assert (event.total, event.kiai) == (total, kiai)
        after = following[0] if following else None
        if total > kiai:
            self._assert_fire(after, Cause.OVERRUN)
        else:
            assert not (isinstance(after, FIRES) and after.cause is Cause.OVERRUN)
            reached = isinstance(after, told.KiaiReached) and after.place == event.place
            assert reached == (total == kiai)

    def _faced(self, event: told.RaiderHeldOff | told.RaiderSent | told.RaiderDiscarded) -> None:
        """SS2.3, SS4.3, SS4.4."""
        card, sheet = RAIDERS[event.raider], self.book.sheets[event.place]
        match event:
            case told.RaiderHeldOff():
                assert card.symbol == event.symbol
                assert event.symbol not in sheet.defended
            case told.RaiderSent():
                assert {sheet.name, *sheet.lent} & {"daisuke" if card.value % 2 else "heihachi"}
                assert abs(event.place - event.target) in (1, self._count - 1)
                assert not self.book.sheets[event.target].passed
            case told.RaiderDiscarded():
                assert {sheet.name, *sheet.lent} & {"kyuzo"}
                assert card.value in {RAIDERS[raider].value for raider in sheet.line}

    def _many(self, event: told.StackDiscarded | told.IntrudersDiscarded | told.StackTurnedUp) -> None:
        """SS4.2: as many as the board says, or as there are; a family discards one intruder."""
        intruders = isinstance(event, told.IntrudersDiscarded)
        most = 1 if event.place is None else self._reach(self.book.sheets[event.place])
        assert len(event.raiders) == min(most, len(self.book.intruders if intruders else self.book.stack))

    def _wound(
        self, event: told.WoundTaken | told.BeastAwoke | told.SamuraiDied, following: Following
    ) -> None:
        """SS3."""
        sheet = self.book.sheets[event.place]
        kinds = {
            (False, False): told.WoundTaken,
            (False, True): told.BeastAwoke,
            (True, False): told.WoundTaken,
            (True, True): told.SamuraiDied,
        }
        assert type(event) is kinds[sheet.beast, sheet.wounded]
        after = following[0] if following else None
        if isinstance(event, told.BeastAwoke):
            kiai = SAMURAI[sheet.name].beast_kiai
            assert event.kiai == kiai
            if self.is_round and self._total(event.place) == kiai:
                assert isinstance(after, told.KiaiReached)
        if isinstance(event, told.SamuraiDied):
            assert isinstance(after, told.MatchEnded)

    def _village(
        self,
        event: told.BarricadeLost | told.BarricadeBuilt | told.FarmBurned | told.FamilyLost,
        following: Following,
    ) -> None:
        """SS1.1, SS4.5, SS5: nobody builds more than there were; without farm or family all is lost."""
        match event:
            case told.BarricadeLost():
                assert self.book.barricades > 0
            case told.BarricadeBuilt():
                assert self.book.barricades < self.limit
            case told.FarmBurned():
                assert (event.penalty is not None) == self.level.farm_penalties
                assert event.cause in (Cause.UNDEFENDED, Cause.FARM) or self.book.barricades == 0
        if isinstance(event, told.FarmBurned | told.FamilyLost) and event.left == 0:
            assert isinstance(following[0], told.MatchEnded)

    def _ended(self, event: told.MatchEnded) -> None:
        """SS5, SS6."""
        sheets = self.book.sheets
        won = bool(event.outcome.winners)
        assert won == (event.outcome.reason == "victory")
        if won:
            unharmed = not any(sheet.wounded for sheet in sheets)
            assert self.book.round == ROUNDS
            assert (event.farms, event.families) == (self.book.farms, len(self.book.families))
            assert (event.unharmed, event.pluses) == (unharmed, self.level.pluses)
            assert set(event.outcome.scores) == {event.farms + event.families + unharmed}
        else:
            assert (event.farms, event.families, event.unharmed, event.pluses) == (0, 0, False, 0)
            assert set(event.outcome.scores) == {0}

    # ---- a whole step --------------------------------------------------------------------------------------

    def round_end(self, events: Following) -> None:
        """SS5: who had no raider at a symbol is told of, in order, and every flame burns something.

        `events` are those of a step, of which none is heard yet after `RoundEnded`.
        """
        missing = [
            (place, symbol)
            for symbol in SYMBOLS
            for place, sheet in enumerate(self.book.sheets)
            if symbol not in self._held(sheet)
        ]
        shown = [(event.place, str(event.symbol)) for event in events if isinstance(event, told.Undefended)]
        lost = isinstance(events[-1], told.MatchEnded) and not events[-1].outcome.winners
        by_symbol = [sorted(one for one in shown if one[1] == symbol) for symbol in SYMBOLS]
        assert [one[1] for one in shown] == sorted((one[1] for one in shown), key=SYMBOLS.index)
        assert set(shown) <= set(missing)
        if not lost:
            assert [one for part in by_symbol for one in part] == missing
            self._assert_flames(events)

    def _assert_flames(self, events: Following) -> None:
        revealed = [
            raider
            for event in events
            if isinstance(event, told.IntrudersRevealed)
            for raider in event.raiders
        ]
        burnt = [event for event in events if isinstance(event, FIRES) and event.cause is Cause.INTRUDER]
        assert len(burnt) == sum(RAIDERS[raider].flames for raider in revealed)

    # ---- inside --------------------------------------------------------------------------------------------

    @property
    def _count(self) -> int:
        return len(self.book.sheets)

    @property
    def _on_turn(self) -> Place:
        return self.book.turn[1]

    def _assert_own_turn(self, place: Place) -> None:
        assert place == self._on_turn
        assert not self.book.sheets[place].passed

    def _assert_fire(self, after: AnyEvent | None, cause: Cause) -> None:
        """A barricade is lost, or a farm if there is none."""
        assert isinstance(after, told.BarricadeLost if self.book.barricades else told.FarmBurned)
        assert after.cause is cause

    def _talents(self, public: Public, place: Place) -> set[str]:
        """Whose talents the samurai has: on turn the lent ones too, and none if a boss forbids it (SS2.4)."""
        sheet = self.book.sheets[place]
        lent = set(sheet.lent) - set(public.turn.late) if place == self._on_turn else set()
        idle = place == self._on_turn and "no_talents" in self.barred
        return set() if idle else {str(name) for name in (sheet.name, *lent)}

    def _others(self, place: Place) -> set[Place]:
        """The others who are still in the round."""
        return {one for one, sheet in enumerate(self.book.sheets) if one != place and not sheet.passed}

    def _beside(self, place: Place, side: str) -> Place:
        """The left neighbour is the next clockwise."""
        return (place + (1 if side == "left_draws" else -1)) % self._count

    def _held(self, sheet: Sheet) -> set[str]:
        return {str(symbol) for symbol in sheet.defended}

    def _total(self, place: Place) -> int:
        return sum(RAIDERS[raider].value for raider in self.book.sheets[place].line)

    def _kiai(self, place: Place) -> int:
        sheet = self.book.sheets[place]
        printed = SAMURAI[sheet.name]
        return printed.beast_kiai if sheet.beast else printed.kiai

    def _reach(self, sheet: Sheet) -> int:
        printed = SAMURAI[sheet.name]
        return printed.beast_reach if sheet.beast else printed.reach
