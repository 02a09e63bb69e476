"""Properties of every match of Samurai Spirit."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import (
    BrokenInvariant,
    IllegalCommand,
    MalformedCommand,
    MatchOver,
    NotPrompted,
)
from rules.core.model import Seat
from rules.shogun.commands import Stay
from rules.spirit.commands import AnyCommand, Confront, Defend, Fight, OrderRaiders, Pass, Support, UseTokens
from rules.spirit.content import Difficulty, Name
from rules.spirit.errors import NO_FAMILY, NO_FARM, SAMURAI_DIED, VICTORY
from rules.spirit.game import GAME
from rules.spirit.state import Options, State
from tests.luck import Forbidden, refusal
from tests.rules.spirit.matches import TABLES, Row, random_match, seed_of

tables = st.sampled_from(TABLES)
names = st.integers(0, 10**9).map(str)

GUESSES: list[AnyCommand] = [
    Fight(),
    Pass(),
    Support(0),
    Confront(),
    Defend(),
    UseTokens((Name.KYUZO,)),
    OrderRaiders(("R1-01", "R1-02")),
]


@pytest.fixture(scope="module")
def match() -> list[Row]:
    return list(random_match(Options(Difficulty.EASY), 3, "9", advised=9))


@settings(max_examples=150, deadline=None, database=None)
@given(tables, names)
def test_every_match_ends_and_keeps_its_66_cards_and_all_tokens(
    table: tuple[Options, int], name: str
) -> None:
    """No dead end, nothing lost at any stage, one question at a time, and an outcome at the end."""
    state = None
    for row in random_match(*table, name):
        for stage in row.step.stages:
            GAME.check(stage.state)
        state = row.step.state
        assert len(GAME.prompts(state)) == (0 if GAME.outcome(state) else 1)
    assert state is not None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason in (VICTORY, NO_FARM, NO_FAMILY, SAMURAI_DIED)
    assert outcome.winners == (tuple(range(table[1])) if outcome.reason == VICTORY else ())


@settings(max_examples=10, deadline=None, database=None)
@given(tables, names)
def test_the_same_seed_and_commands_lead_to_the_same_match(table: tuple[Options, int], name: str) -> None:
    """Nothing but seed, options, seats and commands decides."""
    once = [codec.digest(row.step.state) for row in random_match(*table, name)]
    assert once == [codec.digest(row.step.state) for row in random_match(*table, name)]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_states_commands_and_events_survive_the_wire(options: Options, seats: int) -> None:
    """A snapshot is the state, an event row the events."""
    for row in random_match(options, seats, "wire"):
        assert codec.decode_state(GAME, codec.encode(row.step.state)) == row.step.state
        assert codec.decode_events(GAME, codec.encode(row.step.events)) == row.step.events
        if row.command:
            assert codec.decode_command(GAME, codec.encode(row.command)) == row.command


def test_prompt_ids_are_never_used_twice(match: list[Row]) -> None:
    asked = Counter(prompt.id for row in match for prompt in GAME.prompts(row.step.state).values())
    assert set(asked.values()) == {1}


def test_a_turn_is_one_stage_whatever_kiai_it_brings(match: list[Row]) -> None:
    """Stages follow each other, and the commands of a turn carry on the same one."""
    keys = [stage.key for row in match for stage in row.step.stages]
    runs = [key for key, before in zip(keys, ["", *keys], strict=False) if key != before]
    assert len(set(runs)) == len(runs)
    assert runs[:2] == ["setup", "1-1"]
    assert runs[-1] == "end"
    assert {"round-1-end", "round-2-end"} < set(runs)


# ---- secrets ---------------------------------------------------------------------------------------------


@settings(max_examples=15, deadline=None, database=None)
@given(tables, names)
def test_what_nobody_can_know_changes_nothing_for_anybody(table: tuple[Options, int], name: str) -> None:
    """SS1.3: equal observation, prompt, legal commands, refusals and advice where only secrets differ."""
    whims = Chance(seed_of(f"{name}/otherwise"), 0)
    for row in random_match(*table, name):
        state = row.step.state
        other = GAME.imagine(GAME.observe(state, None), whims)
        for viewer in (*range(table[1]), None):
            assert GAME.observe(other, viewer) == GAME.observe(state, viewer)
        assert GAME.prompts(other) == GAME.prompts(state)
        for seat in GAME.prompts(state):
            told = [refusal(GAME, state, seat, guess) for guess in GUESSES]
            assert told == [refusal(GAME, other, seat, guess) for guess in GUESSES]


def test_events_never_name_what_went_unseen(match: list[Row]) -> None:
    """What is drawn, discarded or revealed may be named; what slips by may not."""
    for row in match:
        for event in row.step.events:
            named = codec.encode(event).decode()
            assert not any(card in named for card in row.step.state.hidden.box if card)


# ---- refusals --------------------------------------------------------------------------------------------


def test_a_seat_without_a_prompt_is_refused(match: list[Row]) -> None:
    state = match[0].step.state
    (asked,) = GAME.prompts(state)
    with pytest.raises(NotPrompted):
        GAME.apply(state, Seat((asked + 1) % 3), Fight(), Forbidden())


def test_a_match_that_is_over_takes_no_command(match: list[Row]) -> None:
    with pytest.raises(MatchOver):
        GAME.apply(match[-1].step.state, Seat(0), Fight(), Forbidden())


def test_a_command_of_another_title_is_malformed(match: list[Row]) -> None:
    state = match[0].step.state
    (asked,) = GAME.prompts(state)
    with pytest.raises(MalformedCommand):
        GAME.apply(state, asked, Stay(), Forbidden())  # type: ignore[arg-type]


def test_an_answer_to_another_question_is_illegal(match: list[Row]) -> None:
    state = match[0].step.state
    (asked,) = GAME.prompts(state)
    with pytest.raises(IllegalCommand, match="not_asked"):
        GAME.apply(state, asked, Confront(), Forbidden())


# ---- laws -------------------------------------------------------------------------------------------------


def broken(state: State) -> str:
    with pytest.raises(BrokenInvariant) as raised:
        GAME.check(state)
    return str(raised.value)


def test_each_law_of_conservation_is_held(match: list[Row]) -> None:
    """A card lost, a token doubled, a barricade too many, a pile that is not what was seen of it."""
    state = match[0].step.state
    public, hidden = state.public, state.hidden
    board = public.boards[0]
    assert "raiders" in broken(replace(state, hidden=replace(hidden, box=hidden.box[1:])))
    assert "farms" in broken(replace(state, public=replace(public, farms=5)))
    assert "barricades" in broken(replace(state, public=replace(public, barricades=7)))
    assert "tokens" in broken(replace(state, public=replace(public, reserve=(board.name,))))
    assert "families" in broken(replace(state, hidden=replace(hidden, families=hidden.families[:1] * 3)))
    wrong = (hidden.stack[1], *public.stack[1:])
    assert "the stack" in broken(replace(state, public=replace(public, stack=wrong)))
    assert "shows" in broken(replace(state, public=replace(public, stack=public.stack[1:])))
