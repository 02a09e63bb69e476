"""Writes the transcript page from the messages and actions in the loopback Discord."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from sandbox.club.vocabulary import command_line
from sandbox.discord.human import Human
from sandbox.discord.limits import components_within
from sandbox.discord.service import FakeDiscord
from sandbox.discord.vocabulary import MessageType
from sandbox.discord.wire.components import rendered
from sandbox.discord.wire.messages import embed_wire
from sandbox.discord.world import Act, Channel, Message
from sandbox.transcript.blocks import HtmlRenderer, urls_shown
from sandbox.transcript.markdown import Names, time_html
from sandbox.transcript.moments import Moment, heading, moments, part_of, pictures
from sandbox.transcript.uploads import Uploads

Words: TypeAlias = Callable[..., str]
"""Returns the text with an id, such as "demo-thread", for the arguments that it names, in one language."""

_REPORTS = {
    MessageType.RECIPIENT_ADD: "demo-added",
    MessageType.RECIPIENT_REMOVE: "demo-removed",
    MessageType.CHANNEL_NAME_CHANGE: "demo-renamed",
}


@dataclass(frozen=True)
class TranscriptSummary:
    """Number of distinct pictures saved, and of messages on the page."""

    pictures: int
    messages: int


def write_transcript(
    service: FakeDiscord,
    people: Sequence[Human],
    out: Path,
    title: str,
    words: Words,
    shown_time: Callable[[float], float] = float,
    language: str = "en",
    others: Mapping[str, str] = MappingProxyType({}),
) -> TranscriptSummary:
    """Write `out`/index.html, and the pictures next to it.

    The page opens with four moments for who has one minute. Below, it shows every channel and thread that
    one of `people` can see, and the direct messages of each of them: messages in their latest state, and
    below each press what was pressed as it stood then. A switch at the top filters by what one person sees;
    links jump to each part of the game. `shown_time` returns the time to show for a real time (Unix seconds).
    `words` says what the page says itself, in the `language` of the game (BCP 47). Another switch leads to
    the same place of `others`, the addresses of pages of the same game by language.
    """
    out.mkdir(parents=True, exist_ok=True)
    transcript = _Transcript(service, people, Uploads(service.files, out), shown_time, words, language)
    sections = [transcript.section(channel) for channel in transcript.channels()]
    body = transcript.in_a_minute() + "".join(sections)
    rows = _languages(words, language, others) + _switch(people, words)
    rows += _row(transcript.links) + _row(transcript.jumps)
    script = files(__package__).joinpath("switch.js").read_text("utf-8") if others else ""
    (out / "index.html").write_text(_page(title, people, body, rows, language, script), "utf-8")
    return TranscriptSummary(transcript.uploads.pictures, transcript.messages)


class _Transcript:
    def __init__(
        self,
        service: FakeDiscord,
        people: Sequence[Human],
        uploads: Uploads,
        shown_time: Callable[[float], float],
        words: Words,
        language: str,
    ) -> None:
        self.shown_time = shown_time
        self.words = words
        self.language = language
        self.service = service
        self.people = people
        self.uploads = uploads
        self.messages = 0
        self.links: list[str] = []
        self.jumps: list[str] = []
        """Links to the first message of each part of the game, such as a season or a round."""
        self._places: dict[int, str] = {}
        """What marks a message as the first of a part, by its id."""

    def channels(self) -> list[Channel]:
        """Returns channels and threads first, then the direct messages in the order of the people."""
        public = [channel for channel in self.service.channels.values() if not channel.recipient]
        shown = [channel for channel in public if any(person.visible(channel) for person in self.people)]
        return shown + [person.dm for person in self.people]

    def section(self, channel: Channel) -> str:
        """Returns the HTML of one channel, thread or person's direct messages, from first to last."""
        kind = "demo-thread" if channel.is_thread else "demo-channel"
        name = self.words(kind, name=channel.name)
        if channel.recipient:
            name = self.words("demo-messages", name=channel.recipient.name)
        place = _place(f"section-{len(self.links) + 1}")
        readers = self._readers([channel.recipient.id]) if channel.recipient else ""
        self.links.append(f'<a href="#c{channel.id}"{readers}>{escape(name)}</a>')
        if not channel.recipient:
            self.jumps += self._parts(channel)
        body = "".join(html for _, html in sorted(self._entries(channel), key=lambda entry: entry[0]))
        empty = "" if body else f'<p class="act">{escape(self.words("demo-silence"))}</p>'
        return f'<section id="c{channel.id}"{readers}><h2>{escape(name)}</h2>{place}{body}{empty}</section>'

    def _parts(self, channel: Channel) -> Iterable[str]:
        """Returns links to the first picture of each part."""
        known = set[str]()
        for message in self._public(channel):
            part = part_of(heading(message))
            if part and part not in known and pictures(message):
                known.add(part)
                self._places[message.id] = _place(f"part-{len(self._places) + 1}")
                yield f'<a href="#m{message.id}">{escape(part)}</a>'

    def in_a_minute(self) -> str:
        """Returns the moments that show most, for who has one minute."""
        public = [message for channel in self.channels() for message in self._public(channel)]
        found = "".join(map(self._moment, moments(public, self.service.acts)))
        title = escape(self.words("demo-minute"))
        return f'<section id="minute"><h2>{title}</h2>{found}</section>' if found else ""

    def _moment(self, moment: Moment) -> str:
        place = f'<a href="#m{moment.message.id}">{escape(self.words("demo-in-game"))}</a>'
        shown = self._shown(moment.message, moment.version)
        recipient = moment.message.channel.recipient
        words = self.words(f"demo-minute-{moment.kind}", name=recipient.name if recipient else "")
        readers = self._readers([recipient.id]) if recipient else ""
        return f'<div{readers}><p class="h3">{escape(words)} {place}</p><div class="then">{shown}</div></div>'

    def _public(self, channel: Channel) -> list[Message]:
        """Returns the bot's messages for all who are in a channel."""
        messages = [] if channel.recipient else channel.messages.values()
        return [one for one in messages if one.author.bot and not one.ephemeral_to and not one.deleted]

    def _entries(self, channel: Channel) -> Iterable[tuple[float, str]]:
        seen = {person.id: set(person.visible(channel)) for person in self.people}
        for message in channel.messages.values():
            readers = [key for key, messages in seen.items() if message in messages]
            if readers:
                yield message.created, self._message(message, readers)
        for act in self.service.acts:
            if act.channel is channel:
                yield act.at, self._act(act)

    def _readers(self, ids: Iterable[int]) -> str:
        """Returns the attribute that lists the readers, if not all people are among them."""
        wanted = set(ids)
        seats = [str(seat) for seat, person in enumerate(self.people) if person.id in wanted]
        return "" if len(seats) == len(self.people) else f' data-for="{" ".join(seats)}"'

    def _names(self, now: float) -> Names:
        service = self.service
        roles = {key: role.name for guild in service.guilds.values() for key, role in guild.roles.items()}
        return Names(
            user=lambda key: service.users[key].name if key in service.users else "unknown",
            role=lambda key: roles.get(key, "unknown").removeprefix("@"),
            places={key: channel.name for key, channel in service.channels.items()},
            now=now,
            language=self.language,
        )

    def _act(self, act: Act) -> str:
        readers = self._readers([act.user.id])
        time = time_html(self.shown_time(act.at), "t", self.shown_time(act.at), self.language)
        done = self.words(f"demo-{act.kind}", **act.named)
        words = f"<strong>{escape(act.user.name)}</strong> {escape(done)}"
        if then := self._as_it_stood(act):
            inner = f'<summary>{words} {time}</summary><div class="then">{then}</div>'
            return f'<details class="act"{readers}>{inner}</details>'
        target = f' <a href="#m{act.message.id}">↑</a>' if act.message else ""
        return f'<p class="act"{readers}>{words}{target} {time}</p>'

    def _as_it_stood(self, act: Act) -> str:
        """Returns the form that was sent, or the message that was used if it has changed since."""
        if act.control and "components" in act.control:
            return self._renderer(act.at).form(act.control, act.values)
        message = act.message
        if message is None or not (message.deleted or act.version < len(message.revisions)):
            return ""
        return self._shown(message, act.version, str(act.control["custom_id"]) if act.control else None)

    def _message(self, message: Message, readers: list[int]) -> str:
        if message.is_system:
            subject = message.subject.name if message.subject else ""
            names = {"name": message.author.name, "other": subject, "place": message.content}
            words = escape(self.words(_REPORTS[message.type], **names))
            return f'<p class="act" id="m{message.id}"{self._readers(readers)}>{words}</p>'
        self.messages += 1
        author = message.author
        app = '<span class="app">APP</span>' if author.bot else ""
        created = self.shown_time(message.created)
        time = time_html(created, "f", created, self.language)
        avatar = f'<div class="avatar" style="--hue:{author.id % 360}">{escape(author.name[:1])}</div>'
        head = f"<header><strong>{escape(author.name)}</strong>{app}{time}</header>"
        shown = self._shown(message, len(message.revisions))
        body = "".join([self._context(message), head, shown, *self._remarks(message)])
        attributes = f'class="message" id="m{message.id}"{self._readers(readers)}'
        place = self._places.get(message.id, "")
        return f"{place}<article {attributes}>{avatar}<div>{body}</div></article>"

    def _context(self, message: Message) -> str:
        """Returns what Discord shows above a message: the command or message that it responds to."""
        if message.type == MessageType.COMMAND_ANSWER and message.interaction:
            used = f"/{command_line(message.interaction.data)}"
            words = self.words("demo-context", name=message.interaction.user.name, command=used)
            return f'<p class="context">╭ {escape(words)}</p>'
        if message.reference and not message.reference.deleted:
            words = escape(self.words("demo-answers"))
            return f'<p class="context">╭ <a href="#m{message.reference.id}">{words}</a></p>'
        return ""

    def _renderer(self, seconds: float, pressed: str | None = None) -> HtmlRenderer:
        return HtmlRenderer(self._names(self.shown_time(seconds)), self.uploads, pressed)

    def _shown(self, message: Message, version: int, pressed: str | None = None) -> str:
        """Returns what a message showed after so many edits."""
        if message.loading:
            return f'<p class="context">{escape(self.words("demo-thinking", name=message.author.name))}</p>'
        renderer = self._renderer(message.edited or message.created, pressed)
        content, raw_embeds, raw_components, attachments = message.version(version)
        embeds = [embed_wire(embed, attachments) for embed in raw_embeds]
        components = rendered(raw_components, attachments)
        loose = [] if message.uses_components_v2 else attachments
        return (
            renderer.text(content)
            + renderer.attachments(loose, urls_shown(components_within(components), embeds))
            + "".join(renderer.embed(embed) for embed in embeds)
            + renderer.components(components)
        )

    def _remarks(self, message: Message) -> Iterable[str]:
        for emoji, who in message.reactions.items():
            yield f'<span class="reaction">{escape(emoji)} {len(who)}</span>'
        if edits := len(message.revisions):
            yield f'<p class="remark">{escape(self.words("demo-edited", number=edits))}</p>'
        if message.ephemeral_to:
            name = self.service.users[message.ephemeral_to].name
            yield f'<p class="remark">{escape(self.words("demo-only", name=name))}</p>'


