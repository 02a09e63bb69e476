"""The two ways in which the state changes by the rules: the set-up, and a seat's command."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import msgspec

from bot.matches.errors import NotSeated, WrongSeatCount
from bot.matches.match_view import LoadedMatch, MatchView
from bot.matches.permissions import require_holder
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import matches, personal
from rules.core import codec
from rules.core.chance import SEED_BYTES
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.core.registry import AnyGame

MakeSeed: TypeAlias = Callable[[int], bytes]
"""Returns this number of random bytes."""


async def set_up(transaction: MatchTransaction, make_seed: MakeSeed) -> MatchView:
    """The host or a moderator closes the lobby and sets the match up.

    Raises NotHost, AlreadyStarted, WrongSeatCount or InvalidOptions.
    """
    match, game, seats = transaction.rows.match, transaction.rows.game, len(transaction.rows.seats)
    transaction.rows.require_lobby()
    require_seat_count(game, seats)
    options = codec.decode_options(game, match.options)
    # Matches opened by versions that drew the seed at the start have none yet.
    seed = match.seed or make_seed(SEED_BYTES)
    # All options are stored, so that a later change of a default cannot change the match.
    given = await matches.lucky_words_of_match(transaction.connection, match.id)
    words = [given.get(player.user_id or 0, "") for player in transaction.rows.seats]
    await transaction.change_match(
        seed=seed,
        words=words if any(words) else None,
        options=msgspec.to_builtins(options),
        status="running",
        rules_version=game.rules_version,
    )
    people = {player.user_id: player.name for player in transaction.rows.seats if player.user_id}
    await personal.name_people(transaction.connection, match.id, people)
    transaction.update_lobby()
    transaction.admit(*(player.seat for player in transaction.rows.seats if player.user_id))
    step = game.setup(options, seats, transaction.rows.chance(transaction.seq))
    return (await transaction.write_step(LogEntry("setup"), {}, step)).position


def require_seat_count(game: AnyGame, seats: int) -> None:
    """Raise WrongSeatCount unless the title is played by this number."""
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise WrongSeatCount("wrong_seat_count", seats=seats, least=least, most=most)


async def answer(
    transaction: MatchTransaction, seat: Seat, prompt_id: str, command: object, *, by_default: bool = False
) -> MatchView:
    """The person or AI of a seat answers a prompt. Raises CommandError or RefereeError.

    With `by_default`, the log records that an AI's policy failed. An answer by a person removes a strike: an
    AI replaces absent players only, not slow ones.
    """
    rows, actor = transaction.rows, transaction.actor
    require_holder(rows, actor, seat)
    rows.require_open()
    prompt = (await transaction.load()).require_prompt(seat, prompt_id)
    if actor.is_person and rows.seats[seat].policy:
        raise NotSeated("played_by_ai", match=rows.match.id)
    absence = rows.absence(seat)
    if actor.is_person and prompt.owed and absence.strikes:
        await transaction.set_absence(replace(absence, strikes=absence.strikes - 1, missed=None))
    by = "player" if actor.is_person else "default" if by_default else "ai"
    entry = LogEntry("command", seat, by, msgspec.to_builtins(command))
    return (await carry_out(transaction, prompt_id, entry)).position


async def carry_out(transaction: MatchTransaction, prompt_id: str, entry: LogEntry) -> LoadedMatch:
    """Apply a seat's command, no matter who gave it. Raises CommandError or RefereeError."""
    rows = transaction.rows
    rows.require_open()
    if entry.seat is None:
        raise NotPrompted("not_prompted")
    loaded = await transaction.load()
    loaded.require_prompt(entry.seat, prompt_id)
    command = codec.decode_command(rows.game, entry.data)
    step = rows.game.apply(loaded.state, entry.seat, command, rows.chance(transaction.seq))
    return await transaction.write_step(entry, loaded.prompts, step)
