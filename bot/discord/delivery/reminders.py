"""Reminders: a direct message to a player who owes an answer, or a call at the table if they take none."""

from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.ids import Address, Route
from bot.matches import MatchView
from bot.store import outbox
from bot.views.compose import Reminder, ReminderSettled
from rules.core.model import Prompt


class Reminders:
    """Posts the reminders of the outbox that are still right, and removes those that are not."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def deliver(self, message_key: MessageKey) -> None:
        """Remind a seat's player; never at the table of a question that nobody may know to be theirs."""
        position = await self._poster.reader.position(message_key.match)
        prompt = _still_owed(position, message_key)
        if prompt is None:
            await self._settle(position, message_key)
        elif await self._poster.gateway.find(message_key) is None:
            user_id = position.seats[prompt.seat].user_id
            assert user_id is not None, "people are asked, not AIs"
            address = Address(Route.TABLE, message_key.match, prompt.id)
            what = Reminder(prompt)
            sent = await self._poster.send_direct(message_key, user_id, what, prompt.seat, address)
            if not sent and not prompt.concealed:
                await self._call(position, message_key, prompt)

    async def _call(self, position: MatchView, message_key: MessageKey, prompt: Prompt) -> None:
        """Remind at the table, where nobody may know how far the player has come."""
        place = position.match.place_id
        await self._poster.post(message_key, place, Reminder(prompt), prompt_id=prompt.id)

    async def _settle(self, position: MatchView, message_key: MessageKey) -> None:
        """Delete a reminder at the table; a private one stays as a line that says that it is settled."""
        gateway = self._poster.gateway
        shown = await gateway.find(message_key)
        if shown is None or shown.channel.id == position.match.place_id:
            return await gateway.remove(message_key)
        seat = outbox.seat_of(message_key.audience)
        await self._poster.post(message_key, shown.channel.id, ReminderSettled(), viewer=seat)
        return await gateway.forget(message_key)


def _still_owed(position: MatchView, message_key: MessageKey) -> Prompt | None:
    """The prompt that the reminder is about, if its answer is still owed, by the same deadline."""
    seat = outbox.seat_of(message_key.audience)
    prompt_id, due_at, number = outbox.read_reminder_key(message_key.key)
    prompt, timer = position.asked(seat, prompt_id), position.timer(seat)
    if prompt is None or not prompt.owed or position.match.status != "running":
        return None
    # Reminder 0 is a moderator's, and bound to no deadline.
    on_time = number == 0 or (timer is not None and timer.due_at == due_at and not timer.muted)
    return prompt if on_time else None
