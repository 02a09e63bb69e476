"""Renders `bot.views` messages and forms as Discord's components.

No view waits for a press: discord.py forgets them once they are sent, and presses are routed by their
custom_id (`bot.discord.ids`), so buttons work after a restart.

Messages have Components V2, of which a lock screen shows nothing (discord-api-docs #7854). So one that is to
notify somebody is created with `content`, and edited to Components V2 if that does not hold all of it.
"""

import hashlib
import io
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import PurePath
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.discord import markdown
from bot.discord.ids import Address, ControlId
from bot.discord.markdown import clip, paragraph
from bot.views import message as views
from bot.views.message import Block, File, Message, Picture, Text
from bot.views.pictures.service import PictureService
from bot.views.references import plain
from renderer import Rendered

_Item: TypeAlias = ui.Item[Any]


class _Routed(ui.view.BaseView):
    """What discord.py does not keep."""

    def is_finished(self) -> bool:
        return True


class Layout(_Routed, ui.LayoutView):
    """A message's components."""

    def __init__(self, container: ui.Container[Any]) -> None:
        super().__init__(timeout=None)
        self.add_item(container)


class Rows(_Routed, ui.View):
    """The controls of a message without Components V2."""


class Dialog(_Routed, ui.Modal):
    """A form; it may be submitted after a restart."""


class _InMemory(discord.File):
    """A file that is freed as soon as it is sent."""

    def close(self) -> None:
        """Leave it open. discord.py gives it back its own `close`: then it keeps itself, and its bytes."""


@dataclass(frozen=True)
class Attachment:
    """A file of a message. It is opened again for each attempt to send it."""

    name: str
    data: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        return _InMemory(io.BytesIO(self.data), self.name, description=self.alt)


class Uploaded(discord.Attachment):
    """A file that a message has already. Discord takes its id alone."""

    def __init__(self, attachment_id: int) -> None:
        self.id = attachment_id

    def to_dict(self) -> Any:
        return {"id": self.id}


Uploads: TypeAlias = Mapping[str, Uploaded]
"""The files of a message by name."""


@dataclass(frozen=True)
class Opening:
    """A message that notifies people as it is created; `complete` if that already is all of it."""

    content: str
    view: Rows
    complete: bool


@dataclass(frozen=True)
class RenderedMessage:
    """A message with its pictures drawn, ready for any number of attempts to send it.

    A `quiet` one notifies nobody: its readers are looking.
    """

    message: Message
    address: Address
    pictures: tuple[Attachment, ...] = ()
    quiet: bool = False

    @property
    def contents(self) -> object:
        """What its readers see and press; equal for two messages that look and work alike."""
        return self.message.blocks, self.message.accent, self.address, [one.name for one in self.pictures]

    def opening(self, tag: int) -> Opening | None:
        """How it is created if it notifies somebody; `tag` numbers its first control.

        All of it, if texts and rows of controls are all there is; else the line for the lock screen, with the
        question that the first controls answer and as many of the rows as fit.
        """
        if not self.message.push:
            return None
        blocks = self.message.blocks
        rows = [row for block in blocks for row in _rows(block, self.address)]
        text = "\n".join(paragraph(block, pressable=False) for block in _texts(blocks))
        shown = all(isinstance(block, Text | views.Buttons | views.Select) for block in blocks)
        complete = shown and len(text) <= markdown.CONTENT and len(rows) <= markdown.ROWS
        view = Rows(timeout=None)
        for number, row in enumerate(rows[: markdown.ROWS]):
            for control in row:
                control.row, control.id = number, None if view.children else tag
                view.add_item(control)
        push = clip(markdown.markdown(self.message.push, pressable=False), markdown.CONTENT)
        asked = "\n".join((push, *(paragraph(block, pressable=False) for block in _asked(blocks))))
        line = asked if len(asked) <= markdown.CONTENT else push
        return Opening(text if complete else line, view, complete)

    def view(self, tag: int | None = None) -> Layout:
        """Its components; `tag` numbers the outermost one.

        Raises ValueError where a control does not fit Discord's limits.
        """
        pictures = iter(self.pictures)
        blocks = within_limit(self.message.blocks)
        items = [item for block in blocks for item in _items(block, self.address, pictures)]
        return Layout(ui.Container(*items, accent_colour=self.message.accent, id=tag))

    def files(self) -> list[discord.File]:
        """Its pictures, then the files that it lists."""
        listed = (block for block in self.message.blocks if isinstance(block, File))
        return [one.file() for one in (*self.pictures, *(Attachment(it.name, it.data) for it in listed))]

    def files_beside(self, uploads: Uploads) -> list[discord.File | Uploaded]:
        """The same, without sending again what the message has already."""
        return [uploads.get(file.filename, file) for file in self.files()]


