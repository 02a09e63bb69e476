"""/game list and digest: the matches, and who owes an answer in them."""

from bot.discord.commands.options import Moderator
from bot.discord.commands.registration import command
from bot.discord.commands.request import Request
from bot.discord.ids import Address, Route
from bot.discord.markdown import CONTENT, listed, markdown
from bot.store import matches
from bot.store.matches import ALIVE
from bot.views import listing
from bot.views.message import Message, Text
from bot.views.references import Moment

MAX_LISTED = 15


@command("list")
async def list_matches(request: Request, mine: bool = False) -> None:
    bot, user_id, texts = request.bot, request.user.id, request.texts
    found = await (request.read(matches.held_by, user_id, *ALIVE) if mine else request.reachable(ALIVE))
    entries = await listing.entries(bot.engine, request.referee, found[:MAX_LISTED], user_id, texts)
    await request.reply_with(listed(texts("list-heading"), entries or [texts("list-empty")]))


@command("tables")
async def tables(request: Request, moderator: Moderator) -> None:
    found = await request.reachable(ALIVE)
    entries = await listing.entries(
        request.bot.engine, request.referee, found, moderator.id, request.texts, clocks=True
    )
    lines = [request.texts("list-heading"), *(entries or [request.texts("list-empty")])]
    await request.respond_in_pages(Message((Text("\n".join(lines)),)), Address(Route.TABLE, ""))


@command("digest")
async def digest(request: Request, weekly: bool | None = None) -> None:
    if weekly is False:
        await request.bot.digests.unsubscribe(request.user.id)
        return await request.reply("digest-weekly-off")
    sent = await request.bot.digests.send(request.user.id, await _list(request))
    first = ""  # before the list, which may be as long as a message can be
    if weekly and sent:
        next_at = Moment(await request.bot.digests.subscribe(request.user.id))
        first = f"{markdown(request.texts('digest-weekly', moment=next_at))}\n"
    elif weekly:  # the person takes no direct messages
        first = f"{markdown(request.texts('digest-weekly-closed'))}\n"
    shown = request.texts("digest-sent") if sent else await _list(request, CONTENT - len(first))
    return await request.reply_with(first + shown)


async def _list(request: Request, most: int = CONTENT) -> str:
    texts = request.texts
    return await request.bot.digests.compose(request.user.id, texts, most) or texts("digest-empty")
