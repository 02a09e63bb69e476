"""The reasons for a plan, in words."""

from ai.shogun.reasons import WORLDS, reasons
from bot.views.shogun.position import SIGNS
from bot.views.shogun.texts import ShogunTexts
from bot.views.title_texts import yes
from rules.core.registry import AnyGame
from rules.shogun.content import BUILDS, YEARS
from rules.shogun.planning import problem
from rules.shogun.state import Observation, Plan


def explained(game: AnyGame, observation: Observation, plan: Plan, texts: ShogunTexts) -> list[str]:
    """A line for each reason; none while the plan cannot be laid yet. It takes some 20 ms."""
    if problem(observation, plan):
        return []
    return [
        texts(
            f"reason-{reason.kind}",
            building=SIGNS[BUILDS[reason.action]] if reason.action and reason.action in BUILDS else "",
            last=yes(observation.public.year == YEARS),
            number=reason.number,
            worlds=WORLDS,
            action=texts.term(reason.action) if reason.action else "",
            province=reason.province or "",
        )
        for reason in reasons(game, observation, plan)
    ]
