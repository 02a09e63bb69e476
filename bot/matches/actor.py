"""Who acts on a match: a person or a part of the program, and in which role.

The caller of the referee authenticates the actor; only the referee decides what the actor may do.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Role: TypeAlias = Literal["player", "moderator", "ai", "clock", "program"]
"""The role of an actor. The match's rows define which person is the host and who holds which seat."""

SUCCESSOR = "greedy"
"""The policy that replaces a person who has left."""


@dataclass(frozen=True)
class Actor:
    """A person by Discord id and by the name that the others see, or a part of the program (`id` 0).

    A moderator is one on the server `guild_id` only. The name of an AI is that of its policy.
    """

    id: int
    name: str
    role: Role = "player"
    guild_id: int | None = None

    @classmethod
    def moderator(cls, user_id: int, name: str, guild_id: int) -> "Actor":
        """A person who may moderate the matches of a server."""
        return cls(user_id, name, "moderator", guild_id)

    @classmethod
    def ai(cls, policy: str) -> "Actor":
        """The AI that plays seats by this policy."""
        return cls(0, policy, "ai")

    @classmethod
    def clock(cls) -> "Actor":
        """The scheduler, which acts when a clock expires."""
        return cls(0, "clock", "clock")

    @classmethod
    def program(cls) -> "Actor":
        """The program itself: it upgrades matches, and announces that a backup was restored."""
        return cls(0, "program", "program")

    @property
    def is_person(self) -> bool:
        return self.role in ("player", "moderator")

    def moderates(self, guild_id: int) -> bool:
        """Whether the actor may moderate the matches of this server."""
        return self.role == "moderator" and self.guild_id == guild_id
