"""Shogun in words: its vocabulary, and the events that need more than their fields."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import accumulate, groupby
from typing import ClassVar, TypeAlias

import msgspec

from bot.views.title_texts import Phrase, TitleTexts, counted, dashed, term_key, yes
from renderer.shogun.scene import Scene, scene
from rules.core.model import Event, Seat, all_seats, by_seat
from rules.shogun import events as facts
from rules.shogun.actions import recruits
from rules.shogun.battle import neutral_farmers
from rules.shogun.building import free_spaces
from rules.shogun.content import BATTLES, BUILDS, YEARS, Action, ProvinceName, Special, board, content
from rules.shogun.state import Bid, Cubes, Plan, Province, Public, StandingOrder

Bringing: TypeAlias = facts.TaxesCollected | facts.RiceConfiscated | facts.Deployed
"""The events of actions that bring chests, rice or armies."""


class ShogunTexts(TitleTexts):
    """Says things about Shogun. `names` are the players' names by seat, as they are."""

    title = "shogun"
    fights: Sequence[Event] = ()
    """The fights of a message that has several: their lines are numbered like their pictures."""
    unseen = 0
    """How many of these, the first ones, have no picture."""

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

    def numbered(self, things: Iterable[StrEnum]) -> str:
        """Things in a row with their places."""
        return " · ".join(f"{place}. {term}" for place, term in enumerate(map(self.term, things), 1))

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

    def order(self, order: StandingOrder, action: Action, *, brief: bool = False) -> str:
        """A standing order in a few words, with its condition and what else to do.

        What must march and is to hold back marches with 1 army (SH6.5); a `brief` order leaves that out.
        """
        if order.target is None:
            return self("order-hold")
        if order.armies is None:
            line = self("order-all", target=order.target)
        else:
            line = self("order-some", target=order.target, armies=self("armies-alone", count=order.armies))
        if order.at_most is not None:
            line = self("order-if", order=line, count=order.at_most)
        if order.otherwise is None or (brief and order.otherwise.target is None):
            return line
        if order.otherwise.target:
            other = self.order(order.otherwise, action, brief=brief)
        else:
            other = self("order-least" if action in BATTLES else "order-hold")
        return self("order-else", order=line, other=other)

    def wishes(self, public: Public, wishes: Sequence[Special]) -> str:
        """The special cards wished for, in order, with their places; nothing if there are none."""
        places = {special: place for place, special in enumerate(public.specials, 1)}
        cards = [f"{places[wish]}. {self.term(wish)}" for wish in wishes]
        return self("panel-wishes", wishes=" › ".join(cards)) if cards else ""

    def laid(self, plan: Plan, action: Action) -> str:
        """What a plan does with an action that has a province, without markdown."""
        line, order = f"{self.term(action)}: {plan.provinces[action]}", plan.orders.get(action)
        return f"{line} ({self.order(order, action)})" if order else line

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

    def standing_in(self, public: Public, province: ProvinceName, mine: Seat | None = None) -> str:
        """Who and what stands in a province, without markdown; the provinces of the seat `mine` are yours."""
        there = public.provinces[province]
        if there.owner is None:
            return self("describe-neutral", farmers=neutral_farmers(public))
        owner = self("yours") if there.owner == mine else self.player(there.owner)
        described = self("describe-owned", owner=owner, armies=there.armies)
        return self.listed([described, *self.on_province(there)])

    def province_card(self, public: Public, name: ProvinceName) -> str:
        """What is printed on a province card, and its region, in a line."""
        card = content().provinces[name]
        return self(
            "province-card",
            province=name,
            region=self.region(public.board.region_of[name]),
            chests=card.chests,
            rice=card.rice,
            spaces=card.building_spaces,
        )

    def event_card(self, index: int) -> str:
        """An event card: its effect, and the rice it would cost in winter."""
        card = content().events[index]
        return self("event-card", effect=self.effect(index), rice=card.winter_rice_loss)

    def left_for_winter(self, cards: Sequence[int]) -> str:
        """What winter may take (SH8.1): the rice on one of these cards, whose effects count no more."""
        if len(cards) > 1:
            return self("events-left", losses=self.losses(cards))
        return self("event-left", rice=content().events[cards[0]].winter_rice_loss)

    def losses(self, cards: Iterable[int]) -> str:
        """The numbers of rice on event cards, each once: "2, 5 or 7"."""
        *others, last = map(str, sorted({content().events[card].winter_rice_loss for card in cards}))
        return self("either", first=", ".join(others), second=last) if others else last

    def effect(self, index: int) -> str:
        """What an event does in its round; the rice on its card counts only for the one left in winter."""
        return self.term(content().events[index].effect)

    def meaning(self, key: str) -> str:
        return self("effect-means", effect=self(key)) if key.startswith("effect-") else super().meaning(key)

    # ---- events --------------------------------------------------------------------------------------------

    def story(self, events: Iterable[Event]) -> list[str]:
        """The events in words. In each part of a story, points and those who have no action come last.

        Of the draft that is what each player has, and the cards that lie open until it ends (SH2.3).
        """
        found = _without_old_cards(list(events))
        new_parts = facts.RoundBegan | facts.ActionBegan | facts.WinterCame
        parts = accumulate(isinstance(event, new_parts) for event in found)
        late = (isinstance(event, facts.NoAction | facts.Scored | facts.MatchEnded) for event in found)
        ordered = sorted(zip(parts, late, found, strict=True), key=lambda entry: entry[:2])
        return super().story(event for *_, event in ordered)

    def continued(self, event: Event) -> str | None:
        """What an event adds to the line of the action or fight that it follows from."""
        match event:
            case facts.RevoltMarkerAdded(revolts=revolts):
                return f" · {self('revolt-markers', count=revolts)}"
            case facts.ProvinceFreed():
                lost = self.listed(self.on_province(event))
                return f" · {self('gone', things=lost)}" if lost else ""
            case facts.ProvinceConquered() | facts.Stayed():
                return ""
        return None

    def told(self, event: msgspec.Struct) -> str:
        """One event; the text named after it, where its fields are enough."""
        match event:
            case facts.MatchBegan(side=side, seats=seats):
                played = board(side, seats).provinces
                closed = [name for name in board(side, 5).provinces if name not in played]
                out = [self("out-of-play", provinces=self.listed(closed))] if closed else []
                return "\n".join((self.tell(event), *out))
            case facts.CardsOpened(replaced_by=seat):
                return self.tell(event, "cards-opened" if seat is None else "cards-replaced")
            case facts.EventsOpened(events=cards):
                return "\n".join((self.tell(event), *(f"- {self.event_card(card)}" for card in cards)))
            case facts.EventDrawn(event=card, rest=rest):
                loss = content().events[card].winter_rice_loss
                drawn = self("event-drawn", event=self.effect(card), loss=loss)
                return f"{drawn} · {self.left_for_winter(rest)}" if rest else drawn
            case facts.BidsRevealed(ranking=seats):
                bids = self("bids-revealed", bids=" · ".join(self._bid(event, seat) for seat in seats))
                drawn = "; ".join(" → ".join(map(self.player, tied)) for tied in lots(event))
                provinces = any(isinstance(event.bids[seat], str) for tied in lots(event) for seat in tied)
                return f"{bids}\n{self('bids-lot', order=drawn, cards=yes(provinces))}" if drawn else bids
            case facts.TurnOrderSet(order=seats):
                return self("turn-order-set", order=" → ".join(map(self.player, seats)))
            case facts.TaxesCollected() | facts.RiceConfiscated() | facts.Deployed():
                return self._brought(event)
            case facts.ActionDropped():
                return self.dropped(event)
            case facts.ActionBegan(slot=slot):
                return f"**{self.tell(event, number=slot)}**"
            case facts.BattleFought():
                return self._numbered(event, self._battle_fought(event))
            case facts.RevoltFought():
                key = "revolt-put-down" if event.put_down else "revolt-succeeded"
                owner, farmers = event.fallen.armies[event.seat], event.fallen.farmers
                line = self.tell(event, key, owner=owner, farmers=farmers, left=self._left(event))
                return self._numbered(event, line)
            case facts.ProvinceConquered(former_owner=seat):
                return self.tell(event, "province-occupied" if seat is None else "province-conquered")
            case facts.WinterCame():
                loss = content().events[event.event].winter_rice_loss
                return "\n".join((self.tell(event, loss=loss), *self._harvests(event)))
            case facts.RiceShort(provinces=provinces):
                return self.tell(event, count=len(provinces))
            case facts.Scored(totals=totals):
                ranked = sorted(all_seats(len(totals)), key=lambda seat: -totals[seat])
                lines = [self.tell(event), *(self._points(event, seat) for seat in ranked)]
                return "\n".join(lines if event.year == YEARS else (*lines, self._leaders(totals)))
            case facts.MatchEnded(outcome=outcome):
                return self.ended(outcome, " · ")
        return self.tell(event)

    def leading(self, points: Sequence[int], key: str = "leading") -> str:
        """Who has most points, and all points, the most first."""
        ranked = sorted(by_seat(points), key=lambda one: -one[1])
        ranking = " · ".join(f"{self.player(seat)} {number}" for seat, number in ranked)
        return self._leaders(points, key, ranking=ranking)

    def _leaders(self, points: Sequence[int], key: str = "leads", **given: str) -> str:
        """Who has most points."""
        first = [seat for seat, number in by_seat(points) if number == max(points)]
        return self(key, count=len(first), players=self.players(first), **given)

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
        idle = [event.seat for event in events]
        if len(idle) == len(self.names):
            return self("no-action-at-all")
        return self("no-action", players=self.players(idle))

    def _bid(self, event: facts.BidsRevealed, seat: Seat) -> str:
        """A bid; one that is worth less than it says, with what was paid (SH5.1)."""
        bid, paid = event.bids[seat], event.paid[seat]
        line = self("bid-of", player=self.player(seat), bid=self.bid(bid))
        return f"{line} {self('bid-paid', paid=paid)}" if isinstance(bid, int) and bid != paid else line

    def dropped(self, event: facts.ActionDropped, key: str = "action-dropped") -> str:
        """That an action was dropped, and why (SH6.0)."""
        return self.tell(event, key, reason=self.reason(event.reason, event.action))

    def reason(self, reason: facts.Reason, action: Action, variant: str = "") -> str:
        """Why an action is dropped; of a reason that has variants, by the ending of the text's name."""
        building = self.term(BUILDS[action]) if action in BUILDS else ""
        return self(f"{term_key(reason)}{variant}", building=building)

    def _brought(self, event: Bringing) -> str:
        """What an action brings, with what the event and the special card changed (SH6.6, SH6.7)."""
        printed, base, bonus = sum_of(event)
        added = [self("by-event", count=base, printed=printed)] if base != printed else []
        added += [self("bonus", count=bonus)] if bonus else []
        return f"{self.tell(event)} ({'; '.join(added)})" if added else self.tell(event)

    # ---- battles and revolts (SH7) -------------------------------------------------------------------------

    def _battle_fought(self, event: facts.BattleFought) -> str:
        attack, defence = event.score
        owner = None if event.defender is None else self.player(event.defender)
        match event.result:
            case facts.Result.ATTACKER_WINS:
                key = "battle-won" if owner is None else "battle-won-from"
            case facts.Result.DEFENDER_WINS if owner:
                key = "battle-held"
            case facts.Result.DRAW if owner:
                key = "battle-drawn" if attack == defence else "battle-deserted"
            case _:
                key = "battle-stays-neutral"
        return self.tell(
            event, key, attack=attack, defence=defence, owner=owner or "", left=self._left(event)
        )

    def _numbered(self, event: facts.BattleFought | facts.RevoltFought, line: str) -> str:
        """The line of a fight among several, with its number, and the sum if there is no picture of it."""
        number = next((number for number, one in enumerate(self.fights, 1) if one is event), 0)
        if number > self.unseen:
            return f"{circled(number)} {line}"
        shown = scene(event)
        details = " ".join((*self.sums(shown), *self.others(shown)))
        return f"{circled(number)} {line} · {details}" if number else line

    def sums(self, shown: Scene) -> Iterator[str]:
        """What each side of a fight threw in, with its bonuses, and what fell out for it."""
        for force in (shown.attacker, shown.defender):
            name = self("label-farmers") if force.seat is None else self.player(force.seat)
            bonuses = self.listed(
                self(f"bonus-{dashed(bonus)}", count=count) for bonus, count in force.bonuses
            )
            thrown = f"{force.thrown} ({bonuses})" if bonuses else str(force.thrown)
            allies = f" + {self('farmers', count=force.allies)}" if force.allies else ""
            yield self("alt-force", side=name, thrown=thrown, fallen=f"{force.fallen}{allies}")

    def others(self, shown: Scene) -> Iterator[str]:
        """The cubes of a fight that belong to no side, and those that were in the tower before (SH7.3)."""
        heaps = {"waiting": shown.waiting, "inside": shown.surfaced, "aside": shown.bystanders}
        for what, cubes in heaps.items():
            if cubes.total:
                yield self(f"alt-{what}", cubes=self.cubes(cubes))

    def _left(self, event: facts.BattleFought | facts.RevoltFought) -> str:
        return self("left", count=event.remaining)

    def thrown(self, event: facts.BattleFought) -> str:
        """What each side threw in, with what cards and castles added to it (SH7.1)."""
        attack = {"attack": event.attack_bonus}
        defence = {"defence": event.defence_bonus, "castle": event.castle_bonus}
        heaps = [f"{self.player(event.seat)} {event.thrown.armies[event.seat]}{self._extras(attack)}"]
        if event.defender is not None:
            armies = event.thrown.armies[event.defender]
            heaps.append(f"{self.player(event.defender)} {armies}{self._extras(defence)}")
        if event.farmers:
            heaps.append(self("farmers", count=event.farmers))
        return self.listed(heaps)

    def _extras(self, bonuses: Mapping[str, int]) -> str:
        parts = [self(f"thrown-{cause}", count=count) for cause, count in bonuses.items() if count]
        return f" ({self.listed(parts)})" if parts else ""

    # ---- winter and end (SH8) ------------------------------------------------------------------------------

    def _harvests(self, event: facts.WinterCame) -> Iterator[str]:
        """Each player's rice: had, lost, needed, and what follows from a shortage (SH8.1, SH8.2)."""
        for seat, hunger in by_seat(event.hunger):
            row = content().shortage(hunger.short)
            yield self.tell(
                hunger,
                "winter-rice",
                player=self.player(seat),
                rice=hunger.rice,
                short=hunger.short,
                revolts=row.revolts if row else 0,
                farmers=row.farmers if row else 0,
            )

    def majorities(self, event: facts.Scored) -> Iterator[str]:
        """A line for each region where somebody has most of something, also if a tie is worth 0 (SH8.3)."""
        found_there = [majority for majority in event.majorities if majority.seats]
        for region in dict.fromkeys(majority.region for majority in found_there):
            found = [
                self.tell(majority, building=majority.building.value, players=self.players(majority.seats))
                for majority in found_there
                if majority.region == region
            ]
            yield self("majorities", region=self.region(region), majorities=" · ".join(found))

    def _points(self, event: facts.Scored, seat: Seat) -> str:
        """A player's sum; parts of it that are 0 are left out."""
        parts, total = event.parts(seat), event.totals[seat]
        named = zip(
            ("before", "provinces", "buildings", "majorities"), (total - sum(parts), *parts), strict=True
        )
        terms = " + ".join(self(f"points-{part}", count=count) for part, count in named if count)
        return self("points-scored", player=self.player(seat), total=total, sum=terms or 0)

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("armies", "supply"), counted("armies")),
        **dict.fromkeys(("chests", "paid"), counted("chests")),
        **dict.fromkeys(("thrown", "fallen", "returned", "tray"), cubes),
        **dict.fromkeys(("actions", "specials"), numbered),
        "rice": counted("rice"),
    }
    additions: ClassVar[Sequence[str]] = ("calmed",)
    together: ClassVar[Mapping[type[Event], Phrase]] = {
        facts.ProvinceGiven: _provinces_given,
        facts.NoAction: _no_actions,
    }


