"""Answers that need no foresight, or where it looks at a few of many."""

from collections.abc import Iterable

from rules.spirit.commands import UseTokens
from rules.spirit.content import Name

LIKED = (
    Name.KIKUCHIYO,
    Name.KYUZO,
    Name.DAISUKE,
    Name.GOROBEI,
    Name.HEIHACHI,
    Name.KATSUSHIRO,
    Name.KANBEI,
)
"""The samurai, the most useful first."""


def samurai(names: Iterable[Name]) -> Name:
    """The most useful of those that are left."""
    return min(names, key=LIKED.index)


def token_uses(tokens: Iterable[Name]) -> tuple[UseTokens, ...]:
    """No token, or one of them: two at once are hardly ever worth it."""
    return (UseTokens(()), *(UseTokens((token,)) for token in tokens))
