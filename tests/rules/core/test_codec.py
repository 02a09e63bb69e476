"""Commands, states and events to JSON and back."""

from typing import Any

import msgspec
import pytest

from ai.match import Played
from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import InvalidOptions, MalformedCommand
from rules.core.registry import find
from rules.shogun.commands import March, SubmitPlan
from rules.shogun.content import Action, ProvinceName, Side
from rules.shogun.state import Options, Plan, Setup, StandingOrder

SHOGUN = find("shogun")


def test_the_same_value_is_the_same_bytes_whatever_the_order_of_its_keys() -> None:
    assert codec.encode({"b": 1, "a": 2}) == codec.encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'


def test_a_command_survives_the_wire() -> None:
    plan = Plan(
        {Action.BATTLE_MOVE_A: ProvinceName("Kaga")},
        ProvinceName("Noto"),
        {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Echizen"), 2)},
    )
    for command in (SubmitPlan(plan), March(ProvinceName("Kaga"), 3)):
        assert codec.decode_command(SHOGUN, codec.encode(command)) == command
        assert codec.decode_command(SHOGUN, msgspec.to_builtins(command)) == command


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b'{"kind":"Cheat"}',
        b'{"kind":"March","target":"Kaga"}',
        b'{"kind":"March","target":"Kaga","armies":"3"}',
        b'{"kind":"March","target":"Kaga","armies":3,"extra":1}',
        b'{"kind":"SubmitPlan","plan":{"provinces":{"dance":"Kaga"}}}',
        {"kind": "TakeSpecial", "position": None},
    ],
)
def test_what_is_no_command_is_malformed(data: bytes) -> None:
    with pytest.raises(MalformedCommand) as refused:
        codec.decode_command(SHOGUN, data)
    assert refused.value.code == "malformed"


def _nested(depth: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for _ in range(depth):
        data = {"kind": data}
    return data


@pytest.mark.parametrize(
    "data",
    [
        {},
        {1: 2},
        {"kind": "Cheat"},
        {"kind": "\ud800"},
        {"kind": float("nan")},
        {"kind": "March", "target": "Kaga", "armies": "3"},
        _nested(10_000),
    ],
)
def test_plain_data_that_is_no_command_is_malformed(data: dict[str, Any]) -> None:
    """As a record or a row of the log may hold it, whoever wrote that."""
    with pytest.raises(MalformedCommand):
        codec.decode_command(SHOGUN, data)


def test_a_number_of_any_length_is_read() -> None:
    """It ended in a traceback once, as it cannot be written. The rules refuse it, not the reader."""
    data = {"kind": "March", "target": "Kaga", "armies": 10**5_000}
    assert codec.decode_command(SHOGUN, data).armies == 10**5_000


def test_options_have_defaults_and_are_checked() -> None:
    assert codec.decode_options(SHOGUN, {}) == Options(Side.SUN, Setup.PRESET)
    assert codec.decode_options(SHOGUN, {"side": "moon", "setup": "draft"}) == Options(Side.MOON, Setup.DRAFT)
    for wrong in ({"side": "dark"}, {"size": 3}):
        with pytest.raises(InvalidOptions):
            codec.decode_options(SHOGUN, wrong)


def test_every_state_and_event_of_a_match_survives(match: Played) -> None:
    step = SHOGUN.setup(match.options, match.seats, Chance(match.seed, 0))
    for row, move in enumerate(match.moves, start=1):
        assert codec.decode_state(SHOGUN, codec.encode(step.state)) == step.state
        assert codec.decode_events(SHOGUN, codec.encode(step.events)) == step.events
        step = SHOGUN.apply(step.state, move.seat, move.command, Chance(match.seed, row))


def test_a_digest_tells_states_apart(match: Played) -> None:
    digests = [entry.digest for entry in match.record().entries]
    assert len(set(digests)) == len(digests)
    assert all(len(digest) == 64 for digest in digests)
