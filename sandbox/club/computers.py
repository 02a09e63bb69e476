"""Computer players that the host of a table adds by level."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sandbox.club.players import controls
from sandbox.discord import Cannot, Human
from sandbox.discord.view import Reply, View

Pick: TypeAlias = Callable[[Sequence[str]], str | None]
"""Chooses one of the levels that a title has; None for the usual one."""


async def add_computer(host: Human, lobby: View, pick: Pick, seconds: float) -> Reply:
    """The host looks at the options, which have a menu of levels, and adds one. Raises Cannot without it."""
    panel = await (await host.click(lobby, controls(lobby, "options")[0]["custom_id"])).done(seconds)
    menus = controls(panel, "add-level") if panel else []
    if not panel or not menus:
        raise Cannot("no menu of levels")
    level = pick([option["value"] for option in menus[0]["options"]])
    if level is None:
        return await host.click(lobby, controls(lobby, "add-ai")[0]["custom_id"])
    return await host.choose(panel, menus[0]["custom_id"], level)
