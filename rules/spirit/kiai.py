"""When a kiai occurs, and which raider leaves the combat line (SS4.2). Its effects are in kiai_effects."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.spirit.events import KiaiReached, OldestDiscarded
from rules.spirit.piles import discard
from rules.spirit.prompts import Place
from rules.spirit.state import AnyTask, Board, KiaiDue, OldestDue, Phase, Public
from rules.spirit.table import Table


def compare(table: Table, place: Place) -> None:
    """Call it after a change of a total or of the kiai number: if they are equal, a kiai occurs.

    Never for a samurai who has passed (SS2.5), nor after the end of the round, nor before their last kiai is
    finished: else Daisuke's beast could move a raider back and forth forever.
    """
    board = table.boards[place]
    if table.public.phase is not Phase.ROUND or not comes(board, place, board.total, table.agenda):
        return
    table.emit(KiaiReached(place, board.total, board.beast))
    table.due(KiaiDue(place, board.side.times), OldestDue(place))


def comes(board: Board, place: Place, total: int, agenda: Sequence[AnyTask]) -> bool:
    """Whether a total gives the samurai at this place a kiai, during a round (SS2.5, SS4.2)."""
    return total == board.side.kiai and not board.passed and OldestDue(place) not in agenda


def oldest_leaves(table: Table, task: OldestDue) -> None:
    """Discard the oldest raider, whether the effect was used or not; this causes no other kiai."""
    line = table.boards[task.place].line
    if line:
        oldest, *rest = line
        table.set_board(task.place, line=tuple(rest))
        discard(table, oldest)
        table.emit(OldestDiscarded(task.place, oldest, table.boards[task.place].total))


def settled(public: Public) -> Public:
    """The position when the kiai that go on are over: without the oldest raider of each line (SS4.2)."""
    boards, pile = list(public.boards), list(public.discard)
    for task in public.agenda:
        if isinstance(task, OldestDue) and (line := boards[task.place].line):
            boards[task.place] = replace(boards[task.place], line=line[1:])
            pile.append(line[0])
    return replace(public, boards=tuple(boards), discard=tuple(pile))


def newest_leaves(table: Table, place: Place) -> str:
    """Remove the newest raider from a line; the caller emits the event, then calls `compare`."""
    *rest, newest = table.boards[place].line
    table.set_board(place, line=tuple(rest))
    return newest
