"""The owner of the bot: is told by direct message, if one arrives, what nobody else can mend."""

import discord
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.retry_policy import UNREACHABLE
from bot.discord.markdown import markdown
from bot.store import people
from bot.store.engine import fetch
from bot.views.texts import texts_in

_log = structlog.get_logger(__name__)


def owner_of(application: discord.AppInfo) -> discord.User | discord.TeamMember | None:
    """The person to whom the application belongs; of a team, its owner."""
    return application.team.owner if application.team else application.owner


async def tell_owner(client: discord.Client, engine: AsyncEngine, message_id: str, **facts: object) -> None:
    """Send the owner a text in their language. A failure is logged: it may be due to what is told."""
    owner = owner_of(client.application) if client.application else None
    if owner is None:
        return
    texts = texts_in((await fetch(engine, people.read_user, owner.id)).locale or "")
    try:
        channel = await client.create_dm(discord.Object(owner.id))
        await channel.send(markdown(texts(message_id, **facts)))
    except UNREACHABLE as error:
        _log.warning("owner_not_told", reason=repr(error))
