"""The result of a match as a file for play trackers, in the format that Board Game Stats shares plays in.

A `.bgsplay` file is JSON: lists of players, games and places with ids of their own, and plays that refer to
them. Only what the table has seen is in it: names, seats, ranks and scores.
"""

import uuid
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.store.matches import Match
from rules.core.model import Outcome, Seat, by_seat

ABOUT = "This is a play that can be read by Board Game Stats and other play trackers."
_NAMESPACE = uuid.UUID("6f1c2f7e-5d0c-5c43-9d8e-0c8a9a2b7c11")
"""Of the ids: the same match, title or name has the same id in every file."""


def play_file(
    match: Match,
    title: str,
    names: Sequence[str],
    outcome: Outcome,
    rank: Callable[[Outcome, Seat], int],
    *,
    cooperative: bool,
) -> bytes:
    """The file of an ended match; `names` are by seat, times are UTC."""
    ended = _time(match.ended_at or match.created_at)
    players = [
        _thing("player", name, name, ended, number) | {"isAnonymous": False}
        for number, name in enumerate(names, 1)
    ]
    rules = {"cooperative": cooperative, "highestWins": True, "noPoints": False, "usesTeams": False}
    game = _thing("game", match.title, title, ended) | rules
    scores = [
        {
            "playerRefId": seat + 1,
            "score": str(score),
            "winner": seat in outcome.winners,
            "rank": 0 if cooperative else rank(outcome, seat),
            "seatOrder": seat + 1,
            "startPlayer": False,
            "newPlayer": False,
        }
        for seat, score in by_seat(outcome.scores)
    ]
    play = {
        "uuid": _id("match", match.id),
        "modificationDate": ended,
        "playDate": ended,
        "ignored": False,
        "manualWinner": True,
        "durationMin": 0,  # days between moves are not the time of play
        "gameRefId": 1,
        "locationRefId": 1,
        "comments": f"Gyoji {match.id}",
        "playerScores": scores,
    }
    place = _thing("location", "Discord", "Discord", ended)
    whole: dict[str, Any] = {
        "about": ABOUT,
        "players": players,
        "locations": [place],
        "games": [game],
        "plays": [play],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def _thing(kind: str, key: str, name: str, modified: str, number: int = 1) -> dict[str, Any]:
    """An entry of one of the file's lists, to which plays refer by its number."""
    return {"uuid": _id(kind, key), "id": number, "name": name, "modificationDate": modified}


def _id(kind: str, name: str) -> str:
    return str(uuid.uuid5(_NAMESPACE, f"{kind}:{name}"))


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")
