"""Match records, the PGN of this project: header and ordered log of a match, with a digest for each entry.

A record replays to the same states on every machine; `verify` proves that luck, moves and result are the
recorded ones.

>>> from pathlib import Path
>>> record = load(Path("tests/records/spirit/spirit-easy-5.json").read_bytes())
>>> record.game, record.seats, len(record.entries)
('spirit', 5, 46)
>>> verify(record) == record.outcome
True
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from rules.core import codec
from rules.core.chance import SEED_BYTES, SHUFFLE, WrittenChance, commitment, mixed
from rules.core.errors import CommandError, InvalidOptions, RecordError, UnknownGame
from rules.core.model import Outcome, Seat
from rules.core.reading import Unreadable, read_json
from rules.core.registry import AnyGame, find

FORMAT = 1

RULES_CHANGED = "rules-changed"
"""The note of a match that continues under new rules: its data are the versions `was` and `now`.

What comes before cannot be replayed. In the record of an ended match the note has the `state`, as its JSON.
"""

Kind = Literal["setup", "command", "note", "rewind"]
"""The kind of an entry: the set-up (always entry 0), a seat's command, a note, which leaves the state alone,
or a rewind, which restores the state after the entry whose number is `to` in its data.
"""


MAX_NAME = 100
"""The limit of a player's name, in characters; Discord's own is 32."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log. `data` is a command as a plain dict, or a note's content; `by` is its author.

    While a match runs, `data` of a set-up or command are the public `events`; all that is secret is empty.

    The `to` of a rewind is the number of an earlier entry that was not itself undone. `draws` is the luck of
    the entry in the notation of `WrittenChance.acts`; optional.
    """

    seq: int
    kind: Kind
    digest: str
    seat: Seat | None = None
    by: str = "player"
    data: dict[str, Any] = {}
    draws: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class MatchRecord(msgspec.Struct, frozen=True):
    """Header and log of one match. `seed` is hex, and absent while the match runs.

    `words` are the players' lucky words by seat, "" for none; left out if there are none.
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    entries: tuple[Entry, ...]
    seed: str | None = None
    words: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    players: tuple[str, ...] = ()
    outcome: Outcome | None = None
    format: int = FORMAT


class Replayed(msgspec.Struct, frozen=True):
    """An entry, the state after it, its events and its luck."""

    entry: Entry
    state: Any
    events: tuple[Any, ...]
    draws: tuple[str, ...] = ()


class Luck(msgspec.Struct, frozen=True):
    """The number of draws that were recomputed, by kind, and of lucky words that were mixed in.

    `chances` are events with a probability, such as a cube that falls through the tower; `singles` are dice
    and cards drawn from several.
    """

    words: int = 0
    shuffles: int = 0
    chances: int = 0
    singles: int = 0


class Proof(msgspec.Struct, frozen=True):
    """The result of a successful verification: the outcome, the number of entries, and the luck.

    The first `unproven` entries were played under other rules and could not be checked.
    """

    outcome: Outcome | None
    entries: int
    luck: Luck
    unproven: int = 0


def load(data: bytes) -> MatchRecord:
    """Parse a record file. Raises RecordError."""
    try:
        record = read_json(data, MatchRecord)
    except Unreadable as error:
        raise RecordError(None, f"not a match record: {error}") from None
    if record.format != FORMAT:
        raise RecordError(None, f"format {record.format} is not known; this version reads format {FORMAT}")
    _require_names(record)
    return record


def _require_names(record: MatchRecord) -> None:
    """Raises RecordError unless there are no names, or one for each seat."""
    names = len(record.players)
    if names not in (0, record.seats):
        raise RecordError(None, f"the record has the names of {names} players, and {record.seats} seats")
    if any(len(name) > MAX_NAME for name in record.players):
        raise RecordError(None, f"a player's name is too long: over {MAX_NAME} characters")


def dump(record: MatchRecord) -> bytes:
    """The record as indented JSON, readable in diffs."""
    return msgspec.json.format(codec.encode(record), indent=1) + b"\n"


