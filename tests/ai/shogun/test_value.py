"""Features and the learned value."""

import pytest
from msgspec.structs import replace

from ai.shogun.features import NAMES, features
from ai.shogun.training import STAGES, TABLES, seat_of
from ai.shogun.value import Value, Weights, learned, read, softmax
from rules.core.chance import Chance
from rules.core.model import Outcome, Seat
from rules.shogun import scoring
from rules.shogun.content import Building, content
from rules.shogun.events import points_of
from rules.shogun.game import GAME
from rules.shogun.state import Options, Phase, Public
from tests.ai.conftest import Moment


def test_every_seat_of_every_table_is_an_example() -> None:
    """Seats differ: given provinces are not alike, and who drafts first takes what they like."""
    numbers = range(5 * len(TABLES))
    examples = {(number % len(TABLES), seat_of(number)) for number in numbers}
    assert examples == {(table, seat) for table, (seats, _) in enumerate(TABLES) for seat in range(seats)}


def plannings(moments: list[Moment]) -> list[Public]:
    publics = (moment.state.public for moment in moments)
    return [public for public in publics if public.phase is Phase.PLANNING and not any(public.confirmed)]


def named(public: Public, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(public)[seat], strict=True))


def test_possessions_are_counted(mixed_moments: list[Moment]) -> None:
    printed = content().provinces
    for public in plannings(mixed_moments):
        majorities = scoring.majorities(public.provinces, public.board)
        for number, player in enumerate(public.players):
            seat, counts = Seat(number), named(public, number)
            owned = public.owned_by(seat)
            provinces = [public.provinces[name] for name in owned]
            tiles = [tile for province in provinces for tile in province.buildings]
            assert counts["provinces"] == len(owned)
            assert [counts[f"{building}s"] for building in Building] == [*map(tiles.count, Building)]
            assert counts["armies"] == sum(province.armies for province in provinces)
            assert counts["chests_yield"] == sum(printed[name].chests for name in owned)
            assert counts["majorities"] == points_of(majorities, seat)
            assert (counts["chests"], counts["rice"]) == (player.chests, player.rice)
            assert 0 <= counts["narrow_majorities"] <= counts["majorities"]


def test_danger_and_prey_are_seen() -> None:
    """A strong neighbour of somebody else is a danger; a weak one is prey."""
    state = GAME.setup(Options(), 5, Chance(bytes(32), 0)).state
    public = state.public
    mine, other = next(
        (name, near)
        for name, province in public.provinces.items()
        if province.owner == 0
        for near in public.board.neighbours[name]
        if public.provinces[near].owner not in (0, None)
    )

    def with_armies(own: int, others: int) -> dict[str, float]:
        provinces = dict(public.provinces)
        provinces[mine] = replace(provinces[mine], armies=own)
        provinces[other] = replace(provinces[other], armies=others)
        return named(replace(public, provinces=provinces), 0)

    strong, weak = with_armies(9, 1), with_armies(1, 9)
    assert strong["in_danger"] < weak["in_danger"]
    assert strong["risk"] < weak["risk"]
    assert strong["prey"] > weak["prey"]
    assert strong["others_in_reach"] > weak["others_in_reach"]


def test_the_totals_are_points_and_weighed_features(mixed_moments: list[Moment]) -> None:
    """Here a province is worth two points, and nothing else is worth anything."""
    weights = Weights(tuple(2.0 * (name == "provinces") for name in NAMES), spread=3.0)
    for public in plannings(mixed_moments):
        value = Value({f"{public.year}-{public.season}": weights})
        expected = [
            player.points + 2 * len(public.owned_by(Seat(seat))) for seat, player in enumerate(public.players)
        ]
        assert value.totals(public) == pytest.approx(expected)
        assert value.chances(public) == pytest.approx(softmax(expected, 3.0))


def test_at_the_end_the_value_shows_how_narrow_the_result_was(mixed_moments: list[Moment]) -> None:
    public = plannings(mixed_moments)[0]

    def ended(*ranks: tuple[int, int]) -> list[float]:
        rows = zip(public.players, ranks, strict=False)
        players = tuple(replace(player, points=points, chests=chests) for player, (points, chests) in rows)
        outcome = Outcome((Seat(0),), tuple(points for points, _ in ranks), "points")
        over = replace(public, players=players, outcome=outcome)
        assert Value({}).totals(over) == [points for points, _ in ranks]
        return Value({}).chances(over)

    narrow, clear, tie = ended((40, 0), (39, 0)), ended((40, 0), (30, 0)), ended((40, 1), (40, 0))
    assert 0.5 < narrow[0] < 0.7 < clear[0] < 1
    assert tie[0] > tie[1]


def test_chances_add_up_to_one() -> None:
    assert sum(softmax([40.0, 38.0, 10.0], 4.0)) == pytest.approx(1)
    assert softmax([7.0, 7.0], 1.0) == [0.5, 0.5]
    assert softmax([1000.0, 0.0], 1.0) == [1.0, 0.0]


def test_the_file_fits_the_rules_and_the_features() -> None:
    """If not, `gyoji train shogun` makes it anew."""
    file = read()
    assert file.rules_version == GAME.rules_version
    assert file.features == NAMES
    assert set(file.stages) == set(STAGES)
    assert all(len(weights.weights) == len(NAMES) for weights in file.stages.values())


def test_what_was_learned_prefers_what_wins(mixed_moments: list[Moment]) -> None:
    """More buildings, armies, chests and points are never worse."""
    for public in plannings(mixed_moments):
        before = learned().totals(public)[0]
        player = public.players[0]
        richer = (replace(player, points=player.points + 3, chests=player.chests + 5), *public.players[1:])
        assert learned().totals(replace(public, players=richer))[0] > before
