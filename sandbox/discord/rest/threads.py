"""Threads and their members (https://docs.discord.com/developers/resources/channel, topics/threads)."""

from collections.abc import Callable, Iterable

from sandbox.discord.errors import ApiError
from sandbox.discord.rest.routes import Answer, Call, route
from sandbox.discord.vocabulary import THREADS_IN, ChannelType, Intent, MessageType, Wire
from sandbox.discord.wire.entities import channel_wire, thread_member_wire, thread_wire
from sandbox.discord.world import Channel, Message

_CHANNEL = "/channels/{channel_id}"
_MEMBERS = _CHANNEL + "/thread-members"
_SETTABLE = ("archived", "locked", "rate_limit_per_user", "auto_archive_duration", "invitable")
_OF_MODERATORS = frozenset({"locked", "rate_limit_per_user"})


# Making -----------------------------------------------------------------------------------------------------


@route("POST", _CHANNEL + "/threads", "create_thread")
async def create_thread(call: Call) -> Answer:
    kind = ChannelType(call.body.get("type") or ChannelType.PRIVATE_THREAD)
    is_private = kind == ChannelType.PRIVATE_THREAD
    parent = call.channel("CREATE_PRIVATE_THREADS" if is_private else "CREATE_PUBLIC_THREADS")
    return await _new_thread(call, parent, kind)


@route("POST", _CHANNEL + "/messages/{message_id}/threads", "create_thread_from_message")
async def create_thread_from_message(call: Call) -> Answer:
    message = call.message("CREATE_PUBLIC_THREADS")
    if message.thread:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    is_news = message.channel.type == ChannelType.ANNOUNCEMENT
    kind = ChannelType.ANNOUNCEMENT_THREAD if is_news else ChannelType.PUBLIC_THREAD
    return await _new_thread(call, message.channel, kind, message)


async def _new_thread(
    call: Call, parent: Channel, kind: ChannelType, message: Message | None = None
) -> Answer:
    """Announcement channels take announcement threads only; a thread takes none."""
    if kind not in THREADS_IN.get(parent.type, ()):
        detail = f"type {int(kind)} in a channel of type {int(parent.type)}"
        raise call.service.notes.refuse("thread-type", call.operation, detail, always=True)
    slow_mode = parent.extra.get("default_thread_rate_limit_per_user") or 0
    given = {key: call.body[key] for key in _SETTABLE if call.body.get(key) is not None}
    bot, name = call.service.bot.id, call.text("name")
    extra = {"rate_limit_per_user": slow_mode} | given
    thread = Channel(kind, parent.guild, name, parent, owner_id=bot, members={bot}, extra=extra)
    if message:
        thread.id, message.thread = message.id, thread
    call.service.channels[thread.id] = thread
    call.service.threads.note_activity(thread)
    data = thread_wire(thread, call.service.bot) | {"newly_created": True}
    await call.service.emit("THREAD_CREATE", data, guild=thread.guild, channel=thread, intent=Intent.GUILDS)
    return 201, thread_wire(thread, call.service.bot)


# Changing ---------------------------------------------------------------------------------------------------


async def update_thread(call: Call, thread: Channel) -> Answer:
    """ "Editing & Deleting Threads": archived ones can only be unarchived."""
    _require_changeable(call, thread)
    body, service = call.body, call.service
    is_renamed = body.get("name") not in (None, thread.name)
    if is_renamed:
        name = call.text("name")
        service.limiter.count_unannounced(
            "rename", call.operation, service.config.renames, thread.id, service.now()
        )
        thread.name = name
    thread.extra |= {key: body[key] for key in _SETTABLE if key in body}
    if body.get("archived") is False or body.get("auto_archive_duration"):
        service.threads.note_activity(thread)
    if "archived" in body:
        thread.archived_at = service.now()
    data = channel_wire(thread)
    await service.emit("THREAD_UPDATE", data, guild=thread.guild, channel=thread, intent=Intent.GUILDS)
    if is_renamed:
        kind = MessageType.CHANNEL_NAME_CHANGE
        await service.threads.report(thread, kind, service.bot, text=thread.name)
    return 200, thread_wire(thread, service.bot)


def _require_changeable(call: Call, thread: Channel) -> None:
    """Whoever has made a thread may change it, but not lock it; every member may unarchive it."""
    service, wanted = call.service, set(call.body)
    is_moderator = service.threads.is_moderator(thread)
    is_own = thread.owner_id == service.bot.id
    is_unarchiving = wanted == {"archived"} and not call.body["archived"]
    if thread.archived and call.body.get("archived") is not False:
        raise service.notes.refuse("archived", call.operation, thread.name)
    if not (wanted == {"archived"} and is_own and service.config.locked_owner_reopens):
        service.threads.require_unlocked(thread, call.operation)
    may_unarchive = is_unarchiving and service.bot.id in thread.members
    if (wanted & _OF_MODERATORS and not is_moderator) or not (may_unarchive or is_own or is_moderator):
        raise ApiError(403, 50013, "Missing Permissions")


# Members ----------------------------------------------------------------------------------------------------


