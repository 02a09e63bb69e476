"""The vocabulary of Shogun in one language, with the players' names."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from bot.present.names import escaped
from bot.texts import Texts
from rules.core.errors import CodedError
from rules.core.model import Seat
from rules.shogun.content import Building, content
from rules.shogun.state import Bid, Cubes, Public, StandingOrder


class Words:
    """Says things about Shogun. `names` are the players' names by seat, as they are."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        self._texts = texts
        self._names = names

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text `shogun-<key>`. Raises KeyError if there is none, ValueError if an argument is missing."""
        return self._texts(f"shogun-{key}", **arguments)

    def term(self, value: StrEnum) -> str:
        """What a printed thing is called, such as an action, a season or a building."""
        return self(f"{type(value).__name__.lower()}-{value.value.replace('_', '-')}")

    def region(self, region: str) -> str:
        return self(f"region-{region}")

    def player(self, seat: Seat) -> str:
        return escaped(self._names[seat])

    def plain_player(self, seat: Seat) -> str:
        """A player's name for places where Discord reads no markdown: labels and alt texts."""
        return self._names[seat]

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.player(seat) for seat in seats)

    @staticmethod
    def listed(items: Iterable[str]) -> str:
        return ", ".join(items)

    def armies(self, count: int) -> str:
        """So many armies, as the object of a sentence."""
        return self("armies", count=count)

    def chests(self, count: int) -> str:
        """So many chests, as the object of a sentence."""
        return self("chests", count=count)

    def rice(self, count: int) -> str:
        """So much rice, as the object of a sentence."""
        return self("rice", count=count)

    def buildings(self, buildings: Iterable[Building]) -> str:
        return self.listed(self.term(building) for building in buildings)

    def cubes(self, cubes: Cubes) -> str:
        """A heap of cubes by owner, such as "Ann 3, farmers 1"."""
        heaps = [f"{self.player(seat)} {count}" for seat, count in enumerate(cubes.armies) if count]
        if cubes.farmers:
            heaps.append(self("farmers", count=cubes.farmers))
        return self.listed(heaps) or self("nothing")

    def bid(self, bid: Bid) -> str:
        """What lies on a bid space (SH4.3)."""
        if bid is None:
            return self("bid-none")
        return self.chests(bid) if isinstance(bid, int) else self("bid-province", province=bid)

    def order(self, order: StandingOrder) -> str:
        """A standing order in a few words."""
        if order.target is None:
            return self("order-stay")
        if order.armies is None:
            return self("order-all", target=order.target)
        return self("order-some", target=order.target, armies=self.armies(order.armies))

    def figures(self, public: Public, province: str) -> str:
        """Yields, armies, free building spaces and revolt markers of a province, as signs and numbers."""
        card, there = content().provinces[province], public.provinces[province]
        return self(
            "figures",
            chests=card.chests,
            rice=card.rice,
            armies=there.armies,
            free=card.building_spaces - len(there.buildings),
            revolts=there.revolts,
        )

    def refusal(self, refused: CodedError) -> str:
        """Why the rules said no, in words."""
        params = {
            name: self.term(value) if isinstance(value, StrEnum) else value
            for name, value in refused.params.items()
        }
        return self._texts(f"refusal-{refused.code}", **params)

    def event_card(self, index: int) -> str:
        """An event card: its effect, and the rice it would cost in winter."""
        card = content().events[index]
        return self("event-card", effect=self.term(card.effect), rice=card.winter_rice_loss)
