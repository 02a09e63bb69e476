"""SH6.4, SH6.5: armies march, by choice or by standing order."""

import pytest

from rules.core.errors import IllegalCommand
from rules.shogun.commands import March, Stay
from rules.shogun.content import Action, Effect, ProvinceName
from rules.shogun.events import (
    ActionDropped,
    BattleFought,
    Deployed,
    Moved,
    Reason,
    Stayed,
)
from rules.shogun.game import GAME
from rules.shogun.state import Phase, StandingOrder
from tests.rules.shogun.play import (
    Play,
    battle_move,
    blue_plans,
    carry_out,
    dropped,
    march_question,
)
from tests.rules.shogun.positions import BLUE, RED, TEMPLE, YELLOW, Position

# ---- SH6.4 -----------------------------------------------------------------------------------------------


def deploy_and_move(position: Position, order: StandingOrder | None = None) -> Play:
    """Blue's Deploy/Move 1 in Kai."""
    return carry_out(blue_plans(position, Action.DEPLOY_1_MOVE, "Kai", order))


def test_sh6_4_any_number_may_move_to_one_adjacent_own_province() -> None:
    """SH6.4: place 1 army, then move any number to one adjacent own province, leaving at least 1."""
    position = Position().province("Kai", BLUE, 2).province("Sagami", BLUE, 1).province("Izu", BLUE, 1)
    play = deploy_and_move(position.province("Suruga", YELLOW, 1))
    question = march_question(play)
    assert (question.seat, question.source, question.optional) == (BLUE, "Kai", True)
    assert (question.targets, question.most) == (("Sagami",), 2)
    play.give(BLUE, March(ProvinceName("Sagami"), 2))
    assert play.the(Moved) == Moved(
        BLUE, Action.DEPLOY_1_MOVE, ProvinceName("Kai"), ProvinceName("Sagami"), 2
    )
    assert (play.on("Kai").armies, play.on("Sagami").armies) == (1, 3)


def test_sh6_4_the_move_is_optional() -> None:
    """SH6.4: the move is optional."""
    play = deploy_and_move(Position().province("Kai", BLUE, 2).province("Sagami", BLUE, 1))
    play.give(BLUE, Stay())
    assert play.the(Stayed) == Stayed(BLUE, ProvinceName("Kai"))
    assert (play.on("Kai").armies, play.on("Sagami").armies) == (3, 1)


@pytest.mark.parametrize("target", ["Suruga", "Musashi", "Izu"])
def test_sh6_4_no_battle_may_come_of_it(target: str) -> None:
    """SH6.4: an own province, adjacent: not another's, not a neutral one, not one far away."""
    position = (
        Position().provinces(BLUE, "Sagami", "Izu").province("Kai", BLUE, 2).province("Suruga", YELLOW, 1)
    )
    play = deploy_and_move(position)
    with pytest.raises(IllegalCommand, match="march_target"):
        play.give(BLUE, March(ProvinceName(target), 1))


@pytest.mark.parametrize("armies", [0, -1, 3])
def test_sh6_4_at_least_one_stays_and_one_goes(armies: int) -> None:
    """SH6.4: leaving at least 1."""
    play = deploy_and_move(Position().province("Kai", BLUE, 2).province("Sagami", BLUE, 1))
    with pytest.raises(IllegalCommand, match="march_armies"):
        play.give(BLUE, March(ProvinceName("Sagami"), armies))


def test_sh6_4_without_an_own_neighbour_nothing_is_asked() -> None:
    """SH6.4: the army is placed all the same."""
    play = deploy_and_move(Position().province("Kai", BLUE, 1).province("Suruga", YELLOW, 1))
    assert play.the(Deployed).armies == 1
    assert play.state.public.phase is Phase.PLANNING


# ---- SH6.5 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B])
def test_sh6_5_armies_join_their_own_or_fight(action: Action) -> None:
    """SH6.5: own province: they join; otherwise: battle. Target and number are chosen now."""
    position = Position().province("Kai", BLUE, 4).province("Sagami", BLUE, 2).province("Suruga", YELLOW, 1)
    question = march_question(carry_out(blue_plans(position, action, "Kai")))
    assert question.targets == ("Musashi", "Sagami", "Shinano", "Suruga", "Totomi")
    assert (question.most, question.optional) == (3, False)
    joined = carry_out(position).give(BLUE, March(ProvinceName("Sagami"), 3))
    assert (joined.on("Sagami").armies, joined.on("Kai").armies) == (5, 1)
    for target in ("Suruga", "Musashi"):
        fought = carry_out(position).give(BLUE, March(ProvinceName(target), 3)).the(BattleFought)
        assert (fought.action, fought.source, fought.target, fought.armies) == (action, "Kai", target, 3)


