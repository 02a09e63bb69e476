"""The events of Honor of the Samurai in words: here are those that need a thought, and what is void."""

from collections.abc import Iterable, Sequence

from bot.views.honor.texts import HonorTexts
from bot.views.story import Gatherers, Tellers, told
from rules.core.model import all_seats, by_seat
from rules.honor import events as facts
from rules.honor.events import AnyEvent
from rules.honor.state import Theft

FACE_ANSWERED = (facts.FaceSaved, facts.FaceNotSaved)


def tell(events: Sequence[AnyEvent], texts: HonorTexts) -> list[str]:
    """The events that are still valid in words, a line each; a battle takes several."""
    return told(_without_answered(valid(events)), texts, TELLERS, GATHERED)


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


def _without_answered(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events without questions about a face that are answered: what came of them says it all."""
    answers = [index for index, event in enumerate(events) if isinstance(event, FACE_ANSWERED)]
    last = max(answers, default=-1)
    return [one for index, one in enumerate(events) if index > last or not isinstance(one, facts.FaceAsked)]


def _match_began(event: facts.MatchBegan, texts: HonorTexts) -> str:
    began = texts(
        "match-began",
        length=texts.term(event.length),
        goal=event.goal,
        shogun=event.shogun_honor,
        player=texts.player(event.first),
    )
    served = (
        texts("daimyo-served", player=texts.player(seat), daimyo=texts.card(daimyo))
        for seat, daimyo in by_seat(event.daimyos)
    )
    return "\n".join((began, *served))


def _hands_dealt(events: Sequence[facts.HandDealt], texts: HonorTexts) -> str:
    """How many cards everybody got, never which."""
    return texts("hands-dealt", hands=texts.listed(f"{texts.player(one.seat)} {one.count}" for one in events))


def _honor_counted(event: facts.HonorCounted, texts: HonorTexts) -> str:
    return texts(
        "honor-shared" if event.shared else "honor-counted",
        player=texts.player(event.seat),
        daimyo=event.daimyo_house,
        samurai=event.samurai_house,
        shogun=event.shogun,
        gained=event.gained,
        honor=event.honor,
    )


def _match_ended(event: facts.MatchEnded, texts: HonorTexts) -> str:
    outcome = event.outcome
    seats = all_seats(len(outcome.scores))
    ranking = sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    return texts(
        "match-ended",
        count=len(outcome.winners),
        winners=texts.players(outcome.winners),
        reason=texts(f"outcome-{outcome.reason.replace('_', '-')}"),
        ranking=texts.listed(f"{texts.player(seat)} {outcome.scores[seat]}" for seat in ranking),
    )


def _cards_drawn(events: Sequence[facts.CardDrawn], texts: HonorTexts) -> str:
    """Which cards they are is never told, whoever listens."""
    return texts("cards-drawn", player=texts.player(events[0].seat), count=len(events))


def _card_laid(event: facts.CardLaid, texts: HonorTexts) -> str:
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


def _daimyo_laid(event: facts.DaimyoLaid, texts: HonorTexts) -> str:
    kind = "daimyo-founded" if event.seat == event.owner else "daimyo-given"
    return texts(
        kind,
        player=texts.player(event.seat),
        owner=texts.player(event.owner),
        daimyo=texts.card(event.card),
    )


def _thief_played(event: facts.ThiefPlayed, texts: HonorTexts) -> str:
    played = texts("card-played", player=texts.player(event.seat), card=texts.card(event.card))
    paid = texts("paid", paid=event.paid, honor=event.honor)
    return "\n".join((f"🥷 {played} {paid}", *(_theft(theft, event, texts) for theft in event.thefts)))


def _theft(theft: Theft, event: facts.ThiefPlayed, texts: HonorTexts) -> str:
    source = texts.place(theft.source, event.seat)
    target = texts.place(theft.target, event.seat) if theft.target else texts("discard-pile")
    return texts("stolen", card=texts.card(theft.card), source=source, target=target)


def _assassin_played(event: facts.AssassinPlayed, texts: HonorTexts) -> str:
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


def _seppuku_committed(event: facts.SeppukuCommitted, texts: HonorTexts) -> str:
    return texts(f"seppuku-{event.place.house.value}", player=texts.player(event.place.seat))


def _became_shogun(event: facts.BecameShogun, texts: HonorTexts) -> str:
    return texts("shogun-forced" if event.forced else "shogun-claimed", player=texts.player(event.seat))


def _battle_fought(event: facts.BattleFought, texts: HonorTexts) -> str:
    """The two strengths, every throw, and who won."""
    fought = texts(
        "battle-fought",
        attacker=texts.player(event.attacker),
        defender=texts.player(event.defender),
        attack=event.attack_strength,
        defence=event.defence_strength,
    )
    throws = (
        texts("battle-roll", attack=_dice(roll.attack), defence=_dice(roll.defence)) for roll in event.rolls
    )
    return "\n".join((fought, *throws, texts("battle-won", player=texts.player(event.winner))))


def _dice(dice: tuple[int, ...]) -> str:
    """Such as "2 + 6 = 8"; no dice are 0."""
    shown = " + ".join(map(str, dice))
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown or "0"


def _shogun_card_moved(event: facts.ShogunCardMoved, texts: HonorTexts) -> str:
    former = texts.player(event.former)
    if event.seat is None:
        return texts("shogun-card-back", former=former)
    return texts("shogun-card-moved", former=former, player=texts.player(event.seat))


def _castle_taken(event: facts.CastleTaken, texts: HonorTexts) -> str:
    taken = texts.tell(event)
    return f"{taken} {texts('castle-replaced', card=texts.card(event.replaced))}" if event.replaced else taken


def _house_discarded(event: facts.HouseDiscarded, texts: HonorTexts) -> str:
    lost = (*([event.daimyo] if event.daimyo else []), *event.cards)
    if not lost:
        return texts("house-empty", place=texts.place(event.place))
    return texts("house-discarded", place=texts.place(event.place), cards=texts.cards(lost))


def _house_seized(event: facts.HouseSeized, texts: HonorTexts) -> str:
    return texts(
        "house-seized",
        player=texts.player(event.seat),
        former=texts.player(event.former),
        cards=texts.cards((event.daimyo, *event.cards)),
    )


def _alliance_broken(event: facts.AllianceBroken, texts: HonorTexts) -> str:
    return texts(
        "alliance-broken",
        player=texts.player(event.seat),
        ally=texts.player(event.ally),
        paid=texts("paid", paid=event.paid, honor=event.honor),
    )


def _alliance_ended(event: facts.AllianceEnded, texts: HonorTexts) -> str:
    return texts(
        "alliance-ended",
        player=texts.player(event.seat),
        ally=texts.player(event.ally),
        reason=texts(f"ending-{event.ending.value.replace('_', '-')}"),
    )


TELLERS: Tellers = {
    facts.MatchBegan: _match_began,
    facts.HonorCounted: _honor_counted,
    facts.MatchEnded: _match_ended,
    facts.CardLaid: _card_laid,
    facts.DaimyoLaid: _daimyo_laid,
    facts.ThiefPlayed: _thief_played,
    facts.AssassinPlayed: _assassin_played,
    facts.SeppukuCommitted: _seppuku_committed,
    facts.BecameShogun: _became_shogun,
    facts.BattleFought: _battle_fought,
    facts.ShogunCardMoved: _shogun_card_moved,
    facts.CastleTaken: _castle_taken,
    facts.HouseDiscarded: _house_discarded,
    facts.HouseSeized: _house_seized,
    facts.AllianceBroken: _alliance_broken,
    facts.AllianceEnded: _alliance_ended,
}

GATHERED: Gatherers = {facts.HandDealt: _hands_dealt, facts.CardDrawn: _cards_drawn}
"""Small events of one kind that share a line when they come in a row."""
