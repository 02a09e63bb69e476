"""The outward door: composes every message about a match, for one viewer and in one language.

Here alone a match's position, the viewer's observation, their draft, the texts and the pictures meet.
Commands, delivery and bench ask for a message by a `What`; they render and send it.
`viewer` is the seat whose player reads the message, None for what everybody may read.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import StageView
from bot.matches.errors import UnknownMatch
from bot.matches.reader import MatchReader
from bot.store import drafts, matches, people, scheduling
from bot.store.engine import fetch, read, reading
from bot.store.log import Row, UndoRequest
from bot.store.matches import Match
from bot.views import reminder_message, table_messages
from bot.views.lobby_message import lobby_message, start_missed, table_full, way_to_table
from bot.views.match_messages import MatchMessages
from bot.views.message import Answer, Block, Message, Press, Text
from bot.views.presenter import USUAL_LOOK, Look
from bot.views.references import Place
from bot.views.registry import finished
from bot.views.reminder_message import Progress
from bot.views.texts import texts_in
from rules.core.model import Prompt, Seat, Viewer


class What(msgspec.Struct, frozen=True):
    """A message that can be composed; each kind is a class of its own."""


class LobbyMessage(What, frozen=True):
    """The lobby message. `current` is the id of the table's current message, if there is one."""

    current: int | None = None


class TableFull(What, frozen=True):
    """To the host and to those who want it: the last seat is taken.

    `fewer`: the host has taken away those that were free.
    """

    fewer: bool = False


class StartMissed(What, frozen=True):
    """To the host: it is time, but the match could not start by itself."""


class AboutPlace(What, frozen=True):
    """To one person: that something is wrong where the match is played, by the text `key`."""

    key: Literal["host-permissions", "place-lost"]


class Current(What, frozen=True):
    """The table's message that is always current: who is waited for, the board, the buttons."""


class StageMessage(What, frozen=True):
    """What happened in a stage, or in a round, and where it led."""

    stage: StageView
    newest: bool


class AdministrativeEntry(What, frozen=True):
    """What happened outside the rules, such as a resignation."""

    entry: Row


class Undo(What, frozen=True):
    """The question to the table whether a choice may be taken back; `granted` once it has been."""

    request: UndoRequest
    granted: bool


class Rewind(What, frozen=True):
    """That the match was taken back to the end of a stage."""

    entry: Row
    stage: StageView


class Why(What, frozen=True):
    """The sums and rules behind the stage, or the round, with this key."""

    key: str


class Ending(What, frozen=True):
    """The last message of a match: who won, and the record."""


class Analysis(What, frozen=True):
    """How an ended match went: everybody's chances of winning, and what changed them."""


class Question(What, frozen=True):
    """The public question of a prompt."""

    prompt: Prompt


class Panel(What, frozen=True):
    """The private panel of the viewer's secret prompt, with their draft as it is."""

    prompt: Prompt


class ClosedPanel(What, frozen=True):
    """What is left of a panel: the viewer's settled answer, where the title keeps it, and nothing to press.

    The question was settled in row `seq` of the log or just before it; None: in the newest row. `lost`: its
    reader has lost the seat.
    """

    prompt_id: str
    seq: int | None = None
    lost: bool = False


class Unreachable(What, frozen=True):
    """To the table: the player who is asked takes no direct messages."""

    prompt: Prompt


class AllUnreachable(What, frozen=True):
    """To the table: none of these takes direct messages; it is secret which of them is asked."""

    prompt: Prompt
    """What is asked; whose it is, is not told."""
    seats: tuple[Seat, ...]


class AboutPlayer(What, frozen=True):
    """To the table: a player has left the server, or could not be added to its thread; by the text `key`."""

    key: Literal["player-gone", "player-not-added"]
    seat: Seat


class Reminder(What, frozen=True):
    """That an answer is owed; for the viewer, not for the table, also how far the answer has come.

    `question` is the message to go to.
    """

    prompt: Prompt
    question: Place | None = None


class ReminderSettled(What, frozen=True):
    """What is left of a reminder whose answer was given."""


class Board(What, frozen=True):
    """The board, as the viewer wants to see it."""

    look: Look = USUAL_LOOK


class TextBoard(What, frozen=True):
    """The position in words; it may take several messages of a service."""


