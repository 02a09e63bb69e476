"""Events in words."""

import typing
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.views.presenter import View
from bot.views.references import plain
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import Texts, texts_in
from rules.core.model import Outcome, Seat, all_seats
from rules.shogun.content import Action, Building, ProvinceName, Season, Side, Special
from rules.shogun.events import (
    ActionBegan,
    ActionDropped,
    AnyEvent,
    BattleFought,
    BidsRevealed,
    Built,
    CardsOpened,
    Deployed,
    EventDrawn,
    EventsOpened,
    Majority,
    MatchBegan,
    MatchEnded,
    Moved,
    NoAction,
    PlanConfirmed,
    PlanWithdrawn,
    ProvinceConquered,
    ProvinceFreed,
    ProvinceGiven,
    Reason,
    Result,
    RevoltFought,
    RevoltMarkerAdded,
    RiceConfiscated,
    RiceShort,
    RoundBegan,
    Scored,
    SpecialTaken,
    Stayed,
    TaxesCollected,
    TowerFilled,
    TurnOrderSet,
    UnseenCardDrawn,
    WinterCame,
    YearEnded,
)
from rules.shogun.game import GAME
from rules.shogun.state import Cubes
from tests.bot.views.matches import ALL_TEXTS, language_of, stages

NAMES = ("Ann", "Bob", "Cid")
ENGLISH = texts_in("en")
SEEN = GAME.observe(stages(3)[0].state, None)
NOTHING = Cubes((0, 0, 0), 0)

RULEBOOK_BATTLE = BattleFought(
    seat=Seat(0),
    action=Action.BATTLE_MOVE_A,
    source=ProvinceName("Shinano"),
    target=ProvinceName("Kozuke"),
    defender=Seat(1),
    armies=4,
    attack_bonus=0,
    defenders=3,
    defence_bonus=0,
    castle_bonus=0,
    farmers=0,
    before=Cubes((0, 0, 0), 1),
    fallen=Cubes((3, 1, 0), 1),
    farmers_helped=True,
    result=Result.ATTACKER_WINS,
    returned=Cubes((2, 1, 0), 1),
    remaining=1,
    tray=NOTHING,
)
"""SH7.7: 4 blue attack 3 yellow, no marker; 3 blue, 1 yellow, 1 green fall: blue wins with 1."""

NEUTRAL_BATTLE = BattleFought(
    seat=Seat(0),
    action=Action.BATTLE_MOVE_B,
    source=ProvinceName("Aki"),
    target=ProvinceName("Iyo"),
    defender=None,
    armies=1,
    attack_bonus=1,
    defenders=0,
    defence_bonus=0,
    castle_bonus=0,
    farmers=2,
    before=NOTHING,
    fallen=Cubes((1, 0, 2), 1),
    farmers_helped=True,
    result=Result.DRAW,
    returned=Cubes((1, 0, 0), 1),
    remaining=0,
    tray=Cubes((0, 0, 2), 0),
    standing=True,
)

