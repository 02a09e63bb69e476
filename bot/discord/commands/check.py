"""/referee check: the checks of this channel, then a guide through a button, a select, a form and a picture.

The guide is a message whose report grows with each press. Nothing else is remembered: a press reads the
report from the message, so the guide goes on after a restart. The report is in English, for an issue, and
names nobody.
"""

import platform
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from typing import Any

import discord

from bot.discord.checks import ADDRESS, Checks, Finding, sample_picture
from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import Moderator
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.delivery.dispatcher import OLD
from bot.discord.ids import ControlId
from bot.discord.layout import Attachment, RenderedMessage, Uploads, uploads_of
from bot.discord.markdown import clip
from bot.views.message import Block, Button, Buttons, Field, Form, Message, Option, Picture, Select, Text
from bot.views.references import Moment, Place
from bot.views.texts import Texts, texts_in

CLIENTS = ("desktop", "browser", "android", "ios")
OLD_EDITS = 5
"""Edits of an old message, more than Discord is known to take at once (about three in 6 s)."""
LINE, SUBJECT = 200, 16
"""Characters of a line of the report at most, and of its beginning: what it is about."""
_PRESS, _SELECT, _STUCK, _FORM, _PICTURE = "press", "select", "stuck", "form", "picture"
_SEEN, _UNSEEN, _OLD, _REMOVE = "seen", "unseen", "old", "remove"
"""Verbs of the guide's controls."""
_EDITS_OF_OLD = "30046"
"""Discord's error code for too many edits of messages older than an hour."""
_MEASURING = "…"
_COLOUR = "#2a6fc8"
_REPORT = re.compile(r"```\n(.*?)\n```", re.DOTALL)


@command("check")
async def check(request: Request, _moderator: Moderator) -> None:
    """Try everything, say it in private, and post the guide if that is possible."""
    place, texts, bot = request.channel, request.texts, request.bot
    if not isinstance(place, discord.TextChannel | discord.Thread):
        raise Refusal("wrong_channel")
    checks = Checks(bot.tree, texts, bot.settings.guild, place.id, request.user.id)
    findings = [finding async for finding in checks.findings()]
    lines = [finding.line(texts) for finding in findings]
    report = _opening(request, findings)
    begun = _message(report, texts("check-guide-press"), _button(texts, _PRESS))
    try:
        guide = await place.send(view=begun.view(), silent=True)
    except discord.Forbidden:
        lines.append(_block(report))
    else:
        lines.append(texts("check-guide", place=Place(place.guild.id, place.id, guide.id)))
    await request.reply_with("\n".join(lines))


async def on_press(request: Request, control: ControlId) -> None:
    """A control of the guide was used. Raises Refusal for a message without a report."""
    step = _STEPS.get(control.verb)
    found = _REPORT.search(request.pressed_words)
    if step is None or found is None:
        raise Refusal("unreadable_id")
    await step(_Guide(request, control, found[1].split("\n")))


