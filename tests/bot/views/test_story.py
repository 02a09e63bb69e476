"""Events in words."""

import typing
from collections.abc import Sequence

import pytest
from msgspec.structs import asdict, replace

from bot.views.message import Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import Texts, texts_in
from renderer.shogun import Battle
from renderer.shogun.scene import scene
from rules.core.model import Outcome, Seat, all_seats
from rules.shogun.content import Action, Building, Effect, ProvinceName, Season, Side, Special, board, content
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
    Hunger,
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
from tests.renderer.shogun.gallery import LOST_REVOLT, planning

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
    EventDrawn(3, (5,)),
    EventDrawn(3, (5, 6, 7)),
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
    WinterCame(1, 5, (3, 0, 2), (Hunger(10, 3, 8), Hunger(0, 0, 7), Hunger(2, 2, 2))),
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


def test_the_rulebooks_battle_is_one_line_with_the_province_that_it_wins() -> None:
    """SH7.7."""
    conquered = ProvinceConquered(ProvinceName("Kozuke"), Seat(0), Seat(1))
    assert tell([RULEBOOK_BATTLE, conquered]) == [
        "⚔️ **Ann** (Shinano) takes Kozuke from **Bob** 3:2, 1 army left",
    ]


def test_more_revolts_than_one_are_ordered_by_their_player() -> None:
    """SH8.2."""
    provinces = ProvinceName("Kai"), ProvinceName("Mino")
    line = "🎲 Revolts by lot, **Ann**: Kai, Mino (the player chooses the order)"
    assert tell([RiceShort(Seat(0), 3, provinces, 2)]) == [line]


def test_falls_event_says_what_winter_will_take() -> None:
    """SH3.3, SH8.1: only one card is left then, and only its rice counts."""
    rice = content().events[5].winter_rice_loss
    (line,) = tell([EventDrawn(3, (5,))])
    own = content().events[3].winter_rice_loss
    event = f"📜 Event: {ShogunTexts(ENGLISH).effect(3)} (so winter will not take its {own})"
    assert line == f"{event} · winter will take {rice} rice", "its effect counts no more"
    assert tell([EventDrawn(3)]) == [event]
    free = next(at for at, card in enumerate(content().events) if not card.winter_rice_loss)
    assert tell([EventDrawn(3, (free,))]) == [f"{event} · winter will take no rice"]
    assert "winter" not in tell([EventDrawn(free)])[0]


def test_which_of_two_equal_events_was_drawn_is_told_by_its_rice() -> None:
    """SH3.3, SH8.1: two cards have one effect, and winter takes the rice of a card that is not drawn."""
    printed = content().events
    twins = [at for at, event in enumerate(printed) if event.effect is Effect.CASTLE_DEFENDS]
    mild, harsh = sorted(twins, key=lambda at: printed[at].winter_rice_loss)
    theaters = [at for at, event in enumerate(printed) if event.effect is Effect.THEATER_CALMS]
    (line,) = tell([EventDrawn(harsh, (*theaters, mild))])
    assert line.endswith(" (so winter will not take its 6) · winter will take 2, 5 or 7 rice")
    (line,) = tell([EventDrawn(mild, (*theaters, harsh))])
    assert line.endswith(" (so winter will not take its 2) · winter will take 5, 6 or 7 rice")


def test_a_neutral_province_that_draws_stays_neutral() -> None:
    """SH7.5."""
    assert tell([NEUTRAL_BATTLE]) == ["⚔️ **Ann** (Aki) attacks Iyo 1:1, it stays neutral"]


def test_farmers_alone_do_not_hold_a_province_and_what_is_gone_is_told() -> None:
    """SH7.5."""
    deserted = replace(RULEBOOK_BATTLE, fallen=Cubes((1, 0, 0), 2), result=Result.DRAW, remaining=0)
    freed = ProvinceFreed(ProvinceName("Kozuke"), Seat(1), (Building.CASTLE,), 2)
    assert tell([deserted, freed]) == [
        "⚔️ **Ann** (Shinano) attacks Kozuke (**Bob**) 1:2, only farmers are left there: it becomes neutral"
        " · gone: castle, 2 revolt markers"
    ]


def test_farmers_who_help_nobody_do_not_count() -> None:
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
    assert tell([aside]) == ["🛡️ **Ann** (Shinano) attacks Kozuke 1:3, **Bob** holds it, 2 armies left"]


