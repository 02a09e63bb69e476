"""/game learn: a title's lesson for one person, by direct message, or ephemeral where these are closed.

Nothing waits in memory: the progress is in the database, and every press names title and stop.
"""

import asyncio
from dataclasses import replace

import discord

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import TitleOption
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.commands.views import title_here
from bot.discord.ids import Address, ControlId, Route
from bot.discord.layout import parts_of, render
from bot.discord.markdown import escaped
from bot.matches.lessons import Lesson, lesson
from bot.store import lessons, matches, people
from bot.store.lessons import Progress
from bot.store.matches import Match
from bot.views.lesson_messages import FAULTS, SKIP, LessonMessages
from bot.views.message import Form, Message, Play, Redraft
from bot.views.references import Place
from rules.core.registry import titles

START = 0
"""The first stop."""


@command("learn")
async def learn(request: Request, title: TitleOption = None) -> None:
    if title is not None and title not in titles():
        raise Refusal("unknown_option", value=escaped(title))
    await begin(request, title or await title_here(request))


async def begin(request: Request, title: str, match_id: str | None = None) -> None:
    """Show the title's lesson where the person left it, or from its start again when they have finished it.

    `match_id` is the match in whose lobby they are. Raises Refusal for a title without a lesson.
    """
    taught = await _lesson(title)
    if taught is None:
        raise Refusal("no_lesson", title=request.texts(f"title-{title}"))
    known = await request.read(lessons.read, request.user.id, title)
    fresh = Progress(request.user.id, title)
    progress = fresh if known is None or known.stop >= len(taught.stops) else known
    progress = replace(progress, came_from=match_id or progress.came_from)
    await request.write(lessons.keep, progress)
    message, address = await _current(request, taught, progress), _address(progress)
    if place := await _sent(request, message, address):
        await request.reply("lesson-sent", place=place)
    else:
        await request.respond(message, address)


async def on_press(request: Request, control: ControlId) -> None:
    """A press on a stop. On one that is behind the person, the present one is shown.

    Raises Refusal, also for a press on what is no lesson: it would be replaced by one.
    """
    title = control.address.match
    taught = await _lesson(title) if title in titles() and _is_pressed(request, control) else None
    if taught is None:
        raise Refusal("unreadable_id")
    async with request.bot.press_locks.through("lesson", request.user.id):
        progress = await request.read(lessons.read, request.user.id, title) or Progress(
            request.user.id, title
        )
        if control.address.prompt != str(progress.stop) or progress.stop >= len(taught.stops):
            await request.defer()
            await _show(request, taught, progress)
        elif control.verb == SKIP and progress.faults >= FAULTS:
            await request.defer()
            await _show(request, taught, await _advance(request, taught, progress))
        else:
            await _answer(request, taught, progress, control)


def _is_pressed(request: Request, control: ControlId) -> bool:
    """Whether the message that was pressed has a control with this address."""
    pressed = request.interaction.message
    rows = (part for part in parts_of(pressed) if isinstance(part, discord.ActionRow)) if pressed else ()
    shown = (str(getattr(child, "custom_id", "")) for row in rows for child in row.children)
    return any(custom_id.startswith(f"{Route.LEARN}:{control.address.match}:") for custom_id in shown)


async def _answer(request: Request, taught: Lesson, progress: Progress, control: ControlId) -> None:
    """Carry out a press on the present stop's question, and say what it is worth there."""
    messages, number = _messages(request, taught), progress.stop
    answer = messages.press(number, progress.draft, request.pressed(control))
    if isinstance(answer, Form):
        return await request.open_form(answer, control.address)
    await request.defer()
    verdict = messages.verdict(number, progress.draft, answer)
    if verdict.right:
        await _advance(request, taught, progress)
        done = messages.done(number, answer.command if isinstance(answer, Play) else None)
        return await request.respond(done, control.address)
    if isinstance(answer, Redraft):
        progress = replace(progress, draft=answer.draft)
    progress = replace(progress, faults=progress.faults + bool(verdict.reason))
    await request.write(lessons.keep, progress)
    return await _show(request, taught, progress, verdict.reason)


async def _advance(request: Request, taught: Lesson, progress: Progress) -> Progress:
    """Go to the next stop. After the last one the person counts as no newcomer to the title any more."""
    progress = replace(progress, stop=progress.stop + 1, faults=0, draft=None)
    async with request.writing() as connection:
        await lessons.keep(connection, progress)
        if progress.stop == len(taught.stops):
            await people.remember_planner(connection, progress.user_id, progress.title)
    return progress


async def _show(request: Request, taught: Lesson, progress: Progress, reason: str = "") -> None:
    await request.respond(await _current(request, taught, progress, reason), _address(progress))


async def _current(request: Request, taught: Lesson, progress: Progress, reason: str = "") -> Message:
    """The stop that the person is at, or the end with the way back to the lobby that they came from."""
    messages = _messages(request, taught)
    if progress.stop < len(taught.stops):
        return messages.stop(progress.stop, progress.draft, progress.faults, reason)
    found = await request.read(matches.find, progress.came_from) if progress.came_from else None
    return messages.end(_way_back(found) if found else None)


def _way_back(match: Match) -> Place | None:
    """Where the match is now; None if there is no place at its table any more."""
    return None if match.ended else Place(match.guild_id, match.place_id)


async def _sent(request: Request, message: Message, address: Address) -> Place | None:
    """Send it by direct message. Returns where it is; None if the person accepts none."""
    rendered = await render(request.bot.picture_service, message, address)
    user = await request.read(people.read_user, request.user.id)
    sent: list[discord.Message] = []

    async def send() -> None:
        sent.append(await request.bot.gateway.send_direct(request.user.id, rendered))

    await request.bot.direct_messages.send(user, send)
    return Place(0, sent[0].channel.id, sent[0].id) if sent else None


async def _lesson(title: str) -> Lesson | None:
    """The title's lesson. Its match is replayed the first time, which takes as long as some pictures."""
    return await asyncio.to_thread(lesson, title)


def _messages(request: Request, taught: Lesson) -> LessonMessages:
    return LessonMessages(taught, request.player.name, request.texts)


def _address(progress: Progress) -> Address:
    return Address(Route.LEARN, progress.title, str(progress.stop))
