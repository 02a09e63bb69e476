"""Discord's limits for what a message, a control or a form says, and the shortening of what is longer."""

from collections.abc import Iterable, Sequence

from bot.discord.markdown import markdown

CONTENT = 2000
"""Characters of a message without components."""
TEXTS = 4000
"""Characters of all texts of one message with components together."""
ALT = 1024
"""Characters of a picture's alt text."""
BUTTON = 80
OPTION = 100
"""Characters of an option's label, and of its description."""
PLACEHOLDER = 150
FORM = 45
"""Characters of a form's title, and of a field's label."""
ROW = 5
"""Buttons in one row."""


def clip(text: str, limit: int) -> str:
    """The text, with an ellipsis for what goes beyond the limit."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def last_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit, under an ellipsis for those before them."""
    kept: list[str] = []
    room = limit - len("…\n")
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return clip("\n".join(["…", *reversed(kept)]), limit)
        kept.append(line)
    return "\n".join(lines)


def pages(lines: Iterable[str], limit: int) -> list[str]:
    """All lines on as few pages as hold them, none of them longer than the limit."""
    found: list[str] = []
    for line in (clip(line, limit) for line in lines):
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def listed(heading: str, entries: Iterable[str], most: int = CONTENT) -> str:
    """The heading and as many of the entries below it as fit, in markdown."""
    text = markdown(heading)
    for one in map(markdown, entries):
        if len(text) + 1 + len(one) > most:
            break
        text = f"{text}\n{one}"
    return text
