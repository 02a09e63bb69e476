"""The few words on the pictures of Samurai Spirit."""

from bot.views.spirit.texts import Words
from renderer.spirit import Labels
from rules.spirit.content import Difficulty, Name


def labels(words: Words) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        names={name: words.term(name) for name in Name},
        difficulties={difficulty: words.term(difficulty) for difficulty in Difficulty},
        rounds=tuple(words("label-round", round=number) for number in (1, 2, 3)),
        setup=words("stage-setup"),
        stack=words("label-stack"),
        intruders=words("label-intruders"),
        discard=words("label-discard"),
        victory=words("label-victory"),
        defeat=words("label-defeat"),
    )
