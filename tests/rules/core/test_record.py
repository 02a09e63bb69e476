"""Records: they replay, and tampering is detected at the right entry."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

import ai
from ai.match import Played, play
from rules.core import codec
from rules.core.chance import commitment, mixed
from rules.core.errors import RecordError
from rules.core.model import Outcome, Seat
from rules.core.record import (
    RULES_CHANGED,
    Entry,
    Luck,
    MatchRecord,
    dump,
    load,
    luck_of,
    prove,
    replay,
    seed_of,
    unproven,
    verify,
    with_draws,
)
from rules.core.registry import find

Tamper = Callable[[MatchRecord], MatchRecord]


def test_a_record_verifies_and_gives_the_outcome(record: MatchRecord) -> None:
    assert verify(record) == record.outcome
    assert record.outcome is not None


def test_a_record_survives_its_file(record: MatchRecord) -> None:
    data = dump(record)
    assert dump(load(data)) == data
    assert verify(load(data)) == record.outcome


def test_a_replay_gives_every_entry_with_its_state_and_events(record: MatchRecord) -> None:
    steps = list(replay(record))
    assert [step.entry for step in steps] == list(record.entries)
    assert all(step.events for step in steps)


def test_notes_leave_the_state_alone(record: MatchRecord) -> None:
    last = record.entries[-1]
    note = Entry(last.seq + 1, "note", last.digest, data={"note": "resumed"})
    assert verify(replace(record, entries=(*record.entries, note))) == record.outcome


def test_a_rewind_leads_back_to_an_earlier_state(record: MatchRecord) -> None:
    target, last = record.entries[5], record.entries[-1]
    back = Entry(last.seq + 1, "rewind", target.digest, data={"to": 5, "actor": "Mori"})
    again = Entry(last.seq + 2, "rewind", target.digest, data={"to": 5, "actor": "Mori"})
    assert verify(replace(record, entries=(*record.entries, back, again), outcome=None)) is None


@pytest.mark.parametrize("to", [99_999, -1, None, "5", [5]])
def test_a_rewind_leads_nowhere_else(record: MatchRecord, to: Any) -> None:
    last = record.entries[-1]
    back = Entry(last.seq + 1, "rewind", last.digest, data={"to": to})
    with pytest.raises(RecordError, match="to go back to"):
        verify(replace(record, entries=(*record.entries, back)))


def test_what_was_taken_back_is_no_way_back(record: MatchRecord) -> None:
    last, target = record.entries[-1], record.entries[5]
    back = Entry(last.seq + 1, "rewind", target.digest, data={"to": 5})
    further = Entry(last.seq + 2, "rewind", record.entries[6].digest, data={"to": 6})
    with pytest.raises(RecordError, match="to go back to") as found:
        verify(replace(record, entries=(*record.entries, back, further)))
    assert found.value.seq == further.seq


def _entry(at: int, /, **changes: Any) -> Tamper:
    def tamper(record: MatchRecord) -> MatchRecord:
        entries = list(record.entries)
        entries[at] = replace(entries[at], **changes)
        return replace(record, entries=tuple(entries))

    return tamper


def _without(seq: int) -> Tamper:
    return lambda record: replace(record, entries=record.entries[:seq] + record.entries[seq + 1 :])


@pytest.mark.parametrize(
    ("tamper", "seq"),
    [
        (_entry(0, digest="0" * 64), 0),
        (_entry(9, digest="0" * 64), 9),
        (_entry(9, data={"kind": "Cheat"}), 9),
        (_entry(9, data={"kind": "TakeSpecial", "position": 6}), 9),
        (_entry(9, seat=7), 9),
        (_entry(9, seat=None), 9),
        (_entry(9, seq=12), 12),
        (_entry(0, kind="command"), 0),
        (_entry(9, kind="setup"), 9),
        (_without(9), 10),
    ],
)
def test_a_tampered_entry_is_found(record: MatchRecord, tamper: Tamper, seq: int) -> None:
    with pytest.raises(RecordError) as found:
        verify(tamper(record))
    assert found.value.seq == seq
    assert str(found.value).startswith(f"entry {seq}: ")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "go"},
        {"rules_version": 0},
        {"seed": None},
        {"seed": "not hex"},
        {"seed": "00"},
        {"seed": "00" * 32},
        {"commitment": "0" * 64},
        {"entries": ()},
    ],
)
def test_a_wrong_header_is_found(record: MatchRecord, changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as found:
        verify(replace(record, **changes))
    assert found.value.seq is None


def test_other_options_or_seats_lead_to_another_set_up(record: MatchRecord) -> None:
    others: list[dict[str, Any]] = [
        {"options": {}},
        {"options": {"side": "moon"}},
        {"seats": 4},
        {"seats": 9},
    ]
    for changes in others:
        with pytest.raises(RecordError) as found:
            verify(replace(record, **changes))
        assert found.value.seq == 0


def test_a_wrong_outcome_is_found_at_the_last_entry(record: MatchRecord) -> None:
    for outcome in (None, Outcome((Seat(0),), (99, 0, 0), "points")):
        with pytest.raises(RecordError) as found:
            verify(replace(record, outcome=outcome))
        assert found.value.seq == record.entries[-1].seq


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b'{"game": "shogun"}'])
def test_what_is_no_record_cannot_be_read(data: bytes) -> None:
    with pytest.raises(RecordError, match="not a match record"):
        load(data)


def test_another_format_is_refused(record: MatchRecord) -> None:
    with pytest.raises(RecordError, match="format 99 is not known"):
        load(dump(replace(record, format=99)))


def test_the_seed_is_held_against_the_commitment(record: MatchRecord) -> None:
    assert seed_of(record).hex() == record.seed
    with pytest.raises(RecordError, match="committed"):
        seed_of(replace(record, seed="11" * 32))


def test_a_proof_tells_how_much_luck_was_computed_again(record: MatchRecord) -> None:
    proof, acts = prove(record), [act for entry in record.entries for act in entry.draws or ()]
    assert proof.outcome == record.outcome
    assert proof.entries == len(record.entries)
    assert proof.luck.shuffles == sum(act.startswith("shuffle") for act in acts)
    assert proof.luck.chances == sum(len(act.split(": ")[1].split()) for act in acts if " in " in act)
    assert proof.luck.singles == sum(len(act.split(": ")[1].split()) for act in acts if "one of" in act)
    assert min(proof.luck.shuffles, proof.luck.chances, proof.luck.singles) > 0


def test_the_luck_of_a_record_can_be_written_out_later(record: MatchRecord) -> None:
    bare = replace(record, entries=tuple(replace(entry, draws=UNSET) for entry in record.entries))
    assert b"draws" not in dump(bare)
    assert prove(bare) == prove(record)
    assert with_draws(bare) == record


@pytest.mark.parametrize("change", ["changed", "dropped", "added"])
def test_luck_that_is_not_what_the_rules_drew_is_found(record: MatchRecord, change: str) -> None:
    drawn = record.entries[0].draws or ()
    others = {"changed": ("one of 3: 9", *drawn[1:]), "dropped": drawn[:-1], "added": (*drawn, "one of 6: 1")}
    with pytest.raises(RecordError, match="its luck is not the recorded one") as found:
        verify(_entry(0, draws=others[change])(record))
    assert found.value.seq == 0


def test_the_players_words_belong_to_the_luck(record: MatchRecord) -> None:
    with pytest.raises(RecordError) as found:
        verify(replace(record, words=("mountain", "", "")))
    assert found.value.seq == 0
    assert luck_of(replace(record, words=("", "", "x"))) != luck_of(record) == seed_of(record)


def test_there_are_as_many_words_as_seats(record: MatchRecord) -> None:
    with pytest.raises(RecordError, match="2 words for 3 seats"):
        verify(replace(record, words=("mountain", "")))


def _names(*names: str) -> Tamper:
    return lambda record: replace(record, players=names)


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (_names("Mori"), "the names of 1 players, and 3 seats"),
        (_names("Mori", "Oda", "Date", "Uesugi"), "the names of 4 players, and 3 seats"),
        (_names("Mori", "Oda", "D" * 101), "over 100 characters"),
    ],
)
def test_names_that_do_not_belong_to_the_seats_are_refused(
    record: MatchRecord, named: Tamper, reason: str
) -> None:
    with pytest.raises(RecordError, match=reason):
        load(dump(named(record)))


def test_each_seat_has_a_name_or_none(record: MatchRecord) -> None:
    for names in ((), ("Mori", "", "D" * 100)):
        assert load(dump(replace(record, players=names))).players == names


def test_a_proof_counts_the_words_that_were_given(match: Played) -> None:
    """Who gave none has an empty one."""
    policies = [ai.policies()["uniform"]] * 3
    words = ("mountain", "", "river")
    seed = mixed(match.seed, words)
    played = play(find("shogun"), 3, match.options, seed, policies).record()
    assert played.seed == seed.hex()
    told = replace(played, seed=match.seed.hex(), commitment=commitment(match.seed), words=words)
    assert prove(told).luck.words == 2


# ---- a match that continued under new rules ------------------------------------------------------------


def changed_after(record: MatchRecord, seq: int, *, state: Any) -> MatchRecord:
    """The record of a match whose first entries, up to `seq`, were played under rules that are gone."""
    position = list(replay(record))[seq].state
    data = {"note": RULES_CHANGED, "was": 1, "now": 2, "state": state(position)}
    note = Entry(seq + 1, "note", codec.digest(position), by="system", data=data)
    before = [replace(entry, digest="0" * 64) for entry in record.entries[: seq + 1]]
    # The luck of an entry is that of its number: nothing of the old play can follow the note.
    return replace(record, entries=(*before, note), outcome=None)


def as_json(state: Any) -> str:
    return codec.encode(state).decode()


def test_what_was_played_under_other_rules_is_not_replayed(record: MatchRecord) -> None:
    """The proof says how much that is, and begins with the position that was kept."""
    changed = changed_after(record, 4, state=as_json)
    assert unproven(changed) == 5
    (step,) = replay(changed)
    assert (step.entry.seq, step.state) == (5, list(replay(record))[4].state)
    proof = prove(changed)
    assert (proof.entries, proof.unproven) == (6, 5)
    assert unproven(record) == 0


def test_another_note_is_no_change_of_the_rules(record: MatchRecord) -> None:
    last = record.entries[-1]
    note = Entry(last.seq + 1, "note", last.digest, data={"note": "resumed"})
    assert unproven(replace(record, entries=(*record.entries, note))) == 0


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (lambda state: None, "the position is missing"),
        (lambda state: "{}", "the position cannot be read"),
        (lambda state: as_json(state)[:-1], "the position cannot be read"),
    ],
)
def test_a_position_that_is_missing_or_broken_is_found(record: MatchRecord, state: Any, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as found:
        verify(changed_after(record, 4, state=state))
    assert found.value.seq == 5


def test_another_position_than_the_kept_one_is_found(record: MatchRecord) -> None:
    states = [step.state for step in replay(record)]
    with pytest.raises(RecordError, match="not the recorded one"):
        verify(changed_after(record, 4, state=lambda _: as_json(states[9])))


def test_a_command_without_a_seat_is_named_as_such(record: MatchRecord) -> None:
    """It is not taken for one of a seat that is not asked."""
    with pytest.raises(RecordError, match="entry 9: a command without a seat"):
        verify(_entry(9, seat=None)(record))


def test_where_nothing_was_drawn_nothing_is_counted() -> None:
    assert Luck() == Luck(words=0, shuffles=0, chances=0, singles=0)
