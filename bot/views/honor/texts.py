"""The vocabulary of Honor of the Samurai in one language, with the players' names and the deck in use."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.views.texts import Texts
from bot.views.title_texts import Phrase, TitleTexts
from rules.core.model import Seat
from rules.honor.content import Content, content
from rules.honor.deck import Card, Deck, Kind
from rules.honor.prompts import HouseName
from rules.honor.state import Place


class HonorTexts(TitleTexts):
    """Says things about Honor of the Samurai."""

    title = "honor"

    def __init__(self, texts: Texts, names: Sequence[str] = (), deck: Deck | None = None) -> None:
        super().__init__(texts, names)
        self.content: Content = content(deck)

    def card(self, key: str) -> str:
        """What a card is called: as the host's deck says, or as the language does where the deck is ours."""
        shipped, text = content().cards.get(key), f"card-{key.replace('_', '-')}"
        printed = self.content.cards.get(key)
        if printed is None:
            return key.replace("_", " ").capitalize()
        translated = shipped is not None and shipped.name == printed.name and self.has(text)
        return self(text) if translated else printed.name

    def cards(self, keys: Sequence[str]) -> str:
        """Cards by name, several of a kind as "2 × name"."""
        counted = {key: keys.count(key) for key in keys}
        named = (
            f"{count} × {self.card(key)}" if count > 1 else self.card(key) for key, count in counted.items()
        )
        return self.listed(named) or self("nothing")

    def place(self, place: Place, seen_by: Seat | None = None) -> str:
        """A house; `seen_by` calls theirs their own."""
        return self._place(place, seen_by, self.player(place.seat) if place.seat != seen_by else "")

    def plain_place(self, place: Place, seen_by: Seat | None = None) -> str:
        """The same for places where Discord reads no markdown."""
        return self._place(place, seen_by, self.plain_player(place.seat) if place.seat != seen_by else "")

    def _place(self, place: Place, seen_by: Seat | None, player: str) -> str:
        if place.seat == seen_by:
            return self(f"own-{place.house.value}")
        return self("place", player=player, house=self.house(place.house))

    def house(self, house: HouseName) -> str:
        return self(f"house-{house.value}")

    def values(self, key: str) -> str:
        """Honor, ki and strength of a card, as far as it has them."""
        card = self.content.cards[key]
        found = (("honor", card.honor), ("ki", card.ki), ("strength", card.strength))
        return self.listed(self(f"value-{name}", count=count) for name, count in found if count)

    def effect(self, key: str) -> str:
        """What a card is good for, in a short sentence."""
        card = self.content.cards[key]
        return self(
            f"effect-{card.kind.value.replace('_', '-')}",
            actions=card.actions,
            cost=card.cost,
            steals=card.steals,
            loss=card.loss,
            saved=self._saved(card),
            values=self.values(key) or self("no-values"),
        )

    def _saved(self, card: Card) -> int:
        """What Dishonor costs when face is saved: as it says itself, on Save Face the first of the deck."""
        found = (other for other in self.content.cards.values() if other.kind is Kind.DISHONOR)
        dishonor = next(found, card) if card.kind is Kind.SAVE_FACE else card
        return dishonor.loss_with_save_face

    def named(self, name: str, value: object) -> object:
        if name == "card" and isinstance(value, str):
            return self.card(value)
        return self.house(value) if isinstance(value, HouseName) else super().named(name, value)

    fields: ClassVar[Mapping[str, Phrase]] = dict.fromkeys(("card", "castle"), card)
