"""The reminder of an answer that is owed, and the line that is left of it when the answer was given."""

from typing import Literal, TypeAlias

from bot.views.match_messages import MatchMessages
from bot.views.message import Button, Buttons, Message, Text
from bot.views.references import Place, people
from rules.core.model import Prompt

MUTE = "mute"
"""Verb of the button that turns off the reminders of one question."""

Progress: TypeAlias = Literal["open", "drafted", "ready"]
"""How far an answer has come that is not given yet: nothing is there, a part of it, or all of it."""


def reminder(
    messages: MatchMessages, prompt: Prompt, question: Place | None = None, progress: Progress | None = None
) -> Message:
    """What is wanted, until when and where: in the message `question`, or somewhere at the table.

    Without `progress` it is for the table: there the player has to be called, and how far they have come is
    their secret.
    """
    match, texts = messages.position.match, messages.texts
    lines = [
        texts("reminder-heading", match=match.id, title=texts(f"title-{match.title}")),
        texts(f"reminder-{progress or 'called'}", asked=messages.asked(prompt.kind)),
        messages.until(prompt.seat),
        texts("reminder-place", place=question or messages.place),
    ]
    if progress is None:
        lines.insert(0, people(messages.users([prompt.seat])))
    button = Button(texts("reminder-mute"), MUTE)
    text = "\n".join(line for line in lines if line)
    return Message((Text(text), Buttons((button,))), ping=() if progress else (prompt.seat,), push=text)


def settled(messages: MatchMessages) -> Message:
    """What is left of a private reminder."""
    return Message((Text(messages.texts("reminder-settled", match=messages.match_id, place=messages.place)),))
