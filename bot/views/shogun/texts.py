"""Shogun in words: its vocabulary, and the events that need more than their fields."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import ClassVar

import msgspec

from bot.views.title_texts import Phrase, TitleTexts, counted, dashed
from rules.core.model import Event, Seat, all_seats, by_seat
from rules.shogun import events as facts
from rules.shogun.battle import neutral_farmers
from rules.shogun.building import free_spaces
from rules.shogun.content import Action, ProvinceName, content
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

    def on_province(self, there: Province | facts.ProvinceFreed) -> list[str]:
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
        return self("order-some", target=order.target, armies=self("armies", count=order.armies))

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

    def standing_in(self, public: Public, province: ProvinceName) -> str:
        """Who and what stands in a province, without markdown."""
        there = public.provinces[province]
        if there.owner is None:
            return self("describe-neutral", farmers=neutral_farmers(public))
        described = self("describe-owned", owner=self.player(there.owner), armies=there.armies)
        return self.listed([described, *self.on_province(there)])

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

    def meaning(self, key: str) -> str:
        return self("effect-means", effect=self(key)) if key.startswith("effect-") else super().meaning(key)

    # ---- events --------------------------------------------------------------------------------------------

    def story(self, events: Iterable[Event]) -> list[str]:
        """The events in words. In each part of a story, those who have no action come after those who act."""
        found = list(events)
        new_parts = facts.RoundBegan | facts.ActionBegan | facts.WinterCame
        parts = accumulate(isinstance(event, new_parts) for event in found)
        idle = (isinstance(event, facts.NoAction) for event in found)
        ordered = sorted(zip(parts, idle, found, strict=True), key=lambda entry: entry[:2])
        return super().story(event for *_, event in ordered)

    def told(self, event: msgspec.Struct) -> str:
        """One event; the text named after it, where its fields are enough."""
        match event:
            case facts.CardsOpened(replaced_by=seat):
                return self.tell(event, "cards-opened" if seat is None else "cards-replaced")
            case facts.EventsOpened(events=cards):
                return "\n".join((self.tell(event), *(f"- {self.event_card(card)}" for card in cards)))
            case facts.BidsRevealed(ranking=seats):
                return self("bids-revealed", bids=" · ".join(self._bid(event, seat) for seat in seats))
            case facts.TurnOrderSet(order=seats):
                return self("turn-order-set", order=" → ".join(map(self.player, seats)))
            case facts.ActionBegan(slot=slot):
                return f"**{self.tell(event, number=slot)}**"
            case facts.BattleFought():
                return self._battle_fought(event)
            case facts.RevoltFought():
                return self._revolt_fought(event)
            case facts.ProvinceConquered(former_owner=seat):
                return self.tell(event, "province-occupied" if seat is None else "province-conquered")
            case facts.ProvinceFreed():
                line, lost = self.tell(event), self.listed(self.on_province(event))
                return f"{line} {self('gone', things=lost)}" if lost else line
            case facts.WinterCame():
                lost = self.listed(f"{self.player(seat)} {rice}" for seat, rice in by_seat(event.lost))
                loss = content().events[event.event].winter_rice_loss
                return self.tell(event, loss=self("rice", count=loss), lost=lost)
            case facts.Scored(totals=totals):
                ranked = sorted(all_seats(len(totals)), key=lambda seat: -totals[seat])
                points = (self._points(event, seat) for seat in ranked)
                return "\n".join((self.tell(event), *self._majorities(event.majorities), *points))
            case facts.MatchEnded(outcome=outcome):
                return self.ended(outcome, " · ")
        return self.tell(event)

    def _provinces_given(self, events: Sequence[facts.ProvinceGiven]) -> str:
        """A line for each player who got some of these provinces."""
        given: dict[Seat, list[str]] = {}
        for event in events:
            given.setdefault(event.seat, []).append(f"{event.province} ({event.armies})")
        return "\n".join(
            self("provinces-given", player=self.player(seat), provinces=self.listed(provinces))
            for seat, provinces in given.items()
        )

    def _no_actions(self, events: Sequence[facts.NoAction]) -> str:
        return self("no-action", players=self.players(event.seat for event in events))

    def _bid(self, event: facts.BidsRevealed, seat: Seat) -> str:
        """A bid of chests says what was paid, which may be less, or nothing at all (SH5.1)."""
        bid = event.bids[seat]
        line = self("bid-of", player=self.player(seat), bid=self.bid(bid))
        return f"{line} {self('bid-paid', paid=event.paid[seat])}" if bid and isinstance(bid, int) else line

    # ---- battles and revolts (SH7) -------------------------------------------------------------------------

    def _battle_fought(self, event: facts.BattleFought) -> str:
        lines = [
            self.tell(event, defender=self._defender(event)),
            self._into_tower(self("thrown", thrown=self.cubes(event.thrown)), event.before),
            *self._extras(event),
            self._fallen(event),
            self._result(event),
            self.tell(event, "after-battle"),
        ]
        return "\n".join(lines)

    def _revolt_fought(self, event: facts.RevoltFought) -> str:
        score = {"owner": event.fallen.armies[event.seat], "farmers": event.fallen.farmers}
        lines = [
            self._into_tower(self.tell(event), event.before),
            self.tell(event, "fallen"),
            self.tell(event, "revolt-put-down" if event.put_down else "revolt-succeeded", **score),
            self.tell(event, "after-battle"),
        ]
        return "\n".join(lines)

    def _defender(self, event: facts.BattleFought) -> str:
        return self("neutral") if event.defender is None else self.player(event.defender)

    def _into_tower(self, line: str, tray: Cubes) -> str:
        """The line, and what lay in the tray before and went in as well (SH7.2)."""
        return f"{line} {self('thrown-tray', cubes=self.cubes(tray))}" if tray.total else line

    def _extras(self, event: facts.BattleFought) -> list[str]:
        bonuses = {"attack": event.attack_bonus, "defence": event.defence_bonus, "castle": event.castle_bonus}
        extras = [self(f"thrown-{cause}", count=count) for cause, count in bonuses.items() if count]
        return [self("thrown-extra", extras=self.listed(extras))] if extras else []

    def _fallen(self, event: facts.BattleFought) -> str:
        """What fell out, and whom the farmers among it help (SH7.3)."""
        line = self.tell(event, "fallen")
        if not event.fallen.farmers:
            return line
        return f"{line} {self('farmers-defend' if event.farmers_helped else 'farmers-abstain')}"

    def _result(self, event: facts.BattleFought) -> str:
        attack = event.fallen.armies[event.seat]
        defence = 0 if event.defender is None else event.fallen.armies[event.defender]
        if event.farmers_helped:
            defence += event.fallen.farmers  # SH7.3
        match event.result:
            case facts.Result.ATTACKER_WINS:
                key = "battle-won"
            case facts.Result.DEFENDER_WINS | facts.Result.DRAW if event.defender is None:
                key = "battle-stays-neutral"
            case facts.Result.DEFENDER_WINS:
                key = "battle-held"
            case facts.Result.DRAW:
                key = "battle-drawn" if attack == defence else "battle-deserted"
        winner = self.player(event.seat) if key == "battle-won" else self._defender(event)
        return self.tell(event, key, player=winner, province=event.target, attack=attack, defence=defence)

    # ---- winter and end (SH8) ------------------------------------------------------------------------------

    def _majorities(self, majorities: Sequence[facts.Majority]) -> Iterator[str]:
        """A line for each region where somebody has most of something."""
        for region in dict.fromkeys(majority.region for majority in majorities):
            found = [
                self.tell(majority, building=majority.building.value, players=self.players(majority.seats))
                for majority in majorities
                if majority.region == region
            ]
            yield self("majorities", region=self.region(region), majorities=" · ".join(found))

    def _points(self, event: facts.Scored, seat: Seat) -> str:
        provinces, buildings, majorities = event.parts(seat)
        return self(
            "points-scored",
            player=self.player(seat),
            provinces=provinces,
            buildings=buildings,
            majorities=majorities,
            sum=provinces + buildings + majorities,
            total=event.totals[seat],
        )

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("armies", "supply"), counted("armies")),
        **dict.fromkeys(("chests", "paid"), counted("chests")),
        **dict.fromkeys(("thrown", "fallen", "returned", "tray"), cubes),
        **dict.fromkeys(("actions", "specials"), numbered),
        "rice": counted("rice"),
        "event": event_card,
    }
    additions: ClassVar[Sequence[str]] = ("calmed", "bonus", "standing")
    together: ClassVar[Mapping[type[Event], Phrase]] = {
        facts.ProvinceGiven: _provinces_given,
        facts.NoAction: _no_actions,
    }
