"""An independent auditor of Samurai Spirit: it rebuilds the public state from the public events.

It knows the printed material, but nothing of how the rules compute: it books what each event says. A missing
or wrong fact in an event makes its book differ from the state.
"""

from dataclasses import dataclass, field
from functools import singledispatchmethod

from rules.core.model import Outcome
from rules.spirit import events as told
from rules.spirit.content import Family, Name, Symbol, content
from rules.spirit.state import Public


@dataclass
class Sheet:
    """A samurai board in the book."""

    name: Name
    beast: bool = False
    wounded: bool = False
    passed: bool = False
    line: list[str] = field(default_factory=list)
    defended: dict[Symbol, str] = field(default_factory=dict)
    home: bool = True
    lent: list[Name] = field(default_factory=list)

    @property
    def total(self) -> int:
        return sum(content().raiders[name].value for name in self.line)


class Auditor:
    """Folds public events into a book; `differences` holds the book against the table."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.farms = 0
        self.families: list[Family | None] = []
        self.barricades = 0
        self.reserve: list[Name] = []
        self.spent: list[Name] = []
        self.stack: list[str | None] = []
        self.intruders: list[str | None] = []
        self.discard: list[str] = []
        self.turned_up: list[str] = []
        self.round = 1
        self.turn = (0, 0)
        self.opponent: tuple[str, int] | None = None
        self.outcome: Outcome | None = None

    @singledispatchmethod
    def book(self, event: told.AnyEvent) -> None:
        """An event that tells why, and changes nothing that lies on the table."""
        assert isinstance(
            event,
            told.PenaltyIgnored
            | told.PenaltySuffered
            | told.SecondFight
            | told.KiaiReached
            | told.KiaiSkipped
            | told.SamuraiDied
            | told.Undefended,
        ), event

    # ---- set-up and rounds -------------------------------------------------------------------------------

    @book.register
    def _(self, event: told.MatchBegan) -> None:
        self.farms, self.barricades = event.farms, event.barricades
        self.families = [None] * event.families

    @book.register
    def _(self, event: told.SamuraiTaken) -> None:
        assert event.place == len(self.sheets)
        self.sheets.append(Sheet(event.samurai))

    @book.register
    def _(self, event: told.TokensReady) -> None:
        self.reserve = list(event.tokens)

    @book.register
    def _(self, event: told.RoundBegan) -> None:
        self.round = event.round
        self.stack, self.intruders, self.discard = [None] * event.raiders, [], []
        for sheet in self.sheets:
            sheet.line, sheet.defended, sheet.passed = [], {}, False

    @book.register
    def _(self, event: told.TurnBegan) -> None:
        self.turn = (event.turn, event.place)

    @book.register
    def _(self, event: told.RoundEnded) -> None:
        assert event.rest == len(self.stack)
        self.intruders, self.stack = self.stack + self.intruders, []
        for sheet in self.sheets:
            self._take_home(sheet, list(sheet.lent))

    @book.register
    def _(self, event: told.FamiliesShown) -> None:
        self.families = list(event.families)

    @book.register
    def _(self, event: told.IntrudersRevealed) -> None:
        self._reveal(self.intruders, event.raiders)
        assert len(self.intruders) == len(event.raiders)

    @book.register
    def _(self, event: told.MatchEnded) -> None:
        self.outcome = event.outcome

    # ---- tokens ------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: told.TokensUsed) -> None:
        for name in event.tokens:
            self.reserve.remove(name)
            self.sheets[event.place].lent.append(name)

    @book.register
    def _(self, event: told.Supported) -> None:
        assert self.sheets[event.giver].name is event.token
        self.sheets[event.giver].home = False
        self.sheets[event.receiver].lent.append(event.token)

    @book.register
    def _(self, event: told.TokensReturned) -> None:
        self._take_home(self.sheets[event.place], list(event.tokens))

    @book.register
    def _(self, event: told.Passed) -> None:
        self.sheets[event.place].passed = True

    # ---- raiders -----------------------------------------------------------------------------------------

    @book.register
    def _(self, event: told.RaiderInfiltrated) -> None:
        assert self.stack[0] == event.raider
        self.intruders.insert(0, self.stack.pop(0))

    @book.register
    def _(self, event: told.RaiderReshuffled) -> None:
        self.discard.remove(event.raider)
        self.stack = [None] * (len(self.stack) + 1)

    @book.register
    def _(self, event: told.DefendedDiscarded) -> None:
        assert self.sheets[event.place].defended.pop(event.symbol) == event.raider
        self.discard.append(event.raider)

    @book.register
    def _(self, event: told.RaiderDrawn) -> None:
        self._reveal(self.stack, (event.raider,))
        self.stack.pop(0)
        self.opponent = (event.raider, event.place)

    @book.register
    def _(self, event: told.RaiderConfronted) -> None:
        self._meet(event.raider, event.place)
        sheet = self.sheets[event.place]
        sheet.line.append(event.raider)
        assert sheet.total == event.total

    @book.register
    def _(self, event: told.RaiderHeldOff) -> None:
        self._meet(event.raider, event.place)
        self.sheets[event.place].defended[event.symbol] = event.raider

    @book.register
    def _(self, event: told.RaiderSent) -> None:
        self._meet(event.raider, event.place)
        self.opponent = (event.raider, event.target)

    @book.register
    def _(self, event: told.RaiderDiscarded) -> None:
        self._meet(event.raider, event.place)
        self.discard.append(event.raider)

    @book.register
    def _(self, event: told.RaiderBuried) -> None:
        self._meet(event.raider, event.place)
        self.stack.append(event.raider)

    # ---- kiai --------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: told.StackDiscarded) -> None:
        self._reveal(self.stack, event.raiders)
        del self.stack[: len(event.raiders)]
        self.discard += event.raiders

    @book.register
    def _(self, event: told.IntrudersDiscarded) -> None:
        self._reveal(self.intruders, event.raiders)
        del self.intruders[: len(event.raiders)]
        self.discard += event.raiders

    @book.register
    def _(self, event: told.NewestDiscarded) -> None:
        sheet = self.sheets[event.target]
        assert (sheet.line.pop(), sheet.total) == (event.raider, event.total)
        self.discard.append(event.raider)

    @book.register
    def _(self, event: told.RaiderMoved) -> None:
        sheet = self.sheets[event.source]
        assert (sheet.line.pop(), sheet.total) == (event.raider, event.total)
        self.opponent = (event.raider, event.target)

    @book.register
    def _(self, event: told.OldestDiscarded) -> None:
        sheet = self.sheets[event.place]
        assert (sheet.line.pop(0), sheet.total) == (event.raider, event.total)
        self.discard.append(event.raider)

    @book.register
    def _(self, event: told.StackTurnedUp) -> None:
        self._reveal(self.stack, event.raiders)
        del self.stack[: len(event.raiders)]
        self.turned_up = list(event.raiders)

    @book.register
    def _(self, event: told.StackOrdered) -> None:
        assert sorted(event.raiders) == sorted(self.turned_up)
        self.stack[:0] = event.raiders
        self.turned_up = []

    # ---- village and wounds ------------------------------------------------------------------------------

    @book.register
    def _(self, event: told.BarricadeLost) -> None:
        self.barricades -= 1
        assert self.barricades == event.left

    @book.register
    def _(self, event: told.BarricadeBuilt) -> None:
        self.barricades += 1
        assert self.barricades == event.left

    @book.register
    def _(self, event: told.FarmBurned) -> None:
        self.farms -= 1
        assert self.farms == event.left

    @book.register
    def _(self, event: told.FamilyLost) -> None:
        assert self.families.pop(event.index) in (None, event.family)
        assert len(self.families) == event.left

    @book.register
    def _(self, event: told.WoundTaken) -> None:
        self.sheets[event.place].wounded = True

    @book.register
    def _(self, event: told.BeastAwoke) -> None:
        self.sheets[event.place].wounded, self.sheets[event.place].beast = False, True

    @book.register
    def _(self, event: told.WoundHealed) -> None:
        self.sheets[event.place].wounded = False

    # ---- the book against the table ----------------------------------------------------------------------

    def differences(self, public: Public) -> list[str]:
        """What the table shows otherwise."""
        mine = {
            "farms": self.farms,
            "families": tuple(self.families),
            "barricades": self.barricades,
            "reserve": tuple(self.reserve),
            "spent": tuple(self.spent),
            "stack": tuple(self.stack),
            "intruders": tuple(self.intruders),
            "discard": tuple(self.discard),
            "round": self.round,
            "outcome": self.outcome,
        }
        wrong = [name for name, value in mine.items() if getattr(public, name) != value]
        opponent = public.opponent and (public.opponent.raider, public.opponent.place)
        wrong += ["opponent"] if opponent != self.opponent else []
        wrong += ["turned up"] if sorted(public.turned_up) != sorted(self.turned_up) else []
        wrong += ["turn"] if (public.turn.number, public.turn.place) != self.turn else []
        for board, sheet in zip(public.boards, self.sheets, strict=True):
            shown = (board.name, board.beast, board.wounded, board.passed, list(board.line), board.total)
            booked = (sheet.name, sheet.beast, sheet.wounded, sheet.passed, sheet.line, sheet.total)
            tokens = (board.token_home, list(board.lent), board.defended)
            wrong += (
                [] if shown == booked and tokens == (sheet.home, sheet.lent, sheet.defended) else [board.name]
            )
        return wrong

    def _meet(self, raider: str, place: int) -> None:
        assert self.opponent == (raider, place)
        self.opponent = None

    def _take_home(self, sheet: Sheet, tokens: list[Name]) -> None:
        for name in tokens:
            sheet.lent.remove(name)
            owners = [owner for owner in self.sheets if owner.name is name]
            for owner in owners:
                owner.home = True
            if not owners:
                self.spent.append(name)

    @staticmethod
    def _reveal(pile: list[str | None], raiders: tuple[str, ...]) -> None:
        """What is seen now must agree with what was seen before."""
        for index, raider in enumerate(raiders):
            assert pile[index] in (None, raider)
            pile[index] = raider
