"""Taking one's last choice back, if luck and secrets were not in it and everybody agrees.

The request is a note, so that everybody sees it. It lapses as soon as anything else is played of which the
table is told: a secret answer in between is taken back with it, and asked for again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec

from bot.matches.errors import CannotUndo
from bot.matches.loading import States, state_after
from bot.matches.rewinding import played_rows, rewind
from bot.matches.transaction import MatchTransaction
from bot.store import log, outbox, undo_requests
from bot.store.log import Row
from bot.store.matches import Seating
from bot.store.undo_requests import UndoRequest
from rules.core import codec
from rules.core.model import Prompt, Seat, Step


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
