"""The events of Honor of the Samurai in words: those that need more than their fields, and void ones."""

from collections.abc import Iterable, Sequence

from bot.views.honor.texts import HonorTexts
from bot.views.title_texts import described
from rules.core.model import by_seat
from rules.honor import events as facts
from rules.honor.events import AnyEvent


def tell(events: Sequence[AnyEvent], texts: HonorTexts) -> list[str]:
    """The events that are still valid in words, a line each; a battle takes several.

    Questions about a face that are answered are left out: the answer is enough.
    """
    kept = valid(events)
    answers = (at for at, one in enumerate(kept) if isinstance(one, facts.FaceSaved | facts.FaceNotSaved))
    last = max(answers, default=-1)
    shown = (one for index, one in enumerate(kept) if index > last or not isinstance(one, facts.FaceAsked))
    return described(shown, texts, _told, {facts.HandDealt: _hands_dealt, facts.CardDrawn: _cards_drawn})


def valid(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """The events without those that were taken back; that something was, stays."""
    kept: list[AnyEvent] = []
    for event in events:
        if isinstance(event, facts.TakenBack):
            standing = [index for index, one in enumerate(kept) if not isinstance(one, facts.TakenBack)]
            void = set(standing[len(standing) - event.facts :])
            kept = [one for index, one in enumerate(kept) if index not in void]
        kept.append(event)
    return kept


def _told(event: AnyEvent, texts: HonorTexts) -> str:
    """One event; the text named after it, where its fields are enough."""
    match event:
        case facts.MatchBegan():
            daimyos = by_seat(event.daimyos)
            served = (
                texts("daimyo-served", player=texts.player(s), daimyo=texts.card(d)) for s, d in daimyos
            )
            return "\n".join((texts.tell(event), *served))
        case facts.CardLaid():
            return _card_laid(event, texts)
        case facts.ThiefPlayed(seat=seat):
            played, paid = texts.tell(event, "card-played"), texts.tell(event, "paid")
            thefts = (texts.theft("stolen", theft, seat, texts.place) for theft in event.thefts)
            return "\n".join((f"🥷 {played} {paid}", *thefts))
        case facts.AssassinPlayed():
            return _assassin_played(event, texts)
        case facts.BattleFought():
            return _battle_fought(event, texts)
        case facts.MatchEnded(outcome=outcome):
            return texts.ended(outcome, ", ", lambda seat, score: f"{texts.player(seat)} {score}")
        case facts.SeppukuCommitted(place=place):
            return texts.variant("seppuku", place.house, player=texts.player(place.seat))
        case facts.CastleTaken(replaced=card) if card:
            return f"{texts.tell(event)} {texts('castle-replaced', card=texts.card(card))}"
        case facts.HonorCounted(shared=shared):
            return texts.tell(event, "honor-shared" if shared else "honor-counted")
        case facts.DaimyoLaid(card=card):
            key = "daimyo-founded" if event.seat == event.owner else "daimyo-given"
            return texts.tell(event, key, daimyo=texts.card(card))
        case facts.BecameShogun(forced=forced):
            return texts.tell(event, "shogun-forced" if forced else "shogun-claimed")
        case facts.ShogunCardMoved(seat=seat):
            return texts.tell(event, "shogun-card-back" if seat is None else "shogun-card-moved")
        case facts.HouseDiscarded(daimyo=daimyo, cards=cards):
            lost = (*([daimyo] if daimyo else []), *cards)
            return texts.tell(event, None if lost else "house-empty", cards=texts.cards(lost))
        case facts.HouseSeized(daimyo=daimyo, cards=cards):
            return texts.tell(event, cards=texts.cards((daimyo, *cards)))
        case facts.AllianceBroken():
            return texts.tell(event, paid=texts.tell(event, "paid"))
        case facts.AllianceEnded(ending=ending):
            return texts.tell(event, reason=texts.variant("ending", ending))
    return texts.tell(event)


def _hands_dealt(events: Sequence[facts.HandDealt], texts: HonorTexts) -> str:
    """How many cards everybody got, never which."""
    return texts("hands-dealt", hands=texts.listed(f"{texts.player(one.seat)} {one.count}" for one in events))


def _cards_drawn(events: Sequence[facts.CardDrawn], texts: HonorTexts) -> str:
    """How many cards were drawn, never which, for any viewer."""
    return texts("cards-drawn", player=texts.player(events[0].seat), count=len(events))


def _card_laid(event: facts.CardLaid, texts: HonorTexts) -> str:
    values = texts.values(event.card) or texts("no-values")
    lines = [texts.tell(event, values=values, place=texts.place(event.place, event.seat))]
    if event.replaced:
        lines.append(texts("castle-replaced", card=texts.card(event.replaced)))
    if event.paid:
        lines.append(texts.tell(event, "paid"))
    return " ".join(lines)


def _assassin_played(event: facts.AssassinPlayed, texts: HonorTexts) -> str:
    place = texts.place(event.target, event.seat)
    lines = [texts.tell(event, place=place, paid=texts.tell(event, "paid"))]
    if event.bodyguard:
        lines.append(texts("bodyguard-fell", card=texts.card(event.bodyguard)))
    lines.append(texts.tell(event, "assassin-succeeded" if event.succeeded else "assassin-failed"))
    return "\n".join(lines)


def _battle_fought(event: facts.BattleFought, texts: HonorTexts) -> str:
    """The two strengths, every throw, and who won."""
    throws = (
        texts("battle-roll", attack=_dice(roll.attack), defence=_dice(roll.defence)) for roll in event.rolls
    )
    return "\n".join((texts.tell(event), *throws, texts("battle-won", player=texts.player(event.winner))))


def _dice(dice: tuple[int, ...]) -> str:
    """Such as "2 + 6 = 8"; no dice are 0."""
    shown = " + ".join(map(str, dice))
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown or "0"
