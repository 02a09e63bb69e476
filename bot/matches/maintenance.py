"""Maintenance of all matches of a database: check that they replay, restore a backup, follow new rules.

Restoring: since the backup was made, questions may have been answered and their messages removed. In the
restored database they are still open, and the players have not had the time since then to answer.

Upgrading: a new `rules_version` marks changed rules; if it was not raised, the last command reveals the
change, since applying it again leads to another state. The log before the entry can no longer be replayed:
replay starts at the entry's row (`loading`), and the record of the match holds the state there.
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
from bot.store.engine import read, reading, writing
from rules.core import codec
from rules.core.record import RULES_CHANGED
from rules.core.registry import find, is_known

_log = structlog.get_logger(__name__)

Progress: TypeAlias = Callable[[list[str]], Iterable[str]]
"""Yields the names of the matches one by one, and may show the progress."""


@dataclass(frozen=True)
class Checked:
    """The numbers of matches that replay and that have other rules, and the names of the damaged ones."""

    sound: int
    older: int
    damaged: tuple[str, ...]


async def check_all(engine: AsyncEngine, progress: Progress = iter) -> Checked:
    """Replay every match that has begun."""
    sound = older = 0
    damaged = []
    begun = await read(engine, matches.ever_begun)
    for match_id in progress(begun):
        # A failed statement aborts its transaction: each match has its own.
        async with reading(engine) as connection:
            try:
                await replay(connection, await load_rows(connection, match_id))
                sound += 1
            except RulesChanged:
                older += 1
            except Exception:  # rows modified outside the program can fail in any way, anywhere in the rules
                damaged.append(match_id)
    return Checked(sound, older, tuple(damaged))


async def announce_restored(engine: AsyncEngine, damaged: Collection[str] = ()) -> None:
    """Write outbox rows for all messages of matches that have not ended, and restart their clocks.

    Must be called before the bot starts. The `damaged` matches are not changed.
    """
    async with reading(engine) as connection:
        begun = await matches.under_way(connection)
        lobbies = await matches.in_lobby(connection)
    async with writing(engine) as connection:
        for match in lobbies:
            await outbox.put(connection, match.id, outbox.LOBBY, outbox.LOBBY)
    now, cache = int(time.time()), MatchCache()
    for match_id in [match_id for match_id, _title, _version in begun if match_id not in damaged]:
        async with writing(engine) as connection:
            rows = await load_rows(connection, match_id)
            transaction = MatchTransaction(connection, rows, Actor.program(), now, cache)
            with suppress(RulesChanged):  # it is upgraded when the bot starts, with the clocks that it has
                transaction.clocks.renew((await transaction.load()).prompts)
            await transaction.update_deadlines()
            await transaction.write_note("program", "restored")
            await transaction.finish()


async def upgrade(transaction: MatchTransaction) -> None:
    """Upgrade the match to this program's rules, if it was played by others until now.

    Does nothing if the state can no longer be read: each act then raises RulesChanged.
    """
    rows = transaction.rows
    if rows.end is None or rows.match.ended or not is_known(rows.match.title):
        return
    was, now = rows.match.rules_version, rows.game.rules_version
    changed = (was or 0) < now or (was == now and await _plays_differently(transaction.connection, rows))
    if not changed:  # also a match started by a newer program: it could not continue
        return
    state = await stored_state(transaction.connection, rows)
    if state is None:
        _log.error("rules_upgrade_failed", match=rows.match.id)
        return
    await stages.rewrite(transaction.connection, rows.match.id, rows.begun.played, codec.encode(state))
    await transaction.change_match(rules_version=now)
    end = replace(rows.begun, digest=codec.digest(state))
    transaction.rows = replace(transaction.rows, end=end)
    await transaction.write_note("program", RULES_CHANGED, was=was, now=now)
    _log.warning("rules_changed", match=rows.match.id, was=was, now=now)


async def played_by_older_rules(connection: AsyncConnection) -> list[str]:
    """Returns the running matches whose version of the rules is no longer supported."""
    return [
        match_id
        for match_id, title, version in await matches.under_way(connection)
        if is_known(title) and version < find(title).rules_version and not find(title).of_version(version)
    ]


async def _plays_differently(connection: AsyncConnection, rows: MatchRows) -> bool:
    """Whether the last command now leads to another state, or fails."""
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
    except Exception:  # refused, or it makes the current rules fail
        return True
    return codec.digest(step.state) != last.digest
