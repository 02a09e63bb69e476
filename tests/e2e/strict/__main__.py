"""`python -m tests.e2e.strict TITLE`: play one match, and print what it was like."""

import argparse
import asyncio
import gc
import json
import logging
import os
import sys
import tempfile
import time
from contextlib import redirect_stdout
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sandbox.simulation.machine import Machine, require_fixed_hashes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.strict", description=__doc__)
    parser.add_argument("title", choices=("shogun", "honor", "spirit"))
    parser.add_argument("--rig", default="sandbox", help="sandbox, or strict if it is installed")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--no-old-edits", action="store_true", help="old messages can be edited freely")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures: takes longer")
    given = parser.parse_args()
    require_fixed_hashes("tests.e2e.strict")
    machine = Machine()  # before all that takes a clock or a source of randomness
    with redirect_stdout(sys.stderr):  # the bot's log
        figures = _play(machine, given)
    print(json.dumps(asdict(figures), indent=1, ensure_ascii=False))  # noqa: T201


def _play(machine: Machine, given: argparse.Namespace) -> Any:
    import discord

    from bot.ops import metrics
    from bot.ops.logging import configure
    from sandbox.simulation.heartbeat import heartbeats_in_loop
    from tests.e2e.rigs import rigs
    from tests.e2e.strict.evening import StrictEvening
    from tests.e2e.strict.figures import Figures

    heartbeats_in_loop(discord.gateway.KeepAliveHandler)
    discord.utils.utcnow = lambda: datetime.fromtimestamp(time.time(), UTC)
    metrics.SAMPLE_INTERVAL = 3600.0
    if not given.pictures:
        _draw_nothing()
    configure("warning")
    rig = next(rig for rig in rigs() if rig.name == given.rig)
    if rig.name == "strict":
        from tests.e2e.strict.quick_spec import QuickSpec

        rig = replace(rig, shared=lambda: {"spec": QuickSpec()})
    figures = Figures(given.title, given.rig, given.seed, old_edits=not given.no_old_edits)
    machine.begin(given.seed)
    asyncio.set_event_loop(machine.loop)
    logging.getLogger("discord").setLevel(logging.ERROR)
    gc.disable()  # it would run what is left of cancelled tasks at times of its own
    with tempfile.TemporaryDirectory(prefix="gyoji-strict-") as home:
        evening = StrictEvening(rig, figures)
        machine.loop.run_until_complete(_run(evening, Path(home)))
    return figures


async def _run(evening: Any, home: Path) -> None:
    from bot.discord.app import opened
    from bot.settings import load_settings
    from sandbox.club.process import environment
    from sandbox.simulation.invariants import Database
    from tests.e2e.strict.figures import Watch

    service = await evening.open()
    file = home / "gyoji.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    settings = {"drawing_processes": "0", "ai_processes": "0", "sandbox_seed": evening.figures.seed}
    os.environ.update(environment(service, home, database_url=url, **settings))
    loaded = load_settings()
    async with opened(loaded) as bot:
        serving = asyncio.create_task(bot.start(loaded.require_token()))
        while not bot.is_ready():  # noqa: ASYNC110 - the library tells nobody
            await asyncio.sleep(0.1)
        watch = Watch(Database(file), service)
        bot.referee.match_changed.subscribe(watch.look)
        await evening.run(watch)
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


def _draw_nothing() -> None:
    """One blank picture for all."""
    from PIL import Image

    from bot.views.pictures import pool, program
    from renderer import encode

    pixel = Image.new("P", (1, 1))
    blank = program.Drawn(encode.encode(pixel, pixel), 0.0)
    vars(pool)["drawn"] = lambda drawing: blank


if __name__ == "__main__":
    main()
