"""Matches in a list, a few lines each."""

from collections.abc import Sequence

from bot.store.matches import Match, Seating
from bot.views.mentions import channel
from bot.views.names import escaped
from bot.views.texts import Texts


def entry(match: Match, players: Sequence[Seating], owing: bool, texts: Texts) -> str:
    """A match in a line, and a second one where it waits for the reader."""
    line = texts(
        "list-entry",
        match=match.id,
        title=texts(f"title-{match.title}"),
        status=texts(f"match-status-{match.status}"),
        players=", ".join(escaped(player.name) for player in players),
        place=channel(match.place_id),
    )
    return f"- {line}\n  {texts('list-entry-owes')}" if owing else f"- {line}"


def fitting(heading: str, entries: Sequence[str], most: int) -> str:
    """The heading and as many of the entries below it as a text of so many characters holds."""
    text = heading
    for one in entries:
        if len(text) + 1 + len(one) > most:
            break
        text = f"{text}\n{one}"
    return text
