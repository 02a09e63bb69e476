"""SH2: chests, start provinces by preset and by draft, the tower, the events."""

import pytest

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand, InvalidOptions
from rules.core.model import all_seats
from rules.shogun.commands import PlaceGroup, ReplaceOpenCards, TakeOpenCard, TakeUnseenCard
from rules.shogun.content import Side, board, content
from rules.shogun.events import (
    CardsOpened,
    EventsOpened,
    MatchBegan,
    ProvinceGiven,
    TowerFilled,
    UnseenCardDrawn,
)
from rules.shogun.game import GAME
from rules.shogun.prompts import AskGroup, AskProvince
from rules.shogun.state import Cubes, Options, Phase, Setup
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.matches import MOON_DRAFT, SUN_DRAFT, SUN_PRESET, TABLES, seed_of
from tests.rules.shogun.play import Play
from tests.rules.shogun.positions import BLACK, BLUE, RED, YELLOW

GROUPS = {
    3: [5, 4, 4, 3, 3, 2, 2, 2, 2],
    4: [5, 4, 4, 3, 3, 2, 2, 2],
    5: [5, 4, 4, 3, 3, 2, 2],
}


def begin(options: Options, seats: int, luck: Chance | None = None) -> Play:
    step = GAME.setup(options, seats, luck or Luck())
    return Play(step.state).follow(step)


def draft_all(play: Play) -> Play:
    """Everybody takes the first open card with the greatest group left, until planning."""
    while isinstance(play.asked, AskProvince):
        play.give(play.asked.seat, TakeOpenCard(play.asked.cards[0], play.asked.groups[0]))
    return play


