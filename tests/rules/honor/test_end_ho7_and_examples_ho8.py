"""HO7: the last round. HO8: the examples of the rulebook, by number."""

import pytest

from rules.core.model import by_seat
from rules.honor import reckoning
from rules.honor.commands import Attack, Dishonor, Draw, EndTurn, Lay, LoseHonor, RazeCastle, Steal
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.events import BattleFought, HonorCounted, HonorLost, MatchEnded
from rules.honor.state import Theft
from tests.rules.honor.luck import Luck
from tests.rules.honor.play import Play
from tests.rules.honor.positions import AXEL, BIRGIT, CHRISTIAN, DAIMYO, SAMURAI, Position, house


@pytest.mark.parametrize(
    ("honors", "shogun", "winners", "reason"),
    [
        ((30, 90, 20), None, (BIRGIT,), "most_honor"),
        ((90, 30, 90), CHRISTIAN, (CHRISTIAN,), "most_income"),
        ((90, 30, 90), BIRGIT, (AXEL, CHRISTIAN), "shared"),
        ((-10, -30, -20), None, (AXEL,), "most_honor"),
    ],
)
def test_HO7_1_after_60_rounds_most_honor_wins(
    honors: tuple[int, int, int], shogun: int | None, winners: tuple[int, ...], reason: str
) -> None:
    """Then most honor income, then it is shared."""
    position = Position().public(round=60, first=BIRGIT, shogun=shogun)
    for seat, honor in by_seat(honors):
        position.player(seat, honor=honor)
    outcome = Play(position).give(AXEL, EndTurn()).the(MatchEnded).outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, honors, reason)


def test_HO7_1_a_ronin_has_no_income_that_breaks_a_tie() -> None:
    """However rich the samurai's house."""
    position = Position().public(round=60, first=BIRGIT).ronin(AXEL).houses(AXEL, "", "noh_theatre")
    outcome = Play(position).give(AXEL, EndTurn()).the(MatchEnded).outcome
    assert (outcome.winners, outcome.reason) == ((BIRGIT, CHRISTIAN), "shared")


def test_HO7_1_a_breach_leaves_no_income_that_breaks_a_tie() -> None:
    """Christian would be a ronin when his next turn began (HO5.4); his half of 50 and 5 does not count."""
    position = Position().public(round=60, first=BIRGIT, shogun=BIRGIT).allied(CHRISTIAN, BIRGIT)
    position.player(CHRISTIAN, leaving=True, honor=20).player(AXEL, honor=20)
    outcome = Play(position).give(AXEL, EndTurn()).the(MatchEnded).outcome
    assert (outcome.winners, outcome.reason) == ((AXEL,), "most_income")


def test_HO5_4_neither_a_ronin_nor_who_breaks_the_alliance_has_any_income_to_show() -> None:
    """HO1.5: not of the houses, nor of the office; nothing is shared."""
    position = Position().public(shogun=BIRGIT).allied(CHRISTIAN, BIRGIT).ronin(AXEL)
    players = position.player(CHRISTIAN, leaving=True).houses(AXEL, "", "noh_theatre").state.public.players
    for seat in (AXEL, CHRISTIAN):
        assert reckoning.income(content(), players, BIRGIT, seat) == reckoning.Income(0, 0, 0, False, 0)


@pytest.mark.parametrize(("short", "is_decided"), [(1, False), (0, True), (-1, True)])
def test_HO2_1_the_match_is_decided_by_whoever_has_just_the_honor_of_the_goal(
    short: int, is_decided: bool
) -> None:
    public = Position().state.public
    goal = content().figures.goal[public.length]
    reached = Position().player(BIRGIT, honor=goal - short).state.public
    assert reckoning.is_decided(content(), reached) == is_decided


def test_HO7_1_the_59th_round_is_not_the_last() -> None:
    """A 60th follows."""
    play = Play(Position().public(round=59, first=BIRGIT)).give(AXEL, EndTurn())
    assert play.all(MatchEnded) == []
    assert play.state.public.round == 60


