"""The rules of Goofspiel, GS1 to GS3, and the contract of the rules core."""

import msgspec
import pytest

from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import BrokenInvariant, IllegalCommand, NotPrompted
from rules.core.model import Seat, all_seats

from .rules.goofspiel.card import Options
from .rules.goofspiel.game import (
    CARDS,
    GAME,
    Bid,
    BidLaid,
    BidsRevealed,
    PrizeDiscarded,
    PrizeTaken,
    State,
)

SEED = bytes(32)
AIKO, BOB, CLEO = all_seats(3)


def begun(seats: int = 3) -> State:
    return GAME.setup(Options(), seats, Chance(SEED, 0)).state


def bid(state: State, *cards: int) -> tuple[State, list[object]]:
    """The seats bid in order; the state after it, and all events."""
    events: list[object] = []
    for seat, card in zip(all_seats(len(cards)), cards, strict=True):
        step = GAME.apply(state, seat, Bid(card), Chance(SEED, seat + 1))
        state = step.state
        GAME.check(state)
        events += step.events
    return state, events


def test_gs2_2_the_highest_bid_takes_the_prize_and_all_bids_are_gone() -> None:
    state = begun()
    prize = state.public.prize
    state, events = bid(state, 4, 9, 7)
    assert BidsRevealed((4, 9, 7)) in events
    assert PrizeTaken(BOB, prize) in events
    assert state.public.points == (0, prize, 0)
    with pytest.raises(IllegalCommand, match="goofspiel_not_in_hand"):
        bid(state, 4)


def test_gs2_3_nobody_takes_the_prize_for_which_the_highest_bids_are_equal() -> None:
    state = begun()
    prize = state.public.prize
    state, events = bid(state, 9, 4, 9)
    assert PrizeDiscarded(prize) in events
    assert state.public.points == (0, 0, 0)
    assert (state.public.round, state.public.laid) == (2, (False, False, False))


def test_gs2_1_a_seat_bids_once_a_round() -> None:
    state, _ = bid(begun(), 5)
    assert set(GAME.prompts(state)) == {BOB, CLEO}
    with pytest.raises(NotPrompted):
        bid(state, 6)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_gs3_1_most_points_win_after_13_rounds_and_a_victory_is_shared(seats: int) -> None:
    state = begun(seats)
    for card in CARDS:  # all but the first bid the same: nobody takes a prize unless the first bids more
        other = card % 13 + 1
        state, _ = bid(state, card, *[other] * (seats - 1))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == state.public.points
    assert outcome.winners == tuple(
        seat for seat in all_seats(seats) if outcome.scores[seat] == max(outcome.scores)
    )
    assert not GAME.prompts(state)


def test_gs1_2_a_bid_is_known_to_its_owner_alone() -> None:
    low, high = (bid(begun(), card)[0] for card in (1, 13))
    assert GAME.observe(low, AIKO) != GAME.observe(high, AIKO)
    for viewer in (None, BOB, CLEO):
        assert GAME.observe(low, viewer) == GAME.observe(high, viewer)
        assert GAME.redact(BidLaid(AIKO, 1), viewer) == BidLaid(AIKO, None)
    assert GAME.redact(BidLaid(AIKO, 1), AIKO) == BidLaid(AIKO, 1)


@pytest.mark.parametrize("viewer", [None, AIKO, BOB])
def test_what_is_imagined_cannot_be_told_from_what_is(viewer: Seat | None) -> None:
    state, _ = bid(bid(begun(), 4, 9, 7)[0], 13, 2)
    imagined = [GAME.imagine(GAME.observe(state, viewer), Chance(SEED, row)) for row in range(20)]
    for one in imagined:
        GAME.check(one)
        assert GAME.observe(one, viewer) == GAME.observe(state, viewer)
    assert len({one.hidden for one in imagined}) > 10


def test_a_state_is_the_same_after_its_snapshot() -> None:
    state, _ = bid(begun(), 4, 9)
    assert codec.decode_state(GAME, codec.encode(state)) == state


def test_a_lost_prize_and_a_lost_bid_are_noticed() -> None:
    state, _ = bid(begun(), 4, 9)
    for hidden in (
        msgspec.structs.replace(state.hidden, prizes=state.hidden.prizes[1:]),
        msgspec.structs.replace(state.hidden, bids=(4, None, None)),
    ):
        with pytest.raises(BrokenInvariant):
            GAME.check(State(state.public, hidden))
