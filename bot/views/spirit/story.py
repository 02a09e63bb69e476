"""The events of Samurai Spirit in words: those that the generic texts do not cover."""

from collections.abc import Sequence

from bot.views.spirit.texts import SpiritTexts
from rules.core.model import Event
from rules.spirit import events as facts


def tell(events: Sequence[Event], texts: SpiritTexts) -> list[str]:
    """The events in words, a line each."""
    return [line for event in events for line in _told(event, texts).splitlines()]


def _told(event: Event, texts: SpiritTexts) -> str:
    """One event; the text named after it, where its fields are enough."""
    match event:
        case facts.SamuraiTaken(place=place, samurai=samurai):
            return texts.tell(event, player=texts.leader(place), samurai=texts.samurai(samurai))
        case facts.RoundBegan(joined=joined, raiders=raiders):
            return texts.tell(event, raiders=raiders, joined=joined if joined < raiders else 0)
        case facts.TokensUsed(tokens=tokens):
            return texts.tell(event, tokens=texts.tokens(tokens))
        case facts.Supported(token=token):
            return texts.tell(event, talent=texts.talent(token))
        case facts.RaiderConfronted(total=total, kiai=kiai):
            return texts.tell(event, result="over" if total > kiai else "below")
        case facts.RaiderInfiltrated(raider=raider):
            return texts.tell(event, "raider-infiltrated-seen" if raider else None)
        case facts.FarmBurned(penalty=penalty) if penalty is not None:
            return f"{texts.tell(event)} {texts.term(penalty)}"
        case facts.MatchEnded(outcome=outcome) if not outcome.winners:
            return texts("match-lost", reason=texts.variant("outcome", outcome.reason))
        case facts.MatchEnded(outcome=outcome):
            score = f"{outcome.scores[0]}{'+' * event.pluses}"
            return texts.tell(event, "match-won", unharmed=int(event.unharmed), score=score)
    return texts.tell(event)
