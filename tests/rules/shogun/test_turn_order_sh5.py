"""SH5: bids, special cards and turn order."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Seat, all_seats, by_seat
from rules.shogun.commands import SubmitPlan, TakeSpecial, WithdrawPlan
from rules.shogun.content import Action, ProvinceName, Special
from rules.shogun.events import BidsRevealed, EventDrawn, PlanConfirmed, SpecialTaken, TurnOrderSet
from rules.shogun.game import GAME
from rules.shogun.state import Bid, Phase, Plan
from tests.luck import Forbidden
from tests.rules.shogun.matches import seed_of
from tests.rules.shogun.play import Play
from tests.rules.shogun.positions import BLACK, BLUE, RED, WHITE, YELLOW, Position

HOME = tuple(map(ProvinceName, ("Kai", "Aki", "Omi", "Izu", "Iyo")))
"""One province each, which is on the bid space or else on Collect Taxes."""


def auction(*bids: Bid, chests: int = 10, luck: Chance | None = None) -> Play:
    """Every seat lays its bid; stops when the first is asked for a special card."""
    position = Position(len(bids))
    for seat in all_seats(len(bids)):
        position.province(HOME[seat], seat, 2).chests(seat, chests)
    play = Play(position.state)
    for seat, bid in by_seat(bids):
        provinces = {} if isinstance(bid, str) else {Action.COLLECT_TAXES: HOME[seat]}
        play.give(seat, SubmitPlan(Plan(provinces, bid)), luck)
    return play


def test_sh5_1_bids_are_paid_at_once() -> None:
    """SH5.1: all bids are revealed at once and paid to the bank at once."""
    play = auction(3, 0, ProvinceName("Omi"), None)
    revealed = play.the(BidsRevealed)
    assert revealed.bids == play.state.public.bids == (3, 0, "Omi", None)
    assert revealed.paid == (3, 0, 0, 0)
    assert [player.chests for player in play.state.public.players] == [7, 10, 10, 10]


def test_sh5_1_a_bid_above_ones_chests_costs_and_counts_what_one_owns() -> None:
    """SH5.1 [ruling]: a bid above what the player owns counts and costs what the player owns."""
    position = Position().chests(BLUE, 1).chests(YELLOW, 2).chests(RED, 0)
    play = Play(position.state)
    for seat, bid in by_seat((4, 2, 3, 0)):
        play.give(seat, SubmitPlan(Plan({}, bid)))
    revealed = play.the(BidsRevealed)
    assert revealed.paid == (1, 2, 0, 0)
    assert revealed.ranking == (YELLOW, BLUE, RED, BLACK)
    assert [player.chests for player in play.state.public.players] == [0, 0, 0, 10]


def test_sh5_1_a_bid_that_comes_to_nothing_ranks_behind_a_province() -> None:
    """SH5.1, SH5.2: it counts what it costs: 0 chests, after a province card."""
    assert auction(4, ProvinceName("Aki"), 0, chests=0).the(BidsRevealed).ranking == (YELLOW, BLUE, RED)


def test_sh5_2_chests_then_a_province_then_nothing_then_no_card() -> None:
    """SH5.2: 4, 3, 2, 1 chests, then a province card, then 0 chests, then no card."""
    assert auction(None, 0, ProvinceName("Omi"), 1, 4).the(BidsRevealed).ranking == (
        WHITE,
        BLACK,
        RED,
        YELLOW,
        BLUE,
    )
    assert auction(2, 3, 1).the(BidsRevealed).ranking == (YELLOW, BLUE, RED)


def test_sh5_2_ties_in_random_order() -> None:
    """SH5.2: ties in random order, and only the tied change places."""
    rankings = {
        auction(1, 4, 1, 1, luck=Chance(seed_of("tie"), row)).the(BidsRevealed).ranking for row in range(60)
    }
    assert {ranking[0] for ranking in rankings} == {YELLOW}
    assert len(rankings) == 6


def test_sh5_3_in_that_rank_each_takes_a_special_card() -> None:
    """SH5.3: each takes one of the cards left. Its position is the place in turn order; gaps are skipped."""
    play = auction(1, 4, 2, 3)
    assert (play.asked.seat, play.asked.positions) == (YELLOW, (1, 2, 3, 4, 5))
    play.give(YELLOW, TakeSpecial(5))
    assert (play.asked.seat, play.asked.positions) == (BLACK, (1, 2, 3, 4))
    play.give(BLACK, TakeSpecial(2)).give(RED, TakeSpecial(1)).give(BLUE, TakeSpecial(4))
    assert play.the(TurnOrderSet).order == (RED, BLACK, BLUE, YELLOW)
    assert play.all(SpecialTaken)[0] == SpecialTaken(YELLOW, Special.DEPLOY_6, 5)


def test_sh5_3_a_taken_special_card_is_gone() -> None:
    """SH5.3: one of the special cards *left*."""
    play = auction(1, 4, 2).give(YELLOW, TakeSpecial(1))
    for position in (1, 0, 6):
        with pytest.raises(IllegalCommand, match="special_not_free"):
            play.give(RED, TakeSpecial(position))


def test_sh5_3_with_five_the_last_card_is_taken_without_a_question() -> None:
    """SH5.3: a choice with one possible answer is not asked."""
    play = auction(4, 3, 2, 1, 0)
    for seat, position in enumerate((3, 1, 5, 2)):
        assert play.state.public.phase is Phase.AUCTION
        play.give(Seat(seat), TakeSpecial(position))
    assert play.all(SpecialTaken)[-1] == SpecialTaken(WHITE, Special.RICE, 4)
    assert play.the(TurnOrderSet).order == (YELLOW, BLACK, BLUE, WHITE, RED)


def wishing(*laid: tuple[Bid, str]) -> Play:
    """Bids with wishes, by the first letters of the cards: attack, defence, tax, rice, 6 armies."""
    cards = {card.value[0] if card is not Special.DEPLOY_6 else "6": card for card in Special}
    play = Play(Position(len(laid)).state)
    for seat, (bid, wishes) in by_seat(laid):
        play.give(seat, SubmitPlan(Plan({}, bid, wishes=tuple(cards[letter] for letter in wishes))))
    return play


def taken(play: Play) -> list[tuple[Seat, Special]]:
    return [(event.seat, event.special) for event in play.all(SpecialTaken)]


def test_sh5_3_the_first_wish_that_is_left_is_taken_without_a_question() -> None:
    """SH5.3 [ruling]: wishes laid with the bid; the third finds both of its first wishes taken."""
    play = wishing((4, "at"), (3, "atr"), (2, "atd"))
    assert taken(play) == [(BLUE, Special.ATTACK), (YELLOW, Special.TAX), (RED, Special.DEFENCE)]
    assert play.asked is None


def test_sh5_3_who_has_no_wish_left_is_asked() -> None:
    """SH5.3: all wishes are gone, or there never were any: asked as ever; the others' wishes hold."""
    play = wishing((4, "a"), (3, "a"), (2, "t"), (1, ""))
    assert (play.asked.seat, taken(play)) == (YELLOW, [(BLUE, Special.ATTACK)])
    play.give(YELLOW, TakeSpecial(play.asked.positions[-1]))
    assert play.asked.seat == BLACK
    assert (RED, Special.TAX) in taken(play)


