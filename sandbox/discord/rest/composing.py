"""Applies a request body to a message: validation, files, merging with the old content, limits."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandbox.discord.errors import refuse_if
from sandbox.discord.limits import (
    Problem,
    check_message,
    check_message_body,
    components_within,
    ignored_keys,
)
from sandbox.discord.pictures import picture_size
from sandbox.discord.rest.routes import Files
from sandbox.discord.vocabulary import ComponentType, MessageFlag, Wire
from sandbox.discord.wire.components import rendered
from sandbox.discord.wire.messages import written_text
from sandbox.discord.world import Channel, Message, Revision

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_CONTENT_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
}


def compose(
    service: "FakeDiscord",
    message: Message,
    body: Wire,
    files: Files,
    operation: str,
    *,
    is_edit: bool = False,
) -> Message:
    """Apply `body` to `message`. Raises Invalid Form Body and leaves the message unchanged."""
    refuse_if(check_message_body(body))
    service.warnings += [f"{operation}: {key} is ignored" for key in ignored_keys(body)]
    if is_edit:
        files = _listed(service, body, files, operation)
    attachments = list(_attachments(service, message, body, files))
    merged: Wire = {
        "content": body.get("content", message.content) or "",
        "embeds": body.get("embeds", message.embeds) or [],
        "components": body.get("components", message.components) or [],
        "attachments": attachments,
        "flags": _flags(message, body, is_edit),
        "sticker_ids": body.get("sticker_ids"),
    }
    problems, warnings = check_message(merged)
    service.warnings += [f"{operation}: {warning}" for warning in warnings]
    refuse_if(problems)
    # Filling in a deferred response is not an edit.
    if is_edit and not message.loading:
        message.edited = service.now()
        message.revisions.append(
            Revision(message.content, message.embeds, message.components, message.attachments)
        )
    _write(message, merged, body.get("allowed_mentions"))
    _check_channel_mentions(service, message, operation)
    return message


def _write(message: Message, merged: Wire, allowed_mentions: Wire | None) -> None:
    message.content = merged["content"]
    message.embeds = merged["embeds"]
    message.components = merged["components"]
    message.attachments = merged["attachments"]
    message.rendered = rendered(message.components, message.attachments)
    every = components_within(message.components)
    message.displays = [one["content"] for one in every if one["type"] == ComponentType.TEXT_DISPLAY]
    message.flags = merged["flags"]
    message.allowed_mentions = allowed_mentions


def _flags(message: Message, body: Wire, is_edit: bool) -> int:
    """Message resource, "Message Flags": those that a write may change; Components V2 cannot be unset."""
    kept = message.flags & ~MessageFlag.LOADING
    if body.get("flags") is None:
        return kept
    settable = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
    if message.interaction and not is_edit:
        settable |= MessageFlag.EPHEMERAL
    return (kept & ~MessageFlag.SUPPRESS_EMBEDS) | (int(body["flags"]) & settable)


def _attachments(service: "FakeDiscord", message: Message, body: Wire, files: Files) -> Iterator[Wire]:
    """Returns the attachments after this write: listed old ones stay, files[n] belongs to the listed id n."""
    listed = body.get("attachments")
    old = {one["id"]: one for one in message.attachments}
    if listed is None:
        yield from old.values()
    for one in listed or ():
        if kept := old.get(str(one["id"])):
            yield kept | ({"description": one["description"]} if "description" in one else {})
    described = {int(one["id"]): one for one in listed or () if str(one["id"]) not in old}
    refuse_if(_without_file(described, files))
    for number, (name, data) in files.items():
        yield _stored(service, message.channel, name, data, described.get(number, {}))


def _listed(service: "FakeDiscord", body: Wire, files: Files, operation: str) -> Files:
    """Reference, "Editing Message Attachments": an edit takes only the files that `attachments` lists.

    What answers an interaction with POST is no edit in this respect.
    """
    if not operation.startswith("update_"):
        return files
    listed = {int(one["id"]) for one in body.get("attachments") or ()}
    for name, _ in (file for number, file in files.items() if number not in listed):
        service.notes.warn("unlisted-file", operation, name)
    return {number: file for number, file in files.items() if number in listed}


def _check_channel_mentions(service: "FakeDiscord", message: Message, operation: str) -> None:
    """Threads, "Details about Thread Access and Syncing": in direct messages only the client of a member is
    sure to know a thread.
    """
    person = message.channel.recipient
    if not person:
        return
    for key in re.findall(r"<#(\d+)>", written_text(message)):
        channel = service.channels.get(int(key))
        is_known = channel and (
            not channel.is_thread or (person.id in channel.members and not channel.archived)
        )
        if not is_known:
            name = channel.name if channel else key
            service.notes.warn("unknown-mention", operation, f"#{name}, to {person.name}")


def _without_file(described: dict[int, Wire], files: Files) -> list[Problem]:
    text = "No files[{}] and no such attachment"
    missing = [number for number in described if number not in files]
    return [Problem(("attachments", one), "ATTACHMENT_NOT_FOUND", text.format(one)) for one in missing]


def _stored(service: "FakeDiscord", channel: Channel, name: str, data: bytes, described: Wire) -> Wire:
    name = re.sub(r"[^\w.()-]", "_", described.get("filename") or name)
    file_id, url = service.store_file(channel.id, name, data)
    attachment = {
        "id": str(file_id),
        "filename": name,
        "size": len(data),
        "url": url,
        "proxy_url": url,
        "content_type": _CONTENT_TYPES.get(name.rsplit(".", 1)[-1].lower(), "application/octet-stream"),
    }
    width, height = picture_size(data)
    if width:
        attachment |= {"width": width, "height": height}
    if described.get("description"):
        attachment["description"] = described["description"]
    return attachment
