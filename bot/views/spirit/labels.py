"""The few words on the pictures of Samurai Spirit."""

from bot.views.spirit.texts import SpiritTexts
from renderer.spirit import Labels
from rules.spirit.content import Difficulty, Name


def labels(texts: SpiritTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        names={name: texts.term(name) for name in Name},
        difficulties={difficulty: texts.term(difficulty) for difficulty in Difficulty},
        rounds=tuple(texts("label-round", round=number) for number in (1, 2, 3)),
        setup=texts("stage-setup"),
        stack=texts("label-stack"),
        intruders=texts("label-intruders"),
        discard=texts("label-discard"),
        victory=texts("label-victory"),
        defeat=texts("label-defeat"),
    )
