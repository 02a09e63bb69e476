"""Going back: a moderator's rewind to any step, and the steps there are to choose from."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.errors import CannotUndo, NoWayBack
from bot.matches.loading import States, back_to, state_after
from bot.matches.match_view import Line, LoadedMatch, MatchRows, rules_changed_at
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import log, outbox, stages, undo_requests
from bot.store.log import Row
from bot.store.matches import Seating
from bot.store.undo_requests import UndoRequest
from rules.core import codec
from rules.core.model import Prompt, Seat, Step


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


async def ask(transaction: MatchTransaction, states: States, user_id: int) -> None:
    """Ask the others to go back to before this person's last choice. Raises NotSeated or CannotUndo."""
    table = transaction.table
    player = table.player_of(user_id)
    table.require_open()
    to = await _before_choice(transaction, player.seat)
    request = UndoRequest(transaction.number, player.seat, to, table.begun.step, (player.seat,))
    await undo_requests.keep(transaction.connection, table.match.id, request)
    await transaction.write_note("player", "undo-asked", actor=player.name, seat=player.seat, to=to)
    await _go_back_if_agreed(transaction, states, request)


async def agree(transaction: MatchTransaction, states: States, number: int, user_id: int) -> None:
    """Say yes. Raises NotSeated or CannotUndo."""
    player = transaction.table.player_of(user_id)
    request = await _open_request(transaction, number)
    agreed = tuple(sorted({*request.agreed, player.seat}))
    request = replace(request, agreed=agreed)
    await undo_requests.keep(transaction.connection, transaction.table.match.id, request)
    await transaction.tell_again(outbox.note_key(number))
    await _go_back_if_agreed(transaction, states, request)


async def decline(transaction: MatchTransaction, number: int, user_id: int) -> None:
    """Say no: the choice stands. Raises NotSeated or CannotUndo."""
    player = transaction.table.player_of(user_id)
    request = await _open_request(transaction, number)
    refused = replace(request, declined_by=player.seat)
    await undo_requests.keep(transaction.connection, transaction.table.match.id, refused)
    await transaction.tell_again(outbox.note_key(number))


def missing(request: UndoRequest, players: Sequence[Seating]) -> list[Seat]:
    """The seats whose yes is still wanted; computer players do not mind, also those of absent people."""
    present = (player.seat for player in players if player.user_id and not player.policy)
    return [seat for seat in present if seat not in request.agreed]


async def _go_back_if_agreed(transaction: MatchTransaction, states: States, request: UndoRequest) -> None:
    if not missing(request, transaction.table.seats):
        actor = transaction.table.seats[request.seat].name
        await rewind(transaction, states, request.to, "table", actor)


async def _open_request(transaction: MatchTransaction, number: int) -> UndoRequest:
    """The request of the note with this number, if it still stands as it was asked. Raises CannotUndo."""
    transaction.table.require_open()
    request = await undo_requests.read(transaction.connection, transaction.table.match.id, number)
    lapsed = request is None or request.step != transaction.table.begun.step
    if request is None or lapsed or request.declined_by is not None:
        raise CannotUndo("undo_lapsed", match=transaction.table.match.id)
    return request


async def _before_choice(transaction: MatchTransaction, seat: Seat) -> int:
    """The row before the seat's last choice, if nothing hidden was learned since. Raises CannotUndo."""
    rows = played_rows(await log.read(transaction.connection, transaction.table.match.id))
    for before, row in reversed(list(pairwise(rows))):
        if not await _is_innocent(transaction, before, row):
            break
        if row.seat == seat and row.by == "player":
            return before.seq
    raise CannotUndo("cannot_undo", match=transaction.table.match.id)


async def _is_innocent(transaction: MatchTransaction, before: Row, row: Row) -> bool:
    """Whether the row drew no luck and showed nothing but the choice itself."""
    table, seat = transaction.table, row.seat
    if row.kind != "command" or seat is None:
        return False
    state = await state_after(transaction.connection, table, before)
    chance = table.chance(row.seq)
    step = table.game.apply(state, seat, codec.decode_command(table.game, row.data), chance)
    asked = table.game.prompts(state)[seat]
    following = table.game.prompts(step.state).values()
    return not chance.drawn and _only_by(seat, step) and all(_says_no_more(asked, new) for new in following)


def _only_by(seat: Seat, step: Step[Any, Any]) -> bool:
    """Whether nothing happened but by this seat, in the stage in which it chose."""
    return len(step.stages) == 1 and all(getattr(event, "seat", None) == seat for event in step.events)


def _says_no_more(asked: Prompt, following: Prompt) -> bool:
    """Whether the next question names nothing that the one just answered did not: it is as open as that."""
    if following.kind != asked.kind:
        return False
    known, named = _fields(asked), _fields(following)
    return all(value == known[name] or _within(value, known[name]) for name, value in named.items())


def _within(value: Any, known: Any) -> bool:
    return isinstance(value, tuple) and isinstance(known, tuple) and set(value) <= set(known)


def _fields(prompt: Prompt) -> dict[str, Any]:
    return dict(_named(prompt))


def _named(prompt: Prompt) -> Iterator[tuple[str, Any]]:
    for name, value in msgspec.structs.asdict(prompt).items():
        if name not in ("id", "seat"):
            yield name, value
