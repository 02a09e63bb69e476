"""A secret question just after it was settled: what its player had answered, for that player's eyes."""

import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.referee.position import Table
from bot.store import stages
from rules.core import codec
from rules.core.model import Prompt, Seat


@dataclass(frozen=True)
class Settled:
    """A prompt as it stood last, and all that its seat knew then."""

    prompt: Prompt
    observation: Any


async def look_back(connection: AsyncConnection, table: Table, seq: int, seat: Seat) -> Settled | None:
    """The seat's prompt at the end of the stage that row `seq` closed; None if it was gone by then."""
    packed = await stages.oldest(connection, table.match.id, seq)
    if packed is None:
        return None
    try:
        state = codec.decode_state(table.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None  # a keepsake, not worth a replay
    prompt = table.game.prompts(state).get(seat)
    return Settled(prompt, table.game.observe(state, seat)) if prompt else None
