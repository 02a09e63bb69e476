"""Determinization: no viewer can tell imagined states from the real one, and they can be played on."""

import pytest

from rules.core.chance import Chance
from rules.core.model import Viewer
from rules.honor.commands import Discard, Dishonor, LetBe, TakeBack
from rules.honor.content import content
from rules.honor.deck import CardKey, Kind
from rules.honor.events import TakenBack
from rules.honor.game import GAME
from rules.honor.state import Options, Standing, State
from tests.imagined import play_on, viewers
from tests.rules.honor.matches import TABLES, random_match, seed_of
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, Position

WORLDS = 60


def imagined(state: State, viewer: Viewer, chance: Chance) -> State:
    """A state that the viewer cannot tell from this one, checked to be so."""
    observation = GAME.observe(state, viewer)
    other = GAME.imagine(observation, chance)
    assert GAME.observe(other, viewer) == observation
    assert bool(GAME.prompts(other)) == bool(GAME.prompts(state))
    GAME.check(other)
    return other


@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.parametrize("advised", [0, 3])
def test_no_viewer_can_tell_an_imagined_state_at_any_prompt(
    options: Options, seats: int, advised: int
) -> None:
    for row in random_match(options, seats, "imagined", advised):
        for viewer in viewers(seats):
            imagined(row.step.state, viewer, Chance(seed_of(f"viewer {viewer}"), row.number))


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_play_goes_on_to_its_end_from_an_imagined_state(options: Options, seats: int) -> None:
    for row in list(random_match(options, seats, "goes on"))[::20]:
        for viewer in viewers(seats):
            chance = Chance(seed_of(f"goes on {viewer}"), row.number)
            play_on(GAME, imagined(row.step.state, viewer, chance), chance)


def worlds(state: State, viewer: Viewer) -> list[State]:
    """Many that look alike to the viewer."""
    return [imagined(state, viewer, Chance(seed_of("worlds"), row)) for row in range(WORLDS)]


def asked_to_save() -> State:
    """Everybody is asked whether to save Birgit's face; Birgit has let it be."""
    position = Position().hand(AXEL, "dishonor archers").hand(BIRGIT, "bushi")
    position = position.hand(CHRISTIAN, "archers bushi cavalry daisho firearms")
    return Play(position).give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT)).give(BIRGIT, LetBe()).state


def test_others_hands_and_answers_differ_from_world_to_world() -> None:
    """HO1.3, HO3.4: what is not known is not always the same."""
    found = worlds(asked_to_save(), BIRGIT)
    assert len({world.private[CHRISTIAN].hand for world in found}) == WORLDS
    assert {world.private[CHRISTIAN].standing for world in found} == set(Standing)
    assert {world.private[CHRISTIAN].saves for world in found} == {None, False, True}


def test_somebody_else_is_still_asked_when_the_viewer_has_answered() -> None:
    """HO3.4: else the question would be closed."""
    for world in worlds(asked_to_save(), BIRGIT):
        assert world.private[BIRGIT].saves is False
        assert None in (world.private[AXEL].saves, world.private[CHRISTIAN].saves)


def test_only_who_holds_the_card_is_imagined_to_save() -> None:
    """HO3.4."""
    cards = content().cards
    for world in worlds(asked_to_save(), None):
        for private in world.private:
            assert not private.saves or any(cards[card].kind is Kind.SAVE_FACE for card in private.hand)


def test_the_way_back_leads_to_the_position_as_it_is() -> None:
    """HO2.2: what was done before is not in an observation."""
    state = Play(Position().hand(AXEL, "archers bushi")).give(AXEL, Discard(CardKey("bushi"))).state
    back = Play(worlds(state, AXEL)[0]).give(AXEL, TakeBack())
    assert back.state.private[AXEL] == state.private[AXEL]
    assert back.state.public.players == state.public.players
    assert not back.asked.may_take_back
    assert back.events == [TakenBack(AXEL, 0)]
