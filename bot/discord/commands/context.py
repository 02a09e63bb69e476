"""What every command and button needs: who asks, in which language, about which match, and how to answer."""

from collections.abc import Sequence

import aiohttp
import discord

from bot.discord.commands.errors import Refusal
from bot.discord.delivery.message_gateway import tag_of
from bot.discord.ids import Address, Route
from bot.discord.layout import dialog, render
from bot.discord.markdown import escaped
from bot.discord.services import Interaction
from bot.matches import Actor
from bot.store import administration, matches
from bot.store.engine import reading
from bot.store.matches import Match, Seating, Status
from bot.views.compose import What
from bot.views.match_messages import MatchMessages
from bot.views.message import Form, Message
from bot.views.pictures.service import Superseded
from bot.views.references import tidy
from bot.views.texts import Texts, texts_in
from rules.core.model import Viewer

MAX_ID = 100
"""Characters of what may be typed as the id of a match."""

_CHANGES_MESSAGE = discord.InteractionResponseType.deferred_message_update
"""How a press was acknowledged whose answer replaces the message that was pressed."""


def texts_for(interaction: Interaction) -> Texts:
    """The texts in the language of the person's client."""
    return texts_in(interaction.locale.value)


async def person_of(interaction: Interaction) -> Actor:
    """Who it is, and whether they may moderate the matches of this server."""
    player = player_of(interaction)
    if interaction.guild_id is not None and await is_moderator(interaction):
        return Actor.moderator(player.id, player.name, interaction.guild_id)
    return player


def player_of(interaction: Interaction) -> Actor:
    """Who it is, for acts that need no permission."""
    return Actor(interaction.user.id, tidy(interaction.user.display_name))


async def is_moderator(interaction: Interaction) -> bool:
    """Whether this member has the permission Manage Server, or the role that the server has chosen."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    async with reading(interaction.client.engine) as connection:
        chosen = (await administration.read_guild(connection, interaction.guild_id)).referee_role_id
    return chosen in {role.id for role in interaction.user.roles}


async def require_moderator(interaction: Interaction) -> Actor:
    """The person, who may moderate the matches of this server. Raises Refusal."""
    person = await person_of(interaction)
    if person.role != "moderator":
        raise Refusal("moderators_only")
    return person


async def find_match(
    interaction: Interaction, named: str | None = None, prefer: Sequence[Status] = ("running", "paused")
) -> Match:
    """The match that is named, or else the one of this channel or, in direct messages, of this person.

    Where several are possible, one with a preferred status is meant, and one in which the person plays.
    Raises Refusal.
    """
    if named:
        return await _named(interaction, named.strip().lower())
    found = await _around(interaction)
    living = [match for match in found if not match.ended] or found[:1]
    candidates = [match for match in living if match.status in prefer] or living
    if len(candidates) > 1:
        candidates = [match for match in candidates if await seat_in(interaction, match)] or candidates
    if not candidates:
        raise Refusal("no_match_here")
    if len(candidates) > 1:
        raise Refusal("several_matches", matches=[match.id for match in candidates])
    return candidates[0]


async def seat_in(interaction: Interaction, match: Match) -> Seating | None:
    """The seat that the person holds in the match."""
    return matches.holder(await players_of(interaction, match), interaction.user.id)


async def match_messages_for(interaction: Interaction, match_id: str) -> MatchMessages:
    """What can be said about the match in the person's language. Raises UnknownMatch or NotStarted.

    Raises Refusal to strangers where only the players look on.
    """
    messages = await interaction.client.composer.messages(match_id, None, interaction.locale.value)
    position = messages.position
    stranger = position.seat_of(interaction.user.id) is None
    if position.settings.players_only and stranger and not await is_moderator(interaction):
        raise Refusal("players_only")
    return messages


async def composed(interaction: Interaction, match_id: str, what: What, viewer: Viewer = None) -> Message:
    """A message about the match in the person's language. Raises like `messages_for`, and UnknownPlace."""
    await match_messages_for(interaction, match_id)
    return await interaction.client.composer.compose(match_id, viewer, interaction.locale.value, what)


