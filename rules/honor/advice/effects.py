"""What a command of the own turn leads to, by the rules' own effects on the imagined state."""

from collections.abc import Callable
from functools import partial
from itertools import takewhile

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor import houses, ninjas, reckoning
from rules.honor.advice.outlook import Outlook
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Dishonor,
    Lay,
    LoseHonor,
    Seppuku,
    Steal,
)
from rules.honor.events import AllianceEnding
from rules.honor.moves import TURN_ACTIONS
from rules.honor.state import Place, State
from rules.honor.table import Table


def outcomes(outlook: Outlook, command: AnyCommand) -> list[State]:
    """The states that the command may lead to, if nobody saves face; none if it changes nothing on the table.

    An assassin succeeds; an attack succeeds or fails; Dishonor is answered in every way (HO3.3).
    """
    world, seat = outlook.world, outlook.seat
    match command:
        case Lay() | Steal() | BecomeShogun() | Ally() | BreakAlliance():
            return [after(world, lambda table: TURN_ACTIONS[type(command)].carry_out(table, seat, command))]
        case Assassinate(target=target):
            return [after(world, partial(ninjas.kill, seat=seat, target=target))]
        case Dishonor():
            return list(after_dishonor(outlook, command).values())
        case Attack(target=target):
            return [battle(world, seat, target), battle(world, target, seat)]
        case _:
            return []


def hands_victory(outlook: Outlook, command: AnyCommand) -> bool:
    """Whether the command may make another player win before the viewer's next count (HO7.1)."""
    return any(new_winners(outlook, state) for state in outcomes(outlook, command))


def new_winners(outlook: Outlook, state: State) -> set[Seat]:
    """Who in the state would reach the goal before the viewer counts, and now would not."""
    coming = reckoning.about_to_win(outlook.content, state.public)
    return set(takewhile(lambda seat: seat != outlook.seat, coming)) - set(outlook.about_to_win)


def after(state: State, effect: Callable[[Table], object]) -> State:
    """The state after an effect that needs no luck."""
    table = Table(state, Chance(bytes(32), 0))
    effect(table)
    return table.closed()


def battle(state: State, winner: Seat, loser: Seat) -> State:
    """The state after a battle, without the castle (HO4.3, HO4.4)."""

    def won(table: Table) -> None:
        if table.public.shogun == loser:
            houses.move_shogun_card(table, winner)
        houses.discard_daimyo_house(table, loser)

    return after(state, won)


def borne(
    state: State, victim: Seat, answer: LoseHonor | Seppuku, loss: int, by: Seat | None = None
) -> State:
    """The state after the victim's answer to Dishonor (HO3.3).

    `by` is whose card it was, unless face was saved: it ends their alliance with the victim (HO5.5).
    """

    def bear(table: Table) -> None:
        if isinstance(answer, Seppuku):
            houses.discard(table, Place(victim, answer.house))
        else:
            table.pay(victim, loss)
        if by is not None and table.players[victim].serves == by:
            houses.end_alliance(table, victim, AllianceEnding.DISHONOR)

    return after(state, bear)


def after_dishonor(outlook: Outlook, command: Dishonor) -> dict[LoseHonor | Seppuku, State]:
    """What each answer to the viewer's card leads to, without Save Face (HO3.3)."""
    victim, loss = command.victim, outlook.content.cards[command.card].loss
    answers: list[LoseHonor | Seppuku] = [LoseHonor()]
    answers += [Seppuku(place.house) for place in outlook.houses_of(victim)]
    return {answer: borne(outlook.world, victim, answer, loss, outlook.seat) for answer in answers}
