"""Embeds, attachments and components as HTML, with every control disabled."""

from collections.abc import Callable, Iterable
from html import escape

from babel.units import format_unit

from sandbox.club.vocabulary import shown_name, shown_value
from sandbox.discord.limits import media_urls
from sandbox.discord.vocabulary import SELECTS, ButtonStyle, ComponentType, Wire
from sandbox.transcript.markdown import Names, inline, to_html
from sandbox.transcript.uploads import Uploads, is_picture

_SELECT_NAMES = {
    ComponentType.USER_SELECT: "Choose people",
    ComponentType.ROLE_SELECT: "Choose roles",
    ComponentType.MENTIONABLE_SELECT: "Choose people or roles",
    ComponentType.CHANNEL_SELECT: "Choose channels",
}


class HtmlRenderer:
    """Renders parts of messages as HTML."""

    def __init__(self, names: Names, uploads: Uploads, pressed: str | None = None) -> None:
        """`pressed` is the custom id of the control that is marked as used."""
        self.names = names
        self.uploads = uploads
        self.pressed = pressed
        self._paint: dict[int, Callable[[Wire], str]] = {
            ComponentType.ACTION_ROW: self._row,
            ComponentType.BUTTON: self._button,
            ComponentType.SECTION: self._section,
            ComponentType.TEXT_DISPLAY: lambda part: self.text(part["content"]),
            ComponentType.THUMBNAIL: self._thumbnail,
            ComponentType.MEDIA_GALLERY: self._gallery,
            ComponentType.FILE: lambda part: self._file(part["name"], part["file"]["url"], part["size"]),
            ComponentType.SEPARATOR: self._separator,
            ComponentType.CONTAINER: self._container,
            **dict.fromkeys(SELECTS, self._select),
        }

    def text(self, markdown: str) -> str:
        return f'<div class="text">{to_html(markdown, self.names)}</div>' if markdown else ""

    def components(self, parts: Iterable[Wire]) -> str:
        return "".join(self._paint[part["type"]](part) for part in parts)

    def form(self, modal: Wire, values: Wire) -> str:
        """Returns a form as it was sent in, with `values` by custom id."""
        inner = "".join(self._form_part(part, values) for part in modal["components"])
        return f'<div class="card form"><p class="title">{escape(modal["title"])}</p>{inner}</div>'

    def _form_part(self, part: Wire, values: Wire) -> str:
        if part["type"] == ComponentType.TEXT_DISPLAY:
            return self.text(part["content"])
        filled = part.get("component") or part["components"][0]
        label = part.get("label") or filled.get("label") or ""
        hint = f"<small>{escape(part['description'])}</small>" if part.get("description") else ""
        given = shown_value(values.get(filled["custom_id"], filled.get("value") or ""))
        field = f'<strong>{escape(label)}</strong>{hint}<p class="input">{escape(given)}</p>'
        return f'<div class="field">{field}</div>'

    # Pictures and files -----------------------------------------------------------------------------------

    def attachments(self, attachments: list[Wire], shown_elsewhere: set[str]) -> str:
        """Returns the files below a message, except those that an embed or component shows."""
        own = [one for one in attachments if one["url"] not in shown_elsewhere]
        pictures = [one for one in own if is_picture(one["filename"])]
        files = [one for one in own if not is_picture(one["filename"])]
        gallery = self._pictures([(one["url"], one.get("description")) for one in pictures])
        return gallery + "".join(self._file(one["filename"], one["url"], one["size"]) for one in files)

    def _pictures(self, items: list[tuple[str, str | None]]) -> str:
        if not items:
            return ""
        return f'<div class="gallery">{"".join(self._picture(url, alt) for url, alt in items)}</div>'

    def _picture(self, url: str, alt: str | None) -> str:
        address = escape(self.uploads.address(url) or url)
        words = escape(alt or "")
        image = f'<img src="{address}" alt="{words}" title="{words}" loading="lazy">'
        return f'<a href="{address}">{image}</a>'

    def _file(self, name: str, url: str, size: int) -> str:
        address = escape(self.uploads.address(url) or url)
        length = format_unit(size, "byte", locale=self.names.language)
        return f'<p class="file">📄 <a href="{address}">{escape(name)}</a> <small>{length}</small></p>'

    # Embeds -----------------------------------------------------------------------------------------------

    def embed(self, embed: Wire) -> str:
        author, title, footer = embed.get("author") or {}, embed.get("title") or "", embed.get("footer") or {}
        lines = [
            f'<p class="byline">{escape(author.get("name") or "")}</p>' if author else "",
            self._thumbnail_of(embed),
            f'<p class="title">{inline(title, self.names)}</p>' if title else "",
            self.text(embed.get("description") or ""),
            "".join(self._field(field) for field in embed.get("fields") or ()),
            self._pictures([(embed["image"]["url"], None)]) if embed.get("image") else "",
            f"<small>{escape(footer.get('text') or '')}</small>" if footer else "",
        ]
        return f'<div class="card"{_accent(embed.get("color"))}>{"".join(lines)}</div>'

    def _thumbnail_of(self, embed: Wire) -> str:
        if not embed.get("thumbnail"):
            return ""
        return f'<div class="thumbnail">{self._picture(embed["thumbnail"]["url"], None)}</div>'

    def _field(self, field: Wire) -> str:
        kind = "field inline" if field.get("inline") else "field"
        name = f"<strong>{inline(field['name'], self.names)}</strong>"
        return f'<div class="{kind}">{name}{self.text(field["value"])}</div>'

    # Components -------------------------------------------------------------------------------------------

    def _row(self, row: Wire) -> str:
        return f'<div class="row">{self.components(row["components"])}</div>'

    def _button(self, button: Wire) -> str:
        label = self._label(button)
        if button["style"] == ButtonStyle.LINK:
            return f'<a class="button" href="{escape(button["url"])}" rel="noreferrer">{label} ↗</a>'
        style = ButtonStyle(button["style"]).name.lower()
        return f'<button class="button {style}{self._state(button)}" disabled>{label}</button>'

    def _state(self, control: Wire) -> str:
        used = self.pressed is not None and control.get("custom_id") == self.pressed
        return (" faded" if control.get("disabled") else "") + (" pressed" if used else "")

    def _label(self, part: Wire) -> str:
        emoji = (part.get("emoji") or {}).get("name") or ""
        label = part.get("label") or ""
        return escape(f"{emoji} {label}".strip())

    def _select(self, select: Wire) -> str:
        options = select.get("options") or []
        chosen = [option["label"] for option in options if option.get("default")]
        fallback = _SELECT_NAMES.get(select["type"]) or shown_name(select)
        summary = escape(", ".join(chosen) or select.get("placeholder") or fallback)
        items = "".join(f"<li>{self._option(option)}</li>" for option in options)
        kind = f"select{self._state(select)}"
        return f'<details class="{kind}"><summary>{summary}</summary><ul>{items}</ul></details>'

    def _option(self, option: Wire) -> str:
        hint = f" <small>{escape(option['description'])}</small>" if option.get("description") else ""
        return self._label(option) + hint

    def _section(self, section: Wire) -> str:
        words, accessory = self.components(section["components"]), self.components([section["accessory"]])
        return f'<div class="section"><div>{words}</div>{accessory}</div>'

    def _thumbnail(self, part: Wire) -> str:
        picture = self._picture(part["media"]["url"], part.get("description"))
        return f'<div class="thumbnail{_hidden(part)}">{picture}</div>'

    def _gallery(self, gallery: Wire) -> str:
        return self._pictures([(item["media"]["url"], item.get("description")) for item in gallery["items"]])

    def _separator(self, separator: Wire) -> str:
        size = "wide" if separator.get("spacing") == 2 else "narrow"
        return f'<hr class="{size}{"" if separator.get("divider") else " invisible"}">'

    def _container(self, container: Wire) -> str:
        inner = self.components(container["components"])
        accent = _accent(container.get("accent_color"))
        return f'<div class="card{_hidden(container)}"{accent}>{inner}</div>'


def _accent(colour: int | None) -> str:
    return "" if colour is None else f' style="border-left-color:#{int(colour):06x}"'


def _hidden(part: Wire) -> str:
    return " spoiler" if part.get("spoiler") else ""


def urls_shown(parts: Iterable[Wire], embeds: Iterable[Wire]) -> set[str]:
    """Returns the URLs of the uploads that components and embeds show."""
    in_embeds = {embed[key]["url"] for embed in embeds for key in ("image", "thumbnail") if embed.get(key)}
    return in_embeds | {url for part in parts for url in media_urls(part)}
