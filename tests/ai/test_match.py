"""Whole matches without a bot, and what happens to broken ones."""

from collections.abc import Mapping
from typing import Any

import pytest

import ai
from ai.arena import compete, seed_of
from ai.match import DeadEnd, MatchBroke, play
from rules.core import record
from rules.core.chance import Chance
from rules.core.errors import BrokenInvariant, InvalidOptions, RecordError
from rules.core.model import Legal, Prompt, Seat
from rules.core.registry import AnyGame
from rules.shogun.commands import TakeSpecial
from rules.shogun.content import Side
from rules.shogun.game import GAME, Shogun
from rules.shogun.state import Options, State
from tests.ai.conftest import TABLES, match_between

UNIFORM = ai.policies()["uniform"]
SEED = seed_of(4, 2)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_match_ends_and_its_record_verifies(options: Options, seats: int) -> None:
    played = match_between(*["uniform"] * seats, options=options, series=9)
    assert played.outcome is not None
    assert len(played.outcome.scores) == seats
    assert record.verify(played.record()) == played.outcome


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (play(GAME, 3, Options(), SEED, [UNIFORM] * 3) for _ in range(2))
    assert first == second
    assert play(GAME, 3, Options(), seed_of(4, 3), [UNIFORM] * 3).moves != first.moves


def test_a_match_that_cannot_be_set_up_is_no_broken_match() -> None:
    with pytest.raises(InvalidOptions, match="moon_needs_draft"):
        play(GAME, 3, Options(side=Side.MOON), SEED, [UNIFORM] * 3)


def _cheat(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    return TakeSpecial(99) if prompt.kind == "AskSpecial" else legal.sample(chance)


def test_an_illegal_command_breaks_the_match_and_is_recorded() -> None:
    with pytest.raises(MatchBroke, match="special_not_free") as broken:
        play(GAME, 3, Options(), SEED, [_cheat] * 3)
    kept = broken.value.played.record()
    assert kept.entries[-1].data == {"kind": "TakeSpecial", "position": 99}
    assert kept.entries[-1].digest == ""
    with pytest.raises(RecordError) as found:
        record.verify(kept)
    assert found.value.seq == kept.entries[-1].seq == broken.value.played.commands


class _Leaky(Shogun):
    """Shogun whose law of conservation finds a fault in every later round."""

    def check(self, state: State) -> None:
        if state.public.asked > 1:
            raise BrokenInvariant("a castle too many")


class _Mute(Shogun):
    """Shogun that asks nobody once the plans are laid."""

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        return {} if state.public.bids else super().prompts(state)


def test_a_broken_invariant_breaks_the_match() -> None:
    with pytest.raises(MatchBroke, match="a castle too many") as broken:
        play(_Leaky(), 3, Options(), SEED, [UNIFORM] * 3)
    assert broken.value.played.outcome is None
    assert broken.value.played.commands == 3


def test_a_match_in_which_nobody_is_asked_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="nobody is asked"):
        play(_Mute(), 3, Options(), SEED, [UNIFORM] * 3)


def test_the_arena_moves_everybody_round_the_table() -> None:
    *_, result = compete(GAME, Options(), ["greedy", "uniform", "uniform"], games=3, series=1)
    assert result.games == 3
    assert sum(standing.wins for standing in result.standings) == pytest.approx(3)
    assert [standing.policy for standing in result.standings] == ["greedy", "uniform", "uniform"]
    assert result.standings[0].wins == 3
    assert result.games_per_second > 0
