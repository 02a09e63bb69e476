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
from rules.shogun.state import FARMER, Cubes, State
from tests.ai.conftest import Moment
from tests.rules.shogun.positions import BLACK, BLUE, RED, YELLOW, Position

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


@pytest.mark.parametrize("strangers", [0, 4, 9])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 7), (3, 3), (5, 1)])
@pytest.mark.parametrize(("armies", "defenders"), [(1, 1), (2, 1), (3, 2)])
def test_sh7_1_cubes_of_strangers_in_the_tray_knock_down_others_too(
    armies: int, defenders: int, mine: int, theirs: int, strangers: int
) -> None:
    """In small fights these decide what falls out of those inside: within six points of the tower."""
    position = Position().province("Kai", BLUE, 9).province("Suruga", YELLOW, defenders)
    position.inside(*[BLUE] * mine, *[YELLOW] * theirs, *[RED] * 2, *[FARMER] * 2)
    state = position.tray({RED: strangers // 2, BLACK: strangers - strangers // 2}).state
    estimated = odds.of_battle(Outlook(GAME.observe(state, BLUE)), ProvinceName("Suruga"))[armies]
    victories, chance = 0, Chance(b"tray", 0)
    inside, target = tower.inside(state.public), state.public.provinces[ProvinceName("Suruga")]
    thrown = battle.heap(4, {BLUE: armies, YELLOW: defenders})
    for _ in range(1000):
        floors = tower.scattered(content().tower, inside, chance)
        fallen = _throw(replace(state, hidden=replace(state.hidden, tower=floors)), thrown, chance)
        victories += battle.judge(BLUE, target, fallen).result is Result.ATTACKER_WINS
    assert abs(estimated - victories / 1000) < 0.06


@pytest.mark.parametrize("armies", [2, 4, 7])
def test_the_odds_of_battles_are_right_on_average(
    marches: list[tuple[State, int, str, str]], armies: int
) -> None:
    estimated, happened = [], []
    for state, seat, _source, target in marches:
        outlook = Outlook(GAME.observe(state, Seat(seat)))
        if state.public.effect in (Effect.NEUTRAL_TWO_FARMERS, Effect.CASTLE_DEFENDS):
            continue
        estimated.append(odds.of_battle(outlook, ProvinceName(target))[armies])
        happened.append(_share_of_victories(state, Seat(seat), armies, target))
    assert len(estimated) > 15
    assert abs(mean(estimated) - mean(happened)) < 0.06
    assert mean(abs(one - other) for one, other in zip(estimated, happened, strict=True)) < 0.15


def test_more_armies_have_better_odds(marches: list[tuple[State, int, str, str]]) -> None:
    for state, seat, source, target in marches:
        outlook = Outlook(GAME.observe(state, Seat(seat)))
        attacks = [odds.of_battle(outlook, ProvinceName(target))[armies] for armies in range(1, 12)]
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
        assert tower.count(floors, moment.state.public.seats) == outlook.field.inside
