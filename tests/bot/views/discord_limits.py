"""What Discord demands of a message and of a form, checked as it would be sent."""

from typing import Any

from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage, attachments, dialog
from bot.discord.markdown import ALT
from bot.views.message import Form, Message, Select
from renderer import Rendered
from sandbox.discord.limits.components import check_components

ADDRESS = Address(Route.PANEL, "zzzzzz", "prompt-1.1")


def check_message(message: Message) -> list[Any]:
    """Raise AssertionError if Discord would refuse the message; return its blocks as Discord gets them."""
    drawn = [(picture, Rendered(b"", "png", (1, 1))) for picture in message.pictures]
    rendered = RenderedMessage(message, ADDRESS, attachments(drawn))
    view: Any = rendered.view()
    [container] = sent = view.to_components()
    assert check_components(sent) == []
    assert len(message.pictures) <= 10
    assert all(1 <= len(picture.alt or "") <= ALT for picture in rendered.pictures)
    for block in message.blocks:
        if isinstance(block, Select):
            assert sum(option.chosen for option in block.options) <= 1
    blocks: list[Any] = container["components"]
    return blocks


def check_form(form: Form) -> None:
    """Raise AssertionError if Discord would refuse the form."""
    modal: Any = dialog(form, ADDRESS).to_dict()
    assert 1 <= len(modal["title"]) <= 45
    assert 1 <= len(modal["components"]) <= 5
    assert all(1 <= len(label["label"]) <= 45 for label in modal["components"])
    assert all(len(field.placeholder) <= 100 for field in form.fields)
