"""What Discord is sent of the slash commands. `python -m tests.bot.discord.published` keeps it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import discord

from bot.discord.app import Commands
from bot.discord.commands.catalogue import catalogue
from bot.discord.commands.registration import FluentTranslator

GOLDEN = Path(__file__).with_name("commands.json")


async def payloads() -> list[dict[str, Any]]:
    """All commands as `tree.sync` sends them, names and descriptions in every language."""
    client = discord.Client(intents=discord.Intents.none())
    tree: Any = Commands(client)  # type: ignore[arg-type]  # only its translator and contexts are used
    for command in catalogue():
        tree.add_command(command)
    translator = FluentTranslator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def dumped(commands: list[dict[str, Any]]) -> str:
    """The golden file's text."""
    return json.dumps(commands, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(dumped(asyncio.run(payloads())), encoding="utf-8")
