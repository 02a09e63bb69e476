"""Positions for the tests of Samurai Spirit: built readably, and never with a card too many or too few."""

from typing import Any

from msgspec.structs import replace

from rules.core.model import by_seat
from rules.spirit.content import Difficulty, Family, Farm, Name, content
from rules.spirit.game import GAME
from rules.spirit.prompts import Place
from rules.spirit.state import ActionDue, Board, Hidden, Options, Phase, RaiderActs, State, TokensDue, Turn
from tests.rules.spirit.luck import Luck

FILLER = tuple(f"R{value}-{number:02}" for number in (12, 11, 8, 7) for value in (4, 3, 2, 1))
"""Raiders of the stack, if a test does not say which; few of them matter to it."""


class Position:
    """A turn about to begin, as a test wants it: so many samurai, a round, a village that is whole.

    Raiders are named by their ids; those that a test does not place are in the box. The stack has more of
    them than it is given, so that it does not run out by itself.
    """

    def __init__(self, *samurai: Name, difficulty: Difficulty = Difficulty.NORMAL, round: int = 1) -> None:  # noqa: A002 - the game's word
        seats = len(samurai)
        start = GAME.setup(Options(difficulty), seats, Luck()).state
        boards = tuple(Board(name, seat) for seat, name in by_seat(samurai))
        self._public = replace(
            start.public,
            boards=boards,
            round=round,
            turn=Turn(1, 0),
            phase=Phase.ROUND,
            latest=0,
            reserve=(),
            agenda=(ActionDue(), RaiderActs(), TokensDue()),
            asking=None,
        )
        self._farms: tuple[Farm, ...] = content().farms
        self._families: tuple[Family, ...] = content().families
        self._stack: tuple[str, ...] = ()
        self._intruders: tuple[str, ...] = ()
        self._more = True

    @property
    def state(self) -> State:
        """The position, held against the laws of conservation."""
        stack = self._stack + (self._filler() if self._more else ())
        placed = {*stack, *self._open(), *self._intruders}
        box = tuple(name for name in content().raiders if name not in placed)
        public = replace(self._public, stack=(None,) * len(stack), intruders=(None,) * len(self._intruders))
        state = State(public, Hidden(stack, self._intruders, self._farms, self._families, box))
        GAME.check(state)
        return state

    def board(self, place: Place, *line: str, **changes: Any) -> "Position":
        """Set a samurai's combat line, oldest raider first, and other fields of the board."""
        boards = list(self._public.boards)
        boards[place] = replace(boards[place], line=line, **changes)
        return self.table(boards=tuple(boards))

    def held_off(self, place: Place, *raiders: str) -> "Position":
        """Raiders at their symbols, to the left of a board."""
        defended = {content().raiders[name].symbol: name for name in raiders}
        return self.board(place, *self._public.boards[place].line, defended=defended)

    def stack(self, *raiders: str, more: bool = True) -> "Position":
        """The top of the raider stack; `more` raiders lie under them, or none."""
        self._stack, self._more = raiders, more
        return self

    def intruders(self, *raiders: str) -> "Position":
        """The intruder stack, top first."""
        self._intruders = raiders
        return self

    def village(
        self,
        barricades: int,
        *,
        farms: tuple[Farm, ...] = content().farms,
        families: tuple[Family, ...] = content().families,
    ) -> "Position":
        """How many barricades stand, and which farms and families."""
        self._farms, self._families = farms, families
        return self.table(barricades=barricades, farms=len(farms), families=(None,) * len(families))

    def table(self, **changes: Any) -> "Position":
        """Set other fields of the public state."""
        self._public = replace(self._public, **changes)
        return self

    def on_turn(self, place: Place) -> "Position":
        return self.table(turn=Turn(1, place), latest=place)

    def _open(self) -> list[str]:
        cards = list(self._public.discard)
        for board in self._public.boards:
            cards += [*board.line, *board.defended.values()]
        return cards

    def _filler(self) -> tuple[str, ...]:
        taken = {*self._open(), *self._intruders, *self._stack}
        return tuple(name for name in FILLER if name not in taken)[:6]


def everybody_defends(position: Position, *, others: bool = False) -> Position:
    """Each of up to four samurai has a raider at the hat, the farm and the doll: these ones, or others."""
    for place in range(position.state.public.samurai):
        for_each = ("02", "10", "06") if others else ("01", "09", "05")
        position.held_off(place, *(f"R{place + 1}-{number}" for number in for_each))
    return position
