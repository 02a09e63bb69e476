"""The pictures of Honor of the Samurai, each with an alt text that says the same."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.honor.labels import labels
from bot.views.honor.position import alt
from bot.views.honor.story import tell, valid
from bot.views.honor.texts import Words
from bot.views.limits import ALT, clip
from bot.views.message import Picture
from renderer.honor import Battle, Board, Hand
from rules.honor.events import AnyEvent, BattleFought
from rules.honor.state import Observation


def board(observation: Observation, events: Sequence[AnyEvent], words: Words) -> Picture:
    """The table as everybody may see it, whoever asks; what the events changed is pointed out."""
    public = replace(observation, viewer=None, private=None)
    drawing = Board(public, labels(words), tuple(valid(events)), _names(observation, words))
    return Picture(drawing, alt(public.public, words))


def hand(observation: Observation, words: Words) -> Picture:
    """The viewer's cards, big. For the viewer's eyes only."""
    assert observation.private is not None, "only a seat has a hand"
    held = observation.private.hand
    told = words("alt-hand", cards=words.cards(held))
    drawn = tuple((words.card(card), words.effect(card)) for card in held)
    return Picture(Hand(observation, drawn, labels(words)), clip(told, ALT))


def battles(events: Sequence[AnyEvent], words: Words) -> Iterator[Picture]:
    """The dice of every battle."""
    for event in events:
        if isinstance(event, BattleFought):
            names = words.plain_player(event.attacker), words.plain_player(event.defender)
            told = " ".join(tell([event], words)).replace("**", "")
            yield Picture(Battle(event, labels(words), names), clip(told, ALT))


def _names(observation: Observation, words: Words) -> tuple[str, ...]:
    return tuple(words.plain_player(seat) for seat in range(observation.public.seats))
