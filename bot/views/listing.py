"""Lists of matches, such as a person's digest: an entry of a line or two for each."""

from collections.abc import Iterable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import MatchView, RefereeError
from bot.matches.reader import MatchReader
from bot.store import matches
from bot.store.engine import read
from bot.store.matches import ALIVE, Match, Seating
from bot.views.match_messages import MatchMessages
from bot.views.references import Moment, Name, Place
from bot.views.texts import Texts


async def digest(
    engine: AsyncEngine, reader: MatchReader, user_id: int, texts: Texts
) -> tuple[str, tuple[str, ...]] | None:
    """A heading, and the person's living matches, those first that wait for them; None if there are none."""
    held = await read(engine, matches.held_by, user_id, *ALIVE)
    owing = [match for match in held if waits_for(await position_of(reader, match), user_id)]
    others = [match for match in held if match not in owing]
    heading = texts("digest-heading", count=len(owing), matches=len(held))
    found = await entries(engine, reader, [*owing, *others], user_id, texts)
    return (heading, found) if held else None


async def entries(
    engine: AsyncEngine,
    reader: MatchReader,
    found: Iterable[Match],
    user_id: int,
    texts: Texts,
    *,
    clocks: bool = False,
) -> tuple[str, ...]:
    """The matches as entries of a list for this person; with `clocks`, whom each waits for and until when."""
    listed = []
    for match in found:
        players = await read(engine, matches.seatings, match.id)
        position = await position_of(reader, match)
        line = entry(match, players, waits_for(position, user_id), texts)
        below = _clocks(match, position, texts) if clocks else []
        listed.append("\n  ".join((line, *below)))
    return tuple(listed)


def _clocks(match: Match, position: MatchView | None, texts: Texts) -> list[str]:
    """Since when a table waits for people; whom a match waits for and until when."""
    if match.status == "lobby":
        return [texts("list-entry-opened", moment=Moment(match.created_at))]
    return MatchMessages(position, texts).standing()[1:] if position else []


def entry(match: Match, players: Sequence[Seating], owing: bool, texts: Texts) -> str:
    """A match in a line, and a second one where it waits for the reader."""
    line = texts(
        "list-entry",
        match=match.id,
        title=texts(f"title-{match.title}"),
        status=texts(f"match-status-{match.status}"),
        players=", ".join(str(Name(player.name)) for player in players),
        place=Place(match.guild_id, match.place_id),
    )
    return f"- {line}\n  {texts('list-entry-owes')}" if owing else f"- {line}"


async def position_of(reader: MatchReader, match: Match) -> MatchView | None:
    """The position of a match that has begun; None also for one that cannot be played."""
    try:
        return await reader.position(match.id)
    except RefereeError:
        return None


def waits_for(position: MatchView | None, user_id: int) -> bool:
    """Whether the match waits for this person."""
    if position is None or position.match.status != "running":
        return False
    mine = position.seat_of(user_id)
    prompt = position.prompts.get(mine.seat) if mine and not mine.policy else None
    return prompt is not None and prompt.owed