EVENTS: tuple[AnyEvent, ...] = (
    MatchBegan(Side.SUN, 3, 18, 62, 20),
    ProvinceGiven(Seat(0), ProvinceName("Kai"), 5),
    CardsOpened((ProvinceName("Kai"), ProvinceName("Mino"))),
    CardsOpened((ProvinceName("Kai"), ProvinceName("Mino")), replaced_by=Seat(1)),
    UnseenCardDrawn(Seat(0), ProvinceName("Kai")),
    TowerFilled(Cubes((7, 7, 7), 10), Cubes((1, 2, 3), 4)),
    EventsOpened(1, (0, 1, 2, 3)),
    RoundBegan(1, Season.SPRING, tuple(Action)[:5], tuple(Special)),
    PlanConfirmed(Seat(0)),
    PlanWithdrawn(Seat(0)),
    EventDrawn(3),
    BidsRevealed((3, ProvinceName("Kai"), None), (2, 0, 0), all_seats(3)),
    SpecialTaken(Seat(0), Special.TAX, 4),
    TurnOrderSet((Seat(2), Seat(0), Seat(1))),
    *(ActionBegan(slot, action) for slot, action in enumerate(Action, 1)),
    NoAction(Seat(0), Action.DEPLOY_3),
    *(ActionDropped(Seat(0), Action.BUILD_CASTLE, ProvinceName("Kai"), reason) for reason in Reason),
    *(Built(Seat(0), ProvinceName("Kai"), building, 1, calmed) for building in Building for calmed in (0, 1)),
    TaxesCollected(Seat(0), ProvinceName("Kai"), 6, bonus=1),
    RiceConfiscated(Seat(0), ProvinceName("Kai"), 3),
    RevoltMarkerAdded(ProvinceName("Kai"), 2),
    Deployed(Seat(0), Action.DEPLOY_3, ProvinceName("Kai"), 3, 2),
    Moved(Seat(0), Action.BATTLE_MOVE_A, ProvinceName("Kai"), ProvinceName("Suruga"), 1, standing=True),
    Stayed(Seat(0), ProvinceName("Kai")),
    RULEBOOK_BATTLE,
    NEUTRAL_BATTLE,
    *(replace(RULEBOOK_BATTLE, result=result, attack_bonus=1) for result in Result),
    replace(RULEBOOK_BATTLE, fallen=Cubes((2, 1, 0), 1), result=Result.DRAW),
    RevoltFought(
        Seat(1),
        ProvinceName("Mikawa"),
        4,
        2,
        NOTHING,
        Cubes((0, 3, 0), 2),
        True,
        Cubes((0, 2, 0), 2),
        1,
        NOTHING,
    ),
    RevoltFought(
        Seat(1),
        ProvinceName("Mikawa"),
        4,
        2,
        NOTHING,
        Cubes((0, 2, 0), 2),
        False,
        Cubes((0, 2, 0), 2),
        0,
        NOTHING,
    ),
    ProvinceConquered(ProvinceName("Kozuke"), Seat(0), Seat(1)),
    ProvinceConquered(ProvinceName("Kozuke"), Seat(0), None),
    ProvinceFreed(ProvinceName("Hida"), Seat(1), (Building.CASTLE,), 2),
    WinterCame(1, 5, (3, 0, 2)),
    RiceShort(Seat(0), 3, (ProvinceName("Kai"), ProvinceName("Mino")), 2),
    Scored(1, (9, 8, 7), (1, 2, 3), (Majority("red", Building.TEMPLE, (Seat(0), Seat(2)), 1),), (11, 10, 11)),
    YearEnded(1),
    *(MatchEnded(Outcome((Seat(0),), (40, 30, 20), reason)) for reason in ("points", "chests")),
    MatchEnded(Outcome(all_seats(2), (40, 40, 20), "shared")),
)


def tell(events: Sequence[AnyEvent], texts: Texts = ENGLISH) -> list[str]:
    return [plain(line) for line in ShogunPresenter(View(SEEN, NAMES, texts)).story(events)]


def test_every_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(AnyEvent))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_every_event_has_words(words: Texts) -> None:
    for event in EVENTS:
        lines = tell([event], words)
        assert lines, event
        assert all(lines), event


def test_the_rulebooks_battle_is_told_in_full() -> None:
    """SH7.7."""
    assert tell([RULEBOOK_BATTLE]) == [
        "⚔️ **Ann** attacks Kozuke (Bob) from Shinano with 4 armies.",
        "Into the tower: Ann 4, Bob 3. From the tray: farmers 1.",
        "Fell out: Ann 3, Bob 1, farmers 1. The farmers stand by the defender.",
        "**Ann wins 3:2.** Left in Kozuke: 1",
        "Back to the supplies: Ann 2, Bob 1, farmers 1. In the tray: nothing.",
    ]


def test_a_neutral_province_that_draws_stays_neutral() -> None:
    """SH7.5."""
    lines = tell([NEUTRAL_BATTLE])
    assert "Into the tower: Ann 2, farmers 2." in lines
    assert "Among them +1 for the attack card." in lines
    assert "**Iyo stays neutral** (1:1)." in lines


