"""The public message about one turn: a heading, the story, the board it led to, the dice of its battles."""

from collections.abc import Sequence

from bot.views.headed import headed
from bot.views.honor.pictures import battles, board
from bot.views.honor.story import tell
from bot.views.honor.texts import Words
from bot.views.message import Message
from rules.honor.events import AnyEvent, TurnBegan, TurnEnded
from rules.honor.state import Observation, Public

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""

UNTOLD = (TurnBegan, TurnEnded)
"""The heading says whose turn it is, and the next message that it has ended."""


def stage(observation: Observation, events: Sequence[AnyEvent], words: Words) -> Message:
    """The message."""
    public = observation.public
    told = tell([event for event in events if not isinstance(event, UNTOLD)], words)
    pictures = (board(observation, events, words), *battles(events, words))
    return Message((*headed(heading(public, words), told), *pictures), accent=ACCENTS[public.turn])


def heading(public: Public, words: Words) -> str:
    """The round and whose turn it is."""
    if public.outcome:
        return words("heading-over")
    if not public.round:
        return words("heading-setup")
    return words("heading", round=public.round, player=words.player(public.turn))
