"""What a seat is asked, what it may answer, and why it may not: all from its observation alone."""

from collections.abc import Iterator
from itertools import chain, combinations, permutations

from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal
from rules.spirit.commands import (
    AnyCommand,
    BuryRaider,
    Confront,
    Defend,
    DiscardDefended,
    DiscardNewest,
    DiscardRaider,
    DrawSamurai,
    EndTurn,
    Fight,
    FightAgain,
    HealWound,
    IgnorePenalty,
    LendToken,
    MoveRaider,
    OrderRaiders,
    Pass,
    SendRaider,
    SkipKiai,
    SufferPenalty,
    Support,
    TakeSamurai,
    UseKiai,
    UseTokens,
)
from rules.spirit.content import Effect
from rules.spirit.prompts import (
    AnyPrompt,
    AskAction,
    AskDefended,
    AskFace,
    AskKiai,
    AskOrder,
    AskPenalty,
    AskSamurai,
    AskSecondFight,
    AskTokens,
)
from rules.spirit.state import Observation, Public


def prompts(public: Public) -> dict[int, AnyPrompt]:
    """Who is asked what: at most one seat at a time."""
    return {public.asking.seat: public.asking} if public.asking else {}


def prompt_of(observation: Observation) -> AnyPrompt | None:
    """What the viewer is asked."""
    return None if observation.viewer is None else prompts(observation.public).get(observation.viewer)


def legal(observation: Observation) -> Legal[AnyCommand]:
    """What the viewer may do now: nothing, if they are asked nothing."""
    prompt = prompt_of(observation)
    return Choices(choices(prompt) if prompt else ())


def choices(prompt: AnyPrompt) -> tuple[AnyCommand, ...]:
    """All answers to a question, in the order of the rules."""
    match prompt:
        case AskSamurai(samurai=names):
            return (*map(TakeSamurai, names), DrawSamurai())
        case AskTokens(tokens=tokens):
            chosen = (combinations(tokens, count) for count in range(len(tokens) + 1))
            return tuple(map(UseTokens, chain.from_iterable(chosen)))
        case AskPenalty(penalties=penalties):
            return (*map(SufferPenalty, penalties), *([IgnorePenalty()] if prompt.may_ignore else []))
        case AskDefended(symbols=symbols):
            return tuple(map(DiscardDefended, symbols))
        case AskAction(supportable=supportable):
            return (Fight(), *map(Support, supportable), Pass())
        case AskSecondFight():
            return (FightAgain(), EndTurn())
        case AskFace():
            return tuple(_against(prompt))
        case AskKiai():
            return tuple(_effects(prompt))
        case AskOrder(raiders=raiders):
            return tuple(map(OrderRaiders, permutations(raiders)))


def refusal(observation: Observation, command: AnyCommand) -> IllegalCommand:
    """Why a command that is not legal is not."""
    match prompt_of(observation), command:
        case AskSamurai(), TakeSamurai(samurai=name):
            return IllegalCommand("spirit_samurai_taken", samurai=name.value)
        case AskTokens(), UseTokens():
            return IllegalCommand("spirit_tokens_not_there")
        case AskPenalty(), IgnorePenalty():
            return IllegalCommand("spirit_no_talent")
        case AskAction(), Support(place=place):
            return IllegalCommand("spirit_cannot_support", place=place)
        case AskFace(), Defend():
            return IllegalCommand("spirit_cannot_defend")
        case AskFace(), SendRaider() | DiscardRaider() | BuryRaider():
            return IllegalCommand("spirit_no_talent")
        case AskKiai(), UseKiai() | HealWound() | MoveRaider() | DiscardNewest() | LendToken():
            return IllegalCommand("spirit_kiai_not_like_this")
        case AskOrder(), OrderRaiders():
            return IllegalCommand("spirit_not_these_raiders")
        case _:
            return IllegalCommand("not_asked")


def _against(prompt: AskFace) -> Iterator[AnyCommand]:
    """What may be done with an opponent (SS2.3, SS4.3, SS4.4)."""
    yield Confront()
    if prompt.may_defend:
        yield Defend()
    yield from map(SendRaider, prompt.neighbours)
    if prompt.may_discard:
        yield DiscardRaider()
    if prompt.may_bury:
        yield BuryRaider()


def _effects(prompt: AskKiai) -> Iterator[AnyCommand]:
    """How a kiai may be used (SS4.2)."""
    if prompt.plain:
        yield UseKiai()
    named = DiscardNewest if prompt.effect is Effect.DISCARD_NEWEST else HealWound
    yield from map(named, prompt.targets)
    paired = MoveRaider if prompt.effect is Effect.MOVE_NEWEST else LendToken
    for giver, receiver in prompt.pairs:
        yield paired(giver, receiver)
    yield SkipKiai()