@pytest.mark.parametrize(("seats", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_sh2_1_chests_by_number_of_players(seats: int, chests: int) -> None:
    """SH2.1: 18 / 15 / 12 chests each for 3 / 4 / 5 players; no points, no rice."""
    play = begin(SUN_PRESET, seats)
    began = play.the(MatchBegan)
    assert (began.seats, began.chests, began.supply, began.farmers) == (seats, chests, 62, 20)
    for player in play.state.public.players:
        assert (player.chests, player.rice, player.points) == (chests, 0, 0)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_sh2_2_army_groups_by_number_of_players(options: Options, seats: int) -> None:
    """SH2.2: army groups 5,4,4,3,3,2,2, one more 2 with four players, two more with three."""
    play = draft_all(begin(options, seats))
    for seat in all_seats(seats):
        placed = [given.armies for given in play.all(ProvinceGiven) if given.seat == seat]
        assert sorted(placed, reverse=True) == GROUPS[seats]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sh2_3_preset_tables_are_dealt_whole(seats: int) -> None:
    """SH2.3: the tables of the supplement give every player's provinces and armies."""
    play = begin(SUN_PRESET, seats, Chance(seed_of("preset"), 0))
    tables = [
        {given.province: given.armies for given in play.all(ProvinceGiven) if given.seat == seat}
        for seat in all_seats(seats)
    ]
    assert sorted(tables, key=str) == sorted((dict(table) for table in content().preset[seats]), key=str)


def test_sh2_3_who_gets_which_table_is_drawn_by_lot() -> None:
    """SH2.3 [ruling]: the start tables are dealt at random, and told."""
    given = [begin(SUN_PRESET, 5, Chance(seed_of("lot"), row)).all(ProvinceGiven) for row in range(30)]
    in_sagami = {event.seat for events in given for event in events if event.province == "Sagami"}
    assert in_sagami == set(range(5))


def test_sh2_3_the_preset_of_five_covers_what_the_supplement_says() -> None:
    """SH2.3: the supplement's table: player A of five begins in Sagami with 5."""
    assert content().preset[5][0] == {
        "Sagami": 5,
        "Mimasaka": 4,
        "Harima": 4,
        "Kazusa": 3,
        "Izu": 3,
        "Awa-Boso": 2,
        "Bizen": 2,
    }


@pytest.mark.parametrize("seats", [2, 6])
def test_sh1_2_three_to_five_players(seats: int) -> None:
    """SH1.2: 3–5 players."""
    with pytest.raises(InvalidOptions) as refused:
        begin(SUN_PRESET, seats)
    assert refused.value.code == "seats"


def test_sh2_3_the_moon_side_needs_a_draft() -> None:
    """SH2.3: draft is the only way on the moon side."""
    with pytest.raises(InvalidOptions) as refused:
        begin(Options(Side.MOON, Setup.PRESET), 4)
    assert refused.value.code == "moon_needs_draft"


def test_sh2_3_two_cards_are_open_and_a_taken_one_is_replaced() -> None:
    """SH2.3: two province cards open; an open card taken is replaced."""
    play = begin(MOON_DRAFT, 4)
    first, second, third, *_ = board(Side.MOON, 4).provinces
    assert play.asked.cards == (first, second)
    play.give(BLUE, TakeOpenCard(first, 5))
    assert play.asked == AskProvince("2", YELLOW, (second, third), (5, 4, 3, 2), False)
    assert (play.on(first).owner, play.on(first).armies) == (BLUE, 5)


def test_sh2_3_the_first_seat_is_random_then_clockwise() -> None:
    """SH2.3: in seat order, the first seat random."""
    begun = [begin(SUN_DRAFT, 5, Chance(seed_of(f"first {number}"), 0)) for number in range(40)]
    assert {play.asked.seat for play in begun} == set(range(5))
    play = next(play for play in begun if play.asked.seat == RED)
    draft_all(play)
    assert [given.seat for given in play.all(ProvinceGiven)][:6] == [2, 3, 4, 0, 1, 2]


def test_sh2_3_the_unseen_card_is_seen_before_its_group_is_chosen() -> None:
    """SH2.3: a player may take the unseen top card, and puts one of their remaining groups there."""
    play = begin(MOON_DRAFT, 4)
    top = play.state.hidden.province_deck[0]
    play.give(BLUE, TakeUnseenCard())
    assert play.the(UnseenCardDrawn).province == top
    assert isinstance(play.asked, AskGroup)
    assert (play.asked.seat, play.asked.province, play.asked.groups) == (BLUE, top, (5, 4, 3, 2))
    play.give(BLUE, PlaceGroup(3))
    assert play.on(top).armies == 3
    assert play.asked.seat == YELLOW
    assert play.state.public.draft is not None
    assert play.state.public.draft.groups[BLUE] == (5, 4, 4, 3, 2, 2, 2)


def test_sh2_3_only_a_card_from_the_stack_was_unseen() -> None:
    """SH2.2, SH2.3: open cards and those of the printed tables were not."""
    assert not any(given.unseen for given in begin(SUN_PRESET, 4).all(ProvinceGiven))
    play = begin(MOON_DRAFT, 3)
    play.give(BLUE, TakeOpenCard(play.asked.cards[0], 5)).give(YELLOW, TakeUnseenCard())
    play.give(YELLOW, PlaceGroup(2))
    assert [given.unseen for given in play.all(ProvinceGiven)] == [False, True]


def test_sh2_3_a_group_that_is_gone_cannot_be_placed_again() -> None:
    """SH2.3: one of the *remaining* groups."""
    play = begin(MOON_DRAFT, 3)
    play.give(BLUE, TakeOpenCard(play.asked.cards[0], 5))
    for seat in (YELLOW, RED):
        play.give(seat, TakeOpenCard(play.asked.cards[0], 2))
    assert play.asked.groups == (4, 3, 2)
    with pytest.raises(IllegalCommand, match="draft_not_offered"):
        play.give(BLUE, TakeOpenCard(play.asked.cards[0], 5))


def test_sh2_3_the_only_size_left_is_placed_without_a_question() -> None:
    """SH2.3: a choice with one possible answer is not asked."""
    play = begin(MOON_DRAFT, 3)
    while len(play.asked.groups) > 1 or play.asked.seat != BLUE:
        play.give(play.asked.seat, TakeOpenCard(play.asked.cards[0], play.asked.groups[0]))
    play.give(BLUE, TakeUnseenCard())
    assert play.asked.seat == YELLOW
    assert play.all(ProvinceGiven)[-1].unseen


def test_sh2_3_the_pair_may_be_replaced_if_it_did_not_change() -> None:
    """SH2.3: if the pair did not change since the player last faced it, they may put both under the stack."""
    play = begin(MOON_DRAFT, 4)
    pair = play.asked.cards
    for seat in (BLUE, YELLOW, RED, BLACK):
        assert not play.asked.may_replace
        play.give(seat, TakeUnseenCard()).give(seat, PlaceGroup(2))
    assert play.asked.may_replace
    two_next = play.state.hidden.province_deck[:2]
    play.give(BLUE, ReplaceOpenCards())
    assert play.all(CardsOpened)[-1] == CardsOpened(two_next, BLUE)
    assert play.state.hidden.province_deck[-2:] == pair
    assert (play.asked.seat, play.asked.cards, play.asked.may_replace) == (BLUE, two_next, False)


def test_sh2_3_the_own_taking_changes_the_pair_too() -> None:
    """SH2.3 [ruling]: the pair must be the one that the player faced, not the one that they left behind."""
    play = begin(MOON_DRAFT, 3)
    play.give(BLUE, TakeOpenCard(play.asked.cards[0], 5))
    pair = play.asked.cards
    for seat in (YELLOW, RED):
        play.give(seat, TakeUnseenCard()).give(seat, PlaceGroup(2))
    assert (play.asked.seat, play.asked.cards, play.asked.may_replace) == (BLUE, pair, False)
    with pytest.raises(IllegalCommand, match="draft_may_not_replace"):
        play.give(BLUE, ReplaceOpenCards())
    play.give(BLUE, TakeUnseenCard()).give(BLUE, PlaceGroup(2))
    assert (play.asked.seat, play.asked.may_replace) == (YELLOW, True)


def test_sh2_3_matches_of_the_first_version_go_on_by_its_ruling() -> None:
    """SH2.3: there the player's own taking did not count as a change."""
    first = GAME.of_version(1)
    assert first is not None
    play = Play(first.setup(MOON_DRAFT, 3, Luck()).state, first)
    play.give(BLUE, TakeOpenCard(play.asked.cards[0], 5))
    for seat in (YELLOW, RED):
        play.give(seat, TakeUnseenCard()).give(seat, PlaceGroup(2))
    assert play.asked.may_replace
    assert GAME.of_version(0) is None
    assert GAME.of_version(GAME.rules_version + 1) is None


def test_sh2_3_a_changed_pair_may_not_be_replaced() -> None:
    """SH2.3: somebody took an open card since this player last faced the pair."""
    play = begin(MOON_DRAFT, 3)
    play.give(BLUE, TakeUnseenCard()).give(BLUE, PlaceGroup(2))
    play.give(YELLOW, TakeUnseenCard()).give(YELLOW, PlaceGroup(2))
    play.give(RED, TakeOpenCard(play.asked.cards[0], 5))
    assert not play.asked.may_replace
    with pytest.raises(IllegalCommand, match="draft_may_not_replace"):
        play.give(BLUE, ReplaceOpenCards())


def test_sh2_3_another_players_new_pair_is_a_change() -> None:
    """SH2.3: a pair that was put under the stack has changed for all others."""
    play = begin(MOON_DRAFT, 3)
    for seat in (BLUE, YELLOW, RED):
        play.give(seat, TakeUnseenCard()).give(seat, PlaceGroup(2))
    play.give(BLUE, ReplaceOpenCards()).give(BLUE, TakeUnseenCard()).give(BLUE, PlaceGroup(2))
    for seat in (YELLOW, RED):
        assert not play.asked.may_replace
        play.give(seat, TakeUnseenCard()).give(seat, PlaceGroup(2))
    assert play.asked.seat == BLUE
    assert play.asked.may_replace


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sh2_3_the_draft_ends_when_every_group_is_placed(seats: int) -> None:
    """SH2.3: until every group is placed; the other provinces stay neutral."""
    play = draft_all(begin(MOON_DRAFT, seats))
    assert play.state.public.phase is Phase.PLANNING
    assert play.state.public.draft is None
    owned = [name for name, province in play.state.public.provinces.items() if province.owner is not None]
    assert len(owned) == seats * len(GROUPS[seats])


def test_sh2_4_seven_armies_each_and_ten_farmers_feed_the_tower() -> None:
    """SH2.4: 7 armies of each player and 10 farmers; what falls out returns to the supplies, not the tray."""
    play = begin(SUN_PRESET, 4, Luck({BLUE: 4, RED: 7, -1: 9}))
    filled = play.the(TowerFilled)
    assert filled.thrown == Cubes((7, 7, 7, 7), 10)
    assert filled.fallen == Cubes((4, 0, 7, 0), 9)
    on_map = 25  # 5 + 4 + 4 + 3 + 3 + 2 + 2 + 2
    assert [player.supply for player in play.state.public.players] == [
        62 - on_map - inside for inside in (3, 7, 0, 7)
    ]
    assert play.state.public.farmers == 19
    assert play.state.public.tray.total == 0
    assert sorted(play.state.hidden.tower[0]) == [-1] + [BLUE] * 3 + [YELLOW] * 7 + [BLACK] * 7


def test_sh2_5_four_events_are_open() -> None:
    """SH2.5: shuffle 12, open 4."""
    play = begin(SUN_PRESET, 4, Chance(seed_of("events"), 0))
    opened = play.the(EventsOpened)
    assert opened.year == 1
    assert len(set(opened.events)) == 4
    assert play.state.public.events == opened.events
    assert len(play.state.hidden.event_deck) == 8
