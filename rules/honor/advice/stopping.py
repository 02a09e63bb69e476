"""What may keep a rival from a victory that the next count would bring (HO7.1)."""

from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from rules.honor import reckoning
from rules.honor.advice import effects
from rules.honor.advice.attacks import Assault, assaults
from rules.honor.advice.outlook import VICTORY, Outlook
from rules.honor.commands import AnyCommand, Assassinate, Draw, Lay, Steal
from rules.honor.deck import THIEVES, CardKey
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Place, State, Theft


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
        if not (isinstance(assault.first, Lay) and effects.hands_victory(outlook, assault.first)):
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
    states = effects.outcomes(outlook, command)
    stops = VICTORY * fmean(_stopped(outlook, state) for state in states) if states else 0.0
    if isinstance(command, Assassinate):
        gain = stops + outlook.gain_of_murder(command.target) if stops else 0.0
        return outlook.odds_of_murder(command.target) * gain
    return stops


def _value_of_attack(outlook: Outlook, assault: Assault) -> float:
    """The value of an attack, against the risk of the own daimyo house (HO4.3).

    The house is worth nothing to whom nobody else can save: if the very next turn begins with a victory.
    """
    seat, target, before = outlook.seat, assault.target, assault.outlook
    odds, own = before.odds_of_attack(target), Place(seat, HouseName.DAIMYO)
    next_turn = (outlook.public.turn + 1) % outlook.public.seats
    at_stake = 0.0 if outlook.about_to_win[0] == next_turn else before.house_worth(own)
    stopped = _stopped(outlook, effects.battle(before.world, seat, target))
    return odds * VICTORY * stopped - (1 - odds) * at_stake


def _stopped(outlook: Outlook, state: State) -> float:
    """The share of the rivals who would not reach the goal any more; 0 if another one would instead."""
    if effects.new_winners(outlook, state):
        return 0.0
    rivals, left = outlook.rivals_about_to_win, reckoning.about_to_win(outlook.content, state.public)
    return sum(rival not in left for rival in rivals) / len(rivals)
