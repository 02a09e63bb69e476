"""How much Discord lets one message say, and the cutting of what is longer."""

from collections.abc import Sequence

MESSAGE = 3600
"""Characters of all texts in one message together: Discord's 4000, less room for pings and the like."""
ALT = 1024
"""Characters of a picture's alt text."""
BUTTON = 80
CONTENT = 2000
"""Characters of a message without components."""
OPTION = 100
"""Characters of an option's label, and of its description."""
OPTIONS = 25
"""Options in one select."""
PLACEHOLDER = 150
ROW = 5
"""Buttons in one row."""
FORM = 45
"""Characters of a form's title, and of a field's label."""


def clip(text: str, limit: int) -> str:
    """The text, with an ellipsis for what goes beyond the limit."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def fitting(lines: Sequence[str], limit: int) -> str:
    """As many of the last lines as fit, under an ellipsis for those before them."""
    kept: list[str] = []
    room = limit - len("…\n")
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return clip("\n".join(["…", *reversed(kept)]), limit)
        kept.append(line)
    return "\n".join(lines)


def pages(lines: Sequence[str], limit: int) -> list[str]:
    """All lines on as few pages as hold them, none of them longer than the limit."""
    found: list[str] = []
    for line in (clip(line, limit) for line in lines):
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found
