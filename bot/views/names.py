"""People's names where Discord reads markdown: they are shown as they are, whatever is in them."""

import re

_SPECIAL = re.compile(r"[\\*_~`|<>\[#]|:(?=//)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")
_ESCAPED = re.compile(r"\\([^A-Za-z0-9\s])")

_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
"""Controls, marks of direction and of no width. Those that join letters and emoji are left."""
_BLANK = "\u115f\u1160\u200c\u200d\u2800\u3164\uffa0 "
"""What leaves no ink though it counts as a letter or a symbol."""


def tidy(name: str) -> str:
    """The name in one line and one direction, as it is kept with a seat; "?" if nothing can be seen of it."""
    shown = " ".join(_UNSEEN.sub("", " ".join(name.split())).split())
    return shown if shown.strip(_BLANK) else "?"


def escaped(name: str) -> str:
    """The name as plain text: no markdown, no mention, no link."""
    return _MENTION.sub("@\u200b", _SPECIAL.sub(r"\\\g<0>", name))


def plain(text: str) -> str:
    """A text for a place that knows no markdown, such as a label: without the escapes of names."""
    return _ESCAPED.sub(r"\1", text)
