"""What Discord demands of a message and of a form."""

import re
from collections.abc import Iterator

from bot.views.message import Button, Buttons, Form, Gallery, Message, Option, Select, Text

ARGUMENT = re.compile(r"[A-Za-z0-9_.-]*")


def check_message(message: Message) -> None:
    """Raise AssertionError if Discord would refuse the message."""
    contents = [block.content for block in message.blocks if isinstance(block, Text)]
    assert all(contents), "no empty paragraph"
    assert sum(map(len, contents)) <= 3600, "the bot may add a line or two"
    assert sum(_components(message)) <= 40
    controls = list(_controls(message))
    ids = [(control.verb, control.argument) for control in controls]
    assert len(set(ids)) == len(ids), "custom ids are unique"
    for verb, argument in ids:
        _check_id(verb, argument)
    assert len(message.pictures) <= 10
    assert all(1 <= len(picture.alt) <= 1024 for picture in message.pictures)
    for block in message.blocks:
        _check_block(block)


def check_form(form: Form) -> None:
    """Raise AssertionError if Discord would refuse the form."""
    assert 1 <= len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    assert all(1 <= len(field.label) <= 45 and len(field.placeholder) <= 100 for field in form.fields)
    _check_id(form.verb, form.argument)


def _components(message: Message) -> Iterator[int]:
    """The container, and each block with what lies in it."""
    yield 1
    for block in message.blocks:
        yield 1 + len(block.buttons) if isinstance(block, Buttons) else 2 if isinstance(block, Select) else 1


def _controls(message: Message) -> Iterator[Button | Select]:
    for block in message.blocks:
        if isinstance(block, Buttons):
            yield from block.buttons
        elif isinstance(block, Select):
            yield block


def _check_id(verb: str, argument: str) -> None:
    assert verb
    assert len(verb) + len(argument) <= 40
    assert ARGUMENT.fullmatch(argument)


def _check_block(block: object) -> None:
    match block:
        case Gallery(pictures):
            assert 1 <= len(pictures) <= 10
        case Buttons(buttons):
            assert 1 <= len(buttons) <= 5
            assert all(1 <= len(button.label) <= 80 for button in buttons)
        case Select(placeholder=placeholder, options=options):
            assert 1 <= len(placeholder) <= 150
            assert 1 <= len(options) <= 25
            assert len({option.value for option in options}) == len(options)
            assert sum(option.chosen for option in options) <= 1
            for option in options:
                _check_option(option)


def _check_option(option: Option) -> None:
    assert 1 <= len(option.label) <= 100
    assert 1 <= len(option.value) <= 100
    assert option.description is None or 1 <= len(option.description) <= 100
