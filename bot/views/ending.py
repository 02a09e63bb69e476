"""The last message of a match: who won, and the record with the seed, for everybody to check."""

from collections.abc import Sequence

from bot.matches import StageLog
from bot.views.match_messages import MatchMessages
from bot.views.message import File, Message, Text
from bot.views.table_messages import lucky_words
from rules.core.model import Outcome, Seat, all_seats
from rules.core.record import MatchRecord, dump


def ending(messages: MatchMessages, record: MatchRecord, stages: Sequence[StageLog]) -> Message:
    """The message, with how the match went, and the record as a file."""
    texts, outcome = messages.texts, record.outcome
    lines = [texts("ending-stopped")]
    if outcome is not None and not outcome.winners:
        lines = [texts("ending-heading"), texts("ending-lost")]
    elif outcome is not None:
        winners = messages.named(outcome.winners)
        winning = texts("ending-winner", players=winners, winners=len(outcome.winners))
        lines = [texts("ending-heading"), winning, *_ranking(messages, outcome)]
    luck = (
        texts("ending-luck", seed=record.seed or "", commitment=record.commitment),
        *lucky_words(record.words or (), messages.names, texts),
    )
    file = File(f"gyoji-{messages.position.match.id}.json", dump(record))
    return Message((Text("\n".join(lines)), *messages.epilogue(stages), Text("\n".join(luck)), file))


def rank(outcome: Outcome, seat: Seat) -> int:
    """A seat's rank, from 1. Winners are first, whatever broke the tie; equal others share a rank."""
    if seat in outcome.winners:
        return 1
    scores = outcome.scores
    ahead = [
        other for other in range(len(scores)) if other in outcome.winners or scores[other] > scores[seat]
    ]
    return 1 + len(ahead)


def _ranking(messages: MatchMessages, outcome: Outcome) -> list[str]:
    ranked = sorted((rank(outcome, seat), seat) for seat in all_seats(len(outcome.scores)))
    return [
        messages.texts("ending-rank", rank=place, player=messages.named([seat]), score=outcome.scores[seat])
        for place, seat in ranked
    ]
