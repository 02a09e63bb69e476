"""Every refusal: the typed error with its code, the state untouched, no luck drawn."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core import codec
from rules.core.errors import CommandError, IllegalCommand, MalformedCommand, MatchOver, NotPrompted
from rules.core.model import Command, Seat
from rules.shogun.commands import (
    AnyCommand,
    March,
    OrderRevolts,
    PlaceGroup,
    ReplaceOpenCards,
    Stay,
    SubmitPlan,
    TakeOpenCard,
    TakeSpecial,
    TakeUnseenCard,
    WithdrawPlan,
)
from rules.shogun.content import Action, ProvinceName, Special
from rules.shogun.game import GAME
from rules.shogun.state import Plan, StandingOrder, State
from tests.luck import Forbidden
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.matches import MOON_DRAFT
from tests.rules.shogun.play import Play, battle_move, blue_plans, carry_out, come_winter
from tests.rules.shogun.positions import BLUE, RED, YELLOW, Position


def drafting() -> State:
    return GAME.setup(MOON_DRAFT, 3, Luck()).state


def placing() -> State:
    return Play(drafting()).give(BLUE, TakeUnseenCard()).state


def planning() -> State:
    return Position(3).province("Kai", BLUE, 2).state


def planned() -> State:
    return Play(planning()).give(BLUE, SubmitPlan(Plan({Action.DEPLOY_3: ProvinceName("Kai")}, 0))).state


def bidding() -> State:
    """Blue takes a special card first."""
    play = Play(Position(3).state)
    for seat in (BLUE, YELLOW, RED):
        play.give(seat, SubmitPlan(Plan({}, 4 - seat)))
    return play.state


def attacking() -> State:
    return battle_move(Position(3).province("Kai", BLUE, 4)).state


def moving() -> State:
    position = Position(3).province("Kai", BLUE, 4).province("Sagami", BLUE, 1)
    return carry_out(blue_plans(position, Action.DEPLOY_1_MOVE, "Kai")).state


def starving() -> State:
    """Kai, Mino and Omi are Blue's, and two of them revolt: Kai and Mino."""
    return come_winter(Position(3).winter().provinces(BLUE, "Kai", "Mino", "Omi")).state


def over() -> State:
    return come_winter(Position(3).winter(year=2)).state


POSITIONS: list[Callable[[], State]] = [
    drafting,
    placing,
    planning,
    planned,
    bidding,
    attacking,
    moving,
    starving,
]

LEGAL: dict[type[Command], set[Callable[[], State]]] = {
    TakeOpenCard: {drafting},
    TakeUnseenCard: {drafting},
    PlaceGroup: {placing},
    SubmitPlan: {planning},
    WithdrawPlan: {planned},
    TakeSpecial: {bidding},
    March: {attacking, moving},
    Stay: {moving},
    OrderRevolts: {starving},
    ReplaceOpenCards: set(),
}
"""Where Blue may give the commands below; everywhere else they are refused."""

COMMANDS: list[AnyCommand] = [
    TakeOpenCard(ProvinceName("Aki"), 5),
    TakeUnseenCard(),
    PlaceGroup(5),
    ReplaceOpenCards(),
    SubmitPlan(Plan({Action.COLLECT_TAXES: ProvinceName("Kai")}, 0)),
    WithdrawPlan(),
    TakeSpecial(1),
    March(ProvinceName("Sagami"), 1),
    Stay(),
    OrderRevolts((ProvinceName("Kai"), ProvinceName("Mino"))),
]


def refused(state: State, seat: Seat, command: Any, error: type[CommandError]) -> CommandError:
    """The refusal, after which all is as it was, and which drew no luck."""
    before = codec.digest(state)
    with pytest.raises(error) as raised:
        GAME.apply(state, seat, command, Forbidden())
    assert codec.digest(state) == before
    return raised.value


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_a_command_answers_its_own_prompt_and_no_other(
    position: Callable[[], State], command: AnyCommand
) -> None:
    state = position()
    if position in LEGAL[type(command)]:
        assert command in GAME.legal(state, BLUE)
        Play(state).give(BLUE, command)
    else:
        assert command not in GAME.legal(state, BLUE)
        refused(state, BLUE, command, IllegalCommand)


