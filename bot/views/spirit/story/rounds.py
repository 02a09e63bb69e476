"""Set-up, rounds and turns from beginning to end, and the end of the match (SS1, SS2, SS5, SS6)."""

from bot.views.spirit.texts import SpiritTexts, yes
from rules.spirit.events import (
    FamiliesShown,
    IntrudersRevealed,
    MatchBegan,
    MatchEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    SamuraiTaken,
    SecondFight,
    Supported,
    TokensReady,
    TokensReturned,
    TokensUsed,
    TurnBegan,
    Undefended,
)


def match_began(event: MatchBegan, texts: SpiritTexts) -> str:
    return texts(
        "match-began",
        difficulty=texts.term(event.difficulty),
        farms=event.farms,
        families=event.families,
        barricades=event.barricades,
    )


def samurai_taken(event: SamuraiTaken, texts: SpiritTexts) -> str:
    return texts(
        "samurai-taken",
        player=texts.leader(event.place),
        samurai=texts.samurai(event.samurai),
        drawn=yes(event.drawn),
    )


def tokens_ready(event: TokensReady, texts: SpiritTexts) -> str:
    return texts("tokens-ready", tokens=texts.listed(map(texts.term, event.tokens)))


def round_began(event: RoundBegan, texts: SpiritTexts) -> str:
    return texts(
        "round-began",
        round=event.round,
        raiders=event.raiders,
        joined=event.joined if event.joined < event.raiders else 0,
        player=texts.who(event.first),
    )


def turn_began(event: TurnBegan, texts: SpiritTexts) -> str:
    return texts("turn-began", round=event.round, turn=event.turn, player=texts.who(event.place))


def tokens_used(event: TokensUsed, texts: SpiritTexts) -> str:
    tokens = texts.listed(f"{texts.term(name)} ({texts.talent(name)})" for name in event.tokens)
    return texts("tokens-used", player=texts.who(event.place), tokens=tokens)


def supported(event: Supported, texts: SpiritTexts) -> str:
    return texts(
        "supported",
        player=texts.who(event.giver),
        receiver=texts.who(event.receiver),
        talent=texts.talent(event.token),
    )


def tokens_returned(event: TokensReturned, texts: SpiritTexts) -> str:
    tokens = texts.listed(map(texts.term, event.tokens))
    return texts("tokens-returned", player=texts.who(event.place), tokens=tokens)


def passed(event: Passed, texts: SpiritTexts) -> str:
    return texts("passed", player=texts.who(event.place), forced=yes(event.forced))


def second_fight(event: SecondFight, texts: SpiritTexts) -> str:
    return texts("second-fight", player=texts.who(event.place))


def round_ended(event: RoundEnded, texts: SpiritTexts) -> str:
    return texts("round-ended", round=event.round, ending=texts.term(event.ending), rest=event.rest)


def undefended(event: Undefended, texts: SpiritTexts) -> str:
    return texts("undefended", player=texts.who(event.place), symbol=event.symbol.value)


def families_shown(event: FamiliesShown, texts: SpiritTexts) -> str:
    return texts("families-shown", families=texts.listed(map(texts.term, event.families)))


def intruders_revealed(event: IntrudersRevealed, texts: SpiritTexts) -> str:
    return texts("intruders-revealed", raiders=texts.raiders(event.raiders))


def match_ended(event: MatchEnded, texts: SpiritTexts) -> str:
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
