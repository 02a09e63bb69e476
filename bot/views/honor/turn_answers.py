"""What a press in the panel of a turn means.

What can be taken back, and drawing, is done at once; what is final is prepared, described and confirmed.
"""

from typing import Any

from msgspec import to_builtins

from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn_panel import DISCARDED, Draft, place_of, read, targets_of
from bot.views.message import Answer, Play, Press, Redraft, Refuse
from rules.core.model import Seat
from rules.honor import commands
from rules.honor.commands import AnyCommand
from rules.honor.deck import STOLEN, THIEVES, CardKey
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Place, Standing, Theft

AT_ONCE = (commands.Draw, commands.Discard, commands.Lay, commands.TakeBack, commands.SetStanding)
"""Commands that are played without Confirm; so is EndTurn when no card action is left."""


def press(
    observation: Observation, prompt: AskTurn, data: dict[str, Any], press: Press, texts: HonorTexts
) -> Answer:
    """The command to play, the changed draft, or a refusal."""
    if press.verb == "suggest":
        advised = GAME.advise(observation)
        return Redraft(to_builtins(Draft(card=getattr(advised, "card", None), deed=advised)))
    moves, draft = Moves(observation, prompt), read(data, observation, prompt)
    meant = _meant(moves, draft, press)
    match meant:
        case str():
            return Refuse(texts(meant))
        case Draft():
            return Redraft(to_builtins(meant))
    if press.verb == "confirm":
        return Play(meant)
    if problem := moves.problem(meant):
        return Refuse(texts.refusal(problem))
    at_once = isinstance(meant, AT_ONCE) or (isinstance(meant, commands.EndTurn) and not prompt.actions)
    return Play(meant) if at_once else Redraft(to_builtins(Draft(draft.card, draft.source, meant)))


def _meant(moves: Moves, draft: Draft, press: Press) -> AnyCommand | Draft | str:
    """A command, a draft with something else to look at, or the id of a refusal."""
    chosen = press.values[0] if len(press.values) == 1 else ""
    match press.verb:
        case "confirm":
            return draft.deed or "refuse-nothing-prepared"
        case "draw":
            return commands.Draw()
        case "back":
            return commands.TakeBack()
        case "end":
            return commands.EndTurn()
        case "standing" if chosen in list(Standing):
            return commands.SetStanding(Standing(chosen))
        case "declare":
            numbered = {str(number): command for number, command in enumerate(moves.declarations())}
            return numbered.get(chosen, "refuse-choice")
        case "focus" if chosen in moves.hand.cards:
            return Draft(CardKey(chosen))
        case "discard" | "put" | "target" | "victim" | "source" | "loot":
            return _with_card(moves, draft, press, chosen) if draft.card else "refuse-no-card"
        case "whither":
            return _sent(moves, draft, press.argument, chosen)
    return "refuse-choice"


def _with_card(moves: Moves, draft: Draft, press: Press, chosen: str) -> AnyCommand | Draft | str:
    """What a press on a control of the card that is looked at means."""
    card, seats = draft.card, len(moves.hand.players)
    place = place_of(press.argument if press.verb == "put" else chosen, seats)
    assert card is not None, "a card is looked at"
    match press.verb:
        case "discard":
            return commands.Discard(card)
        case "put" if place:
            return commands.Lay(card, place)
        case "target" if place:
            return commands.Assassinate(card, place)
        case "victim" if chosen in map(str, range(seats)):
            return commands.Dishonor(card, Seat(int(chosen)))
        case "source" if place and moves.hand.kind(card) in THIEVES:
            return Draft(card, place, draft.deed)
        case "loot" if draft.source and moves.hand.kind(card) in THIEVES:
            return _loot(moves, card, draft.source, draft.thefts, chosen)
    return "refuse-no-card"


def _loot(
    moves: Moves, card: CardKey, source: Place, thefts: tuple[Theft, ...], chosen: str
) -> AnyCommand | str:
    """One more theft; a thief with full hands lets go of the last. It goes home if there is room."""
    stolen = CardKey(chosen)
    known = moves.hand.content.cards.get(stolen)
    if known is None or known.kind not in STOLEN:
        return "refuse-choice"
    kept = thefts[: moves.hand.content.cards[card].steals - 1]
    places = targets_of(moves, (*kept, Theft(stolen, source, None)), len(kept)) or [None]
    return commands.Steal(card, (*kept, Theft(stolen, source, places[0])))


def _sent(moves: Moves, draft: Draft, argument: str, chosen: str) -> AnyCommand | str:
    """The prepared thefts with another place for one stolen card."""
    thefts, target = draft.thefts, place_of(chosen, len(moves.hand.players))
    if argument not in map(str, range(len(thefts))) or (target is None and chosen != DISCARDED):
        return "refuse-choice"
    assert draft.card is not None, "a thief is looked at"
    index = int(argument)
    changed = Theft(thefts[index].card, thefts[index].source, target)
    return commands.Steal(draft.card, (*thefts[:index], changed, *thefts[index + 1 :]))
