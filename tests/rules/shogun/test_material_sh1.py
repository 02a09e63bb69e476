"""SH1: the board, the cards and the pieces."""

from collections import Counter

import pytest

from rules.core.errors import BrokenInvariant
from rules.shogun import tower
from rules.shogun.content import Board, Building, Effect, ProvinceName, Side, Special, board, content
from rules.shogun.game import GAME
from tests.rules.shogun.matches import SUN_DRAFT, random_match
from tests.rules.shogun.positions import BLUE, CASTLE, TEMPLE, Position


@pytest.mark.parametrize("side", Side)
def test_sh1_1_five_regions_of_nine_provinces(side: Side) -> None:
    """SH1.1: 45 provinces in 5 regions of 9."""
    regions = Counter(board(side, 4).region_of[name] for name in board(side, 4).provinces)
    assert regions == dict.fromkeys(("brown", "green", "purple", "red", "yellow"), 9)


def test_sh1_1_both_sides_share_provinces_and_land_borders() -> None:
    """SH1.1: the same 45 provinces, values and land borders; 8 belong to another region on the moon side."""
    sun, moon = board(Side.SUN, 4), board(Side.MOON, 4)
    assert sun.provinces == moon.provinces
    assert land_borders(sun) == land_borders(moon)
    assert len(land_borders(sun)) == 91
    assert sum(sun.region_of[name] != moon.region_of[name] for name in sun.provinces) == 8


def test_sh1_1_each_province_has_chests_rice_and_one_to_three_building_spaces() -> None:
    """SH1.1: each province has chests (tax), rice and 1–3 building spaces."""
    for card in content().provinces.values():
        assert card.chests in range(3, 8)
        assert card.rice in range(2, 6)
        assert card.building_spaces in range(1, 4)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sh1_1_every_province_can_be_reached_from_every_other(side: Side, seats: int) -> None:
    """SH1.1: whatever is in play hangs together, and borders are mutual."""
    neighbours = board(side, seats).neighbours
    reached, ahead = set[str](), ["Aki"]
    while ahead:
        name = ahead.pop()
        reached.add(name)
        ahead.extend(other for other in neighbours[ProvinceName(name)] if other not in reached)
    assert reached == set(board(side, seats).provinces)
    assert all(name in neighbours[other] for name in neighbours for other in neighbours[name])


@pytest.mark.parametrize("side", Side)
def test_sh1_2_eight_provinces_are_out_of_play_with_three(side: Side) -> None:
    """SH1.2: with 3 players, 8 provinces are out of play: no card, no army may ever enter."""
    three = board(side, 3)
    assert len(three.out_of_play) == 8
    assert len(three.provinces) == 37
    assert not three.out_of_play & set(three.provinces)
    assert not three.out_of_play & {name for near in three.neighbours.values() for name in near}
    assert not board(side, 4).out_of_play


def test_sh1_2_no_card_of_a_province_out_of_play_is_dealt() -> None:
    """SH1.2: the board of a match with three has no such province, and its draft no such card."""
    state = Position(3).state
    assert set(state.public.provinces) == set(board(Side.SUN, 3).provinces)


def test_sh1_3_what_is_in_the_box() -> None:
    """SH1.3: 62 armies each, 20 farmers, 28 castles, 26 temples, 26 theaters, 42 markers, the cards."""
    printed = content()
    assert printed.pieces["armies_per_player"] == 62
    assert printed.pieces["farmers"] == 20
    assert [printed.pieces_of(building) for building in Building] == [28, 26, 26]
    assert printed.pieces["revolt_markers"] == 42
    assert len(printed.events) == 12
    assert set(printed.specials) == set(Special)
    assert printed.war_chest_cards == (0, 1, 2, 3, 4)


def test_sh1_3_every_effect_is_on_a_card_and_rice_losses_are_as_printed() -> None:
    """SH1.3, SH6.7: nine effects on twelve cards."""
    losses: dict[Effect, list[int]] = {}
    for event in content().events:
        losses.setdefault(event.effect, []).append(event.winter_rice_loss)
    assert losses == {
        Effect.THEATER_CALMS: [5, 7],
        Effect.NEUTRAL_TWO_FARMERS: [3],
        Effect.CASTLE_DEFENDS: [2, 6],
        Effect.TEMPLE_UNTOUCHABLE: [3, 4],
        Effect.TAX_AT_MOST_5: [0],
        Effect.TAX_AT_LEAST_6: [2],
        Effect.RICE_AT_LEAST_4: [3],
        Effect.RICE_AT_MOST_3: [4],
        Effect.FEWER_RECRUITS: [1],
    }


@pytest.mark.parametrize(
    ("position", "law"),
    [
        (Position().province("Kai", BLUE, 63), "negative"),
        (Position().province("Kai", BLUE, 0), "no army"),
        (Position().province("Kai", BLUE, 1, CASTLE, TEMPLE), "more buildings than spaces"),
        (Position().province("Izu", BLUE, 1, CASTLE, CASTLE), "two buildings of a kind"),
        (Position().province("Izu", BLUE, 1, revolts=43), "43 revolt markers"),
        (Position().tray(farmers=21), "farmer"),
        (Position().chests(BLUE, -1), "negative"),
    ],
)
def test_sh1_3_a_broken_law_is_named(position: Position, law: str) -> None:
    """SH1.3: no more pieces than the box holds, none lost, none doubled."""
    with pytest.raises(BrokenInvariant, match=law):
        position.state  # noqa: B018 - looking at it checks it


def test_sh1_1_the_moon_side_has_the_suns_sea_routes_and_two_more() -> None:
    """SH1.1 [ruling]: the moon side's sea routes are reconstructed."""
    sun, moon = board(Side.SUN, 5), board(Side.MOON, 5)
    assert len(sun.sea_routes) == 6
    added = {frozenset(route) for route in moon.sea_routes} - {frozenset(route) for route in sun.sea_routes}
    assert added == {frozenset({"Echigo", "Noto"}), frozenset({"Kii", "Tosa"})}
    assert len(moon.sea_routes) == 8


def test_sh1_4_what_is_inside_the_tower_follows_by_subtraction() -> None:
    """SH1.4 [ruling]: how many cubes of each colour are inside is counted for everybody."""
    for row in random_match(SUN_DRAFT, 3, "subtraction"):
        state = row.step.state
        cubes = [cube for floor in state.hidden.tower for cube in floor]
        assert tower.inside(state.public) == tower.count(cubes, 3)


def test_sh1_4_an_observation_holds_no_secret() -> None:
    """SH1.4: plans are secret until revealed, and on which floor of the tower a cube lies is never shown."""
    state = Position().inside(BLUE).state
    seen = GAME.observe(state, BLUE)
    assert seen.public == state.public
    assert seen.private == state.private[BLUE]
    assert GAME.observe(state, None).private is None


def land_borders(side: Board) -> set[tuple[ProvinceName, ProvinceName]]:
    pairs = {(name, other) for name, near in side.neighbours.items() for other in near if name < other}
    return pairs - {(min(route), max(route)) for route in side.sea_routes}
