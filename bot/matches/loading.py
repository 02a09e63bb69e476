"""Loads matches: a match's state comes from memory, from the newest stage, or from a replay of the log.

`MatchCache` keeps recently loaded matches. A state is valid for one row of the log: it is used only while
that row is the last one that changed the state, so other processes may write to the same database. The rows
themselves are cached only while no other process writes; then another read costs no query.
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
from bot.store import log, match_rows, outbox, stages
from bot.store.engine import standing
from bot.store.log import End, Row
from bot.store.stages import Packed
from bot.store.standing import Standing
from rules.core import codec
from rules.core.model import Stage, Step
from rules.core.registry import is_known

_MAX_CACHED = 256
"""Matches kept in memory; a large state takes about 30 KB."""

_MAX_VIEWS = 64
"""Newest stages kept in memory: each is read at least twice shortly after a commit, then never again."""

_log = structlog.get_logger(__name__)


async def load_rows(connection: AsyncConnection, match_id: str, *, lock: bool = False) -> MatchRows:
    """Returns a match's rows; `lock` locks them until the transaction ends. Raises UnknownMatch."""
    stored = await match_rows.read(connection, match_id, lock=lock)
    if stored is None:
        raise UnknownMatch("unknown_match", match=match_id)
    return MatchRows(**vars(stored))


class MatchCache:
    """The recently used matches: their states and, while this process is alone, their rows."""

    def __init__(self, standing: Standing | None = None) -> None:
        """`standing` says whether others may write; without it they may."""
        self._standing = standing or Standing()
        self._tenure: int | None = None
        """That of the rows."""
        self._loaded: OrderedDict[str, LoadedMatch] = OrderedDict()
        """By match: its state, with rows that may be out of date."""
        self._rows: dict[str, MatchRows] = {}
        """Rows that are current; each match has its state, too."""
        self._views: dict[str, tuple[MatchRows, Any]] = {}
        """The `StepViews` of matches, with the rows that they belong to."""
        self._damaged: dict[str, tuple[End, Any]] = {}
        """Matches that do not replay: where their logs ended then, and the row at which the replay fails."""
        self.changes = 0
        """The number of changes of a match: what was read before a change may be out of date after it."""

    def find(self, match_id: str) -> LoadedMatch | None:
        """Returns the current match if it is cached; needs no query."""
        rows = self._rows.get(match_id) if self._keeps_rows() else None
        return self._cached(rows) if rows else None

    async def load(self, connection: AsyncConnection, rows: MatchRows) -> LoadedMatch:
        """These rows with their state. Raises NotStarted, RulesChanged or DamagedMatch."""
        _require_same_rules(rows)
        if loaded := self._cached(rows):
            return loaded
        match_id, end = rows.match.id, rows.begun
        # A failed replay is not repeated until the log has changed.
        damage = self._damaged.get(match_id)
        if damage and damage[0] == end:
            raise _damaged(rows, damage[1])
        try:
            loaded = LoadedMatch(rows, await state_after(connection, rows, end.played, end.digest))
        except DamagedMatch as error:
            row = error.params["seq"]
            _log.error("match_damaged", match=match_id, row=row, exc_info=error)
            self._damaged[match_id] = end, row
            raise
        self._keep_state(loaded)
        return loaded

    def keep(self, loaded: LoadedMatch, changes: int) -> None:
        """Cache what was read when `changes` had this value, unless it has changed since."""
        if self._keeps_rows() and changes == self.changes:
            self._keep_state(loaded)
            self._rows[loaded.rows.match.id] = loaded.rows

    def update(self, rows: MatchRows, result: LoadedMatch | None, tenure: int | None) -> None:
        """A transaction has committed these rows and, with a `result`, its state; it began in this tenure."""
        self.invalidate(rows.match.id)
        if result:
            self._keep_state(result)
        if self._keeps_rows() and tenure == self._tenure and rows.end and self._cached(rows):
            self._rows[rows.match.id] = rows

    def find_views(self, rows: MatchRows) -> Any:
        """Returns the `StepViews` of the match, if they were cached with these rows."""
        kept = self._views.get(rows.match.id)
        return kept[1] if kept and kept[0] is rows else None

    def keep_views(self, rows: MatchRows, views: Any) -> None:
        """Cache the `StepViews` of a match that is cached with these rows."""
        if self._rows.get(rows.match.id) is rows:
            self._views[rows.match.id] = rows, views
            if len(self._views) > _MAX_VIEWS:
                del self._views[next(iter(self._views))]

    def invalidate(self, match_id: str | None = None) -> None:
        """Invalidate the match, or all matches, after a change or a possible change: rows are read again."""
        self.changes += 1
        if match_id is None:
            self._rows.clear()
            self._views.clear()
        else:
            self._rows.pop(match_id, None)

    def _keeps_rows(self) -> bool:
        """Whether rows may be kept now; forgets those that others may have changed."""
        tenure = self._standing.tenure
        if tenure != self._tenure:
            self._tenure = tenure
            self.invalidate()
        return tenure is not None

    def _keep_state(self, loaded: LoadedMatch) -> None:
        match_id = loaded.rows.match.id
        self._loaded[match_id] = loaded
        self._loaded.move_to_end(match_id)
        while len(self._loaded) > _MAX_CACHED:
            oldest, _ = self._loaded.popitem(last=False)
            self._rows.pop(oldest, None)

    def _cached(self, rows: MatchRows) -> LoadedMatch | None:
        match_id = rows.match.id
        known = self._loaded.get(match_id)
        if known is None or known.rows.begun.played != rows.begun.played:
            return None
        self._loaded.move_to_end(match_id)
        if known.rows is not rows:
            known = self._loaded[match_id] = LoadedMatch(rows, known.state)
        return known


