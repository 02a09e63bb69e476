"""What a deed would do, said before it is done."""

from bot.views.honor.texts import Words
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    Steal,
    TakeBack,
)
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Place, Theft


def describe(observation: Observation, command: AnyCommand, words: Words) -> str:
    """A deed of one's own turn, in plain words for a label or a text."""
    seat = observation.public.turn
    match command:
        case Draw():
            return words("deed-draw")
        case Discard(card=card):
            return words("deed-discard", card=words.card(card))
        case Lay(card=card, place=place):
            return words("deed-lay", card=words.card(card), place=words.plain_place(place, seat))
        case Steal(card=card, thefts=thefts):
            told = "; ".join(theft_told(theft, seat, words) for theft in thefts)
            return words("deed-steal", cost=words.content.cards[card].cost, thefts=told)
        case Assassinate(card=card, target=target):
            return words("deed-assassinate", target=odds(observation, card, target, words))
        case Dishonor(victim=victim):
            return words("deed-dishonor", victim=words.plain_player(victim))
        case TakeBack():
            return words("button-back")
        case EndTurn():
            return words("deed-end", actions=_actions_left(observation))
        case _:
            return declaration(observation, command, words)


def _actions_left(observation: Observation) -> int:
    asking = observation.public.asking
    return asking.actions if isinstance(asking, AskTurn) else 0


def declaration(observation: Observation, command: AnyCommand, words: Words) -> str:
    """One of the four declarations (HO2.3)."""
    match command:
        case BecomeShogun():
            honor = words.content.shogun_honor[observation.public.seats]
            return words("deed-shogun", honor=honor)
        case Attack(target=target):
            return words(
                "deed-attack", player=words.plain_player(target), **_dice(observation, target, words)
            )
        case Ally(target=target):
            return words("deed-ally", player=words.plain_player(target))
        case BreakAlliance():
            return words("deed-break", cost=words.content.figures.break_alliance_cost)
    raise TypeError(f"{type(command).__name__} is no declaration")


def theft_told(theft: Theft, seat: Seat, words: Words) -> str:
    """Such as "Bushi: Ann's samurai house → own daimyo house"."""
    target = words.plain_place(theft.target, seat) if theft.target else words("discard-pile")
    source = words.plain_place(theft.source, seat)
    return words("deed-theft", card=words.card(theft.card), source=source, target=target)


def odds(observation: Observation, card: str, target: Place, words: Words) -> str:
    """Whom an assassin would meet: the house, the cost, and the die that is needed (HO6.3)."""
    printed, players = words.content, observation.public.players
    return words(
        "odds",
        place=words.plain_place(target, observation.public.turn),
        cards=len(reckoning.house_at(players, target)),
        cost=reckoning.assassin_cost(printed, players, observation.public.turn, card, target),
        needed=reckoning.assassin_needs(printed, players, target),
    )


def _dice(observation: Observation, target: Seat, words: Words) -> dict[str, int]:
    printed, players = words.content, observation.public.players
    attack = reckoning.strength(printed, players, observation.public.turn, defending=False)
    defence = reckoning.strength(printed, players, target, defending=True)
    return {"attack": reckoning.dice(printed, attack), "defence": reckoning.dice(printed, defence)}