def test_sh6_5_battle_move_is_not_optional() -> None:
    """SH6.0, SH6.5: a planned action must be carried out if it can be."""
    with pytest.raises(IllegalCommand, match="march_must_move"):
        battle_move(Position().province("Kai", BLUE, 4)).give(BLUE, Stay())


def test_sh6_5_it_needs_two_armies() -> None:
    """SH6.5: at least 1 stays; so it needs ≥ 2 armies."""
    assert dropped(battle_move(Position().province("Kai", BLUE, 1)), Reason.TOO_FEW_ARMIES)


def test_sh6_5_sea_routes_join_provinces_like_borders() -> None:
    """SH6.5: the example of the rulebook: by sea between Shima and Izu."""
    play = battle_move(Position().province("Shima", BLUE, 3), StandingOrder(ProvinceName("Izu"), 2), "Shima")
    assert play.on("Izu").owner == BLUE


def test_sh1_2_no_army_enters_a_province_out_of_play() -> None:
    """SH1.2: with three, Hitachi borders Shimosa and Shimotsuke, and Mutsu is out of play."""
    question = march_question(battle_move(Position(3).province("Hitachi", BLUE, 3), source="Hitachi"))
    assert question.targets == ("Shimosa", "Shimotsuke")


def test_sh6_5_the_only_choice_there_is_is_not_asked() -> None:
    """One neighbour and two armies: the rules answer themselves."""
    play = battle_move(Position(3).province("Awa-Shikoku", RED, 1).province("Iyo", BLUE, 2), source="Iyo")
    assert march_question(play).targets == ("Aki", "Awa-Shikoku")
    play = battle_move(Position().province("Awa-Boso", BLUE, 2).province("Izu", RED, 1), source="Awa-Boso")
    assert march_question(play).targets == ("Izu", "Kazusa")
    position = Position().province("Awa-Boso", BLUE, 2).province("Izu", RED, 1, TEMPLE)
    play = battle_move(position.event(Effect.TEMPLE_UNTOUCHABLE), source="Awa-Boso")
    assert play.the(BattleFought).target == "Kazusa"


# ---- standing orders -------------------------------------------------------------------------------------


def test_sh6_5_a_standing_order_is_carried_out() -> None:
    """A standing order is carried out if it is still legal then; "all but one", or n."""
    position = Position().province("Kai", BLUE, 5).province("Sagami", BLUE, 1)
    all_but_one = battle_move(position, StandingOrder(ProvinceName("Sagami")))
    assert all_but_one.the(Moved) == Moved(
        BLUE, Action.BATTLE_MOVE_A, ProvinceName("Kai"), ProvinceName("Sagami"), 4, standing=True
    )
    assert battle_move(position, StandingOrder(ProvinceName("Sagami"), 2)).the(Moved).armies == 2
    assert battle_move(position, StandingOrder(ProvinceName("Musashi"), 3)).the(BattleFought).standing


def test_sh6_5_a_standing_order_for_too_many_armies_is_asked() -> None:
    """A standing order that is no longer legal: the player is asked."""
    play = battle_move(Position().province("Kai", BLUE, 3), StandingOrder(ProvinceName("Sagami"), 3))
    assert march_question(play).most == 2


def test_sh6_5_a_standing_order_into_a_protected_temple_is_asked() -> None:
    """SH6.7d makes the target illegal; the player chooses another."""
    position = Position().province("Kai", BLUE, 3).province("Sagami", RED, 1, TEMPLE)
    play = battle_move(position.event(Effect.TEMPLE_UNTOUCHABLE), StandingOrder(ProvinceName("Sagami")))
    assert "Sagami" not in march_question(play).targets


def test_sh6_4_a_standing_order_to_stay_or_to_move() -> None:
    """SH6.4: the optional move by standing order."""
    position = Position().province("Kai", BLUE, 2).province("Sagami", BLUE, 1)
    assert deploy_and_move(position, StandingOrder(None)).the(Stayed).standing
    assert deploy_and_move(position, StandingOrder(ProvinceName("Sagami"))).the(Moved).armies == 2


def test_sh6_4_a_standing_order_to_a_province_that_is_not_own_is_asked() -> None:
    """SH6.4: no battle may come of it, so the order is not legal."""
    position = Position().province("Kai", BLUE, 2).province("Sagami", BLUE, 1).province("Suruga", RED, 1)
    assert march_question(deploy_and_move(position, StandingOrder(ProvinceName("Suruga")))).targets == (
        "Sagami",
    )


# ---- conditions and alternatives -------------------------------------------------------------------------

STAY = StandingOrder(None)


def to(
    target: str, armies: int | None = None, at_most: int | None = None, otherwise: StandingOrder | None = None
) -> StandingOrder:
    return StandingOrder(ProvinceName(target), armies, at_most, otherwise)


