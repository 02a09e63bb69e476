"""The vocabulary of Honor of the Samurai in one language, with the players' names and the deck in use."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bot.views.texts import Texts
from bot.views.title_texts import Phrase, TitleTexts, dashed
from rules.core.model import Seat
from rules.honor.content import Content, content
from rules.honor.deck import CardKey, Deck, Kind
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft


class HonorTexts(TitleTexts):
    """Says things about Honor of the Samurai."""

    title = "honor"

    def __init__(self, texts: Texts, names: Sequence[str] = (), deck: Deck | None = None) -> None:
        super().__init__(texts, names)
        self.content: Content = content(deck)

    def card(self, key: CardKey) -> str:
        """What a card is called: as the host's deck says, or as the language does where the deck is ours."""
        shipped, text = content().cards.get(key), f"card-{dashed(key)}"
        printed = self.content.cards.get(key)
        if printed is None:
            return key.replace("_", " ").capitalize()
        translated = shipped is not None and shipped.name == printed.name and self.has(text)
        return self(text) if translated else printed.name

    def cards(self, keys: Sequence[CardKey]) -> str:
        """Cards by name, several of a kind as "2 × name"."""
        counted = {key: keys.count(key) for key in keys}
        named = (
            f"{count} × {self.card(key)}" if count > 1 else self.card(key) for key, count in counted.items()
        )
        return self.listed(named) or self("nothing")

    def place(self, place: Place, seen_by: Seat | None = None) -> str:
        """A house; `seen_by` calls theirs their own."""
        return self._place(place, seen_by, self.player)

    def plain_place(self, place: Place, seen_by: Seat | None = None) -> str:
        """The same for places where Discord reads no markdown."""
        return self._place(place, seen_by, self.plain_player)

    def _place(self, place: Place, seen_by: Seat | None, player: Callable[[Seat], str]) -> str:
        if place.seat == seen_by:
            return self.variant("own", place.house)
        return self("place", player=player(place.seat), house=self.variant("house", place.house))

    def values(self, key: CardKey) -> str:
        """Honor, ki and strength of a card, as far as it has them."""
        card = self.content.cards[key]
        found = (("honor", card.honor), ("ki", card.ki), ("strength", card.strength))
        return self.listed(self(f"value-{name}", count=count) for name, count in found if count)

    def effect(self, key: CardKey) -> str:
        """What a card is good for, in a short sentence."""
        card = dishonor = self.content.cards[key]
        if card.kind is Kind.SAVE_FACE:  # it says what the first Dishonor of the deck costs then
            found = (other for other in self.content.cards.values() if other.kind is Kind.DISHONOR)
            dishonor = next(found, card)
        return self.variant(
            "effect",
            card.kind,
            actions=card.actions,
            cost=card.cost,
            steals=card.steals,
            loss=card.loss,
            saved=dishonor.loss_with_save_face,
            values=self.values(key) or self("no-values"),
        )

    def named(self, name: str, value: object) -> object:
        if name == "card" and isinstance(value, str):
            return self.card(CardKey(value))
        return self.variant("house", value) if isinstance(value, HouseName) else super().named(name, value)

    def theft(self, key: str, theft: Theft, seat: Seat, place: Callable[[Place, Seat], str]) -> str:
        """A theft, such as "Bushi (Ann's samurai house → own daimyo house)"; `place` says a house."""
        target = place(theft.target, seat) if theft.target else self("discard-pile")
        return self(key, card=self.card(theft.card), source=place(theft.source, seat), target=target)

    fields: ClassVar[Mapping[str, Phrase]] = {**dict.fromkeys(("card", "castle"), card), "place": place}
    arguments: ClassVar[Mapping[str, str]] = {
        "seat": "player",
        "first": "player",
        "shogun_honor": "shogun",
        "daimyo_house": "daimyo",
        "samurai_house": "samurai",
        "attack_strength": "attack",
        "defence_strength": "defence",
    }
