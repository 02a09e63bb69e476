"""The pictures of Honor of the Samurai, with alt texts that say the same, and the words on them."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.honor.position import alts
from bot.views.honor.story import tell, valid
from bot.views.honor.texts import HonorTexts
from bot.views.message import Picture
from renderer.honor import Battle, Board, Hand, Labels
from rules.core.model import all_seats
from rules.honor.events import AnyEvent, BattleFought
from rules.honor.state import Observation


def board(observation: Observation, events: Sequence[AnyEvent], texts: HonorTexts) -> Picture:
    """The table as everybody may see it, whoever asks; what the events changed is pointed out."""
    public = replace(observation, viewer=None, private=None)
    drawing = Board(public, labels(texts), tuple(valid(events)), _names(observation, texts))
    alt, *shorter = alts(public.public, texts)
    return Picture(drawing, alt, tuple(shorter))


def hand(observation: Observation, texts: HonorTexts) -> Picture:
    """The viewer's cards, big. For the viewer's eyes only."""
    assert observation.private is not None, "only a seat has a hand"
    held = observation.private.hand
    told = texts("alt-hand", cards=texts.cards(held))
    drawn = tuple((texts.card(card), texts.effect(card)) for card in held)
    return Picture(Hand(observation, drawn, labels(texts)), told)


def battles(events: Sequence[AnyEvent], texts: HonorTexts) -> Iterator[Picture]:
    """The dice of every battle."""
    for event in events:
        if isinstance(event, BattleFought):
            names = texts.plain_player(event.attacker), texts.plain_player(event.defender)
            told = " ".join(tell([event], texts)).replace("**", "")
            yield Picture(Battle(event, labels(texts), names), told)


def _names(observation: Observation, texts: HonorTexts) -> tuple[str, ...]:
    return tuple(texts.plain_player(seat) for seat in all_seats(observation.public.seats))


def labels(texts: HonorTexts) -> Labels:
    """All words that a picture may need, in one language."""
    cards = {card: texts.card(card) for card in texts.content.cards}
    return texts.labels(Labels, cards=cards, shogun=texts.card("shogun"))
