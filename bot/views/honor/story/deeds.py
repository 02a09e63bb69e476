"""Cards in words: drawn, laid, played on somebody, and how Dishonor is borne."""

from collections.abc import Sequence

from bot.views.honor.texts import Words
from rules.honor import events as facts
from rules.honor.state import Theft


def cards_drawn(events: Sequence[facts.CardDrawn], words: Words) -> str:
    """Which cards they are is never told, whoever listens."""
    return words("cards-drawn", player=words.player(events[0].seat), count=len(events))


def card_discarded(event: facts.CardDiscarded, words: Words) -> str:
    return words("card-discarded", player=words.player(event.seat), card=words.card(event.card))


def card_laid(event: facts.CardLaid, words: Words) -> str:
    laid = words(
        "card-laid",
        player=words.player(event.seat),
        card=words.card(event.card),
        values=words.values(event.card) or words("no-values"),
        place=words.place(event.place, event.seat),
    )
    notes = [laid]
    if event.replaced:
        notes.append(words("castle-replaced", card=words.card(event.replaced)))
    if event.paid:
        notes.append(words("paid", paid=event.paid, honor=event.honor))
    return " ".join(notes)


def daimyo_laid(event: facts.DaimyoLaid, words: Words) -> str:
    kind = "daimyo-founded" if event.seat == event.owner else "daimyo-given"
    return words(
        kind,
        player=words.player(event.seat),
        owner=words.player(event.owner),
        daimyo=words.card(event.card),
    )


def thief_played(event: facts.ThiefPlayed, words: Words) -> str:
    played = words("card-played", player=words.player(event.seat), card=words.card(event.card))
    paid = words("paid", paid=event.paid, honor=event.honor)
    return "\n".join((f"🥷 {played} {paid}", *(_theft(theft, event, words) for theft in event.thefts)))


def _theft(theft: Theft, event: facts.ThiefPlayed, words: Words) -> str:
    source = words.place(theft.source, event.seat)
    target = words.place(theft.target, event.seat) if theft.target else words("discard-pile")
    return words("stolen", card=words.card(theft.card), source=source, target=target)


def assassin_played(event: facts.AssassinPlayed, words: Words) -> str:
    lines = [
        words(
            "assassin-played",
            player=words.player(event.seat),
            card=words.card(event.card),
            place=words.place(event.target, event.seat),
            paid=words("paid", paid=event.paid, honor=event.honor),
        )
    ]
    if event.bodyguard:
        lines.append(words("bodyguard-fell", card=words.card(event.bodyguard)))
    verdict = "assassin-succeeded" if event.succeeded else "assassin-failed"
    return "\n".join((*lines, words(verdict, die=event.die, needed=event.needed)))


def dishonor_played(event: facts.DishonorPlayed, words: Words) -> str:
    return words(
        "dishonor-played",
        player=words.player(event.seat),
        card=words.card(event.card),
        victim=words.player(event.victim),
    )


def face_asked(event: facts.FaceAsked, words: Words) -> str:
    return words("face-asked", victim=words.player(event.victim))


def face_saved(event: facts.FaceSaved, words: Words) -> str:
    return words(
        "face-saved",
        player=words.player(event.seat),
        card=words.card(event.card),
        victim=words.player(event.victim),
    )


def face_not_saved(event: facts.FaceNotSaved, words: Words) -> str:
    return words("face-not-saved", victim=words.player(event.victim))


def honor_lost(event: facts.HonorLost, words: Words) -> str:
    return words("honor-lost", player=words.player(event.seat), lost=event.lost, honor=event.honor)


def seppuku_committed(event: facts.SeppukuCommitted, words: Words) -> str:
    return words(f"seppuku-{event.place.house.value}", player=words.player(event.place.seat))