_caches: WeakKeyDictionary[AsyncEngine, MatchCache] = WeakKeyDictionary()


def cache_of(engine: AsyncEngine) -> MatchCache:
    """The cache of a database: one for all referees of this process, since each invalidates it for all."""
    return _caches[engine]


def renew_cache(engine: AsyncEngine) -> None:
    """Start with an empty cache: another process may have changed the database."""
    _caches[engine] = MatchCache(standing(engine))


async def replay(connection: AsyncConnection, rows: MatchRows) -> list[tuple[int, Step[Any, Any]]]:
    """Replays the match. Returns every step with the row that led to it. Raises DamagedMatch.

    If the rules have changed during the match, only the steps since then.
    """
    _require_same_rules(rows)
    log_rows = await log.read(connection, rows.match.id)
    begins = rules_changed_at(log_rows)
    if not begins:
        return list(_replay(rows, log_rows))
    last = [row for row in log_rows[:begins] if row.kind != "note"][-1]
    packed = await stages.newest(connection, rows.match.id, last.seq)
    state = unpack(rows, packed)
    if state is None or codec.digest(state) != log_rows[begins].digest:
        raise _damaged(rows, begins)
    return list(_replay(rows, log_rows[begins:], state))


async def stored_state(connection: AsyncConnection, rows: MatchRows, row: Row | None = None) -> Any:
    """The state after a row, or the newest, as any version of the program has stored it.

    None if it does not match the log's digest, or if this version cannot read or continue it.
    """
    seq, digest = (row.seq, row.digest) if row else (rows.begun.played, rows.begun.digest)
    packed = await stages.newest(connection, rows.match.id, seq)
    try:
        if packed is None or hashlib.sha256(packed.unpacked()).hexdigest() != digest:
            return None
        state = codec.decode_state(rows.game, packed.unpacked())
        rows.game.check(state)
    except Exception:  # the current rules may fail in any way on another version's data
        return None
    return state


def rewind_step(number: int, state: Any) -> Step[Any, Any]:
    """The step of the rewind with this number: one stage with this state and no events."""
    return Step((Stage(outbox.rewind_key(number), state, ()),))


async def state_after(connection: AsyncConnection, rows: MatchRows, seq: int, digest: str) -> Any:
    """The state that row `seq` of the log led to, and whose digest it holds. Raises DamagedMatch."""
    packed = await stages.newest(connection, rows.match.id, seq)
    state = unpack(rows, packed)
    if state is not None and codec.digest(state) == digest:
        return state
    _log.warning("stage_unreadable", match=rows.match.id, then="the log is replayed")
    steps = dict(await replay(connection, rows))
    if seq not in steps:
        raise _damaged(rows, seq)
    return steps[seq].state


def unpack(rows: MatchRows, packed: Packed | None) -> Any:
    """The state of a stage; None without one, or if it cannot be read."""
    try:
        return codec.decode_state(rows.game, packed.unpacked()) if packed else None
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
        except Exception as error:  # rows modified outside the program can fail anywhere in the rules
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
