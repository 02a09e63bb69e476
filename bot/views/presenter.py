"""The interface of a title's presenter. One module per title implements it; none depends on Discord."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.views.message import Answer, Block, Message, Option, Press
from bot.views.texts import Texts
from rules.core.model import Command, Prompt

ObservationT = TypeVar("ObservationT")


@dataclass(frozen=True)
class View(Generic[ObservationT]):
    """What one viewer sees of a match, the players' names by seat as they are, and the viewer's language."""

    observation: ObservationT
    names: Sequence[str]
    texts: Texts


@dataclass(frozen=True)
class Look:
    """How a viewer wants to see the board: what it shows, in which colours, and the place to zoom in on."""

    view: str | None = None
    theme: str | None = None
    places: Mapping[str, str] = field(default_factory=dict)
    """Names of places by the kinds that the title's card lists; the narrowest kind counts."""


USUAL_LOOK = Look()
"""The whole board as every stage shows it."""


class UnknownPlace(Exception):
    """There is no such place on the board of this match."""

    code = "unknown_place"

    def __init__(self, place: str) -> None:
        self.params = {"place": place}
        super().__init__(place)


class Presenter(ABC, Generic[ObservationT]):
    """Texts, pictures and controls of one title, for one view of a match. It keeps nothing between calls."""

    def __init__(self, view: View[ObservationT]) -> None:
        self.view = view
        self._observation = view.observation

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        """Whether the prompt is answered in the private panel rather than in the channel."""
        return False

    @abstractmethod
    def stage(self, events: Sequence[Any]) -> Message:
        """The public message about one stage: its story in words and a picture of where it led.

        The board comes first of several pictures.
        """

    @abstractmethod
    def ask(self, prompt: Prompt) -> Message:
        """The public message that asks one seat for a choice, with the controls to make it."""

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The private message in which a seat prepares a secret answer; `draft` is its unfinished work.

        A prompt without secrets shows its public question.
        """
        return self.ask(prompt)

    @abstractmethod
    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        """What a press by the prompted seat means. Wrong input gives a Refuse, never an exception."""

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        """The answer that the draft is, if the rules would take it; it is given when the time is up."""
        return None

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """What remains of a private panel when its question is settled, with nothing to press."""
        return ()

    @abstractmethod
    def board(self, look: Look = USUAL_LOOK) -> Message:
        """The board as it is now. Raises UnknownPlace if `look` names one that is not on it."""

    def places(self, kind: str) -> list[Option]:
        """The places of a kind that the board can be shown near to; their values belong into a `Look`."""
        return []

    def text_board(self) -> list[str]:
        """The whole position in plain words for those who cannot see the picture, a line each."""
        return [line for picture in self.board().pictures for line in picture.alt.splitlines()]

    @abstractmethod
    def status(self) -> Message:
        """Where the match is and how the players stand, in words."""

    @abstractmethod
    def hand(self) -> Message:
        """What the viewer holds, for the viewer's eyes."""

    @abstractmethod
    def story(self, events: Sequence[Any]) -> list[str]:
        """The events in words, a line each; events that need no words give none."""

    def epilogue(self, events: Sequence[Any]) -> tuple[Block, ...]:
        """How the match went, from all its public events; nothing if there is too little to show."""
        return ()
