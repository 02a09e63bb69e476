"""Every redaction that a match relies on, and its removal: each of these must be noticed as a leak."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
import msgspec
import pytest

from bot import reminders
from bot.components.ids import Address, Route
from bot.delivery import Delivery
from bot.present.message import Text
from bot.referee import public_record
from bot.reminders import Reminders
from rules.core.model import Prompt
from rules.honor.events import CardDrawn, HandDealt
from rules.honor.observation import redact as redact_honor
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Observation as HonorObservation
from rules.shogun.state import Observation as ShogunObservation
from rules.spirit.state import Observation as SpiritObservation
from tests.leaks import scenes
from tests.leaks.comparison import Comparison
from tests.leaks.theatre import Theatre

Scene: TypeAlias = Callable[[Theatre], Awaitable[Comparison]]
Removal: TypeAlias = Callable[[pytest.MonkeyPatch, Theatre], None]


@dataclass(frozen=True)
class Mutation:
    """A redaction, the scene in which its absence must show, and how to remove it."""

    redaction: str
    scene: Scene
    remove: Removal

    def __str__(self) -> str:
        return self.redaction


def _put(target: str, value: Any) -> Removal:
    """Something else stands in a redaction's place."""
    return lambda patch, _: patch.setattr(target, value, raising=False)


