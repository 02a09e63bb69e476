"""The PGN of this project: a whole match as a header and the ordered log of what was done, with digests."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from rules.core import codec
from rules.core.chance import SEED_BYTES, SHUFFLE, WrittenChance, commitment, mixed
from rules.core.errors import CommandError, InvalidOptions, RecordError, UnknownGame
from rules.core.model import Outcome, Seat
from rules.core.registry import AnyGame, find

FORMAT = 1

RULES_CHANGED = "rules-changed"
"""The note of a match that goes on by other rules: its data tell which version it `was` and is `now`.

What comes before cannot be played again. An ended match's record has the `state` there, as its JSON.
"""

Kind = Literal["setup", "command", "note", "rewind"]
"""What an entry is: the set-up (always entry 0), a seat's command, a note that leaves the state alone, or a
rewind, after which the state is again what it was after the entry that its data call `to`.
"""


LONGEST_NAME = 100
"""Of a player, in characters; Discord's own limit is 32."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log. `data` is a command as a plain dict, or a note's content; `by` says who gave it.

    Of a match that runs, `data` of a set-up or command are the public `events`; all that is secret is empty.

    The `to` of a rewind is the number of an earlier entry that was not itself taken back. `draws` is the luck
    of the entry as `WrittenChance.acts` tells it; records may leave it out.
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

    `words` are the players' own, by seat, "" for none; left out if nobody has given one.
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
    """An entry, the state after it, the events it caused and the luck that it drew."""

    entry: Entry
    state: Any
    events: tuple[Any, ...]
    draws: tuple[str, ...] = ()


class Luck(msgspec.Struct, frozen=True):
    """How much luck was computed again, and how many words of players were mixed into it.

    `chances` are things that may happen or not, such as a cube falling through the tower; `singles` are dice
    and cards drawn from among others.
    """

    words: int = 0
    shuffles: int = 0
    chances: int = 0
    singles: int = 0


class Proof(msgspec.Struct, frozen=True):
    """What a record that is right has shown: its outcome, how many entries there are, and the luck.

    The first `unproven` entries were played by other rules, and are taken on trust.
    """

    outcome: Outcome | None
    entries: int
    luck: Luck
    unproven: int = 0


def load(data: bytes) -> MatchRecord:
    """Read a record file. Raises RecordError."""
    try:
        record = msgspec.json.decode(data, type=MatchRecord)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(None, f"not a match record: {error}") from None
    except RecursionError:
        raise RecordError(None, "not a match record: its brackets nest too deeply") from None
    if record.format != FORMAT:
        raise RecordError(None, f"format {record.format} is not known; this version reads format {FORMAT}")
    _require_names(record)
    return record


def _require_names(record: MatchRecord) -> None:
    """No names, or one for each seat. Raises RecordError."""
    names = len(record.players)
    if names not in (0, record.seats):
        raise RecordError(None, f"the record has the names of {names} players, and {record.seats} seats")
    if any(len(name) > LONGEST_NAME for name in record.players):
        raise RecordError(None, f"a player's name is too long: over {LONGEST_NAME} characters")


def dump(record: MatchRecord) -> bytes:
    """A record as indented JSON, for people and for diffs."""
    return msgspec.json.format(codec.encode(record), indent=1) + b"\n"


def seed_of(record: MatchRecord) -> bytes:
    """The seed, held against the commitment. Raises RecordError."""
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
    """The seed with the players' words mixed in. Raises RecordError."""
    words = record.words or ()
    if words and len(words) != record.seats:
        raise RecordError(None, f"there are {len(words)} words for {record.seats} seats")
    return mixed(seed_of(record), words)


def replay(record: MatchRecord, *, strict: bool = True) -> Iterator[Replayed]:
    """Play the record again, entry by entry. Strict: every digest and draw must match. Raises RecordError.

    Where the rules have changed on the way, it begins there.
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
    """The record with the luck of each entry written out, for people to check. Raises RecordError."""
    drawn = {step.entry.seq: step.draws for step in replay(record, strict=False)}
    entries = (
        msgspec.structs.replace(entry, draws=drawn[entry.seq]) if entry.seq in drawn else entry
        for entry in record.entries
    )
    return msgspec.structs.replace(record, entries=tuple(entries))


def unproven(record: MatchRecord) -> int:
    """How many entries cannot be played again: those before the last note that the rules have changed."""
    return max((entry.seq for entry in record.entries if is_new_beginning(entry)), default=0)


def is_new_beginning(entry: Entry) -> bool:
    """Whether the match went on by other rules from this entry."""
    return entry.kind == "note" and entry.data.get("note") == RULES_CHANGED


def verify(record: MatchRecord) -> Outcome | None:
    """Replay strictly, checking conservation at every step. Returns the outcome; raises RecordError."""
    return prove(record).outcome


def prove(record: MatchRecord) -> Proof:
    """Verify the record, and tell what was computed again. Raises RecordError."""
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
    """How much of each kind of luck there is."""
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
    """The position from which a match went on by other rules. Raises RecordError."""
    kept = entry.data.get("state")
    if not isinstance(kept, str):
        raise RecordError(entry.seq, "the rules have changed here, and the position is missing")
    try:
        return codec.decode_state(game, kept.encode())
    except msgspec.DecodeError:
        raise RecordError(entry.seq, "the position cannot be read") from None


def _rewound(states: dict[int, Any], entry: Entry) -> dict[int, Any]:
    """The states that still count after a rewind, by entry. Raises RecordError."""
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
