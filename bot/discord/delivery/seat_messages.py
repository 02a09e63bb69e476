"""Seat messages: one player's public questions and private panels, and what remains of them."""

from dataclasses import replace

from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.ids import Address, Route
from bot.matches import MatchView
from bot.store import drafts, outbox
from bot.store.engine import reading
from bot.views.compose import ClosedPanel, Panel, PlayerGone, Question, Unreachable
from bot.views.match_messages import secret_prompt
from bot.views.registry import presenter_of
from rules.core.model import Prompt, Seat


class SeatMessages:
    """Posts and closes the messages that ask a seat."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def deliver(self, message_key: MessageKey, item: outbox.Item) -> None:
        """Ask the seat, show how its answer stands, or close a question that is settled."""
        seat = outbox.seat_of(item.audience)
        position = await self._poster.reader.position(message_key.match)
        prompt = position.asked(seat, item.key)
        if prompt is None:
            await self._settle(position, message_key, item, seat)
        elif presenter_of(position.match.title).is_secret(prompt):
            await self._show_panel(position, message_key, prompt)
        else:
            await self._poster.post(
                message_key, position.match.place_id, Question(prompt), route=Route.ASK, prompt_id=prompt.id
            )

    async def close(self, message_key: MessageKey) -> None:
        """Close a private message to somebody who has given their seat up, for good."""
        shown = await self._poster.gateway.find(message_key)
        if shown is not None:
            closed = ClosedPanel(message_key.key)
            await self._poster.post(message_key, shown.channel.id, closed, route=Route.PANEL)

    async def _show_panel(self, position: MatchView, message_key: MessageKey, prompt: Prompt) -> None:
        """Show a secret question by direct message; if the player takes none, say once where it is."""
        user_id = position.seats[prompt.seat].user_id
        assert user_id is not None, "people are asked, not AIs"
        if not await self._poster.membership.holds(position.match.guild_id, user_id):
            await self._post_once(position, prompt, f"gone-{user_id}", PlayerGone(prompt.seat))
        elif not await self._send_panel(message_key, prompt, user_id):
            await self._post_once(position, prompt, f"elsewhere-{user_id}", Unreachable(prompt.seat))

    async def _send_panel(self, message_key: MessageKey, prompt: Prompt, user_id: int) -> bool:
        """Show the draft as it is; again if the player has changed it while it was drawn.

        False if the player takes no direct messages.
        """
        address = Address(Route.PANEL, message_key.match, prompt.id)
        draft, shown = await self._draft(message_key.match, prompt), None
        while draft != shown and await self._is_asked(message_key.match, prompt, user_id):
            if not await self._poster.send_direct(message_key, user_id, Panel(prompt), prompt.seat, address):
                return False
            draft, shown = await self._draft(message_key.match, prompt), draft
        return True

    async def _is_asked(self, match_id: str, prompt: Prompt, user_id: int) -> bool:
        """Whether it is still this person's question: otherwise another item tells them so."""
        position = await self._poster.reader.position(match_id)
        held = position.seats[prompt.seat].user_id == user_id
        return held and position.asked(prompt.seat, prompt.id) is not None

    async def _draft(self, match_id: str, prompt: Prompt) -> dict[str, object]:
        async with reading(self._poster.engine) as connection:
            return await drafts.read(connection, match_id, prompt.seat, prompt.id)

    async def _post_once(
        self, position: MatchView, prompt: Prompt, key: str, what: PlayerGone | Unreachable
    ) -> None:
        """Say something at the table about a player who is asked, once in a match.

        Never where nobody may know who is asked: the table's current message names all players then.
        """
        message_key = MessageKey(position.match.id, outbox.TABLE, key)
        if not prompt.concealed and await self._poster.gateway.find(message_key) is None:
            await self._poster.post_at_table(position, key, what)

    async def _settle(
        self, position: MatchView, message_key: MessageKey, item: outbox.Item, seat: Seat
    ) -> None:
        """Delete a public question; close a private panel, which stays to be read."""
        gateway = self._poster.gateway
        shown = await gateway.find(message_key)
        if shown is None:
            # The program may have ended just before it was sent.
            await gateway.forget(message_key)
        elif shown.channel.id == position.match.place_id:
            await gateway.remove(message_key)
        elif following := secret_prompt(position, seat):
            # The panel goes on in the same message: a turn of many actions does not fill the player's screen.
            await gateway.transfer(message_key, replace(message_key, key=following.id))
        else:
            async with reading(self._poster.engine) as connection:
                # The item may be older than the answer that settled the question.
                seq = await outbox.newest_row(connection, message_key.match, item)
            closed = ClosedPanel(message_key.key, seq)
            await self._poster.post(message_key, shown.channel.id, closed, viewer=seat, route=Route.PANEL)
