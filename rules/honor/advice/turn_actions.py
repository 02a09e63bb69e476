"""The own turn: always the action with the highest expected gain, until none has a gain."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.model import Seat, all_seats
from rules.honor import reckoning
from rules.honor.advice import effects, stopping
from rules.honor.advice.attacks import Assault, assaults, strengthened
from rules.honor.advice.outlook import DAIMYO, OFFICE, Outlook
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    Steal,
)
from rules.honor.deck import DAIMYOS, THIEVES, Card, CardKey, Kind
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft

CARD = 10.0
"""Expected value of a card drawn."""
MARGIN = 20
"""Honor above the goal that is not spent: as much as one theft can take of the next count."""
BODYGUARD = 12.0
"""Value of the first bodyguard of a house, in addition to its strength."""


class Wish(NamedTuple):
    """An action and its expected honor, less its cost."""

    gain: float
    command: AnyCommand


def choose(outlook: Outlook, moves: Moves) -> AnyCommand:
    """The best action, or the end of the turn if none has a gain; first of all, what stops a winner.

    None that risks the viewer's victory, or makes another win.
    """
    if stop := stopping.choose(outlook, moves):
        return stop
    wishes = [wish for wish in _wishes(outlook, moves) if wish.gain > 0]
    for _, command in sorted(wishes, key=lambda wish: wish.gain, reverse=True):
        if not (_risks_victory(outlook, command) or effects.hands_victory(outlook, command)):
            return command
    return EndTurn()


def _risks_victory(outlook: Outlook, command: AnyCommand) -> bool:
    """Whether the command could cost the viewer the victory of the next count; so could every attack."""
    if not outlook.has_victory:
        return False
    gained = reckoning.income(outlook.content, outlook.players, outlook.public.shogun, outlook.seat).gained
    spare, cost = outlook.player.honor + gained - outlook.goal, _cost(outlook, command)
    return isinstance(command, BreakAlliance) or (cost > 0 and spare - cost < MARGIN)


def _cost(outlook: Outlook, command: AnyCommand) -> int:
    """The honor that a card from hand costs."""
    match command:
        case Assassinate(card=card, target=target):
            return reckoning.assassin_cost(outlook.content, outlook.players, outlook.seat, card, target)
        case Lay(card=card) | Steal(card=card):
            return outlook.content.cards[card].cost
        case _:
            return 0


def _wishes(outlook: Outlook, moves: Moves) -> Iterator[Wish]:
    for command in moves.declarations():
        yield Wish(_declaration(outlook, command), command)
    if outlook.has_victory:
        yield from _defences(outlook)
    else:
        for assault in assaults(outlook, moves):
            yield Wish(_attack(outlook, assault), assault.first)
    for card in sorted(set(outlook.hand)):
        for command in moves.plays(card):
            yield Wish(_play(outlook, command), command)
        if outlook.content.cards[card].kind in THIEVES:
            yield from _thefts(outlook, moves, card)
    if Draw() in moves:
        yield Wish(CARD, Draw())
    elif moves.hand.prompt.actions > 1 and outlook.hand:
        yield Wish(1.0, Discard(min(outlook.hand, key=lambda card: _keep(outlook, card))))


def _defences(outlook: Outlook) -> Iterator[Wish]:
    """Cards that only together make an attack on the victory of the next count less likely to succeed.

    The gain for each of them; another die may need several (HO4.2).
    """
    shogun = outlook.public.shogun
    for after, first, number in strengthened(outlook):
        relief = outlook.exposure(outlook.players, shogun) - outlook.exposure(after.players, shogun)
        yield Wish((relief - outlook.player.honor + after.player.honor) / number, first)


# ---- declarations ------------------------------------------------------------------------------------------


def _declaration(outlook: Outlook, command: AnyCommand) -> float:
    match command:
        case BecomeShogun():
            return _office(outlook)
        case Ally(target=target):
            return _alliance(outlook, target)
        case BreakAlliance():
            return _breach(outlook)
        case _:
            return -1.0


def _office(outlook: Outlook) -> float:
    """The honor of the Shogun card, less the risk for the daimyo house of who may be attacked (HO4.1)."""
    honor = OFFICE * outlook.content.shogun_honor[len(outlook.players)]
    risk = outlook.exposure(outlook.players, outlook.seat) - outlook.exposure(outlook.players, None)
    return honor - risk


def _attack(outlook: Outlook, assault: Assault) -> float:
    """The office and the castle to win and the loser's harm, against the risk of the own daimyo house.

    With the cards laid that give the odds; less the honor that these cost (HO3.2).
    """
    before, target = assault.outlook, assault.target
    chance = before.odds_of_attack(target)
    harm = before.danger(target) * before.house_worth(_daimyo_house(target))
    spoils = before.office_worth(target) + harm
    risk = (1 - chance) * before.house_worth(_daimyo_house(outlook.seat))
    return chance * spoils - risk - (outlook.player.honor - before.player.honor)


def _alliance(outlook: Outlook, target: Seat) -> float:
    """The value of serving the target's daimyo; none with a daimyo to lay: a breach is for that (HO5.8).

    Nor is there any in strengthening somebody who is about to win.
    """
    is_vain = _own_daimyo(outlook) or target in outlook.about_to_win
    return -1.0 if is_vain else outlook.alliance_worth(target)


def _breach(outlook: Outlook) -> float:
    """Only for a daimyo in hand worth more than any alliance, or the alliance would be made again (HO5.4)."""
    lords = [seat for seat in all_seats(len(outlook.players)) if outlook.players[seat].daimyo]
    best = max(map(outlook.alliance_worth, lords))
    return _own_daimyo(outlook) - best - outlook.content.figures.break_alliance_cost


def _own_daimyo(outlook: Outlook) -> float:
    """The value of the best daimyo in hand that there are actions for; 0 without one."""
    cards, actions = outlook.content.cards, reckoning.actions(outlook.content, outlook.player)
    daimyos = [card for card in outlook.hand if _is_daimyo(cards[card], actions)]
    return max((_founding(outlook, card) for card in daimyos), default=0.0)


def _is_daimyo(card: Card, actions: int) -> bool:
    return card.kind in DAIMYOS and card.actions <= actions


def _founding(outlook: Outlook, card: CardKey) -> float:
    """A daimyo of one's own (HO5.8)."""
    return DAIMYO + outlook.worth(card)


