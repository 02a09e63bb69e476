"""The public message about one turn: a heading, the story, the board it led to, the dice of its battles."""

from collections.abc import Sequence

from bot.present.honor.pictures import battles, board
from bot.present.honor.story import tell
from bot.present.honor.words import Words
from bot.present.limits import MESSAGE, fitting
from bot.present.message import Block, Message, Text
from rules.honor.events import AnyEvent, TurnBegan, TurnEnded
from rules.honor.state import Observation, Public

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""

UNTOLD = (TurnBegan, TurnEnded)
"""The heading says whose turn it is, and the next message that it has ended."""


def stage(observation: Observation, events: Sequence[AnyEvent], words: Words) -> Message:
    """The message, short enough for Discord: a story that is too long loses its beginning."""
    public = observation.public
    title = f"### {heading(public, words)}"
    told = tell([event for event in events if not isinstance(event, UNTOLD)], words)
    blocks: list[Block] = [Text(title)]
    if told:
        blocks.append(Text(fitting(told, MESSAGE - len(title))))
    pictures = (board(observation, events, words), *battles(events, words))
    return Message((*blocks, *pictures), accent=ACCENTS[public.turn])


def heading(public: Public, words: Words) -> str:
    """The round and whose turn it is."""
    if public.outcome:
        return words("heading-over")
    if not public.round:
        return words("heading-setup")
    return words("heading", round=public.round, player=words.player(public.turn))
