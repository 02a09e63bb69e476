"""How high a message is on a phone: an estimate from Discord's layout at a width of 390 pixels.

Of the 390, the avatar's margin and the container's padding leave 328 for pictures, texts and controls, as
measured on a phone (issue 16). Heights are those of Discord's mobile client: 20 a line of text of 15 pixels,
44 a menu, 36 a button, 8 between blocks. Buttons go to the next line where they do not fit.
"""

import re
from collections.abc import Iterable

from bot.discord.layout import within_limit
from bot.views.message import Block, Button, Buttons, Link, Message, Picture, Select, Text
from renderer import text

WIDTH = 328
_LINE, _SMALL_LINE, _FONT = 20, 16, 15
_MENU, _BUTTON, _GAP = 44, 36, 8
_PADDING = 32
"""Of a button, left and right of its label."""
_MARKUP = re.compile(r"\*\*|`|^### |^-# |^- ", re.MULTILINE)


def height(message: Message) -> int:
    """The estimated height of a message in pixels; its pictures are drawn for it."""
    blocks = list(within_limit(message.blocks))
    return sum(map(_height, blocks)) + _GAP * (len(blocks) - 1)


def lines(content: str) -> int:
    """How many lines a text takes."""
    paragraphs = _MARKUP.sub("", content).split("\n")
    return sum(max(1, len(text.wrapped(line, "sans", _FONT, WIDTH))) for line in paragraphs)


def _height(block: Block) -> int:
    match block:
        case Text(content, style):
            return lines(content) * (_SMALL_LINE if style == "small" else _LINE)
        case Picture(drawing):
            width, tall = drawing.paint().size
            return int(tall * WIDTH / width)
        case Buttons(buttons):
            return _rows(buttons) * (_BUTTON + _GAP) - _GAP
        case Select():
            return _MENU
        case Link():
            return _BUTTON
    raise TypeError(block)


def _rows(buttons: Iterable[Button]) -> int:
    """How many lines the buttons take, five at most on each."""
    rows, left, count = 0, 0.0, 5
    for button in buttons:
        wide = text.width(button.label, "sans", _FONT) + _PADDING + _GAP
        if count == 5 or wide > left:
            rows, left, count = rows + 1, WIDTH + _GAP, 0
        left, count = left - wide, count + 1
    return rows
