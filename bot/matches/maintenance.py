"""Whether every match of a database replays to what its log claims."""

import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches.errors import RulesChanged
from bot.matches.loading import States, kept_state, load_match, replay
from bot.matches.match_view import MatchRows, rules_changed_at
from bot.matches.transaction import MatchTransaction
from bot.store import log, matches, outbox, stages
from bot.store.engine import reading, writing
from rules.core import codec
from rules.core.record import RULES_CHANGED
from rules.core.registry import find, is_known

Progress: TypeAlias = Callable[[list[str]], Iterable[str]]
"""Gives the names of the matches back one by one, and may show how far it is."""


@dataclass(frozen=True)
class Checked:
    """How many matches replay, how many were begun under other rules, and the names of the damaged ones."""

    sound: int
    older: int
    damaged: tuple[str, ...]


async def check_all(engine: AsyncEngine, progress: Progress = iter) -> Checked:
    """Replay every match that has begun."""
    sound = older = 0
    damaged = []
    async with reading(engine) as connection:
        begun = await matches.ever_begun(connection)
    for match_id in progress(begun):
        # A statement that fails spoils its transaction: each match has its own.
        async with reading(engine) as connection:
            try:
                await replay(connection, await load_match(connection, match_id))
                sound += 1
            except RulesChanged:
                older += 1
            except Exception:  # rows that other hands have changed can fail in any way, anywhere in the rules
                damaged.append(match_id)
    return Checked(sound, older, tuple(damaged))


async def tell_tables(engine: AsyncEngine, damaged: Collection[str] = ()) -> None:
    """Have all that is told of the matches that are not over said again, when the bot starts.

    Whoever is asked something has the whole time for it. To the `damaged` ones nothing can be said.
    """
    async with reading(engine) as connection:
        begun = await matches.under_way(connection)
        lobbies = await matches.in_lobby(connection)
    async with writing(engine) as connection:
        for match_id in lobbies:
            await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
    for match_id, _title, _version in begun:
        if match_id not in damaged:
            async with writing(engine) as connection:
                await _go_on(
                    MatchTransaction(connection, await load_match(connection, match_id), int(time.time()))
                )


async def _go_on(transaction: MatchTransaction) -> None:
    """Let the match go on from here."""
    with suppress(RulesChanged):  # it follows the new ones when the bot starts, with the clocks that it has
        loaded = await States().stand(transaction.connection, transaction.table)
        await transaction.clocks.renew(transaction.table.seats, loaded.prompts)
    await transaction.refresh()
    await transaction.write_note("program", "restored")


_log = structlog.get_logger(__name__)


async def follow(transaction: MatchTransaction) -> None:
    """Have the match go on by this program's rules, if it was played by others until now.

    Nothing happens where the position cannot be read any more: whoever wants to play is told `RulesChanged`.
    """
    table = transaction.table
    if table.end is None or table.match.ended or not is_known(table.match.title):
        return
    if not await _have_changed(transaction.connection, table):
        return
    state = await kept_state(transaction.connection, table)
    if state is None:
        _log.error("rules_upgrade_failed", match=table.match.id)
        return
    was, now = table.match.rules_version, table.game.rules_version
    played = table.begun.played
    await stages.rewrite(transaction.connection, table.match.id, played, codec.encode(state))
    await matches.change(transaction.connection, table.match.id, rules_version=now)
    end = replace(table.begun, digest=codec.digest(state))
    transaction.table = replace(table, match=replace(table.match, rules_version=now), end=end)
    await transaction.write_note("program", RULES_CHANGED, was=was, now=now)
    _log.warning("rules_changed", match=table.match.id, was=was, now=now)


async def older(connection: AsyncConnection) -> list[str]:
    """The matches under way that were played by a version of their rules that is not kept."""
    return [
        match_id
        for match_id, title, version in await matches.under_way(connection)
        if is_known(title) and version < find(title).rules_version and not find(title).of_version(version)
    ]


async def nothing_else(_clerk: MatchTransaction) -> None:
    """To follow the rules is all that is to be done."""


async def _have_changed(connection: AsyncConnection, table: MatchRows) -> bool:
    """A match from the future, begun by a newer program, is none that could go on."""
    was, now = table.match.rules_version or 0, table.game.rules_version
    return was < now or (was == now and await _plays_differently(connection, table))


async def _plays_differently(connection: AsyncConnection, table: MatchRows) -> bool:
    """Whether the last command leads elsewhere than it did, or nowhere."""
    rows = await log.read(connection, table.match.id)
    played = [row for row in rows if row.kind != "note"]
    if len(played) < 2 or played[-1].kind != "command" or rules_changed_at(rows) > played[-1].seq:
        return False
    before, last = played[-2:]
    state: Any = await kept_state(connection, table, before)
    if state is None or last.seat is None:
        return False
    try:
        command = codec.decode_command(table.game, last.data)
        step = table.game.apply(state, last.seat, command, table.chance(last.seq))
    except Exception:  # refused, or today's rules stumble over it
        return True
    return codec.digest(step.state) != last.digest