def test_HO8_1_with_14_ki_a_stolen_no_dachi_gives_a_fifth_action() -> None:
    """Warrior, bodyguard, a thief drawn, the thief played; then one more card is drawn."""
    position = Position().houses(AXEL, "okugata_high", "okugata_low warrior_monks")  # 6 + 3 + 4 + 1
    position.hand(AXEL, "archers bodyguard").player(AXEL, honor=10).on_top("thief dishonor")
    play = Play(position.houses(BIRGIT, "", "no_dachi"))
    assert play.actions == 4
    play.give(AXEL, Lay(CardKey("archers"), house(AXEL, SAMURAI))).give(
        AXEL, Lay(CardKey("bodyguard"), house(AXEL, DAIMYO))
    )
    play.give(AXEL, Draw())
    assert play.actions == 1
    theft = Theft(CardKey("no_dachi"), house(BIRGIT, SAMURAI), house(AXEL, DAIMYO))
    play.give(AXEL, Steal(CardKey("thief"), (theft,)))
    assert play.actions == 1
    play.give(AXEL, Draw())
    assert (play.hand(AXEL), play.actions) == (("dishonor",), 0)


def test_HO8_2_dishonor_leads_into_debt_and_the_next_count_fills_it() -> None:
    """60 − 75 = −15; 30 more are 15."""
    position = (
        Position()
        .hand(AXEL, "dishonor")
        .player(BIRGIT, honor=60)
        .houses(BIRGIT, "fortress", "daisho no_dachi")
    )
    play = (
        Play(position)
        .give(AXEL, Dishonor(CardKey("dishonor"), BIRGIT))
        .nobody_saves()
        .give(BIRGIT, LoseHonor())
    )
    assert play.the(HonorLost) == HonorLost(BIRGIT, 75, -15)
    play.give(AXEL, EndTurn())
    assert (play.the(HonorCounted).gained, play.at(BIRGIT).honor) == (30, 15)


def test_HO8_3_birgit_beats_the_shogun() -> None:
    """16 strength without her castle are 5 dice, 17; 12 with his are 4, 15. She discards his castle."""
    position = Position().public(shogun=AXEL, turn=BIRGIT)
    position.houses(BIRGIT, "fortress cavalry cavalry cavalry", "firearms")  # 1 + 9 + 6
    position.houses(AXEL, "mountain_castle cavalry", "masamune")  # 1 + 4 + 3 + 4
    play = Play(position).give(BIRGIT, Attack(AXEL), Luck(3, 3, 3, 4, 4, 3, 4, 4, 4))
    battle = play.the(BattleFought)
    assert (battle.attack_strength, battle.defence_strength) == (16, 12)
    assert [len(battle.rolls[0].attack), len(battle.rolls[0].defence)] == [5, 4]
    assert [sum(battle.rolls[0].attack), sum(battle.rolls[0].defence)] == [17, 15]
    play.give(BIRGIT, RazeCastle())
    assert play.at(AXEL).ronin
    assert play.at(AXEL).samurai_house == ("masamune",)
    assert play.state.public.shogun == BIRGIT
    assert "mountain_castle" in play.discards
    assert "fortress" in play.at(BIRGIT).daimyo_house


def test_HO8_4_the_ally_of_the_shogun_counts_40() -> None:
    """20 + 50 + 5 = 75, half of it 37.5, rounded up."""
    position = Position().allied(BIRGIT, CHRISTIAN).houses(BIRGIT, "", "no_dachi").public(shogun=CHRISTIAN)
    play = Play(position.houses(CHRISTIAN, "mountain_castle")).give(AXEL, EndTurn())
    assert play.the(HonorCounted) == HonorCounted(BIRGIT, 20, 5, 50, shared=True, gained=40, honor=40)
