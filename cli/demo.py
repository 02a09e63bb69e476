"""`gyoji demo`: a whole game between simulated people, refereed by the real bot in a loopback Discord."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from bot.matches.clock.time import Clock
from bot.matches.clock.time_control import TIME_CONTROLS
from bot.views.texts import LANGUAGES, texts_in
from cli import choices
from cli.console import echo, echo_error, write
from rules.core.card import TitleCard
from rules.core.record import load, verify
from rules.core.registry import titles
from sandbox.club.evening import Evening
from sandbox.demo import PAUSE, PEOPLE, Demo, Finished, play

BROKEN = 1

SPEEDS = {"live": 8, "daily": 2000, "relaxed": 6000}
"""Factor on the speed of the clock if somebody is absent: time limits pass before the others give up."""


def demo(
    game: Annotated[str, typer.Option(help=choices.TITLE_HELP)] = titles()[0],
    players: Annotated[int, typer.Option(min=1, max=len(PEOPLE), help="How many people play.")] = 4,
    seed: Annotated[int, typer.Option(help="Another number, another game.")] = 1,
    pace: Annotated[str, typer.Option(help="Time to think: live, daily, relaxed or none.")] = "daily",
    absent: Annotated[int, typer.Option(min=0, help="How many people sit down and never answer.")] = 0,
    option: choices.Assignments = None,
    pause: Annotated[
        float,
        typer.Option(min=0, max=choices.MAX_SECONDS, help="Seconds for which people read before they press."),
    ] = PAUSE,
    language: Annotated[
        list[str] | None,
        typer.Option(help="Of a page, instead of all. Repeatable: one is played in each, first on top."),
    ] = None,
    out: Annotated[Path, typer.Option(help="Folder for index.html, pictures and record.json.")] = Path(
        "out/demo"
    ),
) -> int:
    """Let simulated people play a whole game; then open index.html in the output folder."""
    title = choices.title(game)
    seats = choices.seats(title, players)
    languages = [choices.language(name) for name in dict.fromkeys(language or LANGUAGES)]
    speed = _speed(pace, absent, seats)
    choices.options(title, option)  # so that an invalid one is reported here, not in the log of the bot
    settings, offered = _split_options(title.card, choices.assignments(option))
    began = time.time()
    folders = {name: out if name == languages[0] else out / name for name in languages}
    asked = [
        Demo(
            title=title.key,
            heading=texts_in(name)("demo-title", title=texts_in(name)(f"title-{title.key}")),
            players=seats,
            seed=seed,
            pace=pace,
            absent=absent,
            options=offered,
            settings={
                "sandbox_seed": str(seed),
                "sandbox_speed": str(speed),
                "sandbox_began": str(began),
                **settings,
            },
            shown_time=Clock(speed, began).shown,
            language=name,
            words=texts_in(name),
            others=_addresses(folders, name),
            pause=pause,
        )
        for name in languages
    ]
    out.mkdir(parents=True, exist_ok=True)  # it is found out now if nothing can be written there
    spoken = ", ".join(texts_in("en")(f"language-{name}") for name in languages)
    echo(f"A game of {texts_in('en')(f'title-{title.key}')} for {', '.join(asked[0].names)}, in {spoken} …")
    finished = asyncio.run(_play(asked, list(folders.values())))
    broken = [_report(*one) for one in zip(asked, finished, folders.values(), strict=True)]
    echo(f"Read it: {out / 'index.html'}")
    return max(broken)


def _addresses(folders: dict[str, Path], language: str) -> dict[str, str]:
    """Returns the addresses of the pages in all other languages, from the page in this one."""
    here = folders[language]
    pages = {name: folder / "index.html" for name, folder in folders.items() if name != language}
    return {name: Path(os.path.relpath(page, here)).as_posix() for name, page in pages.items()}


async def _play(asked: list[Demo], folders: list[Path]) -> list[Finished]:
    """Play all at once: each match waits more than it computes."""
    watches = [_progress(), *(_ignore for _ in asked[1:])]
    async with asyncio.TaskGroup() as group:
        playing = [
            group.create_task(play(demo, folder, watch))
            for demo, folder, watch in zip(asked, folders, watches, strict=True)
        ]
    return [task.result() for task in playing]


def _ignore(evening: Evening) -> None:
    """Of several games at once, the progress of one is enough."""


def _speed(pace: str, absent: int, players: int) -> int:
    """Returns the factor for the bot's clock. Raises BadParameter if the match would never go on."""
    choices.one_of(TIME_CONTROLS, pace, "no pace is called")
    if absent >= players:
        raise typer.BadParameter(f"{absent} of {players} cannot be absent: somebody must play")
    if absent and TIME_CONTROLS[pace].choices is None:
        raise typer.BadParameter("nobody would ever play for the absent: choose another --pace")
    return SPEEDS[pace] if absent else 1


def _split_options(card: TitleCard, chosen: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Returns the bot's settings and the options of `/game new` that result in the chosen options."""
    settings, offered = {}, {}
    for name, value in chosen.items():
        if correction := card.correction(name):
            settings[card.setting(correction)] = str(Path(value).resolve())
        elif name in card.opening_options:
            offered[name] = value
        else:
            raise typer.BadParameter(f"/game new does not offer {name!r}")
    return settings, offered


def _progress() -> Callable[[Evening], None]:
    """Returns a function that prints the progress of the game on stderr, if that is a terminal."""
    last = ""

    def watch(evening: Evening) -> None:
        nonlocal last
        heading = next((view.text.splitlines()[0] for view in reversed(evening.posts()) if view.images), "")
        if heading != last and sys.stderr.isatty():
            typer.echo(f"  {heading.removeprefix('### ')}", err=True)
        last = heading

    return watch


def _report(asked: Demo, finished: Finished, out: Path) -> int:
    write(out / "record.json", finished.record)
    for violation in finished.violations:
        echo_error(f"Discord would refuse: {violation}")
    outcome = verify(load(finished.record))
    won = " and ".join(asked.names[seat] for seat in outcome.winners) if outcome else ""
    shown = f"{finished.summary.messages} messages, {finished.summary.pictures} pictures"
    language = texts_in("en")(f"language-{asked.language}")
    echo(f"{language}: {won or 'Nobody'} won. {shown}, the record verifies.")
    return BROKEN if finished.violations else 0