def _place(name: str) -> str:
    """Returns an anchor that has the same name on the page of the same game in another language."""
    return f'<span class="place" id="{name}"></span>'


def _languages(words: Words, language: str, others: Mapping[str, str]) -> str:
    """Returns the switch between languages, each called as it calls itself; none if there are no others."""
    if not others:
        return ""
    links = []
    for code in sorted({language, *others}):
        name = escape(words(f"language-{code}"))
        if code == language:
            links.append(f'<b lang="{code}">{name}</b>')
        else:
            links.append(f'<a href="{escape(others[code])}" lang="{code}" hreflang="{code}">{name}</a>')
    label = escape(words("demo-languages"))
    return f'<div class="languages" role="group" aria-label="{label}">{" ".join(links)}</div>'


def _row(links: list[str]) -> str:
    return f"<div>{chr(10).join(links)}</div>" if links else ""


def _page(title: str, people: Sequence[Human], sections: str, rows: str, language: str, script: str) -> str:
    style = files(__package__).joinpath("style.css").read_text("utf-8")
    narrowing = "".join(
        f'body:has(#as-{seat}:checked) [data-for]:not([data-for~="{seat}"]){{display:none}}'
        for seat in range(len(people))
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}{narrowing}</style></head><body>"
        f"<nav><h1>{escape(title)}</h1>{rows}</nav><main>{sections}</main>"
        f"{f'<script>{script}</script>' if script else ''}</body></html>\n"
    )


def _switch(people: Sequence[Human], words: Words) -> str:
    seats = [(str(seat), words("demo-seen-by", name=one.name)) for seat, one in enumerate(people)]
    labels = [
        f'<label><input type="radio" name="as" id="as-{key}"{" checked" if key == "all" else ""}>'
        f"{escape(label)}</label>"
        for key, label in [("all", words("demo-everything")), *seats]
    ]
    return f'<div class="switch">{"".join(labels)}</div>'
