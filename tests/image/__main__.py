"""`make image-check`: carry out the Dockerfile's steps on a clean machine, and see its bot well.

The bot of the image talks to the sandbox; a person opens a table, and a game begins with a picture of it.
"""

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sandbox.club.players import controls
from sandbox.discord import FakeDiscord, Human
from tests.image.dockerfile import Instruction, Stage, context, read
from tests.image.machine import PATH, Machine, ended, network, rights, within

PROJECT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds that the bot may take to be well: its first sign of life comes soon after it is connected."""


class Build:
    """Carries out the stages of a Dockerfile, each in a machine of its own."""

    def __init__(self, home: Path, python: Path) -> None:
        self.home = home
        self.python = python
        self.roots: dict[str | None, Path] = {}

    def carry_out(self, stage: Stage) -> Machine:
        """All instructions of a stage, in their order. Raises CalledProcessError or OSError."""
        machine = Machine(self.home / f"stage{len(self.roots)}", self.python)
        machine.set_up()
        self.roots[stage.name] = machine.root
        folder = "/"
        for instruction in stage.instructions:
            began = time.monotonic()
            if instruction.name == "WORKDIR":
                folder = instruction.text
                (machine.root / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
            elif instruction.name == "COPY":
                self._copy(instruction, machine.root, folder)
            elif instruction.name == "RUN":
                machine.run(instruction.text, {"PATH": PATH, "HOME": "/root", **network()}, folder)
            say(f"{instruction.name} {instruction.text[:70]} ({time.monotonic() - began:.1f} s)")
        return machine

    def _copy(self, instruction: Instruction, root: Path, folder: str) -> None:
        words = instruction.words
        source, *words = words if words[0].startswith("--from=") else ("", *words)
        *files, target = words
        if source:
            origin = self.roots[source.removeprefix("--from=")]
            shutil.copytree(origin / files[0].lstrip("/"), root / target.lstrip("/"), symlinks=True)
            return
        for path in context(PROJECT):
            for file in (file for file in files if file in (str(path), *map(str, path.parents))):
                inside = path.relative_to(file) if str(path) != file else path.name
                place = root / folder.lstrip("/") / target / inside
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(PROJECT / path, place)


async def start_and_look(machine: Machine, image: Stage, home: Path) -> None:
    """Start the image as compose.yaml does, and look whether it is well and can do no harm."""
    service = await FakeDiscord().start()
    aiko = Human(service, "Aiko")
    table = await service.add_channel(await service.add_guild("Club", aiko.user), "table")
    owner = (machine.root / "data").stat()
    volume = home / "volume"
    volume.mkdir()
    os.chown(volume, owner.st_uid, owner.st_gid)
    environment = {name: value.replace("$PATH", PATH) for name, value in image.environment.items()} | {
        "GYOJI_TOKEN": service.token,
        "GYOJI_DISCORD_API": service.api,
        "GYOJI_DISCORD_GATEWAY": service.gateway_url,
    }
    command = [*Instruction("", image.last("ENTRYPOINT")).words, *Instruction("", image.last("CMD")).words]
    log = home / "bot.log"
    began = time.monotonic()
    with ended(machine.start(command, environment, "/data", owner.st_uid, log, volume)) as bot:
        check = Instruction("", image.last("HEALTHCHECK").partition("CMD ")[2]).words
        try:
            await until(lambda: within(bot.pid, owner.st_uid, check, environment) == 0)
        except TimeoutError:
            raise SystemExit(f"the bot is not well:\n{log.read_text('utf-8', 'replace')[-3000:]}") from None
        say(f"gyoji health: well, {time.monotonic() - began:.1f} s after the start")
        look_at_rights(bot.pid, owner.st_uid, environment)
        await play(aiko, table)
        bot.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(bot.wait, 30)
        require(code == 0, f"SIGTERM ends it with exit code {code}")
    require((volume / "gyoji.sqlite3").is_file(), "the database lies in the volume")
    require(not service.violations, "Discord refused nothing")
    await service.stop()


def look_at_rights(pid: int, user: int, environment: dict[str, str]) -> None:
    """Who the bot is, what it may do, and where it can write."""
    seen = rights(pid)
    require(seen["Uid"].split() == [str(user)] * 4 and user != 0, f"it runs as user {user}")
    require(int(seen["CapEff"], 16) == int(seen["CapBnd"], 16) == 0, "it has no capability")
    require(seen["NoNewPrivs"] == "1", "it can get no new privileges")
    for place, writable in (("/data", True), ("/tmp", True), ("/opt/gyoji", False), ("/home/gyoji", False)):
        code = within(pid, user, ["touch", f"{place}/x"], environment)
        require((code == 0) is writable, f"{place} is {'writable' if writable else 'read-only'}")


async def play(aiko: Human, table: object) -> None:
    """A table is opened, filled and started; the thread shows a picture of the board."""
    service = aiko.service
    place = next(channel for channel in service.channels.values() if channel is table)
    await (await aiko.slash(place, "game new", seats=3)).done()
    lobby = await aiko.wait(place, lambda view: controls(view, "join"))
    for count in (1, 2):
        await aiko.click(lobby, controls(lobby, "add-ai")[0]["custom_id"])
        await service.wait_for(lambda: lobby.text.count("(computer)") == count, 20)  # noqa: B023
    await (await aiko.click(lobby, controls(lobby, "start")[0]["custom_id"])).done(20)
    thread = next(channel for channel in service.channels.values() if channel.parent is place)
    await aiko.wait(thread, lambda view: view.images, 30)
    say("a game has begun, and its board is drawn")


async def until(probe: Callable[[], bool]) -> None:
    """Wait until it is so. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(probe):  # noqa: ASYNC110 - another process is looked at
            await asyncio.sleep(0.5)


def require(holds: bool, what: str) -> None:
    """Say that it is so, or end."""
    if not holds:
        raise SystemExit(f"image-check: not so: {what}")
    say(what)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--python", type=Path, default=Path(sys.base_prefix), help="Folder of the Python of the base image."
    )
    python = parser.parse_args().python
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise SystemExit("image-check makes namespaces and users: it needs Linux, and root")
    stages = read((PROJECT / "Dockerfile").read_text("utf-8"))
    version = subprocess.run(
        [python / "bin/python3", "--version"], capture_output=True, check=True, text=True
    )
    say(f"in the place of {stages[0].base}: this system with {version.stdout.strip()}")
    with tempfile.TemporaryDirectory(prefix="gyoji-image-") as folder:
        home = Path(folder)
        home.chmod(0o755)
        build = Build(home, python)
        machine = [build.carry_out(stage) for stage in stages][-1]
        asyncio.run(start_and_look(machine, stages[-1], home))


main()