def test_sh5_3_wishes_hold_for_whoever_bids_nothing() -> None:
    """SH5.2, SH5.3: 0 chests or no card chooses last, from what is left."""
    play = wishing((None, "tar"), (0, "tar"), (1, "tar"))
    assert taken(play) == [(RED, Special.TAX), (YELLOW, Special.ATTACK), (BLUE, Special.RICE)]


def test_sh5_3_the_last_of_five_takes_what_is_left_whatever_the_wishes() -> None:
    """SH5.3: a choice with one possible answer is not asked, and needs no wish."""
    play = wishing((4, "a"), (3, "d"), (2, "t"), (1, "r"), (0, "a"))
    assert taken(play)[-1] == (WHITE, Special.DEPLOY_6)


def test_sh5_3_a_withdrawn_plan_takes_its_wishes_along() -> None:
    """SH3.2, SH5.3: only the plan that lies in the end counts."""
    play = Play(Position(3).state)
    play.give(BLUE, SubmitPlan(Plan({}, 4, wishes=(Special.TAX,)))).give(BLUE, WithdrawPlan())
    for seat, bid in by_seat((4, 3, 2)):
        play.give(seat, SubmitPlan(Plan({}, bid)))
    assert play.asked.seat == BLUE


def test_sh5_3_wishes_are_nobody_elses_business() -> None:
    """SH4.4, SH5.3: not in what others see, neither before nor after; the result alone is told."""
    one, other = wishing((4, "ta"), (3, "ar"), (2, "r")), wishing((4, "t"), (3, "a"), (2, "rd6"))
    assert one.events == other.events
    assert GAME.observe(one.state, YELLOW).public == GAME.observe(other.state, None).public
    assert GAME.observe(one.state, None).private is None


