"""Interactions as the gateway sends them (interactions/receiving-and-responding, "Interaction Object")."""

from typing import TYPE_CHECKING

from sandbox.discord.permissions import EVERYONE, PERM
from sandbox.discord.vocabulary import Wire
from sandbox.discord.wire.entities import channel_wire, member_wire, user_wire
from sandbox.discord.wire.messages import message_wire, owners_wire
from sandbox.discord.world import Interaction

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord


def interaction_wire(service: "FakeDiscord", interaction: Interaction) -> Wire:
    """Returns the payload of INTERACTION_CREATE."""
    channel, user = interaction.channel, interaction.user
    app_permissions = channel.permissions(service.bot) or EVERYONE & ~PERM["VIEW_CHANNEL"]
    wire: Wire = {
        "id": str(interaction.id),
        "application_id": str(service.bot.id),
        "type": interaction.type,
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "locale": user.locale,
        "channel_id": str(channel.id),
        "channel": channel_wire(channel),
        "entitlements": [],
        "authorizing_integration_owners": owners_wire(user, channel, interaction.user_only),
        "context": 0 if channel.guild else 1,
        "attachment_size_limit": service.config.attachment_limit,
        "app_permissions": str(app_permissions),
    }
    if interaction.message:
        wire["message"] = message_wire(service, interaction.message)
    return wire | _who_and_where(interaction)


def _who_and_where(interaction: Interaction) -> Wire:
    channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
    if not guild:
        return {"user": user_wire(user)}
    permissions = str(channel.permissions(user))
    return {
        "channel": channel_wire(channel) | {"permissions": permissions},
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": list(guild.features)},
        "guild_locale": guild.locale,
        "member": member_wire(guild, user.id) | {"permissions": permissions},
    }
