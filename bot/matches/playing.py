"""The two ways in which a match moves: it is set up, and a seat's command is carried out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec

from bot.matches.errors import WrongSeatCount
from bot.matches.loading import States
from bot.matches.match_view import Standing
from bot.matches.transaction import Clerk, Deed
from bot.store import absences, lucky_words, matches, outbox
from rules.core import codec
from rules.core.chance import SEED_BYTES
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.core.registry import AnyGame

MakeSeed: TypeAlias = Callable[[int], bytes]
"""Gives so many bytes of luck that nobody can foresee."""


async def set_up(clerk: Clerk, make_seed: MakeSeed) -> Standing:
    """Lay out the first position. Raises AlreadyStarted, WrongSeatCount or InvalidOptions."""
    match, game, seats = clerk.table.match, clerk.table.game, len(clerk.table.seats)
    clerk.table.require_lobby()
    require_seat_count(game, seats)
    options = codec.decode_options(game, match.options)
    # Tables that were opened before the seed was drawn at the opening have none yet.
    seed = match.seed or make_seed(SEED_BYTES)
    begun = {"seed": seed, "words": await _words(clerk), "options": msgspec.to_builtins(options)}
    await _begin(clerk, begun)
    step = game.setup(options, seats, clerk.table.chance(clerk.seq))
    return await clerk.write_step(Deed("setup"), {}, step)


def require_seat_count(game: AnyGame, seats: int) -> None:
    """Raise WrongSeatCount unless the title is played by so many."""
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise WrongSeatCount("wrong_seat_count", seats=seats, least=least, most=most)


async def carry_out(clerk: Clerk, states: States, prompt_id: str, deed: Deed) -> Standing:
    """Let the rules decide about a seat's command. Raises CommandError or RefereeError.

    A person who answers takes back a strike: an AI plays for the absent only, not for the slow.
    """
    table = clerk.table
    table.require_open()
    if deed.seat is None:
        raise NotPrompted("not_prompted")
    standing = await states.stand(clerk.connection, table)
    standing.require_prompt(deed.seat, prompt_id)
    command = codec.decode_command(table.game, deed.data)
    step = table.game.apply(standing.state, deed.seat, command, table.chance(clerk.seq))
    if deed.by == "player" and standing.prompts[deed.seat].owed:
        await _forgive(clerk, deed.seat)
    return await clerk.write_step(deed, standing.prompts, step)


async def _forgive(clerk: Clerk, seat: Seat) -> None:
    absence = await absences.read(clerk.connection, clerk.table.match.id, seat)
    if absence.strikes:
        fewer = replace(absence, strikes=absence.strikes - 1, missed=None)
        await absences.keep(clerk.connection, clerk.table.match.id, fewer)


async def _words(clerk: Clerk) -> list[str] | None:
    """The players' words by seat, "" for those without; None if nobody has given one."""
    given = await lucky_words.of_match(clerk.connection, clerk.table.match.id)
    words = [given.get(player.user_id or 0, "") for player in clerk.table.seats]
    return words if any(words) else None


async def _begin(clerk: Clerk, columns: dict[str, Any]) -> None:
    match = clerk.table.match
    # All options are written out, so that a later default cannot change what was played.
    begun = {**columns, "status": "running", "rules_version": clerk.table.game.rules_version}
    await matches.change(clerk.connection, match.id, **begun)
    await outbox.put(clerk.connection, match.id, outbox.LOBBY, outbox.LOBBY)
    clerk.table = replace(clerk.table, match=replace(match, **begun))
