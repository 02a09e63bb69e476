"""HO5: who may ally with whom, what it yields, how it ends."""

import pytest

from rules.core.model import Seat
from rules.honor.commands import (
    Ally,
    Assassinate,
    Attack,
    BreakAlliance,
    Dishonor,
    EndTurn,
    Lay,
    LetBe,
    LoseHonor,
    SaveFace,
    Seppuku,
)
from rules.honor.deck import CardKey
from rules.honor.events import (
    AllianceBroken,
    AllianceEnded,
    AllianceEnding,
    AllianceMade,
    AssassinPlayed,
    BattleFought,
    BecameRonin,
    DaimyoLaid,
    Help,
    HonorCounted,
    HouseDiscarded,
    HouseSeized,
    NoHonor,
    ShogunCardMoved,
)
from tests.rules.honor.luck import Luck
from tests.rules.honor.play import Play
from tests.rules.honor.positions import (
    AXEL,
    BIRGIT,
    CHRISTIAN,
    DAIMYO,
    DORA,
    SAMURAI,
    Position,
    house,
)

# ---- making one (HO5.1) ----------------------------------------------------------------------------------


def test_HO5_1_a_ronin_serves_anothers_daimyo() -> None:
    """It is the turn's declaration."""
    play = Play(Position().ronin(AXEL)).give(AXEL, Ally(BIRGIT))
    assert play.events == [AllianceMade(AXEL, BIRGIT)]
    assert (play.at(AXEL).serves, play.at(AXEL).ronin, play.asked.may_declare) == (BIRGIT, False, False)


@pytest.mark.parametrize(("target", "seat"), [("itself", AXEL), ("nobody", 9), ("below zero", -1)])
def test_HO5_1_it_is_made_with_another_player(target: str, seat: Seat) -> None:
    """Not with oneself, nor with nobody."""
    assert Play(Position().ronin(AXEL)).refused(AXEL, Ally(seat)) == "no_such_target"


def test_HO5_1_the_other_has_a_daimyo_and_no_ally() -> None:
    """Neither a ronin, nor who serves, nor who is served."""
    play = Play(Position(5).ronin(AXEL).allied(BIRGIT, CHRISTIAN).ronin(DORA))
    for seat in (BIRGIT, CHRISTIAN, DORA):
        assert play.refused(AXEL, Ally(seat)) == "no_ally_to_be"
    assert play.give(AXEL, Ally(Seat(4))).at(AXEL).serves == 4


def test_HO5_1_only_a_ronin_allies() -> None:
    """Not who has a daimyo, nor who serves already."""
    assert Play(Position()).refused(AXEL, Ally(BIRGIT)) == "not_a_ronin"
    assert Play(Position().allied(AXEL, BIRGIT)).refused(AXEL, Ally(CHRISTIAN)) == "not_a_ronin"


# ---- what it yields (HO5.2, HO5.3, HO5.6) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("daimyo_house", "own", "gained"),
    [
        ("", "", 5),  # 5: 2.5
        ("daisho", "", 10),  # 15: 7.5
        ("daisho", "no_dachi", 10),  # 20: 10
        ("water_castle daisho", "okugata_high", 25),  # 45: 22.5
    ],
)
def test_HO5_2_half_is_counted_rounded_up_to_a_multiple_of_five(
    daimyo_house: str, own: str, gained: int
) -> None:
    """The ally's daimyo house and the own samurai house, not the ally's samurai house."""
    position = Position().allied(BIRGIT, CHRISTIAN).houses(CHRISTIAN, daimyo_house, "noh_theatre masamune")
    play = Play(position.houses(BIRGIT, "", own)).give(AXEL, EndTurn())
    counted = play.the(HonorCounted)
    assert (counted.shared, counted.gained, play.at(BIRGIT).honor) == (True, gained, gained)


