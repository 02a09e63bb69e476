"""The vocabulary of Shogun in one language, with the players' names."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import ClassVar

from bot.views.title_texts import Phrase, TitleTexts, dashed
from rules.core.model import by_seat
from rules.shogun.building import free_spaces
from rules.shogun.content import Action, ProvinceName, content
from rules.shogun.events import ProvinceFreed
from rules.shogun.state import Bid, Cubes, Province, Public, StandingOrder


class ShogunTexts(TitleTexts):
    """Says things about Shogun. `names` are the players' names by seat, as they are."""

    title = "shogun"

    def card(self, action: Action) -> str:
        """An action as its small card in a picture says it: shorter than its name where that is long."""
        short = f"card-{dashed(action)}"
        return self(short) if self.has(short) else self.term(action)

    def region(self, region: str) -> str:
        return self(f"region-{region}")

    def armies(self, count: int) -> str:
        """So many armies, as the object of a sentence."""
        return self("armies", count=count)

    def chests(self, count: int) -> str:
        """So many chests, as the object of a sentence."""
        return self("chests", count=count)

    def rice(self, count: int) -> str:
        """So much rice, as the object of a sentence."""
        return self("rice", count=count)

    def on_province(self, there: Province | ProvinceFreed) -> list[str]:
        """The buildings and revolt markers in a province."""
        revolts = [self("revolt-markers", count=there.revolts)] if there.revolts else []
        return [*map(self.term, there.buildings), *revolts]

    def numbered(self, things: Iterable[StrEnum | None]) -> str:
        """Things in a row with their places; None is hidden."""
        terms = (self.term(thing) if thing else "?" for thing in things)
        return " · ".join(f"{place}. {term}" for place, term in enumerate(terms, 1))

    def cubes(self, cubes: Cubes) -> str:
        """A heap of cubes by owner, such as "Ann 3, farmers 1"."""
        heaps = [f"{self.player(seat)} {count}" for seat, count in by_seat(cubes.armies) if count]
        if cubes.farmers:
            heaps.append(self("farmers", count=cubes.farmers))
        return self.listed(heaps) or self("nothing")

    def bid(self, bid: Bid) -> str:
        """What lies on a bid space (SH4.3)."""
        if bid is None:
            return self("bid-none")
        return self("bid-chests", count=bid) if isinstance(bid, int) else self("bid-province", province=bid)

    def order(self, order: StandingOrder) -> str:
        """A standing order in a few words."""
        if order.target is None:
            return self("order-stay")
        if order.armies is None:
            return self("order-all", target=order.target)
        return self("order-some", target=order.target, armies=self.armies(order.armies))

    def figures(self, public: Public, province: ProvinceName) -> str:
        """Yields, armies, free building spaces and revolt markers of a province, as signs and numbers."""
        card, there = content().provinces[province], public.provinces[province]
        return self(
            "figures",
            chests=card.chests,
            rice=card.rice,
            armies=there.armies,
            free=free_spaces(public.provinces, province),
            revolts=there.revolts,
        )

    def province_card(self, name: ProvinceName) -> str:
        """What is printed on a province card, in a line."""
        card = content().provinces[name]
        return self(
            "province-card", province=name, chests=card.chests, rice=card.rice, spaces=card.building_spaces
        )

    def event_card(self, index: int) -> str:
        """An event card: its effect, and the rice it would cost in winter."""
        card = content().events[index]
        return self("event-card", effect=self.term(card.effect), rice=card.winter_rice_loss)

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("armies", "supply"), armies),
        **dict.fromkeys(("chests", "paid"), chests),
        **dict.fromkeys(("thrown", "fallen", "returned", "tray"), cubes),
        "rice": rice,
        "event": event_card,
    }
    arguments: ClassVar[Mapping[str, str]] = {
        "seat": "player",
        "replaced_by": "player",
        "former_owner": "loser",
        "remaining": "left",
    }
    additions: ClassVar[Sequence[str]] = ("calmed", "bonus", "standing")
