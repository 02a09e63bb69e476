"""Going back: a moderator's rewind to any step, and the steps there are to choose from."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.branch import Line, rules_changed_at
from bot.matches.errors import NoWayBack
from bot.matches.loading import States, back_to, state_after
from bot.matches.match_view import LoadedMatch, MatchRows
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import log, stages
from bot.store.log import Row
from rules.core import codec
from rules.core.model import Seat


@dataclass(frozen=True)
class Played:
    """A row that changed the position and still counts: its number, and what everybody saw happen in it."""

    number: int
    seat: Seat | None
    events: tuple[Any, ...]


async def latest_steps(connection: AsyncConnection, table: MatchRows, most: int) -> list[Played]:
    """The last steps to which the match can go back, the newest first; the one where it stands is not among
    them, nor is any of which nobody was told.
    """
    told: dict[int, list[Any]] = defaultdict(list)
    for stage in await stages.read(connection, table.match.id):
        told[stage.seq] += _public(table, codec.decode_events(table.game, stage.events))
    rows = [row for row in played_rows(await log.read(connection, table.match.id)) if _is_told(row, told)]
    return [Played(row.number, row.seat, tuple(told[row.seq])) for row in reversed(rows[:-1][-most:])]


async def rewind_to_step(
    transaction: MatchTransaction, states: States, number: int, actor: str
) -> LoadedMatch:
    """A moderator goes back to the position after the step with this number. Raises as `rewind` does.

    The last step that was told is none of them: a way to it would tell of a secret answer since then.
    """
    rows = played_rows(await log.read(transaction.connection, transaction.table.match.id))
    to = next((row.seq for row in rows if row.number == number), None)
    if to is None or number == transaction.table.begun.step:
        raise NoWayBack("no_way_back", match=transaction.table.match.id, step=number)
    return await rewind(transaction, states, to, "moderator", actor)


async def rewind(transaction: MatchTransaction, states: States, to: int, by: str, actor: str) -> LoadedMatch:
    """Go back to the position after row `to`; `by` is "moderator" or "table". Raises NoWayBack or MatchEnded.

    Once a match has ended its luck is known to all, so there is no going back then.
    """
    table, connection = transaction.table, transaction.connection
    table.require_alive()
    rows = await log.read(connection, table.match.id)
    if to not in [row.seq for row in played_rows(rows)[:-1]]:
        raise NoWayBack("no_way_back", match=table.match.id, step=_last_told(rows[: to + 1]))
    loaded = await states.stand(connection, table)
    lost = await _stages_after(connection, table, to, Line.of(rows))
    step = back_to(transaction.number, await state_after(connection, table, rows[to]))
    entry = LogEntry("rewind", None, by, {"to": to, "step": _last_told(rows[: to + 1]), "actor": actor})
    after = await transaction.write_step(entry, loaded.prompts, step)
    for key in lost:
        await transaction.tell_again(key)
    return after


def played_rows(rows: Sequence[Row]) -> list[Row]:
    """The rows that changed the position and still count, in order; by other rules there is no way back."""
    line, begins = Line.of(rows), rules_changed_at(rows)
    return [row for row in rows if row.kind != "note" and line.counts(row.seq) and row.seq >= begins]


async def _stages_after(connection: AsyncConnection, table: MatchRows, to: int, line: Line) -> list[str]:
    """The keys of the stages of which something is taken back."""
    told = await stages.read(connection, table.match.id)
    return list(dict.fromkeys(stage.key for stage in told if stage.seq > to and line.counts(stage.seq)))


def _last_told(rows: Sequence[Row]) -> int:
    """The number of the last step of which the table knows."""
    return max(row.number for row in rows if row.kind != "note")


def _is_told(row: Row, told: Mapping[int, Sequence[Any]]) -> bool:
    """Whether the table knows of the row: an answer in secret leaves no trace."""
    return row.kind != "command" or bool(told.get(row.seq))


def _public(table: MatchRows, events: Sequence[Any]) -> tuple[Any, ...]:
    seen = (table.game.redact(event, None) for event in events)
    return tuple(event for event in seen if event is not None)