class Status(What, frozen=True):
    """Where the match is, and whom it waits for."""


class Hand(What, frozen=True):
    """What the viewer holds, also where they asked for a panel and have nothing to answer."""

    instead_of_panel: bool = False


class History(What, frozen=True):
    """The last stages again, in words; or all that happened in a round, to a seat, in places by kind."""

    round: str | None = None
    seat: Seat | None = None
    places: dict[str, str] = {}


class CatchUp(What, frozen=True):
    """What has changed since a row of the log, in few words, and a board with the changes."""

    since: int


async def without_analysis(_match_id: str) -> None:
    """For programs that show no analyses."""


class Composer:
    """Composes messages from a database that it only reads."""

    def __init__(
        self,
        engine: AsyncEngine,
        reader: MatchReader,
        analyse: Callable[[str], Awaitable[Any]] = without_analysis,
    ) -> None:
        """`analyse` gives the analysis of the match with an id, or None (`bot.matches.analyses`)."""
        self._engine = engine
        self._reader = reader
        self._analyse = analyse

    async def compose(self, match_id: str, viewer: Viewer, locale: str | None, what: What) -> Message:
        """The message. Without `locale` it is in the viewer's own language, or in that of the match.

        Raises UnknownMatch or NotStarted, and UnknownPlace for a board with a place that is not on it.
        """
        match what:
            case LobbyMessage(current):
                return await self._lobby(match_id, locale, current)
            case TableFull() | StartMissed():
                return await self._lobby_call(match_id, what)
            case AboutPlace(key):
                match = await read(self._engine, _find, match_id)
                texts, place = texts_in(locale or match.locale), Place(match.guild_id, match.place_id)
                told = texts(key, match=match_id, place=place)
                return Message((Text(told),), push=told)
        with self._reader.at_one_moment():
            messages = await self.messages(match_id, viewer, locale)
            message = await self._about(messages, viewer, what)
        return replace(message, calls=messages.users(message.ping))

    async def messages(self, match_id: str, viewer: Viewer, locale: str | None) -> MatchMessages:
        """What can be said about the match without an observation. Raises UnknownMatch or NotStarted."""
        position = await self._reader.position(match_id)
        holder = None if viewer is None else position.seats[viewer].user_id
        if not locale and holder is not None:
            locale = (await fetch(self._engine, people.read_user, holder)).locale
        return MatchMessages(position, texts_in(locale or position.match.locale))

    async def answer(self, match_id: str, locale: str, prompt: Prompt, press: Press) -> Answer:
        """What a press on the prompt's question or panel means, given the player's draft."""
        with self._reader.at_one_moment():
            messages = await self.messages(match_id, prompt.seat, locale)
            observation = await self._reader.observe(match_id, prompt.seat)
        presenter = messages.presenter(observation)
        draft = await self._draft(match_id, prompt) if presenter.is_secret(prompt) else {}
        if kind := presenter.recalls.get(press.verb):
            last = await self._reader.last_answer(match_id, prompt.seat, kind)
            return presenter.recalled(prompt, draft, last)
        return presenter.press(prompt, draft, press)

    async def _about(self, messages: MatchMessages, viewer: Viewer, what: What) -> Message:
        match what:
            case Current():
                return table_messages.now(messages, await self._newest_board(messages))
            case StageMessage(stage, newest):
                return messages.stage(stage, newest)
            case AdministrativeEntry(entry):
                return messages.entry(entry, await self._reader.played_for(messages.match_id, entry))
            case Why(key):
                return messages.why(key, await self._reader.story(messages.match_id))
            case Undo(request, granted):
                return table_messages.undo_request(messages, request, granted=granted)
            case Rewind(entry, stage):
                return table_messages.rewound(messages, stage, entry)
            case Ending():
                record = await self._reader.record(messages.match_id)
                return table_messages.ending(messages, record, await self._reader.story(messages.match_id))
            case Analysis():
                return messages.analysis(await self._analyse(messages.match_id))
            case Unreachable(prompt):
                return messages.unreachable(prompt)
            case AllUnreachable(prompt, seats):
                return messages.all_unreachable(prompt, seats)
            case AboutPlayer(key, seat):
                return messages.about(key, seat)
            case History(round_name, seat, places):
                story = await self._reader.story(messages.match_id)
                return messages.history(story, round_name, seat, places)
            case CatchUp(since):
                # A command may land after the position was read: what it did is not told yet.
                until = messages.position.seq
                story = await self._reader.story(messages.match_id, None, since, until)
                return messages.catch_up(viewer, story)
            case Reminder(prompt, question):
                progress = None if viewer is None else await self._progress(messages, prompt)
                return reminder_message.reminder(messages, prompt, question, progress)
            case ReminderSettled():
                return reminder_message.settled(messages)
            case ClosedPanel(prompt_id, seq, lost):
                if viewer is None:
                    return messages.closed_panel(None, lost=lost)
                row = messages.position.seq if seq is None else seq
                settled = await self._reader.settled(messages.match_id, row, viewer, prompt_id)
                return messages.closed_panel(settled)
        return await self._observed(messages, viewer, what)

    async def _observed(self, messages: MatchMessages, viewer: Viewer, what: What) -> Message:
        """A message that shows the position as the viewer may know it."""
        observation = await self._reader.observe(messages.match_id, viewer)
        match what:
            case Question(prompt):
                guided = bool(messages.guide(prompt)) and await self._is_new(messages, prompt.seat)
                return messages.question(observation, prompt, guided=guided)
            case Panel(prompt):
                draft = await self._draft(messages.match_id, prompt)
                guided = await self._is_new(messages, prompt.seat)
                return messages.panel(observation, prompt, draft, guided=guided)
            case Board(look):
                return messages.board(observation, look)
            case TextBoard():
                return messages.text_board(observation)
            case Status():
                return messages.status(observation)
            case Hand(instead_of_panel):
                return messages.hand(observation, instead_of_panel=instead_of_panel)
        raise TypeError(what)

    async def _lobby(self, match_id: str, locale: str | None, current: int | None) -> Message:
        if begun := self._reader.at_hand(match_id):
            texts = texts_in(locale or begun.match.locale)
            return way_to_table(begun.match, begun.seats, begun.commitment, texts, current)
        async with reading(self._engine) as connection:
            match = await _find(connection, match_id)
            players = await matches.seatings(connection, match_id)
            pace = await scheduling.read_time_control(connection, match_id)
            lucky = await matches.lucky_words_of_match(connection, match_id)
            settings = await matches.read_settings(connection, match_id)
        texts = texts_in(locale or match.locale)
        return lobby_message(match, players, texts, pace, current, lucky, settings)

    async def _lobby_call(self, match_id: str, what: What) -> Message:
        """A message without blocks if there is nobody left to be called."""
        async with reading(self._engine) as connection:
            match = await _find(connection, match_id)
            players = await matches.seatings(connection, match_id)
            wanted = await matches.to_call(connection, match_id)
        texts = texts_in(match.locale)
        if isinstance(what, TableFull):
            return table_full(match, players, wanted, texts, fewer=what.fewer)
        return start_missed(match, players, texts)

    async def _newest_board(self, messages: MatchMessages) -> Block:
        """The board: as the newest stage shows it, which was drawn just now, if all is still so."""
        observation = messages.position.observation
        stage = await self._reader.newest_view(messages.match_id)
        if stage and stage.observation == observation and not stage.taken_back:
            return next(iter(messages.presenter(stage.observation).pictures(stage.events)))
        return messages.board(observation).blocks[0]

    async def _progress(self, messages: MatchMessages, prompt: Prompt) -> Progress:
        """How far the answer to the prompt has come."""
        draft = await self._draft(messages.match_id, prompt)
        observation = await self._reader.observe(messages.match_id, prompt.seat)
        if finished(messages.position.match.title, observation, prompt, draft):
            return "ready"
        return "drafted" if draft else "open"

    async def _draft(self, match_id: str, prompt: Prompt) -> dict[str, Any]:
        return await fetch(self._engine, drafts.read, match_id, prompt.seat, prompt.id)

    async def _is_new(self, messages: MatchMessages, seat: Seat) -> bool:
        """Whether the seat's player has answered no question with a guide in this title."""
        title = messages.position.match.title
        people_there = messages.users([seat])
        return not all([await fetch(self._engine, people.has_planned, user, title) for user in people_there])


async def _find(connection: AsyncConnection, match_id: str) -> Match:
    match = await matches.find(connection, match_id)
    if match is None:
        raise UnknownMatch("unknown_match", match=match_id)
    return match
