"""The frame of a match in words: its beginning, turns, honor, its end."""

from collections.abc import Sequence

from bot.views.honor.texts import Words
from rules.honor import events as facts


def match_began(event: facts.MatchBegan, words: Words) -> str:
    began = words(
        "match-began",
        length=words.term(event.length),
        goal=event.goal,
        shogun=event.shogun_honor,
        player=words.player(event.first),
    )
    served = (
        words("daimyo-served", player=words.player(seat), daimyo=words.card(daimyo))
        for seat, daimyo in enumerate(event.daimyos)
    )
    return "\n".join((began, *served))


def hands_dealt(events: Sequence[facts.HandDealt], words: Words) -> str:
    """How many cards everybody got, never which."""
    return words("hands-dealt", hands=words.listed(f"{words.player(one.seat)} {one.count}" for one in events))


def draw_pile_made(event: facts.DrawPileMade, words: Words) -> str:
    return words("draw-pile-made", cards=event.cards)


def turn_began(event: facts.TurnBegan, words: Words) -> str:
    return words("turn-began", player=words.player(event.seat), round=event.round)


def honor_counted(event: facts.HonorCounted, words: Words) -> str:
    return words(
        "honor-shared" if event.shared else "honor-counted",
        player=words.player(event.seat),
        daimyo=event.daimyo_house,
        samurai=event.samurai_house,
        shogun=event.shogun,
        gained=event.gained,
        honor=event.honor,
    )


def no_honor(event: facts.NoHonor, words: Words) -> str:
    return words("no-honor", player=words.player(event.seat))


def turn_ended(event: facts.TurnEnded, words: Words) -> str:
    return words("turn-ended", player=words.player(event.seat))


def taken_back(event: facts.TakenBack, words: Words) -> str:
    return words("taken-back", player=words.player(event.seat))


def match_ended(event: facts.MatchEnded, words: Words) -> str:
    outcome = event.outcome
    seats = range(len(outcome.scores))
    ranking = sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    return words(
        "match-ended",
        count=len(outcome.winners),
        winners=words.players(outcome.winners),
        reason=words(f"outcome-{outcome.reason.replace('_', '-')}"),
        ranking=words.listed(f"{words.player(seat)} {outcome.scores[seat]}" for seat in ranking),
    )
