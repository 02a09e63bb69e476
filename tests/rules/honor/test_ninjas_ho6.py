"""HO6: what ninjas cost, what thieves steal, whom assassins kill."""

import pytest

from rules.core.model import Seat
from rules.honor.commands import Assassinate, Steal
from rules.honor.deck import CardKey
from rules.honor.events import AssassinPlayed, BecameRonin, HouseDiscarded, ShogunCardMoved, ThiefPlayed
from rules.honor.prompts import HouseName
from rules.honor.state import Theft
from tests.rules.honor.luck import Luck
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, DAIMYO, SAMURAI, Position, house

MINE = house(AXEL, DAIMYO)
THEIRS = house(BIRGIT, SAMURAI)


def robbed(theirs: str, cards: str = "thief", honor: int = 20) -> Position:
    """Birgit's samurai house holds something; Axel holds a thief."""
    return Position().houses(BIRGIT, "", theirs).hand(AXEL, cards).player(AXEL, honor=honor)


# ---- honor (HO6.1) ---------------------------------------------------------------------------------------


def test_HO6_1_a_ninja_costs_honor_that_must_be_there() -> None:
    """10 for a thief, 20 for an elite thief, 25 for an assassin."""
    theft = (Theft(CardKey("daisho"), THEIRS, MINE),)
    for card, cost in (("thief", 10), ("elite_thief", 20)):
        assert (
            Play(robbed("daisho", card, cost - 1)).refused(AXEL, Steal(CardKey(card), theft))
            == "honor_too_low"
        )
        play = Play(robbed("daisho", card, cost)).give(AXEL, Steal(CardKey(card), theft))
        assert (play.at(AXEL).honor, play.actions, play.discards) == (0, 1, (card,))
    play = Play(robbed("", "assassin", 24))
    assert play.refused(AXEL, Assassinate(CardKey("assassin"), THEIRS)) == "honor_too_low"


def test_HO6_1_ninjas_may_be_used_on_own_houses() -> None:
    """A thief moves a card, an assassin kills one's own samurai."""
    position = Position().houses(AXEL, "daisho", "bushi").hand(AXEL, "thief assassin").player(AXEL, honor=40)
    play = Play(position).give(
        AXEL, Steal(CardKey("thief"), (Theft(CardKey("daisho"), MINE, house(AXEL, SAMURAI)),))
    )
    assert (play.at(AXEL).daimyo_house, play.at(AXEL).samurai_house) == ((), ("bushi", "daisho"))
    play.give(AXEL, Assassinate(CardKey("assassin"), house(AXEL, SAMURAI)), Luck(6))
    assert play.at(AXEL).samurai_house == ()


# ---- thieves (HO6.2) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["archers", "yamabushi", "daisho", "masamune", "noh_theatre", "firearms"])
def test_HO6_2_warriors_and_dark_green_cards_are_stolen(card: str) -> None:
    """Firearms cost nothing then (HO3.2)."""
    play = Play(robbed(card)).give(AXEL, Steal(CardKey("thief"), (Theft(CardKey(card), THEIRS, MINE),)))
    assert play.the(ThiefPlayed) == ThiefPlayed(
        AXEL, CardKey("thief"), 10, 10, (Theft(CardKey(card), THEIRS, MINE),)
    )
    assert play.at(AXEL).daimyo_house == (card,)
    assert play.at(BIRGIT).samurai_house == ()


def test_HO6_2_without_loot_on_the_table_there_is_nothing_to_steal() -> None:
    """That is the reason, not the number of cards that were chosen."""
    play = Play(robbed("okugata_low bodyguard", "thief elite_thief"))
    assert play.refused(AXEL, Steal(CardKey("thief"), ())) == "nothing_to_steal"
    assert play.refused(AXEL, Steal(CardKey("elite_thief"), ())) == "nothing_to_steal"