def test_farmers_alone_do_not_hold_a_province() -> None:
    """SH7.5."""
    deserted = replace(RULEBOOK_BATTLE, fallen=Cubes((1, 0, 0), 2), result=Result.DRAW, remaining=0)
    lines = tell([deserted])
    assert "**1:2, but only farmers are left to defend:** nobody holds Kozuke." in lines


def test_farmers_who_help_nobody_say_so() -> None:
    """SH7.3."""
    aside = replace(
        RULEBOOK_BATTLE,
        defence_bonus=1,
        castle_bonus=1,
        fallen=Cubes((1, 3, 0), 1),
        farmers_helped=False,
        result=Result.DEFENDER_WINS,
        remaining=2,
    )
    lines = tell([aside])
    assert "Into the tower: Ann 4, Bob 5. From the tray: farmers 1." in lines
    assert "Among them +1 for the defence card, +1 for the castle (event)." in lines
    assert "Fell out: Ann 1, Bob 3, farmers 1. The farmers help nobody: there are revolt markers." in lines
    assert "**Bob holds Kozuke 3:1.** Left there: 2" in lines


def test_the_special_card_is_told() -> None:
    """SH5.4."""
    assert tell([TaxesCollected(Seat(0), ProvinceName("Settsu"), 6, bonus=1)]) == [
        "🪙 **Ann** collects 6 chests in Settsu. (+1 by the special card)"
    ]


def test_a_bid_above_what_the_player_owns_says_what_it_cost() -> None:
    """SH5.1: it counts and costs what the player owns, even if that is nothing."""
    revealed = BidsRevealed((4, 0, 3), (0, 0, 1), (Seat(2), Seat(0), Seat(1)))
    assert tell([revealed]) == [
        "Bids: **Cid**: 3 chests (pays 1) · **Ann**: 4 chests (pays 0) · **Bob**: 0 chests"
    ]


def test_winners_are_ranked_before_those_who_have_as_many_points() -> None:
    """SH8.4: most chests broke the tie."""
    tied = MatchEnded(Outcome((Seat(1),), (40, 40, 20), "chests"))
    assert tell([tied]) == ["🏆 **Bob** wins: tied on points, but most chests. Bob 40 · Ann 40 · Cid 20"]


def test_start_provinces_share_a_line() -> None:
    events = [
        ProvinceGiven(Seat(0), ProvinceName("Kai"), 5),
        ProvinceGiven(Seat(1), ProvinceName("Mino"), 4),
        ProvinceGiven(Seat(0), ProvinceName("Ise"), 3),
    ]
    assert tell(events) == [
        "**Ann**: Kai (5), Ise (3)",
        "**Bob**: Mino (4)",
    ]


def test_those_without_an_action_share_a_line_after_the_others() -> None:
    events: list[AnyEvent] = [
        ActionBegan(3, Action.BUILD_CASTLE),
        NoAction(Seat(0), Action.BUILD_CASTLE),
        Built(Seat(1), ProvinceName("Kai"), Building.CASTLE, 3),
        NoAction(Seat(2), Action.BUILD_CASTLE),
        ActionBegan(4, Action.DEPLOY_3),
        NoAction(Seat(0), Action.DEPLOY_3),
    ]
    assert tell(events) == [
        "**3. Build Castle**",
        "🏯 **Bob** builds a castle in Kai for 3 chests.",
        "No action: Ann, Cid",
        "**4. Deploy 3 Armies**",
        "No action: Ann",
    ]


@pytest.mark.parametrize(
    ("language", "described"),
    [
        ("cs", ["1 armádu", "3 armády", "5 armád"]),
        ("fi", ["1 armeijan", "3 armeijaa", "5 armeijaa"]),
        ("ru", ["1 армию", "3 армии", "5 армий"]),
    ],
)
def test_plurals(language: str, described: list[str]) -> None:
    words = texts_in(language)
    events = [Deployed(Seat(0), Action.DEPLOY_5, ProvinceName("Kai"), armies, 3) for armies in (1, 3, 5)]
    lines = tell(events, words)
    assert all(armies in line for armies, line in zip(described, lines, strict=True))
