"""Playing: presses on questions and panels become commands; the private panel and the hand; resigning."""

from dataclasses import dataclass, replace

from bot.discord.commands.context import (
    Click,
    about_match,
    announcer_for,
    find_match,
    open_form,
    require_member,
    seat_in,
    show,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import word
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import press
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


@game.command(name=word("command-plan"), description=word("command-plan-description"))
@about_match
async def plan(click: Click, match: str | None = None) -> None:
    await think(click)
    await open_panel(click, (await find_match(click, match)).id)


@game.command(name=word("command-hand"), description=word("command-hand-description"))
@about_match
async def hand(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await find_match(click, match)
    seating = await seat_in(click, found)
    if seating is None:
        raise Refusal("no_secrets")
    await require_member(click, found)
    announcer = await announcer_for(click, found.id)
    observation = await click.client.referee.observe(found.id, seating.seat)
    await show(click, announcer.hand(observation), Address(Route.TABLE, found.id))


@game.command(name=word("command-resign"), description=word("command-resign-description"))
@about_match
async def resign(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await find_match(click, match)
    if await seat_in(click, found) is None:
        raise Refusal("no_secrets")
    words = words_for(click)
    button = Button(words("resign-yes"), RESIGN, style="danger")
    sure = Message((Text(words("resign-sure", match=found.id)), Buttons((button,))))
    await show(click, sure, Address(Route.TABLE, found.id))


async def carry_out_resignation(click: Click, match_id: str) -> None:
    """The confirming button was pressed."""
    await click.response.defer()
    await click.client.referee.resign(match_id, click.user.id)
    done = Message((Text(words_for(click)("resign-done")),))
    await show(click, done, Address(Route.TABLE, match_id))


async def open_panel(click: Click, match_id: str) -> None:
    """Show the person's secret question as the deferred, ephemeral answer."""
    announcer = await announcer_for(click, match_id)
    seating = announcer.position.seat_of(click.user.id)
    if seating is None:
        raise Refusal("no_secrets")
    if seating.policy:
        raise Refusal("played_by_ai")
    await require_member(click, announcer.position.match)
    prompt = announcer.position.prompts.get(seating.seat)
    if prompt is None or not announcer.presenter.is_secret(prompt):
        return await _show_hand(click, announcer, seating.seat)
    return await _show_panel(click, Question(announcer, prompt))


async def answer(click: Click, control: ControlId) -> None:
    """A press on a question or a panel, or a form that was opened there."""
    address = control.address
    async with click.client.turnstile.through(address.match, click.user.id):
        try:
            changed = await _carry_out(click, control)
        except _Outdated:
            await click.response.defer()
            changed = True
    if changed and address.route is Route.PANEL:
        await _refresh(click, address)


async def _carry_out(click: Click, control: ControlId) -> bool:
    """Do what the press means. False if it changed nothing and was answered in full."""
    question = await _question(click, control.address)
    observation = await click.client.referee.observe(question.match, question.seat)
    draft = await _draft(click, question)
    presenter, words = question.announcer.presenter, words_for(click)
    match presenter.press(observation, question.prompt, draft, press(click, control), words):
        case Refuse(text):
            if not question.prompt.owed:
                await _require_in_time(click, question.announcer, question.seat, question.prompt.id)
            await whisper(click, text)
            return False
        case Form() as form:
            await open_form(click, form, control.address)
            return False
        case Redraft(changed):
            await click.response.defer()
            await _keep(click, question, changed)
        case Play(command):
            await click.response.defer()
            await _submit(click, question, command)
            await _remember_planner(click, question)
    return True


async def _submit(click: Click, question: Question, command: Command) -> None:
    """Hand the answer to the referee. Raises CommandError, or Refusal where the clock was faster."""
    try:
        await click.client.referee.submit(question.match, question.seat, question.prompt.id, command)
    except (NotPrompted, StalePrompt):
        await _require_in_time(click, question.announcer, question.seat, question.prompt.id)
        raise


async def _require_in_time(click: Click, announcer: Announcer, seat: Seat, prompt_id: str) -> None:
    """Tell a late player what was played for them when their time was up. Raises Refusal."""
    late = await click.client.referee.too_late(announcer.position.match.id, seat, prompt_id)
    if late is None:
        return
    told = announcer.presenter.story(late.events, announcer.names, announcer.words)[:1]
    played = told[0] if told else announcer.words("late-untold")
    by_ai = announcer.position.seats[seat].policy is not None
    raise Refusal("too_late_ai" if by_ai else "too_late", moment=moment(late.at), played=played)


async def _question(click: Click, address: Address) -> Question:
    """The question that was pressed, if it is still open and this person's. Raises Refusal."""
    announcer = await announcer_for(click, address.match)
    position = announcer.position
    mine = position.seat_of(click.user.id)
    if mine:
        await require_member(click, position.match)
        if prompt := position.asked(mine.seat, address.prompt):
            return Question(announcer, prompt)
        await _require_in_time(click, announcer, mine.seat, address.prompt)
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
    click.client.courier.wake(address.match)
    raise Refusal("stale_button")


async def _refresh(click: Click, address: Address) -> None:
    """Bring the panel that was pressed up to date. (Public questions are the courier's affair.)

    Where Discord was slow, the courier may have shown a newer question meanwhile: then it is shown again.
    """
    while True:
        announcer = await announcer_for(click, address.match)
        await _show_anew(click, address, announcer)
        now = await announcer_for(click, address.match)
        mine = now.position.seat_of(click.user.id)
        if mine is None or now.position.prompts.get(mine.seat) == announcer.position.prompts.get(mine.seat):
            return


async def _show_anew(click: Click, address: Address, announcer: Announcer) -> None:
    mine = announcer.position.seat_of(click.user.id)
    prompt = announcer.position.asked(mine.seat, address.prompt) if mine else None
    if prompt is None and mine:
        prompt = announcer.secret(mine.seat)
    if prompt is None:
        settled = None
        if mine:
            seq = announcer.position.seq
            settled = await click.client.referee.settled(address.match, seq, mine.seat, address.prompt)
        await show(click, announcer.closed_panel(settled), address)
    else:
        await _show_panel(click, Question(announcer, prompt))


async def _show_hand(click: Click, announcer: Announcer, seat: Seat) -> None:
    """What the person holds, while there is nothing to answer in secret."""
    match = announcer.position.match
    observation = await click.client.referee.observe(match.id, seat)
    held = announcer.hand(observation)
    nothing = Text(words_for(click)("no-plan-now"))
    await show(click, replace(held, blocks=(nothing, *held.blocks)), Address(Route.TABLE, match.id))


async def _show_panel(click: Click, question: Question) -> None:
    observation = await click.client.referee.observe(question.match, question.seat)
    draft = await _draft(click, question)
    async with reading(click.client.engine) as connection:
        guided = not await planners.has_planned(connection, click.user.id, question.title)
    message = question.announcer.panel(observation, question.prompt, draft, guided=guided)
    await show(click, message, question.panel_address)


async def _remember_planner(click: Click, question: Question) -> None:
    """Whoever has followed a guide once needs it no more."""
    if question.announcer.guides(question.prompt):
        async with writing(click.client.engine) as connection:
            await planners.remember(connection, click.user.id, question.title)


async def _draft(click: Click, question: Question) -> dict[str, object]:
    async with reading(click.client.engine) as connection:
        return await drafts.read(connection, question.match, question.seat, question.prompt.id)


async def _keep(click: Click, question: Question, draft: dict[str, object]) -> None:
    async with writing(click.client.engine) as connection:
        await drafts.keep(connection, question.match, question.seat, question.prompt.id, draft)
