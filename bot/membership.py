"""Who still belongs to a server. The secrets of a seat are for members only.

Discord tells bots of leaving members only with a privileged intent, so it is asked each time before a secret
is shown outside the server.
"""

import discord


class Membership:
    """Asks Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def holds(self, guild_id: int, user_id: int) -> bool:
        """Whether the user is a member of the server. Raises discord.HTTPException if Discord cannot say."""
        try:
            guild = self._client.get_guild(guild_id) or await self._client.fetch_guild(guild_id)
            await guild.fetch_member(user_id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True
