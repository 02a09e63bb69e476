"""Playing: presses on questions and panels become commands; the private panel and the hand; resigning."""

from dataclasses import dataclass, replace

from bot.discord.commands.context import (
    announcer_for,
    find_match,
    open_form,
    player_of,
    require_member,
    respond,
    seat_in,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MatchOption
from bot.discord.commands.registration import command
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
from bot.discord.services import Interaction
from bot.store import drafts, planners
from bot.store.engine import reading, writing
from bot.views.match_messages import Announcer
from bot.views.message import Button, Buttons, Form, Message, Play, Redraft, Refuse, Text
from bot.views.timetable import moment
from rules.core.errors import NotPrompted, StalePrompt
from rules.core.model import Command, Prompt, Seat

RESIGN = "resign"
"""Verb of the button that confirms a resignation."""


class _Outdated(Exception):
    """A panel that was pressed shows another question than the one that is open, and is brought up to date.

    That of somebody who takes no direct messages cannot be kept so by the courier.
    """


@dataclass(frozen=True)
class Question:
    """A prompt, and the person who is to answer it."""

    announcer: Announcer
    prompt: Prompt

    @property
    def match(self) -> str:
        return self.announcer.position.match.id

    @property
    def title(self) -> str:
        return self.announcer.position.match.title

    @property
    def seat(self) -> Seat:
        return self.prompt.seat

    @property
    def panel_address(self) -> Address:
        return Address(Route.PANEL, self.match, self.prompt.id)


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
    announcer = await announcer_for(interaction, found.id)
    observation = await interaction.client.referee.observe(found.id, seating.seat)
    await respond(interaction, announcer.hand(observation), Address(Route.TABLE, found.id))


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
    """Show the person's secret question as the deferred, ephemeral answer."""
    announcer = await announcer_for(interaction, match_id)
    seating = announcer.position.seat_of(interaction.user.id)
    if seating is None:
        raise Refusal("no_secrets")
    if seating.policy:
        raise Refusal("played_by_ai")
    await require_member(interaction, announcer.position.match)
    prompt = announcer.position.prompts.get(seating.seat)
    if prompt is None or not announcer.is_secret(prompt):
        return await _show_hand(interaction, announcer, seating.seat)
    return await _show_panel(interaction, Question(announcer, prompt))


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
    question = await _question(interaction, control.address)
    observation = await interaction.client.referee.observe(question.match, question.seat)
    draft = await _draft(interaction, question)
    presenter = question.announcer.presenter(observation)
    match presenter.press(question.prompt, draft, press(interaction, control)):
        case Refuse(text):
            if not question.prompt.owed:
                await _require_in_time(interaction, question.announcer, question.seat, question.prompt.id)
            await reply_ephemeral(interaction, text)
            return False
        case Form() as form:
            await open_form(interaction, form, control.address)
            return False
        case Redraft(changed):
            await interaction.response.defer()
            await _keep(interaction, question, changed)
        case Play(command):
            await interaction.response.defer()
            await _submit(interaction, question, command)
            await _remember_planner(interaction, question)
    return True


async def _submit(interaction: Interaction, question: Question, command: Command) -> None:
    """Hand the answer to the referee. Raises CommandError, or Refusal where the clock was faster."""
    try:
        await interaction.client.referee.submit(
            player_of(interaction), question.match, question.seat, question.prompt.id, command
        )
    except (NotPrompted, StalePrompt):
        await _require_in_time(interaction, question.announcer, question.seat, question.prompt.id)
        raise


async def _require_in_time(
    interaction: Interaction, announcer: Announcer, seat: Seat, prompt_id: str
) -> None:
    """Tell a late player what was played for them when their time was up. Raises Refusal."""
    late = await interaction.client.referee.too_late(announcer.position.match.id, seat, prompt_id)
    if late is None:
        return
    told = announcer.story(late.events)[:1]
    played = told[0] if told else announcer.texts("late-untold")
    by_ai = announcer.position.seats[seat].policy is not None
    raise Refusal("too_late_ai" if by_ai else "too_late", moment=moment(late.at), played=played)


async def _question(interaction: Interaction, address: Address) -> Question:
    """The question that was pressed, if it is still open and this person's. Raises Refusal."""
    announcer = await announcer_for(interaction, address.match)
    position = announcer.position
    mine = position.seat_of(interaction.user.id)
    if mine:
        await require_member(interaction, position.match)
        if prompt := position.asked(mine.seat, address.prompt):
            return Question(announcer, prompt)
        await _require_in_time(interaction, announcer, mine.seat, address.prompt)
    if mine and mine.policy:
        raise Refusal("played_by_ai")
    asked = [seat for seat, asked in position.prompts.items() if asked.id == address.prompt]
    if any(position.prompts[seat].concealed for seat in asked):
        raise Refusal("stale_button")
    asked = [seat for seat in asked if position.asked(seat, address.prompt)]
    if asked:
        raise Refusal("not_yours", player=announcer.named(asked))
    if mine and address.route is Route.PANEL and announcer.secret(mine.seat):
        raise _Outdated
    # If it still stands there to be pressed, there may be news that could not be told so far.
    interaction.client.outbox_worker.wake(address.match)
    raise Refusal("stale_button")


async def _refresh(interaction: Interaction, address: Address) -> None:
    """Bring the panel that was pressed up to date. (Public questions are the courier's affair.)

    Where Discord was slow, the courier may have shown a newer question meanwhile: then it is shown again.
    """
    while True:
        announcer = await announcer_for(interaction, address.match)
        await _show_anew(interaction, address, announcer)
        now = await announcer_for(interaction, address.match)
        mine = now.position.seat_of(interaction.user.id)
        if mine is None or now.position.prompts.get(mine.seat) == announcer.position.prompts.get(mine.seat):
            return


async def _show_anew(interaction: Interaction, address: Address, announcer: Announcer) -> None:
    mine = announcer.position.seat_of(interaction.user.id)
    prompt = announcer.position.asked(mine.seat, address.prompt) if mine else None
    if prompt is None and mine:
        prompt = announcer.secret(mine.seat)
    if prompt is None:
        settled = None
        if mine:
            seq = announcer.position.seq
            settled = await interaction.client.referee.settled(address.match, seq, mine.seat, address.prompt)
        await respond(interaction, announcer.closed_panel(settled), address)
    else:
        await _show_panel(interaction, Question(announcer, prompt))


async def _show_hand(interaction: Interaction, announcer: Announcer, seat: Seat) -> None:
    """What the person holds, while there is nothing to answer in secret."""
    match = announcer.position.match
    observation = await interaction.client.referee.observe(match.id, seat)
    held = announcer.hand(observation)
    nothing = Text(texts_for(interaction)("no-plan-now"))
    await respond(interaction, replace(held, blocks=(nothing, *held.blocks)), Address(Route.TABLE, match.id))


async def _show_panel(interaction: Interaction, question: Question) -> None:
    observation = await interaction.client.referee.observe(question.match, question.seat)
    draft = await _draft(interaction, question)
    async with reading(interaction.client.engine) as connection:
        guided = not await planners.has_planned(connection, interaction.user.id, question.title)
    message = question.announcer.panel(observation, question.prompt, draft, guided=guided)
    await respond(interaction, message, question.panel_address)


async def _remember_planner(interaction: Interaction, question: Question) -> None:
    """Whoever has followed a guide once needs it no more."""
    if question.announcer.guides(question.prompt):
        async with writing(interaction.client.engine) as connection:
            await planners.remember(connection, interaction.user.id, question.title)


async def _draft(interaction: Interaction, question: Question) -> dict[str, object]:
    async with reading(interaction.client.engine) as connection:
        return await drafts.read(connection, question.match, question.seat, question.prompt.id)


async def _keep(interaction: Interaction, question: Question, draft: dict[str, object]) -> None:
    async with writing(interaction.client.engine) as connection:
        await drafts.keep(connection, question.match, question.seat, question.prompt.id, draft)
