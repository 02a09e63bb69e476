"""What Discord is sent of the slash commands. `python -m tests.bot.discord.published` keeps it.

The golden file holds what is the same whatever titles there are: a new title changes no existing file.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import discord

from bot.discord.app import Commands
from bot.discord.commands.catalogue import catalogue
from bot.discord.commands.registration import FluentTranslator
from bot.views.texts import texts_in
from rules.core.registry import cards, titles

STRING = 3
"""Discord's type of the options whose values are words."""
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
    return json.dumps(_without_titles(commands), ensure_ascii=False, indent=1) + "\n"


def _without_titles(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands and options without what follows from the title cards: titles, their options and views."""
    texts = texts_in("en")
    own = {texts(f"{key}-command-{name}") for key, card in cards().items() for name in card.opening_options}
    named = {*titles(), *(view for card in cards().values() for view in card.views)}
    kept = [dict(node) for node in nodes if node["name"] not in own or node["type"] != STRING]
    for node in kept:
        if "options" in node:
            node["options"] = _without_titles(node["options"])
        if named & {choice["value"] for choice in node.get("choices", [])}:
            del node["choices"]
    return kept


if __name__ == "__main__":
    GOLDEN.write_text(dumped(asyncio.run(payloads())), encoding="utf-8")
