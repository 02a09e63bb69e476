"""Determinization: no viewer can tell imagined states from the real one, and they can be played on."""

import pytest

from rules.core.chance import Chance
from rules.core.model import Seat, Viewer
from rules.spirit.content import Difficulty, Name, Rank, content
from rules.spirit.game import GAME
from rules.spirit.imagine import flames, worlds
from rules.spirit.observation import observe
from rules.spirit.piles import known_raiders, unseen
from rules.spirit.setup import enough_dolls
from rules.spirit.state import Options, Selection, State
from tests.imagined import play_on, viewers
from tests.rules.spirit.matches import TABLES, random_match, seed_of
from tests.rules.spirit.play import begin
from tests.rules.spirit.positions import Position

CHOSEN = [(Options(samurai=Selection.CHOSEN), seats) for seats in GAME.seat_counts]


def imagined(state: State, viewer: Viewer, chance: Chance) -> State:
    """A state that the viewer cannot tell from this one, checked to be so."""
    observation = GAME.observe(state, viewer)
    other = GAME.imagine(observation, chance)
    assert GAME.observe(other, viewer) == observation
    assert GAME.prompts(other) == GAME.prompts(state)
    GAME.check(other)
    return other


@pytest.mark.parametrize(("options", "seats"), TABLES + CHOSEN)
def test_no_viewer_can_tell_an_imagined_state_at_any_prompt(options: Options, seats: int) -> None:
    for row in random_match(options, seats, "imagined", advised=7 if seats < 4 else 2):
        for viewer in viewers(seats):
            imagined(row.step.state, viewer, Chance(seed_of(f"viewer {viewer}"), row.number))


@pytest.mark.parametrize("seats", [1, 4])
def test_the_flames_of_the_stacks_are_between_the_fewest_and_the_most(seats: int) -> None:
    """SS1.3, SS5.4: by what lies open, and by the ranks that are in the game."""
    for row in random_match(Options(), seats, "flames", advised=7):
        state = row.step.state
        public, hidden = state.public, state.hidden
        piles = (public.stack, hidden.stack), (public.intruders, hidden.intruders)
        both = public.stack + public.intruders, hidden.stack + hidden.intruders
        for seen, pile in (*piles, both):
            least, most = flames(observe(state, None), seen)
            assert least <= sum(content().raiders[name].flames for name in pile) <= most <= len(pile)


@pytest.mark.parametrize(("options", "seats"), TABLES + CHOSEN)
def test_play_goes_on_to_its_end_from_an_imagined_state(options: Options, seats: int) -> None:
    for row in list(random_match(options, seats, "goes on", advised=7 if seats < 4 else 2))[::15]:
        for viewer in viewers(seats):
            chance = Chance(seed_of(f"goes on {viewer}"), row.number)
            play_on(GAME, imagined(row.step.state, viewer, chance), chance)


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_the_box_holds_whom_everybody_knows_to_have_stayed_away(round_number: int) -> None:
    """SS5: lieutenants join in round 2, bosses in round 3."""
    raiders = content().raiders
    rows = random_match(Options(Difficulty.EASY), 2, "box", advised=10)
    state = next(row.step.state for row in rows if row.step.state.public.round == round_number)
    for row in range(10):
        boxed = [raiders[name].rank for name in imagined(state, None, Chance(seed_of("box"), row)).hidden.box]
        real = [raiders[name].rank for name in state.hidden.box]
        assert {rank: boxed.count(rank) for rank in Rank} == {rank: real.count(rank) for rank in Rank}


def test_two_samurai_are_always_imagined_with_enough_dolls() -> None:
    """SS1.4: everybody knows that the deal was made again until there were two."""
    state = next(random_match(Options(), 2, "dolls")).step.state
    dealt = [imagined(state, Seat(0), Chance(seed_of("dolls"), row)).hidden.stack for row in range(200)]
    assert all(enough_dolls(2, names) for names in dealt)
    assert len(set(dealt)) == 200


def test_another_raider_comes_next_in_each_imagined_world() -> None:
    observation = observe(begin(Position(Name.KYUZO, Name.KANBEI, Name.GOROBEI)).state, None)
    found = list(worlds(observation, Chance(seed_of("next"), 0), 6))
    assert len({world.hidden.stack[0] for world in found}) == 6


@pytest.mark.parametrize(("options", "seats"), TABLES + CHOSEN)
def test_what_may_come_is_counted_from_what_this_game_has_shown(options: Options, seats: int) -> None:
    """SS1.3, SS5: the same raiders come again, and everybody has seen them; only those that join are new."""
    for row in random_match(options, seats, "shown", advised=7 if seats < 4 else 2):
        state = row.step.state
        known, hidden = set(known_raiders(state.public)), unseen(observe(state, None))
        piles = {*state.hidden.stack, *state.hidden.intruders} - known
        assert set(hidden.sure) <= piles <= set(hidden.possible)
        assert len(piles) == len(hidden.sure) + hidden.dealt
        earlier = {name for name in piles if content().raiders[name].rank.round < state.public.round}
        assert earlier <= set(hidden.sure)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_after_a_round_only_those_who_join_are_unknown(seats: int) -> None:
    """SS5: all that was in the stack of the last round is certain in the next one."""
    before, rounds = None, {1}
    for row in random_match(Options(Difficulty.EASY), seats, "joined", advised=9):
        state = row.step.state
        if before and state.public.round > before.public.round:
            rounds.add(state.public.round)
            hidden, known = unseen(observe(state, None)), known_raiders(state.public)
            old = set(content().raiders) - set(before.hidden.box)
            ranks = {content().raiders[name].rank.round for name in hidden.perhaps}
            assert old <= {*hidden.sure, *known}
            assert ranks <= {state.public.round}
            assert len(hidden.sure) + hidden.dealt == len(state.hidden.stack) + len(state.hidden.intruders)
        before = state
    assert rounds >= {1, 2}


@pytest.mark.parametrize("round_number", [2, 3])
def test_every_imagined_world_has_the_raiders_that_were_shown(round_number: int) -> None:
    """SS5: none of them is imagined in the box, and nobody who was left there is imagined in the stack."""
    rows = random_match(Options(Difficulty.EASY), 2, "box", advised=10)
    state = next(row.step.state for row in rows if row.step.state.public.round == round_number)
    earlier = {name for name, one in content().raiders.items() if one.rank.round < round_number}
    for row in range(10):
        other = imagined(state, None, Chance(seed_of("shown"), row))
        assert earlier.intersection(other.hidden.box) == earlier.intersection(state.hidden.box)


def test_few_unseen_raiders_are_imagined_in_more_orders_than_one_deck_has_cuts() -> None:
    """Each comes next as often as any other."""
    position = Position(Name.KYUZO, Name.KANBEI, Name.GOROBEI).stack("R1-02", "R1-07", "R2-09", more=False)
    observation = observe(begin(position).state, None)
    stacks = [world.hidden.stack for world in worlds(observation, Chance(seed_of("few"), 0), 30)]
    assert len(set(stacks)) > 3
    assert all(len({stack[0] for stack in stacks[lap : lap + 3]}) == 3 for lap in range(0, 30, 3))
