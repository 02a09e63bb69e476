"""Messages and reactions (https://docs.discord.com/developers/resources/message)."""

from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem
from sandbox.discord.rest.composing import compose
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.vocabulary import MessageType, Wire
from sandbox.discord.wire.messages import message_wire
from sandbox.discord.world import Channel, Message

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = _MESSAGES + "/{message_id}"
_HOUR = 3600
_NONCE_SECONDS = 300


@route("POST", _MESSAGES, "create_message")
async def create_message(call: Call) -> Answer:
    channel = _writable_channel(call)
    nonce = None if call.body.get("nonce") is None else str(call.body["nonce"])
    if nonce and call.body.get("enforce_nonce") and (twin := _twin(call, channel, nonce)):
        return 200, message_wire(call.service, twin)
    message = Message(channel, call.service.bot, nonce=nonce, tts=bool(call.body.get("tts")))
    _answer_to(message, call.body.get("message_reference"))
    compose(call.service, message, call.body, call.files, call.operation)
    await call.service.post(message)
    return 200, message_wire(call.service, message)


def _writable_channel(call: Call) -> Channel:
    channel = call.channel()
    call.service.direct_messages.require_sending(channel)
    call.channel(channel.speaking)
    if call.files:
        call.channel("ATTACH_FILES")
    call.service.threads.require_unlocked(channel, call.operation)
    return channel


def _twin(call: Call, channel: Channel, nonce: str) -> Message | None:
    """Returns the message already sent with this nonce in the last minutes, if any."""
    for message in channel.messages.values():
        is_recent = call.service.now() - message.created < _NONCE_SECONDS
        if message.nonce == nonce and message.author is call.service.bot and is_recent:
            return message
    return None


def _answer_to(message: Message, reference: Wire | None) -> None:
    if not reference:
        return
    answered = message.channel.messages.get(int(reference["message_id"]))
    if answered and not answered.ephemeral_to:
        message.reference, message.type = answered, MessageType.REPLY
    elif reference.get("fail_if_not_exists", True):
        code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"
        refuse_if([Problem(("message_reference",), code, "Unknown message")])


@route("PATCH", _MESSAGE, "update_message")
async def update_message(call: Call) -> Answer:
    message = call.message()
    if message.author is not call.service.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    call.service.threads.require_active(message.channel, call.operation)
    count_old_edit(call, message)
    compose(call.service, message, call.body, call.files, call.operation, is_edit=True)
    return 200, await call.service.announce_edit(message)


def count_old_edit(call: Call, message: Message) -> None:
    """Few edits of messages older than an hour are accepted in a channel: error 30046."""
    service = call.service
    if service.now() - message.created > _HOUR:
        service.limiter.count_unannounced(
            "old-edits", call.operation, service.config.old_edits, message.channel.id, service.now()
        )


@route("GET", _MESSAGE, "get_message")
async def get_message(call: Call) -> Answer:
    return 200, message_wire(call.service, call.message("READ_MESSAGE_HISTORY"))


@route("GET", _MESSAGES, "list_messages")
async def list_messages(call: Call) -> Answer:
    channel = call.channel("READ_MESSAGE_HISTORY")
    before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
    found = [one for one in channel.messages.values() if not one.ephemeral_to and after < one.id < before]
    found.sort(key=lambda one: one.id, reverse="after" not in call.query)
    page = found[: int(call.query.get("limit", 50))]
    page.sort(key=lambda one: one.id, reverse=True)
    return 200, [message_wire(call.service, one) for one in page]


@route("DELETE", _MESSAGE, "delete_message")
async def delete_message(call: Call) -> Answer:
    message = call.message()
    if message.author is not call.service.bot:
        call.channel("MANAGE_MESSAGES")
    call.service.threads.require_deletable(message.channel, call.operation)
    await call.service.erase(message)
    return 204, None


@route("PUT", _MESSAGE + "/reactions/{emoji_name}/@me", "add_my_message_reaction")
async def add_my_message_reaction(call: Call) -> Answer:
    message = call.message("READ_MESSAGE_HISTORY", "ADD_REACTIONS")
    call.service.threads.require_active(message.channel, call.operation)
    emoji = call.params["emoji_name"]
    if emoji.isascii() and ":" not in emoji:
        raise ApiError(400, 10014, "Unknown Emoji")
    message.reactions.setdefault(emoji, set()).add(call.service.bot.id)
    return 204, None
