"""What a title may offer beyond what every presenter does; the bot asks with isinstance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from bot.views.message import Block, Message, Option
from bot.views.texts import Texts
from rules.core.model import Command, Prompt

THEMES = ("standard", "contrast")
"""The colours of pictures."""
VIEWS = ("political", "buildings", "unrest")
"""What a board may tell."""

PlaceKind: TypeAlias = Literal["region", "province"]


@dataclass(frozen=True)
class Look:
    """How somebody wants to see the board: what it tells, in which colours, and a place to go near to."""

    view: str | None = None
    theme: str | None = None
    region: str | None = None
    province: str | None = None


class UnknownPlace(Exception):
    """There is no such region or province in this match."""

    code = "unknown_place"

    def __init__(self, place: str) -> None:
        self.params = {"place": place}
        super().__init__(place)


@runtime_checkable
class Surveyor(Protocol):
    """A presenter whose board can be looked at in more than one way."""

    def look(self, observation: Any, look: Look, names: Sequence[str], texts: Texts) -> Message:
        """The board as it was asked for. Raises UnknownPlace."""
        ...

    def places(self, observation: Any, kind: PlaceKind, texts: Texts) -> list[Option]:
        """The regions or provinces to go near to; their values belong into a `Look`."""
        ...

    def text_board(self, observation: Any, names: Sequence[str], texts: Texts) -> list[str]:
        """The whole position in plain words for those who cannot see the picture, a line each."""
        ...


@runtime_checkable
class Chronicler(Protocol):
    """A presenter that can show how a match went."""

    def epilogue(self, events: Sequence[Any], names: Sequence[str], texts: Texts) -> tuple[Block, ...]:
        """What to show at the end, from all public events of the match; nothing if there is too little."""
        ...


@runtime_checkable
class Drafter(Protocol):
    """A presenter whose private panel holds a whole answer before it is given."""

    def finished(self, observation: Any, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        """The answer that the draft is, if the rules would take it; it is given when the time is up."""
        ...


@runtime_checkable
class Keeper(Protocol):
    """A presenter that keeps something of a private panel when its question is settled."""

    def settled_panel(self, observation: Any, prompt: Prompt, names: Sequence[str], texts: Texts) -> Message:
        """What is worth reading later: nothing of it can be changed, and nothing pressed."""
        ...