def seed_of(record: MatchRecord) -> bytes:
    """The seed, checked against the commitment. Raises RecordError."""
    if record.seed is None:
        raise RecordError(None, "the record has no seed: it was exported while the match ran")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError(None, "the seed is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise RecordError(None, f"the seed has {len(seed)} bytes, not {SEED_BYTES}")
    if commitment(seed) != record.commitment:
        raise RecordError(None, "the seed is not the one that was committed to at the start")
    return seed


def luck_of(record: MatchRecord) -> bytes:
    """The seed with the players' lucky words mixed in. Raises RecordError."""
    words = record.words or ()
    if words and len(words) != record.seats:
        raise RecordError(None, f"there are {len(words)} words for {record.seats} seats")
    return mixed(seed_of(record), words)


def replay(record: MatchRecord, *, strict: bool = True) -> Iterator[Replayed]:
    """Replay the record, entry by entry. Strict: every digest and draw must match. Raises RecordError.

    If the rules changed during the match, the replay begins at the last change.
    """
    game = _game_of(record)
    luck = luck_of(record)
    begins = unproven(record)
    state: Any = None
    states: dict[int, Any] = {}
    for expected, entry in enumerate(record.entries):
        if entry.seq != expected or (entry.kind == "setup") != (expected == 0):
            raise RecordError(entry.seq, f"entry {expected} was expected here")
        if expected < begins:
            continue
        if begins and expected == begins:
            state = _state_kept(game, entry)
        if entry.kind == "rewind":
            states = _rewound(states, entry)
            state = states[entry.data["to"]]
        step = _replay_entry(game, record, entry, state, WrittenChance(luck, entry.seq))
        state = states[entry.seq] = step.state
        if strict:
            _require_as_recorded(step)
        yield step


def with_draws(record: MatchRecord) -> MatchRecord:
    """The record with the draws of each entry, for people to check. Raises RecordError."""
    drawn = {step.entry.seq: step.draws for step in replay(record, strict=False)}
    entries = (
        msgspec.structs.replace(entry, draws=drawn[entry.seq]) if entry.seq in drawn else entry
        for entry in record.entries
    )
    return msgspec.structs.replace(record, entries=tuple(entries))


def unproven(record: MatchRecord) -> int:
    """The number of entries that cannot be replayed: those before the last change of the rules."""
    return max((entry.seq for entry in record.entries if is_new_beginning(entry)), default=0)


def is_new_beginning(entry: Entry) -> bool:
    """Whether the match continued under new rules from this entry."""
    return entry.kind == "note" and entry.data.get("note") == RULES_CHANGED


def verify(record: MatchRecord) -> Outcome | None:
    """Replay strictly, checking conservation at every step. Returns the outcome. Raises RecordError.

    >>> from pathlib import Path
    >>> record = load(Path("tests/records/spirit/spirit-easy-5.json").read_bytes())
    >>> forged = msgspec.structs.replace(record, seed=bytes(32).hex())
    >>> verify(forged)
    Traceback (most recent call last):
    rules.core.errors.RecordError: the seed is not the one that was committed to at the start
    """
    return prove(record).outcome


def prove(record: MatchRecord) -> Proof:
    """Verify the record and report what was recomputed. Raises RecordError, and BrokenInvariant for a bug."""
    game = _game_of(record)
    outcome, drawn = None, Counter[str]()
    for step in replay(record):
        game.check(step.state)
        outcome = game.outcome(step.state)
        drawn.update(_tally(step.draws))
    if not record.entries:
        raise RecordError(None, "the record has no entries")
    if outcome != record.outcome:
        raise RecordError(record.entries[-1].seq, "the outcome is not the recorded one")
    luck = Luck(words=sum(map(bool, record.words or ())), **drawn)
    return Proof(outcome, len(record.entries), luck, unproven(record))


def _tally(draws: tuple[str, ...]) -> Counter[str]:
    """The number of draws of each kind."""
    tally = Counter[str]()
    for act in draws:
        kind, _, results = act.partition(": ")
        if kind.startswith(SHUFFLE):
            tally["shuffles"] += 1
        else:
            tally["singles" if kind.startswith("one of") else "chances"] += len(results.split())
    return tally


def _require_as_recorded(step: Replayed) -> None:
    entry = step.entry
    if codec.digest(step.state) != entry.digest:
        raise RecordError(entry.seq, "the state after it is not the recorded one")
    if entry.draws is not msgspec.UNSET and entry.draws != step.draws:
        raise RecordError(entry.seq, "its luck is not the recorded one")


def _state_kept(game: AnyGame, entry: Entry) -> Any:
    """The state from which a match continued under new rules. Raises RecordError."""
    kept = entry.data.get("state")
    if not isinstance(kept, str):
        raise RecordError(entry.seq, "the rules have changed here, and the position is missing")
    try:
        return codec.decode_state(game, kept.encode())
    except msgspec.DecodeError:
        raise RecordError(entry.seq, "the position cannot be read") from None


def _rewound(states: dict[int, Any], entry: Entry) -> dict[int, Any]:
    """The states up to the entry that is restored, by entry. Raises RecordError."""
    to = entry.data.get("to")
    if not isinstance(to, int) or to not in states:
        raise RecordError(entry.seq, f"there is no entry {to} to go back to")
    return {seq: state for seq, state in states.items() if seq <= to}


def _game_of(record: MatchRecord) -> AnyGame:
    try:
        game = find(record.game)
    except UnknownGame as error:
        raise RecordError(None, str(error)) from None
    played = game.of_version(record.rules_version)
    if played is None:
        reason = f"rules version {record.rules_version} is not known; this version plays {game.rules_version}"
        raise RecordError(None, reason)
    return played


def _replay_entry(
    game: AnyGame, record: MatchRecord, entry: Entry, state: Any, chance: WrittenChance
) -> Replayed:
    try:
        if entry.kind == "setup":
            step = game.setup(codec.decode_options(game, record.options), record.seats, chance)
        elif entry.kind == "command":
            if entry.seat is None:
                raise RecordError(entry.seq, "a command without a seat")
            command = codec.decode_command(game, entry.data)
            step = game.apply(state, entry.seat, command, chance)
        else:
            return Replayed(entry, state, ())
    except (CommandError, InvalidOptions) as error:
        raise RecordError(entry.seq, f"refused: {error}") from None
    return Replayed(entry, step.state, step.events, chance.acts)
