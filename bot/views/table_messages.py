"""Messages of the table about the table: how it stands now, what was taken back, sealed luck, reminders."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.matches import StageView
from bot.matches.undo import Played, missing
from bot.store import log
from bot.store.log import UndoRequest
from bot.views.administrative_entries import rewind_step
from bot.views.match_messages import MatchMessages
from bot.views.message import Block, Button, Buttons, Message, Text
from bot.views.references import Name, people, without_markup
from bot.views.texts import Texts
from rules.core.model import Prompt

AGREE, DECLINE = "agree", "decline"
"""Verbs of the buttons below a request to take a choice back; the argument is that note's number."""

MUTE = "mute"
"""Verb of the button that turns off the reminders of one question."""

Progress: TypeAlias = Literal["open", "drafted", "ready"]
"""How far an answer has come that is not given yet: nothing is there, a part of it, or all of it."""


def now(messages: MatchMessages, board: Block) -> Message:
    """The message that is always current: whom the match waits for and until when, the board, the buttons.

    As the first message at the table it also keeps the promise about the luck.
    """
    position = messages.position
    promise = _sealed_luck(position.commitment, position.match.words or (), messages.names, messages.texts)
    blocks: tuple[Block, ...] = (
        Text("\n".join(messages.standing())),
        board,
        Text(promise, "small"),
        messages.buttons(),
    )
    return Message(blocks)


def rewound(messages: MatchMessages, stage: StageView, rewind: log.Row) -> Message:
    """That the match was taken back, by whom, and where it stands after that."""
    key = "rewound-moderator" if rewind.by == "moderator" else "rewound-table"
    line = messages.texts(key, actor=Name(rewind.data["actor"]), step=rewind_step(rewind))
    message = messages.presenter(stage.observation).stage(())
    return replace(message, blocks=(Text(line), *message.blocks))


def undo_request(messages: MatchMessages, request: UndoRequest) -> Message:
    """The question to the table whether a choice may be taken back, with the answers so far."""
    texts = messages.texts
    lines = [texts("undo-asked", player=messages.named([request.seat]))]
    if request.declined_by is not None:
        lines.append(texts("undo-declined", player=messages.named([request.declined_by])))
        return Message((Text("\n".join(lines)),))
    wanted = missing(request, messages.position.seats)
    if not wanted:
        lines.append(texts("undo-agreed"))
        return Message((Text("\n".join(lines)),))
    lines.append(texts("undo-waiting", players=messages.named(wanted)))
    agree = Button(texts("undo-agree"), AGREE, str(request.number), style="success")
    decline = Button(texts("undo-decline"), DECLINE, str(request.number), style="danger")
    return Message((Text("\n".join(lines)), Buttons((agree, decline))))


def step(messages: MatchMessages, played: Played) -> str:
    """What happened in a step, in one plain line."""
    told = messages.story(played.events)
    line = without_markup(told[-1]) if told else messages.texts("step-untold")
    return messages.texts("step", number=played.number, story=line)


def reminder(messages: MatchMessages, prompt: Prompt, progress: Progress | None = None) -> Message:
    """What is wanted, until when and where.

    Without `progress` it is for the table: there the player has to be called, and how far they have come is
    their secret.
    """
    match, texts = messages.position.match, messages.texts
    lines = [
        texts("reminder-heading", match=match.id, title=texts(f"title-{match.title}")),
        texts(f"reminder-{progress or 'called'}", asked=messages.asked(prompt.kind)),
        messages.until(prompt.seat),
        texts("reminder-place", place=messages.place),
    ]
    if progress is None:
        lines.insert(0, people(messages.users([prompt.seat])))
    button = Button(texts("reminder-mute"), MUTE)
    text = Text("\n".join(line for line in lines if line))
    return Message((text, Buttons((button,))), ping=() if progress else (prompt.seat,))


def lucky_words(given: Sequence[str], names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """One line with the players' lucky words, by seat; none if nobody has given one."""
    told = [
        texts("luck-word", player=Name(name), word=Name(word))
        for name, word in zip(names, given, strict=False)
        if word
    ]
    return (texts("luck-words", words=" · ".join(told)),) if told else ()


def _sealed_luck(commitment: str, given: Sequence[str], names: Sequence[str], texts: Texts) -> str:
    """The commitment and the players' lucky words, for those who want to compare them later."""
    return "\n".join((texts("luck-promised", commitment=commitment), *lucky_words(given, names, texts)))
