"""Direct messages that do not come through: closed, quarantined, opened too fast.

https://docs.discord.com/developers/topics/opcodes-and-status-codes and resources/user, "Create DM".
"""

from typing import TYPE_CHECKING

from sandbox.discord.world import Channel, User

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

OPENING, SENDING = "create_dm", "create_message"
REFUSALS = {
    "dm-closed": SENDING,
    "dm-quarantine": SENDING,
    "dm-verification": SENDING,
    "dm-too-fast": OPENING,
    "dm-unreachable": OPENING,
}
"""The rules by which somebody can refuse (`User.dm_refusal`, `Config.dm_refusal`), and at which step."""
_ONLY_STRANGERS = frozenset({"dm-quarantine", "dm-too-fast"})
"""The rules that leave those alone whom the bot has reached before."""


class DirectMessages:
    """Decides whether the bot may open a channel with somebody, and write in it."""

    def __init__(self, service: "FakeDiscord") -> None:
        self.service = service
        self.is_quarantined = False
        """Whether the bot has opened too many channels: it reaches nobody new any more."""
        self._opened: dict[int, float] = {}
        """When the bot first opened the channel of a user (Unix seconds), by the user's id."""

    def require_opening(self, user: User) -> None:
        """A channel that exists is returned; opening too many new ones ends in a quarantine.

        Raises ApiError.
        """
        rule = self._rule(user, OPENING)
        if rule and not (rule in _ONLY_STRANGERS and user.id in self._opened):
            raise self.service.notes.refuse(rule, OPENING, user.name)
        if user.id not in self._opened:
            self._opened[user.id] = self.service.now()
            self.is_quarantined = self.is_quarantined or self._are_too_many()

    def _are_too_many(self) -> bool:
        limit = self.service.config.dm_quarantine
        if not limit:
            return False
        most, seconds = limit
        return sum(self.service.now() - at < seconds for at in self._opened.values()) > most

    def require_sending(self, channel: Channel) -> None:
        """Raises ApiError if the bot's messages to this person are refused; elsewhere it does nothing."""
        user = channel.recipient
        if not user:
            return
        is_known = any(message.author is self.service.bot for message in channel.messages.values())
        rule = self._rule(user, SENDING)
        if not rule and not user.installed and not self.service.shares_guild_with_bot(user):
            rule = "dm-no-mutual-guild"
        if not rule and self.is_quarantined:
            rule = "dm-quarantine"
        if rule and not (rule in _ONLY_STRANGERS and is_known):
            raise self.service.notes.refuse(rule, SENDING, user.name)

    def _rule(self, user: User, step: str) -> str | None:
        """Returns the rule by which this person refuses at this step, if they do."""
        closed = None if user.dms_open else "dm-closed"
        rule = user.dm_refusal or self.service.config.dm_refusal or closed
        if rule and rule not in REFUSALS:
            raise ValueError(f"{rule!r} is none of {list(REFUSALS)}")
        return rule if rule and REFUSALS[rule] == step else None
