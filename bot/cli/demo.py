"""`gyoji demo`: a whole game between simulated people, refereed by the real bot in a loopback Discord."""

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from bot.cli import choices
from bot.cli.console import complain, say, write
from bot.matches.clock.time import Clock
from bot.views.texts import texts_in
from rules.core.record import load, verify
from sandbox.club.evening import Evening
from sandbox.club.process import BotProcess
from sandbox.discord import Config, FakeDiscord, Human
from sandbox.transcript import TranscriptSummary, write_transcript

PEOPLE = (
    ("Aiko", "en-US"),
    ("Bruno", "cs"),
    ("Chen", "en-GB"),
    ("Dita", "fi"),
    ("Egor", "ru"),
    ("Fumi", "en-US"),
    ("Gita", "cs"),
)
"""Their names, and the languages of their clients."""

LUCKY_WORD = "paper crane"
"""What one of them mixes into the luck."""

FAILED = 1

SPEEDS = {"live": 3, "daily": 2000, "relaxed": 4000}
"""How much faster than real time the clock goes where somebody is absent, so that nobody waits for long."""


def demo(
    game: Annotated[str, typer.Option(help=choices.TITLE_HELP)] = "shogun",
    players: Annotated[int, typer.Option(min=1, max=len(PEOPLE), help="How many people play.")] = 4,
    seed: Annotated[int, typer.Option(help="Another number, another game.")] = 1,
    pace: Annotated[str, typer.Option(help="Time to think: live, daily, relaxed or none.")] = "daily",
    absent: Annotated[int, typer.Option(min=0, help="How many people sit down and never answer.")] = 0,
    deck: choices.DeckFile = None,
    out: Annotated[Path, typer.Option(help="Folder for index.html, pictures and record.json.")] = Path(
        "out/demo"
    ),
) -> int:
    """Let simulated people play a whole game; then open index.html in the output folder."""
    title = choices.title(game)
    seats = choices.seats(title, players)
    choices.deck(title, deck)  # so that a wrong one is named here, not in the log of the bot
    asked = Asked(title.key, seats, seed, choices.pace(pace), choices.absent(absent, seats, pace), deck)
    return asyncio.run(_demo(asked, out))


@dataclass(frozen=True)
class Asked:
    """What the demo is to show: `absent` people of `players` never answer."""

    title: str
    players: int
    seed: int
    pace: str
    absent: int
    deck: Path | None = None

    @property
    def settings(self) -> dict[str, str]:
        """What the bot is told of it beforehand."""
        corrected = {"honor_deck": str(self.deck.resolve())} if self.deck else {}
        return {"sandbox_seed": str(self.seed), **corrected}


async def _demo(asked: Asked, out: Path) -> int:
    speed, began = SPEEDS[asked.pace] if asked.absent else 1, time.time()
    clock = {"sandbox_speed": str(speed), "sandbox_began": str(began)}
    service = await FakeDiscord(Config.hurried()).start()
    try:
        with tempfile.TemporaryDirectory(prefix="gyoji-demo-") as home:
            bot = BotProcess(service, Path(home), **asked.settings, **clock)
            await bot.start()
            try:
                evening = await _play(service, asked)
            finally:
                await bot.stop()
        record = await _record(evening)
    finally:
        await service.stop()
    write(out / "record.json", record)
    heading = f"A game of {_called(asked.title)}, refereed by Gyoji"
    summary = write_transcript(service, evening.people, out, heading, Clock(speed, began).shown)
    return _report(service, record, summary, out)


async def _play(service: FakeDiscord, asked: Asked) -> Evening:
    people = [Human(service, name, locale=locale) for name, locale in PEOPLE[: asked.players]]
    club = await service.add_guild("Board game club", *(person.user for person in people))
    luck = Random(asked.seed)  # noqa: S311 - people need no cryptography
    table = await service.add_channel(club, asked.title)
    evening = Evening(service, table, people, luck, asked.absent)
    say(f"A game of {_called(asked.title)} for {', '.join(person.name for person in people)} …")
    await evening.gather(LUCKY_WORD, title=asked.title, pace=asked.pace)
    watching = asyncio.create_task(_watch(evening))
    await evening.play()
    watching.cancel()
    return evening


def _called(title: str) -> str:
    return texts_in("en")(f"title-{title}")


async def _watch(evening: Evening) -> None:
    """Say on stderr how far it is, for those who wait."""
    shown = ""
    while sys.stderr.isatty():
        heading = next((view.text.splitlines()[0] for view in reversed(evening.posts()) if view.images), "")
        if heading != shown:
            typer.echo(f"  {heading.removeprefix('### ')}", err=True)
        shown = heading
        await asyncio.sleep(1)


async def _record(evening: Evening) -> bytes:
    address = evening.record()
    assert address is not None, "the match is over"
    return await evening.people[0].download(address)


def _report(service: FakeDiscord, record: bytes, summary: TranscriptSummary, out: Path) -> int:
    for violation in service.violations:
        complain(f"Discord would refuse: {violation}")
    outcome = verify(load(record))
    winners = [PEOPLE[seat][0] for seat in outcome.winners] if outcome else []
    won = " and ".join(winners) or "Nobody"
    say(f"{won} won. {summary.messages} messages, {summary.pictures} pictures, the record verifies.")
    say(f"Read it: {out / 'index.html'}")
    return FAILED if service.violations else 0