@pytest.mark.parametrize("card", ["okugata_low", "bodyguard", "samurai", "mori_motonari", "archers"])
def test_HO6_2_nothing_else_is(card: str) -> None:
    """Nor what does not lie there."""
    play = Play(robbed("okugata_low bodyguard"))
    assert (
        play.refused(AXEL, Steal(CardKey("thief"), (Theft(CardKey(card), THEIRS, MINE),)))
        == "not_to_be_stolen"
    )


def test_HO6_2_a_castle_is_not_stolen() -> None:
    """From a daimyo's house."""
    play = Play(robbed("").houses(BIRGIT, "fortress"))
    theft = Theft(CardKey("fortress"), house(BIRGIT, DAIMYO), MINE)
    assert play.refused(AXEL, Steal(CardKey("thief"), (theft,))) == "not_to_be_stolen"


def test_HO6_2_what_is_stolen_may_be_discarded() -> None:
    """Instead of laying it."""
    play = Play(robbed("daisho")).give(
        AXEL, Steal(CardKey("thief"), (Theft(CardKey("daisho"), THEIRS, None),))
    )
    assert play.discards == ("thief", "daisho")


def test_HO6_2_it_goes_into_an_own_house_or_the_allys_within_the_limits() -> None:
    """HO1.4: five warriors."""
    full = "archers archers archers bushi bushi"
    position = robbed("cavalry").houses(AXEL, full).allied(CHRISTIAN, AXEL)
    play = Play(position)
    assert (
        play.refused(AXEL, Steal(CardKey("thief"), (Theft(CardKey("cavalry"), THEIRS, MINE),)))
        == "house_has_no_room"
    )
    assert (
        play.refused(AXEL, Steal(CardKey("thief"), (Theft(CardKey("cavalry"), THEIRS, THEIRS),)))
        == "place_not_open"
    )
    play.give(AXEL, Steal(CardKey("thief"), (Theft(CardKey("cavalry"), THEIRS, house(CHRISTIAN, SAMURAI)),)))
    assert play.at(CHRISTIAN).samurai_house == ("cavalry",)


def test_HO6_2_an_elite_thief_steals_two_at_once() -> None:
    """From any houses, into any; first both are taken, then both are laid."""
    position = robbed("cavalry", "elite_thief").houses(AXEL, "archers archers archers bushi bushi")
    swap = (Theft(CardKey("cavalry"), THEIRS, MINE), Theft(CardKey("archers"), MINE, None))
    play = Play(position).give(AXEL, Steal(CardKey("elite_thief"), swap))
    assert play.at(AXEL).daimyo_house == ("archers", "archers", "bushi", "bushi", "cavalry")
    assert play.discards == ("elite_thief", "archers")


@pytest.mark.parametrize("count", [0, 2, 3])
def test_HO6_2_a_thief_steals_one(count: int) -> None:
    """And an elite thief two at most; nobody steals nothing."""
    play = Play(robbed("archers archers archers", "thief elite_thief"))
    thefts = (Theft(CardKey("archers"), THEIRS, None),) * count
    assert play.refused(AXEL, Steal(CardKey("thief"), thefts)) == "thefts_count"
    if count != 2:
        assert play.refused(AXEL, Steal(CardKey("elite_thief"), thefts)) == "thefts_count"


def test_HO6_2_no_card_is_stolen_twice() -> None:
    """There is one."""
    play = Play(robbed("daisho", "elite_thief"))
    twice = (Theft(CardKey("daisho"), THEIRS, None), Theft(CardKey("daisho"), THEIRS, MINE))
    assert play.refused(AXEL, Steal(CardKey("elite_thief"), twice)) == "not_to_be_stolen"


def test_HO6_2_limits_count_both_thefts() -> None:
    """Two cavalry do not go where there is room for one."""
    play = Play(robbed("cavalry cavalry", "elite_thief").houses(AXEL, "archers archers archers archers"))
    both = (Theft(CardKey("cavalry"), THEIRS, MINE),) * 2
    assert play.refused(AXEL, Steal(CardKey("elite_thief"), both)) == "house_has_no_room"


