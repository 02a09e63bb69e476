"""The start of a match: its thread is opened, and the first questions are asked.

Either somebody presses *Start*, or it starts by itself, at the moment that its lobby has been given.
"""

import discord
import structlog

from bot.discord import threads
from bot.discord.commands.errors import Refusal
from bot.discord.delivery.retry_policy import UNREACHABLE
from bot.discord.services import Services
from bot.discord.threads import Spot
from bot.matches import Actor
from bot.matches.errors import AlreadyStarted
from bot.matches.permissions import require_host
from bot.matches.playing import require_seat_count
from bot.store import matches
from bot.store.engine import read
from bot.store.matches import Match
from rules.core.errors import CodedError

RETRY_SECONDS = 60
"""Seconds until a start that Discord did not let happen is tried again."""

_log = structlog.get_logger(__name__)


async def begin(bot: Services, starter: Actor, match_id: str, spot: Spot) -> int | None:
    """Open the thread, start the match there, and return its id; None if it is played at the spot itself.

    Of two at the same time, one starts. Raises Refusal or RefereeError, then nothing has changed.
    """
    async with bot.press_locks.through(match_id):
        table = await bot.lobby.rows(match_id)
        # What would make the start fail after the thread was opened.
        table.require_lobby()
        require_host(table, starter)
        require_seat_count(table.game, len(table.seats))
        spot.require_permissions()
        thread_id = await threads.open_for(bot, starter, table, spot)
        await bot.referee.start(starter, match_id)
        return thread_id


class TableStarts:
    """A job that starts matches by themselves. Of several processes, each has those of its own servers."""

    def __init__(self, bot: Services) -> None:
        self._bot = bot

    async def run(self) -> None:
        """Start what is due by now. One that cannot be started must not delay the others."""
        await self._bot.wait_until_ready()  # before that its servers are not known
        for match, moment in await self._starting():
            if moment <= self._bot.clock():
                await self._begin(match, moment)

    async def next_at(self) -> int | None:
        """When the next one is due, in Unix seconds."""
        return next((moment for _, moment in await self._starting()), None)

    async def _starting(self) -> list[tuple[Match, int]]:
        starting = await read(self._bot.engine, matches.starting)
        return [(match, moment) for match, moment in starting if self._bot.get_guild(match.guild_id)]

    async def _begin(self, match: Match, moment: int) -> None:
        """In the name of the host, who has set the time. Too few people are told so, and the lobby stays."""
        bot, log = self._bot, _log.bind(match=match.id)
        try:
            await begin(bot, Actor(match.host_id, ""), match.id, await threads.spot_at(bot, match))
        except AlreadyStarted:
            pass
        except (Refusal, CodedError, discord.Forbidden, discord.NotFound) as error:
            log.info("start_missed", reason=repr(error))
            await bot.lobby.miss_start(match.id, moment)
        except UNREACHABLE as error:
            log.warning("start_delayed", reason=repr(error))
            await bot.lobby.miss_start(match.id, moment, int(bot.clock()) + RETRY_SECONDS)
