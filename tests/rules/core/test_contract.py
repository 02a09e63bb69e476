"""The registry, the errors and the small types that all titles share."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from rules.core import codec, errors
from rules.core.chance import Chance
from rules.core.game import redacted
from rules.core.model import Choices, Seat, Stage, Step
from rules.core.registry import find, titles

COMMANDS = 400


@pytest.mark.parametrize("key", titles())
def test_a_title_is_found_by_its_key(key: str) -> None:
    game = find(key)
    assert game.key == key
    assert find(key) is game
    assert game.rules_version >= 1
    assert len(game.seat_counts) >= 1
    game.options_type()  # all options have defaults


@pytest.mark.parametrize("key", titles())
def test_a_match_goes_on_the_same_way_from_its_snapshot(key: str) -> None:
    """A bot that was restarted continues from what it has written down, at any moment."""
    game, seed = find(key), bytes(32)
    step = game.setup(game.options_type(), game.seat_counts[1], Chance(seed, 0))
    row = 0
    while not game.outcome(step.state) and row < COMMANDS:
        row += 1
        state = codec.decode_state(game, codec.encode(step.state))
        seat = next(seat for seat, prompt in game.prompts(state).items() if prompt.owed)
        command = game.advise(game.observe(step.state, seat))
        assert game.advise(game.observe(state, seat)) == command
        step = game.apply(step.state, seat, command, Chance(seed, row))
        restarted = game.apply(state, seat, command, Chance(seed, row))
        assert codec.digest(restarted.state) == codec.digest(step.state)
    assert row > 30


@pytest.mark.parametrize("key", titles())
def test_a_stage_that_has_ended_does_not_go_on(key: str) -> None:
    """The bot keeps the story of the newest stage, and begins it anew with each other key."""
    game, seed = find(key), bytes(32)
    step = game.setup(game.options_type(), game.seat_counts[1], Chance(seed, 0))
    keys = [stage.key for stage in step.stages]
    for row in range(1, COMMANDS):
        if game.outcome(step.state):
            break
        seat = next(seat for seat, prompt in game.prompts(step.state).items() if prompt.owed)
        step = game.apply(step.state, seat, game.advise(game.observe(step.state, seat)), Chance(seed, row))
        keys += [stage.key for stage in step.stages]
    begun = [key for before, key in pairwise(["", *keys]) if key != before]
    assert len(begun) == len(set(begun)) > 10


def test_an_unknown_title_names_those_there_are() -> None:
    with pytest.raises(errors.UnknownGame, match=r"'go'.*shogun"):
        find("go")


def test_a_coded_error_carries_its_code_and_parameters() -> None:
    error = errors.IllegalCommand("march_armies", armies=9, most=3)
    assert (error.code, error.params) == ("march_armies", {"armies": 9, "most": 3})
    assert str(error) == "march_armies(armies=9, most=3)"
    assert str(errors.MatchOver("match_over")) == "match_over"


@pytest.mark.parametrize(
    "refusal",
    [
        errors.MalformedCommand,
        errors.IllegalCommand,
        errors.NotPrompted,
        errors.StalePrompt,
        errors.MatchOver,
    ],
)
def test_every_refusal_of_a_command_is_a_command_error(refusal: type[errors.CodedError]) -> None:
    assert issubclass(refusal, errors.CommandError)
    assert issubclass(refusal, errors.RulesError)


def test_a_step_ends_where_its_last_stage_does() -> None:
    step = Step((Stage("first", "before", (1, 2)), Stage("second", "after", (3,))))
    assert step.state == "after"
    assert step.events == (1, 2, 3)


def test_choices_are_listed_contained_and_sampled() -> None:
    choices = Choices(("a", "b", "c"))
    assert list(choices) == ["a", "b", "c"]
    assert "b" in choices
    assert "d" not in choices
    assert len(choices) == 3
    assert {choices.sample(Chance(b"", row)) for row in range(40)} == {"a", "b", "c"}


def test_events_that_a_viewer_may_not_see_are_left_out() -> None:
    """In their order; others may be seen in part."""
    seen = {"all": "all", "half": "ha", "secret": None}
    game: Any = SimpleNamespace(redact=lambda event, viewer: event if viewer else seen[event])
    assert redacted(game, ["half", "secret", "all"], None) == ("ha", "all")
    assert redacted(game, iter(["half", "secret"]), Seat(1)) == ("half", "secret")
