"""A match that was played by other rules goes on by today's, from where it stands, and the table is told.

A new `rules_version` says that rules have changed; where nobody has raised it, the last command gives it
away, which played again leads to another state. The log before the note cannot be played again any more: the
note's row stands for a new beginning (`loading`), and the record of the match holds the position there.
"""

from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.branch import rules_changed_at
from bot.matches.loading import kept_state
from bot.matches.match_view import MatchRows
from bot.matches.transaction import MatchTransaction
from bot.store import log, matches, stages
from rules.core import codec
from rules.core.record import RULES_CHANGED
from rules.core.registry import find, is_known

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
