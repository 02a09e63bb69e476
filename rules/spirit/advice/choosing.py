"""Answers by a fixed preference, and the candidates where there are too many answers to try."""

from collections.abc import Iterable

from rules.spirit.commands import (
    AnyCommand,
    Defend,
    EndTurn,
    Fight,
    IgnorePenalty,
    Pass,
    SufferPenalty,
    UseTokens,
)
from rules.spirit.content import Name
from rules.spirit.decisions import choices
from rules.spirit.prompts import AskAction, AskFace, AskPenalty, AskSecondFight, AskTokens
from rules.spirit.state import Public

LIKED = (
    Name.KIKUCHIYO,
    Name.KYUZO,
    Name.DAISUKE,
    Name.GOROBEI,
    Name.HEIHACHI,
    Name.KATSUSHIRO,
    Name.KANBEI,
)
"""The samurai by usefulness, the best first."""

AVERAGE = 3
"""The value of an average raider."""


def samurai(names: Iterable[Name]) -> Name:
    """The most useful of the remaining samurai."""
    return min(names, key=LIKED.index)


def token_uses(tokens: Iterable[Name]) -> tuple[UseTokens, ...]:
    """No token, or one of them: two at once are rarely worth it."""
    return (UseTokens(()), *(UseTokens((token,)) for token in tokens))


def face_answers(prompt: AskFace) -> tuple[AnyCommand, ...]:
    """To defend first: where all is lost anyway, it at least burns nothing (SS2.3)."""
    return tuple(sorted(choices(prompt), key=lambda command: not isinstance(command, Defend)))


def penalty_answers(prompt: AskPenalty) -> tuple[SufferPenalty | IgnorePenalty, ...]:
    """To ignore first: it costs nothing (SS4.4), and of answers that seem equal the first one is given."""
    ignored = (IgnorePenalty(),) if prompt.may_ignore else ()
    return (*ignored, *map(SufferPenalty, prompt.penalties))


def offhand(public: Public) -> AnyCommand:
    """An answer without any search: fight with room for a raider, defend, ignore, use a kiai."""
    match public.asking:
        case AskAction(place=place):
            board = public.boards[place]
            fits = board.side.kiai - board.total >= AVERAGE or len(board.undefended) > 1
            return Fight() if fits else Pass()
        case AskSecondFight():
            return EndTurn()
        case AskTokens():
            return UseTokens(())
        case AskFace() as prompt:
            return face_answers(prompt)[0]
        case AskPenalty() as prompt:
            return penalty_answers(prompt)[0]
        case prompt:
            assert prompt is not None, "a match that goes on asks somebody"
            return choices(prompt)[0]
