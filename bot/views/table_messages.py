"""Messages of the table about the table: how it stands now, what was taken back, sealed luck, the end."""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches import StageLog, StageView
from bot.matches.undo import Played, missing
from bot.store import log
from bot.store.log import UndoRequest
from bot.views.match_messages import MatchMessages
from bot.views.message import Block, Button, Buttons, File, Message, Text
from bot.views.phrases import rewind_step
from bot.views.references import Name, without_markup
from bot.views.results import play_file
from bot.views.texts import Texts
from rules.core.model import Outcome, Seat, all_seats
from rules.core.record import MatchRecord, dump

AGREE, DECLINE = "agree", "decline"
"""Verbs of the buttons below a request to take a choice back; the argument is that note's number."""

ANALYSIS = "analysis"
"""Verb of the button that shows how the match went."""
REMATCH = "rematch"
"""Verb of the button that opens another table for the same people."""


def now(messages: MatchMessages, board: Block) -> Message:
    """The message that is always current: whom the match waits for and until when, the board, the buttons.

    As the first message at the table it also has the commitment to the luck.
    """
    position = messages.position
    promise = messages.texts("luck-promised", commitment=position.commitment)
    words = lucky_words(position.match.words or (), messages.names, messages.texts)
    standing, luck = "\n".join(messages.standing()), "\n".join((promise, *words))
    return Message((Text(standing), board, Text(luck, "small"), messages.buttons()))


def rewound(messages: MatchMessages, stage: StageView, rewind: log.Row) -> Message:
    """That the match was taken back, by whom, and where it stands after that."""
    key = "rewound-moderator" if rewind.by == "moderator" else "rewound-table"
    line = messages.texts(key, actor=Name(rewind.data["actor"]), step=rewind_step(rewind))
    message = messages.presenter(stage.observation).stage(())
    return replace(message, blocks=(Text(line), *message.blocks))


def undo_request(messages: MatchMessages, request: UndoRequest, *, granted: bool) -> Message:
    """The question to the table whether a choice may be taken back, with the answers so far."""
    texts, position = messages.texts, messages.position
    is_open = request.step == position.step and not position.match.ended
    asked, controls = texts("undo-asked", player=messages.named([request.seat])), []
    if request.declined_by is not None:
        answers = texts("undo-declined", player=messages.named([request.declined_by]))
    elif granted:
        answers = texts("undo-agreed")
    elif is_open and (wanted := missing(request, position.seats)):
        answers = texts("undo-waiting", players=messages.named(wanted))
        agree = Button(texts("undo-agree"), AGREE, str(request.number), style="success")
        decline = Button(texts("undo-decline"), DECLINE, str(request.number), style="danger")
        controls = [Buttons((agree, decline))]
    else:
        answers = texts("undo-lapsed")
    return Message((Text(f"{asked}\n{answers}"), *controls))


def step(messages: MatchMessages, played: Played) -> str:
    """What happened in a step, in one plain line."""
    lines = messages.story(played.events)
    line = without_markup(lines[-1]) if lines else messages.texts("step-untold")
    return messages.texts("step", number=played.number, story=line)


def lucky_words(given: Sequence[str], names: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """One line with the players' lucky words, by seat; none if nobody has given one."""
    words = [
        texts("luck-word", player=Name(name), word=Name(word))
        for name, word in zip(names, given, strict=False)
        if word
    ]
    return (texts("luck-words", words=" · ".join(words)),) if words else ()


def ending(messages: MatchMessages, record: MatchRecord, stages: Sequence[StageLog]) -> Message:
    """The message, with how the match went, and the record as a file."""
    texts, outcome = messages.texts, record.outcome
    match, presenter = messages.position.match, messages.presenter(messages.position.observation)
    told = messages.result(outcome)
    lines = [texts("ending-heading"), told] if told else [texts("ending-stopped")]
    if outcome is not None and outcome.winners and not presenter.verdict():
        for place, seat in sorted((rank(outcome, seat), seat) for seat in all_seats(len(outcome.scores))):
            player, score = messages.named([seat]), outcome.scores[seat]
            lines.append(texts("ending-rank", rank=place, player=player, score=score))
    luck = (
        texts("ending-luck", seed=record.seed or "", commitment=record.commitment),
        *lucky_words(record.words or (), messages.names, texts),
    )
    files = [File(f"gyoji-{match.id}.json", dump(record))]
    if outcome is not None:
        together, title = presenter.cooperative, texts(f"title-{match.title}")
        play = play_file(match, title, messages.names, outcome, rank, cooperative=together)
        files.append(File(f"gyoji-{match.id}.bgsplay", play))
    buttons = [Button(texts("ending-rematch"), REMATCH, style="primary", emoji="🔁")]
    if presenter.analysed and outcome is not None:
        buttons.append(Button(texts("ending-analysis"), ANALYSIS, emoji="📈"))
    story, fairness = Text("\n".join(lines)), Text("\n".join(luck))
    return Message((story, *messages.epilogue(stages), Buttons(tuple(buttons)), fairness, *files))


def rank(outcome: Outcome, seat: Seat) -> int:
    """A seat's rank, from 1. Winners are first, whatever broke the tie; equal others share a rank."""
    if seat in outcome.winners:
        return 1
    scores = outcome.scores
    ahead = [
        other for other in range(len(scores)) if other in outcome.winners or scores[other] > scores[seat]
    ]
    return 1 + len(ahead)
