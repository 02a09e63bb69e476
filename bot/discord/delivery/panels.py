"""Panels: a player's private panels and public questions, open and closed."""

import contextlib
from dataclasses import replace
from functools import partial

import discord

from bot.discord.delivery import presence
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.ids import Address, Route
from bot.matches import MatchView
from bot.store import drafts, outbox
from bot.store.engine import fetch, reading
from bot.views.compose import ClosedPanel, Panel, Question, Unreachable
from bot.views.match_messages import secret_prompt
from bot.views.references import Place
from bot.views.registry import presenter_of
from rules.core.model import Prompt, Seat


async def deliver(poster: Poster, message_key: MessageKey, item: outbox.Item) -> None:
    """Ask the seat, show how its answer stands, or close a question that is settled.

    Who changes the seat while it is being asked may know of no message yet: then that is closed here.
    """
    seat = outbox.seat_of(item.audience)
    position = await poster.reader.position(message_key.match)
    prompt = position.asked(seat, item.key)
    if prompt is None:
        return await _settle(poster, position, message_key, item, seat)
    if presenter_of(position.match.title).is_secret(prompt):
        await _show_panel(poster, position, message_key, prompt)
    else:
        await _ask(poster, position, message_key, prompt)
        with contextlib.suppress(discord.HTTPException):  # the question stands: the next one finds it out
            await presence.is_here(poster, position, prompt)
    now = await poster.reader.position(message_key.match)
    if now.seats[seat].user_id != position.seats[seat].user_id:
        await close(poster, message_key)
        await poster.gateway.forget(message_key)  # who holds the seat now is called by another message
    elif now.seats[seat].policy:
        await _settle(poster, now, message_key, item, seat)
    return None


async def find_question(poster: Poster, position: MatchView, prompt: Prompt) -> Place | None:
    """Where the seat was asked; a public question that somebody has deleted is asked again first.

    None where it is secret who is asked: an id would tell when the panel was sent, and in which order.
    """
    if prompt.concealed:
        return None
    message_key = MessageKey(position.match.id, outbox.seat_audience(prompt.seat), prompt.id)
    is_public = not presenter_of(position.match.title).is_secret(prompt)
    if is_public and await poster.gateway.is_deleted(message_key):
        await _ask(poster, position, message_key, prompt)
    shown = await poster.gateway.find(message_key)
    if shown is None:
        return None
    at_table = shown.channel.id == position.match.place_id
    return Place(position.match.guild_id if at_table else 0, shown.channel.id, shown.id)


async def _ask(poster: Poster, position: MatchView, message_key: MessageKey, prompt: Prompt) -> None:
    place, asked = position.match.place_id, position.seats[prompt.seat].user_id
    quiet = poster.last_answers.is_by(message_key.match, asked, channel_id=place)
    question = Question(prompt)
    await poster.post(message_key, place, question, route=Route.ASK, prompt_id=prompt.id, quiet=quiet)


async def close(poster: Poster, message_key: MessageKey) -> None:
    """Close a private message to a person who has lost their seat, permanently; delete one at the table."""
    shown = await poster.gateway.find(message_key)
    position = await poster.reader.position(message_key.match)
    if shown is not None and shown.channel.id == position.match.place_id:
        await poster.remove(message_key)
    elif shown is not None:
        closed = ClosedPanel(message_key.key, lost=True)
        await poster.edit_direct(message_key, shown.channel.id, closed, None, Route.PANEL)


async def _show_panel(poster: Poster, position: MatchView, message_key: MessageKey, prompt: Prompt) -> None:
    """Show a secret question by direct message; if the player accepts none, call them at the table.

    Not where it is secret who is asked: there `presence.call_unreachable` calls everybody who accepts none. A
    call is deleted before a panel takes its key: if the program ends between the two, nothing is left behind.
    """
    user_id, place = position.seats[prompt.seat].user_id, position.match.place_id
    assert user_id is not None, "people are asked, not AIs"
    shown = await poster.gateway.find(message_key)
    is_called = shown is not None and shown.channel.id == place
    if not await presence.is_here(poster, position, prompt):
        return
    if is_called and (not prompt.owed or await poster.direct_messages.may_reach(user_id)):
        await poster.remove(message_key)
        is_called = False
    if not is_called and await _send_panel(poster, message_key, prompt, user_id):
        return
    if prompt.owed and presence.may_be_named(prompt):
        quiet = poster.last_answers.is_by(message_key.match, user_id, channel_id=place)
        await poster.post(message_key, place, Unreachable(prompt), prompt_id=prompt.id, quiet=quiet)


async def _send_panel(poster: Poster, message_key: MessageKey, prompt: Prompt, user_id: int) -> bool:
    """Show the draft as it is; again if the player has changed it while it was drawn.

    Returns False if the player accepts no direct messages.
    """
    address = Address(Route.PANEL, message_key.match, prompt.id)
    read = partial(fetch, poster.engine, drafts.read, message_key.match, prompt.seat, prompt.id)
    draft, shown = await read(), None
    while draft != shown and await _is_asked(poster, message_key.match, prompt, user_id):
        sent = await poster.send_direct(
            message_key,
            user_id,
            Panel(prompt),
            prompt.seat,
            address,
            quiet=not prompt.owed,  # who has answered need not be called
            secretly=prompt.concealed,
        )
        if not sent:
            return False
        draft, shown = await read(), draft
    return True


async def _is_asked(poster: Poster, match_id: str, prompt: Prompt, user_id: int) -> bool:
    """Whether it is still this person's question; otherwise another item closes the panel."""
    position = await poster.reader.position(match_id)
    held = position.seats[prompt.seat].user_id == user_id
    return held and position.asked(prompt.seat, prompt.id) is not None


async def _settle(
    poster: Poster, position: MatchView, message_key: MessageKey, item: outbox.Item, seat: Seat
) -> None:
    """Delete a public question or call; close a private panel, which stays readable."""
    shown = await poster.gateway.find(message_key)
    stage = await poster.reader.newest_stage(message_key.match)
    goes_on = poster.last_answers.is_by(message_key.match, position.seats[seat].user_id, stage=stage)
    if shown is None:
        # The program may have stopped just before it was sent.
        await poster.gateway.forget(message_key)
    elif goes_on and (following := secret_prompt(position, seat)):
        # It continues in the same message: a turn of many actions does not fill the screen. Any other
        # question is a new message, for an edit notifies nobody.
        await poster.gateway.transfer(message_key, replace(message_key, key=following.id))
    elif shown.channel.id == position.match.place_id:
        await poster.remove(message_key)
    else:
        if goes_on:  # else the press that settled it would show what is asked since then
            poster.last_answers.end_turn(message_key.match)
        async with reading(poster.engine) as connection:
            # The item may be older than the answer that settled the question.
            seq = await outbox.newest_row(connection, message_key.match, item)
        closed = ClosedPanel(message_key.key, seq, lost=position.seats[seat].user_id is None)
        # Who has left the server is not told what was played for them.
        viewer = seat if await presence.is_member(poster, position, seat) else None
        await poster.edit_direct(message_key, shown.channel.id, closed, viewer, Route.PANEL)
