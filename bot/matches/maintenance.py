"""Maintenance of all matches of a database: check that they replay, restore a backup, follow new rules.

Restoring: since the backup was made, questions may have been answered and their messages removed. The
database that is back believes that they still stand, and nobody had the time since then to answer.

Upgrading: a new `rules_version` says that rules have changed; where nobody has raised it, the last command
shows it, which applied again leads to another state. The log before the entry cannot be replayed any more:
the entry's row is a new beginning (`loading`), and the record of the match holds the state there.
"""

import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches.actor import Actor
from bot.matches.errors import RulesChanged
from bot.matches.loading import MatchCache, load_rows, replay, stored_state
from bot.matches.match_view import MatchRows, rules_changed_at
from bot.matches.transaction import MatchTransaction
from bot.store import log, matches, outbox, stages
from bot.store.engine import reading, writing
from rules.core import codec
from rules.core.record import RULES_CHANGED
from rules.core.registry import find, is_known

_log = structlog.get_logger(__name__)

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
                await replay(connection, await load_rows(connection, match_id))
                sound += 1
            except RulesChanged:
                older += 1
            except Exception:  # rows that other hands have changed can fail in any way, anywhere in the rules
                damaged.append(match_id)
    return Checked(sound, older, tuple(damaged))


async def announce_restored(engine: AsyncEngine, damaged: Collection[str] = ()) -> None:
    """Write outbox rows for all that is to be shown again of matches that have not ended, and renew clocks.

    To be called before the bot starts. The `damaged` matches are left as they are.
    """
    async with reading(engine) as connection:
        begun = await matches.under_way(connection)
        lobbies = await matches.in_lobby(connection)
    async with writing(engine) as connection:
        for match_id in lobbies:
            await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
    now, cache = int(time.time()), MatchCache()
    for match_id, _title, _version in begun:
        if match_id not in damaged:
            async with writing(engine) as connection:
                rows = await load_rows(connection, match_id)
                await _announce(MatchTransaction(connection, rows, Actor.program(), now, cache))


async def _announce(transaction: MatchTransaction) -> None:
    with suppress(RulesChanged):  # it is upgraded when the bot starts, with the clocks that it has
        loaded = await transaction.load()
        await transaction.clocks.renew(transaction.rows.seats, loaded.prompts)
    await transaction.update_deadlines()
    await transaction.write_note("program", "restored")


async def upgrade(transaction: MatchTransaction) -> None:
    """Let the match go on by this program's rules, if it was played by others until now.

    Nothing happens where the state cannot be read any more: each act then raises RulesChanged.
    """
    rows = transaction.rows
    if rows.end is None or rows.match.ended or not is_known(rows.match.title):
        return
    if not await _have_changed(transaction.connection, rows):
        return
    state = await stored_state(transaction.connection, rows)
    if state is None:
        _log.error("rules_upgrade_failed", match=rows.match.id)
        return
    was, now = rows.match.rules_version, rows.game.rules_version
    played = rows.begun.played
    await stages.rewrite(transaction.connection, rows.match.id, played, codec.encode(state))
    await matches.change(transaction.connection, rows.match.id, rules_version=now)
    end = replace(rows.begun, digest=codec.digest(state))
    transaction.rows = replace(rows, match=replace(rows.match, rules_version=now), end=end)
    await transaction.write_note("program", RULES_CHANGED, was=was, now=now)
    _log.warning("rules_changed", match=rows.match.id, was=was, now=now)


async def played_by_older_rules(connection: AsyncConnection) -> list[str]:
    """The matches under way that were played by a version of their rules that is not kept."""
    return [
        match_id
        for match_id, title, version in await matches.under_way(connection)
        if is_known(title) and version < find(title).rules_version and not find(title).of_version(version)
    ]


async def _have_changed(connection: AsyncConnection, rows: MatchRows) -> bool:
    """A match from the future, begun by a newer program, is none that could go on."""
    was, now = rows.match.rules_version or 0, rows.game.rules_version
    return was < now or (was == now and await _plays_differently(connection, rows))


async def _plays_differently(connection: AsyncConnection, rows: MatchRows) -> bool:
    """Whether the last command leads elsewhere than it did, or nowhere."""
    log_rows = await log.read(connection, rows.match.id)
    played = [row for row in log_rows if row.kind != "note"]
    if len(played) < 2 or played[-1].kind != "command" or rules_changed_at(log_rows) > played[-1].seq:
        return False
    before, last = played[-2:]
    state: Any = await stored_state(connection, rows, before)
    if state is None or last.seat is None:
        return False
    try:
        command = codec.decode_command(rows.game, last.data)
        step = rows.game.apply(state, last.seat, command, rows.chance(last.seq))
    except Exception:  # refused, or today's rules stumble over it
        return True
    return codec.digest(step.state) != last.digest
