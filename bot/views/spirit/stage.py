"""The public message about one stage: a heading, the story, and a picture of where it led."""

from collections.abc import Sequence

from bot.views.headed import headed
from bot.views.message import Message, Picture
from bot.views.spirit.story import tell
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.events import AnyEvent, TurnBegan
from rules.spirit.state import Observation, Phase, Public

ACCENTS = {1: 0xE3B23A, 2: 0xD9773A, 3: 0xA8321F}
"""The three evenings grow redder."""


def stage(
    observation: Observation, events: Sequence[AnyEvent], picture: Picture, texts: SpiritTexts
) -> Message:
    """The message."""
    public = observation.public
    lines = tell([event for event in events if not isinstance(event, TurnBegan)], texts)
    return Message((*headed(heading(public, texts), lines), picture), accent=ACCENTS[public.round])


def heading(public: Public, texts: SpiritTexts, *, plain: bool = False) -> str:
    """The round, and whose turn it is or what the match is at; `plain` where Discord reads no markdown."""
    match public.phase:
        case Phase.SETUP:
            return texts("stage-setup")
        case Phase.ROUND:
            board = public.boards[public.turn.place]
            return texts(
                "stage-turn",
                round=public.round,
                turn=public.turn.number,
                player=texts.plain_player(board.seat) if plain else texts.player(board.seat),
                samurai=texts.term(board.name),
            )
        case Phase.ROUND_END:
            return texts("stage-round-end", round=public.round)
        case Phase.OVER:
            return texts("stage-over")
