"""What is said about a match's luck: what was promised, and which words of players are in it."""

from collections.abc import Sequence

from bot.views.names import escaped
from bot.views.texts import Texts


def promised(commitment: str, given: Sequence[str], names: Sequence[str], texts: Texts) -> str:
    """The promise and the players' words, by seat, in small print: for those who want to compare it later."""
    lines = (texts("luck-promised", commitment=commitment), *lucky_words(given, names, texts))
    return "\n".join(f"-# {line}" for line in lines)


def lucky_words(given: Sequence[str], names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """One line with the players' words; none if nobody has given one."""
    told = [
        texts("luck-word", player=escaped(name), word=escaped(word))
        for name, word in zip(names, given, strict=False)
        if word
    ]
    return (texts("luck-words", words=" · ".join(told)),) if told else ()
