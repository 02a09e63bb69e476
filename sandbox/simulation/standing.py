"""Whether the messages on Discord say what the bot would say now: nothing stands there out of date."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import ndiff
from itertools import islice
from typing import Any, TypeAlias

from sandbox.discord import FakeDiscord
from sandbox.discord.world import Message
from sandbox.simulation.invariants import Database, Violation, parts, posted, round_of

Place: TypeAlias = tuple[str, str, str]
"""Match, audience and key of a message."""
Components: TypeAlias = Sequence[dict[str, Any]]
Said: TypeAlias = list[str]
"""What the readers of a message see and press, a line each; of pictures what they show, in words."""

_SHOWN = 6
"""Lines of a difference that a violation shows."""


def standing(service: FakeDiscord, database: Database, closed: Collection[int]) -> dict[Place, Said]:
    """What stands at the tables, in the lobbies, and where seats are asked.

    What a match with rows in the outbox says is left out: it is about to change. So is what stands in the
    direct messages of those in `closed`, who have refused one, and of those who have left: it may stay.
    """
    messages = {message.id: message for message in posted(service)}
    query = (
        "SELECT match_id, audience, key, message_id FROM messages"
        " WHERE match_id NOT IN (SELECT match_id FROM outbox)"
        " AND (audience IN ('table', 'lobby') OR audience LIKE 'seat:%')"
    )
    return {
        (row["match_id"], row["audience"], row["key"]): said(
            [{"content": message.content}, *message.rendered]
        )
        for row in database.rows(query)
        if (message := messages.get(row["message_id"])) and not _may_stay(service, message, closed)
    }


def _may_stay(service: FakeDiscord, message: Message, closed: Collection[int]) -> bool:
    reader = message.channel.recipient
    return reader is not None and (reader.id in closed or not service.shares_guild_with_bot(reader))


def final(database: Database, places: Collection[Place]) -> set[Place]:
    """Those that tell of something that is over, so that they will not change any more."""
    newest: dict[str, str] = {}
    stages: set[tuple[str, str]] = set()
    for row in database.rows("SELECT match_id, key FROM stages ORDER BY match_id, seq, number"):
        match, key = row["match_id"], row["key"]
        newest[match] = key
        stages |= {(match, key), (match, round_of(key))}
    going_on = {one for match, key in newest.items() for one in ((match, key), (match, round_of(key)))}
    over = {row["id"] for row in database.rows("SELECT id FROM matches WHERE status IN ('over', 'stopped')")}
    told = stages - going_on
    return {
        (match, audience, key)
        for match, audience, key in places
        if match in over or (audience == "table" and (match, key) in told)
    }


def check_standing(
    stands: Mapping[Place, Said], composed: Mapping[Place, Sequence[Components]]
) -> Iterator[tuple[Place, Violation]]:
    """Each message would be the same if it was composed now, in one of the forms that it may have."""
    for place, forms in composed.items():
        wanted = [said(form) for form in forms]
        if stands[place] not in wanted:
            different = _difference(stands[place], wanted[0]) if wanted else "it would be deleted"
            yield place, Violation("out of date", f"{' '.join(place)}: {different}")


def said(components: Components) -> Said:
    """What these components say. Buttons that cannot be pressed, and colours, say nothing."""
    return [line for part in parts([*components]) for line in _lines(part)]


def _lines(part: Mapping[str, Any]) -> Iterator[str]:
    yield from (part.get("content") or "").splitlines()
    for item in part.get("items") or ():
        yield from (item.get("description") or "").splitlines()
    if part.get("custom_id") and not part.get("disabled"):
        yield f"{part['custom_id']} {part.get('label') or part.get('placeholder')}"
        for option in part.get("options") or ():
            yield f"{option['label']} {option.get('description')} {bool(option.get('default'))}"


def _difference(stands: Said, wanted: Said) -> str:
    """The first lines that are different: with `-` as they stand, with `+` as they should."""
    lines = (line for line in ndiff(stands, wanted, charjunk=None) if line[0] in "-+")
    return " | ".join(line[:200] for line in islice(lines, _SHOWN))
