"""The order of one's winter revolts (SH8.2): the public question, and what the presses on it mean."""

from collections.abc import Iterator
from itertools import permutations

from bot.views.limits import BUTTON, ROW, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import OrderRevolts
from rules.shogun.prompts import AskRevolts


def ask(prompt: AskRevolts, texts: ShogunTexts) -> Message:
    """A button for each order; three provinces at most can be in revolt."""
    text = texts("ask-revolts", player=texts.player(prompt.seat), farmers=prompt.farmers)
    buttons = [
        Button(clip(" → ".join(order), BUTTON), "order", argument, style="primary")
        for argument, order in _orders(prompt)
    ]
    rows = (Buttons(tuple(buttons[first : first + ROW])) for first in range(0, len(buttons), ROW))
    return Message((Text(text), *rows), ping=(prompt.seat,))


def press(prompt: AskRevolts, press: Press, texts: ShogunTexts) -> Answer:
    for argument, order in _orders(prompt):
        if press.verb == "order" and press.argument == argument:
            return Play(OrderRevolts(order))
    return Refuse(texts("refuse-choice"))


def _orders(prompt: AskRevolts) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every order, with its short name for a button, such as "2-1-3"."""
    for order in permutations(enumerate(prompt.provinces, 1)):
        yield "-".join(str(number) for number, _ in order), tuple(province for _, province in order)
