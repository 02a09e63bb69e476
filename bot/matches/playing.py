"""The two ways in which a match moves: it is set up, and a seat's command is carried out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec

from bot.matches.errors import WrongSeatCount
from bot.matches.loading import States
from bot.matches.match_view import LoadedMatch
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import absences, lucky_words, matches, outbox
from rules.core import codec
from rules.core.chance import SEED_BYTES
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.core.registry import AnyGame

MakeSeed: TypeAlias = Callable[[int], bytes]
"""Gives so many bytes of luck that nobody can foresee."""


async def set_up(transaction: MatchTransaction, make_seed: MakeSeed) -> LoadedMatch:
    """Lay out the first position. Raises AlreadyStarted, WrongSeatCount or InvalidOptions."""
    match, game, seats = transaction.table.match, transaction.table.game, len(transaction.table.seats)
    transaction.table.require_lobby()
    require_seat_count(game, seats)
    options = codec.decode_options(game, match.options)
    # Tables that were opened before the seed was drawn at the opening have none yet.
    seed = match.seed or make_seed(SEED_BYTES)
    begun = {"seed": seed, "words": await _words(transaction), "options": msgspec.to_builtins(options)}
    await _begin(transaction, begun)
    step = game.setup(options, seats, transaction.table.chance(transaction.seq))
    return await transaction.write_step(LogEntry("setup"), {}, step)


def require_seat_count(game: AnyGame, seats: int) -> None:
    """Raise WrongSeatCount unless the title is played by so many."""
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise WrongSeatCount("wrong_seat_count", seats=seats, least=least, most=most)


async def carry_out(
    transaction: MatchTransaction, states: States, prompt_id: str, entry: LogEntry
) -> LoadedMatch:
    """Let the rules decide about a seat's command. Raises CommandError or RefereeError.

    A person who answers takes back a strike: an AI plays for the absent only, not for the slow.
    """
    table = transaction.table
    table.require_open()
    if entry.seat is None:
        raise NotPrompted("not_prompted")
    loaded = await states.stand(transaction.connection, table)
    loaded.require_prompt(entry.seat, prompt_id)
    command = codec.decode_command(table.game, entry.data)
    step = table.game.apply(loaded.state, entry.seat, command, table.chance(transaction.seq))
    if entry.by == "player" and loaded.prompts[entry.seat].owed:
        await _forgive(transaction, entry.seat)
    return await transaction.write_step(entry, loaded.prompts, step)


async def _forgive(transaction: MatchTransaction, seat: Seat) -> None:
    absence = await absences.read(transaction.connection, transaction.table.match.id, seat)
    if absence.strikes:
        fewer = replace(absence, strikes=absence.strikes - 1, missed=None)
        await absences.keep(transaction.connection, transaction.table.match.id, fewer)


async def _words(transaction: MatchTransaction) -> list[str] | None:
    """The players' words by seat, "" for those without; None if nobody has given one."""
    given = await lucky_words.of_match(transaction.connection, transaction.table.match.id)
    words = [given.get(player.user_id or 0, "") for player in transaction.table.seats]
    return words if any(words) else None


async def _begin(transaction: MatchTransaction, columns: dict[str, Any]) -> None:
    match = transaction.table.match
    # All options are written out, so that a later default cannot change what was played.
    begun = {**columns, "status": "running", "rules_version": transaction.table.game.rules_version}
    await matches.change(transaction.connection, match.id, **begun)
    await outbox.put(transaction.connection, match.id, outbox.LOBBY, outbox.LOBBY)
    transaction.table = replace(transaction.table, match=replace(match, **begun))