def test_HO5_2_the_other_counts_all() -> None:
    """X's income does not shrink, nor does it grow by the ally's house."""
    position = Position().allied(CHRISTIAN, BIRGIT).houses(CHRISTIAN, "", "daisho")
    assert Play(position).give(AXEL, EndTurn()).the(HonorCounted).gained == 5


@pytest.mark.parametrize("leaving", [False, True])
def test_HO5_3_the_other_adds_the_allys_samurai_house_in_battle(leaving: bool) -> None:
    """Daimyo 1, cavalry 3, the ally's Masamune 4 and No-Dachi 3; in attack as in defence."""
    position = Position().houses(AXEL, "cavalry").houses(CHRISTIAN, "", "masamune no_dachi")
    position.allied(CHRISTIAN, AXEL).player(CHRISTIAN, leaving=leaving).public(shogun=BIRGIT)
    battle = Play(position).give(AXEL, Attack(BIRGIT), Luck(6, 6, 6)).the(BattleFought)
    assert (battle.attack_strength, battle.attack_help) == (11, Help(CHRISTIAN, 7))
    assert battle.defence_help is None


def test_HO5_3_an_empty_samurai_house_helps_nobody() -> None:
    position = Position().houses(AXEL, "cavalry").allied(CHRISTIAN, AXEL).public(shogun=BIRGIT)
    assert Play(position).give(AXEL, Attack(BIRGIT), Luck(6)).the(BattleFought).attack_help is None


def test_HO5_6_both_lay_cards_into_each_others_houses() -> None:
    """The castle, too, where there is none; but nobody replaces the ally's."""
    position = Position().allied(AXEL, BIRGIT).hand(AXEL, "archers bushi okugata_low fortress daisho")
    play = Play(position.houses(AXEL, "", "okugata_high"))
    play.give(AXEL, Lay(CardKey("fortress"), house(BIRGIT, DAIMYO))).give(
        AXEL, Lay(CardKey("okugata_low"), house(BIRGIT, SAMURAI))
    )
    assert play.at(BIRGIT).daimyo_house == ("fortress",)
    assert play.at(BIRGIT).samurai_house == ("okugata_low",)
    castles = Position().allied(AXEL, BIRGIT).houses(BIRGIT, "fortress").hand(AXEL, "water_castle")
    assert (
        Play(castles).refused(AXEL, Lay(CardKey("water_castle"), house(BIRGIT, DAIMYO)))
        == "house_has_no_room"
    )
    lord = Play(Position().allied(BIRGIT, AXEL).hand(AXEL, "archers bushi"))
    assert lord.give(AXEL, Lay(CardKey("bushi"), house(BIRGIT, SAMURAI))).at(BIRGIT).samurai_house == (
        "bushi",
    )
    assert lord.refused(AXEL, Lay(CardKey("archers"), house(CHRISTIAN, SAMURAI))) == "place_not_open"
    assert lord.refused(AXEL, Lay(CardKey("archers"), house(BIRGIT, DAIMYO))) == "place_not_open"


# ---- breaking it (HO5.4) ---------------------------------------------------------------------------------


def test_HO5_4_breaking_costs_25_at_once_and_ends_it_before_the_next_count() -> None:
    """Until then the samurai serves on."""
    play = Play(Position().allied(AXEL, BIRGIT).player(AXEL, honor=10)).give(AXEL, BreakAlliance())
    assert play.events == [AllianceBroken(AXEL, BIRGIT, 25, -15)]
    assert (play.at(AXEL).serves, play.at(AXEL).leaving, play.asked.may_declare) == (BIRGIT, True, False)
    for seat in (AXEL, BIRGIT, CHRISTIAN):
        play.give(seat, EndTurn())
    assert play.events[-3:] == [
        AllianceEnded(AXEL, BIRGIT, AllianceEnding.BROKEN),
        BecameRonin(AXEL),
        NoHonor(AXEL),
    ]
    assert (play.at(AXEL).serves, play.at(AXEL).leaving) == (None, False)