class _Guide:
    """The guide that was pressed: measures this press, and shows the next step."""

    def __init__(self, request: Request, control: ControlId, report: list[str]) -> None:
        self.request, self.interaction = request, request.interaction
        self.texts, self.report = request.texts, report
        self.pressed = request.pressed(control)
        assert request.interaction.message, "it has the control, or has opened the form"
        self.message = request.interaction.message
        waited = discord.utils.utcnow() - request.interaction.created_at
        self.times = [f"arrived {_milliseconds(waited.total_seconds())}"]
        """What is known of this press, in words."""

    async def acknowledge(self) -> None:
        """Raises Refusal for people who may not moderate."""
        self.times.append(f"acknowledged {await _timed(self.request.defer())}")
        await self.request.require_moderator()

    async def show(
        self,
        text: str,
        *controls: Block,
        picture: Attachment | None = None,
        uploaded: Uploads | None = None,
    ) -> discord.Message:
        """Show a step of the guide, with its picture: uploaded, or as the message has it."""
        rendered = _message(self.report, text, *controls, picture=picture)
        files = rendered.files_beside(uploaded or {})
        return await self.interaction.edit_original_response(view=rendered.view(), attachments=files)

    async def ask_for(self, step: str) -> None:
        """Show a step that is done with one button."""
        await self.show(self.texts(f"check-guide-{step}"), _button(self.texts, step))

    async def measure_edit(self, picture: Attachment | None = None) -> discord.Message:
        """Edit the message, without controls: the time is to be known before the next press."""
        began = time.perf_counter()
        edited = await self.show(_MEASURING, picture=picture)
        self.times.append(f"edited {_milliseconds(time.perf_counter() - began)}")
        return edited

    def note(self, subject: str, *facts: str) -> None:
        """Write a line of the report, in place of an earlier one about the same."""
        start = subject.ljust(SUBJECT)
        self.report = [line for line in self.report if not line.startswith(start)]
        self.report.append(clip(start + "; ".join(facts), LINE))

    def noted(self, subject: str) -> str | None:
        """What the report says about a subject."""
        start = subject.ljust(SUBJECT)
        return next((line.removeprefix(start) for line in self.report if line.startswith(start)), None)

    @property
    def measured(self) -> str:
        """The times of this press."""
        return ", ".join(self.times)

    @property
    def limits(self) -> Mapping[str, int]:
        return self.request.bot.metrics.limits_met()

    async def finish(self) -> None:
        """The last step: the report is complete."""
        if self.noted("old edits") is None:
            self.note("old edits", "not tried")
        limits = ", ".join(f"{count} x {reason}" for reason, count in self.limits.items())
        self.note("limits met", limits or "none", "since the start of the bot")
        moment = Moment(int((self.message.created_at + OLD).timestamp()))
        buttons = Buttons((_one(self.texts, _OLD), _one(self.texts, _REMOVE, "danger")))
        await self.show(self.texts("check-guide-done", moment=moment), buttons)


async def _press(guide: _Guide) -> None:
    await guide.acknowledge()
    await guide.measure_edit()
    guide.note("button", guide.measured)
    await guide.show(guide.texts("check-guide-select"), _select(guide.texts))


async def _choose(guide: _Guide) -> None:
    """The first choice changes the select's default; whether it follows, the second one tells."""
    chosen = "".join(guide.pressed.values)
    if chosen not in CLIENTS:
        raise Refusal("unreadable_id")
    await guide.acknowledge()
    before = guide.noted("select")
    if before is None:
        guide.note("select", chosen, guide.measured)
        other = next(client for client in CLIENTS if client != chosen)
        shown = _client(guide.texts, other)
        text = guide.texts("check-guide-again", chosen=_client(guide.texts, chosen), other=shown)
        # In place, as in play: a select that was taken away and came back would have forgotten the choice.
        await guide.show(text, _select(guide.texts, other), _button(guide.texts, _STUCK))
    else:
        verdict = "followed" if before.startswith(chosen) else f"unknown, {chosen} was chosen"
        guide.note("changed default", verdict, guide.measured)
        await guide.ask_for(_FORM)


async def _stuck(guide: _Guide) -> None:
    await guide.acknowledge()
    guide.note("changed default", "not followed: the same option could not be chosen again")
    await guide.ask_for(_FORM)


async def _fill_in(guide: _Guide) -> None:
    """The button opens the form, which comes back; between them the bot edits as delivery does."""
    if guide.pressed.fields:
        await guide.acknowledge()
        guide.note("form sent in", guide.measured)
        await guide.ask_for(_PICTURE)
    else:
        await guide.request.require_moderator()
        line = Field("word", guide.texts("check-form-word"), value="Gyoji")
        form = Form(guide.texts("check-hello"), _FORM, (line,))
        guide.times.append(f"opened {await _timed(guide.request.open_form(form, ADDRESS))}")
        guide.note("form", guide.measured)
        text, button = guide.texts("check-guide-form"), _button(guide.texts, _FORM)
        await guide.message.edit(view=_message(guide.report, text, button).view())