def _active_thread(call: Call, *needed: str) -> Channel:
    thread = call.channel(*needed)
    if not thread.is_thread:
        detail = f"a channel of type {int(thread.type)}"
        raise call.service.notes.refuse("thread-type", call.operation, detail, always=True)
    if thread.archived:
        raise call.service.notes.refuse("archived", call.operation, thread.name)
    return thread


@route("PUT", _MEMBERS + "/{user_id}", "add_thread_member")
async def add_thread_member(call: Call) -> Answer:
    """Refuses strangers, and those who may not view the channel of the thread."""
    thread = _active_thread(call, "SEND_MESSAGES_IN_THREADS")
    service, user = call.service, call.service.users.get(int(call.params["user_id"]))
    if not user:
        raise ApiError(404, 10013, "Unknown User")
    if thread.guild and user.id not in thread.guild.members:
        raise service.notes.refuse("thread-stranger", call.operation, user.name)
    if service.config.refuse_blind_members and not service.threads.may_view_parent(thread, user):
        raise service.notes.refuse("thread-blind", call.operation, user.name)
    await service.threads.join(thread, user, by=service.bot)
    return 204, None


@route("DELETE", _MEMBERS + "/{user_id}", "delete_thread_member")
async def delete_thread_member(call: Call) -> Answer:
    """For MANAGE_THREADS, and for the creator of a private thread."""
    thread, service = _active_thread(call), call.service
    is_own = thread.type == ChannelType.PRIVATE_THREAD and thread.owner_id == service.bot.id
    if not is_own and not service.threads.is_moderator(thread):
        raise ApiError(403, 50013, "Missing Permissions")
    if user := service.users.get(int(call.params["user_id"])):
        await service.threads.leave(thread, user, by=service.bot)
    return 204, None


@route("PUT", _MEMBERS + "/@me", "join_thread")
async def join_thread(call: Call) -> Answer:
    await call.service.threads.join(_active_thread(call), call.service.bot)
    return 204, None


@route("DELETE", _MEMBERS + "/@me", "leave_thread")
async def leave_thread(call: Call) -> Answer:
    await call.service.threads.leave(_active_thread(call), call.service.bot)
    return 204, None


@route("GET", _MEMBERS + "/{user_id}", "get_thread_member")
async def get_thread_member(call: Call) -> Answer:
    thread, user = call.channel(), int(call.params["user_id"])
    if user not in thread.members:
        raise ApiError(404, 10007, "Unknown Member")
    return 200, thread_member_wire(thread, user)


@route("GET", _MEMBERS, "list_thread_members")
async def list_thread_members(call: Call) -> Answer:
    """Restricted by the privileged intent GUILD_MEMBERS."""
    thread = call.channel()
    if not call.service.config.privileged & Intent.GUILD_MEMBERS:
        raise ApiError(403, 50001, "Missing Access")
    return 200, [thread_member_wire(thread, user) for user in sorted(thread.members)]


# Lists ------------------------------------------------------------------------------------------------------


@route("GET", "/guilds/{guild_id}/threads/active", "get_active_guild_threads")
async def get_active_guild_threads(call: Call) -> Answer:
    """Newest first."""
    guild = call.guild()
    threads = _threads(call, lambda thread: thread.guild is guild and not thread.archived)
    return _listed(call, sorted(threads, key=lambda thread: -thread.id))


@route("GET", _CHANNEL + "/threads/archived/public", "list_public_archived_threads")
async def list_public_archived_threads(call: Call) -> Answer:
    kinds = ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT_THREAD
    return _archived(call, call.channel("READ_MESSAGE_HISTORY"), kinds)


@route("GET", _CHANNEL + "/threads/archived/private", "list_private_archived_threads")
async def list_private_archived_threads(call: Call) -> Answer:
    parent = call.channel("READ_MESSAGE_HISTORY", "MANAGE_THREADS")
    return _archived(call, parent, (ChannelType.PRIVATE_THREAD,))


@route("GET", _CHANNEL + "/users/@me/threads/archived/private", "list_my_private_archived_threads")
async def list_my_private_archived_threads(call: Call) -> Answer:
    parent, bot = call.channel("READ_MESSAGE_HISTORY"), call.service.bot.id
    return _archived(call, parent, (ChannelType.PRIVATE_THREAD,), lambda thread: bot in thread.members)


def _archived(
    call: Call,
    parent: Channel,
    kinds: Iterable[ChannelType],
    chosen: Callable[[Channel], bool] = lambda thread: True,
) -> Answer:
    """Last archived first."""
    threads = _threads(
        call, lambda one: one.parent is parent and one.type in kinds and one.archived and chosen(one)
    )
    return _listed(call, sorted(threads, key=lambda thread: -thread.archived_at))


def _threads(call: Call, chosen: Callable[[Channel], bool]) -> list[Channel]:
    bot = call.service.bot
    seen = (one for one in call.service.channels.values() if one.is_thread and one.permissions(bot))
    return [thread for thread in seen if chosen(thread)]


def _listed(call: Call, threads: list[Channel]) -> Answer:
    bot = call.service.bot.id
    members: list[Wire] = [thread_member_wire(one, bot) for one in threads if bot in one.members]
    return 200, {"threads": [channel_wire(one) for one in threads], "members": members, "has_more": False}
