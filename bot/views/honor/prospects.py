"""What each card in hand would do now."""

from bot.views.honor.texts import HonorTexts
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import AnyCommand, Assassinate, Dishonor, Lay, Steal
from rules.honor.deck import THIEVES, Kind
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Theft


def prospect(observation: Observation, card: str, texts: HonorTexts) -> str:
    """The card, its effect and, in the player's own turn, where it may go, or why not now."""
    assert observation.private is not None, "only a seat has a hand"
    copies = observation.private.hand.count(card)
    name = f"{copies} × **{texts.card(card)}**" if copies > 1 else f"**{texts.card(card)}**"
    described = f"{name}: {texts.effect(card)}"
    prompt = observation.prompt
    if not isinstance(prompt, AskTurn) or not prompt.actions:
        return described
    note = _now(Moves(observation, prompt), card, texts)
    return f"{described} {note}" if note else described


def _now(moves: Moves, card: str, texts: HonorTexts) -> str:
    """Where a card may go now, or why it may not be played; nothing where the effect says it all."""
    kind = moves.hand.kind(card)
    if kind is Kind.SAVE_FACE:
        return ""
    places = [play.place for play in moves.plays(card) if isinstance(play, Lay)]
    if places:
        return texts("now-to", places=texts.listed(texts.place(place, moves.hand.seat) for place in places))
    if moves.plays(card) or moves.thefts(card):
        return ""
    problem = moves.problem(_attempt(moves, card))
    return texts("not-now", reason=texts.refusal(problem)) if problem else ""


def _attempt(moves: Moves, card: str) -> AnyCommand:
    """The most natural way to play a card, to hear why it is refused."""
    seat, kind = moves.hand.seat, moves.hand.kind(card)
    if kind in THIEVES:
        loot = reckoning.loot(moves.hand.content, moves.hand.players)
        return Steal(card, tuple(Theft(stolen, source, None) for source, stolen in loot[:1]))
    if kind is Kind.ASSASSIN:
        return Assassinate(card, Place(seat, HouseName.SAMURAI))  # for the price that is printed (HO5.7)
    if kind is Kind.DISHONOR:
        return Dishonor(card, Seat((seat + 1) % len(moves.hand.players)))
    return Lay(card, Place(seat, HouseName.DAIMYO))
