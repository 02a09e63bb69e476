"""The picture of Samurai Spirit, with an alt text that says the same, and the few words on it."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.views.message import Picture
from bot.views.spirit.position import alt
from bot.views.spirit.texts import SpiritTexts
from renderer.spirit import Board, Labels
from rules.core.model import all_seats
from rules.spirit.content import Difficulty, Name
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation


def board(observation: Observation, events: Sequence[AnyEvent], texts: SpiritTexts) -> Picture:
    """The table, the same for everybody; what the events changed is pointed out."""
    public = observation.public
    names = tuple(texts.plain_player(seat) for seat in all_seats(public.seats))
    seen = replace(observation, viewer=None)
    return Picture(Board(seen, labels(texts), tuple(events), names), alt(public, texts))


def labels(texts: SpiritTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return texts.labels(
        Labels,
        names=texts.terms(Name),
        difficulties=texts.terms(Difficulty),
        rounds=tuple(texts("label-round", round=number) for number in (1, 2, 3)),
        setup=texts("stage-setup"),
    )
