"""Recorded matches as the bot would tell them, with the longest names, ids and numbers there are."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import msgspec
from discord import ui

from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage, attachments
from bot.discord.markdown import ALT, CONTENT, ROWS, SHOWN_BUTTON
from bot.matches import MatchView, Settled, StageLog, StageView
from bot.matches.match_view import branch_key
from bot.matches.undo import Played
from bot.store.log import Row
from bot.store.matches import Match, Seating
from bot.store.people import Absence
from bot.store.scheduling import Timer
from bot.views import table_messages
from bot.views.match_messages import MatchMessages
from bot.views.message import Message
from bot.views.texts import Texts
from renderer import Rendered
from rules.core.game import redacted
from rules.core.model import Prompt, Seat, all_seats
from rules.core.record import MatchRecord, Replayed
from rules.core.registry import find
from sandbox.discord.limits.components import check_components

BIG = 2**62


def names(seats: int) -> tuple[str, ...]:
    """As long as Discord lets them be, and all markdown."""
    return tuple(f"{message_key}" * 16 + "_*~|`>#[" * 2 for message_key in "ABCDEFG"[:seats])


def lucky_words(seats: int) -> tuple[str, ...]:
    """As long as they count, and all markdown."""
    return ("_*~|`>#[" * 5,) * seats


class Tale:
    """A recorded match as the bot would tell it in one language."""

    def __init__(self, record: MatchRecord, words: Texts) -> None:
        self.record = record
        self.words = words
        self.game = find(record.game)
        self.match = Match(
            id="zzzzzz",
            title=record.game,
            options=record.options,
            seats_wanted=record.seats,
            status="paused",
            guild_id=BIG,
            channel_id=BIG,
            thread_id=BIG,
            host_id=BIG,
            locale=words.language,
            seed=bytes.fromhex(record.seed or ""),
            rules_version=record.rules_version,
            created_at=1_800_000_000,
            ended_at=None,
            outcome=None,
            words=list(lucky_words(record.seats)),
        )
        people = enumerate(names(record.seats))
        self.seats = tuple(Seating(Seat(seat), name, BIG + seat) for seat, name in people)

    def match_messages(self, step: Replayed) -> MatchMessages:
        """Everybody has a clock of their own and offers the seat, and the match was rewound lately."""
        asked = self.game.prompts(step.state)
        prompts = {seat: _after_rewind(prompt) for seat, prompt in asked.items()}
        clocks = [Timer(seat, prompt.id, 1, 1_800_000_000 + seat) for seat, prompt in prompts.items()]
        outcome, promise = self.game.outcome(step.state), self.record.commitment
        away = [Absence(seat, away_until=1_800_000_000, offered=True) for seat in all_seats(len(self.seats))]
        public = self.game.observe(step.state, None)
        position = MatchView(self.match, self.seats, 9_999, public, prompts, outcome, promise, clocks, away)
        return MatchMessages(position, self.words)

    def messages(self, step: Replayed) -> Iterator[tuple[Message, Address]]:
        """All that may be shown after a step."""
        messages, everybody = self.match_messages(step), self.game.observe(step.state, None)
        scene = StageView("stage", step.entry.seq, self.seen(step), everybody)
        rewind = Row(9_999, "rewind", None, "moderator", {"to": 9_998, "actor": names(1)[0]}, "", 0)
        table = Address(Route.TABLE, self.match.id)
        for message in (
            messages.stage(scene, newest=True),
            messages.stage(replace(scene, taken_back=True), newest=False),
            messages.board(everybody),
            messages.status(everybody),
            messages.history([StageLog("stage", 1, scene.events)] * 3),
            table_messages.now(messages, messages.board(everybody).pictures[0]),
            table_messages.rewound(messages, scene, rewind),
        ):
            yield message, table
        yield from self.asked(messages, step)

    def label(self, step: Replayed) -> str:
        """The step as `/referee rewind` offers it."""
        return table_messages.step(self.match_messages(step), Played(step.entry.seq, None, self.seen(step)))

    def seen(self, step: Replayed) -> tuple[Any, ...]:
        return redacted(self.game, step.events, None)

    def asked(self, messages: MatchMessages, step: Replayed) -> Iterator[tuple[Message, Address]]:
        """Questions, panels and hands; public questions also with the title's own advice."""
        public = messages.presenter(self.game.observe(step.state, None))
        for prompt in self.game.prompts(step.state).values():
            if not messages.is_secret(prompt):
                yield public.ask(prompt), Address(Route.ASK, self.match.id, prompt.id)
        for seat, prompt in messages.position.prompts.items():
            own = self.game.observe(step.state, seat)
            yield messages.hand(own), Address(Route.TABLE, self.match.id)
            if messages.is_secret(prompt):
                panel = Address(Route.PANEL, self.match.id, prompt.id)
                yield messages.panel(own, prompt, {}, guided=True), panel
                yield messages.closed_panel(Settled(prompt, own, self.seen(step))), panel
            else:
                yield (
                    messages.question(own, prompt, guided=True),
                    Address(Route.ASK, self.match.id, prompt.id),
                )


def _after_rewind(prompt: Prompt) -> Prompt:
    return msgspec.structs.replace(prompt, id=branch_key(prompt.id, 9_999))


def check(message: Message, address: Address) -> None:
    """Raise AssertionError if Discord would refuse the message."""
    drawn = [(picture, Rendered(b"", "png", (1, 1))) for picture in message.pictures]
    rendered = RenderedMessage(message, address, attachments(drawn))
    view: Any = rendered.view()
    assert check_components(view.to_components()) == []
    if opening := rendered.opening(1):
        assert 0 < len(opening.content) <= CONTENT
        assert check_components(cast(Any, opening.view).to_components()) == []
        assert len(opening.view.to_components()) <= ROWS
    assert all(1 <= len(picture.alt or "") <= ALT for picture in rendered.pictures)
    assert len(message.pictures) <= 10
    for part in view.walk_children():
        if isinstance(part, ui.Button):
            assert len(part.label or "") <= SHOWN_BUTTON, f"a phone cuts it off: {part.label}"
        elif isinstance(part, ui.TextDisplay):
            check_lists(part.content)


def check_lists(text: str) -> None:
    """Raise AssertionError where Discord would show other numbers: it counts a list up from its first one."""
    number = None
    for line in text.split("\n"):
        found = re.match(r" *(\d+)\. ", line)
        assert not found or number is None or int(found[1]) == number + 1, f"renumbered: {line}"
        number = int(found[1]) if found else None