async def _show_picture(guide: _Guide) -> None:
    """A picture in an answer that was deferred, which Discord has refused (discord-api-docs #7529)."""
    await guide.acknowledge()
    picture = sample_picture(_COLOUR, guide.texts("check-hello"))
    try:
        edited = await guide.measure_edit(picture)
        uploads = uploads_of(edited)
        buttons = Buttons((_one(guide.texts, _SEEN), _one(guide.texts, _UNSEEN)))
        came = "it came" if picture.name in uploads else "IT DID NOT COME"
        guide.note("picture", f"{len(picture.data)} bytes", came, guide.measured)
        await guide.show(guide.texts("check-guide-seen"), buttons, picture=picture, uploaded=uploads)
    except discord.HTTPException as error:
        guide.note("picture", f"REFUSED: {error.status}, {' '.join(error.text.split())}")
        await guide.finish()


async def _see(guide: _Guide, *, seen: bool) -> None:
    await guide.acknowledge()
    guide.note("picture seen", "yes" if seen else "NO")
    await guide.finish()


async def _edit_old(guide: _Guide) -> None:
    """Whether Discord limits edits of old messages through the token of a press, too, is not documented."""
    old_enough = guide.message.created_at + OLD
    if discord.utils.utcnow() < old_enough:
        raise Refusal("check_too_early", moment=Moment(int(old_enough.timestamp())))
    await guide.acknowledge()
    before = guide.limits.get(_EDITS_OF_OLD, 0)
    times = [await _timed(guide.show(_MEASURING)) for _ in range(OLD_EDITS)]
    met = guide.limits.get(_EDITS_OF_OLD, 0) - before
    guide.note("old edits", ", ".join(times), f"{_EDITS_OF_OLD} met {met} times")
    await guide.finish()


async def _remove(guide: _Guide) -> None:
    await guide.acknowledge()
    await guide.interaction.delete_original_response()


_STEPS: Mapping[str, Callable[[_Guide], Awaitable[None]]] = {
    _PRESS: _press,
    _SELECT: _choose,
    _STUCK: _stuck,
    _FORM: _fill_in,
    _PICTURE: _show_picture,
    _SEEN: partial(_see, seen=True),
    _UNSEEN: partial(_see, seen=False),
    _OLD: _edit_old,
    _REMOVE: _remove,
}


def _opening(request: Request, findings: Sequence[Finding]) -> list[str]:
    """The report's first lines: what runs where, and what the checks have found."""
    place, guild = request.channel, request.interaction.guild
    assert place, "it was looked at before"
    community = "Community" if guild and "COMMUNITY" in guild.features else "no Community"
    began, english = f"{discord.utils.utcnow():%Y-%m-%d %H:%M} UTC", texts_in("en")
    return [
        f"Gyoji {version('gyoji')}, discord.py {discord.__version__}, Python {platform.python_version()}",
        f"{began}, channel: {place.type.name}, {community}, {request.locale}",
        *(clip(finding.line(english).replace("`", "'"), LINE) for finding in findings),
    ]


def _message(
    report: Sequence[str], text: str, *controls: Block, picture: Attachment | None = None
) -> RenderedMessage:
    """The guide: what is to be done, with its controls, above the report."""
    shown = (Picture(None, picture.alt or ""),) if picture else ()
    blocks = (Text(text), *shown, *controls, Text(_block(report)))
    return RenderedMessage(Message(blocks), ADDRESS, (picture,) if picture else ())


def _block(report: Sequence[str]) -> str:
    return "\n".join(("```", *report, "```"))


def _one(texts: Texts, verb: str, style: Any = "primary") -> Button:
    return Button(texts(f"check-button-{verb}"), verb, style=style)


def _button(texts: Texts, verb: str) -> Buttons:
    return Buttons((_one(texts, verb),))


def _select(texts: Texts, default: str | None = None) -> Select:
    options = (Option(_client(texts, one), one, chosen=one == default) for one in CLIENTS)
    return Select(texts("check-client"), _SELECT, tuple(options))


def _client(texts: Texts, client: str) -> str:
    return texts(f"check-client-{client}")


async def _timed(act: Awaitable[object]) -> str:
    """How long it takes, in words."""
    began = time.perf_counter()
    await act
    return _milliseconds(time.perf_counter() - began)


def _milliseconds(seconds: float) -> str:
    return f"{round(1000 * seconds)} ms"