@pytest.mark.parametrize(
    ("position", "command", "code", "params"),
    [
        (drafting, TakeOpenCard(ProvinceName("Omi"), 5), "draft_not_offered", {}),
        (drafting, TakeOpenCard(ProvinceName("Aki"), 6), "draft_not_offered", {}),
        (drafting, ReplaceOpenCards(), "draft_may_not_replace", {}),
        (drafting, Stay(), "not_asked", {}),
        (placing, PlaceGroup(1), "draft_not_offered", {}),
        (placing, TakeUnseenCard(), "not_asked", {}),
        (planning, SubmitPlan(Plan()), "plan_too_few_provinces", {"laid": 0, "least": 1}),
        (planning, SubmitPlan(Plan({}, ProvinceName("Omi"))), "plan_not_owned", {"province": "Omi"}),
        (
            planning,
            SubmitPlan(Plan({Action.DEPLOY_3: ProvinceName("Kai")}, ProvinceName("Kai"))),
            "plan_province_twice",
            {"province": "Kai"},
        ),
        (planning, SubmitPlan(Plan({}, 7)), "plan_no_such_war_chest", {"chests": 7}),
        (planning, WithdrawPlan(), "plan_not_laid", {}),
        (planned, SubmitPlan(Plan({}, ProvinceName("Kai"))), "plan_already_laid", {}),
        (bidding, TakeSpecial(6), "special_not_free", {"position": 6}),
        (bidding, SubmitPlan(Plan()), "not_asked", {}),
        (attacking, March(ProvinceName("Kai"), 1), "march_target", {"target": "Kai", "source": "Kai"}),
        (
            attacking,
            March(ProvinceName("Atlantis"), 1),
            "march_target",
            {"target": "Atlantis", "source": "Kai"},
        ),
        (attacking, March(ProvinceName("Sagami"), 4), "march_armies", {"armies": 4, "most": 3}),
        (attacking, March(ProvinceName("Sagami"), 0), "march_armies", {"armies": 0, "most": 3}),
        (attacking, Stay(), "march_must_move", {}),
        (attacking, WithdrawPlan(), "not_asked", {}),
        (moving, March(ProvinceName("Suruga"), 1), "march_target", {"target": "Suruga", "source": "Kai"}),
        (starving, OrderRevolts((ProvinceName("Mino"), ProvinceName("Omi"))), "revolts_not_these", {}),
    ],
)
def test_an_illegal_command_says_why(
    position: Callable[[], State], command: AnyCommand, code: str, params: dict[str, object]
) -> None:
    error = refused(position(), BLUE, command, IllegalCommand)
    assert (error.code, error.params) == (code, params)


@pytest.mark.parametrize("position", [drafting, placing, bidding, attacking, moving, starving])
@pytest.mark.parametrize("seat", [YELLOW, RED, 3, -1])
def test_who_is_asked_nothing_is_not_prompted(position: Callable[[], State], seat: Seat) -> None:
    """Neither other seats nor places that are not at this table."""
    state = position()
    for command in COMMANDS:
        assert refused(state, seat, command, NotPrompted).code == "not_prompted"


@pytest.mark.parametrize("seat", [BLUE, YELLOW, RED])
def test_after_the_end_the_match_is_over(seat: Seat) -> None:
    state = over()
    for command in COMMANDS:
        assert refused(state, seat, command, MatchOver).code == "match_over"
    assert len(list(GAME.legal(state, seat))) == 0  # type: ignore[call-overload]


class Whistle(Command, frozen=True):
    """A command of no title."""


def test_a_command_of_another_title_is_malformed() -> None:
    assert refused(planning(), BLUE, Whistle(), MalformedCommand).code == "malformed"


NESTED = b'{"kind": "SubmitPlan", "plan": {"orders": {"battle_move_a": %s null %s}}}'


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b'{"kind": "Whistle"}',
        b'{"target": "Kai", "armies": 1}',
        b'{"kind": "March", "target": "Kai"}',
        b'{"kind": "March", "target": "Kai", "armies": "1"}',
        b'{"kind": "March", "target": "Kai", "armies": 1.5}',
        b'{"kind": "March", "target": "Kai", "armies": true}',
        b'{"kind": "March", "target": "Kai", "armies": 1, "secretly": true}',
        b'{"kind": "March", "target": null, "armies": 1}',
        b'{"kind": "SubmitPlan", "plan": null}',
        b'{"kind": "SubmitPlan", "plan": {"provinces": {"dance": "Kai"}}}',
        b'{"kind": "SubmitPlan", "plan": {"bid": [1]}}',
        b'{"kind": "SubmitPlan", "plan": {"bid": true}}',
        b'{"kind": "SubmitPlan", "plan": {"orders": {"battle_move_a": {"armies": 1}}}}',
        b'{"kind": "OrderRevolts", "provinces": "Kai"}',
        b'{"kind": "SubmitPlan", "plan": {"wishes": ["a castle"]}}',
        b'{"kind": "SubmitPlan", "plan": {"orders": {"battle_move_a": {"target": null, "at_most": "3"}}}}',
        NESTED % (b'{"target": null, "otherwise": ' * 10_000, b"}" * 10_000),
    ],
)
def test_what_is_no_command_is_malformed_at_the_door(data: bytes) -> None:
    with pytest.raises(MalformedCommand) as refusal:
        codec.decode_command(GAME, data)
    assert refusal.value.code == "malformed"


@pytest.mark.parametrize(
    "command",
    [
        *COMMANDS,
        SubmitPlan(
            Plan(
                {Action.BATTLE_MOVE_A: ProvinceName("Kai")},
                ProvinceName("Omi"),
                {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Mino"))},
            )
        ),
        SubmitPlan(Plan({}, None, {Action.DEPLOY_1_MOVE: StandingOrder(None, 3)})),
        SubmitPlan(
            Plan(
                orders={Action.BATTLE_MOVE_B: StandingOrder(ProvinceName("Mino"), 2, 3, StandingOrder(None))},
                wishes=(Special.TAX, Special.RICE),
            )
        ),
    ],
)
def test_every_command_survives_the_wire(command: AnyCommand) -> None:
    assert codec.decode_command(GAME, codec.encode(command)) == command
