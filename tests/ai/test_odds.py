"""The estimates of battles and revolts, held against the tower itself."""

from statistics import mean

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun import battle, tower
from rules.shogun.advice import odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import Effect, ProvinceName, content
from rules.shogun.events import Result
from rules.shogun.game import GAME
from rules.shogun.state import Cubes, State
from tests.ai.conftest import Moment

THROWS = 60


@pytest.fixture(scope="session")
def marches(mixed_moments: list[Moment]) -> list[tuple[State, int, str, str]]:
    """Positions, and in each a seat, an own province and a neighbour that is not its own."""
    found: list[tuple[State, int, str, str]] = []
    for moment in mixed_moments[::25]:
        outlook = Outlook(GAME.observe(moment.state, moment.move.seat))
        borders = [
            (source, target)
            for source in outlook.owned
            for target in outlook.neighbours(source)
            if outlook.province(target).owner != outlook.seat
        ]
        found.extend((moment.state, outlook.seat, *border) for border in borders[:1])
    return found


def _share_of_victories(state: State, seat: Seat, armies: int, target: str) -> float:
    """How often so many armies win, thrown into the real tower again and again."""
    province = state.public.provinces[ProvinceName(target)]
    defenders = {} if province.owner is None else {province.owner: province.armies}
    thrown = battle.heap(
        state.public.seats, {seat: armies, **defenders}, farmers=1 if province.owner is None else 0
    )
    victories = 0
    for throw in range(THROWS):
        fallen = _throw(state, thrown, Chance(b"throws", throw))
        victories += battle.judge(seat, province, fallen).result is Result.ATTACKER_WINS
    return victories / THROWS


def _throw(state: State, thrown: Cubes, chance: Chance) -> Cubes:
    thrown += state.public.tray
    _, fell = tower.throw(content().tower, state.hidden.tower, thrown, chance)
    return tower.count(fell, state.public.seats)


@pytest.mark.parametrize("armies", [2, 4, 7])
def test_the_odds_of_battles_are_right_on_average(
    marches: list[tuple[State, int, str, str]], armies: int
) -> None:
    estimated, happened = [], []
    for state, seat, _source, target in marches:
        outlook = Outlook(GAME.observe(state, Seat(seat)))
        if state.public.effect in (Effect.NEUTRAL_TWO_FARMERS, Effect.CASTLE_DEFENDS):
            continue
        estimated.append(odds.of_battle(outlook, target)[armies])
        happened.append(_share_of_victories(state, Seat(seat), armies, target))
    assert len(estimated) > 15
    assert abs(mean(estimated) - mean(happened)) < 0.06
    assert mean(abs(one - other) for one, other in zip(estimated, happened, strict=True)) < 0.15


def test_more_armies_have_better_odds(marches: list[tuple[State, int, str, str]]) -> None:
    for state, seat, source, target in marches:
        outlook = Outlook(GAME.observe(state, Seat(seat)))
        attacks = [odds.of_battle(outlook, target)[armies] for armies in range(1, 12)]
        defences = [odds.of_holding(outlook, source)[armies] for armies in range(1, 12)]
        assert attacks == sorted(attacks)
        assert defences == sorted(defences)
        assert all(0 <= chance <= 1 for chance in attacks + defences)


def test_more_farmers_are_harder_to_put_down(marches: list[tuple[State, int, str, str]]) -> None:
    for state, seat, source, _target in marches:
        name, chances = ProvinceName(source), []
        for revolts in range(5):
            province = replace(state.public.provinces[name], revolts=revolts)
            public = replace(state.public, provinces={**state.public.provinces, name: province})
            outlook = Outlook(GAME.observe(replace(state, public=public), Seat(seat)))
            chances.append(odds.of_putting_down(outlook, name))
        assert chances == sorted(chances, reverse=True)


def test_what_is_inside_the_tower_follows_from_what_lies_open(mixed_moments: list[Moment]) -> None:
    for moment in mixed_moments:
        outlook = Outlook(GAME.observe(moment.state, moment.move.seat))
        floors = [cube for floor in moment.state.hidden.tower for cube in floor]
        assert tower.count(floors, moment.state.public.seats) == outlook.inside
