"""Renders Discord's markdown as HTML (https://docs.discord.com/developers/reference, "Message Formatting").

Every piece of text is escaped where it is output, so that no user input can become markup.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from html import escape
from itertools import groupby

from babel.dates import format_date, format_timedelta

_INLINE = re.compile(
    r"""
      \\(?P<escaped>[^\w\s])
    | `(?P<code>[^`\n]+)`
    | <t:(?P<time>-?\d+)(?::(?P<style>[tTdDfFsSR]))?>
    | <@!?(?P<user>\d+)>
    | <@&(?P<role>\d+)>
    | <\#(?P<channel>\d+)>
    | </(?P<command>[^:>]+):\d+>
    | <a?:(?P<emoji>\w+):\d+>
    | \[(?P<label>[^\]\n]+)\]\((?P<target>https?://[^\s)]+)\)
    | (?P<url>https?://[^\s<>|]*[^\s<>|.,;:!?])
    | \*\*(?P<bold>.+?)\*\*(?!\*)
    | __(?P<underline>.+?)__(?!_)
    | ~~(?P<strike>.+?)~~
    | \|\|(?P<spoiler>.+?)\|\|
    | \*(?P<star>[^\s*](?:[^*]*[^\s*])?)\*
    | (?<!\w)_(?P<italic>[^_\n]+)_(?!\w)
    | (?P<everyone>@everyone|@here)
    """,
    re.VERBOSE | re.DOTALL,
)
_PLACE = re.compile(r"https?://discord\.com/channels/(?:\d+|@me)/(?P<channel>\d+)(?:/(?P<message>\d+))?")
_FENCE = re.compile(r"```(?:\w+\n)?(.*?)```\n?", re.DOTALL)
_HEADING = re.compile(r"(#{1,3}) +(.+)")
_SUBTEXT = re.compile(r"-# +(.+)")
_QUOTE = re.compile(r"> ?(.*)")
_ITEM = re.compile(r"( *)(?:[-*]|\d+\.) +(.+)")
_WRAPPERS = {
    "bold": "<strong>{}</strong>",
    "underline": "<u>{}</u>",
    "strike": "<s>{}</s>",
    "spoiler": '<span class="spoiler" tabindex="0">{}</span>',
    "star": "<em>{}</em>",
    "italic": "<em>{}</em>",
}
_TIME_STYLES = {
    "t": "{0:%H:%M}",
    "T": "{0:%H:%M:%S}",
    "d": "{0:%d.%m.%Y}",
    "D": "{long}",
    "f": "{long} {0:%H:%M}",
    "F": "{full} {0:%H:%M}",
    "s": "{0:%d.%m.%Y %H:%M}",
    "S": "{0:%d.%m.%Y %H:%M:%S}",
}
_DAY_FIRST = {"en": "en_GB"}
"""Variants of languages for dates, by language."""


@dataclass(frozen=True)
class Names:
    """Names of mentioned users, roles and places; `now` (Unix seconds) is the base of relative times."""

    user: Callable[[int], str]
    role: Callable[[int], str]
    places: Mapping[int, str]
    """Names of channels and threads by id; they are sections of the page."""
    now: float
    language: str = "en"
    """Of dates and relative times (BCP 47)."""


def to_html(text: str, names: Names) -> str:
    """Returns the HTML of a whole text with headings, lists, quotes and code blocks."""
    parts = _FENCE.split(text)
    blocks: list[str] = []
    for at, part in enumerate(parts):
        is_code = at % 2 == 1
        blocks += [f"<pre>{escape(part)}</pre>"] if is_code else _blocks(part.strip("\n"), names)
    return "".join(blocks)


def inline(text: str, names: Names) -> str:
    """Returns the HTML of one line without blocks."""
    pieces, end = [], 0
    for match in _INLINE.finditer(text):
        pieces += [escape(text[end : match.start()]), _replacement(match, names)]
        end = match.end()
    return "".join([*pieces, escape(text[end:])])


def _replacement(match: re.Match[str], names: Names) -> str:
    kind = match.lastgroup or ""
    value = match[kind]
    if kind in _WRAPPERS:
        return _WRAPPERS[kind].format(inline(value, names))
    if kind in ("time", "style"):
        return time_html(int(match["time"]), match["style"] or "f", names.now, names.language)
    if kind in ("target", "url"):
        label = inline(match["label"], names) if kind == "target" else None
        return _link(value, label, names)
    if kind == "code":
        return f"<code>{escape(value)}</code>"
    if kind in ("escaped", "emoji"):
        return escape(value if kind == "escaped" else f":{value}:")
    return f'<span class="mention">{escape(_mention(kind, value, names))}</span>'


def _link(url: str, label: str | None, names: Names) -> str:
    """A link; one to a place or message is a chip with the place's name, as in a client, and leads there."""
    place = _PLACE.fullmatch(url)
    if place is None or (name := names.places.get(int(place["channel"]))) is None:
        return f'<a href="{escape(url)}" rel="noreferrer">{label or escape(url)}</a>'
    anchor = f"m{place['message']}" if place["message"] else f"c{place['channel']}"
    chip = escape(f"#{name}" + (" › 💬" if place["message"] else ""))
    return f'<a class="mention" href="#{anchor}">{label or chip}</a>'


def _mention(kind: str, value: str, names: Names) -> str:
    if kind == "user":
        return "@" + names.user(int(value))
    if kind == "role":
        return "@" + names.role(int(value))
    if kind == "channel":
        return "#" + names.places.get(int(value), "unknown")
    return "/" + value if kind == "command" else value


def time_html(seconds: float, style: str, now: float, language: str) -> str:
    """Returns a time in one of Discord's timestamp styles, in UTC; R is relative to `now`."""
    moment = datetime.fromtimestamp(seconds, UTC)
    locale = _DAY_FIRST.get(language, language)
    shown = _relative(seconds - now, locale) if style == "R" else _absolute(moment, style, locale)
    title = moment.strftime("%Y-%m-%d %H:%M:%S UTC")
    return f'<time datetime="{moment.isoformat()}" title="{title}">{shown}</time>'


def _absolute(moment: datetime, style: str, locale: str) -> str:
    dates = {length: format_date(moment, length, locale) for length in ("long", "full")}
    return _TIME_STYLES[style].format(moment, **dates)


def _relative(seconds: float, locale: str) -> str:
    whole = timedelta(seconds=round(seconds))
    return format_timedelta(whole, add_direction=True, threshold=1, locale=locale)


# Blocks -----------------------------------------------------------------------------------------------------


def _kind(line: str) -> str:
    patterns = {"heading": _HEADING, "subtext": _SUBTEXT, "quote": _QUOTE, "item": _ITEM}
    return next((kind for kind, pattern in patterns.items() if pattern.fullmatch(line)), "text")


def _blocks(text: str, names: Names) -> Iterator[str]:
    text, quoted, rest = _split_long_quote(text)
    for kind, group in groupby(text.split("\n") if text else (), key=_kind):
        yield _BLOCKS[kind](list(group), names)
    if quoted:
        yield f"<blockquote>{to_html(rest, names)}</blockquote>"


def _split_long_quote(text: str) -> tuple[str, bool, str]:
    """Split at `>>>`, which quotes everything that follows."""
    before, mark, rest = ("\n" + text).partition("\n>>> ")
    return before[1:], bool(mark), rest


def _headings(lines: list[str], names: Names) -> str:
    found = [match for line in lines if (match := _HEADING.fullmatch(line))]
    return "".join(f'<p class="h{len(one[1])}">{inline(one[2], names)}</p>' for one in found)


def _subtexts(lines: list[str], names: Names) -> str:
    found = [match for line in lines if (match := _SUBTEXT.fullmatch(line))]
    return "".join(f"<small>{inline(one[1], names)}</small>" for one in found)


def _quotes(lines: list[str], names: Names) -> str:
    inner = "\n".join(match[1] for line in lines if (match := _QUOTE.fullmatch(line)))
    return f"<blockquote>{to_html(inner, names)}</blockquote>"


def _items(lines: list[str], names: Names) -> str:
    found = [match for line in lines if (match := _ITEM.fullmatch(line))]
    items = (f'<li style="margin-left:{len(one[1]) / 2:g}em">{inline(one[2], names)}</li>' for one in found)
    first = re.match(r" *(\d+)", lines[0])  # the client counts the others up from it
    return f'<ol start="{first[1]}">{"".join(items)}</ol>' if first else f"<ul>{''.join(items)}</ul>"


def _paragraph(lines: list[str], names: Names) -> str:
    return f"<p>{inline(chr(10).join(lines), names).replace(chr(10), '<br>')}</p>"


_BLOCKS: dict[str, Callable[[list[str], Names], str]] = {
    "heading": _headings,
    "subtext": _subtexts,
    "quote": _quotes,
    "item": _items,
    "text": _paragraph,
}
