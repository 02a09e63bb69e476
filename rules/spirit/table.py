"""The working copy of a state while one command is applied, with its events and luck."""

from typing import Any

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.table import WorkingTable
from rules.spirit.content import Content, Level, Penalty, Talent, content
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import Place, Question
from rules.spirit.state import AnyTask, Board, Hidden, Phase, Public, State


class Table(WorkingTable[State, AnyEvent, Public, Hidden]):
    """A working copy of the samurai boards, with the stack of tasks."""

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state.public, state.hidden, chance)
        self.content: Content = content()
        self.boards: list[Board] = list(state.public.boards)
        self.agenda: list[AnyTask] = list(state.public.agenda)

    # ---- looking -----------------------------------------------------------------------------------------

    @property
    def level(self) -> Level:
        """The figures of the match's difficulty (SS1.1)."""
        return self.content.levels[self.public.options.difficulty]

    @property
    def on_turn(self) -> Place:
        return self.public.turn.place

    @property
    def in_round(self) -> list[Place]:
        """The places that have not passed."""
        return [place for place, board in enumerate(self.boards) if not board.passed]

    def barred(self, place: Place, penalty: Penalty) -> bool:
        """Whether a penalty applies to this samurai, in their own turn (SS7)."""
        return place == self.on_turn and penalty in self.public.turn.barred

    def has_talent(self, place: Place, talent: Talent) -> bool:
        """Own talents always apply, lent ones in the own turn (SS2.4, SS4.1), unless barred by a boss."""
        if self.barred(place, Penalty.NO_TALENTS):
            return False
        board, turn, samurai = self.boards[place], self.public.turn, self.content.samurai
        if samurai[board.name].talent is talent:
            return True
        lent = board.lent if place == turn.place else ()
        return any(samurai[name].talent is talent for name in lent if name not in turn.late)

    # ---- changing ----------------------------------------------------------------------------------------

    def set_turn(self, **changes: Any) -> None:
        self.set(turn=replace(self.public.turn, **changes))

    def set_board(self, place: Place, **changes: Any) -> None:
        self.boards[place] = replace(self.boards[place], **changes)

    def due(self, *tasks: AnyTask) -> None:
        """Push tasks: they are done next, in this order, before those already on the stack."""
        self.agenda.extend(reversed(tasks))

    def ask_samurai(self, prompt: type[Question], place: Place, **fields: Any) -> None:
        """Set a prompt for the player of this samurai; play stops until it is answered."""
        self.ask(prompt, self.boards[place].seat, place=place, **fields)

    def turn_page(self, **changes: Any) -> None:
        """Boards count for the key, too."""
        super().turn_page(boards=tuple(self.boards), **changes)

    # ---- closing -----------------------------------------------------------------------------------------

    @staticmethod
    def stage_key(public: Public) -> str:
        return stage_key(public)

    def closed(self) -> State:
        public = replace(self.public, boards=tuple(self.boards), agenda=tuple(self.agenda))
        return State(public, self.hidden)


def stage_key(public: Public) -> str:
    """The key of the current stage: a turn, all turns of a samurai when the others have passed, or the end of
    a round.
    """
    match public.phase:
        case Phase.SETUP:
            return "setup"
        case Phase.ROUND:
            number, others = public.turn.number, list(public.boards)
            del others[public.turn.place]
            # When a round begins, the boards still say who has passed in the one before.
            alone = number > 1 and all(board.passed for board in others)
            return f"{public.round}-{'alone' if alone else number}"
        case Phase.ROUND_END:
            return f"round-{public.round}-end"
        case Phase.OVER:
            return "end"
