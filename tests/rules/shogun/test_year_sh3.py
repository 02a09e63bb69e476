"""SH3: the course of the two years."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.model import Step, by_seat
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import YEARS, Action, ProvinceName, Season, Special, content
from rules.shogun.events import (
    ActionBegan,
    AnyEvent,
    EventDrawn,
    EventsOpened,
    MatchEnded,
    NoAction,
    RevoltFought,
    RoundBegan,
    TurnOrderSet,
    WinterCame,
    YearEnded,
)
from rules.shogun.game import GAME
from rules.shogun.state import Phase, Plan, Private, StandingOrder, State
from tests.rules.shogun.matches import SUN_PRESET, Row, random_match, seed_of
from tests.rules.shogun.play import Play, carry_out, come_winter
from tests.rules.shogun.positions import BLACK, BLUE, RED, YELLOW, Position


@pytest.fixture(scope="module")
def match() -> list[Row]:
    return list(random_match(SUN_PRESET, 4, "a whole year"))


@pytest.fixture(scope="module")
def told(match: list[Row]) -> list[AnyEvent]:
    return [event for row in match for event in row.step.events]


def test_sh3_three_seasons_of_actions_and_a_winter_two_years(told: list[AnyEvent]) -> None:
    """SH3: spring, summer, fall, winter; two years."""
    course = [
        (event.year, event.season.value if isinstance(event, RoundBegan) else "winter")
        for event in told
        if isinstance(event, RoundBegan | WinterCame)
    ]
    assert course == [(year, season.value) for year in (1, 2) for season in Season]
    assert isinstance(told[-1], MatchEnded)


def test_sh3_1_five_action_cards_are_open_and_five_hidden() -> None:
    """SH3.1: shuffle the 10 action cards; 1–5 open, 6–10 hidden. The 5 special cards lie open."""
    step = GAME.setup(SUN_PRESET, 4, Chance(seed_of("row"), 0))
    public, hidden = step.state.public, step.state.hidden
    began = step.events[-1]
    assert isinstance(began, RoundBegan)
    assert public.actions == (*began.actions, None, None, None, None, None)
    assert {*began.actions, *hidden.action_deck} == set(Action)
    assert public.specials == began.specials
    assert set(began.specials) == set(Special)


def test_sh3_1_every_round_is_laid_out_again(told: list[AnyEvent]) -> None:
    """SH3.1: in each round the action cards and the special cards are shuffled again."""
    began = [event for event in told if isinstance(event, RoundBegan)]
    assert len({event.actions for event in began}) > 1
    assert len({event.specials for event in began}) > 1


def test_sh3_2_all_plan_at_once() -> None:
    """SH3.2: planning and bidding, all at once."""
    state = GAME.setup(SUN_PRESET, 5, Chance(seed_of("plan"), 0)).state
    assert list(GAME.prompts(state)) == [0, 1, 2, 3, 4]


def test_sh3_3_one_open_event_is_drawn_for_the_round(told: list[AnyEvent]) -> None:
    """SH3.3: of the open event cards still there (4, 3, 2) one is drawn; the last rules the winter."""
    for year in (1, 2):
        this_year = told[index_of(told, EventsOpened, year) : index_of(told, WinterCame, year) + 1]
        (opened,) = [event.events for event in this_year if isinstance(event, EventsOpened)]
        used = [event.event for event in this_year if isinstance(event, EventDrawn | WinterCame)]
        assert sorted(used) == sorted(opened)
        left = [set(event.rest) for event in this_year if isinstance(event, EventDrawn)]
        assert left == [set(used[1:]), set(used[2:]), {used[-1]}], "in fall it is known which is left"


def test_sh3_3_every_open_event_may_be_drawn() -> None:
    """SH3.3: at random."""
    state = reveal_ready()
    drawn = {public_event(last_plan(state, Chance(seed_of("event"), row))) for row in range(60)}
    assert drawn == set(state.public.events)


def test_sh3_5_slot_by_slot_every_player_in_turn_order() -> None:
    """SH3.5: slot by slot; in each slot every player in turn order, then the next card is opened."""
    row = (Action.COLLECT_TAXES, Action.DEPLOY_3, *(action for action in Action if action.value[0] == "b"))
    play = carry_out(Position().row(*row).turn_order(RED, BLACK, BLUE, YELLOW))
    assert [event.action for event in play.all(ActionBegan)][:7] == list(row)
    assert [event.slot for event in play.all(ActionBegan)] == list(range(1, 11))
    assert [event.seat for event in play.all(NoAction)] == [RED, BLACK, BLUE, YELLOW] * 10


def test_sh3_5_hidden_cards_are_opened_one_by_one(match: list[Row]) -> None:
    """SH3.5: then the next card is opened: those after the current slot stay hidden."""
    for row in match:
        for stage in row.step.stages:
            public = stage.state.public
            if public.phase is Phase.ACTIONS:
                shown = max(5, public.slot + 1)
                assert [action is not None for action in public.actions] == [True] * shown + [False] * (
                    10 - shown
                )


def test_sh3_5_after_slot_ten_event_and_special_cards_go_back() -> None:
    """SH3.5: event card out of the game, special cards back, plans off the boards."""
    cards = content().events
    position = Position().event(cards[3].effect).special(BLUE, Special.RICE).province("Kai", BLUE, 2)
    play = carry_out(position.plan(BLUE, {Action.COLLECT_TAXES: ProvinceName("Kai")}))
    public = play.state.public
    assert (public.season, public.phase) == (Season.SUMMER, Phase.PLANNING)
    assert public.event is None
    assert 3 not in (*public.events, *play.state.hidden.event_deck)
    assert public.taken_by == (None,) * 5
    assert play.state.private == (Private(),) * 4


def test_sh3_5_a_lost_card_is_lost_for_that_round_only() -> None:
    """SH6.0, SH7.5: what was lost and won back in spring can be planned in summer."""
    position = Position().province("Kai", BLUE, 1).province("Sagami", YELLOW, 3).province("Suruga", BLUE, 9)
    position.row(Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B)
    for seat, action, source in (
        (YELLOW, Action.BATTLE_MOVE_A, "Sagami"),
        (BLUE, Action.BATTLE_MOVE_B, "Suruga"),
    ):
        position.plan(seat, {action: ProvinceName(source)}, {action: StandingOrder(ProvinceName("Kai"))})
    play = carry_out(position)
    assert play.on("Kai").owner == BLUE
    assert play.state.private[BLUE].void == ()


def test_sh3_5_the_turn_order_of_fall_stays_for_winter() -> None:
    """SH3.5: after fall the turn order stays for winter."""
    position = Position().winter().turn_order(BLACK, RED, YELLOW, BLUE)
    for seat, name in by_seat(("Kai", "Izu", "Omi", "Aki")):
        position.province(name, seat, 3)
    rising = [event.seat for event in come_winter(position).all(RevoltFought)]
    assert rising == [BLACK, RED, YELLOW, BLUE]


def test_sh3_6_after_the_first_winter() -> None:
    """SH3.6: rice 0, revolt markers all removed, 4 new events; chests, points, buildings and armies stay."""
    position = Position().winter(year=1).province("Kai", BLUE, 4, revolts=2).rice(BLUE, 6)
    play = come_winter(position)
    public = play.state.public
    assert play.the(YearEnded).year == 1
    assert (public.year, public.season, public.phase) == (2, Season.SPRING, Phase.PLANNING)
    assert play.on("Kai").revolts == 0
    assert play.on("Kai").armies == 4
    assert [player.rice for player in public.players] == [0] * 4
    assert play.before(BLUE).points == 1
    assert play.before(BLUE).chests == 10
    opened = play.the(EventsOpened)
    assert opened.year == 2
    assert len(opened.events) == 4
    assert position.state.public.events[0] not in opened.events


def test_sh3_6_the_second_year_opens_four_other_events(told: list[AnyEvent]) -> None:
    """SH2.5, SH3.6: four new ones: the cards of the first year are out of the game."""
    opened = Counter(card for event in told if isinstance(event, EventsOpened) for card in event.events)
    assert len(opened) == 8
    assert set(opened.values()) == {1}


def test_sh3_turn_order_is_set_in_every_round_of_actions(told: list[AnyEvent]) -> None:
    """SH3.4: the turn order of each of spring, summer and fall holds every seat once."""
    orders = [event.order for event in told if isinstance(event, TurnOrderSet)]
    assert len(orders) == 3 * YEARS
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def index_of(told: list[AnyEvent], kind: type[EventsOpened | WinterCame], year: int) -> int:
    return next(at for at, event in enumerate(told) if isinstance(event, kind) and event.year == year)


def reveal_ready() -> State:
    """A first spring in which only Black has still to lay a plan; everybody's province is out of the way."""
    play = Play(Position().state)
    for seat in (BLUE, YELLOW, RED):
        play.give(seat, SubmitPlan(Plan()))
    return play.state


def last_plan(state: State, luck: Chance) -> Step[State, AnyEvent]:
    return GAME.apply(state, BLACK, SubmitPlan(Plan()), luck)


def public_event(step: Step[State, AnyEvent]) -> int | None:
    return step.state.public.event
