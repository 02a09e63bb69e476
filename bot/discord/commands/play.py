"""Playing: presses on questions and panels become commands; the private panel and the hand; resigning."""

import asyncio
from typing import Any

import msgspec

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import MatchOption, require_not_ended
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.ids import Address, ControlId, Route
from bot.matches import MatchView
from bot.matches.errors import LastPerson
from bot.store import drafts, outbox, people
from bot.store import messages as posts
from bot.store.engine import changes_of, fetch, keep_rows
from bot.store.matches import Match
from bot.views.compose import ClosedPanel, Hand, Panel, Question
from bot.views.match_messages import MatchMessages, secret_prompt
from bot.views.message import Button, Buttons, Form, Message, Play, Redraft, Refuse, Sure, Text
from bot.views.references import Moment
from rules.core.errors import CodedError, NotPrompted, StalePrompt
from rules.core.model import Prompt, Seat

FORM_TIMEOUT = 2.0
"""Seconds that Discord may take to name a member before a form opens: nothing can be acknowledged first."""
RESIGN = "resign"
"""Verb of the button that confirms a resignation."""
ENDS = "ends"
"""Argument of that button where the question says that the match ends with it."""


@command("plan")
async def plan(request: Request, *, match: MatchOption) -> None:
    await open_panel(request, match.id)


@command("hand")
async def hand(request: Request, *, match: MatchOption) -> None:
    seating = await request.seat_in(match)
    if seating is None:
        raise Refusal("no_secrets")
    await request.require_member(match)
    await request.show(match.id, Hand(), seating.seat)


@command("resign")
async def resign(request: Request, *, match: MatchOption) -> None:
    if await request.seat_in(match) is None:
        raise Refusal("no_secrets")
    require_not_ended(match)
    players = await request.players_of(match)
    ends = not any(player.user_id for player in players if player.user_id != request.user.id)
    await _ask_resignation(request, match.id, ends=ends)


async def confirm_resignation(request: Request, control: ControlId) -> None:
    """The confirming button was pressed."""
    match_id = control.address.match
    try:
        await request.referee.resign(request.player, match_id, may_end=control.argument == ENDS)
    except LastPerson:  # the others have left since the question
        await _ask_resignation(request, match_id, ends=True)
    else:
        await request.respond_with_text(match_id, request.texts("resign-done"))


async def _ask_resignation(request: Request, match_id: str, *, ends: bool) -> None:
    """Ask whether to give up the seat; `ends`: the match ends with that."""
    texts, key = request.texts, "resign-last" if ends else "resign"
    button = Button(texts(f"{key}-yes"), RESIGN, ENDS if ends else "", style="danger")
    await request.respond_with_text(match_id, texts(f"{key}-sure", match=match_id), button)


async def open_panel(request: Request, match_id: str) -> None:
    """Show the person's secret question as the deferred, ephemeral answer; their hand if there is none.

    A public question is shown here, too: somebody may have deleted it at the table.
    """
    messages = await request.messages(match_id)
    position = messages.position
    seating = position.seat_of(request.user.id)
    if seating is None:
        raise Refusal("no_secrets")
    if seating.policy:
        raise Refusal("played_by_ai")
    await request.require_member(position.match)
    if prompt := secret_prompt(position, seating.seat):
        await _show_panel(request, match_id, prompt)
    elif prompt := messages.public_question(request.user.id):
        await request.show(match_id, Question(prompt), address=Address(Route.ASK, match_id, prompt.id))
    else:
        await request.show(match_id, Hand(instead_of_panel=True), seating.seat)


async def answer(request: Request, control: ControlId) -> None:
    """A press on a question or a panel, or a form that was opened there.

    After a refusal it is shown again: a client sends nothing if the same option is chosen once more.
    """
    address = control.address
    refusal: CodedError | None = None
    changed = outdated = False
    async with request.bot.press_locks.through(address.match, request.user.id):
        try:
            messages, prompt = await _pressed(request, address)
            outdated = prompt is None
            changed = await _carry_out(request, control, messages, prompt)
        except CodedError as error:
            changed, refusal = request.interaction.response.is_done(), error
    if changed and address.route is Route.PANEL:
        await _refresh_panel(request, address, outdated=outdated)
    elif changed:
        await _refresh_question(request, address)
    if refusal:
        raise refusal


