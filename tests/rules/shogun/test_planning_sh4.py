"""SH4: what may lie on a planning board."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import Action, ProvinceName, Special
from rules.shogun.events import PlanConfirmed, PlanWithdrawn
from rules.shogun.game import GAME
from rules.shogun.planning import asks
from rules.shogun.state import Bid, Plan, StandingOrder
from tests.luck import Forbidden
from tests.rules.shogun.matches import seed_of
from tests.rules.shogun.play import Play
from tests.rules.shogun.positions import BLUE, YELLOW, Position

NAMES = tuple(
    map(
        ProvinceName,
        (
            "Kai",
            "Musashi",
            "Sagami",
            "Suruga",
            "Totomi",
            "Shinano",
            "Mino",
            "Omi",
            "Ise",
            "Shima",
            "Owari",
            "Izu",
        ),
    )
)
ACTIONS = tuple(Action)


def owning(provinces: int) -> Play:
    """Blue owns n provinces and plans."""
    return Play(Position().provinces(BLUE, *NAMES[:provinces], armies=2).state)


def plan_of(laid: int, bid: Bid = 0, orders: dict[Action, StandingOrder] | None = None) -> Plan:
    """The first provinces on the first actions."""
    return Plan(dict(zip(ACTIONS, NAMES[:laid], strict=False)), bid, orders or {})


def refused(play: Play, plan: Plan) -> str:
    """The code with which Blue's plan is refused."""
    with pytest.raises(IllegalCommand) as error:
        play.give(BLUE, SubmitPlan(plan), Forbidden())
    assert SubmitPlan(plan) not in GAME.legal(play.state, BLUE)
    return error.value.code


def accepted(play: Play, plan: Plan) -> bool:
    assert SubmitPlan(plan) in GAME.legal(play.state, BLUE)
    laid = Play(play.state).give(BLUE, SubmitPlan(plan), Forbidden())
    assert laid.state.private[BLUE].plan == plan
    return laid.all(PlanConfirmed) == [PlanConfirmed(BLUE)]


def test_sh4_1_a_card_lies_on_one_space_only() -> None:
    """SH4.1: a province does at most one thing a round."""
    twice = {**plan_of(6).provinces, Action.BATTLE_MOVE_B: ProvinceName("Kai")}
    assert refused(owning(7), Plan(twice, 0)) == "plan_province_twice"
    assert refused(owning(7), plan_of(6, bid=ProvinceName("Kai"))) == "plan_province_twice"


def test_sh4_1_only_own_provinces_have_cards() -> None:
    """SH4.1: one card per owned province."""
    assert (
        refused(owning(6), Plan({**plan_of(6).provinces, Action.BATTLE_MOVE_B: ProvinceName("Aki")}, 0))
        == "plan_not_owned"
    )
    assert refused(owning(6), plan_of(6, bid=ProvinceName("Aki"))) == "plan_not_owned"
    assert refused(owning(6), plan_of(6, bid=ProvinceName("Atlantis"))) == "plan_not_owned"


def test_sh4_1_another_seats_province_has_no_card_in_this_hand() -> None:
    """SH4.1: one card per *owned* province."""
    play = Play(Position().provinces(BLUE, "Kai").province("Aki", YELLOW, 2).state)
    assert refused(play, Plan({Action.DEPLOY_3: ProvinceName("Aki")}, 0)) == "plan_not_owned"


@pytest.mark.parametrize("chests", [-1, 5, 99])
def test_sh4_1_five_war_chest_cards_from_0_to_4(chests: int) -> None:
    """SH4.1: five war chest cards (0–4)."""
    assert refused(owning(6), plan_of(6, bid=chests)) == "plan_no_such_war_chest"


@pytest.mark.parametrize("owned", range(12))
def test_sh4_2_spaces_are_filled_as_far_as_cards_go(owned: int) -> None:
    """SH4.2: eleven spaces, five of which war chest cards can fill: six provinces, or all one has."""
    least = min(owned, 6)
    play = owning(owned)
    assert accepted(play, plan_of(least))
    assert accepted(play, plan_of(min(owned, 10)))
    if least:
        assert refused(play, plan_of(least - 1)) == "plan_too_few_provinces"


@pytest.mark.parametrize("owned", [1, 5, 6, 9])
def test_sh4_2_a_province_on_the_bid_space_fills_a_space(owned: int) -> None:
    """SH4.2: eleven spaces: the bid's is one of them."""
    least = min(owned, 6)
    assert accepted(owning(owned), plan_of(least - 1, bid=ProvinceName(NAMES[owned - 1])))


@pytest.mark.parametrize("owned", [0, 1, 5])
def test_sh4_2_the_bid_may_be_missing_only_if_no_card_is_left(owned: int) -> None:
    """SH4.2: with five provinces and five war chest cards, one space stays empty: even the bid's."""
    assert accepted(owning(owned), plan_of(owned, bid=None))


@pytest.mark.parametrize("owned", [6, 7, 12])
def test_sh4_2_with_six_provinces_the_bid_must_be_laid(owned: int) -> None:
    """SH4.2: an action space may stay empty only if no card is left over, and the bid space too."""
    assert refused(owning(owned), plan_of(min(owned, 10), bid=None)) == "plan_bid_missing"


@pytest.mark.parametrize("bid", [0, 1, 2, 3, 4, "Mino"])
def test_sh4_3_the_bid_is_a_war_chest_or_a_province(bid: Bid) -> None:
    """SH4.3: the bid space takes a war chest card or a province card."""
    assert accepted(owning(7), plan_of(6, bid=bid))


