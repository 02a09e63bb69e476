"""All decisions of Samurai Spirit. Each is in its chapter: prompt, legal answers, refusals, effect."""

from rules.core.decision import by_prompt
from rules.spirit import rounds
from rules.spirit.commands import AnyCommand
from rules.spirit.decision import SpiritDecision
from rules.spirit.fight import FaceRaider
from rules.spirit.kiai_effects import OrderStack, UseEffect
from rules.spirit.penalties import ChooseDefended, ChoosePenalty
from rules.spirit.prompts import AnyPrompt, Question
from rules.spirit.setup import ChooseSamurai
from rules.spirit.table import Table
from rules.spirit.turns import ChooseAction, ChooseSecondFight, ChooseTokens

DECISIONS = by_prompt(
    ChooseSamurai(),
    ChooseTokens(),
    ChoosePenalty(),
    ChooseDefended(),
    ChooseAction(),
    ChooseSecondFight(),
    FaceRaider(),
    UseEffect(),
    OrderStack(),
)


def choices(prompt: AnyPrompt) -> tuple[AnyCommand, ...]:
    """All legal answers to a prompt, in the order of the rules."""
    decision = DECISIONS[type(prompt)]
    assert isinstance(decision, SpiritDecision), "all decisions of this title list their answers"
    return decision.choices(prompt)


def carry_out(table: Table, command: AnyCommand) -> None:
    """Apply an answer and all that follows, up to the next prompt or the end of the match."""
    with rounds.village_at_stake(table):
        prompt = table.answered(Question)
        DECISIONS[type(prompt)].carry_out(table, prompt, command)
        rounds.proceed(table)
