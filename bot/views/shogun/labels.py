"""The few words on Shogun's pictures."""

from enum import StrEnum
from typing import TypeVar

from bot.views.shogun.texts import ShogunTexts
from renderer.shogun import Labels
from rules.shogun.content import Action, Effect, Season, Side, board

T = TypeVar("T", bound=StrEnum)


def labels(texts: ShogunTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        seasons=_terms(Season, texts),
        years=(texts("label-year", year=1), texts("label-year", year=2)),
        actions={action: texts.card(action) for action in Action},
        effects={effect: _sentence(texts.term(effect)) for effect in Effect},
        regions={region: texts.region(region) for region in board(Side.SUN, 5).regions},
        draft=texts("stage-setup"),
        bid=texts("bid"),
        hand=texts("label-hand"),
        chests=texts("label-chests"),
        rice=texts("label-rice"),
        neutral=texts("label-neutral"),
        won=texts("label-won"),
        drawn=texts("label-drawn"),
        thrown=texts("label-thrown"),
        tray=texts("label-tray"),
        fallen=texts("label-fallen"),
        left=texts("label-left"),
        points=texts("label-points"),
        provinces=texts("label-provinces"),
        buildings=texts("label-buildings"),
        majorities=texts("label-majorities"),
        total=texts("label-total"),
        course=texts("label-course"),
    )


def _terms(kind: type[T], texts: ShogunTexts) -> dict[T, str]:
    return {value: texts.term(value) for value in kind}


def _sentence(term: str) -> str:
    """A term as it stands alone."""
    return term[:1].upper() + term[1:]
