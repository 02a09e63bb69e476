"""Configuration of the loopback Discord: limits and deadlines, injected faults, and the log of requests."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.discord.vocabulary import MEBIBYTE

Bucket = tuple[str, int, float]
"""(name, requests, seconds)"""
Limit = tuple[int, float]
"""(times, seconds)"""
Spread = tuple[float, float]
"""(least, most), evenly distributed."""


def _usual_buckets() -> dict[str, Bucket | None]:
    # Discord publishes no sizes ("should not be hard coded"); these are the ones commonly observed.
    return {
        "create_message": ("message", 5, 5.0),
        "update_message": ("edit", 5, 5.0),
        "delete_message": ("delete", 5, 1.0),
        "execute_webhook": ("webhook", 5, 2.0),
        "update_original_webhook_message": ("webhook-edit", 5, 2.0),
        "update_webhook_message": ("webhook-edit", 5, 2.0),
        "create_dm": ("dm", 10, 10.0),
        "add_my_message_reaction": ("reaction", 1, 0.25),
        "create_interaction_response": None,
    }


PATIENCE = 60.0
"""Seconds in which what must happen has happened, also on a busy computer; nothing waits for as long."""


@dataclass
class Config:
    """Deadlines in seconds, sizes in bytes."""

    ack_deadline: float = 3.0
    """Deadline of the initial response (receiving and responding, "Responding to an Interaction")."""
    token_life: float = 900.0
    attachment_limit: int = 10 * MEBIBYTE
    """Per file (reference, "Uploading Files")."""
    request_limit: int = 25 * MEBIBYTE
    heartbeat: float = 41.25
    global_limit: int = 50
    """Requests per second (topics, "Rate Limits")."""
    privileged: int = 0
    """Privileged intents enabled in the developer portal."""
    shards: int = 1
    identify_gap: float = 0.0
    """Discord requires 5 seconds between two IDENTIFYs; 0 keeps restarts fast."""
    buckets: dict[str, Bucket | None] = field(default_factory=_usual_buckets)
    """Operation to bucket; None: no limit."""
    default_bucket: Limit = (30, 5.0)

    # Limits that no header announces. That they exist is documented, the numbers were observed.
    old_edits: Limit | None = (3, 6.0)
    """Edits of messages older than an hour, for each channel (error 30046)."""
    renames: Limit | None = (2, 600.0)
    """New names of one channel or thread (discord-api-docs #1900, #2208)."""

    latency_ms: Spread = (0.0, 0.0)
    """Round trip of each request of the bot; (150, 250) is usual."""
    slow_routes: dict[str, Spread] = field(default_factory=dict)
    """Other round trips in milliseconds, by a regex on "operation METHOD /path"."""

    dm_refusal: str | None = None
    """Everybody refuses direct messages by this rule, see `User.dm_refusal`."""
    dm_quarantine: Limit | None = None
    """More new channels in that time bring error 20026. Reports speak of 20 to 50 channels."""

    # What the documentation leaves open.
    refuse_guild_contexts: bool = True
    """A command of a server with the context BOT_DM is refused; False: the contexts are left out."""
    refuse_blind_members: bool = True
    """Nobody is added to a thread who may not view its channel; False: they are, and see nothing."""
    locked_owner_reopens: bool = False
    """The bot may unarchive its own locked thread without MANAGE_THREADS: threads topic, both are written."""
    delete_in_archived: bool = True
    """Messages can be deleted in archived threads: documented, but some were refused."""
    old_edits_by_token: bool = False
    """Edits through an interaction token count as edits of old messages, too."""
    press_joins: bool = True
    """A press in a thread makes its member."""
    slow_mode_presses: bool = False
    """Slow mode counts presses (discord-api-docs #6465, closed without an answer)."""

    select_rechoice: bool = True
    """Choosing again what a select shows as chosen sends nothing (discord-api-docs #4801, #7765)."""
    system_messages: bool = True
    """"X added Y to the thread" stands in the thread (threads topic, "New Message Types")."""

    tolerated: frozenset[str] = frozenset()
    """Named rules (`notes.RULES`) whose warnings are only collected: the bot is known to break them."""
    fatal: frozenset[str] = frozenset()
    """Named rules whose warnings and refusals count as violations."""

    @classmethod
    def hurried(cls, times: int = 20) -> "Config":
        """For simulated people, who act `times` as fast as real ones: rate limits are multiplied by it."""
        usual = cls()
        buckets = {
            name: bucket and (bucket[0], bucket[1] * times, bucket[2])
            for name, bucket in usual.buckets.items()
        }
        default = usual.default_bucket[0] * times, usual.default_bucket[1]
        return cls(global_limit=usual.global_limit * times, buckets=buckets, default_bucket=default)


@dataclass
class Fault:
    """Makes the next `times` requests fail whose "operation METHOD /path" matches the regex `on`.

    after: the effect happens, only the response is lost. drop: the connection is cut without a response.
    code: Discord's error code in the body. retry_after: of a 429, in seconds.
    """

    on: str
    status: int = 500
    times: int = 1
    after: bool = False
    delay: float = 0.0
    drop: bool = False
    code: int = 0
    retry_after: float = 1.0
    hits: int = 0

    @property
    def prevents_the_effect(self) -> bool:
        return not self.after and (self.drop or self.status >= 400)


@dataclass
class Seen:
    """One REST request of the bot, and its response."""

    method: str
    path: str
    op: str | None
    body: Any
    status: int
    answer: Any
    at: float
