"""From rows to a standing: the state from memory, from the newest stage, or by playing the log again."""

import hashlib
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches.errors import DamagedMatch, NotStarted, RulesChanged, UnknownMatch
from bot.matches.match_view import Line, LoadedMatch, MatchRows, rules_changed_at
from bot.store import absences, log, match_settings, matches, outbox, stages, timers
from bot.store.engine import is_shared
from bot.store.log import End, Row
from bot.store.stages import Packed
from rules.core import codec
from rules.core.model import Stage, Step
from rules.core.registry import is_known

_REMEMBERED = 256
"""States kept in memory, one per match; a large one takes about 30 KB."""

_log = structlog.get_logger(__name__)


async def load_match(connection: AsyncConnection, match_id: str, *, lock: bool = False) -> MatchRows:
    """A match's rows. With `lock`, nobody else changes them in this transaction. Raises UnknownMatch."""
    match = await matches.find(connection, match_id, lock=lock)
    if match is None:
        raise UnknownMatch("unknown_match", match=match_id)
    seated = await matches.seatings(connection, match_id)
    return MatchRows(
        match,
        seated,
        await log.end(connection, match_id),
        await timers.of_match(connection, match_id),
        await absences.of_match(connection, match_id),
        await match_settings.read(connection, match_id),
    )


