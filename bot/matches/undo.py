"""Going back: a moderator's rewind to any step, and a player's last choice if everybody agrees.

A choice can be taken back if no luck was drawn and nothing hidden was shown since. The request is an
administrative entry, so that everybody sees it. It lapses as soon as anything else is played that the table
sees: a secret answer in between is taken back with it, and asked for again.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.errors import CannotUndo, NoWayBack
from bot.matches.loading import rewind_step, state_after
from bot.matches.match_view import Branch, LoadedMatch, MatchRows, rules_changed_at
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import log, outbox, stages
from bot.store.log import Row, UndoRequest
from bot.store.matches import Seating
from rules.core import codec
from rules.core.model import Prompt, Seat, Step


@dataclass(frozen=True)
class Played:
    """A row that changed the state and still counts: its number, its seat, and its public events."""

    number: int
    seat: Seat | None
    events: tuple[Any, ...]


async def latest_steps(connection: AsyncConnection, rows: MatchRows, most: int) -> list[Played]:
    """The last steps to which the match can go back, the newest first.

    Neither the current one nor any that the table does not know of is among them.
    """
    public: dict[int, list[Any]] = defaultdict(list)
    for stage in await stages.read(connection, rows.match.id):
        public[stage.seq] += _public(rows, codec.decode_events(rows.game, stage.events))
    log_rows = [
        row for row in played_rows(await log.read(connection, rows.match.id)) if _is_public(row, public)
    ]
    return [Played(row.number, row.seat, tuple(public[row.seq])) for row in reversed(log_rows[:-1][-most:])]


async def rewind_to_step(transaction: MatchTransaction, number: int) -> LoadedMatch:
    """A moderator goes back to the position after the step with this number.

    Not to the last public step: going back to it would show that there was a secret answer since then. Raises
    NotAllowed, NoWayBack or MatchEnded.
    """
    transaction.rows.require_moderator(transaction.actor)
    log_rows = played_rows(await log.read(transaction.connection, transaction.match_id))
    to = next((row.seq for row in log_rows if row.number == number), None)
    if to is None or number == transaction.rows.begun.step:
        raise NoWayBack("no_way_back", match=transaction.match_id, step=number)
    return await _rewind(transaction, to, "moderator", transaction.actor.name)


async def _rewind(transaction: MatchTransaction, to: int, by: str, actor: str) -> LoadedMatch:
    """Go back to the position after row `to`; `by` is "moderator" or "table". Raises NoWayBack or MatchEnded.

    Once a match has ended everybody knows its seed, so there is no going back then.
    """
    rows, connection = transaction.rows, transaction.connection
    rows.require_alive()
    log_rows = await log.read(connection, rows.match.id)
    if to not in [row.seq for row in played_rows(log_rows)[:-1]]:
        raise NoWayBack("no_way_back", match=rows.match.id, step=_last_public(log_rows[: to + 1]))
    loaded = await transaction.load()
    lost = await _stages_after(connection, rows, to, Branch.of(log_rows))
    step = rewind_step(transaction.number, await state_after(connection, rows, log_rows[to]))
    entry = LogEntry("rewind", None, by, {"to": to, "step": _last_public(log_rows[: to + 1]), "actor": actor})
    after = await transaction.write_step(entry, loaded.prompts, step)
    for key in lost:
        await transaction.update_message(key)
    return after


def played_rows(log_rows: Sequence[Row]) -> list[Row]:
    """The rows that changed the position and still count, in order; by other rules there is no way back."""
    branch, begins = Branch.of(log_rows), rules_changed_at(log_rows)
    return [row for row in log_rows if row.kind != "note" and branch.counts(row.seq) and row.seq >= begins]


async def _stages_after(connection: AsyncConnection, rows: MatchRows, to: int, branch: Branch) -> list[str]:
    """The keys of the stages of which something is taken back."""
    written = await stages.read(connection, rows.match.id)
    return list(dict.fromkeys(stage.key for stage in written if stage.seq > to and branch.counts(stage.seq)))


def _last_public(log_rows: Sequence[Row]) -> int:
    """The number of the last step of which the table knows."""
    return max(row.number for row in log_rows if row.kind != "note")


def _is_public(row: Row, public: Mapping[int, Sequence[Any]]) -> bool:
    """Whether the table knows of the row: an answer in secret leaves no trace."""
    return row.kind != "command" or bool(public.get(row.seq))


def _public(rows: MatchRows, events: Sequence[Any]) -> tuple[Any, ...]:
    seen = (rows.game.redact(event, None) for event in events)
    return tuple(event for event in seen if event is not None)


async def ask(transaction: MatchTransaction) -> None:
    """A player asks the others to go back to before their last choice. Raises NotSeated or CannotUndo."""
    rows = transaction.rows
    player = rows.player_of(transaction.actor)
    rows.require_open()
    to = await _before_choice(transaction, player.seat)
    request = UndoRequest(transaction.number, player.seat, to, rows.begun.step, (player.seat,))
    await log.keep_undo_request(transaction.connection, rows.match.id, request)
    await transaction.write_note("player", "undo-asked", actor=player.name, seat=player.seat, to=to)
    await _rewind_if_agreed(transaction, request)


async def agree(transaction: MatchTransaction, number: int) -> None:
    """A player agrees to the request of the entry with this number; with the last yes it is done.

    Raises NotSeated or CannotUndo.
    """
    player = transaction.rows.player_of(transaction.actor)
    request = await _open_request(transaction, number)
    agreed = tuple(sorted({*request.agreed, player.seat}))
    request = replace(request, agreed=agreed)
    await log.keep_undo_request(transaction.connection, transaction.match_id, request)
    await transaction.update_message(outbox.note_key(number))
    await _rewind_if_agreed(transaction, request)


async def decline(transaction: MatchTransaction, number: int) -> None:
    """A player refuses: the choice stands. Raises NotSeated or CannotUndo."""
    player = transaction.rows.player_of(transaction.actor)
    request = await _open_request(transaction, number)
    refused = replace(request, declined_by=player.seat)
    await log.keep_undo_request(transaction.connection, transaction.match_id, refused)
    await transaction.update_message(outbox.note_key(number))


def missing(request: UndoRequest, players: Sequence[Seating]) -> list[Seat]:
    """The seats that have not agreed yet; no AI is asked, not even one that plays for an absent person."""
    present = (player.seat for player in players if player.user_id and not player.policy)
    return [seat for seat in present if seat not in request.agreed]


async def _rewind_if_agreed(transaction: MatchTransaction, request: UndoRequest) -> None:
    if not missing(request, transaction.rows.seats):
        actor = transaction.rows.seats[request.seat].name
        await _rewind(transaction, request.to, "table", actor)


async def _open_request(transaction: MatchTransaction, number: int) -> UndoRequest:
    """The request of the entry with this number, if it still stands. Raises CannotUndo."""
    transaction.rows.require_open()
    request = await log.read_undo_request(transaction.connection, transaction.match_id, number)
    lapsed = request is None or request.step != transaction.rows.begun.step
    if request is None or lapsed or request.declined_by is not None:
        raise CannotUndo("undo_lapsed", match=transaction.match_id)
    return request


async def _before_choice(transaction: MatchTransaction, seat: Seat) -> int:
    """The row before the seat's last choice, if nothing hidden was learned since. Raises CannotUndo."""
    log_rows = played_rows(await log.read(transaction.connection, transaction.match_id))
    for before, row in reversed(list(pairwise(log_rows))):
        if not await _is_innocent(transaction, before, row):
            break
        if row.seat == seat and row.by == "player":
            return before.seq
    raise CannotUndo("cannot_undo", match=transaction.match_id)


async def _is_innocent(transaction: MatchTransaction, before: Row, row: Row) -> bool:
    """Whether the row drew no luck and showed nothing but the choice itself."""
    rows, seat = transaction.rows, row.seat
    if row.kind != "command" or seat is None:
        return False
    state = await state_after(transaction.connection, rows, before)
    chance = rows.chance(row.seq)
    step = rows.game.apply(state, seat, codec.decode_command(rows.game, row.data), chance)
    asked = rows.game.prompts(state)[seat]
    following = rows.game.prompts(step.state).values()
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
