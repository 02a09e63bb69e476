"""What is said at the table about the table: how it stands now, that a choice or more was taken back."""

import re
from dataclasses import replace

from bot.matches import StageView
from bot.matches.undo import Played, missing
from bot.store import log
from bot.store.undo_requests import UndoRequest
from bot.views.administrative_entries import rewind_step
from bot.views.luck import promised
from bot.views.match_messages import Announcer
from bot.views.message import Block, Button, Buttons, Message, Text
from bot.views.names import escaped, plain

AGREE, DECLINE = "agree", "decline"
"""Verbs of the buttons below a request to take a choice back; the argument is that note's number."""

_MARKDOWN = re.compile(r"(?<!\\)[*_`~#]")


def now(announcer: Announcer, board: Block) -> Message:
    """The message that is always current: whom the match waits for and until when, the board, the buttons.

    As the first message at the table it also keeps the promise about the luck.
    """
    position = announcer.position
    promise = promised(position.commitment, position.match.words or (), announcer.names, announcer.texts)
    blocks: tuple[Block, ...] = (
        Text("\n".join(announcer.standing())),
        board,
        Text(promise),
        announcer.buttons(),
    )
    return Message(blocks)


def rewound(announcer: Announcer, scene: StageView, rewind: log.Row) -> Message:
    """That the match was taken back, by whom, and where it stands after that."""
    key = "rewound-moderator" if rewind.by == "moderator" else "rewound-table"
    line = announcer.texts(key, actor=escaped(rewind.data["actor"]), step=rewind_step(rewind))
    message = announcer.presenter(scene.observation).stage(())
    return replace(message, blocks=(Text(line), *message.blocks))


def undo_request(announcer: Announcer, request: UndoRequest) -> Message:
    """The question to the table whether a choice may be taken back, with the answers so far."""
    texts = announcer.texts
    lines = [texts("undo-asked", player=announcer.named([request.seat]))]
    if request.declined_by is not None:
        lines.append(texts("undo-declined", player=announcer.named([request.declined_by])))
        return Message((Text("\n".join(lines)),))
    wanted = missing(request, announcer.position.seats)
    if not wanted:
        lines.append(texts("undo-agreed"))
        return Message((Text("\n".join(lines)),))
    lines.append(texts("undo-waiting", players=announcer.named(wanted)))
    agree = Button(texts("undo-agree"), AGREE, str(request.number), style="success")
    decline = Button(texts("undo-decline"), DECLINE, str(request.number), style="danger")
    return Message((Text("\n".join(lines)), Buttons((agree, decline))))


def step(announcer: Announcer, played: Played) -> str:
    """What happened in a step, in one plain line."""
    told = announcer.story(played.events)
    line = plain(_MARKDOWN.sub("", told[-1])).strip() if told else announcer.texts("step-untold")
    return announcer.texts("step", number=played.number, story=line)