def front(defenders: int) -> Position:
    """Kai with 5 armies between Blue's Sagami and Red's Shinano, and Yellow's Suruga."""
    position = Position().province("Kai", BLUE, 5).province("Sagami", BLUE, 2).province("Suruga", YELLOW, 1)
    return position.province("Shinano", RED, defenders)


@pytest.mark.parametrize(("defenders", "target"), [(2, "Shinano"), (3, "Shinano"), (4, "Suruga")])
def test_sh6_5_an_order_with_a_condition_has_an_alternative(defenders: int, target: str) -> None:
    """SH6.5: "only if at most 3 defend, else to Suruga": those who stand there when it is carried out."""
    order = to("Shinano", 4, 3, to("Suruga", 2, otherwise=STAY))
    fought = battle_move(front(defenders), order).the(BattleFought)
    assert (fought.target, fought.armies, fought.standing) == (target, 4 if defenders < 4 else 2, True)


def test_sh6_5_the_condition_counts_the_farmers_of_a_neutral_province() -> None:
    """SH7.1, SH6.7b: one farmer defends it, two with that event."""
    order, position = to("Musashi", at_most=1, otherwise=to("Suruga", 1)), front(1)
    assert battle_move(position, order).the(BattleFought).target == "Musashi"
    position = front(1).event(Effect.NEUTRAL_TWO_FARMERS)
    assert battle_move(position, order).the(BattleFought).target == "Suruga"


def test_sh6_5_nobody_defends_a_province_that_has_become_ones_own() -> None:
    """SH6.5: if the target is one's own by then, the armies join those there, however many these are."""
    order = to("Shinano", 4, 1, STAY)
    assert battle_move(front(1).province("Shinano", BLUE, 6), order).on("Shinano").armies == 10


def test_sh6_5_too_many_armies_ordered_are_a_case_for_the_alternative() -> None:
    """SH6.5: at least 1 stays: 6 of 5 cannot go."""
    order = to("Shinano", 6, otherwise=to("Suruga", 5, otherwise=to("Sagami", 4)))
    assert battle_move(front(1), order).the(Moved).target == "Sagami"


def test_sh6_5_a_target_protected_by_its_temple_is_a_case_for_the_alternative() -> None:
    """SH6.7d: the target may not be attacked."""
    position = front(1).province("Shinano", RED, 1, TEMPLE).event(Effect.TEMPLE_UNTOUCHABLE)
    assert battle_move(position, to("Shinano", otherwise=to("Sagami", 1))).the(Moved).target == "Sagami"


def test_sh6_5_an_order_without_a_last_alternative_is_asked() -> None:
    """Whoever wants to be asked, says so: by an order that may fail, with nothing to do otherwise."""
    play = battle_move(front(4), to("Shinano", 4, 3, to("Suruga", 9)))
    assert march_question(play).most == 4


def test_sh6_5_armies_that_must_march_do_as_little_as_possible() -> None:
    """SH6.5 [ruling]: 1 army, to the own province with the fewest; else where the fewest defend."""
    order = to("Shinano", 4, 1, STAY)
    position = front(4).province("Totomi", BLUE, 1)
    assert battle_move(position, order).the(Moved) == Moved(
        BLUE, Action.BATTLE_MOVE_A, ProvinceName("Kai"), ProvinceName("Totomi"), 1, standing=True
    )
    surrounded = Position().province("Awa-Boso", BLUE, 5).province("Izu", RED, 4).province("Kazusa", RED, 2)
    fought = battle_move(surrounded, to("Izu", 4, 1, STAY), "Awa-Boso").the(BattleFought)
    assert (fought.target, fought.armies, fought.standing) == ("Kazusa", 1, True)


def test_sh6_4_deploy_and_move_stays_otherwise() -> None:
    """SH6.4: the move is optional; Suruga is another's by now."""
    play = deploy_and_move(front(1), to("Suruga", otherwise=STAY))
    assert play.the(Stayed) == Stayed(BLUE, ProvinceName("Kai"), standing=True)


def test_sh6_0_an_order_of_a_province_that_was_lost_asks_nothing() -> None:
    """SH6.0: the action is dropped with its order, as one is by the event's armies that cannot be placed."""
    position = blue_plans(front(1), Action.DEPLOY_1_MOVE, "Kai", to("Sagami", otherwise=STAY)).chests(BLUE, 0)
    play = carry_out(position)
    assert play.the(ActionDropped).reason is Reason.TOO_FEW_CHESTS
    assert play.state.public.phase is Phase.PLANNING


def test_sh6_5_what_is_told_is_what_was_done() -> None:
    """SH4.4: neither condition nor alternative is told: two orders that come to the same look the same."""
    one = battle_move(front(2), to("Shinano", 4, 3, to("Suruga", 1, otherwise=STAY)))
    other = battle_move(front(2), to("Shinano"))
    assert one.events == other.events
    assert GAME.observe(one.state, None) == GAME.observe(other.state, None)