class States:
    """The states of the matches played lately, each good for one row of its match's log."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        self._damaged: dict[str, tuple[End, Any]] = {}
        """Matches that do not replay: where their logs ended then, and the row with which it goes wrong."""

    def keep(self, loaded: LoadedMatch) -> None:
        """Remember a state that is in the database."""
        match_id = loaded.table.match.id
        self._states[match_id] = (loaded.table.begun.played, loaded.state)
        self._states.move_to_end(match_id)
        while len(self._states) > _REMEMBERED:
            self._states.popitem(last=False)

    async def stand(self, connection: AsyncConnection, table: MatchRows) -> LoadedMatch:
        """The match with its state. Raises NotStarted, RulesChanged or DamagedMatch."""
        played = table.begun.played
        _require_same_rules(table)
        known = self._states.get(table.match.id)
        if known and known[0] == played:
            return LoadedMatch(table, known[1])
        loaded = LoadedMatch(table, await self._load(connection, table))
        self.keep(loaded)
        return loaded

    async def _load(self, connection: AsyncConnection, table: MatchRows) -> Any:
        """The newest state. What did not replay is not played again before its log has changed."""
        match_id, end = table.match.id, table.begun
        known = self._damaged.get(match_id)
        if known and known[0] == end:
            raise _damaged(table, known[1])
        try:
            return await _load_state(connection, table, end.played, end.digest)
        except DamagedMatch as error:
            row = error.params["seq"]
            _log.error("match_damaged", match=match_id, row=row, exc_info=error)
            self._damaged[match_id] = end, row
            raise


async def replay(connection: AsyncConnection, table: MatchRows) -> list[tuple[int, Step[Any, Any]]]:
    """Every step of the match, with the row that led to it, played again. Raises DamagedMatch.

    Where the rules have changed on the way, only the steps since then.
    """
    _require_same_rules(table)
    rows = await log.read(connection, table.match.id)
    begins = rules_changed_at(rows)
    if not begins:
        return list(_play_again(table, rows))
    last = [row for row in rows[:begins] if row.kind != "note"][-1]
    packed = await stages.newest(connection, table.match.id, last.seq)
    state = _unpack(table, packed) if packed else None
    if state is None or codec.digest(state) != rows[begins].digest:
        raise _damaged(table, begins)
    return list(_play_again(table, rows[begins:], state))


async def kept_state(connection: AsyncConnection, table: MatchRows, row: Row | None = None) -> Any:
    """The state after a row, or the newest, as it was written down by whatever program; None if it is not
    what the log says, or cannot be read or played on by this one.
    """
    seq, digest = (row.seq, row.digest) if row else (table.begun.played, table.begun.digest)
    packed = await stages.newest(connection, table.match.id, seq)
    try:
        if packed is None or hashlib.sha256(packed.unpacked()).hexdigest() != digest:
            return None
        state = codec.decode_state(table.game, packed.unpacked())
        table.game.check(state)
    except Exception:  # today's rules may stumble in any way over what others have written
        return None
    return state


async def state_after(connection: AsyncConnection, table: MatchRows, row: Row) -> Any:
    """The state that a row of the log led to. Raises DamagedMatch."""
    return await _load_state(connection, table, row.seq, row.digest)


async def _load_state(connection: AsyncConnection, table: MatchRows, seq: int, digest: str) -> Any:
    packed = await stages.newest(connection, table.match.id, seq)
    state = _unpack(table, packed) if packed else None
    if state is not None and codec.digest(state) == digest:
        return state
    _log.warning("stage_unreadable", match=table.match.id, then="the log is played again")
    steps = dict(await replay(connection, table))
    if seq not in steps:
        raise _damaged(table, seq)
    return steps[seq].state


def _unpack(table: MatchRows, packed: Packed) -> Any:
    try:
        return codec.decode_state(table.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None


def back_to(number: int, state: Any) -> Step[Any, Any]:
    """The step of the rewind with this number: a stage of its own, in which nothing happens but that."""
    return Step((Stage(outbox.rewind_key(number), state, ()),))


def _play_again(
    table: MatchRows, rows: tuple[Row, ...], state: Any = None
) -> Iterator[tuple[int, Step[Any, Any]]]:
    targets: dict[int, Any] = dict.fromkeys(to for _, to in Line.of(rows).rewinds)
    for row in rows:
        if row.kind == "note":
            continue
        try:
            step = _repeat(table, row, targets[row.data["to"]] if row.kind == "rewind" else state)
        except Exception as error:  # rows that other hands have changed can fail anywhere in the rules
            raise _damaged(table, row.seq) from error
        state = step.state
        if row.seq in targets:
            targets[row.seq] = state
        if codec.digest(state) != row.digest:
            raise _damaged(table, row.seq)
        yield row.seq, step


def _repeat(table: MatchRows, row: Row, state: Any) -> Step[Any, Any]:
    game, chance = table.game, table.chance(row.seq)
    if row.kind == "rewind":
        return back_to(row.number, state)
    if row.kind == "setup" or row.seat is None:
        options = codec.decode_options(game, table.match.options)
        return game.setup(options, len(table.seats), chance)
    return game.apply(state, row.seat, codec.decode_command(game, row.data), chance)


def _damaged(table: MatchRows, row: int) -> DamagedMatch:
    return DamagedMatch("damaged_match", match=table.match.id, seq=row)


def _require_same_rules(table: MatchRows) -> None:
    begun_under = table.match.rules_version
    if begun_under is None:
        raise NotStarted("not_started", match=table.match.id)
    if not is_known(table.match.title) or begun_under != table.game.rules_version:
        raise RulesChanged("rules_changed", match=table.match.id, version=begun_under)


_REMEMBERED = 256
"""Matches; the states are those that `States` keeps anyway."""

_known: WeakKeyDictionary[AsyncEngine, "Known"] = WeakKeyDictionary()


def known(engine: AsyncEngine) -> "Known":
    """What is known of this database: the same for all referees that share it."""
    return _known.setdefault(engine, Known(0 if is_shared(engine) else _REMEMBERED))


class Known:
    """Standings by match, up to `most`; each is forgotten when its match changes."""

    def __init__(self, most: int = _REMEMBERED) -> None:
        self._most = most
        self._standings: OrderedDict[str, LoadedMatch] = OrderedDict()
        self.changes = 0
        """How often a match has changed: what was read before a change may be out of date after it."""

    def find(self, match_id: str) -> LoadedMatch | None:
        """Where the match stands, if it is known."""
        if loaded := self._standings.get(match_id):
            self._standings.move_to_end(match_id)
            return loaded
        return None

    def keep(self, loaded: LoadedMatch, changes: int) -> None:
        """Remember what was read when so many changes had been made, unless there were others meanwhile."""
        if changes != self.changes:
            return
        self._standings[loaded.table.match.id] = loaded
        while len(self._standings) > self._most:
            self._standings.popitem(last=False)

    def forget_all(self) -> None:
        """A referee begins with what the database says."""
        self.changes += 1
        self._standings.clear()

    def forget(self, match_id: str) -> None:
        """The match has changed, or perhaps has."""
        self.changes += 1
        self._standings.pop(match_id, None)
