"""A heading with lines below it: how all titles tell a stage, and where a match is."""

from collections.abc import Sequence

from bot.views.limits import MESSAGE, fitting
from bot.views.message import Text


def headed(heading: str, lines: Sequence[str]) -> tuple[Text, ...]:
    """Short enough for one message of Discord: a story that is too long loses its beginning."""
    title = f"### {heading}"
    return (Text(title), Text(fitting(lines, MESSAGE - len(title)))) if lines else (Text(title),)