# ---- cards from hand ---------------------------------------------------------------------------------------


def _play(outlook: Outlook, command: AnyCommand) -> float:
    match command:
        case Lay(card=card, place=place):
            return _lay(outlook, card, place)
        case Dishonor(card=card, victim=victim):
            return _dishonor(outlook, card, victim)
        case Assassinate(card=card, target=target):
            return _assassinate(outlook, card, target)
        case _:
            return 0.0


def _lay(outlook: Outlook, card: CardKey, place: Place) -> float:
    """The value of laying a card; in the own houses all of its values count.

    In the ally's it only helps against an attack, on the own house or on the lord's (HO5.3, HO5.6).
    """
    printed = outlook.content.cards[card]
    if printed.kind in DAIMYOS:
        return _founding(outlook, card) if place.seat == outlook.seat else -1.0
    gain = outlook.relief(card, place) - printed.cost
    if place.seat != outlook.seat:
        return gain - outlook.worth(card)
    return gain + outlook.safety(place) + _worth_in(outlook, card, place)


def _worth_in(outlook: Outlook, card: CardKey, place: Place) -> float:
    """A card's value in an own house: a first bodyguard protects, a castle replaces another (HO1.4)."""
    kind, cards = outlook.content.cards[card].kind, outlook.player.house(place.house)
    present, worth = reckoning.first_of(outlook.content, cards, kind), outlook.worth(card)
    if kind is Kind.BODYGUARD and not present:
        return worth + (BODYGUARD if place.house is HouseName.DAIMYO else BODYGUARD / 2)
    return worth - outlook.worth(present) if kind is Kind.CASTLE and present else worth


def _dishonor(outlook: Outlook, card: CardKey, victim: Seat) -> float:
    """Dishonor against a player near the goal; it costs the actions of two draws.

    The victim gives up what has the least value, honor or a house (HO3.3). No ally, but to stop them.
    """
    if outlook.is_allied(victim) and victim not in outlook.about_to_win:
        return -1.0
    printed = outlook.content.cards[card]
    least = min(map(outlook.house_worth, outlook.houses_of(victim)))
    return outlook.danger(victim) * min(printed.loss, least) - printed.actions * CARD


def _assassinate(outlook: Outlook, card: CardKey, target: Place) -> float:
    """The victim's harm, or the ally's whole daimyo house, times the probability (HO5.7, HO6.3)."""
    cost, chance = _cost(outlook, Assassinate(card, target)), outlook.odds_of_murder(target)
    if outlook.players[target.seat].serves == outlook.seat:
        return -1.0  # the alliance and its help in battle would end (HO5.5)
    harm = outlook.danger(target.seat) * outlook.house_worth(target)
    return chance * (harm + outlook.gain_of_murder(target)) - cost - CARD


def _thefts(outlook: Outlook, moves: Moves, card: CardKey) -> Iterator[Wish]:
    """The best single theft; for an elite thief also with a second one that is a gain, if it fits."""
    printed = outlook.content.cards[card]
    gainful = [theft for theft in moves.thefts(card) if outlook.gain_of_theft(theft) > 0]
    chosen: list[Theft] = []
    for theft in sorted(gainful, key=lambda theft: outlook.gain_of_theft(theft), reverse=True):
        if len(chosen) < printed.steals and Steal(card, (*chosen, theft)) in moves:
            chosen.append(theft)
    if chosen:
        yield Wish(
            sum(outlook.gain_of_theft(theft) for theft in chosen) - printed.cost, Steal(card, tuple(chosen))
        )


def _keep(outlook: Outlook, card: CardKey) -> float:
    """The value of keeping a card in hand; none of one that no own house takes."""
    printed = outlook.content.cards[card]
    match printed.kind:
        case Kind.SAVE_FACE | Kind.ASSASSIN:
            return 20.0
        case Kind.DISHONOR:
            return max(map(outlook.danger, all_seats(len(outlook.players)))) * printed.loss / 2
        case Kind.THIEF | Kind.ELITE_THIEF:
            return 10.0
        case kind if kind in DAIMYOS or (kind is Kind.CASTLE and not outlook.player.daimyo):
            return 15.0
    places = reckoning.places_for(outlook.content, outlook.players, outlook.seat, card)
    own = (_worth_in(outlook, card, place) for place in places if place.seat == outlook.seat)
    return max(own, default=0.0)


def _daimyo_house(seat: Seat) -> Place:
    return Place(seat, HouseName.DAIMYO)