def test_a_revolt_over_taxes_is_told_with_the_marker_that_it_leaves() -> None:
    """SH6.2, SH7.6, SH7.7."""
    mikawa = ProvinceName("Mikawa")
    held, lost = (event for event in EVENTS if isinstance(event, RevoltFought))
    chests = content().provinces[mikawa].chests
    assert tell([TaxesCollected(Seat(1), mikawa, chests), held, RevoltMarkerAdded(mikawa, 3)]) == [
        f"🪙 **Bob** collects {chests} chests in Mikawa",
        "🔥 Revolt in Mikawa 2:3, **Bob** puts it down, 1 army left · 3 revolt markers",
    ]
    assert tell([TaxesCollected(Seat(1), mikawa, chests), lost, ProvinceFreed(mikawa, Seat(1), (), 0)]) == [
        f"🪙 **Bob** collects {chests} chests in Mikawa",
        "🔥 Revolt in Mikawa 2:2, **Bob** loses the province",
    ]


def test_winter_does_the_sum_and_the_points_come_last() -> None:
    """SH8.1 to SH8.3: what each had, lost, needed and lacks; nobody is told a zero."""
    hunger = Hunger(10, 3, 9), Hunger(0, 0, 1), Hunger(12, 3, 9)
    scored = Scored(
        1,
        (7, 1, 9),
        (0, 0, 3),
        (Majority("red", Building.TEMPLE, (Seat(0), Seat(2)), 1), Majority("red", Building.THEATER, (), 0)),
        (8, 1, 13),
    )
    rice = RiceShort(Seat(0), 2, (ProvinceName("Kai"),), 2)
    assert tell([WinterCame(1, 5, (3, 0, 3), hunger), rice, scored, YearEnded(1)]) == [
        f"❄️ The event left over takes {content().events[5].winter_rice_loss} rice from everyone;"
        " each province then needs 1",
        "🍚 **Ann** 10 − 3 = 7 for 9 provinces: **short of 2** → 1 revolt, farmers +2",
        "🍚 **Bob** 0 for 1 province: **short of 1** → 1 revolt, farmers +1",
        "🍚 **Cid** 12 − 3 = 9 for 9 provinces: enough",
        "🎲 Revolts by lot, **Ann**: Kai",
        "Rice goes back to 0, revolt markers come off the board.",
        "**Points after year 1**",
        "**Cid 13** = provinces 9 + buildings 3 + majorities 1",
        "**Ann 8** = provinces 7 + majorities 1",
        "**Bob 1** = provinces 1",
        "👑 **Cid** leads",
    ]


def test_the_last_winter_leaves_it_to_the_end_who_has_won() -> None:
    """SH8.4: chests may decide."""
    lines = tell([Scored(2, (9, 9, 9), (0, 0, 0), (), (19, 20, 21))])
    assert lines == [
        "**Points after year 2**",
        "**Cid 21** = earlier points 12 + provinces 9",
        "**Bob 20** = earlier points 11 + provinces 9",
        "**Ann 19** = earlier points 10 + provinces 9",
    ]


def test_the_special_card_is_told() -> None:
    """SH5.4."""
    chests = content().provinces[ProvinceName("Settsu")].chests
    assert tell([TaxesCollected(Seat(0), ProvinceName("Settsu"), chests + 1, bonus=1)]) == [
        f"🪙 **Ann** collects {chests + 1} chests in Settsu (special card +1)"
    ]
    assert tell([Deployed(Seat(0), Action.DEPLOY_5, ProvinceName("Kai"), 6, 3)]) == [
        "➕ **Ann** deploys 6 armies in Kai for 3 chests (special card +1)"
    ]


def test_sh6_7_what_the_event_made_fewer_or_more_is_told() -> None:
    """SH6.6: first the event, then the special card."""
    kai = ProvinceName("Kai")
    printed = content().provinces[kai]
    assert tell([Deployed(Seat(0), Action.DEPLOY_3, kai, 2, 2)]) == [
        "➕ **Ann** deploys 2 armies in Kai for 2 chests (event: 2 instead of 3)"
    ]
    assert tell([RiceConfiscated(Seat(0), kai, printed.rice, 1)])[0].endswith(
        f"(event: {printed.rice - 1} instead of {printed.rice}; special card +1)"
    )
    assert "event" not in tell([RiceConfiscated(Seat(0), kai, printed.rice)])[0]
    assert "event" not in tell([Deployed(Seat(0), Action.DEPLOY_3, kai, 3, 2)])[0]


def test_a_bid_above_what_the_player_owns_says_what_it_cost() -> None:
    """SH5.1: it counts and costs what the player owns, even if that is nothing."""
    revealed = BidsRevealed((4, 0, 3), (0, 0, 1), (Seat(2), Seat(0), Seat(1)))
    assert tell([revealed]) == [
        "Bids, highest first: **Cid**: 3 chests (pays 1) · **Ann**: 4 chests (pays 0) · **Bob**: 0 chests",
        "🎲 Equal bids, the lot decides: Ann → Bob",
    ]


