"""A secret question just after it was settled: what its player had answered, for that player's eyes."""

import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.branch import unnamed
from bot.matches.match_view import MatchRows
from bot.store import stages
from bot.store.stages import Packed
from rules.core import codec
from rules.core.model import Prompt, Seat

_LONG_AGO = 20
"""Rows of the log among which the one is looked for that settled a question."""


@dataclass(frozen=True)
class Settled:
    """A prompt as it stood last, and all that its seat knew then."""

    prompt: Prompt
    observation: Any


async def look_back(
    connection: AsyncConnection, table: MatchRows, seq: int, seat: Seat, prompt_id: str
) -> Settled | None:
    """The seat's prompt as it stood when row `seq` of the log, or one of those just before it, settled it.

    None if that is too long ago, for the match goes on while somebody's panel is drawn, and if the prompt was
    open still after the last row that knows it: it was withdrawn, or the match was ended.
    """
    match_id = table.match.id
    for row in range(seq, max(seq - _LONG_AGO, -1), -1):
        settled = _look_at(table, await stages.oldest(connection, match_id, row), seat)
        if settled and settled.prompt.id == unnamed(prompt_id):
            after = _look_at(table, await stages.newest(connection, match_id, row), seat)
            return None if after and after.prompt.id == settled.prompt.id else settled
    return None


def _look_at(table: MatchRows, packed: Packed | None, seat: Seat) -> Settled | None:
    """The seat's prompt at the end of a stage; None if it was gone by then."""
    if packed is None:
        return None
    try:
        state = codec.decode_state(table.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None  # a keepsake, not worth a replay
    prompt = table.game.prompts(state).get(seat)
    return Settled(prompt, table.game.observe(state, seat)) if prompt else None
