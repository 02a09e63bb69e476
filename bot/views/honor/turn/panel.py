"""What the private panel of a turn shows."""

from typing import Any

from bot.views.honor import pictures
from bot.views.honor.position import figures, hand_lines
from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn import controls
from bot.views.honor.turn.described import describe
from bot.views.honor.turn.draft import read
from bot.views.limits import MESSAGE, fitting
from bot.views.message import Block, Message, Text
from rules.honor import reckoning
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation


def panel(observation: Observation, prompt: AskTurn, data: dict[str, Any], texts: HonorTexts) -> Message:
    """The player's figures and hand, what is prepared, and the controls."""
    draft, moves = read(data, observation, prompt), Moves(observation, prompt)
    above = _above(observation, prompt, texts)
    blocks: list[Block] = [Text(above), Text(fitting(hand_lines(observation, texts), MESSAGE // 2))]
    if moves.hand.cards:
        blocks.append(pictures.hand(observation, texts))
    if draft.deed is not None:
        blocks.append(Text(texts("panel-prepared", deed=describe(observation, draft.deed, texts))))
    return Message((*blocks, *controls.rows(observation, moves, draft, texts)))


def _above(observation: Observation, prompt: AskTurn, texts: HonorTexts) -> str:
    lines = [
        texts("panel-heading", round=observation.public.round),
        texts("panel-actions", actions=prompt.actions),
        texts(_declaring(observation, prompt, texts)),
        figures(observation, texts),
    ]
    return "\n".join(lines)


def _declaring(observation: Observation, prompt: AskTurn, texts: HonorTexts) -> str:
    """The text about this turn's declaration: made, owed (HO3.1), or free."""
    if not prompt.may_declare:
        return "panel-declared"
    public = observation.public
    owed = reckoning.must_claim(texts.content, public.players[prompt.seat], public.shogun)
    return "panel-must-claim" if owed else "panel-may-declare"