def test_HO5_4_only_an_alliance_of_ones_own_is_broken_once() -> None:
    """Not by the other, not twice."""
    assert Play(Position().allied(BIRGIT, AXEL)).refused(AXEL, BreakAlliance()) == "no_alliance"
    leaving = Position().allied(AXEL, BIRGIT).player(AXEL, leaving=True)
    assert Play(leaving).refused(AXEL, BreakAlliance()) == "already_leaving"


# ---- the other ends it (HO5.5) ---------------------------------------------------------------------------


def served(cards: str) -> Play:
    """Birgit's samurai serves Axel's daimyo; it is Axel's turn."""
    position = Position().allied(BIRGIT, AXEL).houses(BIRGIT, "", "daisho").player(AXEL, honor=60)
    return Play(position.hand(AXEL, cards))


def test_HO5_5_by_an_assassin_on_the_allied_samurai() -> None:
    """If it succeeds; its house is discarded."""
    target = house(BIRGIT, SAMURAI)
    play = served("assassin").give(AXEL, Assassinate(CardKey("assassin"), target), Luck(3))
    assert play.events[-3:] == [
        HouseDiscarded(target, None, (CardKey("daisho"),)),
        AllianceEnded(BIRGIT, AXEL, AllianceEnding.ASSASSIN),
        BecameRonin(BIRGIT),
    ]
    failed = served("assassin").give(AXEL, Assassinate(CardKey("assassin"), target), Luck(2))
    assert failed.at(BIRGIT).serves == AXEL


def test_HO5_5_not_by_anothers_assassin() -> None:
    """The samurai's house is lost, the alliance is not."""
    position = Position().allied(BIRGIT, CHRISTIAN).hand(AXEL, "assassin").player(AXEL, honor=25)
    play = Play(position).give(AXEL, Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI)), Luck(6))
    assert play.at(BIRGIT).serves == CHRISTIAN


@pytest.mark.parametrize("answer", [LoseHonor(), Seppuku(SAMURAI)])
def test_HO5_5_by_dishonor_on_the_ally(answer: LoseHonor | Seppuku) -> None:
    """However it is borne."""
    play = (
        served("dishonor")
        .give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
        .nobody_saves()
        .give(BIRGIT, answer)
    )
    assert play.the(AllianceEnded) == AllianceEnded(BIRGIT, AXEL, AllianceEnding.DISHONOR)
    assert play.at(BIRGIT).ronin


def test_HO5_5_unless_face_is_saved() -> None:
    """Then the samurai serves on."""
    play = served("dishonor save_face").give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
    play.give(CHRISTIAN, LetBe()).give(AXEL, SaveFace()).give(BIRGIT, LetBe()).give(BIRGIT, LoseHonor())
    assert (play.at(BIRGIT).serves, play.at(BIRGIT).honor) == (AXEL, -30)


def test_HO5_5_by_a_new_daimyo_before_the_ally() -> None:
    """Who serves the new one now, and is no ronin."""
    play = served("oda_nobunaga").give(AXEL, Lay(CardKey("oda_nobunaga"), house(BIRGIT, DAIMYO)))
    assert play.events == [
        DaimyoLaid(AXEL, CardKey("oda_nobunaga"), BIRGIT),
        AllianceEnded(BIRGIT, AXEL, AllianceEnding.NEW_DAIMYO),
    ]
    assert (play.at(BIRGIT).daimyo, play.at(BIRGIT).serves) == ("oda_nobunaga", None)


def test_HO5_an_alliance_ends_with_the_others_daimyo() -> None:
    """HO4.3: after a lost battle both are ronin, and samurai houses stay."""
    position = Position().allied(CHRISTIAN, BIRGIT).houses(CHRISTIAN, "", "daisho").public(shogun=BIRGIT)
    play = Play(position.houses(AXEL, "cavalry")).give(AXEL, Attack(BIRGIT), Luck(1))
    assert play.the(AllianceEnded) == AllianceEnded(CHRISTIAN, BIRGIT, AllianceEnding.DAIMYO_LOST)
    assert [event.seat for event in play.all(BecameRonin)] == [BIRGIT, CHRISTIAN]
    assert play.at(CHRISTIAN).samurai_house == ("daisho",)


