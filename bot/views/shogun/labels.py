"""The few words on Shogun's pictures."""

from enum import StrEnum
from typing import TypeVar

from bot.views.shogun.texts import Words
from renderer.shogun import Labels
from rules.shogun.content import Action, Effect, Season, Side, board

T = TypeVar("T", bound=StrEnum)


def labels(words: Words) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        seasons=_terms(Season, words),
        years=(words("label-year", year=1), words("label-year", year=2)),
        actions={action: words.card(action) for action in Action},
        effects={effect: _sentence(words.term(effect)) for effect in Effect},
        regions={region: words.region(region) for region in board(Side.SUN, 5).regions},
        draft=words("stage-setup"),
        bid=words("bid"),
        hand=words("label-hand"),
        chests=words("label-chests"),
        rice=words("label-rice"),
        neutral=words("label-neutral"),
        won=words("label-won"),
        drawn=words("label-drawn"),
        thrown=words("label-thrown"),
        tray=words("label-tray"),
        fallen=words("label-fallen"),
        left=words("label-left"),
        points=words("label-points"),
        provinces=words("label-provinces"),
        buildings=words("label-buildings"),
        majorities=words("label-majorities"),
        total=words("label-total"),
        course=words("label-course"),
    )


def _terms(kind: type[T], words: Words) -> dict[T, str]:
    return {value: words.term(value) for value in kind}


def _sentence(term: str) -> str:
    """A term as it stands alone."""
    return term[:1].upper() + term[1:]
