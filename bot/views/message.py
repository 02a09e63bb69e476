"""Messages: blocks of text, pictures and controls, for any service that shows them.

Presenters and `views.compose` make them; `bot.discord.layout` renders them, and knows all limits: what is
too long for the service is shortened there. Texts hold references (`views.references`) and the light markup
of the locale files: `**emphasis**`, `code`, lists, links, and `### ` or `-# ` before a line for a heading or
small print. A control's `verb` and `argument` come back, with what was chosen or typed, as a `Press`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.views.references import Place
from rules.core.model import Command, Seat

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
TextStyle: TypeAlias = Literal["plain", "heading", "small"]


@dataclass(frozen=True)
class Text:
    """A paragraph. One that is too long loses its end, or with `keep="end"` its first lines."""

    content: str
    style: TextStyle = "plain"
    keep: Literal["start", "end"] = "start"


@dataclass(frozen=True)
class Picture:
    """A picture to be drawn. `drawing` is the renderer's request; `alt` says the same in words.

    Where `alt` is too long, the first of the `shorter` ones that fits stands in for it. `still` is drawn
    instead of an animation where there is no time for one.
    """

    drawing: Any
    alt: str
    shorter: tuple[str, ...] = ()
    still: Any = None


@dataclass(frozen=True)
class Gallery:
    """One to ten pictures side by side, each smaller than one alone."""

    pictures: tuple[Picture, ...]


@dataclass(frozen=True)
class File:
    """A file to be listed in the message, such as a match's record."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Divider:
    """A thin line."""


@dataclass(frozen=True)
class Button:
    label: str
    verb: str
    argument: str = ""
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None


@dataclass(frozen=True)
class Buttons:
    """Buttons side by side, in as many rows as it takes."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Link:
    """A button of its own that leads to a place of the service."""

    label: str
    place: Place


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str | None = None
    chosen: bool = False


MAX_OPTIONS = 25
"""Options of one select; presenters put more of them on pages, or into several selects."""


@dataclass(frozen=True)
class Select:
    """A drop-down list of one to MAX_OPTIONS options, of which up to `most` may be chosen at once."""

    placeholder: str
    verb: str
    options: tuple[Option, ...]
    argument: str = ""
    most: int = 1


Block: TypeAlias = Text | Picture | Gallery | File | Divider | Buttons | Link | Select


@dataclass(frozen=True)
class Message:
    """A message as blocks from top to bottom.

    Presenters name in `ping` the seats to be notified by it; `views.compose` adds their people as `calls`.
    `push` is what their lock screens show: one line without secrets, or more where it is all of the message.
    """

    blocks: tuple[Block, ...]
    ping: tuple[Seat, ...] = ()
    calls: tuple[int, ...] = ()
    accent: int | None = None
    """Colour of the message's edge, as 0xRRGGBB."""
    push: str = ""

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures, from top to bottom."""
        galleries = (block.pictures if isinstance(block, Gallery) else (block,) for block in self.blocks)
        return tuple(one for blocks in galleries for one in blocks if isinstance(one, Picture))


@dataclass(frozen=True)
class Field:
    """A line of a form."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    longest: int = 100
    """How many characters may be typed."""


@dataclass(frozen=True)
class Form:
    """A form to fill in (a modal). Sent in, it comes back as a Press with `fields`."""

    title: str
    verb: str
    fields: tuple[Field, ...]
    argument: str = ""


@dataclass(frozen=True)
class Press:
    """What a person did with a control: `values` chosen in a select, `fields` typed into a form."""

    verb: str
    argument: str = ""
    values: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Play:
    """Answer to a press: submit this command to the referee.

    As long as the person is asked the same kind of question at once, the commands of `then` follow, and after
    them `again` is pressed for the person, which plays more or prepares it.
    """

    command: Command
    then: tuple[Command, ...] = ()
    again: "Press | None" = None


@dataclass(frozen=True)
class Redraft:
    """Answer to a press: keep this draft (plain data, JSON) and show the private panel again."""

    draft: dict[str, Any]


@dataclass(frozen=True)
class Refuse:
    """Answer to a press: the reason why it is refused, for this person only."""

    text: str


@dataclass(frozen=True)
class Sure:
    """Answer to a press: ask this person alone, with a button that is then pressed on the same question."""

    text: str
    button: Button


Answer: TypeAlias = Play | Redraft | Form | Refuse | Sure


def headed(heading: str, lines: Sequence[str]) -> tuple[Text, ...]:
    """A story that is too long for a message loses its beginning."""
    title = Text(heading, "heading")
    return (title, Text("\n".join(lines), keep="end")) if lines else (title,)
