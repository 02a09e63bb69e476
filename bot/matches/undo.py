"""Undo: a moderator's rewind to any step, and of a player's last choice if all players agree.

A choice can be undone if no randomness was drawn and nothing hidden was revealed since. The request is an
administrative entry, and thus public. It expires as soon as anything else public is played; a secret answer
in between is undone with it, and its question is asked again. Whoever leaves or lets an AI play is not asked
any more: if all others agree, it is granted, unless its own author has gone.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.errors import CannotUndo, NoWayBack, RefereeError
from bot.matches.loading import rewind_step, state_after
from bot.matches.match_view import Branch, LoadedMatch, MatchRows, MatchView, rules_changed_at
from bot.matches.stage_log import public_events
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import log, outbox, stages
from bot.store.log import Row, UndoRequest
from bot.store.matches import Seating
from rules.core import codec
from rules.core.model import Prompt, Seat


@dataclass(frozen=True)
class Played:
    """A row that changed the state and still counts: its number, its seat, and its public events."""

    number: int
    seat: Seat | None
    events: tuple[Any, ...]


async def latest_steps(connection: AsyncConnection, rows: MatchRows, most: int) -> list[Played]:
    """The last steps to which the match can go back, the newest first.

    The current step and steps that are not public are excluded.
    """
    public = await public_events(connection, rows)
    played = played_rows(await log.read(connection, rows.match.id))
    known = [row for row in played if _is_public(row, public)]
    return [Played(row.number, row.seat, tuple(public[row.seq])) for row in reversed(known[:-1][-most:])]


async def rewind_to_step(transaction: MatchTransaction, number: int, latest: int | None = None) -> MatchView:
    """A moderator goes back to the position after the step with this number.

    Not to the last public step: that would reveal that there was a secret answer since then. With `latest`,
    only if that is still the number of the last step. Raises NotAllowed, NoWayBack or MatchEnded.
    """
    if latest not in (None, transaction.rows.begun.step):
        raise NoWayBack("gone_on", match=transaction.match_id)
    log_rows = played_rows(await log.read(transaction.connection, transaction.match_id))
    to = next((row.seq for row in log_rows if row.number == number), None)
    if to is None or number == transaction.rows.begun.step:
        raise NoWayBack("no_way_back", match=transaction.match_id, step=number)
    return (await _rewind(transaction, to, "moderator", transaction.actor.name)).position


async def _rewind(transaction: MatchTransaction, to: int, by: str, actor: str) -> LoadedMatch:
    """Go back to the position after row `to`; `by` is "moderator" or "table". Raises NoWayBack or MatchEnded.

    An ended match cannot be rewound, since its seed is public.
    """
    rows, connection = transaction.rows, transaction.connection
    rows.require_alive()
    log_rows = await log.read(connection, rows.match.id)
    # The last public step.
    shown = max(row.number for row in log_rows[: to + 1] if row.kind != "note")
    if to not in [row.seq for row in played_rows(log_rows)[:-1]]:
        raise NoWayBack("no_way_back", match=rows.match.id, step=shown)
    loaded = await transaction.load()
    written = await stages.read(connection, rows.match.id)
    lost = [stage.key for stage in written if stage.seq > to and rows.branch.counts(stage.seq)]
    state = await state_after(connection, rows, to, log_rows[to].digest)
    step = rewind_step(transaction.number, state)
    entry = LogEntry("rewind", None, by, {"to": to, "step": shown, "actor": actor})
    await transaction.name_actor()
    after = await transaction.write_step(entry, loaded.prompts, step)
    for key in lost:
        transaction.update_message(key)
    return after


def played_rows(log_rows: Sequence[Row]) -> list[Row]:
    """The rows since the last change of rules that changed the position and were not reverted, in order."""
    branch, begins = Branch.of(log_rows), rules_changed_at(log_rows)
    return [row for row in log_rows if row.kind != "note" and branch.counts(row.seq) and row.seq >= begins]


def _is_public(row: Row, public: Mapping[int, Sequence[Any]]) -> bool:
    """Whether the row is public: a secret answer leaves no trace."""
    return row.kind != "command" or bool(public.get(row.seq))


async def ask_undo(transaction: MatchTransaction) -> None:
    """A player asks the others to go back to before their last choice. Raises NotSeated or CannotUndo."""
    rows = transaction.rows
    player = rows.player_of(transaction.actor)
    rows.require_open()
    to = await _before_choice(transaction, player.seat)
    request = UndoRequest(transaction.number, player.seat, to, rows.begun.step, (player.seat,))
    await log.keep_undo_request(transaction.connection, rows.match.id, request)
    await transaction.write_note("player", "undo-asked", actor=player.name, seat=player.seat, to=to)
    await _rewind_if_agreed(transaction, request)


async def agree_to_undo(transaction: MatchTransaction, number: int) -> None:
    """A player agrees to the request of the entry with this number; the last consent executes it.

    Raises NotSeated or CannotUndo.
    """
    seat = transaction.rows.player_of(transaction.actor).seat
    request = await _open_request(transaction, number)
    request = replace(request, agreed=tuple(sorted({*request.agreed, seat})))
    await _keep_request(transaction, request)
    await _rewind_if_agreed(transaction, request)


async def decline_undo(transaction: MatchTransaction, number: int) -> None:
    """A player refuses: the choice stands. Raises NotSeated or CannotUndo."""
    seat = transaction.rows.player_of(transaction.actor).seat
    request = await _open_request(transaction, number)
    await _keep_request(transaction, replace(request, declined_by=seat))


async def rewind_if_nobody_is_missing(transaction: MatchTransaction) -> None:
    """Somebody is not asked any more: execute the request to which all others have agreed, if there is one.

    One that cannot be executed lapses: that a position cannot be read keeps nobody from leaving.
    """
    seats, step = transaction.rows.seats, transaction.rows.begun.step
    for number in await log.open_undo_requests(transaction.connection, transaction.match_id, step):
        request = await log.read_undo_request(transaction.connection, transaction.match_id, number)
        if request and _is_asked(seats[request.seat]) and not missing(request, seats):
            with suppress(RefereeError):
                await _rewind_if_agreed(transaction, request)
            break  # the others lapse with it


def missing(request: UndoRequest, players: Sequence[Seating]) -> list[Seat]:
    """The seats that have not agreed yet; no AI is asked, not even one that plays for an absent person."""
    return [player.seat for player in players if _is_asked(player) and player.seat not in request.agreed]


def _is_asked(player: Seating) -> bool:
    """Whether it is a person who plays this seat."""
    return bool(player.user_id) and not player.policy


def is_granted(request: UndoRequest, rewinds: Iterable[Row]) -> bool:
    """Whether one of these rewinds of the match has carried the request out."""
    return any(
        row.by == "table" and row.number > request.number and row.data["to"] == request.to for row in rewinds
    )


async def _keep_request(transaction: MatchTransaction, request: UndoRequest) -> None:
    """Store the request as it is now, and update its message."""
    await log.keep_undo_request(transaction.connection, transaction.match_id, request)
    transaction.update_message(outbox.note_key(request.number))


async def _rewind_if_agreed(transaction: MatchTransaction, request: UndoRequest) -> None:
    if not missing(request, transaction.rows.seats):
        actor = transaction.rows.seats[request.seat].name
        await _rewind(transaction, request.to, "table", actor)


async def _open_request(transaction: MatchTransaction, number: int) -> UndoRequest:
    """Returns the request of the entry with this number, if it is still open. Raises CannotUndo."""
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
    """Whether the row drew no randomness and revealed nothing but the choice itself."""
    rows, seat = transaction.rows, row.seat
    if row.kind != "command" or seat is None:
        return False
    state = await state_after(transaction.connection, rows, before.seq, before.digest)
    chance = rows.chance(row.seq)
    step = rows.game.apply(state, seat, codec.decode_command(rows.game, row.data), chance)
    asked = rows.game.prompts(state)[seat]
    following = rows.game.prompts(step.state).values()
    # All events are this seat's, in the stage in which it chose.
    alone = len(step.stages) == 1 and all(getattr(event, "seat", None) == seat for event in step.events)
    return not chance.drawn and alone and all(_says_no_more(asked, new) for new in following)


def _says_no_more(asked: Prompt, following: Prompt) -> bool:
    """Whether the next question is as public as the answered one: it names nothing that was not in that."""
    if following.kind != asked.kind:
        return False
    known, named = _fields(asked), _fields(following)
    return all(value == known[name] or _within(value, known[name]) for name, value in named.items())


def _within(value: Any, known: Any) -> bool:
    return isinstance(value, tuple) and isinstance(known, tuple) and set(value) <= set(known)


def _fields(prompt: Prompt) -> dict[str, Any]:
    fields = msgspec.structs.asdict(prompt)
    return {name: value for name, value in fields.items() if name not in ("id", "seat")}
