"""Who acts on a match from Discord."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody on Discord, by id and by the name that the others see; `moderator`: may referee there."""

    user_id: int
    name: str
    moderator: bool = False
