"""The frame of a match in words: its beginning, turns, honor, its end."""

from collections.abc import Sequence

from bot.views.honor.texts import HonorTexts
from rules.core.model import all_seats, by_seat
from rules.honor import events as facts


def match_began(event: facts.MatchBegan, texts: HonorTexts) -> str:
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


def hands_dealt(events: Sequence[facts.HandDealt], texts: HonorTexts) -> str:
    """How many cards everybody got, never which."""
    return texts("hands-dealt", hands=texts.listed(f"{texts.player(one.seat)} {one.count}" for one in events))


def draw_pile_made(event: facts.DrawPileMade, texts: HonorTexts) -> str:
    return texts("draw-pile-made", cards=event.cards)


def turn_began(event: facts.TurnBegan, texts: HonorTexts) -> str:
    return texts("turn-began", player=texts.player(event.seat), round=event.round)


def honor_counted(event: facts.HonorCounted, texts: HonorTexts) -> str:
    return texts(
        "honor-shared" if event.shared else "honor-counted",
        player=texts.player(event.seat),
        daimyo=event.daimyo_house,
        samurai=event.samurai_house,
        shogun=event.shogun,
        gained=event.gained,
        honor=event.honor,
    )


def no_honor(event: facts.NoHonor, texts: HonorTexts) -> str:
    return texts("no-honor", player=texts.player(event.seat))


def turn_ended(event: facts.TurnEnded, texts: HonorTexts) -> str:
    return texts("turn-ended", player=texts.player(event.seat))


def taken_back(event: facts.TakenBack, texts: HonorTexts) -> str:
    return texts("taken-back", player=texts.player(event.seat))


def match_ended(event: facts.MatchEnded, texts: HonorTexts) -> str:
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
