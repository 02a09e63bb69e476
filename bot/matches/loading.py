"""From rows to a loaded match: its state from memory, from the newest stage, or by replaying the log.

`MatchCache` keeps what was loaded lately. A state is good for one row of the log: it is used only while that
row is the last one that changed the state, so another process may write to the same database. The rows
themselves are kept only where no other process writes (an SQLite file); then looking again costs no query.
"""

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
from bot.matches.match_view import Branch, LoadedMatch, MatchRows, rules_changed_at
from bot.store import log, matches, outbox, people, scheduling, stages
from bot.store.engine import is_shared
from bot.store.log import End, Row
from bot.store.stages import Packed
from rules.core import codec
from rules.core.model import Stage, Step
from rules.core.registry import is_known

_MAX_CACHED = 256
"""Matches kept in memory; a large state takes about 30 KB."""

_log = structlog.get_logger(__name__)


async def load_rows(connection: AsyncConnection, match_id: str, *, lock: bool = False) -> MatchRows:
    """A match's rows. With `lock`, nobody else changes them in this transaction. Raises UnknownMatch."""
    match = await matches.find(connection, match_id, lock=lock)
    if match is None:
        raise UnknownMatch("unknown_match", match=match_id)
    seated = await matches.seatings(connection, match_id)
    return MatchRows(
        match,
        seated,
        await log.end(connection, match_id),
        await scheduling.timers_of_match(connection, match_id),
        await people.absences_of_match(connection, match_id),
        await matches.read_settings(connection, match_id),
    )


class MatchCache:
    """The matches used lately, up to `size`: their states and, with `keeps_rows`, their rows."""

    def __init__(self, *, keeps_rows: bool = False, size: int = _MAX_CACHED) -> None:
        self._keeps_rows = keeps_rows
        self._size = size
        self._states: OrderedDict[str, tuple[int, Any]] = OrderedDict()
        """By match: the row of the log that led to the state, and the state."""
        self._rows: dict[str, MatchRows] = {}
        """Rows that are current; each match has its state, too."""
        self._damaged: dict[str, tuple[End, Any]] = {}
        """Matches that do not replay: where their logs ended then, and the row with which it goes wrong."""
        self.changes = 0
        """How often a match has changed: what was read before a change may be out of date after it."""

    def find(self, match_id: str) -> LoadedMatch | None:
        """The match as it is now, if that is known without a query."""
        rows = self._rows.get(match_id)
        return self._cached(rows) if rows else None

    async def load(self, connection: AsyncConnection, rows: MatchRows) -> LoadedMatch:
        """These rows with their state. Raises NotStarted, RulesChanged or DamagedMatch."""
        _require_same_rules(rows)
        if loaded := self._cached(rows):
            return loaded
        loaded = LoadedMatch(rows, await self._load_state(connection, rows))
        self.keep_state(loaded)
        return loaded

    def keep_state(self, loaded: LoadedMatch) -> None:
        """Remember a state that is in the database."""
        match_id = loaded.rows.match.id
        self._states[match_id] = (loaded.rows.begun.played, loaded.state)
        self._states.move_to_end(match_id)
        while len(self._states) > self._size:
            oldest, _ = self._states.popitem(last=False)
            self._rows.pop(oldest, None)

    def keep_rows(self, loaded: LoadedMatch, changes: int) -> None:
        """Remember rows that were read when `changes` was this, unless anything has changed since."""
        if self._keeps_rows and changes == self.changes:
            self.keep_state(loaded)
            self._rows[loaded.rows.match.id] = loaded.rows

    def invalidate(self, match_id: str) -> None:
        """The match has changed, or perhaps has: its rows are to be read again."""
        self.changes += 1
        self._rows.pop(match_id, None)

    def _cached(self, rows: MatchRows) -> LoadedMatch | None:
        match_id = rows.match.id
        known = self._states.get(match_id)
        if known is None or known[0] != rows.begun.played:
            return None
        self._states.move_to_end(match_id)
        return LoadedMatch(rows, known[1])

    async def _load_state(self, connection: AsyncConnection, rows: MatchRows) -> Any:
        """The newest state. What did not replay is not replayed again before its log has changed."""
        match_id, end = rows.match.id, rows.begun
        damage = self._damaged.get(match_id)
        if damage and damage[0] == end:
            raise _damaged(rows, damage[1])
        try:
            return await _load_state(connection, rows, end.played, end.digest)
        except DamagedMatch as error:
            row = error.params["seq"]
            _log.error("match_damaged", match=match_id, row=row, exc_info=error)
            self._damaged[match_id] = end, row
            raise


_caches: WeakKeyDictionary[AsyncEngine, MatchCache] = WeakKeyDictionary()