def test_sh4_4_nobody_sees_which_card_lies_where() -> None:
    """SH4.4: nobody may see which kind of card lies where until it is revealed."""
    one, other = owning(8), owning(8)
    one.give(BLUE, SubmitPlan(plan_of(6)))
    other.give(BLUE, SubmitPlan(plan_of(8, bid=4, orders={Action.DEPLOY_1_MOVE: StandingOrder(None)})))
    for viewer in (YELLOW, None):
        assert GAME.observe(one.state, viewer) == GAME.observe(other.state, viewer)
    assert one.events == other.events == [PlanConfirmed(BLUE)]


def test_sh4_a_plan_may_be_withdrawn_until_everybody_has_laid_theirs() -> None:
    """SH3.2: all at once: a plan may be changed while others still plan."""
    play = owning(6).give(BLUE, SubmitPlan(plan_of(6)), Forbidden())
    assert play.state.public.confirmed[BLUE]
    play.give(BLUE, WithdrawPlan(), Forbidden())
    assert play.all(PlanWithdrawn) == [PlanWithdrawn(BLUE)]
    assert not play.state.public.confirmed[BLUE]
    assert play.state.private[BLUE].plan is None
    assert play.state == owning(6).state


def test_sh4_a_laid_plan_is_not_laid_again_but_withdrawn_first() -> None:
    """The plan on the table must be taken back before another is laid."""
    play = owning(6).give(BLUE, SubmitPlan(plan_of(6)))
    assert refused(play, plan_of(6, bid=3)) == "plan_already_laid"


def march(
    target: str | None, armies: int | None = None, action: Action = Action.BATTLE_MOVE_A, **more: Any
) -> Plan:
    """Kai on an action, with a standing order."""
    return Plan(
        {action: ProvinceName("Kai")},
        0,
        {action: StandingOrder(ProvinceName(target) if target else None, armies, **more)},
    )


def chain(orders: int) -> StandingOrder | None:
    """So many orders to Suruga, each to be followed if the one before cannot be."""
    return StandingOrder(ProvinceName("Suruga"), otherwise=chain(orders - 1)) if orders else None


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (march("Aki"), "order_not_adjacent"),
        (march("Kai"), "order_not_adjacent"),
        (march("Atlantis"), "order_not_adjacent"),
        (march(None), "order_must_move"),
        (march("Sagami", 0), "order_no_armies"),
        (march("Sagami", -3), "order_no_armies"),
        (march("Sagami", action=Action.DEPLOY_5), "order_not_a_march"),
        (
            Plan(
                {Action.DEPLOY_5: ProvinceName("Kai")},
                0,
                {Action.BATTLE_MOVE_B: StandingOrder(ProvinceName("Sagami"))},
            ),
            "order_without_province",
        ),
        (march("Sagami", otherwise=StandingOrder(ProvinceName("Aki"))), "order_not_adjacent"),
        (march("Sagami", otherwise=StandingOrder(ProvinceName("Suruga"), 0)), "order_no_armies"),
        (march("Sagami", at_most=0), "order_no_armies"),
        (march("Sagami", otherwise=chain(4)), "order_too_long"),
    ],
)
def test_sh4_standing_orders_that_can_never_be_carried_out(plan: Plan, code: str) -> None:
    """SH6.4, SH6.5: a march goes to one adjacent province; Battle/Move must move."""
    assert refused(owning(1), plan) == code


@pytest.mark.parametrize(
    "plan",
    [
        march("Sagami"),
        march("Sagami", 1),
        march("Sagami", 60),
        march(None, action=Action.DEPLOY_1_MOVE),
        march("Musashi", 2, action=Action.DEPLOY_1_MOVE),
        march("Sagami", at_most=3, otherwise=StandingOrder(ProvinceName("Suruga"), 2)),
        march("Sagami", otherwise=StandingOrder(None)),
        march("Sagami", otherwise=chain(3)),
    ],
)
def test_sh4_standing_orders_are_part_of_the_plan(plan: Plan) -> None:
    """Whether an order can be carried out is known only when its action comes."""
    assert accepted(owning(1), plan)


@pytest.mark.parametrize("owned", [0, 1, 2, 5, 6, 7, 12])
def test_sh4_every_sampled_plan_is_legal(owned: int) -> None:
    """SH4.2: random plans keep the rules, for few and many provinces."""
    play, whims = owning(owned), Chance(seed_of("plans"), owned)
    legal = GAME.legal(play.state, BLUE)
    plans = [legal.sample(whims) for _ in range(60)]
    assert all(plan in legal for plan in plans)
    assert len({str(plan) for plan in plans}) > 3


def test_sh5_3_sh6_5_what_a_plan_leaves_to_be_asked() -> None:
    """A march without an order, or with one that may fail and says nothing else; a list that may run out."""
    plan = march("Sagami", otherwise=StandingOrder(None))
    assert list(asks(plan, 4)) == [None]
    assert list(asks(replace(plan, wishes=tuple(Special)[:4]), 4)) == []
    assert list(asks(replace(plan, wishes=tuple(Special)[:4]), 5)) == [None]
    assert list(asks(march("Sagami", at_most=3), 4)) == [None, Action.BATTLE_MOVE_A]
    assert list(asks(replace(plan, orders={}), 4)) == [None, Action.BATTLE_MOVE_A]
