"""Named rules that are more than the shape of a request, and the notes of who broke them.

A rule either refuses a request because of the state of the world, which a right bot lives with, or warns
that a request is accepted while people see nothing, or not what was meant. Sources: titles of pages below
https://docs.discord.com/developers/; #n is an issue of github.com/discord/discord-api-docs.
"""

from dataclasses import dataclass
from typing import Self

from sandbox.discord.config import Config
from sandbox.discord.errors import ApiError, RateLimited


@dataclass(frozen=True)
class NamedRule:
    """What Discord says where it refuses, or else what people see; `status` and `code` of a refusal."""

    words: str
    source: str
    status: int = 0
    code: int = 0


_CLOSED = "Cannot send messages to this user"
RULES = {
    "dm-closed": NamedRule(_CLOSED, "topics/opcodes-and-status-codes, 50007", 403, 50007),
    "dm-no-mutual-guild": NamedRule(
        f"{_CLOSED} due to having no mutual guilds", "topics/opcodes-and-status-codes, 50278", 403, 50278
    ),
    "dm-quarantine": NamedRule(
        "Your bot has been flagged by our anti-spam system for abusive behavior.",
        'resources/user, "Create DM"; #2669, #5987',
        403,
        20026,
    ),
    "dm-verification": NamedRule(
        "Channel verification level is too high for you to gain access",
        "topics/opcodes-and-status-codes, 50009",
        403,
        50009,
    ),
    "dm-too-fast": NamedRule(
        "You are opening direct messages too fast", "topics/opcodes-and-status-codes, 40003", 400, 40003
    ),
    "dm-unreachable": NamedRule(_CLOSED, "#1905", 400, 50007),
    "archived": NamedRule(
        "Thread is archived",
        'topics/threads, "Active & Archived Threads"; topics/opcodes-and-status-codes, 50083',
        400,
        50083,
    ),
    "locked": NamedRule("Thread is locked", 'topics/threads, "Locked Threads"', 403, 160005),
    "thread-stranger": NamedRule(
        "Unknown Member",
        "topics/opcodes-and-status-codes, 10007; that it is this code is a guess",
        404,
        10007,
    ),
    "thread-blind": NamedRule(
        "Missing Access",
        'topics/permissions, "Inherited Permissions (Threads)"; that it is refused is a guess',
        403,
        50001,
    ),
    "thread-type": NamedRule(
        "Cannot execute action on this channel type", 'topics/threads, "Public & Private Threads"', 400, 50024
    ),
    "old-edits": NamedRule(
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
        "topics/opcodes-and-status-codes, 30046; the numbers were observed",
        429,
        30046,
    ),
    "rename": NamedRule(
        "The resource is being rate limited.", "#1900, #2208; the numbers were observed", 429
    ),
    "route-limit": NamedRule("You are being rate limited.", "topics/rate-limits", 429),
    "global-limit": NamedRule("You are being rate limited.", 'topics/rate-limits, "Global Rate Limit"', 429),
    "empty-push": NamedRule(
        "the lock screen shows no word: a message of Components V2 has no content",
        'resources/message, "Edit Message"; #7854',
    ),
    "unknown-mention": NamedRule(
        "may read #unknown: a client knows only threads that it is in, or whose server it has visited",
        'topics/threads, "Details about Thread Access and Syncing"',
    ),
    "unlisted-file": NamedRule(
        "left out: an edit takes only files that are listed in attachments",
        'reference, "Editing Message Attachments"',
    ),
    "guild-contexts": NamedRule(
        "left out: contexts are for global commands only", "interactions/application-commands"
    ),
}


class Note(str):
    """One line about a broken rule, which knows the rule's name, the operation and the source."""

    rule: str
    operation: str
    source: str

    @classmethod
    def of(cls, name: str, operation: str, detail: str = "") -> Self:
        rule = RULES[name]
        what = " ".join(str(part) for part in (rule.status, rule.code, rule.words) if part)
        note = cls(f"{operation}: {name}: {what}{detail and f' ({detail})'} [{rule.source}]")
        note.rule, note.operation, note.source = name, operation, rule.source
        return note


class Notes:
    """All that was noted so far, in four lists.

    violations: what Discord would refuse whatever the state of the world. refusals: what it refused because
    of that state. warnings: accepted, but without effect. tolerated: breaches of the rules that
    `Config.tolerated` names.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self.violations: list[str] = []
        self.refusals: list[str] = []
        self.warnings: list[str] = []
        self.tolerated: list[str] = []

    def warn(self, rule: str, operation: str, detail: str = "") -> None:
        """Note that a request was accepted, but not with the effect that was meant."""
        usual = self.tolerated if rule in self._config.tolerated else self.warnings
        self._add(usual, rule, operation, detail)

    def refuse(self, rule: str, operation: str, detail: str = "", *, always: bool = False) -> ApiError:
        """Note a refusal. Returns the error to raise. always: no state of the world would have allowed it."""
        self._add(self.violations if always else self.refusals, rule, operation, detail)
        known = RULES[rule]
        return ApiError(known.status, known.code, known.words)

    def slow_down(self, rule: str, operation: str, seconds: float, scope: str) -> RateLimited:
        """Note a rate limit that is free again in `seconds`. Returns the error to raise."""
        self._add(self.refusals, rule, operation, f"{seconds:.1f} s")
        return RateLimited(seconds, scope, RULES[rule].words, RULES[rule].code)

    def noted(self, rule: str) -> list[Note]:
        """Returns the notes of one rule, in all lists."""
        every = (*self.violations, *self.refusals, *self.warnings, *self.tolerated)
        return [note for note in every if isinstance(note, Note) and note.rule == rule]

    def _add(self, usual: list[str], rule: str, operation: str, detail: str) -> None:
        where = self.violations if rule in self._config.fatal else usual
        where.append(Note.of(rule, operation, detail))