def test_sh5_3_a_card_is_wished_for_once() -> None:
    """SH5.3: a list that names a card twice is a slip."""
    with pytest.raises(IllegalCommand, match="wish_twice"):
        wishing((4, "tt"), (3, ""), (2, ""))


def test_sh5_3_privileges_hold_for_this_round() -> None:
    """SH5.3: its privilege holds for this round: the next one begins with all five cards."""
    play = auction(2, 1, 0)
    play.give(BLUE, TakeSpecial(3)).give(YELLOW, TakeSpecial(1)).give(RED, TakeSpecial(2))
    assert play.before(BLUE).chests == 10 - 2 + 6  # 5 in Kai, and 1 for the card
    assert play.state.public.taken_by == (None,) * 5
    assert play.state.public.turn_order == (YELLOW, RED, BLUE)


def test_sh5_1_nothing_is_revealed_before_the_last_plan() -> None:
    """SH5.1, SH3.3: the last plan brings the event and the reveal; those before it draw no luck."""
    play = Play(Position(3).state)
    for seat in (BLUE, YELLOW):
        play.give(seat, SubmitPlan(Plan({}, 4)), Forbidden())
    assert play.events == [PlanConfirmed(BLUE), PlanConfirmed(YELLOW)]
    play.give(RED, SubmitPlan(Plan({}, 4)))
    assert [type(event) for event in play.events[2:]] == [PlanConfirmed, EventDrawn, BidsRevealed]


def test_sh5_3_a_place_in_turn_order_is_known_from_the_auction_to_the_winter() -> None:
    """SH5.3, SH3.5: while players plan or bid, the order is still that of the round before."""
    public = Position(3).turn_order(YELLOW, RED, BLUE).state.public
    nobody, all_three = (None,) * 5, (YELLOW, None, RED, BLUE, None)
    for phase, taken_by, places in (
        (Phase.PLANNING, nobody, [None, None, None]),
        (Phase.AUCTION, nobody, [None, None, None]),
        (Phase.AUCTION, (YELLOW, None, RED, None, None), [None, None, None]),
        (Phase.AUCTION, all_three, [3, 1, 2]),
        (Phase.ACTIONS, all_three, [3, 1, 2]),
        (Phase.WINTER, all_three, [3, 1, 2]),
    ):
        now = replace(public, phase=phase, taken_by=taken_by)
        assert [now.place_of(seat) for seat in all_seats(3)] == places
    assert replace(public, phase=Phase.DRAFT, turn_order=()).place_of(BLUE) is None


def test_sh5_4_a_special_card_is_of_use_from_the_auction_to_the_tenth_action() -> None:
    """SH5.3, SH3.5: it is of nobody's in winter, nor while the start provinces are chosen."""
    public = replace(Position(3).state.public, taken_by=(YELLOW, None, RED, BLUE, None))
    for phase in Phase:
        now = replace(public, phase=phase)
        held = [now.special_of(seat) for seat in all_seats(3)]
        used = phase in (Phase.PLANNING, Phase.AUCTION, Phase.ACTIONS)
        assert held == ([public.specials[at] for at in (3, 0, 2)] if used else [None] * 3)
    assert replace(public, phase=Phase.ACTIONS, taken_by=(None,) * 5).special_of(BLUE) is None
