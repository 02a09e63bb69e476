"""A heading with lines below it: how all titles tell a stage, and where a match is."""

from collections.abc import Sequence

from bot.views.message import Text


def headed(heading: str, lines: Sequence[str]) -> tuple[Text, ...]:
    """A story that is too long for a message loses its beginning."""
    title = Text(heading, "heading")
    return (title, Text("\n".join(lines), keep="end")) if lines else (title,)
