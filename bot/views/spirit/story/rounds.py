"""Set-up, rounds and turns from beginning to end, and the end of the match (SS1, SS2, SS5, SS6)."""

from bot.views.spirit.texts import Words, yes
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


def match_began(event: MatchBegan, words: Words) -> str:
    return words(
        "match-began",
        difficulty=words.term(event.difficulty),
        farms=event.farms,
        families=event.families,
        barricades=event.barricades,
    )


def samurai_taken(event: SamuraiTaken, words: Words) -> str:
    return words(
        "samurai-taken",
        player=words.leader(event.place),
        samurai=words.samurai(event.samurai),
        drawn=yes(event.drawn),
    )


def tokens_ready(event: TokensReady, words: Words) -> str:
    return words("tokens-ready", tokens=words.listed(map(words.term, event.tokens)))


def round_began(event: RoundBegan, words: Words) -> str:
    return words(
        "round-began",
        round=event.round,
        raiders=event.raiders,
        joined=event.joined if event.joined < event.raiders else 0,
        player=words.who(event.first),
    )


def turn_began(event: TurnBegan, words: Words) -> str:
    return words("turn-began", round=event.round, turn=event.turn, player=words.who(event.place))


def tokens_used(event: TokensUsed, words: Words) -> str:
    tokens = words.listed(f"{words.term(name)} ({words.talent(name)})" for name in event.tokens)
    return words("tokens-used", player=words.who(event.place), tokens=tokens)


def supported(event: Supported, words: Words) -> str:
    return words(
        "supported",
        player=words.who(event.giver),
        receiver=words.who(event.receiver),
        talent=words.talent(event.token),
    )


def tokens_returned(event: TokensReturned, words: Words) -> str:
    tokens = words.listed(map(words.term, event.tokens))
    return words("tokens-returned", player=words.who(event.place), tokens=tokens)


def passed(event: Passed, words: Words) -> str:
    return words("passed", player=words.who(event.place), forced=yes(event.forced))


def second_fight(event: SecondFight, words: Words) -> str:
    return words("second-fight", player=words.who(event.place))


def round_ended(event: RoundEnded, words: Words) -> str:
    return words("round-ended", round=event.round, ending=words.term(event.ending), rest=event.rest)


def undefended(event: Undefended, words: Words) -> str:
    return words("undefended", player=words.who(event.place), symbol=event.symbol.value)


def families_shown(event: FamiliesShown, words: Words) -> str:
    return words("families-shown", families=words.listed(map(words.term, event.families)))


def intruders_revealed(event: IntrudersRevealed, words: Words) -> str:
    return words("intruders-revealed", raiders=words.raiders(event.raiders))


def match_ended(event: MatchEnded, words: Words) -> str:
    """The score with its parts, or why the village is lost."""
    if not event.outcome.winners:
        return words("match-lost", reason=words(f"outcome-{event.outcome.reason.replace('_', '-')}"))
    return words(
        "match-won",
        farms=event.farms,
        families=event.families,
        unharmed=int(event.unharmed),
        score=f"{event.outcome.scores[0]}{'+' * event.pluses}",
    )
