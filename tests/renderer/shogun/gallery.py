"""Drawings of Shogun for golden pictures: together they show every piece, and what every event changes."""

from functools import partial

from msgspec.structs import replace

from bot.views.registry import labels_of
from renderer import Animation, Drawing
from renderer.shogun import (
    Battle,
    Board,
    Chances,
    Course,
    Fall,
    Labels,
    Planning,
    Ranking,
    Scores,
    Shape,
    View,
    Winter,
    sample,
)
from renderer.shogun.course import Mark
from rules.core.model import Outcome, Seat
from rules.shogun import events as facts
from rules.shogun.content import Action, Building, ProvinceName, Season, Side, Special, board
from rules.shogun.events import AnyEvent, BattleFought, Hunger, Majority, Reason, Result, RevoltFought, Scored
from rules.shogun.state import NEUTRAL, Cubes, Observation, Phase, Plan, StandingOrder
from tests.renderer.exhibit import Exhibit
from tests.renderer.shogun.positions import changed

LABELS: Labels = labels_of("shogun", "en")
NONE = Cubes((0,) * 5, 0)
CONQUEST = BattleFought(
    Seat(2), Action.BATTLE_MOVE_A, ProvinceName("Kai"), ProvinceName("Shimosa"), Seat(0), 6, 1, 3, 1, 0, 0,
    Cubes((1, 1, 0, 2, 2), 1), Cubes((3, 1, 6, 1, 1), 2), True, Result.ATTACKER_WINS,
    Cubes((3, 0, 5, 0, 0), 2), 1, Cubes((0, 1, 0, 1, 1), 0),
    fell=(2, 0, 2, -1, 4, 2, 0, 2, 1, 2, -1, 3, 0, 2),
)  # fmt: skip
LOST_REVOLT = RevoltFought(
    Seat(4), ProvinceName("Hoki"), 2, 3, Cubes((0, 0, 1, 1, 0), 0), Cubes((0, 0, 0, 1, 1), 2),
    False, Cubes((0, 0, 0, 0, 1), 2), 0, Cubes((0, 0, 0, 1, 0), 0), fell=(-1, 3, 4, -1),
)  # fmt: skip
LARGE_DRAW = BattleFought(
    Seat(1), Action.BATTLE_MOVE_B, ProvinceName("Kozuke"), ProvinceName("Shimotsuke"), Seat(3),
    14, 1, 11, 1, 1, 0, Cubes((2, 1, 0, 0, 0), 0), Cubes((2, 13, 0, 13, 1), 3), False, Result.DRAW,
    Cubes((0, 13, 0, 13, 0), 0), 0, Cubes((2, 0, 0, 0, 1), 3),
)  # fmt: skip
WINTER = Scored(
    2,
    (9, 8, 8, 7, 8),
    (6, 7, 4, 5, 5),
    (
        Majority("brown", Building.CASTLE, (Seat(0),), 3),
        Majority("green", Building.TEMPLE, (Seat(1), Seat(2)), 1),
        Majority("yellow", Building.THEATER, (Seat(4),), 1),
    ),
    (41, 38, 30, 29, 33),
)
FAMINE = facts.WinterCame(
    1,
    0,
    (5, 5, 5, 5, 3),
    (Hunger(14, 5, 9), Hunger(10, 5, 8), Hunger(5, 5, 7), Hunger(12, 5, 8), Hunger(3, 3, 9)),
)
LOTS = (
    facts.RiceShort(Seat(1), 3, (ProvinceName("Mino"), ProvinceName("Shinano")), 2),
    facts.RiceShort(
        Seat(2), 7, (ProvinceName("Awa-Shikoku"), ProvinceName("Shimotsuke"), ProvinceName("Kozuke")), 3
    ),
)
PLAN = Plan(
    {
        Action.BUILD_CASTLE: ProvinceName("Sanuki"),
        Action.BUILD_TEMPLE: ProvinceName("Awa-Shikoku"),
        Action.COLLECT_TAXES: ProvinceName("Hoki"),
        Action.BATTLE_MOVE_A: ProvinceName("Mutsu"),
    },
    3,
    {
        Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Kozuke"), 2),
        Action.DEPLOY_1_MOVE: StandingOrder(None),
    },
)