def cache_of(engine: AsyncEngine) -> MatchCache:
    """The cache of a database: one for all referees of this process, since each invalidates it for all."""
    return _caches[engine]


def renew_cache(engine: AsyncEngine) -> None:
    """Start with an empty cache: the database may have changed since others have used it."""
    _caches[engine] = MatchCache(keeps_rows=not is_shared(engine))


async def replay(connection: AsyncConnection, rows: MatchRows) -> list[tuple[int, Step[Any, Any]]]:
    """Every step of the match, with the row that led to it, replayed. Raises DamagedMatch.

    Where the rules have changed on the way, only the steps since then.
    """
    _require_same_rules(rows)
    log_rows = await log.read(connection, rows.match.id)
    begins = rules_changed_at(log_rows)
    if not begins:
        return list(_replay(rows, log_rows))
    last = [row for row in log_rows[:begins] if row.kind != "note"][-1]
    packed = await stages.newest(connection, rows.match.id, last.seq)
    state = _unpack(rows, packed) if packed else None
    if state is None or codec.digest(state) != log_rows[begins].digest:
        raise _damaged(rows, begins)
    return list(_replay(rows, log_rows[begins:], state))


async def stored_state(connection: AsyncConnection, rows: MatchRows, row: Row | None = None) -> Any:
    """The state after a row, or the newest, as any version of the program has stored it.

    None if it is not what the log says, or cannot be read or played on by this version.
    """
    seq, digest = (row.seq, row.digest) if row else (rows.begun.played, rows.begun.digest)
    packed = await stages.newest(connection, rows.match.id, seq)
    try:
        if packed is None or hashlib.sha256(packed.unpacked()).hexdigest() != digest:
            return None
        state = codec.decode_state(rows.game, packed.unpacked())
        rows.game.check(state)
    except Exception:  # today's rules may stumble in any way over what others have written
        return None
    return state


async def state_after(connection: AsyncConnection, rows: MatchRows, row: Row) -> Any:
    """The state that a row of the log led to. Raises DamagedMatch."""
    return await _load_state(connection, rows, row.seq, row.digest)


def rewind_step(number: int, state: Any) -> Step[Any, Any]:
    """The step of the rewind with this number: one stage with this state and no events."""
    return Step((Stage(outbox.rewind_key(number), state, ()),))


async def _load_state(connection: AsyncConnection, rows: MatchRows, seq: int, digest: str) -> Any:
    packed = await stages.newest(connection, rows.match.id, seq)
    state = _unpack(rows, packed) if packed else None
    if state is not None and codec.digest(state) == digest:
        return state
    _log.warning("stage_unreadable", match=rows.match.id, then="the log is replayed")
    steps = dict(await replay(connection, rows))
    if seq not in steps:
        raise _damaged(rows, seq)
    return steps[seq].state


def _unpack(rows: MatchRows, packed: Packed) -> Any:
    try:
        return codec.decode_state(rows.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None


def _replay(
    rows: MatchRows, log_rows: tuple[Row, ...], state: Any = None
) -> Iterator[tuple[int, Step[Any, Any]]]:
    targets: dict[int, Any] = dict.fromkeys(to for _, to in Branch.of(log_rows).rewinds)
    for row in log_rows:
        if row.kind == "note":
            continue
        try:
            step = _repeat(rows, row, targets[row.data["to"]] if row.kind == "rewind" else state)
        except Exception as error:  # rows that other hands have changed can fail anywhere in the rules
            raise _damaged(rows, row.seq) from error
        state = step.state
        if row.seq in targets:
            targets[row.seq] = state
        if codec.digest(state) != row.digest:
            raise _damaged(rows, row.seq)
        yield row.seq, step


def _repeat(rows: MatchRows, row: Row, state: Any) -> Step[Any, Any]:
    game, chance = rows.game, rows.chance(row.seq)
    if row.kind == "rewind":
        return rewind_step(row.number, state)
    if row.kind == "setup" or row.seat is None:
        options = codec.decode_options(game, rows.match.options)
        return game.setup(options, len(rows.seats), chance)
    return game.apply(state, row.seat, codec.decode_command(game, row.data), chance)


def _damaged(rows: MatchRows, row: int) -> DamagedMatch:
    return DamagedMatch("damaged_match", match=rows.match.id, seq=row)


def _require_same_rules(rows: MatchRows) -> None:
    begun_under = rows.match.rules_version
    if begun_under is None:
        raise NotStarted("not_started", match=rows.match.id)
    if not is_known(rows.match.title) or begun_under != rows.game.rules_version:
        raise RulesChanged("rules_changed", match=rows.match.id, version=begun_under)
