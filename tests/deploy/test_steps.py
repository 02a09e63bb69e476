"""A host follows docs/hosting.md: from the clone to the first lobby, a copy and its return, up and back."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from bot.store.downgrading import releases
from cli import application
from sandbox.club.players import controls
from sandbox.discord import FakeDiscord, Human
from sandbox.discord.world import Channel
from tests.deploy.machine import PROJECT, Machine, steps

SYSTEMD, DOCKER = "With systemd", "With Docker"
COPY = "gyoji-20260101-040000.sqlite3"
"""The copy that the steps restore, for example."""


@pytest.mark.long
async def test_the_steps_with_systemd_lead_to_a_match_and_there_and_back(tmp_path: Path) -> None:
    service = await FakeDiscord().start()
    person = Human(service, "Aiko")
    channel = await service.add_channel(await service.add_guild("Club", person.user), "table")
    address = {"GYOJI_DISCORD_API": service.api, "GYOJI_DISCORD_GATEWAY": service.gateway_url}
    machine = Machine(tmp_path, {"GYOJI_TOKEN": service.token, **address})
    program, settings, start, backup, restore, upgrade, back = steps(SYSTEMD)
    try:
        await machine.run(program)
        assert (await machine.run(settings)).startswith("gyoji ")
        assert "https://discord.com/oauth2/authorize" in await machine.run(start)
        thread = await begin(person, channel)
        assert "1 matches replay" in await machine.run(backup)
        [copy] = machine.copies
        await machine.run(restore.replace(COPY, copy.name))
        await person.wait(thread, lambda view: "continues from a backup" in view.text, 30)
        await machine.run(upgrade)
        assert "can be started" in await machine.run(back)
        before_going_down, before_going_up = machine.copies[1:]
        assert before_going_up.name.endswith(f"-schema-{releases()['0.1.0'].schema}.sqlite3")
        assert before_going_down.name.rpartition("-")[2] > before_going_up.name.rpartition("-")[2]
        status = await (await person.slash(thread, "game status")).done(20)
        assert status is not None
        assert "Aiko" in status.text
        assert not service.violations
        assert service.token not in machine.log.read_text()
    finally:
        machine.close()
        await service.stop()


async def begin(person: Human, channel: Channel) -> Channel:
    """A match of the person and two computer players. Returns its thread, when the board is there."""
    await (await person.slash(channel, "game new", seats=3)).done(20)
    lobby = await person.wait(channel, lambda view: controls(view, "join"))
    for count in (1, 2):
        await person.click(lobby, controls(lobby, "add-ai")[0]["custom_id"])
        await person.service.wait_for(lambda: lobby.text.count("(computer)") == count, 20)  # noqa: B023
    await (await person.click(lobby, controls(lobby, "start")[0]["custom_id"])).done(20)
    thread = next(one for one in person.service.channels.values() if one.parent is channel)
    await person.wait(thread, lambda view: view.images, 30)
    return thread


def test_the_steps_with_docker_name_services_and_commands_that_there_are() -> None:
    """They cannot be followed without Docker; the same commands of gyoji run in the steps with systemd."""
    found = [shlex.split(line) for block in steps(DOCKER) for line in block.splitlines()]
    services: dict[str, Any] = yaml.safe_load((PROJECT / "compose.yaml").read_text("utf-8"))["services"]
    compose = [words[2:] for words in found if words[:2] == ["docker", "compose"]]
    assert {words[0] for words in compose} == {"up", "exec", "stop", "start", "run"}
    for verb, *words in compose:
        named = [word for word in words if not word.startswith("-")]
        if verb in ("stop", "start"):
            assert set(named) <= services.keys()
        elif verb == "exec":
            assert (named[0] in services, named[1]) == (True, "gyoji")
            require_command(named[2], words)
        elif verb == "run":
            assert named[0] in services
            require_command(named[1], words[words.index(named[0]) :])


def require_command(name: str, words: list[str]) -> None:
    """There is such a command of gyoji, with such options."""
    command = get_command(application(name)).commands[name]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_both_ways_have_the_same_steps_of_gyoji() -> None:
    def of(section: str) -> list[str]:
        text = "".join(steps(section))
        return re.findall(
            r"\b(invite|doctor|backup|restore|downgrade \S+(?: --yes)?)(?= |$)", text, re.MULTILINE
        )

    assert [one for one in of(DOCKER) if one != "backup"] == [one for one in of(SYSTEMD) if one != "backup"]


def test_the_steps_are_numbered_without_a_gap() -> None:
    document = (PROJECT / "docs" / "hosting.md").read_text("utf-8")
    first, docker, systemd = (
        [
            int(number)
            for number in re.findall(
                r"^(\d+)\. ", document.partition(f"\n## {name}\n")[2].partition("\n## ")[0], re.M
            )
        ]
        for name in ("The application", DOCKER, SYSTEMD)
    )
    assert first + docker == list(range(1, len(first + docker) + 1))
    assert first + systemd == list(range(1, len(first + systemd) + 1))
