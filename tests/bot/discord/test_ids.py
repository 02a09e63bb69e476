"""Custom ids: what goes in comes out, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.ids import MAX_LENGTH, Address, ControlId, Route, UnreadableId, parse

word = st.from_regex(r"[A-Za-z0-9_.\-]{1,20}", fullmatch=True)
maybe = st.one_of(st.just(""), word)
addresses = st.builds(Address, st.sampled_from(Route), word, maybe)


@given(st.builds(ControlId, addresses, word, maybe))
def test_an_id_reads_back_as_it_was(control: ControlId) -> None:
    assert parse(str(control)) == control
    assert len(str(control)) <= MAX_LENGTH


@given(st.text(max_size=120))
def test_what_is_read_would_be_written_the_same(text: str) -> None:
    try:
        control = parse(text)
    except UnreadableId:
        return
    assert str(control) == text


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "ask:k3v9qd:p1:take",
        "ask:k3v9qd:p1:take:1:2",
        "nowhere:k3v9qd:p1:take:1",
        "ask::p1:take:1",
        "ask:k3v9qd:p1::1",
        "ask:k3v9qd:p1:ta ke:1",
        "ask:k3v9qd:p1:take:1\n",
        "ask:k3v9qd:p1:take:" + "x" * 100,
    ],
)
def test_other_ids_are_not_guessed_at(custom_id: str) -> None:
    with pytest.raises(UnreadableId):
        parse(custom_id)


@pytest.mark.parametrize("verb", ["a:b", "ä", "a b", "x" * 100])
def test_ids_that_could_not_be_read_are_not_written(verb: str) -> None:
    with pytest.raises(ValueError, match="custom_id"):
        str(ControlId(Address(Route.ASK, "k3v9qd"), verb))
