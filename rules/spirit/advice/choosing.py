"""Answers by a fixed preference, and the candidates where there are too many answers to try."""

from collections.abc import Iterable

from rules.spirit.commands import (
    AnyCommand,
    BuryRaider,
    Confront,
    Defend,
    DiscardRaider,
    EndTurn,
    Fight,
    IgnorePenalty,
    LendToken,
    Pass,
    SendRaider,
    SufferPenalty,
    Support,
    UseTokens,
)
from rules.spirit.content import Name, Penalty, Talent, content
from rules.spirit.decisions import choices
from rules.spirit.penalties import lets_ignore
from rules.spirit.piles import unseen
from rules.spirit.prompts import AskAction, AskFace, AskKiai, AskPenalty, AskSecondFight, AskTokens, Place
from rules.spirit.state import Observation, Public

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

FACING = (Defend, DiscardRaider, BuryRaider, Confront, SendRaider)
"""The order of equal answers: where all is lost anyway, the first ones at least burn nothing (SS2.3)."""
IGNORING = (Talent.IGNORE_EVEN, Talent.IGNORE_ODD)
"""They are worth the penalty of the newest raider that they ignore, and nothing else."""
LAST = 3
"""With so few raiders in the stack, an answer may end the round (SS2.6)."""
ROOM = 4
"""Points below the kiai number that most raiders fit into."""


def samurai(names: Iterable[Name]) -> Name:
    """The most useful of the remaining samurai."""
    return min(names, key=LIKED.index)


def token_uses(tokens: Iterable[Name]) -> tuple[UseTokens, ...]:
    """No token, or one of them: two at once are rarely worth it."""
    return (UseTokens(()), *(UseTokens((token,)) for token in tokens))


def acts_on_drawn(use: UseTokens) -> bool:
    """Whether a talent of these tokens acts on drawn raiders alone, not on penalties (SS4.1, SS4.4)."""
    return any(content().samurai[name].talent not in IGNORING for name in use.tokens)


def actions(observation: Observation, prompt: AskAction) -> tuple[AnyCommand, ...]:
    """All but supports that neither lend anything nor spare the supporter a raider that does not fit.

    Only where no answer ends the round (SS2.6).
    """
    public, found = observation.public, choices(prompt)
    if len(public.stack) <= LAST or not _fits(observation, prompt.place):
        return found
    idle = [Support(place) for place in prompt.supportable if is_idle(public, prompt.place, place)]
    return tuple(command for command in found if command not in idle)


def kiai_answers(public: Public, prompt: AskKiai) -> tuple[AnyCommand, ...]:
    """All but loans of a token that then ignores nothing: at home it may still support (SS2.4, SS4.2)."""
    return tuple(
        command
        for command in choices(prompt)
        if not (isinstance(command, LendToken) and is_idle(public, command.giver, command.receiver))
    )


def _fits(observation: Observation, place: Place) -> bool:
    """Whether no raider that may come brings a samurai over the kiai number (SS2.3)."""
    public, board = observation.public, observation.public.boards[place]
    top = public.stack[0]
    coming = [top] if top else unseen(observation).possible
    return all(board.total + content().raiders[name].value <= board.side.kiai for name in coming)


def is_idle(public: Public, giver: Place, receiver: Place) -> bool:
    """Whether a token only ignores penalties, and the receiver's newest raider has none for it (SS4.4)."""
    ignores = public.boards[giver].printed.talent in IGNORING
    return ignores and not lets_ignore(public, giver, receiver)


def face_answers(prompt: AskFace) -> tuple[AnyCommand, ...]:
    """What burns nothing first, and last what leaves it to somebody else."""
    return tuple(sorted(choices(prompt), key=lambda command: FACING.index(type(command))))


def penalty_answers(public: Public, prompt: AskPenalty) -> tuple[SufferPenalty | IgnorePenalty, ...]:
    """To ignore first: it costs nothing (SS4.4), and of answers that seem equal the first one is given.

    It alone where the penalty can only harm: an intruder helps at most to end the round (SS2.6).
    """
    if not prompt.may_ignore:
        return tuple(map(SufferPenalty, prompt.penalties))
    if prompt.penalties == (Penalty.INFILTRATE,) and len(public.stack) > LAST:
        return (IgnorePenalty(),)
    return (IgnorePenalty(), *map(SufferPenalty, prompt.penalties))


def offhand(public: Public) -> AnyCommand:
    """An answer without any search: fight with room for a raider or support, defend, ignore, use a kiai."""
    match public.asking:
        case AskAction(place=place, supportable=supportable):
            board = public.boards[place]
            if board.side.kiai - board.total >= ROOM or len(board.undefended) > 1:
                return Fight()
            return Support(supportable[0]) if supportable else Pass()
        case AskSecondFight():
            return EndTurn()
        case AskTokens():
            return UseTokens(())
        case AskFace() as prompt:
            return Defend() if prompt.may_defend else Confront()
        case AskPenalty() as prompt:
            return penalty_answers(public, prompt)[0]
        case prompt:
            assert prompt is not None, "a match that goes on asks somebody"
            return choices(prompt)[0]