async def require_place(interaction: Interaction, match_id: str) -> None:
    """Buttons work on their match's server, and in the direct messages of its players. Raises Refusal."""
    match, seats = await _looked_up(interaction, match_id)
    if match is None or interaction.guild_id not in (None, match.guild_id):
        raise Refusal("unknown_match", match=match_id)
    if interaction.guild_id is None and matches.holder(seats, interaction.user.id) is None:
        raise Refusal("stale_button")


async def _looked_up(interaction: Interaction, match_id: str) -> tuple[Match | None, Sequence[Seating]]:
    """The match and its seats: from memory if they are there, for this is looked up at every press."""
    if position := interaction.client.referee.at_hand(match_id):
        return position.match, position.seats
    async with reading(interaction.client.engine) as connection:
        match = await matches.find(connection, match_id)
        return match, await matches.seatings(connection, match_id)


async def require_member(interaction: Interaction, match: Match) -> None:
    """Secrets are for those who still belong to the match's server. Raises Refusal."""
    if interaction.guild_id == match.guild_id:
        return
    if not await interaction.client.membership.holds(match.guild_id, interaction.user.id):
        raise Refusal("not_member")


async def defer_ephemeral(interaction: Interaction) -> None:
    """Acknowledge at once; the answer, for this person's eyes only, follows with `show`."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def open_form(interaction: Interaction, form: Form, address: Address) -> None:
    """Answer a press with a form. Raises Refusal for a form that came without what was asked for."""
    if interaction.type is discord.InteractionType.modal_submit:
        raise Refusal("unreadable_id")  # Discord takes no form in answer to a form
    await interaction.response.send_modal(dialog(form, address))


async def show(
    interaction: Interaction,
    match_id: str,
    what: What,
    viewer: Viewer = None,
    address: Address | None = None,
) -> None:
    """Compose a message about the match, and answer with it. Raises like `composed`."""
    message = await composed(interaction, match_id, what, viewer)
    await respond(interaction, message, address or Address(Route.TABLE, match_id))


async def respond(interaction: Interaction, message: Message, address: Address) -> None:
    """Fill in the deferred answer, or change the message that was pressed, with its pictures drawn.

    Presses that come faster than pictures are drawn show the newest state only.
    """
    pressed = interaction.message if interaction.response.type is _CHANGES_MESSAGE else None
    place, tag = (pressed.id, tag_of(pressed)) if pressed else (None, None)
    try:
        rendered = await render(interaction.client.picture_service, message, address, place)
    except Superseded:
        return
    try:
        await interaction.edit_original_response(view=rendered.view(tag), attachments=rendered.files())
    except aiohttp.ClientConnectionError:
        # Done or not, the same once more does no harm. After a 5xx discord.py tries again by itself.
        await interaction.edit_original_response(view=rendered.view(tag), attachments=rendered.files())


async def _named(interaction: Interaction, match_id: str) -> Match:
    """A match by its name; those of other servers are as unknown as those that do not exist.

    In direct messages there are those of the person: elsewhere a moderator would reach beyond their server.
    """
    if len(match_id) > MAX_ID or not match_id.isprintable():
        raise Refusal("unknown_match", match="…")
    async with reading(interaction.client.engine) as connection:
        match = await matches.find(connection, match_id)
    own = match is not None and interaction.guild_id is None and await seat_in(interaction, match) is not None
    if match is None or (match.guild_id != interaction.guild_id and not own):
        raise Refusal("unknown_match", match=escaped(match_id))
    return match


async def _around(interaction: Interaction) -> list[Match]:
    if interaction.guild_id is None or interaction.channel_id is None:
        return await reachable(interaction, ("running", "paused"))
    async with reading(interaction.client.engine) as connection:
        return await matches.in_place(connection, interaction.channel_id)


async def reachable(interaction: Interaction, statuses: Sequence[Status]) -> list[Match]:
    """The matches with these statuses on this server, or this person's own in direct messages."""
    async with reading(interaction.client.engine) as connection:
        if interaction.guild_id is None:
            return await matches.held_by(connection, interaction.user.id, *statuses)
        return await matches.in_guild(connection, interaction.guild_id, *statuses)


async def players_of(interaction: Interaction, match: Match) -> tuple[Seating, ...]:
    async with reading(interaction.client.engine) as connection:
        return await matches.seatings(connection, match.id)