def _answers_aloud(patch: pytest.MonkeyPatch, _: Theatre) -> None:
    """Answers to commands are messages for all."""
    defer = discord.InteractionResponse.defer

    async def aloud(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        return await defer(self, thinking=thinking)

    patch.setattr(discord.InteractionResponse, "defer", aloud)


def _panels_at_the_table(patch: pytest.MonkeyPatch, theatre: Theatre) -> None:
    """Private messages go to the channel of the server that the person is in."""

    async def table(_: Any, user_id: int) -> int:
        service = theatre.service
        home = next(guild for guild in service.guilds.values() if user_id in guild.members)
        return next(channel.id for channel in service.channels.values() if channel.guild is home)

    patch.setattr("bot.mailbox.Mailbox.private_channel", table)


def _calls_tell_of_drafts(patch: pytest.MonkeyPatch, _: Theatre) -> None:
    """Who is called at the table is told there how far they have come."""

    async def call(self: Any, announcer: Any, letter: Any, prompt: Any, user_id: int) -> None:
        begun = await self._begun(announcer, prompt)
        words = announcer.words(f"reminder-{begun}", asked="")
        message = announcer.gone(prompt.seat)
        told = replace(message, blocks=(*message.blocks, Text(words)))
        sheet = await self._artist.sheet(told, Address(Route.TABLE, letter.match))
        await self._mailbox.put(letter, announcer.position.match.place_id, sheet)

    patch.setattr(Reminders, "_call", call)


def _panels_for_strangers(patch: pytest.MonkeyPatch, theatre: Theatre) -> None:
    """Panels are sent to whoever held the seat, on the server or not."""
    patch.setattr(theatre.bot.courier._delivery, "_membership", _Everybody())


class _Everybody:
    """Takes everybody for a member of every server."""

    async def holds(self, guild_id: int, user_id: int) -> bool:
        return True


class _Unveiled(AskSaveFace, frozen=True, tag="AskSaveFace"):
    """The question about a face as if it were no secret who is asked."""

    @property
    def veiled(self) -> bool:
        return False


def _unveiled(prompt: Prompt) -> _Unveiled:
    return _Unveiled(**msgspec.structs.asdict(prompt))


def _reminds_aloud(announcer: Any, letter: Any) -> Any:
    """A reminder's prompt, which may be told at the table."""
    prompt = _STILL_OWED(announcer, letter)
    return _unveiled(prompt) if prompt else None


async def _says_aloud(self: Any, announcer: Any, prompt: Any, about: str, message: Any) -> None:
    """Who cannot be reached is told at the table, whatever they are asked."""
    await _SAY_ONCE(self, announcer, _unveiled(prompt), about, message)


_STILL_OWED, _SAY_ONCE = reminders._still_owed, Delivery._say_once


def _redact_all_but(kind: type) -> Callable[[Any, Any], Any]:
    """Honor's redaction of events, without that of one kind."""
    return lambda event, viewer: event if isinstance(event, kind) else redact_honor(event, viewer)


def _spectators_see(observation: type) -> Callable[[Any, Any], Any]:
    """Who holds no seat sees what the first seat holds."""
    return lambda state, viewer: observation(viewer, state.public, state.private[viewer or 0])


def _whole_entry(row: Any, number: int, events: Any, numbers: Any) -> Any:
    entry = _ENTRY(row, number, events, numbers)
    return msgspec.structs.replace(entry, data=row.data)


def _entry_with_digest(row: Any, number: int, events: Any, numbers: Any) -> Any:
    return msgspec.structs.replace(_ENTRY(row, number, events, numbers), digest=row.digest)


def _entry_with_seat(row: Any, number: int, events: Any, numbers: Any) -> Any:
    return msgspec.structs.replace(_ENTRY(row, number, events, numbers), seat=row.seat)


_ENTRY = public_record._entry


async def _nothing(*_: Any) -> None:
    """What should have been done is not."""


def _everything(*_: Any) -> bool:
    return True


def _as_it_is(whole: Any, **_: Any) -> Any:
    """Nothing is left out."""
    return whole


async def _host(click: Any, match: Any) -> Any:
    """Everybody is taken for the player of the first seat."""
    return (await click.client.referee.position(match.id)).seats[0]


MUTATIONS = (
    Mutation(
        "an observation of Shogun holds the viewer's plan only",
        scenes.planning,
        _put("rules.shogun.game.observe", _spectators_see(ShogunObservation)),
    ),
    Mutation(
        "an observation of Honor holds the viewer's hand only",
        scenes.dealing,
        _put("rules.honor.game.observe", _spectators_see(HonorObservation)),
    ),
    Mutation(
        "an observation of Spirit holds only what was seen of the stack",
        scenes.raiding,
        _put(
            "rules.spirit.game.observe",
            lambda state, viewer: SpiritObservation(
                viewer, msgspec.structs.replace(state.public, stack=state.hidden.stack)
            ),
        ),
    ),
    Mutation(
        "only its owner is told which hand was dealt",
        scenes.dealing,
        _put("rules.honor.game.redact", _redact_all_but(HandDealt)),
    ),
    Mutation(
        "only its drawer is told which card was drawn",
        scenes.drawing,
        _put("rules.honor.game.redact", _redact_all_but(CardDrawn)),
    ),
    Mutation(
        "a position shows no seed while the match runs",
        scenes.dealing,
        _put("bot.referee.position.replace", _as_it_is),
    ),
    Mutation(
        "a running match's record holds no commands",
        scenes.planning,
        _put("bot.referee.public_record._entry", _whole_entry),
    ),
    Mutation(
        "a running match's record holds no digests",
        scenes.raiding,
        _put("bot.referee.public_record._entry", _entry_with_digest),
    ),
    Mutation(
        "a running match's record does not say whose a command was",
        scenes.saving_a_face,
        _put("bot.referee.public_record._entry", _entry_with_seat),
    ),
    Mutation(
        "a running match's record does not count what nobody was told",
        scenes.saving_a_face,
        _put("bot.referee.public_record._is_told", _everything),
    ),
    Mutation("answers to commands are for one person's eyes", scenes.dealing, _answers_aloud),
    Mutation("secret questions go by direct message", scenes.planning, _panels_at_the_table),
    Mutation("a hand is shown to who holds it", scenes.dealing, _put("bot.exts.play.seat_in", _host)),
    Mutation(
        "a panel is shown to who holds the seat",
        scenes.planning,
        _put("bot.referee.position.Position.seat_of", lambda position, user_id: position.seats[0]),
    ),
    Mutation(
        "who gave a seat up gets no more of its messages",
        scenes.planning,
        _put("bot.referee.notes._close_private", _nothing),
    ),
    Mutation("who has left the server is sent no panel any more", scenes.leaving, _panels_for_strangers),
    Mutation(
        "who has left the server opens neither panel nor hand",
        scenes.leaving,
        _put("bot.exts.play.require_member", _nothing),
    ),
    Mutation(
        "who takes over a seat does not see what was begun there",
        scenes.handing_over,
        _put("bot.referee.clerk.drafts.discard", _nothing),
    ),
    Mutation(
        "Shogun's board shows no plan, whoever asks",
        scenes.planning,
        _put("bot.present.shogun.pictures._public", _as_it_is),
    ),
    Mutation(
        "Honor's board shows no hand, whoever asks",
        scenes.dealing,
        _put("bot.present.honor.pictures.replace", _as_it_is),
    ),
    Mutation("a call at the table does not tell of drafts", scenes.planning, _calls_tell_of_drafts),
    Mutation(
        "nobody is told who is still asked about a face",
        scenes.saving_a_face,
        _put("bot.announcer.Announcer._is_veiled", lambda _: False),
    ),
    Mutation(
        "an answer that nobody may know of changes no message at the table",
        scenes.saving_a_face,
        _put("bot.referee.clerk.Clerk._is_silent", lambda *_: False),
    ),
    Mutation(
        "moderators are offered no steps that nobody was told of",
        scenes.saving_a_face,
        _put("bot.referee.rewinding._is_told", _everything),
    ),
    Mutation(
        "a press on a veiled question does not name who is asked",
        scenes.saving_a_face,
        _put("bot.exts.play.any", lambda _: False),
    ),
    Mutation(
        "nobody is called at the table because of a face",
        scenes.saving_a_face,
        _put("bot.reminders._still_owed", _reminds_aloud),
    ),
    Mutation(
        "nobody is told at the table who cannot be asked about a face",
        scenes.asking,
        _put("bot.delivery.Delivery._say_once", _says_aloud),
    ),
    Mutation(
        "the time for a question does not tell how many are asked",
        scenes.asking,
        _put("bot.clock.keeper.any", lambda _: False),
    ),
    Mutation(
        "reminding everybody does not name who is still asked about a face",
        scenes.saving_a_face,
        _put(
            "bot.referee.attendance._tellable",
            lambda standing, asked: [standing.table.seats[seat].name for seat in asked],
        ),
    ),
)
