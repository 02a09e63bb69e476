"""The two ways in which the state changes by the rules: the set-up, and a seat's command."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec

from bot.matches.errors import NotSeated, WrongSeatCount
from bot.matches.match_view import LoadedMatch
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import matches, outbox, people
from rules.core import codec
from rules.core.chance import SEED_BYTES
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.core.registry import AnyGame

MakeSeed: TypeAlias = Callable[[int], bytes]
"""Gives this number of random bytes."""


async def set_up(transaction: MatchTransaction, make_seed: MakeSeed) -> LoadedMatch:
    """The host or a moderator closes the lobby and sets the match up.

    Raises NotHost, AlreadyStarted, WrongSeatCount or InvalidOptions.
    """
    transaction.rows.require_host(transaction.actor)
    match, game, seats = transaction.rows.match, transaction.rows.game, len(transaction.rows.seats)
    transaction.rows.require_lobby()
    require_seat_count(game, seats)
    options = codec.decode_options(game, match.options)
    # Matches that were opened before the seed was drawn at the opening have none yet.
    seed = match.seed or make_seed(SEED_BYTES)
    begun = {"seed": seed, "words": await _words(transaction), "options": msgspec.to_builtins(options)}
    await _begin(transaction, begun)
    step = game.setup(options, seats, transaction.rows.chance(transaction.seq))
    return await transaction.write_step(LogEntry("setup"), {}, step)


def require_seat_count(game: AnyGame, seats: int) -> None:
    """Raise WrongSeatCount unless the title is played by this number."""
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise WrongSeatCount("wrong_seat_count", seats=seats, least=least, most=most)


async def answer(
    transaction: MatchTransaction, seat: Seat, prompt_id: str, command: object, *, by_default: bool = False
) -> LoadedMatch:
    """The person or AI of a seat answers a prompt. Raises CommandError or RefereeError.

    With `by_default`, the log says that an AI's policy failed. A person who answers takes back a strike: an
    AI plays for the absent only, not for the slow.
    """
    rows, actor = transaction.rows, transaction.actor
    rows.require_holder(actor, seat)
    rows.require_open()
    prompt = (await transaction.load()).require_prompt(seat, prompt_id)
    if actor.is_person and rows.seats[seat].policy:
        raise NotSeated("played_by_ai", match=rows.match.id)
    if actor.is_person and prompt.owed:
        await _forgive(transaction, seat)
    by = "player" if actor.is_person else "default" if by_default else "ai"
    entry = LogEntry("command", seat, by, msgspec.to_builtins(command))
    return await carry_out(transaction, prompt_id, entry)


async def carry_out(transaction: MatchTransaction, prompt_id: str, entry: LogEntry) -> LoadedMatch:
    """Apply a seat's command, on whose behalf it may be. Raises CommandError or RefereeError."""
    rows = transaction.rows
    rows.require_open()
    if entry.seat is None:
        raise NotPrompted("not_prompted")
    loaded = await transaction.load()
    loaded.require_prompt(entry.seat, prompt_id)
    command = codec.decode_command(rows.game, entry.data)
    step = rows.game.apply(loaded.state, entry.seat, command, rows.chance(transaction.seq))
    return await transaction.write_step(entry, loaded.prompts, step)


async def _forgive(transaction: MatchTransaction, seat: Seat) -> None:
    absence = await people.read_absence(transaction.connection, transaction.match_id, seat)
    if absence.strikes:
        fewer = replace(absence, strikes=absence.strikes - 1, missed=None)
        await people.keep_absence(transaction.connection, transaction.match_id, fewer)


async def _words(transaction: MatchTransaction) -> list[str] | None:
    """The players' words by seat, "" for those without; None if nobody has given one."""
    given = await matches.lucky_words_of_match(transaction.connection, transaction.match_id)
    words = [given.get(player.user_id or 0, "") for player in transaction.rows.seats]
    return words if any(words) else None


async def _begin(transaction: MatchTransaction, columns: dict[str, Any]) -> None:
    match = transaction.rows.match
    # All options are written out, so that a later default cannot change what was played.
    begun = {**columns, "status": "running", "rules_version": transaction.rows.game.rules_version}
    await matches.change(transaction.connection, match.id, **begun)
    await outbox.put(transaction.connection, match.id, outbox.LOBBY, outbox.LOBBY)
    transaction.rows = replace(transaction.rows, match=replace(match, **begun))
