"""Demo: a whole match between simulated people against a bot process, with a transcript."""

import asyncio
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sandbox.club.evening import Evening
from sandbox.club.process import BotProcess
from sandbox.discord import Config, FakeDiscord, Human
from sandbox.transcript import TranscriptSummary, Words, write_transcript

PEOPLE = "Aiko", "Bruno", "Chen", "Dita", "Egor", "Fumi", "Gita"

LUCKY_WORD = "paper crane"
"""The lucky word that one of them gives."""

CURIOSITY = 0.15
"""The probability with which somebody studies a plan, or presses What's new, Status, Board or Why? later."""

PAUSE = 0.2
"""Seconds; four at a human's pace."""

QUIET = 1.0
"""Seconds without a request of the bot after which it has nothing more to say."""


@dataclass(frozen=True)
class Demo:
    """Parameters of the demo; `absent` of the `players` never answer."""

    title: str
    """The title's key, for `/game new`."""
    heading: str
    """Heading of the transcript."""
    players: int
    seed: int
    pace: str
    absent: int
    options: Mapping[str, str]
    """Further options of `/game new`."""
    settings: Mapping[str, str]
    """Further settings of the bot, by name."""
    shown_time: Callable[[float], float]
    """Returns the bot's time for a real time, both in Unix seconds."""
    language: str
    """Of the table and all clients (BCP 47)."""
    words: Words
    """The transcript's own, in this language."""
    others: Mapping[str, str] = field(default_factory=dict)
    """Addresses of the same game in other languages, by language."""
    pause: float = PAUSE
    """Seconds for which a message must not have changed before they use it."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the players, by seat."""
        return PEOPLE[: self.players]


@dataclass(frozen=True)
class Finished:
    """Result of a demo, besides its transcript."""

    record: bytes
    violations: list[str]
    """Requests that Discord would reject."""
    summary: TranscriptSummary


async def play(demo: Demo, out: Path, watch: Callable[[Evening], None]) -> Finished:
    """Play, calling `watch` once a second, and write the transcript to the folder `out`."""
    service = await FakeDiscord(Config.hurried()).start()
    try:
        with tempfile.TemporaryDirectory(prefix="gyoji-demo-") as home:
            limit = str(service.config.global_limit)
            bot = BotProcess(service, Path(home), requests_per_second=limit, **demo.settings)
            await bot.start()
            try:
                evening = await _play(service, demo, watch)
            finally:
                await bot.stop()
        address = evening.record()
        assert address is not None, "the match is over"
        record = await evening.people[0].download(address)
    finally:
        await service.stop()
    summary = write_transcript(
        service,
        evening.people,
        out,
        demo.heading,
        demo.words,
        demo.shown_time,
        demo.language,
        demo.others,
    )
    return Finished(record, [str(violation) for violation in service.violations], summary)


async def _play(service: FakeDiscord, demo: Demo, watch: Callable[[Evening], None]) -> Evening:
    people = [Human(service, name, locale=demo.language) for name in demo.names]
    club = await service.add_guild("Board game club", *(person.user for person in people))
    table = await service.add_channel(club, demo.title)
    evening = Evening(
        service, table, people, Random(demo.seed), demo.absent, curiosity=CURIOSITY, pause=demo.pause
    )
    await evening.gather(LUCKY_WORD, title=demo.title, pace=demo.pace, language=demo.language, **demo.options)
    watching = asyncio.create_task(_watch(evening, watch))
    await evening.play()
    await evening.look_back()
    await _wait_for_quiet(service)
    watching.cancel()
    return evening


async def _wait_for_quiet(service: FakeDiscord) -> None:
    """Wait until the bot has deleted what it asked last, and told the lobby of the end."""
    seen = -1
    while seen != len(service.log):
        seen = len(service.log)
        await asyncio.sleep(QUIET)


async def _watch(evening: Evening, watch: Callable[[Evening], None]) -> None:
    while True:
        watch(evening)
        await asyncio.sleep(1)
