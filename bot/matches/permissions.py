"""Permissions: which acts on a match are whose. The referee and the lobby call `require` before every act.

The acts are named by their functions and by the methods of the lobby. Who is a moderator of a server,
`bot/discord/commands/request.py` decides (Manage Server, or the role that the server has chosen); the slash
commands of moderators are in `bot/discord/commands/moderation.py` and `undo.py`.
"""

from collections.abc import Callable
from typing import TypeAlias

from bot.matches.actor import Actor
from bot.matches.errors import NotAllowed, NotHost, NotSeated
from bot.matches.match_view import MatchRows
from rules.core.model import Seat

Check: TypeAlias = Callable[[MatchRows, Actor], object]
"""Raises RefereeError unless the actor is one of those who may act."""


def require(rows: MatchRows, actor: Actor, act: str) -> None:
    """Refuse an act that is not the actor's. Raises NotAllowed, NotHost or NotSeated."""
    _CHECKS[act](rows, actor)


def require_moderator(rows: MatchRows, actor: Actor) -> None:
    """Raise NotAllowed unless the actor may moderate the match."""
    if not actor.moderates(rows.match.guild_id):
        raise NotAllowed("moderators_only", match=rows.match.id)


def require_host(rows: MatchRows, actor: Actor) -> None:
    """Raise NotHost unless the actor is the host or may moderate the match."""
    is_host = actor.is_person and actor.id == rows.match.host_id
    if not is_host and not actor.moderates(rows.match.guild_id):
        raise NotHost("not_host", match=rows.match.id)


def require_person(rows: MatchRows, actor: Actor) -> None:
    """Raise NotAllowed unless the actor is a person."""
    if not actor.is_person:
        raise NotAllowed("not_allowed", match=rows.match.id)


def require_holder(rows: MatchRows, actor: Actor, seat: Seat) -> None:
    """Raise NotSeated unless the actor is the person who holds this seat, or the AI that plays it."""
    player = rows.player(seat)
    holds = player.policy == actor.name if actor.role == "ai" else player.user_id == actor.id
    if not holds or not (actor.is_person or actor.role == "ai"):
        raise NotSeated("not_your_seat", match=rows.match.id)


def _require_mover(rows: MatchRows, actor: Actor) -> None:
    """Raise NotSeated for a person who is neither a player nor a moderator."""
    if actor.role != "program" and not actor.moderates(rows.match.guild_id):
        rows.player_of(actor)


def _require_part(role: str) -> Check:
    """Returns a check for a part of the program."""

    def check(rows: MatchRows, actor: Actor) -> None:
        if actor.role != role:
            raise NotAllowed("not_allowed", match=rows.match.id)

    return check


ACTS: dict[str, tuple[Check, set[str]]] = {
    "moderator": (
        require_moderator,
        {
            "kick",
            "replace_player",
            "offer_seat",
            "transfer",
            "pause",
            "resume",
            "end",
            "rewind_to_step",
            "set_pace",
            "extend",
            "remind",
        },
    ),
    "host or moderator": (
        require_host,
        {
            "add_ai",
            "remove_ai",
            "free_seat",
            "set_up",
            "set_settings",
            "place_thread",
            "close",
            "set_table",
        },
    ),
    "player": (
        MatchRows.player_of,
        {
            "leave",
            "rematch",
            "give_word",
            "resign",
            "go_away",
            "come_back",
            "offer_own_seat",
            "mute",
            "ask_undo",
            "agree_to_undo",
            "decline_undo",
        },
    ),
    "player, moderator or program": (_require_mover, {"move"}),
    "person": (require_person, {"join", "take_seat"}),
    "holder of the seat": (lambda rows, actor: None, {"answer"}),  # the act names the seat: `require_holder`
    "clock": (_require_part("clock"), {"expire", "end_vacation"}),
    "program": (_require_part("program"), {"upgrade", "run"}),
}
"""By role: its check, and its acts. A moderator of the match's server may also do what its host may."""

_CHECKS = {act: check for check, acts in ACTS.values() for act in acts}
