"""Cards in words: drawn, laid, played on somebody, and how Dishonor is borne."""

from collections.abc import Sequence

from bot.views.honor.texts import HonorTexts
from rules.honor import events as facts
from rules.honor.state import Theft


def cards_drawn(events: Sequence[facts.CardDrawn], texts: HonorTexts) -> str:
    """Which cards they are is never told, whoever listens."""
    return texts("cards-drawn", player=texts.player(events[0].seat), count=len(events))


def card_discarded(event: facts.CardDiscarded, texts: HonorTexts) -> str:
    return texts("card-discarded", player=texts.player(event.seat), card=texts.card(event.card))


def card_laid(event: facts.CardLaid, texts: HonorTexts) -> str:
    laid = texts(
        "card-laid",
        player=texts.player(event.seat),
        card=texts.card(event.card),
        values=texts.values(event.card) or texts("no-values"),
        place=texts.place(event.place, event.seat),
    )
    notes = [laid]
    if event.replaced:
        notes.append(texts("castle-replaced", card=texts.card(event.replaced)))
    if event.paid:
        notes.append(texts("paid", paid=event.paid, honor=event.honor))
    return " ".join(notes)


def daimyo_laid(event: facts.DaimyoLaid, texts: HonorTexts) -> str:
    kind = "daimyo-founded" if event.seat == event.owner else "daimyo-given"
    return texts(
        kind,
        player=texts.player(event.seat),
        owner=texts.player(event.owner),
        daimyo=texts.card(event.card),
    )


def thief_played(event: facts.ThiefPlayed, texts: HonorTexts) -> str:
    played = texts("card-played", player=texts.player(event.seat), card=texts.card(event.card))
    paid = texts("paid", paid=event.paid, honor=event.honor)
    return "\n".join((f"🥷 {played} {paid}", *(_theft(theft, event, texts) for theft in event.thefts)))


def _theft(theft: Theft, event: facts.ThiefPlayed, texts: HonorTexts) -> str:
    source = texts.place(theft.source, event.seat)
    target = texts.place(theft.target, event.seat) if theft.target else texts("discard-pile")
    return texts("stolen", card=texts.card(theft.card), source=source, target=target)


def assassin_played(event: facts.AssassinPlayed, texts: HonorTexts) -> str:
    lines = [
        texts(
            "assassin-played",
            player=texts.player(event.seat),
            card=texts.card(event.card),
            place=texts.place(event.target, event.seat),
            paid=texts("paid", paid=event.paid, honor=event.honor),
        )
    ]
    if event.bodyguard:
        lines.append(texts("bodyguard-fell", card=texts.card(event.bodyguard)))
    verdict = "assassin-succeeded" if event.succeeded else "assassin-failed"
    return "\n".join((*lines, texts(verdict, die=event.die, needed=event.needed)))


def dishonor_played(event: facts.DishonorPlayed, texts: HonorTexts) -> str:
    return texts(
        "dishonor-played",
        player=texts.player(event.seat),
        card=texts.card(event.card),
        victim=texts.player(event.victim),
    )


def face_asked(event: facts.FaceAsked, texts: HonorTexts) -> str:
    return texts("face-asked", victim=texts.player(event.victim))


def face_saved(event: facts.FaceSaved, texts: HonorTexts) -> str:
    return texts(
        "face-saved",
        player=texts.player(event.seat),
        card=texts.card(event.card),
        victim=texts.player(event.victim),
    )


def face_not_saved(event: facts.FaceNotSaved, texts: HonorTexts) -> str:
    return texts("face-not-saved", victim=texts.player(event.victim))


def honor_lost(event: facts.HonorLost, texts: HonorTexts) -> str:
    return texts("honor-lost", player=texts.player(event.seat), lost=event.lost, honor=event.honor)


def seppuku_committed(event: facts.SeppukuCommitted, texts: HonorTexts) -> str:
    return texts(f"seppuku-{event.place.house.value}", player=texts.player(event.place.seat))