OPENING: tuple[AnyEvent, ...] = (
    facts.MatchBegan(Side.SUN, 5, 12, 40, 20),
    facts.CardsOpened((ProvinceName("Aki"), ProvinceName("Iyo"))),
    facts.UnseenCardDrawn(Seat(0), ProvinceName("Owari")),
    facts.ProvinceGiven(Seat(1), ProvinceName("Bingo"), 3),
    facts.TowerFilled(NONE, NONE),
    facts.EventsOpened(1, (0, 3, 7, 9)),
    facts.RoundBegan(1, Season.SPRING, tuple(Action)[:5], tuple(Special)),
    facts.PlanConfirmed(Seat(0)),
    facts.PlanWithdrawn(Seat(0)),
)
AUCTION: tuple[AnyEvent, ...] = (
    facts.EventDrawn(0),
    facts.BidsRevealed(
        (1, 4, 0, None, ProvinceName("Hoki")), (1, 4, 0, 0, 0), (Seat(1), Seat(0), Seat(2), Seat(4), Seat(3))
    ),
    facts.SpecialTaken(Seat(1), Special.ATTACK, 1),
)
ACTIONS: tuple[AnyEvent, ...] = (
    facts.TurnOrderSet((Seat(1), Seat(2), Seat(3), Seat(4), Seat(0))),
    facts.ActionBegan(7, Action.BATTLE_MOVE_B),
    facts.NoAction(Seat(0), Action.DEPLOY_3),
    facts.ActionDropped(Seat(0), Action.DEPLOY_3, ProvinceName("Aki"), Reason.TOO_FEW_CHESTS),
    facts.TaxesCollected(Seat(1), ProvinceName("Etchu"), 5),
    facts.RiceConfiscated(Seat(2), ProvinceName("Hitachi"), 5),
    facts.RevoltMarkerAdded(ProvinceName("Hitachi"), 1),
    facts.Deployed(Seat(3), Action.DEPLOY_5, ProvinceName("Kai"), 5, 3),
    facts.Moved(Seat(0), Action.BATTLE_MOVE_B, ProvinceName("Shimosa"), ProvinceName("Kazusa"), 3),
    facts.Stayed(Seat(4), ProvinceName("Izumo")),
)
ENDING: tuple[AnyEvent, ...] = (
    facts.WinterCame(2, 3, (1, 2, 3)),
    facts.RiceShort(Seat(0), 2, (ProvinceName("Mino"),), 2),
    WINTER,
    facts.YearEnded(2),
    facts.MatchEnded(Outcome((Seat(1),), (33, 44, 22), "points")),
)


def planning(seat: Seat = Seat(4)) -> Observation:
    """What a seat sees while plans are laid, five actions of the round being hidden."""
    public = sample.observation().public
    hidden = (*public.actions[:5], *(None,) * 5)
    return Observation(
        seat, changed(public, phase=Phase.PLANNING, actions=hidden, event=None, asking=None), None
    )


def large_realm() -> Observation:
    """A seat with more provinces than its sheet shows as cards."""
    seen = planning()
    provinces = {
        name: replace(province, owner=4 if index % 2 else 0, armies=max(1, province.armies))
        for index, (name, province) in enumerate(seen.public.provinces.items())
    }
    return Observation(Seat(4), changed(seen.public, provinces=provinces), None)


def winter() -> Observation:
    """The moon side with three players, at the end of the second year."""
    public = sample.observation(Side.MOON, 3, 30).public
    return Observation(
        None, changed(public, phase=Phase.WINTER, season=Season.WINTER, year=2, asking=None), None
    )


def lost() -> Observation:
    """After farmers have won a province."""
    public = sample.observation().public
    return Observation(None, changed(public, provinces={**public.provinces, "Hoki": NEUTRAL}), None)


def auction() -> Observation:
    """Bids are open, and one special card is taken."""
    public = sample.observation().public
    opened = changed(
        public,
        phase=Phase.AUCTION,
        bids=(1, 4, 0, None, "Hoki"),
        taken_by=(1, None, None, None, None),
        turn_order=(),
        asking=None,
        slot=0,
    )
    return Observation(None, opened, None)


