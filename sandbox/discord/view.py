"""What one person sees: a message on their screen, and the bot's response to an interaction."""

from typing import TYPE_CHECKING, Any

from sandbox.discord.client import report_text
from sandbox.discord.config import PATIENCE
from sandbox.discord.limits import components_within, media_urls
from sandbox.discord.limits.messages import embed_pictures, embed_texts
from sandbox.discord.vocabulary import SELECTS, CallbackType, ComponentType, Wire
from sandbox.discord.wire.messages import embed_wire, mentions
from sandbox.discord.world import Interaction, Message, Revision

if TYPE_CHECKING:
    from collections.abc import Collection

    from sandbox.discord.human import Human


class Cannot(AssertionError):
    """The client does not allow this person to do that."""


class View:
    """One message as one person sees it. It is live: the properties reflect later edits."""

    def __init__(self, message: Message, human: "Human") -> None:
        self.message = message
        self.human = human

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def deleted(self) -> bool:
        return self.message.deleted

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.message.ephemeral_to)

    @property
    def thinking(self) -> bool:
        """Whether the bot has only deferred its response so far."""
        return self.message.loading

    @property
    def edited(self) -> bool:
        return self.message.edited is not None

    @property
    def revisions(self) -> list[Revision]:
        """The versions of the message before each edit, oldest first."""
        return self.message.revisions

    @property
    def embeds(self) -> list[Wire]:
        return [embed_wire(embed, self.message.attachments) for embed in self.message.embeds]

    @property
    def parts(self) -> list[Wire]:
        """All components, outermost first."""
        return list(components_within(self.message.rendered))

    @property
    def buttons(self) -> list[Wire]:
        return [part for part in self.parts if part["type"] == ComponentType.BUTTON]

    @property
    def selects(self) -> list[Wire]:
        return [part for part in self.parts if part["type"] in SELECTS]

    @property
    def pings(self) -> list[str]:
        """Names of the people it notifies; nobody, if it reports what was done in a thread."""
        if self.message.is_system:
            return []
        return [user.name for user in mentions(self.human.service, self.message).users]

    @property
    def text(self) -> str:
        """All text on the screen, in order: content, embeds, text displays, drawn as by the client."""
        if self.message.is_system:
            return report_text(self.message)
        texts = [self.message.content]
        for embed in self.message.embeds:
            texts += embed_texts(embed)
        texts += [part["content"] for part in self.parts if part["type"] == ComponentType.TEXT_DISPLAY]
        return "\n".join(self.human.client.shown_text(text) for text in texts if text)

    @property
    def push(self) -> str:
        """All that a lock screen showed of it."""
        return self.message.pushed

    @property
    def attachments(self) -> list[Wire]:
        """Files on the screen: with Components V2 only those that a component shows."""
        if not self.message.uses_components_v2:
            return self.message.attachments
        shown = {url for part in self.parts for url in media_urls(part)}
        return [one for one in self.message.attachments if one["url"] in shown]

    @property
    def images(self) -> list[tuple[str, str | None]]:
        """(URL, alt text) of every picture on the screen, in order."""
        alt = {one["url"]: one.get("description") for one in self.message.attachments}
        if not self.message.uses_components_v2:
            urls = [one["url"] for one in self.message.attachments if one.get("width")]
            urls += [url for embed in self.embeds for url in embed_pictures(embed).values()]
            return [(url, alt.get(url)) for url in dict.fromkeys(urls)]
        items = [item for part in self.parts for item in _pictures_of(part)]
        urls_seen = [(item["media"]["url"], item.get("description")) for item in items]
        return [(url, description or alt.get(url)) for url, description in urls_seen]

    def chosen(self, key: str) -> list[str]:
        """Returns the values that a select shows as chosen. Raises Cannot."""
        return self.human.client.chosen(self.message, self.component(key, SELECTS))

    def component(self, key: str, kinds: "Collection[int]") -> Wire:
        """Returns the one enabled component with this custom_id, label or placeholder. Raises Cannot."""
        found = [part for part in self.parts if part["type"] in kinds and key in _names(part)]
        if self.deleted or len(found) != 1:
            raise Cannot(f"{len(found)} components {key!r} on {self!r}")
        if found[0].get("disabled"):
            raise Cannot(f"{key!r} is disabled")
        return found[0]

    def __repr__(self) -> str:
        kind = "ephemeral message" if self.ephemeral else "message"
        return f"<{kind} {self.text[:60]!r} {[button.get('label') for button in self.buttons]}>"


def _pictures_of(part: Wire) -> list[Wire]:
    return [part] if part["type"] == ComponentType.THUMBNAIL else part.get("items") or []


def _names(part: Wire) -> tuple[str | None, ...]:
    return part.get("custom_id"), part.get("label"), part.get("placeholder")


_KINDS = {
    CallbackType.NONE_YET: "failed",
    CallbackType.MESSAGE: "message",
    CallbackType.DEFERRED_MESSAGE: "thinking",
    CallbackType.DEFERRED_UPDATE: "nothing",
    CallbackType.UPDATE: "update",
    CallbackType.CHOICES: "choices",
    CallbackType.MODAL: "modal",
}


class Reply:
    """The bot's response to one interaction.

    kind: message, thinking, update, nothing (deferred update), choices, modal, or failed (no response).
    """

    def __init__(self, interaction: Interaction, human: "Human") -> None:
        self.interaction = interaction
        self.human = human
        self.kind = _KINDS[interaction.response]
        self.latency = interaction.latency
        """Seconds until the initial response."""
        self.modal: Wire | None = interaction.extra if self.kind == "modal" else None
        self.choices: list[Wire] | None = interaction.extra if self.kind == "choices" else None

    @property
    def message(self) -> View | None:
        """The response message, while this person sees it."""
        message = self.interaction.original
        if not message or message.deleted or message not in self.human.visible(message.channel):
            return None
        return View(message, self.human)

    @property
    def followups(self) -> list[View]:
        return [View(message, self.human) for message in self.interaction.followups if not message.deleted]

    @property
    def shown(self) -> bool:
        """Whether the response stands on the screen, in the message that was used or below it."""
        return self.interaction.changed or bool(self.interaction.followups)

    async def done(self, seconds: float = PATIENCE) -> View | None:
        """Wait until a deferred response has its content."""
        await self.human.service.wait_for(lambda: not self.interaction.awaits_content, seconds)
        return self.message

    def __repr__(self) -> str:
        details: Any = self.message or self.modal or self.choices
        return f"<reply {self.kind} {details!r}>"
