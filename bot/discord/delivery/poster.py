"""Poster: composes a message, has its pictures drawn, and puts it on Discord.

All of delivery works with it. For each delivery it is bound to the lease of the match.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Lease
from bot.discord.delivery.direct_messages import DirectMessages, LastAnswers, Membership
from bot.discord.delivery.message_gateway import MessageGateway, MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import RenderedMessage, render
from bot.matches import MatchView
from bot.matches.reader import MatchReader
from bot.store import outbox, people
from bot.store.engine import fetch
from bot.views.compose import Composer, What
from bot.views.pictures.service import PictureService
from rules.core.model import Viewer


async def at_once() -> None:
    """There is nothing to wait for."""


@dataclass(frozen=True)
class Poster:
    """Posts what `Composer` composes. Raises discord.HTTPException, connection errors and LeaseLost."""

    engine: AsyncEngine
    reader: MatchReader
    composer: Composer
    picture_service: PictureService
    gateway: MessageGateway
    membership: Membership
    direct_messages: DirectMessages
    last_answers: LastAnswers
    turn: Callable[[], Awaitable[object]] = at_once
    """Waits until it may post in public; others may have to come first."""

    def under(self, lease: Lease, turn: Callable[[], Awaitable[object]]) -> "Poster":
        """This poster, bound to a lease and to its turn in public."""
        return replace(self, gateway=self.gateway.under(lease), turn=turn)

    async def remove(self, key: MessageKey) -> None:
        """Delete the message of this key, if there is one."""
        await self.turn()
        await self.gateway.remove(key)

    async def post(
        self,
        key: MessageKey,
        channel_id: int,
        what: What,
        *,
        route: Route = Route.TABLE,
        prompt_id: str = "",
        quiet: bool = False,
    ) -> None:
        """Post it under this key in public, in the language of the match, when it is its turn."""
        rendered = await self._rendered(None, what, Address(route, key.match, prompt_id), quiet)
        if not rendered.message.blocks:  # there is nothing left to say
            return
        await self.turn()
        await self.gateway.put(key, channel_id, rendered)

    async def post_at_table(self, position: MatchView, key: str, what: What) -> None:
        """Post it publicly where the match is played."""
        message_key = MessageKey(position.match.id, outbox.TABLE, key)
        await self.post(message_key, position.match.place_id, what)

    async def edit_direct(
        self, key: MessageKey, channel_id: int, what: What, viewer: Viewer, route: Route = Route.TABLE
    ) -> None:
        """Change a direct message where it stands, in the language of `viewer`, else of the match.

        It waits for no turn: nobody else sees it.
        """
        rendered = await self._rendered(viewer, what, Address(route, key.match))
        shown = await self.gateway.find(key)  # the seat may have another player since
        if rendered.message.blocks and shown is not None and shown.channel.id == channel_id:
            await self.gateway.put(key, channel_id, rendered)

    async def send_direct(
        self,
        key: MessageKey,
        user_id: int,
        what: What,
        viewer: Viewer,
        address: Address,
        *,
        quiet: bool = False,
        secretly: bool = False,
    ) -> bool:
        """Send it under this key by direct message. Returns False if the person accepts none.

        `secretly`: nobody may learn that it was sent.
        A question notifies nobody who has just answered another one there.
        """
        user = await fetch(self.engine, people.read_user, user_id)
        quiet = quiet or (
            viewer is not None
            and user.dm_channel_id is not None
            and address.route is Route.PANEL
            and self.last_answers.is_by(key.match, user_id, channel_id=user.dm_channel_id)
        )

        async def send() -> None:
            await self.gateway.put_direct(key, user_id, await self._rendered(viewer, what, address, quiet))

        return await self.direct_messages.send(user, send, secretly=secretly)

    async def open_direct(self, user_id: int) -> None:
        """Open a person's direct messages before they are needed: Discord bars who opens many at once.

        https://docs.discord.com/developers/resources/user#create-dm
        """
        user = await fetch(self.engine, people.read_user, user_id)
        if user.dm_channel_id is None:
            await self.direct_messages.send(user, partial(self.gateway.private_channel, user_id))

    async def _rendered(
        self, viewer: Viewer, what: What, address: Address, quiet: bool = False
    ) -> RenderedMessage:
        message = await self.composer.compose(address.match, viewer, None, what)
        return replace(await render(self.picture_service, message, address), quiet=quiet)
