"""Honor of the Samurai in words: its vocabulary, and the events that need more than their fields."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, ClassVar, TypeVar

import msgspec

from bot.views.glossary import Term, listed
from bot.views.texts import Texts
from bot.views.title_texts import Phrase, Reason, TitleTexts, dashed, yes
from rules.core.model import Event, Seat, by_seat
from rules.honor import events as facts
from rules.honor.content import Content, content
from rules.honor.deck import Card, CardKey, Deck, Kind
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft

E = TypeVar("E", bound=Event)


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

    def in_order(self, keys: Iterable[CardKey]) -> tuple[CardKey, ...]:
        """A hand as it is shown: in the order of the deck, all cards of a kind together."""
        order = list(self.content.cards)
        return tuple(sorted(keys, key=order.index))

    def place(self, place: Place, seen_by: Seat | None = None) -> str:
        """A house; `seen_by` calls theirs their own."""
        if place.seat == seen_by:
            return self.variant("own", place.house)
        return self("place", player=self.player(place.seat), house=self.variant("house", place.house))

    def values(self, key: CardKey) -> str:
        """Honor, ki and strength of a card, as far as it has them."""
        card = self.content.cards[key]
        found = (("honor", card.honor), ("ki", card.ki), ("strength", card.strength))
        return self.listed(self(f"value-{name}", count=count) for name, count in found if count)

    def effect(self, key: CardKey) -> str:
        """What a card is good for, in a short sentence."""
        card = dishonor = self.content.cards[key]
        if card.kind is Kind.SAVE_FACE:
            dishonor = self._dishonor or card
        return self.variant(
            "effect",
            card.kind,
            actions=card.actions,
            cost=card.cost,
            betrayal=card.cost_against_ally,
            steals=card.steals,
            loss=card.loss,
            saved=dishonor.loss_with_save_face,
            values=self.values(key) or self("no-values"),
        )

    @property
    def _dishonor(self) -> Card | None:
        """The first Dishonor of the deck: Save Face says what it costs then."""
        return next((card for card in self.content.cards.values() if card.kind is Kind.DISHONOR), None)

    def glossary(self) -> list[Term]:
        """All cards of the deck, in the order of their kinds, and the other terms."""
        terms = listed(self.title)
        rules = {kind: terms[f"effect-{dashed(kind)}"] for kind in Kind}
        cards = [
            Term(card_term(card.key), self.card(card.key), self.effect(card.key), rule)
            for kind, rule in rules.items()
            for card in self.content.cards.values()
            if card.kind is kind
        ]
        others = (key for key in terms if key.startswith("term-"))
        return [*cards, *(Term(key, self(key), self.meaning(key), terms[key]) for key in others)]

    def named(self, name: str, value: object) -> object:
        if name == "card" and isinstance(value, str):
            return self.card(CardKey(value))
        if name == "honor" and isinstance(value, int):
            return signed(value)
        return self.variant("house", value) if isinstance(value, HouseName) else super().named(name, value)

    def theft(self, key: str, theft: Theft, seat: Seat) -> str:
        """A theft, such as "Bushi (Ann's samurai house → own daimyo house)"."""
        target = self.place(theft.target, seat) if theft.target else self("discard-pile")
        return self(key, card=self.card(theft.card), source=self.place(theft.source, seat), target=target)

    # ---- events --------------------------------------------------------------------------------------------

    def story(self, events: Iterable[Event]) -> list[str]:
        """The events that are still valid; questions about a face that are answered are left out."""
        kept = valid(events)
        answers = (at for at, one in enumerate(kept) if isinstance(one, facts.FaceSaved | facts.FaceNotSaved))
        last = max(answers, default=-1)
        shown = (
            one for index, one in enumerate(kept) if index > last or not isinstance(one, facts.FaceAsked)
        )
        return super().story(shown)

    def told(self, event: msgspec.Struct) -> str:
        """One event; the text named after it, where its fields are enough."""
        match event:
            case facts.MatchBegan(daimyos=daimyos):
                served = (
                    self("daimyo-served", player=self.player(seat), daimyo=self.card(daimyo))
                    for seat, daimyo in by_seat(daimyos)
                )
                return "\n".join((self.tell(event), *served))
            case facts.CardLaid():
                return self._card_laid(event)
            case facts.ThiefPlayed(seat=seat):
                thefts = self.listed(self.theft("stolen", theft, seat) for theft in event.thefts)
                return self.tell(event, paid=self.tell(event, "paid"), thefts=thefts)
            case facts.AssassinPlayed():
                return self._assassin_played(event)
            case facts.BattleFought(rolls=rolls, winner=winner):
                throws = (
                    self(
                        "battle-roll",
                        attack=_dice(roll.attack),
                        defence=_dice(roll.defence),
                        tie=yes(sum(roll.attack) == sum(roll.defence)),
                    )
                    for roll in rolls
                )
                dice = {
                    "attack_dice": self("battle-dice", count=len(rolls[-1].attack)),
                    "defence_dice": self("battle-dice", count=len(rolls[-1].defence)),
                    "attack_help": self._help(event.attack_strength, event.attack_help),
                    "defence_help": self._help(event.defence_strength, event.defence_help),
                }
                won = self("battle-won", player=self.player(winner))
                return " ".join((self.tell(event, **dice), *throws, won))
            case facts.MatchEnded(outcome=outcome):
                return self.ended(outcome)
            case facts.SeppukuCommitted(place=place):
                return self.variant("seppuku", place.house, player=self.player(place.seat))
            case facts.CastleTaken(replaced=card) if card:
                return f"{self.tell(event)} {self('castle-replaced', card=self.card(card))}"
            case facts.FaceSaved(seat=seat, cause=cause, victim=victim):
                saved = self._dishonor.loss_with_save_face if self._dishonor else 0
                effect = self.variant("face-saves", cause, saved=saved)
                return self.tell(event, own=yes(seat == victim), effect=effect)
            case facts.HonorCounted(shared=shared):
                if not shared:
                    return self.tell(event)
                return self.tell(event, "honor-shared", **self._halved(event))
            case facts.DaimyoLaid(card=card):
                key = "daimyo-founded" if event.seat == event.owner else "daimyo-given"
                return self.tell(event, key, daimyo=self.card(card))
            case facts.BecameShogun(forced=forced):
                return self.tell(event, "shogun-forced" if forced else "shogun-claimed")
            case facts.ShogunCardMoved(seat=seat):
                return self.tell(event, "shogun-card-back" if seat is None else "shogun-card-moved")
            case facts.HouseDiscarded(daimyo=daimyo, cards=cards):
                lost = (*([daimyo] if daimyo else []), *cards)
                return self.tell(event, None if lost else "house-empty", cards=self.cards(lost))
            case facts.HouseSeized(daimyo=daimyo, cards=cards):
                return self.tell(event, cards=self.cards((daimyo, *cards)))
            case facts.AllianceBroken():
                return self.tell(event, paid=self.tell(event, "paid"))
            case facts.AllianceEnded(ending=ending):
                return self.tell(event, reason=self.variant("ending", ending))
        return self.tell(event)

    def _help(self, strength: int, given: facts.Help | None) -> str:
        """Whose house is part of a side's strength, and how much it adds (HO5.3)."""
        if given is None:
            return ""
        own, ally = strength - given.strength, self.player(given.seat)
        return self("battle-help", own=own, help=given.strength, ally=ally)

    def _halved(self, event: facts.HonorCounted) -> dict[str, object]:
        """An ally's share before it is rounded, an int if it is whole, and whether it is (HO5.2)."""
        whole, rest = divmod(_counted(event), self.content.figures.share_of_ally)
        half = whole + rest / self.content.figures.share_of_ally if rest else whole
        return {"half": half, "rounded": yes(half != event.gained)}

    def _hands_dealt(self, events: Sequence[facts.HandDealt]) -> str:
        """How many cards everybody got, never which."""
        return self(
            "hands-dealt", hands=self.listed(f"{self.player(one.seat)} {one.count}" for one in events)
        )

    def _cards_drawn(self, events: Sequence[facts.CardDrawn]) -> str:
        """How many cards were drawn, never which, for any viewer."""
        return self("cards-drawn", player=self.player(events[0].seat), count=len(events))

    def _card_laid(self, event: facts.CardLaid) -> str:
        values = self.values(event.card) or self("no-values")
        lines = [self.tell(event, values=values, place=self.place(event.place, event.seat))]
        if event.replaced:
            lines.append(self("castle-replaced", card=self.card(event.replaced)))
        if event.paid:
            lines.append(self.tell(event, "paid"))
        return " ".join(lines)

    def _assassin_played(self, event: facts.AssassinPlayed) -> str:
        place = self.place(event.target, event.seat)
        lines = [self.tell(event, place=place, paid=self.tell(event, "paid"))]
        if event.bodyguard:
            lines.append(self("bodyguard-fell", card=self.card(event.bodyguard)))
        lines.append(self.tell(event, "assassin-succeeded" if event.succeeded else "assassin-failed"))
        return " ".join(lines)

    def did(self, events: Iterable[Event], seat: Seat) -> str:
        """What a seat did in its turn, in order; cards drawn are counted, so that anybody could read it."""
        kept = [event for event in valid(events) if getattr(event, "seat", seat) == seat]
        told = list[str]()
        for key, run in groupby((deed for event in kept for deed in self._deeds(event, seat)), itemgetter(0)):
            found = [one for _, one in run]
            if key is None:
                told += found
            elif key == "did-drew":
                told.append(self(key, count=len(found)))
            else:
                told.append(self(key, cards=self.cards(found)))
        return "; ".join(told) or self("did-nothing")

    def _deeds(self, event: Event, seat: Seat) -> Iterator[tuple[str | None, Any]]:
        """What an event adds to the deeds of a seat: a text's key with a card, or None with a whole text."""
        match event:
            case facts.CardLaid(card=card) | facts.DaimyoLaid(card=card):
                yield "did-laid", card
            case facts.ThiefPlayed(thefts=thefts):
                for theft in thefts:
                    yield "did-stole" if theft.target else "did-stole-away", theft.card
            case facts.CardDiscarded(card=card):
                yield "did-discarded", card
            case facts.CardDrawn():
                yield "did-drew", None
            case facts.AssassinPlayed(target=target, succeeded=succeeded):
                place = self.place(target, seat)
                yield None, self.tell(event, "did-assassin", place=place, succeeded=yes(succeeded))
            case facts.BattleFought(attacker=attacker, winner=winner) if attacker == seat:
                yield None, self.tell(event, "did-attacked", won=yes(winner == seat))
            case facts.CastleTaken(castle=card):
                yield "did-took", card
            case facts.HouseSeized(daimyo=daimyo, cards=cards):
                yield from (("did-took", card) for card in (daimyo, *cards))
            case facts.ShogunCardMoved():
                yield None, self("did-took", cards=self("fallen-shogun"))
            case facts.DishonorPlayed():
                yield None, self.tell(event, "did-dishonored")
            case facts.BecameShogun():
                yield None, self("did-shogun")
            case facts.AllianceMade():
                yield None, self.tell(event, "did-allied")
            case facts.AllianceBroken():
                yield None, self.tell(event, "did-broke")

    def why(self, events: Iterable[Event], earlier: Iterable[Event] = ()) -> list[Reason]:
        """Of the events that are still valid."""
        return super().why(valid(events), earlier)

    def reasons(self, event: Event, earlier: Sequence[Event]) -> Iterable[Reason]:
        match event:
            case facts.HonorCounted(shared=shared):
                given: dict[str, object] = {"sum": _counted(event)}
                if shared:
                    given |= self._halved(event)
                    return [("HO5.2", self.tell(event, "why-honor-shared", **given))]
                return [("HO2.1", self.tell(event, "why-honor-counted", **given))]
            case facts.BattleFought(rolls=rolls):
                last = rolls[-1]
                given = {
                    "attack": sum(last.attack),
                    "defence": sum(last.defence),
                    "attack_dice": len(last.attack),
                    "defence_dice": len(last.defence),
                }
                return [("HO4.2", self.tell(event, "why-battle-fought", **given))]
            case facts.AssassinPlayed(bodyguard=bodyguard):
                return [
                    ("HO6.3", self.tell(event, "why-assassin-played", guarded=yes(bodyguard is not None)))
                ]
            case facts.DishonorPlayed(card=card):
                played = self.content.cards[card]
                given = {"loss": played.loss, "saved": played.loss_with_save_face}
                return [("HO3.3", self.tell(event, "why-dishonor-played", **given))]
            case facts.HouseDiscarded(place=place):
                led = yes(place.house is HouseName.DAIMYO)
                told = self.tell(event, "why-house-discarded", place=self.place(place), led=led)
                return [("HO1.4", told)]
            case facts.MatchEnded(outcome=outcome):
                reason = self.variant("outcome", outcome.reason)
                return [("HO7.1", self("why-match-ended", reason=reason))]
        return super().reasons(event, earlier)

    because: ClassVar[Mapping[type[Event], str]] = {
        facts.HonorCounted: "HO2.1",
        facts.NoHonor: "HO2.1",
        facts.BattleFought: "HO4.2",
        facts.AssassinPlayed: "HO6.3",
        facts.DishonorPlayed: "HO3.3",
        facts.BecameShogun: "HO3.1",
        facts.HouseDiscarded: "HO1.4",
        facts.AllianceMade: "HO5.1",
        facts.MatchEnded: "HO7.1",
    }
    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("card", "castle"), card),
        "place": place,
        "honor": lambda _, honor: signed(honor),
    }
    together: ClassVar[Mapping[type[Event], Phrase]] = {
        facts.HandDealt: _hands_dealt,
        facts.CardDrawn: _cards_drawn,
    }


def valid(events: Iterable[E]) -> list[E]:
    """The events without those that were taken back; that something was, stays."""
    kept: list[E] = []
    for event in events:
        if isinstance(event, facts.TakenBack):
            standing = [index for index, one in enumerate(kept) if not isinstance(one, facts.TakenBack)]
            void = set(standing[len(standing) - event.facts :])
            kept = [one for index, one in enumerate(kept) if index not in void]
        kept.append(event)
    return kept


def card_term(card: CardKey) -> str:
    """The key of a card in the glossary."""
    return f"card-{dashed(card)}"


def signed(honor: int) -> str:
    """Honor, which may be a debt (HO3.2), with a minus sign."""
    return str(honor).replace("-", "−")


def _counted(event: facts.HonorCounted) -> int:
    """All honor that was counted, before an ally's share was taken of it (HO2.1, HO5.2)."""
    return event.daimyo_house + event.samurai_house + event.shogun


def _dice(dice: tuple[int, ...]) -> str:
    """Such as "2 + 6 = 8"; no dice are 0."""
    shown = " + ".join(map(str, dice))
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown or "0"
