"""Sample position for benchmarks and tests; it need not be reachable by play."""

from dataclasses import replace as replaced
from random import Random

from msgspec.structs import replace

from renderer.shogun.battle import Battle
from renderer.shogun.board import Board
from renderer.shogun.fall import Fall
from renderer.shogun.labels import Labels
from renderer.shogun.view import Shape
from rules.core.model import Seat, all_seats
from rules.shogun import content as printed
from rules.shogun.content import Action, Building, ProvinceName, Season, Side, content
from rules.shogun.events import AnyEvent, BattleFought, Built, ProvinceConquered, Result
from rules.shogun.prompts import AskMarch
from rules.shogun.state import Cubes, Observation, Phase, Player, Province, Public

NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro")


def observation(side: Side = Side.SUN, seats: int = 5, owned: int = 40) -> Observation:
    """The third action of a spring with `owned` provinces, and buildings and revolts everywhere."""
    names = printed.board(side, seats).provinces
    return Observation(
        None, _public(side, seats, {name: _province(names.index(name), seats, owned) for name in names}), None
    )


def events(seats: int = 5) -> tuple[AnyEvent, ...]:
    """A castle was built, and a province was conquered in a battle by land."""
    nothing = Cubes((0,) * seats, 0)
    before = Cubes((0, 1, *(0,) * (seats - 2)), 2)
    fallen = Cubes((4, 2, *(0,) * (seats - 2)), 1)
    return (
        Built(Seat(2), ProvinceName("Mino"), Building.CASTLE, 3),
        BattleFought(
            Seat(0), Action.BATTLE_MOVE_A, ProvinceName("Mutsu"), ProvinceName("Kozuke"),
            Seat(1), 5, 1, 3, 0, 0, 0, before, fallen, True, Result.ATTACKER_WINS, nothing, 1, nothing,
        ),
        ProvinceConquered(ProvinceName("Kozuke"), Seat(0), Seat(1)),
    )  # fmt: skip


def board(labels: Labels, match: int, step: int) -> Board:
    """A wide board with 40 owned provinces: at each step, the next player has conquered one more."""
    chance, seen = Random(match), observation()  # noqa: S311 - a sample
    provinces = {
        name: replace(
            province, owner=chance.randrange(5), armies=chance.randint(1, 12), revolts=chance.randrange(4)
        )
        for name, province in seen.public.provinces.items()
        if province.owner is not None
    }
    for name in chance.sample(list(provinces), step):
        owner = provinces[name].owner
        assert owner is not None, "only owned provinces are changed"
        provinces[name] = replace(provinces[name], owner=(owner + 1) % 5)
    players = tuple(Player(*(chance.randrange(40) for _ in range(4))) for _ in seen.public.players)
    public = replace(seen.public, provinces={**seen.public.provinces, **provinces}, players=players)
    return Board(replace(seen, public=public), labels, events(), NAMES, shape=Shape.LANDSCAPE)


def portrait(labels: Labels, match: int, step: int) -> Board:
    """The same in portrait format, as most tables show it."""
    return replaced(board(labels, match, step), shape=Shape.PORTRAIT)


def close_up(labels: Labels, index: int) -> Board:
    """Returns a close-up of a province and its neighbours."""
    seen = observation()
    names = tuple(seen.public.provinces)
    return Board(seen, labels, (), NAMES, focus=(names[index % len(names)],))


def animation(labels: Labels, index: int) -> Fall:
    """Returns the animation of a battle in which up to 34 cubes fall out."""
    chance = Random(index)  # noqa: S311 - a sample
    attackers, defenders, left = chance.randint(8, 14), chance.randint(3, 7), chance.randint(4, 8)
    armies = Cubes((attackers, defenders, 2, 1, 0), 3)
    order = list(armies.colours())
    chance.shuffle(order)
    event = BattleFought(
        Seat(0), Action.BATTLE_MOVE_A, ProvinceName("Mutsu"), ProvinceName("Kozuke"), Seat(1),
        attackers + 2, 1, defenders + left, 0, 1, 0, Cubes((0, 0, 2, 0, 1), 2),
        armies, False, Result.ATTACKER_WINS, Cubes((defenders, defenders, 0, 0, 0), 0),
        attackers - defenders, Cubes((0, 0, 2, 1, 0), 3),
        fell=tuple(order),
    )  # fmt: skip
    return Fall(Battle(event, labels, NAMES))


def _province(index: int, seats: int, owned: int) -> Province:
    if index >= owned:
        return Province()
    name = tuple(content().provinces)[index]
    spaces = content().provinces[name].building_spaces
    buildings = tuple(Building)[: index % (spaces + 1)]
    return Province(Seat((index * 7) % seats), 1 + index * 5 % 13, buildings, index % 4)


def _public(side: Side, seats: int, provinces: dict[ProvinceName, Province]) -> Public:
    shown, hidden = tuple(Action)[3:10], (None,) * 3
    order = (*range(1, seats), 0)
    return Public(
        side=side,
        provinces=provinces,
        players=tuple(Player(7 + seat, 3 * seat, 11 * seat, 30 + seat) for seat in all_seats(seats)),
        farmers=6,
        tray=Cubes(tuple(range(1, seats + 1)), 3),
        phase=Phase.ACTIONS,
        year=1,
        season=Season.SPRING,
        events=(3, 7, 9),
        event=0,
        actions=(*shown, *hidden),
        slot=6,
        specials=content().specials,
        taken_by=(*order, *(None,) * (5 - seats)),
        bids=(None,) * seats,
        ranking=order,
        turn_order=order,
        acted=1,
        confirmed=(True,) * seats,
        asking=AskMarch(
            "1", Seat(0), Action.BATTLE_MOVE_A, ProvinceName("Mutsu"), (ProvinceName("Kozuke"),), 3
        ),
        asked=1,
    )