def circled(number: int) -> str:
    """A number that is none of a list or of a row of cards: ① to ㊿, larger ones in brackets."""
    for first, last, sign in ((1, 20, "①"), (21, 35, "㉑"), (36, 50, "㊱")):
        if first <= number <= last:
            return chr(ord(sign) + number - first)
    return f"({number})"


def sum_of(event: Bringing) -> tuple[int, int, int]:
    """What is printed for an action, what the event makes of it, and what the special card adds (SH6.6)."""
    match event:
        case facts.TaxesCollected(chests=got):
            printed, bonus = content().provinces[event.province].chests, event.bonus
        case facts.RiceConfiscated(rice=got):
            printed, bonus = content().provinces[event.province].rice, event.bonus
        case facts.Deployed(armies=got):
            printed = recruits(event.action, None, None, 0)
            bonus = max(0, got - printed)
    return printed, got - bonus, bonus


def _without_old_cards(events: Sequence[Event]) -> list[Event]:
    """The events without the cards of the draft that lie no more where they were told to lie (SH2.3)."""
    ended = any(isinstance(event, facts.TowerFilled) for event in events)
    last = max((at for at, event in enumerate(events) if isinstance(event, facts.CardsOpened)), default=0)
    given = {event.province for event in events if isinstance(event, facts.ProvinceGiven)}
    return [
        event
        for at, event in enumerate(events)
        if not (isinstance(event, facts.CardsOpened) and (ended or at < last))
        and not (isinstance(event, facts.UnseenCardDrawn) and event.province in given)
    ]


def lots(event: facts.BidsRevealed) -> list[list[Seat]]:
    """The seats whose bids were equal, in the order in which the lot put them (SH5.2)."""
    runs = [list(run) for _, run in groupby(event.ranking, lambda seat: worth(event, seat))]
    return [run for run in runs if len(run) > 1]


def worth(event: facts.BidsRevealed, seat: Seat) -> tuple[str, int]:
    """What a bid counts as (SH5.2)."""
    return type(event.bids[seat]).__name__, event.paid[seat]
