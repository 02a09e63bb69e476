"""What the bot asks of a title's presenter. One module per title implements it; none knows Discord."""

from collections.abc import Sequence
from typing import Any, Protocol

from bot.views.message import Answer, Message, Picture, Press
from bot.views.texts import Texts
from rules.core.model import Prompt


class Presenter(Protocol):
    """Texts, pictures and controls of one title. `names` are the players' names by seat, as they are."""

    def stage(self, observation: Any, events: Sequence[Any], names: Sequence[str], texts: Texts) -> Message:
        """The public message about one stage: its story in words and a picture of where it led.

        The board comes first of several pictures.
        """
        ...

    def ask(self, observation: Any, prompt: Prompt, names: Sequence[str], texts: Texts) -> Message:
        """The public message that asks one seat for a choice, with the controls to make it."""
        ...

    def panel(
        self, observation: Any, prompt: Prompt, draft: dict[str, Any], names: Sequence[str], texts: Texts
    ) -> Message:
        """The private message in which a seat prepares a secret answer; `draft` is its unfinished work."""
        ...

    def press(
        self, observation: Any, prompt: Prompt, draft: dict[str, Any], press: Press, texts: Texts
    ) -> Answer:
        """What a press by the prompted seat means. Wrong input gives a Refuse, never an exception."""
        ...

    def is_secret(self, prompt: Prompt) -> bool:
        """Whether the prompt is answered in the private panel rather than in the channel."""
        ...

    def board(self, observation: Any, names: Sequence[str], texts: Texts) -> Picture:
        """The board as it is now."""
        ...

    def status(self, observation: Any, names: Sequence[str], texts: Texts) -> Message:
        """Where the match is and how the players stand, in words."""
        ...

    def hand(self, observation: Any, names: Sequence[str], texts: Texts) -> Message:
        """What the viewer holds, for the viewer's eyes."""
        ...

    def story(self, events: Sequence[Any], names: Sequence[str], texts: Texts) -> list[str]:
        """The events in words, a line each; events that need no words give none."""
        ...
