"""What an action of one's own turn would do, described before it is done."""

from bot.views.honor.texts import HonorTexts
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


def describe(observation: Observation, command: AnyCommand, texts: HonorTexts) -> str:
    """A deed of one's own turn, in plain words for a label or a text."""
    seat = observation.public.turn
    match command:
        case Draw():
            return texts("deed-draw")
        case Discard(card=card):
            return texts("deed-discard", card=texts.card(card))
        case Lay(card=card, place=place):
            return texts("deed-lay", card=texts.card(card), place=texts.plain_place(place, seat))
        case Steal(card=card, thefts=thefts):
            told = "; ".join(theft_told(theft, seat, texts) for theft in thefts)
            return texts("deed-steal", cost=texts.content.cards[card].cost, thefts=told)
        case Assassinate(card=card, target=target):
            return texts("deed-assassinate", target=odds(observation, card, target, texts))
        case Dishonor(victim=victim):
            return texts("deed-dishonor", victim=texts.plain_player(victim))
        case TakeBack():
            return texts("button-back")
        case EndTurn():
            return texts("deed-end", actions=_actions_left(observation))
        case _:
            return declaration(observation, command, texts)


def _actions_left(observation: Observation) -> int:
    asking = observation.public.asking
    return asking.actions if isinstance(asking, AskTurn) else 0


def declaration(observation: Observation, command: AnyCommand, texts: HonorTexts) -> str:
    """One of the four declarations (HO2.3)."""
    match command:
        case BecomeShogun():
            honor = texts.content.shogun_honor[observation.public.seats]
            return texts("deed-shogun", honor=honor)
        case Attack(target=target):
            return texts(
                "deed-attack", player=texts.plain_player(target), **_dice(observation, target, texts)
            )
        case Ally(target=target):
            return texts("deed-ally", player=texts.plain_player(target))
        case BreakAlliance():
            return texts("deed-break", cost=texts.content.figures.break_alliance_cost)
    raise TypeError(f"{type(command).__name__} is no declaration")


def theft_told(theft: Theft, seat: Seat, texts: HonorTexts) -> str:
    """Such as "Bushi: Ann's samurai house → own daimyo house"."""
    target = texts.plain_place(theft.target, seat) if theft.target else texts("discard-pile")
    source = texts.plain_place(theft.source, seat)
    return texts("deed-theft", card=texts.card(theft.card), source=source, target=target)


def odds(observation: Observation, card: str, target: Place, texts: HonorTexts) -> str:
    """Whom an assassin would meet: the house, the cost, and the die that is needed (HO6.3)."""
    printed, players = texts.content, observation.public.players
    return texts(
        "odds",
        place=texts.plain_place(target, observation.public.turn),
        cards=len(reckoning.house_at(players, target)),
        cost=reckoning.assassin_cost(printed, players, observation.public.turn, card, target),
        needed=reckoning.assassin_needs(printed, players, target),
    )


def _dice(observation: Observation, target: Seat, texts: HonorTexts) -> dict[str, int]:
    printed, players = texts.content, observation.public.players
    attack = reckoning.strength(printed, players, observation.public.turn, defending=False)
    defence = reckoning.strength(printed, players, target, defending=True)
    return {"attack": reckoning.dice(printed, attack), "defence": reckoning.dice(printed, defence)}
