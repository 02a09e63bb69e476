"""The events of Samurai Spirit in words: here are those that need a thought."""

from collections.abc import Sequence

from bot.views.spirit.texts import SpiritTexts
from bot.views.story import Tellers, told
from bot.views.title_texts import yes
from rules.core.model import Event
from rules.spirit.events import (
    FarmBurned,
    MatchEnded,
    RaiderConfronted,
    RaiderInfiltrated,
    RoundBegan,
    SamuraiTaken,
    Supported,
    TokensUsed,
)


def tell(events: Sequence[Event], texts: SpiritTexts) -> list[str]:
    """The events in words, a line each."""
    return told(events, texts, TELLERS)


def _samurai_taken(event: SamuraiTaken, texts: SpiritTexts) -> str:
    return texts(
        "samurai-taken",
        player=texts.leader(event.place),
        samurai=texts.samurai(event.samurai),
        drawn=yes(event.drawn),
    )


def _round_began(event: RoundBegan, texts: SpiritTexts) -> str:
    return texts(
        "round-began",
        round=event.round,
        raiders=event.raiders,
        joined=event.joined if event.joined < event.raiders else 0,
        player=texts.who(event.first),
    )


def _tokens_used(event: TokensUsed, texts: SpiritTexts) -> str:
    return texts("tokens-used", player=texts.who(event.place), tokens=texts.tokens(event.tokens))


def _supported(event: Supported, texts: SpiritTexts) -> str:
    return texts(
        "supported",
        player=texts.who(event.giver),
        receiver=texts.who(event.receiver),
        talent=texts.talent(event.token),
    )


def _raider_confronted(event: RaiderConfronted, texts: SpiritTexts) -> str:
    result = "over" if event.total > event.kiai else "below"
    return texts(
        "raider-confronted",
        player=texts.who(event.place),
        total=event.total,
        kiai=event.kiai,
        result=result,
    )


def _raider_infiltrated(event: RaiderInfiltrated, texts: SpiritTexts) -> str:
    if event.raider is None:
        return texts("raider-infiltrated")
    return texts("raider-infiltrated-seen", raider=texts.raider(event.raider))


def _farm_burned(event: FarmBurned, texts: SpiritTexts) -> str:
    line = texts.tell(event)
    return line if event.penalty is None else f"{line} {texts.term(event.penalty)}"


def _match_ended(event: MatchEnded, texts: SpiritTexts) -> str:
    """The score with its parts, or why the village is lost."""
    if not event.outcome.winners:
        return texts("match-lost", reason=texts(f"outcome-{event.outcome.reason.replace('_', '-')}"))
    return texts(
        "match-won",
        farms=event.farms,
        families=event.families,
        unharmed=int(event.unharmed),
        score=f"{event.outcome.scores[0]}{'+' * event.pluses}",
    )


TELLERS: Tellers = {
    SamuraiTaken: _samurai_taken,
    RoundBegan: _round_began,
    TokensUsed: _tokens_used,
    Supported: _supported,
    RaiderConfronted: _raider_confronted,
    RaiderInfiltrated: _raider_infiltrated,
    FarmBurned: _farm_burned,
    MatchEnded: _match_ended,
}
