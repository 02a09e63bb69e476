"""Playing: presses on questions and panels become commands; the private panel and the hand; resigning."""

from dataclasses import dataclass

from bot.discord.commands.context import (
    find_match,
    match_messages_for,
    open_form,
    player_of,
    require_member,
    respond,
    seat_in,
    show,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MatchOption
from bot.discord.commands.registration import command
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
from bot.discord.services import Interaction
from bot.matches import MatchView
from bot.store import drafts, people
from bot.store.engine import writing
from bot.views.compose import ClosedPanel, Hand, Panel
from bot.views.match_messages import MatchMessages, secret_prompt
from bot.views.message import Button, Buttons, Form, Message, Play, Redraft, Refuse, Text
from bot.views.references import Moment
from bot.views.registry import presenter_of
from rules.core.errors import NotPrompted, StalePrompt
from rules.core.model import Command, Prompt, Seat

RESIGN = "resign"
"""Verb of the button that confirms a resignation."""


class _Outdated(Exception):
    """The panel that was pressed shows another question than the open one, and has to be updated.

    Delivery cannot update the panel of a person who takes no direct messages.
    """


@dataclass(frozen=True)
class _Pressed:
    """An open prompt whose controls were pressed by the person who is to answer it."""

    messages: MatchMessages
    prompt: Prompt

    @property
    def match(self) -> str:
        return self.messages.match_id

    @property
    def seat(self) -> Seat:
        return self.prompt.seat


@command("plan")
async def plan(interaction: Interaction, match: MatchOption = None) -> None:
    await open_panel(interaction, (await find_match(interaction, match)).id)


@command("hand")
async def hand(interaction: Interaction, match: MatchOption = None) -> None:
    found = await find_match(interaction, match)
    seating = await seat_in(interaction, found)
    if seating is None:
        raise Refusal("no_secrets")
    await require_member(interaction, found)
    await show(interaction, found.id, Hand(), seating.seat)


@command("resign")
async def resign(interaction: Interaction, match: MatchOption = None) -> None:
    found = await find_match(interaction, match)
    if await seat_in(interaction, found) is None:
        raise Refusal("no_secrets")
    texts = texts_for(interaction)
    button = Button(texts("resign-yes"), RESIGN, style="danger")
    sure = Message((Text(texts("resign-sure", match=found.id)), Buttons((button,))))
    await respond(interaction, sure, Address(Route.TABLE, found.id))


async def carry_out_resignation(interaction: Interaction, match_id: str) -> None:
    """The confirming button was pressed."""
    await interaction.response.defer()
    await interaction.client.referee.resign(player_of(interaction), match_id)
    done = Message((Text(texts_for(interaction)("resign-done")),))
    await respond(interaction, done, Address(Route.TABLE, match_id))


async def open_panel(interaction: Interaction, match_id: str) -> None:
    """Show the person's secret question as the deferred, ephemeral answer; their hand if there is none."""
    position = (await match_messages_for(interaction, match_id)).position
    seating = position.seat_of(interaction.user.id)
    if seating is None:
        raise Refusal("no_secrets")
    if seating.policy:
        raise Refusal("played_by_ai")
    await require_member(interaction, position.match)
    prompt = position.prompts.get(seating.seat)
    if prompt is None or not presenter_of(position.match.title).is_secret(prompt):
        await show(interaction, match_id, Hand(instead_of_panel=True), seating.seat)
    else:
        await _show_panel(interaction, match_id, prompt)


async def answer(interaction: Interaction, control: ControlId) -> None:
    """A press on a question or a panel, or a form that was opened there."""
    address = control.address
    async with interaction.client.press_locks.through(address.match, interaction.user.id):
        try:
            changed = await _carry_out(interaction, control)
        except _Outdated:
            await interaction.response.defer()
            changed = True
    if changed and address.route is Route.PANEL:
        await _refresh(interaction, address)


async def _carry_out(interaction: Interaction, control: ControlId) -> bool:
    """Do what the press means. False if it changed nothing and was answered in full."""
    pressed = await _pressed(interaction, control.address)
    composer, locale = interaction.client.composer, interaction.locale.value
    match await composer.answer(pressed.match, locale, pressed.prompt, press(interaction, control)):
        case Refuse(text):
            if not pressed.prompt.owed:
                await _require_in_time(interaction, pressed.messages, pressed.seat, pressed.prompt.id)
            await reply_ephemeral(interaction, text)
            return False
        case Form() as form:
            await open_form(interaction, form, control.address)
            return False
        case Redraft(draft):
            await interaction.response.defer()
            await _keep_draft(interaction, pressed, draft)
        case Play(command):
            await interaction.response.defer()
            await _submit(interaction, pressed, command)
            await _remember_planner(interaction, pressed)
    return True


async def _submit(interaction: Interaction, pressed: _Pressed, command: Command) -> None:
    """Submit the answer to the referee. Raises CommandError, or Refusal where the clock was faster."""
    try:
        await interaction.client.referee.submit(
            player_of(interaction), pressed.match, pressed.seat, pressed.prompt.id, command
        )
    except (NotPrompted, StalePrompt):
        await _require_in_time(interaction, pressed.messages, pressed.seat, pressed.prompt.id)
        raise


async def _require_in_time(
    interaction: Interaction, messages: MatchMessages, seat: Seat, prompt_id: str
) -> None:
    """Tell a late player what was played for them when their time was up. Raises Refusal."""
    late = await interaction.client.referee.too_late(messages.match_id, seat, prompt_id)
    if late is None:
        return
    told = messages.story(late.events)[:1]
    played = told[0] if told else messages.texts("late-untold")
    by_ai = messages.position.seats[seat].policy is not None
    raise Refusal("too_late_ai" if by_ai else "too_late", moment=Moment(late.at), played=played)


async def _pressed(interaction: Interaction, address: Address) -> _Pressed:
    """The question that was pressed, if it is still open and this person's. Raises Refusal."""
    messages = await match_messages_for(interaction, address.match)
    position = messages.position
    mine = position.seat_of(interaction.user.id)
    if mine:
        await require_member(interaction, position.match)
        if prompt := position.asked(mine.seat, address.prompt):
            return _Pressed(messages, prompt)
        await _require_in_time(interaction, messages, mine.seat, address.prompt)
    if mine and mine.policy:
        raise Refusal("played_by_ai")
    asked = [seat for seat, asked in position.prompts.items() if asked.id == address.prompt]
    if any(position.prompts[seat].concealed for seat in asked):
        raise Refusal("stale_button")
    asked = [seat for seat in asked if position.asked(seat, address.prompt)]
    if asked:
        raise Refusal("not_yours", player=messages.named(asked))
    if mine and address.route is Route.PANEL and secret_prompt(position, mine.seat):
        raise _Outdated
    # If it can still be pressed, there may be items in the outbox that could not be delivered so far.
    interaction.client.outbox_worker.wake(address.match)
    raise Refusal("stale_button")


async def _refresh(interaction: Interaction, address: Address) -> None:
    """Bring the panel that was pressed up to date. (Public questions are left to delivery.)

    Where Discord was slow, delivery may have shown a newer question in it: then it is refreshed again.
    """
    while True:
        position = (await match_messages_for(interaction, address.match)).position
        await _show_panel_again(interaction, address, position)
        now = (await match_messages_for(interaction, address.match)).position
        mine = now.seat_of(interaction.user.id)
        if mine is None or now.prompts.get(mine.seat) == position.prompts.get(mine.seat):
            return


async def _show_panel_again(interaction: Interaction, address: Address, position: MatchView) -> None:
    """Show the question that was pressed, or the seat's next one, or that the panel is closed."""
    mine = position.seat_of(interaction.user.id)
    seat = mine.seat if mine else None
    prompt = None
    if seat is not None:
        prompt = position.asked(seat, address.prompt) or secret_prompt(position, seat)
    if prompt is None:
        closed = ClosedPanel(address.prompt, position.seq)
        await show(interaction, address.match, closed, seat, address)
    else:
        await _show_panel(interaction, address.match, prompt)


async def _show_panel(interaction: Interaction, match_id: str, prompt: Prompt) -> None:
    address = Address(Route.PANEL, match_id, prompt.id)
    await show(interaction, match_id, Panel(prompt), prompt.seat, address)


async def _remember_planner(interaction: Interaction, pressed: _Pressed) -> None:
    """A person who has followed a guide once needs it no more."""
    if pressed.messages.guides(pressed.prompt):
        title = pressed.messages.position.match.title
        async with writing(interaction.client.engine) as connection:
            await people.remember_planner(connection, interaction.user.id, title)


async def _keep_draft(interaction: Interaction, pressed: _Pressed, draft: dict[str, object]) -> None:
    async with writing(interaction.client.engine) as connection:
        await drafts.keep(connection, pressed.match, pressed.seat, pressed.prompt.id, draft)