async def _carry_out(
    request: Request, control: ControlId, messages: MatchMessages, prompt: Prompt | None
) -> bool:
    """Carry out the press. Returns False if it was answered completely: with a form, or a question back.

    Raises CodedError.
    """
    match = messages.position.match
    if prompt is None:
        await _acknowledge(request, match)
        return True
    match await request.bot.composer.answer(match.id, request.locale, prompt, request.pressed(control)):
        case Form() as form:
            async with asyncio.timeout(FORM_TIMEOUT):
                await request.require_member(match)
            await request.open_form(form, control.address)
            return False
        case Refuse(text):
            await _acknowledge(request, match)
            if not prompt.owed:
                await _require_in_time(request, messages, prompt.seat, prompt.id)
            await request.reply_with(text)
        case Sure(text, button):
            await _acknowledge(request, match)
            await request.respond_further(Message((Text(text), Buttons((button,)))), control.address)
            return False
        case Redraft(draft):
            await _acknowledge(request, match)
            await _keep_draft(request, match.id, prompt, draft)
        case Play() as play:
            await _acknowledge(request, match)
            if messages.guide(prompt):
                await _remember_planner(request, match.title)
            with request.bot.outbox_worker.held(match.id):
                await _play(request, messages, prompt, play)
    return True


async def _play(request: Request, messages: MatchMessages, prompt: Prompt, play: Play) -> None:
    """Submit the commands one by one, while the person is asked the same kind of question at once.

    What the last press prepares instead of playing it is kept, to be looked at.
    """
    match_id, seat, queue = messages.match_id, prompt.seat, [play.command, *play.then]
    last_answers, place_id = request.bot.last_answers, request.interaction.channel_id
    asked: Prompt | None = prompt
    while asked and asked.kind == prompt.kind and queue:
        stage = await request.referee.newest_stage(match_id)
        last_answers.add(match_id, request.user.id, place_id, stage, prompt.id)
        try:
            await request.referee.submit(request.player, match_id, seat, asked.id, queue.pop(0))
        except (NotPrompted, StalePrompt):
            await _require_in_time(request, messages, seat, asked.id)
            raise
        asked = (await request.messages(match_id)).position.prompts.get(seat)
        if play.again and not queue and asked and asked.kind == prompt.kind:
            following = await request.bot.composer.answer(match_id, request.locale, asked, play.again)
            queue += [following.command] if isinstance(following, Play) else []
            if isinstance(following, Redraft):
                await _keep_draft(request, match_id, asked, following.draft)


async def _keep_draft(request: Request, match_id: str, prompt: Prompt, draft: dict[str, Any]) -> None:
    """Store a draft, and remember it as it would be read: in JSON all keys are strings."""
    engine, place = request.bot.engine, (match_id, prompt.seat, prompt.id)
    await request.write(drafts.keep, *place, draft)
    as_read = msgspec.json.decode(msgspec.json.encode(draft))
    keep_rows(engine, changes_of(engine), as_read, drafts.read, *place)


async def _acknowledge(request: Request, match: Match) -> None:
    """Acknowledge the press, then ask Discord whether the person is still a member. Raises Refusal."""
    await request.defer()
    await request.require_member(match)


async def _require_in_time(request: Request, messages: MatchMessages, seat: Seat, prompt_id: str) -> None:
    """Raises Refusal for a late player, with what was played for them when their time was up."""
    late = await request.referee.too_late(messages.match_id, seat, prompt_id)
    if late is None:
        return
    told = messages.story(late.events)[:1]
    played = told[0] if told else messages.texts("late-untold")
    by_ai = messages.position.seats[seat].policy is not None
    raise Refusal("too_late_ai" if by_ai else "too_late", moment=Moment(late.at), played=played)


async def _pressed(request: Request, address: Address) -> tuple[MatchMessages, Prompt | None]:
    """The question that was pressed, if it is still open and this person is to answer it. Raises Refusal.

    None for a panel that does not show the person's open question, and has to be updated.
    """
    messages = await request.messages(address.match)
    position = messages.position
    mine = position.seat_of(request.user.id)
    if mine:
        if prompt := position.asked(mine.seat, address.prompt):
            return messages, prompt
        await _require_in_time(request, messages, mine.seat, address.prompt)
    if mine and mine.policy:
        raise Refusal("played_by_ai")
    if mine is None and address.route is Route.PANEL:
        raise Refusal("no_secrets")
    if mine and await _is_double(request, position, address):
        return messages, None
    asked = [seat for seat, asked in position.prompts.items() if asked.id == address.prompt]
    if any(position.prompts[seat].concealed for seat in asked):
        raise Refusal("stale_button")
    asked = [seat for seat in asked if position.asked(seat, address.prompt)]
    if asked:
        raise Refusal("not_yours", player=messages.named(asked))
    if mine and address.route is Route.PANEL and secret_prompt(position, mine.seat):
        return messages, None
    # If it can still be pressed, there may be items in the outbox that could not be delivered yet.
    request.bot.outbox_worker.wake(address.match)
    raise Refusal("stale_button")


