"""Renders `bot.views` messages and forms as Discord's components.

Nothing here waits for a press: views are made to be sent and forgotten, and presses find their way by their
custom_id (`bot.discord.ids`), so a button works as well after a restart as before it.
"""

import io
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.discord.ids import Address, ControlId
from bot.views.limits import ALT, clip
from bot.views.message import (
    Block,
    Button,
    Buttons,
    Divider,
    File,
    Form,
    Gallery,
    Message,
    Option,
    Picture,
    Press,
    Select,
    Text,
)
from bot.views.names import plain
from bot.views.pictures.service import PictureService
from renderer import Rendered

MAX_TEXT = 4000
"""Discord's limit for all texts of one message together, in characters."""

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

_Item: TypeAlias = ui.Item[Any]


class Layout(ui.LayoutView):
    """A message's components, which discord.py is not to remember."""

    def __init__(self, container: ui.Container[Any]) -> None:
        super().__init__(timeout=None)
        self.add_item(container)

    def is_finished(self) -> bool:
        return True


class Dialog(ui.Modal):
    """A form, which discord.py is not to remember: it may be sent in after a restart."""

    def is_finished(self) -> bool:
        return True


@dataclass(frozen=True)
class Attachment:
    """A file of a message. It is opened anew for each attempt to send it."""

    name: str
    data: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True)
class RenderedMessage:
    """A message with its pictures drawn, ready to be sent as often as it takes."""

    message: Message
    address: Address
    pictures: tuple[Attachment, ...] = ()

    def view(self, mark: int | None = None) -> Layout:
        """Its components; `mark` numbers the outermost one.

        Raises ValueError where a control does not fit Discord's limits.
        """
        pictures = iter(self.pictures)
        items = [_item(block, self.address, pictures) for block in within_limit(self.message.blocks)]
        return Layout(ui.Container(*items, accent_colour=self.message.accent, id=mark))

    def files(self) -> list[discord.File]:
        """Its pictures, then the files that it lists."""
        listed = [block for block in self.message.blocks if isinstance(block, File)]
        return [
            *(picture.file() for picture in self.pictures),
            *(Attachment(file.name, file.data).file() for file in listed),
        ]


async def render(
    service: PictureService, message: Message, address: Address, place: Hashable | None = None
) -> RenderedMessage:
    """The message with its pictures drawn. Raises Superseded, as `PictureService.draw` does for `place`."""
    drawn = await service.draw(message.pictures, address.match, place)
    pairs = zip(message.pictures, drawn, strict=True)
    files = attachments([(picture, rendered) for picture, rendered in pairs if rendered])
    return RenderedMessage(replace(message, blocks=tuple(_drawable(message.blocks, drawn))), address, files)


def attachments(drawn: Sequence[tuple[Picture, Rendered]]) -> tuple[Attachment, ...]:
    """Pictures, in the order of their message, as files with their alt texts."""
    return tuple(
        Attachment(f"picture{number}.{rendered.extension}", rendered.data, _alt(picture))
        for number, (picture, rendered) in enumerate(drawn, 1)
    )


def within_limit(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """The blocks with the longest texts shortened until Discord takes them: better less than nothing."""
    fitting = list(blocks)
    while (excess := sum(len(block.content) for block in _texts(fitting)) - MAX_TEXT) > 0:
        longest = max(_texts(fitting), key=lambda text: len(text.content))
        shorter = clip(longest.content, max(len(longest.content) - excess, 1))
        fitting[fitting.index(longest)] = replace(longest, content=shorter)
    return tuple(fitting)


def dialog(form: Form, address: Address) -> Dialog:
    """A form as a modal."""
    modal = Dialog(
        title=plain(form.title), timeout=None, custom_id=str(ControlId(address, form.verb, form.argument))
    )
    for entry in form.fields:
        line: ui.TextInput[Dialog] = ui.TextInput(
            custom_id=entry.name,
            default=entry.value or None,
            placeholder=entry.placeholder or None,
            required=entry.required,
            max_length=entry.longest,
        )
        modal.add_item(ui.Label(text=plain(entry.label), component=line))
    return modal


def press(interaction: discord.Interaction[Any], control: ControlId) -> Press:
    """What the person of a component or modal interaction did."""
    data: Any = interaction.data
    fields = {entry["custom_id"]: entry["value"] for entry in _entries(data.get("components", ()))}
    return Press(control.verb, control.argument, tuple(data.get("values", ())), fields)


def _entries(components: Sequence[Any]) -> Iterator[dict[str, str]]:
    for label in components:
        entry = label.get("component", {})
        if "value" in entry:
            yield entry


def _drawable(blocks: Iterable[Block], drawn: Iterable[Rendered | None]) -> Iterator[Block]:
    """The blocks; a picture that was not drawn becomes its words, and one of a gallery is left out."""
    rest = iter(drawn)
    for block in blocks:
        if isinstance(block, Picture):
            yield block if next(rest) else Text(block.alt)
        elif isinstance(block, Gallery):
            kept = tuple(picture for picture in block.pictures if next(rest))
            yield from [Gallery(kept)] if kept else []
        else:
            yield block


def _item(block: Block, address: Address, pictures: Iterator[Attachment]) -> _Item:
    match block:
        case Text():
            return ui.TextDisplay(block.content)
        case Picture():
            return ui.MediaGallery(_media(next(pictures)))
        case Gallery(shown):
            return ui.MediaGallery(*(_media(next(pictures)) for _ in shown))
        case File(name):
            return ui.File(f"attachment://{name}")
        case Divider():
            return ui.Separator()
        case Buttons():
            return ui.ActionRow(*(_button(button, address) for button in block.buttons))
        case Select():
            return ui.ActionRow(_select(block, address))


def _media(attachment: Attachment) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{attachment.name}", description=attachment.alt)


def _button(button: Button, address: Address) -> ui.Button[Layout]:
    return ui.Button(
        style=_STYLES[button.style],
        label=plain(button.label),
        custom_id=str(ControlId(address, button.verb, button.argument)),
        disabled=button.disabled,
        emoji=button.emoji,
    )


def _select(select: Select, address: Address) -> ui.Select[Layout]:
    options = [_option(option) for option in select.options]
    custom_id = str(ControlId(address, select.verb, select.argument))
    return ui.Select(custom_id=custom_id, placeholder=plain(select.placeholder), options=options)


def _option(option: Option) -> discord.SelectOption:
    description = None if option.description is None else plain(option.description)
    return discord.SelectOption(
        label=plain(option.label), value=option.value, description=description, default=option.chosen
    )


def _alt(picture: Picture) -> str:
    return clip(plain(picture.alt), ALT)


def _texts(blocks: Sequence[Block]) -> list[Text]:
    return [block for block in blocks if isinstance(block, Text)]
