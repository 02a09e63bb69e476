"""What a press in the panel of a turn means.

What can be taken back, and drawing, is done at once; what is final is prepared, described and confirmed.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn_draft import Draft, place_of, read
from bot.views.honor.turn_panel import DISCARDED, whither
from bot.views.message import Answer, Play, Press, Redraft, Refuse
from rules.core.model import Seat
from rules.honor.commands import (
    AnyCommand,
    Assassinate,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    SetStanding,
    Steal,
    TakeBack,
)
from rules.honor.deck import STOLEN, THIEVES
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Standing, Theft

Handler: TypeAlias = Callable[[Moves, Draft, Press, HonorTexts], Answer]


def press(
    observation: Observation, prompt: AskTurn, data: dict[str, Any], press: Press, texts: HonorTexts
) -> Answer:
    if press.verb == "suggest":
        advised = GAME.advise(observation)
        return Redraft(Draft(card=getattr(advised, "card", None), deed=advised).data)
    handler = HANDLERS.get(press.verb)
    if handler is None:
        return Refuse(texts("refuse-choice"))
    return handler(Moves(observation, prompt), read(data, observation, prompt), press, texts)


def _play(moves: Moves, command: AnyCommand, texts: HonorTexts) -> Answer:
    """Do it, or say which rule forbids it."""
    problem = moves.problem(command)
    return Refuse(texts.refusal(problem)) if problem else Play(command)


def _prepare(moves: Moves, draft: Draft, command: AnyCommand, texts: HonorTexts) -> Answer:
    """Show what it would do, and wait for Confirm."""
    answer = _play(moves, command, texts)
    return answer if isinstance(answer, Refuse) else Redraft(Draft(draft.card, draft.source, command).data)


# ---- at once -----------------------------------------------------------------------------------------------


def _draw(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    return _play(moves, Draw(), texts)


def _discard(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    return _play(moves, Discard(draft.card), texts) if draft.card else Refuse(texts("refuse-no-card"))


def _put(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    place = place_of(press.argument, len(moves.hand.players))
    if draft.card is None or place is None:
        return Refuse(texts("refuse-no-card"))
    return _play(moves, Lay(draft.card, place), texts)


def _back(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    return _play(moves, TakeBack(), texts)


def _end(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    """Only when confirmed, as long as card actions are left: nothing of it can be taken back."""
    return _prepare(moves, draft, EndTurn(), texts) if moves.hand.prompt.actions else Play(EndTurn())


def _standing(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    chosen = _chosen(press)
    if chosen not in list(Standing):
        return Refuse(texts("refuse-choice"))
    return _play(moves, SetStanding(Standing(chosen)), texts)


def _confirm(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    return Refuse(texts("refuse-nothing-prepared")) if draft.deed is None else Play(draft.deed)


# ---- step by step ------------------------------------------------------------------------------------------


def _focus(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    card = _chosen(press)
    return Redraft(Draft(card).data) if card in moves.hand.cards else Refuse(texts("refuse-choice"))


def _target(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    place = place_of(_chosen(press), len(moves.hand.players))
    if draft.card is None or place is None:
        return Refuse(texts("refuse-no-card"))
    return _prepare(moves, draft, Assassinate(draft.card, place), texts)


def _victim(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    chosen = _chosen(press)
    if draft.card is None or chosen not in map(str, range(len(moves.hand.players))):
        return Refuse(texts("refuse-no-card"))
    return _prepare(moves, draft, Dishonor(draft.card, Seat(int(chosen))), texts)


def _declare(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    numbered = {str(number): command for number, command in enumerate(moves.declarations())}
    command = numbered.get(_chosen(press))
    return _prepare(moves, draft, command, texts) if command else Refuse(texts("refuse-choice"))


def _source(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    place = place_of(_chosen(press), len(moves.hand.players))
    if place is None or not _is_thief(moves, draft):
        return Refuse(texts("refuse-no-card"))
    return Redraft(Draft(draft.card, place, draft.deed).data)


def _loot(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    """One more theft; a thief whose hands are full lets go of the last. It goes home if there is room."""
    stolen = _chosen(press)
    known = moves.hand.content.cards.get(stolen)
    if draft.card is None or draft.source is None or not _is_thief(moves, draft):
        return Refuse(texts("refuse-no-card"))
    if known is None or known.kind not in STOLEN:
        return Refuse(texts("refuse-choice"))
    kept = draft.thefts[: moves.hand.content.cards[draft.card].steals - 1]
    thefts = (*kept, Theft(stolen, draft.source, None))
    places = whither(moves, thefts, len(kept)) or [None]
    return _steal(moves, draft, (*kept, Theft(stolen, draft.source, places[0])), texts)


def _whither(moves: Moves, draft: Draft, press: Press, texts: HonorTexts) -> Answer:
    chosen, thefts = _chosen(press), draft.thefts
    target = place_of(chosen, len(moves.hand.players))
    if press.argument not in map(str, range(len(thefts))) or (target is None and chosen != DISCARDED):
        return Refuse(texts("refuse-choice"))
    index = int(press.argument)
    changed = Theft(thefts[index].card, thefts[index].source, target)
    return _steal(moves, draft, (*thefts[:index], changed, *thefts[index + 1 :]), texts)


def _steal(moves: Moves, draft: Draft, thefts: tuple[Theft, ...], texts: HonorTexts) -> Answer:
    assert draft.card is not None, "a thief is looked at"
    return _prepare(moves, draft, Steal(draft.card, thefts), texts)


def _is_thief(moves: Moves, draft: Draft) -> bool:
    return draft.card is not None and moves.hand.kind(draft.card) in THIEVES


def _chosen(press: Press) -> str:
    return press.values[0] if len(press.values) == 1 else ""


HANDLERS: Mapping[str, Handler] = {
    "draw": _draw,
    "discard": _discard,
    "put": _put,
    "back": _back,
    "end": _end,
    "standing": _standing,
    "confirm": _confirm,
    "focus": _focus,
    "target": _target,
    "victim": _victim,
    "declare": _declare,
    "source": _source,
    "loot": _loot,
    "whither": _whither,
}