async def _is_double(request: Request, position: MatchView, address: Address) -> bool:
    """Whether a panel's button was pressed twice, and the first press has answered: not after a rewind."""
    if address.route is not Route.PANEL or position.match.ended:
        return False
    stage = await request.referee.newest_stage(address.match)
    is_same_branch = (stage or "").partition(".")[2] == address.prompt.partition(".")[2]
    last_answers = request.bot.last_answers
    return is_same_branch and last_answers.is_by(address.match, request.user.id, prompt=address.prompt)


async def _refresh_question(request: Request, address: Address) -> None:
    """Show a public question anew if it is still open; else take its controls off.

    At the table delivery deletes it when it has told what the answer led to; nothing else changes what one
    person alone is shown.
    """
    position = (await request.messages(address.match)).position
    mine = position.seat_of(request.user.id)
    if mine and (prompt := position.asked(mine.seat, address.prompt)):
        locale = request.locale if request.is_private else None
        question = await request.bot.composer.compose(address.match, None, locale, Question(prompt))
        await request.respond(question, address)
    elif request.is_private:
        await request.show(address.match, ClosedPanel(address.prompt), address=address)
    else:
        await request.respond(Message((Text(request.pressed_words),)), address)


async def _refresh_panel(request: Request, address: Address, *, outdated: bool) -> None:
    """Bring the panel that was pressed, perhaps `outdated` by then, up to date.

    It shows the question that was pressed, the seat's next one if that belongs there, or that it is closed.
    If Discord was slow, delivery may have shown a newer question in it: then it is refreshed again.
    """
    while True:
        position = (await request.messages(address.match)).position
        mine, prompt, goes_on = position.seat_of(request.user.id), None, False
        if mine:
            goes_on = await _goes_on(request, position, mine.seat, outdated=outdated)
            following = secret_prompt(position, mine.seat) if goes_on else None
            prompt = position.asked(mine.seat, address.prompt) or following
        if prompt:
            await _show_panel(request, address.match, prompt)
        else:
            closed = ClosedPanel(address.prompt, position.seq, lost=mine is None)
            await request.show(address.match, closed, mine.seat if mine else None, address)
        now = (await request.messages(address.match)).position
        mine = now.seat_of(request.user.id)
        if mine is None or (
            now.prompts.get(mine.seat) == position.prompts.get(mine.seat)
            and goes_on == await _goes_on(request, now, mine.seat, outdated=outdated)
        ):
            return


async def _goes_on(request: Request, position: MatchView, seat: Seat, *, outdated: bool) -> bool:
    """Whether the seat's next question belongs in the panel that was pressed.

    If it is of the turn in which its player has just answered. Otherwise delivery closes a panel in direct
    messages, and asks in a new one: shown in both, it would be closed while somebody fills it in. An outdated
    panel shows it only if delivery has shown it there, or cannot update it, for it is ephemeral.
    """
    match_id = position.match.id
    stage = await request.referee.newest_stage(match_id)
    if request.bot.last_answers.is_by(match_id, request.user.id, stage=stage):
        return True
    return outdated and (request.is_private or await _is_asked_here(request, position, seat))


async def _is_asked_here(request: Request, position: MatchView, seat: Seat) -> bool:
    """Whether delivery asks the seat in the message that was pressed."""
    prompt, pressed = secret_prompt(position, seat), request.interaction.message
    if prompt is None or pressed is None:
        return False
    audience = outbox.seat_audience(seat)
    asked = await request.read(posts.find, position.match.id, audience, prompt.id)
    return asked is not None and asked.message_id == pressed.id


async def _show_panel(request: Request, match_id: str, prompt: Prompt) -> None:
    address = Address(Route.PANEL, match_id, prompt.id)
    await request.show(match_id, Panel(prompt), prompt.seat, address)


async def _remember_planner(request: Request, title: str) -> None:
    """Do not show the guide again to a person who has followed it once.

    Before the answer is committed: delivery may show the next question at once.
    """
    user_id = request.user.id
    engine = request.bot.engine
    if not await fetch(engine, people.has_planned, user_id, title):
        await request.write(people.remember_planner, user_id, title)
        keep_rows(engine, changes_of(engine), True, people.has_planned, user_id, title)
