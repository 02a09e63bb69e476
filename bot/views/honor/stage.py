"""The public message about one turn: a heading, the story, the board it led to, the dice of its battles."""

from collections.abc import Sequence

from bot.views.headed import headed
from bot.views.honor.pictures import battles, board
from bot.views.honor.story import tell
from bot.views.honor.texts import HonorTexts
from bot.views.message import Message
from rules.honor.events import AnyEvent, TurnBegan, TurnEnded
from rules.honor.state import Observation, Public

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""

UNTOLD = (TurnBegan, TurnEnded)
"""The heading says whose turn it is, and the next message that it has ended."""


def stage(observation: Observation, events: Sequence[AnyEvent], texts: HonorTexts) -> Message:
    """The message."""
    public = observation.public
    told = tell([event for event in events if not isinstance(event, UNTOLD)], texts)
    pictures = (board(observation, events, texts), *battles(events, texts))
    return Message((*headed(heading(public, texts), told), *pictures), accent=ACCENTS[public.turn])


def heading(public: Public, texts: HonorTexts) -> str:
    """The round and whose turn it is."""
    if public.outcome:
        return texts("heading-over")
    if not public.round:
        return texts("heading-setup")
    return texts("heading", round=public.round, player=texts.player(public.turn))
