"""Reminders: direct messages to players who owe an answer, or mentions at the table if they accept none."""

from bot.discord.delivery import panels, presence
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.ids import Address, Route
from bot.matches import MatchView
from bot.store import outbox
from bot.views.compose import Reminder, ReminderSettled
from rules.core.model import Prompt, Seat


async def deliver(poster: Poster, message_key: MessageKey) -> None:
    """Remind a seat's player if that still applies; never at the table if it is secret who is asked."""
    position = await poster.reader.position(message_key.match)
    prompt = _still_owed(position, message_key)
    if prompt is None:
        await _settle(poster, position, message_key)
    elif not _is_muted(position, prompt.seat) and await poster.gateway.find(message_key) is None:
        user_id = position.seats[prompt.seat].user_id
        assert user_id is not None, "people are asked, not AIs"
        address = Address(Route.TABLE, message_key.match, prompt.id)
        if not await presence.is_here(poster, position, prompt):
            return
        reminder = Reminder(prompt, await panels.find_question(poster, position, prompt))
        sent = await poster.send_direct(
            message_key, user_id, reminder, prompt.seat, address, secretly=prompt.concealed
        )
        if not sent and presence.may_be_named(prompt):
            # Only that: at the table the player's progress is secret.
            await poster.post(message_key, position.match.place_id, Reminder(prompt), prompt_id=prompt.id)


async def _settle(poster: Poster, position: MatchView, message_key: MessageKey) -> None:
    """Delete a reminder at the table; a private one becomes a line that says that it is settled."""
    shown = await poster.gateway.find(message_key)
    if shown is None or shown.channel.id == position.match.place_id:
        return await poster.remove(message_key)
    seat = outbox.seat_of(message_key.audience)
    await poster.edit_direct(message_key, shown.channel.id, ReminderSettled(), seat)
    return await poster.gateway.forget(message_key)


def _still_owed(position: MatchView, message_key: MessageKey) -> Prompt | None:
    """The prompt that the reminder is about, if its answer is still owed, by the same deadline."""
    seat = outbox.seat_of(message_key.audience)
    prompt_id, due_at, number = outbox.read_reminder_key(message_key.key)
    prompt, timer = position.asked(seat, prompt_id), position.timer(seat)
    if prompt is None or not prompt.owed or position.match.status != "running":
        return None
    # Reminder 0 is a moderator's, and has no deadline: where it stands it is not done, even if muted.
    on_time = timer is not None and timer.due_at == due_at and not timer.muted
    return prompt if number == 0 or on_time else None


def _is_muted(position: MatchView, seat: Seat) -> bool:
    """Whether the seat's player has turned the reminders of this question off."""
    timer = position.timer(seat)
    return timer is not None and timer.muted