# ---- betrayal (HO5.7) ------------------------------------------------------------------------------------


def betrayer(honor: int) -> Play:
    """Axel's samurai serves Birgit's daimyo, who is Shogun; Axel holds an assassin."""
    position = Position().allied(AXEL, BIRGIT).player(AXEL, honor=honor).hand(AXEL, "assassin")
    return Play(position.houses(BIRGIT, "fortress archers", "daisho").public(shogun=BIRGIT))


def test_HO5_7_a_betrayer_gets_the_allys_daimyo_house_and_office() -> None:
    """For 50; the ally's samurai house is discarded, the ally is a ronin."""
    target = house(BIRGIT, SAMURAI)
    play = betrayer(50).give(AXEL, Assassinate(CardKey("assassin"), target), Luck(3))
    assert play.events == [
        AssassinPlayed(AXEL, CardKey("assassin"), target, 50, 0, None, 3, 3),
        HouseDiscarded(target, None, (CardKey("daisho"),)),
        HouseSeized(AXEL, BIRGIT, CardKey("mori_motonari"), (CardKey("fortress"), CardKey("archers"))),
        ShogunCardMoved(BIRGIT, AXEL),
        AllianceEnded(AXEL, BIRGIT, AllianceEnding.BETRAYAL),
        BecameRonin(BIRGIT),
    ]
    assert (play.at(AXEL).daimyo, play.at(AXEL).daimyo_house) == ("mori_motonari", ("fortress", "archers"))
    assert (play.at(AXEL).serves, play.state.public.shogun) == (None, AXEL)


def test_HO5_7_a_failed_betrayal_costs_50_too() -> None:
    """And nothing else comes of it."""
    play = betrayer(60).give(AXEL, Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI)), Luck(2))
    assert (play.at(AXEL).honor, play.at(AXEL).serves) == (10, BIRGIT)


def test_HO5_7_with_less_than_50_there_is_no_betrayal() -> None:
    """The ally's daimyo costs 25 as anybody's, and makes both ronin."""
    play = betrayer(49)
    assert play.refused(AXEL, Assassinate(CardKey("assassin"), house(BIRGIT, SAMURAI))) == "honor_too_low"
    play.give(AXEL, Assassinate(CardKey("assassin"), house(BIRGIT, DAIMYO)), Luck(3))
    assert play.at(AXEL).honor == 24
    assert play.at(AXEL).ronin
    assert play.at(BIRGIT).ronin


# ---- a new house (HO5.8) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["takeda_shingen", "date_terumune"])
def test_HO5_8_a_ronin_founds_a_new_daimyo_house(card: str) -> None:
    """With a start daimyo, too; honor is counted from the next turn on."""
    play = Play(Position().ronin(AXEL).hand(AXEL, card)).give(AXEL, Lay(CardKey(card), house(AXEL, DAIMYO)))
    assert play.events == [DaimyoLaid(AXEL, CardKey(card), AXEL)]
    assert (play.at(AXEL).daimyo, play.at(AXEL).ronin, play.hand(AXEL)) == (card, False, ())


def test_HO5_8_nobody_else_lays_a_daimyo_for_themselves() -> None:
    """Neither who has one nor who serves another's; nor for a stranger."""
    for position in (Position(), Position().allied(AXEL, BIRGIT), Position().ronin(BIRGIT)):
        play = Play(position.hand(AXEL, "takeda_shingen"))
        for seat in (AXEL, BIRGIT):
            assert play.refused(AXEL, Lay(CardKey("takeda_shingen"), house(seat, DAIMYO))) == "place_not_open"