def course() -> Course:
    """A match in which fortune turned."""
    worth = (
        (9, 8, 9, 8, 9),
        (11, 9, 9, 10, 12),
        (14, 10, 12, 13, 11),
        (15, 12, 13, 14, 12),
        (16, 15, 13, 13, 14),
        (15, 19, 16, 12, 14),
        (19, 22, 17, 14, 13),
        (18, 26, 17, 15, 21),
    )
    marks = (Mark(1 + index // 4, tuple(Season)[index % 4], each) for index, each in enumerate(worth))
    first = Scored(1, (8, 7, 7, 7, 6), (4, 4, 5, 4, 4), (), (15, 12, 13, 14, 12))
    return Course(Side.SUN, tuple(marks), (first, WINTER))


CURVE = (
    (0.09, 0.30, 0.14, 0.22, 0.25),
    (0.05, 0.27, 0.08, 0.21, 0.39),
    (0.06, 0.42, 0.08, 0.36, 0.08),
    (0.21, 0.32, 0.11, 0.34, 0.02),
    (0.39, 0.09, 0.15, 0.36, 0.01),
    (0.28, 0.03, 0.07, 0.62, 0.00),
    (0.00, 0.00, 0.00, 1.00, 0.00),
)
PLANNINGS = tuple((year, season) for year in (1, 2) for season in (Season.SPRING, Season.SUMMER, Season.FALL))
CHANGES = ((-12, 21, -18), (-31, 4, -3), (2, -9, -7), (14, 23, 41), (-8, -4, -13))


def exhibits(language: str = "en") -> dict[str, Exhibit]:
    """Everything that is shown, by name, with the words of a language."""
    labels, names, seen = labels_of("shogun", language), sample.NAMES, sample.observation()
    laid = changed(planning().public, confirmed=(True, False, True, False, False), turn_order=(), taken_by=())
    setup = Observation(None, laid, None)
    freed = facts.ProvinceFreed(ProvinceName("Hoki"), Seat(4), (), 3)
    yellow = [name for name, region in board(Side.SUN, 5).region_of.items() if region == "yellow"]
    close = (ProvinceName("Kozuke"),)
    wide = partial(Board, shape=Shape.LANDSCAPE)
    return {
        "board": Exhibit(
            wide(seen, labels, sample.events(), names), "A battle for Kozuke, and a castle in Mino"
        ),
        "board-plain": Exhibit(wide(seen, labels, (), names), "The board as it lies there"),
        "board-actions": Exhibit(wide(seen, labels, ACTIONS, names), "Taxes, rice, a move"),
        "board-contrast": Exhibit(
            wide(lost(), labels, (LOST_REVOLT, freed), names, "contrast"),
            "Farmers win Hoki; colours of high contrast",
        ),
        "board-moon": Exhibit(
            wide(winter(), labels, ENDING, names), "Three players on the moon side, in winter"
        ),
        "board-planning": Exhibit(wide(setup, labels, OPENING, names), "Two have laid their plans"),
        "board-auction": Exhibit(wide(auction(), labels, AUCTION, names), "Bids are open"),
        "buildings": Exhibit(
            wide(seen, labels, (), names, view=View.BUILDINGS), "Buildings, and who has most of them"
        ),
        "portrait": Exhibit(
            Board(seen, labels, sample.events(), names, mine=Seat(2)),
            "For phones, as Chiyo sees it: her provinces are outlined",
        ),
        "portrait-buildings": Exhibit(
            Board(winter(), labels, ENDING, names, view=View.BUILDINGS),
            "Buildings on the moon side, for phones",
        ),
        "unrest": Exhibit(wide(seen, labels, (), names, view=View.UNREST), "Revolt markers and yields"),
        "near-province": Exhibit(
            Board(seen, labels, (), names, focus=close),
            "Kozuke and its neighbours, twice the size",
        ),
        "near-region": Exhibit(
            Board(seen, labels, (), names, "contrast", View.UNREST, yellow), "The yellow region's yields"
        ),
        "near-buildings": Exhibit(
            Board(winter(), labels, (), names, "standard", View.BUILDINGS, (ProvinceName("Kii"),)),
            "Kii on the moon side",
        ),
        "planning": Exhibit(Planning(planning(), PLAN, labels), "A planning sheet, for one player's eyes"),
        "planning-large": Exhibit(
            Planning(large_realm(), Plan(bid=ProvinceName("Hoki")), labels),
            "A planning sheet with 22 provinces",
        ),
        "battle": Exhibit(Battle(CONQUEST, labels, names), "A battle, from the throw to the result"),
        "battle-large": Exhibit(
            Battle(LARGE_DRAW, labels, names, theme="contrast"),
            "A draw: farmers stand aside, for there are revolt markers",
        ),
        "fall": Exhibit(Fall(Battle(CONQUEST, labels, names)), "The same battle as an animation"),
        "revolt": Exhibit(Battle(LOST_REVOLT, labels, names, Side.MOON), "A revolt"),
        "winter": Exhibit(Winter(FAMINE, LOTS, labels, names), "Who starves in a winter, and where"),
        "scores": Exhibit(Scores(WINTER, labels, names, (Seat(0),)), "The points of a winter"),
        "ranking": Exhibit(
            Ranking(course(), labels, names, (Seat(0),)), "The end of a match, and its course"
        ),
        "chances": Exhibit(
            Chances(CURVE, PLANNINGS, ((1, Seat(4)), (3, Seat(1)), (5, Seat(3))), CHANGES, labels, names),
            "Everybody's chance of winning in hindsight, and what changed it",
        ),
    }


def gallery() -> dict[str, Drawing]:
    """The drawings by name, without animations."""
    shown = {name: exhibit.drawing for name, exhibit in exhibits().items()}
    return {name: drawing for name, drawing in shown.items() if not isinstance(drawing, Animation)}
