"""Shards: the part of Discord's servers that a process serves.

https://docs.discord.com/developers/events/gateway#sharding
"""

import re
from dataclasses import dataclass

_FORM = re.compile(r"(\d{1,5}(?:,\d{1,5})*)/(\d{1,5})")


@dataclass(frozen=True)
class Shards:
    """The shards `ids` of `count` in all. A server belongs to shard `(server id >> 22) % count`."""

    ids: tuple[int, ...]
    count: int

    @property
    def leading(self) -> bool:
        """Whether shard 0 is among them: it gets direct messages, and publishes the commands."""
        return 0 in self.ids


def parse_shards(text: str) -> Shards:
    """Read e.g. `0,1/4`: the shards 0 and 1 of four. Raises ValueError, whose text is for the host."""
    form = _FORM.fullmatch(text.replace(" ", ""))
    if form is None:
        raise ValueError("GYOJI_SHARDS must look like 0,1/4: the shards 0 and 1 of four")
    ids, count = tuple(map(int, form[1].split(","))), int(form[2])
    if count == 0:
        raise ValueError("GYOJI_SHARDS must name at least one shard in all, as in 0/1")
    if len(set(ids)) < len(ids) or max(ids) >= count:
        raise ValueError(f"GYOJI_SHARDS must name different shards, each from 0 to {count - 1}")
    return Shards(ids, count)
