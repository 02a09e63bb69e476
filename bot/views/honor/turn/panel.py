"""What the private panel of a turn shows."""

from typing import Any

from bot.views.honor import pictures
from bot.views.honor.position import figures, hand_lines
from bot.views.honor.texts import Words
from bot.views.honor.turn import controls
from bot.views.honor.turn.described import describe
from bot.views.honor.turn.draft import read
from bot.views.limits import MESSAGE, fitting
from bot.views.message import Block, Message, Text
from rules.honor import reckoning
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation


def panel(observation: Observation, prompt: AskTurn, data: dict[str, Any], words: Words) -> Message:
    """The player's figures and hand, what is prepared, and the controls."""
    draft, moves = read(data, observation, prompt), Moves(observation, prompt)
    above = _above(observation, prompt, words)
    blocks: list[Block] = [Text(above), Text(fitting(hand_lines(observation, words), MESSAGE // 2))]
    if moves.hand.cards:
        blocks.append(pictures.hand(observation, words))
    if draft.deed is not None:
        blocks.append(Text(words("panel-prepared", deed=describe(observation, draft.deed, words))))
    return Message((*blocks, *controls.rows(observation, moves, draft, words)))


def _above(observation: Observation, prompt: AskTurn, words: Words) -> str:
    lines = [
        words("panel-heading", round=observation.public.round),
        words("panel-actions", actions=prompt.actions),
        words(_declaring(observation, prompt, words)),
        figures(observation, words),
    ]
    return "\n".join(lines)


def _declaring(observation: Observation, prompt: AskTurn, words: Words) -> str:
    """The text about this turn's declaration: made, owed (HO3.1), or free."""
    if not prompt.may_declare:
        return "panel-declared"
    public = observation.public
    owed = reckoning.must_claim(words.content, public.players[prompt.seat], public.shogun)
    return "panel-must-claim" if owed else "panel-may-declare"