async def render(
    service: PictureService, message: Message, address: Address, place: Hashable | None = None
) -> RenderedMessage:
    """The message with its pictures drawn. Raises Superseded, as `PictureService.draw` does for `place`."""
    drawn = await service.draw(message.pictures, address.match, place)
    pairs = zip(message.pictures, drawn, strict=True)
    files = attachments([(picture, rendered) for picture, rendered in pairs if rendered])
    return RenderedMessage(replace(message, blocks=tuple(_drawable(message.blocks, drawn))), address, files)


def attachments(drawn: Sequence[tuple[Picture, Rendered]]) -> tuple[Attachment, ...]:
    """Pictures, in the order of their message, as files with their alt texts.

    Their names tell whether a message already has them: they are made of place and content.
    """
    return tuple(
        Attachment(f"{number}-{_digest(rendered)}.{rendered.extension}", rendered.data, _alt(picture))
        for number, (picture, rendered) in enumerate(drawn, 1)
    )


def _digest(rendered: Rendered) -> str:
    return hashlib.sha256(rendered.data).hexdigest()[:16]


def within_limit(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks with texts in markdown, the longest ones shortened until Discord accepts the message."""
    shown = [
        Text(paragraph(block), keep=block.keep) if isinstance(block, Text) else block for block in blocks
    ]
    while (excess := sum(len(block.content) for block in _texts(shown)) - markdown.TEXTS) > 0:
        longest = max(_texts(shown), key=lambda text: len(text.content))
        content, limit = longest.content, max(len(longest.content) - excess, 1)
        at_the_end = longest.keep == "end"  # the more important end
        content = markdown.last_lines(content.split("\n"), limit) if at_the_end else clip(content, limit)
        shown[shown.index(longest)] = replace(longest, content=content)
    return tuple(shown)


def paged(message: Message) -> list[Message]:
    """Splits a message that is one long text into messages within Discord's limits, at line breaks."""
    lines = [line for text in _texts(message.blocks) for line in paragraph(text).split("\n")]
    return [Message((Text(page),)) for page in markdown.pages(lines, markdown.TEXTS)]


def dialog(form: views.Form, address: Address) -> Dialog:
    """A form as a modal."""
    modal = Dialog(
        title=clip(plain(form.title), markdown.FORM),
        timeout=None,
        custom_id=str(ControlId(address, form.verb, form.argument)),
    )
    for entry in form.fields:
        line: ui.TextInput[Dialog] = ui.TextInput(
            custom_id=entry.name,
            default=entry.value or None,
            placeholder=entry.placeholder or None,
            required=entry.required,
            max_length=entry.longest,
        )
        modal.add_item(ui.Label(text=clip(plain(entry.label), markdown.FORM), component=line))
    return modal


def press(interaction: discord.Interaction[Any], control: ControlId) -> views.Press:
    """The component or modal that was used, with its values."""
    data: Any = interaction.data
    entries = [label.get("component", {}) for label in data.get("components", ())]
    fields = {entry["custom_id"]: entry["value"] for entry in entries if "value" in entry}
    return views.Press(control.verb, control.argument, tuple(data.get("values", ())), fields)


def parts_of(message: discord.Message) -> list[discord.Component]:
    """The components of a message: the outermost ones, each before those within."""
    return [one for part in message.components for one in (part, *getattr(part, "children", ()))]


def uploads_of(message: discord.Message) -> Uploads:
    """The pictures of a message. Its `attachments` are empty (discord-api-docs #7611)."""
    galleries = (part for part in parts_of(message) if isinstance(part, discord.MediaGalleryComponent))
    media = [item.media for gallery in galleries for item in gallery.items]
    names = (PurePath(urlsplit(one.url).path).name for one in media)
    return {
        name: Uploaded(one.attachment_id) for name, one in zip(names, media, strict=True) if one.attachment_id
    }


def _drawable(blocks: Iterable[Block], drawn: Iterable[Rendered | None]) -> Iterator[Block]:
    """The blocks; a picture that was not drawn becomes its alt text, and one of a gallery is left out."""
    rest = iter(drawn)
    for block in blocks:
        if isinstance(block, Picture):
            yield block if next(rest) else Text(block.alt)
        elif isinstance(block, views.Gallery):
            kept = tuple(picture for picture in block.pictures if next(rest))
            yield from [views.Gallery(kept)] if kept else []
        else:
            yield block


def _items(block: Block, address: Address, pictures: Iterator[Attachment]) -> Iterator[_Item]:
    """The block's components: one, or several rows of buttons."""
    match block:
        case Text():
            yield ui.TextDisplay(block.content)
        case Picture():
            yield ui.MediaGallery(_media(next(pictures)))
        case views.Gallery(shown):
            yield ui.MediaGallery(*(_media(next(pictures)) for _ in shown))
        case File(name):
            yield ui.File(f"attachment://{name}")
        case views.Divider():
            yield ui.Separator()
        case views.Buttons() | views.Link() | views.Select():
            yield from (ui.ActionRow(*row) for row in _rows(block, address))


def _rows(block: Block, address: Address) -> Iterator[Sequence[_Item]]:
    """The controls of a block, by rows; none of one that has no controls."""
    match block:
        case views.Buttons(listed):
            buttons = [_button(button, address) for button in listed]
            yield from (buttons[at : at + markdown.ROW] for at in range(0, len(buttons), markdown.ROW))
        case views.Link(label, place):
            yield [ui.Button(label=markdown.button_label(label), url=markdown.markdown(str(place)))]
        case views.Select():
            yield [_select(block, address)]


def _media(attachment: Attachment) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{attachment.name}", description=attachment.alt)


def _button(button: views.Button, address: Address) -> ui.Button[Any]:
    return ui.Button(
        style=discord.ButtonStyle[button.style],
        label=markdown.button_label(button.label),
        custom_id=str(ControlId(address, button.verb, button.argument)),
        disabled=button.disabled,
        emoji=_Emoji(name=button.emoji) if button.emoji else None,
    )


class _Emoji(discord.PartialEmoji):
    """A character. Discord's schema has no id of null, which discord.py would send."""

    def to_dict(self) -> Any:
        return {"name": self.name}


def _select(select: views.Select, address: Address) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(plain(option.label), markdown.OPTION),
            value=option.value,
            description=option.description and clip(plain(option.description), markdown.OPTION),
            default=option.chosen,
        )
        for option in select.options
    ]
    custom_id = str(ControlId(address, select.verb, select.argument))
    placeholder = clip(plain(select.placeholder), markdown.PLACEHOLDER)
    most = min(select.most, len(options))
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=options, max_values=most)


def _alt(picture: Picture) -> str:
    versions = [plain(alt) for alt in (picture.alt, *picture.shorter)]
    return next((alt for alt in versions if len(alt) <= markdown.ALT), clip(versions[-1], markdown.ALT))


def _asked(blocks: Sequence[Block]) -> list[Text]:
    """The text right above the first controls, if there is one."""
    for above, block in pairwise(blocks):
        if isinstance(block, views.Buttons | views.Select):
            return _texts([above])
    return []


def _texts(blocks: Iterable[Block]) -> list[Text]:
    return [block for block in blocks if isinstance(block, Text)]