def test_provinces_of_different_yields_are_equal_bids() -> None:
    """SH5.2: so that nobody wonders why the lot decides between two cards."""
    bids = ProvinceName("Kai"), ProvinceName("Mino"), 3
    (_, lot) = tell([BidsRevealed(bids, (0, 0, 3), (Seat(2), Seat(1), Seat(0)))])
    assert lot == "🎲 Equal bids (all province cards count the same), the lot decides: Bob → Ann"


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


def test_sh2_3_the_draft_is_told_by_what_each_has_and_by_the_open_cards() -> None:
    """Those that lay open before are not told, and none when the draft has ended; SH1.2 tells who is out."""
    kai, mino, ise, aki = map(ProvinceName, ("Kai", "Mino", "Ise", "Aki"))
    draft: list[AnyEvent] = [
        CardsOpened((kai, mino)),
        ProvinceGiven(Seat(0), kai, 5),
        CardsOpened((mino, ise)),
        UnseenCardDrawn(Seat(1), aki),
        ProvinceGiven(Seat(1), aki, 4, unseen=True),
        ProvinceGiven(Seat(0), mino, 3),
        CardsOpened((ise, ProvinceName("Iyo"))),
    ]
    given = ["**Ann**: Kai (5), Mino (3)", "**Bob**: Aki (4)"]
    assert tell(draft) == [*given, "Open province cards: Ise, Iyo"]
    assert tell(draft[:4])[1:] == ["Open province cards: Mino, Ise", "**Bob** takes the unseen card: Aki"]
    nothing = Cubes((0, 0, 0), 0)
    assert tell([*draft, TowerFilled(nothing, nothing)])[:-1] == given
    played, all_names = board(Side.MOON, 3).provinces, board(Side.MOON, 5).provinces
    [_, out] = tell([MatchBegan(Side.MOON, 3, 18, 62, 20)])
    assert out == f"Out of play: {', '.join(name for name in all_names if name not in played)}"
    assert len(tell([MatchBegan(Side.MOON, 5, 18, 62, 20)])) == 1


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
        "🏯 **Bob** builds a castle in Kai for 3 chests",
        "No action: Ann, Cid",
        "**4. Deploy 3 Armies**",
        "No action: Ann",
    ]
    assert tell([NoAction(seat, Action.DEPLOY_3) for seat in all_seats(3)]) == ["Nobody acts."]


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


def test_fights_are_numbered_and_one_without_a_picture_says_its_sum() -> None:
    """SH7.1 to SH7.4: Discord takes ten files with a message."""
    fights = [RevoltFought(**asdict(LOST_REVOLT)) for _ in range(11)]
    message = ShogunPresenter(View(planning(), ("Ann", "Bob", "Cid", "Dan", "Eve"), ENGLISH)).stage(fights)
    story = plain("\n".join(block.content for block in message.blocks if isinstance(block, Text)))
    lines = [line for line in story.splitlines() if "Revolt" in line]
    assert [line.split()[0] for line in lines] == list("①②③④⑤⑥⑦⑧⑨⑩⑪"), "unlike the numbers of actions"
    assert ["into the tower" in line for line in lines] == [True, True, *[False] * 9]
    drawn = [picture.drawing for picture in message.pictures]
    numbers = [drawing.number for drawing in drawn if isinstance(drawing, Battle)]
    assert numbers == list(range(3, 12)), "beside the board"


def test_SH7_2_the_words_of_a_fight_name_all_cubes_that_came_from_inside_the_tower() -> None:
    """Those that stay in the tray, too: nobody threw them in."""
    nothing, fallen = Cubes((0, 0, 0), 0), Cubes((1, 4, 0), 1)
    fought = RevoltFought(Seat(1), ProvinceName("Ise"), 3, 1, nothing, fallen, True, fallen, 3, nothing)
    words = list(map(plain, ShogunTexts(ENGLISH, NAMES).others(scene(fought))))
    assert words == ["Were in the tower before: Ann 1, Bob 1.", "Stay in the tray: Ann 1."]


def test_sh8_3_a_tie_that_is_worth_nothing_is_told() -> None:
    tied = Majority("red", Building.TEMPLE, (Seat(0), Seat(2)), 0)
    scored = Scored(1, (7, 1, 9), (0, 0, 0), (tied,), (7, 1, 9))
    (line,) = ShogunTexts(ENGLISH, NAMES).majorities(scored)
    assert plain(line).replace(" and ", ", ").endswith("temples Ann, Cid (tied)"), "not also +0"
