"""The list of somebody's games and where they are waited for: on demand, or every week if they want it."""

import aiohttp
import discord
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Referee, RefereeError
from bot.matches.clock.quiet import Rest
from bot.matches.clock.time import Clock
from bot.matches.clock.time_control import DAY, HOUR, MAX_QUIET
from bot.store import digests, matches, quiet_hours, users
from bot.store.engine import reading, writing
from bot.store.matches import ALIVE, Match
from bot.views.limits import CONTENT
from bot.views.listing import entry, fitting
from bot.views.texts import Texts, texts_in

WEEK = 7 * DAY
TRY_AGAIN = HOUR
"""Seconds until a list is sent again that Discord did not take."""

_log = structlog.get_logger(__name__)


class Digests:
    """Writes the lists, and sends those that are due: one a week and person, also across restarts."""

    def __init__(self, client: discord.Client, engine: AsyncEngine, referee: Referee, clock: Clock) -> None:
        self._client = client
        self._engine = engine
        self._referee = referee
        self._clock = clock

    async def compose(self, user_id: int, texts: Texts, most: int = CONTENT) -> str | None:
        """The person's living matches, those first that wait for them; None if there are none.

        As many as `most` characters hold.
        """
        async with reading(self._engine) as connection:
            held = await matches.held_by(connection, user_id, *ALIVE)
            seated = {match.id: await matches.seatings(connection, match.id) for match in held}
        owing = {match.id: await waits_for(self._referee, match, user_id) for match in held}
        held.sort(key=lambda match: not owing[match.id])
        heading = texts("digest-heading", count=sum(owing.values()), matches=len(held))
        entries = [entry(match, seated[match.id], owing[match.id], texts) for match in held]
        return fitting(heading, entries, most) if held else None

    async def subscribe(self, user_id: int) -> int:
        """Send the list every week from now on. Returns when the next one comes, in Unix seconds."""
        next_at = await self._in_a_week(user_id)
        async with writing(self._engine) as connection:
            await digests.keep(connection, user_id, next_at)
        return next_at

    async def unsubscribe(self, user_id: int) -> None:
        async with writing(self._engine) as connection:
            await digests.drop(connection, user_id)

    async def run(self) -> None:
        """Send what is due by now."""
        async with reading(self._engine) as connection:
            due = await digests.due(connection, int(self._clock()))
        for user_id, due_at in due:
            next_at = await self._in_a_week(user_id)
            async with writing(self._engine) as connection:
                mine = await digests.take_up(connection, user_id, due_at, next_at)
            if mine:
                await self._send(user_id)

    async def next_at(self) -> int | None:
        """When `run` is wanted next, in Unix seconds."""
        async with reading(self._engine) as connection:
            return await digests.next_due(connection)

    async def _send(self, user_id: int) -> None:
        """Nothing to tell is told by silence; who takes no direct messages wants none."""
        async with reading(self._engine) as connection:
            known = await users.read(connection, user_id)
        text = await self.compose(user_id, texts_in(known.locale or ""))
        if text is None:
            return
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
        except discord.Forbidden:
            _log.info("digest_refused")
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("digest_delayed", reason=repr(error))
            async with writing(self._engine) as connection:
                await digests.keep(connection, user_id, int(self._clock()) + TRY_AGAIN)

    async def _in_a_week(self, user_id: int) -> int:
        """At the time of day at which it was asked for, or else when the person's night is over."""
        async with reading(self._engine) as connection:
            asleep = await quiet_hours.read(connection, user_id)
        return Rest(asleep, MAX_QUIET).due(int(self._clock()) + WEEK, 0)


async def waits_for(referee: Referee, match: Match, user_id: int) -> bool:
    """Whether the match waits for this person."""
    if match.status != "running":
        return False
    try:
        position = await referee.position(match.id)
    except RefereeError:
        return False  # a match that cannot be played is no reason to tell nothing of the others
    mine = position.seat_of(user_id)
    prompt = position.prompts.get(mine.seat) if mine and not mine.policy else None
    return prompt is not None and prompt.owed
