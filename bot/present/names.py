"""People's names where Discord reads markdown: they are shown as they are, whatever is in them."""

import re

_SPECIAL = re.compile(r"[\\*_~`|<>\[#]|:(?=//)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")


def escaped(name: str) -> str:
    """The name as plain text: no markdown, no mention, no link."""
    return _MENTION.sub("@\u200b", _SPECIAL.sub(r"\\\g<0>", name))