@pytest.mark.parametrize("card", ["assassin", "archers"])
def test_HO6_2_only_a_thief_steals(card: str) -> None:
    """Not an assassin."""
    play = Play(robbed("daisho", "assassin archers"))
    assert (
        play.refused(AXEL, Steal(CardKey(card), (Theft(CardKey("daisho"), THEIRS, MINE),)))
        == "card_is_no_thief"
    )


# ---- assassins (HO6.3) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("guard", "needed"), [("", 3), ("bodyguard bodyguard ", 5)])
def test_HO6_3_the_die_decides(die: int, guard: str, needed: int) -> None:
    """3 to 6; with a bodyguard 5 and 6, and one bodyguard is discarded either way."""
    play = Play(robbed(f"{guard}daisho", "assassin", 30))
    play.give(AXEL, Assassinate(CardKey("assassin"), THEIRS), Luck(die))
    deed = play.the(AssassinPlayed)
    lost = CardKey("bodyguard") if guard else None
    assert deed == AssassinPlayed(AXEL, CardKey("assassin"), THEIRS, 25, 5, lost, needed, die)
    assert deed.succeeded == (die >= needed)
    left = f"{guard}daisho".split()[1 if guard else 0 :]
    assert play.at(BIRGIT).samurai_house == (() if deed.succeeded else tuple(left))


def test_HO6_3_a_bodyguard_of_the_other_house_does_not_help() -> None:
    """It guards its house."""
    position = robbed("daisho", "assassin", 30).houses(BIRGIT, "bodyguard", "daisho")
    play = Play(position).give(AXEL, Assassinate(CardKey("assassin"), THEIRS), Luck(3))
    assert play.at(BIRGIT).samurai_house == ()
    assert play.at(BIRGIT).daimyo_house == ("bodyguard",)


def test_HO6_3_a_daimyo_killed() -> None:
    """The house is discarded, the Shogun card goes to the middle, samurai and ally are ronin."""
    position = robbed("daisho", "assassin", 30).houses(BIRGIT, "fortress archers", "daisho")
    position.public(shogun=BIRGIT).allied(CHRISTIAN, BIRGIT)
    target = house(BIRGIT, DAIMYO)
    play = Play(position).give(AXEL, Assassinate(CardKey("assassin"), target), Luck(4))
    assert play.the(HouseDiscarded) == HouseDiscarded(
        target, CardKey("mori_motonari"), (CardKey("fortress"), CardKey("archers"))
    )
    assert play.the(ShogunCardMoved) == ShogunCardMoved(BIRGIT, None)
    assert [event.seat for event in play.all(BecameRonin)] == [BIRGIT, CHRISTIAN]
    assert play.state.public.shogun is None
    assert play.at(BIRGIT).samurai_house == ("daisho",)


def test_HO6_3_a_samurai_killed_stays_with_the_daimyo() -> None:
    """Only the house is lost."""
    play = Play(robbed("daisho", "assassin", 30)).give(
        AXEL, Assassinate(CardKey("assassin"), THEIRS), Luck(4)
    )
    assert not play.at(BIRGIT).ronin


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [(BIRGIT, DAIMYO, "nobody_to_kill"), (9, SAMURAI, "nobody_to_kill"), (-1, SAMURAI, "nobody_to_kill")],
)
def test_HO6_3_there_must_be_somebody(seat: Seat, name: HouseName, code: str) -> None:
    """Not the daimyo of a ronin."""
    play = Play(robbed("", "assassin", 30).ronin(BIRGIT))
    assert play.refused(AXEL, Assassinate(CardKey("assassin"), house(seat, name))) == code


def test_HO6_3_only_an_assassin_kills() -> None:
    """Not a thief."""
    assert Play(robbed("")).refused(AXEL, Assassinate(CardKey("thief"), THEIRS)) == "card_is_no_assassin"
