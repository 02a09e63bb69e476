"""A decision needs nothing but what travels: the same question gets the same command anywhere."""

import pickle
from typing import Any

import msgspec
import pytest

import ai
from ai import greedy
from ai.decision import ImaginedLegal, Question, decide
from ai.match import play
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame, find, titles

POLICIES = tuple(ai.policies())
SEED = bytes(range(32))
SHARE = 0.05
"""Of the rollouts of a level, so that the tests are quick."""


def questions(title: str, policy: str) -> list[Question]:
    """What the first seats are asked in a new match."""
    game = find(title)
    state = game.setup(game.options_type(), game.seat_counts[-1], Chance(SEED, 0)).state
    asked = [prompt for prompt in game.prompts(state).values() if prompt.owed]
    return [
        Question(title, game.rules_version, policy, game.observe(state, prompt.seat), prompt, SEED, 0, SHARE)
        for prompt in asked
    ]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("title", titles())
def test_a_question_that_was_sent_gets_the_same_legal_command(title: str, policy: str) -> None:
    game = find(title)
    state = game.setup(game.options_type(), game.seat_counts[-1], Chance(SEED, 0)).state
    for question in questions(title, policy):
        command = decide(question).command
        assert command == decide(pickle.loads(pickle.dumps(question))).command
        assert command in game.legal(state, question.prompt.seat)


@pytest.mark.parametrize(
    ("title", "setup"),
    [*((title, {}) for title in titles()), ("shogun", {"setup": "draft"})],
    ids=[*titles(), "shogun-draft"],
)
def test_each_policy_answers_each_kind_of_question_of_a_match(title: str, setup: dict[str, str]) -> None:
    """Also where a search lists the legal commands, which it is not given with the question."""
    game, asked = find(title), set[type[Prompt]]()
    options = msgspec.convert(setup, type=game.options_type, strict=False)

    def answer(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
        if type(prompt) not in asked:
            asked.add(type(prompt))
            for policy in POLICIES:
                question = Question(title, game.rules_version, policy, observation, prompt, SEED, 0, SHARE)
                assert decide(question).command in legal, policy
        return greedy.choose(game, observation, prompt, legal, chance)

    seats = next(count for count in game.seat_counts if count > 2)
    played = play(game, seats, options, SEED, [answer] * seats)
    assert played.outcome
    assert len(asked) >= 3


@pytest.mark.parametrize("title", titles())
def test_what_is_legal_is_known_from_the_observation_alone(title: str) -> None:
    game = find(title)
    for question in questions(title, "uniform"):
        legal = ImaginedLegal(game, question.observation, question.prompt.seat, Chance(SEED, 0))
        assert game.advise(question.observation) in legal
        assert object() not in legal


def test_a_policy_that_there_is_not_is_named() -> None:
    with pytest.raises(LookupError, match="genius"):
        decide(questions(titles()[0], "genius")[0])
