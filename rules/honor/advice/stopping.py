"""What may keep a rival from a victory that the next count would bring (HO7.1)."""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from typing import NamedTuple

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor import houses, ninjas, reckoning
from rules.honor.advice.attacks import Assault, assaults
from rules.honor.advice.outlook import Outlook
from rules.honor.card_actions import LayCard
from rules.honor.commands import (
    AnyCommand,
    Assassinate,
    Dishonor,
    Draw,
    Lay,
    LoseHonor,
    Seppuku,
    Steal,
)
from rules.honor.deck import THIEVES, CardKey
from rules.honor.events import AllianceEnding
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Place, State, Theft
from rules.honor.table import Table

STOP = 1000.0
"""Value of stopping everybody who would win before the viewer counts again, in honor."""


class Hope(NamedTuple):
    """The value of a command: what it probably stops, less what it costs and risks."""

    value: float
    command: AnyCommand


def choose(outlook: Outlook, moves: Moves) -> AnyCommand | None:
    """The command that is best against those who would win before the viewer's next count.

    If nothing is worth its risk, a card is drawn, as long as an action is left to play it. None without such
    a rival, or if nothing helps.
    """
    if not outlook.rivals_about_to_win:
        return None
    best = max(_hopes(outlook, moves), key=lambda hope: hope.value, default=Hope(0.0, Draw()))
    if best.value > 0:
        return best.command
    return Draw() if Draw() in moves and moves.hand.prompt.actions > 1 else None


def _hopes(outlook: Outlook, moves: Moves) -> Iterator[Hope]:
    """Whatever could stop somebody now, and the first step towards a better attack."""
    for card in sorted(set(outlook.hand)):
        for command in moves.plays(card):
            yield Hope(_value(outlook, command), command)
        if outlook.content.cards[card].kind in THIEVES:
            for robbery in _robberies(outlook, moves, card):
                yield Hope(_value(outlook, robbery), robbery)
    for assault in assaults(outlook, moves):
        yield Hope(_value_of_attack(outlook, assault), assault.first)


def _robberies(outlook: Outlook, moves: Moves, card: CardKey) -> Iterator[Steal]:
    """The most honor that the thief can take from each rival, in as many cards as it may steal (HO6.2)."""
    cards = outlook.content.cards

    def gain(theft: Theft) -> tuple[int, float]:
        return cards[theft.card].honor, outlook.gain_of_theft(theft)

    for rival in outlook.rivals_about_to_win:
        thefts = [theft for theft in moves.thefts(card) if theft.source.seat == rival]
        chosen: list[Theft] = []
        for theft in sorted(thefts, key=gain, reverse=True):
            if len(chosen) < cards[card].steals and Steal(card, (*chosen, theft)) in moves:
                chosen.append(theft)
        if chosen:
            yield Steal(card, tuple(chosen))


def _value(outlook: Outlook, command: AnyCommand) -> float:
    """The value of a command, if nobody saves face; 0 for one that stops nobody."""
    seat = outlook.seat
    match command:
        case Lay():
            return STOP * _stopped(outlook, _after(outlook.world, lambda table: _lay(table, seat, command)))
        case Assassinate(target=target):
            after = _after(outlook.world, lambda table: ninjas.kill(table, seat, target))
            stops = _stopped(outlook, after)
            gain = STOP * stops + outlook.gain_of_murder(target) if stops else 0.0
            return outlook.odds_of_murder(target) * gain
        case Dishonor(card=card, victim=victim):
            answers = answers_to_dishonor(outlook, victim, outlook.content.cards[card].loss).values()
            return STOP * fmean(_stopped(outlook, _ended(outlook, after, victim)) for after in answers)
        case Steal():
            after = _after(outlook.world, lambda table: ninjas.PlayThief().carry_out(table, seat, command))
            return STOP * _stopped(outlook, after)
    return 0.0


def answers_to_dishonor(outlook: Outlook, victim: Seat, loss: int) -> dict[LoseHonor | Seppuku, State]:
    """What each answer of the victim leads to, without Save Face (HO3.3)."""
    found: dict[LoseHonor | Seppuku, State] = {
        LoseHonor(): _after(outlook.world, lambda table: table.pay(victim, loss))
    }
    for place in outlook.houses_of(victim):
        found[Seppuku(place.house)] = _after(outlook.world, partial(houses.discard, place=place))
    return found


def _ended(outlook: Outlook, state: State, victim: Seat) -> State:
    """The state when the alliance with a servant whom the viewer has dishonored has ended (HO5.5)."""
    if state.public.players[victim].serves != outlook.seat:
        return state
    return _after(state, lambda table: houses.end_alliance(table, victim, AllianceEnding.DISHONOR))


def _value_of_attack(outlook: Outlook, assault: Assault) -> float:
    """The value of an attack, against the risk of the own daimyo house (HO4.3)."""
    seat, target, before = outlook.seat, assault.target, assault.outlook

    def won(table: Table) -> None:
        if table.public.shogun == target:
            houses.move_shogun_card(table, seat)
        houses.discard_daimyo_house(table, target)

    odds, at_stake = before.odds_of_attack(target), before.house_worth(Place(seat, HouseName.DAIMYO))
    return odds * STOP * _stopped(outlook, _after(before.world, won)) - (1 - odds) * at_stake


def _stopped(outlook: Outlook, state: State) -> float:
    """The share of the rivals who would not reach the goal any more."""
    rivals, left = outlook.rivals_about_to_win, reckoning.about_to_win(outlook.content, state.public)
    return sum(rival not in left for rival in rivals) / len(rivals)


def _after(state: State, effect: Callable[[Table], object]) -> State:
    """The state after an effect that needs no luck."""
    table = Table(state, Chance(bytes(32), 0))
    effect(table)
    return table.closed()


def _lay(table: Table, seat: Seat, command: Lay) -> None:
    LayCard().carry_out(table, seat, command)
