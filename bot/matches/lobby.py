"""The lobby: matches are opened, and people and AIs take their seats.

Each act is one transaction; acts that the actor is not permitted to do are refused.
"""

import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.corrections import Corrections
from bot.matches.actor import SUCCESSOR, Actor
from bot.matches.administrative import require_not_banned
from bot.matches.clock.time_control import DAY
from bot.matches.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadStart,
    LobbyFull,
    NotAllowed,
    NotSeated,
    WrongSeatCount,
)
from bot.matches.loading import load_rows
from bot.matches.match_view import MatchRows
from bot.matches.permissions import require
from bot.matches.playing import require_seat_count
from bot.matches.referee import Referee
from bot.matches.subscribers import Subscribers
from bot.store import administration, matches, outbox, scheduling
from bot.store.administration import AuditEntry
from bot.store.engine import read, reading, writing
from bot.store.matches import Match, MatchSettings, Seating, holder
from bot.store.scheduling import TimeControl
from rules.core import codec
from rules.core.chance import SEED_BYTES, Chance, lucky_word
from rules.core.model import Seat, by_seat
from rules.core.registry import AnyGame, find

LOBBY_TTL = 14 * DAY
"""Seconds after which a lobby that has not started is closed: it is forgotten."""


@dataclass(frozen=True)
class Place:
    """Where on Discord a match is announced, and in which language (a Discord locale)."""

    guild_id: int
    channel_id: int
    locale: str = "en"


@dataclass(frozen=True)
class Change:
    """A change to one lobby, within its transaction."""

    connection: AsyncConnection
    rows: MatchRows
    now: int

    @property
    def match(self) -> Match:
        return self.rows.match

    async def sit(self, players: Iterable[Seating]) -> None:
        """Seat these people and AIs, in this order."""
        numbered = [replace(player, seat=seat) for seat, player in by_seat(players)]
        await matches.seat_all(self.connection, self.match.id, numbered)

    async def add(self, name: str, *, user_id: int | None = None, policy: str | None = None) -> None:
        """Seat one more. The last one has people called, and starts the match if it is to start then.

        Raises LobbyFull.
        """
        seats = self.rows.seats
        if len(seats) >= self.match.seats_wanted:
            raise LobbyFull("lobby_full", match=self.match.id, seats=self.match.seats_wanted)
        name = matches.free_name(name, [player.name for player in seats])
        await self.sit([*seats, Seating(Seat(len(seats)), name, user_id, policy)])
        if len(seats) + 1 == self.match.seats_wanted:
            await self.call_and_start(outbox.FULL)

    async def call_and_start(self, kind: str) -> None:
        """The table is full from now on: call people by this kind of key, and start if that is wished."""
        key = f"{kind}{self.now}-{secrets.token_hex(4)}"
        await outbox.put(self.connection, self.match.id, outbox.LOBBY, key, number=1)
        await self.start_if_wished()

    async def start_if_wished(self) -> None:
        """The table is full from now on: have the match start if it is to start then."""
        if (await self.settings()).auto_start:
            await self.change_settings(start_at=self.now)

    async def audit(self, actor: Actor, act: str = "changed", person_id: int | None = None) -> None:
        """Record what a moderator does to the table of another host: before its start it has no log.

        `act` is one of `administration.LOBBY_ACTS`; `person_id` is whose seat was freed.
        """
        if actor.role == "moderator" and (act == "closed" or actor.id != self.match.host_id):
            entry = AuditEntry(self.now, actor.name, {act: self.match.id}, actor.id, person_id)
            await administration.add_audit_entry(self.connection, self.match.guild_id, entry)

    async def change_settings(self, **changes: Any) -> None:
        """Change some of the settings."""
        await matches.keep_settings(self.connection, self.match.id, replace(await self.settings(), **changes))

    async def settings(self) -> MatchSettings:
        return await matches.read_settings(self.connection, self.match.id)


class Lobby:
    """Opens matches and fills their seats. The changes of a lobby are serialized.

    `start_set` subscribers are called after a commit that may have set when a match starts by itself.
    """

    def __init__(
        self,
        referee: Referee,
        *,
        now: Callable[[], float] = time.time,
        corrections: Corrections = MappingProxyType({}),
    ) -> None:
        self._referee = referee
        self._engine = referee.engine
        self._now = now
        self._corrections = corrections
        self.start_set = Subscribers[str]("start_set")

    async def create(
        self,
        host: Actor,
        title: str,
        options: dict[str, Any],
        seats: int,
        place: Place,
        pace: TimeControl | None = None,
        settings: MatchSettings | None = None,
    ) -> Match:
        """Open a match; the host takes the first seat. Options that are not given follow from the others.

        Raises NotAllowed, UnknownGame, InvalidOptions or WrongSeatCount.
        """
        game = find(title)
        checked = check_options(
            game, {**game.card.completed(options), **self._corrections.get(title, {})}, seats
        )
        match = self._new_match(game, checked, seats, host, place)
        if not host.is_person:
            raise NotAllowed("not_allowed", match=match.id)
        usual = MatchSettings(shape=game.card.usual_shape)
        await self._open(match, host, [Seating(Seat(0), host.name, host.id)], pace, settings or usual)
        return match

    async def rematch(self, actor: Actor, match_id: str, gone: Collection[int] = ()) -> tuple[Match, bool]:
        """Open a table like that of an ended match, and whether it is new: of several presses one opens it.

        The same people and AIs are seated, each a seat further, but for people who are `gone`, banned or
        forgotten; the actor is the host. It starts when the host wants it: nobody else was asked. For who was
        absent an AI is seated, unless it is the actor. Raises NotSeated or NotAllowed.
        """
        async with reading(self._engine) as connection:
            rows = await load_rows(connection, match_id)
            require(rows, actor, "rematch")
            pace = await scheduling.read_time_control(connection, match_id)
            settings = await matches.read_settings(connection, match_id)
            guild = await administration.read_guild(connection, rows.match.guild_id)
            new_id = _following_id(match_id)
            while (found := await matches.find(connection, new_id)) and found.ended and not found.started:
                new_id = _following_id(new_id)  # that table was closed before it began
        if found:
            return found, False
        old = rows.match
        if not old.ended:
            raise NotAllowed("not_allowed", match=match_id)
        place = Place(old.guild_id, old.channel_id, old.locale)
        options = check_options(rows.game, old.options, len(rows.seats))
        match = self._new_match(rows.game, options, len(rows.seats), actor, place)
        match = replace(match, id=new_id)
        first, *others = (_again(player, actor) for player in rows.seats)
        seated = [
            player
            for player in (*others, first)
            if player.policy
            or (player.user_id and player.user_id not in gone and not guild.bans(player.user_id))
        ]
        waits = replace(settings, start_at=None, auto_start=False)
        try:
            await self._open(match, actor, seated, pace, waits)
        except IntegrityError:  # somebody else was faster
            return match, False
        return match, True

    async def _open(
        self,
        match: Match,
        host: Actor,
        seated: Sequence[Seating],
        pace: TimeControl | None,
        settings: MatchSettings,
    ) -> None:
        """Store a new match with those who are seated, in this order. Raises NotAllowed."""
        async with self._writing(match.id) as connection:
            await require_not_banned(connection, match, host)
            await matches.create(connection, match)
            numbered = [replace(player, seat=seat) for seat, player in by_seat(seated)]
            await matches.seat_all(connection, match.id, numbered)
            if pace is not None:
                await scheduling.keep_time_control(connection, match.id, pace)
            await matches.keep_settings(connection, match.id, settings)

    async def rows(self, match_id: str) -> MatchRows:
        """The match's rows, in the lobby or later. Raises UnknownMatch."""
        return await read(self._engine, load_rows, match_id)

    async def join(self, actor: Actor, match_id: str) -> None:
        """Take a free seat. Raises AlreadySeated or LobbyFull."""
        async with self._change(actor, match_id, "join") as change:
            if holder(change.rows.seats, actor.id):
                raise AlreadySeated("own_seat", match=match_id)
            await require_not_banned(change.connection, change.match, actor)
            await change.add(actor.name, user_id=actor.id)
        self.start_set.publish(match_id)

    async def leave(self, actor: Actor, match_id: str) -> None:
        """Give up one's seat. If the host leaves, the next person succeeds; the last one closes the lobby.

        Raises NotSeated.
        """
        async with self._change(actor, match_id, "leave") as change:
            await self._free(change, actor.id)

    async def free_seat(self, actor: Actor, match_id: str, user_id: int) -> None:
        """The host takes a seat from the person who holds it. Raises NotHost, NotSeated or LastPerson."""
        async with self._change(actor, match_id, "free_seat") as change:
            player = holder(change.rows.seats, user_id)
            if player is None:
                raise NotSeated("nobody_there", match=match_id)
            change.rows.require_others(player)
            await change.audit(actor, "freed", user_id)
            await self._free(change, user_id)

    async def give_word(self, actor: Actor, match_id: str, typed: str) -> None:
        """Mix a word into the seed of the match, instead of an earlier one; "" for none. Raises NotSeated."""
        async with self._change(actor, match_id, "give_word") as change:
            if word := lucky_word(typed):
                await matches.keep_lucky_word(change.connection, match_id, actor.id, word)
            else:
                await matches.forget_lucky_word(change.connection, match_id, actor.id)

    async def word_of(self, actor: Actor, match_id: str) -> str:
        """The word that a player has given, or "". Raises UnknownMatch, AlreadyStarted or NotSeated."""
        async with reading(self._engine) as connection:
            rows = await load_rows(connection, match_id)
            rows.require_lobby()
            rows.player_of(actor)
            return (await matches.lucky_words_of_match(connection, match_id)).get(actor.id, "")

    async def add_ai(self, actor: Actor, match_id: str, policy: str = SUCCESSOR) -> None:
        """Let an AI take a free seat. Raises NotHost or LobbyFull."""
        async with self._change(actor, match_id, "add_ai") as change:
            await change.audit(actor)
            await change.add("AI", policy=policy)
        self.start_set.publish(match_id)

    async def remove_ai(self, actor: Actor, match_id: str) -> None:
        """Free the seat of the AI that was added last. Raises NotHost, or NotSeated if there is none."""
        async with self._change(actor, match_id, "remove_ai") as change:
            await change.audit(actor)
            ais = [player for player in change.rows.seats if player.policy]
            if not ais:
                raise NotSeated("no_ai", match=match_id)
            await change.sit(player for player in change.rows.seats if player != ais[-1])

    async def set_up(self, actor: Actor, match_id: str, options: dict[str, Any], seats: int) -> None:
        """Change the options and the number of seats. Raises NotHost, InvalidOptions or WrongSeatCount."""
        async with self._change(actor, match_id, "set_up") as change:
            await change.audit(actor)
            seated = len(change.rows.seats)
            if seats < seated:
                raise WrongSeatCount("too_many_seated", seats=seats, seated=seated)
            checked = check_options(change.rows.game, options, seats)
            await matches.change(change.connection, match_id, options=checked, seats_wanted=seats)
            if seats == seated != change.match.seats_wanted:
                await change.call_and_start(outbox.FEWER)
        self.start_set.publish(match_id)

    async def set_settings(self, actor: Actor, match_id: str, **changes: Any) -> None:
        """Change some settings: how the match is shown, who may watch, whether it starts when it is full.

        Raises NotHost.
        """
        async with self._change(actor, match_id, "set_settings") as change:
            await change.audit(actor)
            wished = changes.get("auto_start") and not (await change.settings()).auto_start
            await change.change_settings(**changes)
            if wished and len(change.rows.seats) == change.match.seats_wanted:
                await change.start_if_wished()
        self.start_set.publish(match_id)

    async def set_start(self, actor: Actor, match_id: str, moment: int | None) -> None:
        """Change when the match starts by itself, with those who sit then. None: at no certain moment.

        Raises NotHost, or BadStart for a moment that has passed or at which the lobby would be forgotten.
        """
        async with self._change(actor, match_id, "set_settings") as change:
            await change.audit(actor)
            if moment is not None and not change.now < moment < change.match.created_at + LOBBY_TTL:
                raise BadStart("bad_start", match=match_id)
            await change.change_settings(start_at=moment)
        self.start_set.publish(match_id)

    async def miss_start(self, match_id: str, moment: int, retry_at: int | None = None) -> None:
        """The match could not start by itself at that moment: without a retry it says so, and waits.

        Raises AlreadyStarted.
        """
        async with self._change(Actor.program(), match_id, "run") as change:
            await change.change_settings(start_at=retry_at)
            if retry_at is None:
                key = f"{outbox.MISSED}{moment}"
                await outbox.put(change.connection, match_id, outbox.LOBBY, key, number=1)

    async def call_when_full(self, actor: Actor, match_id: str) -> bool:
        """Call this person when the last seat is taken, or no longer. Returns which.

        Raises UnknownMatch or AlreadyStarted.
        """
        async with writing(self._engine) as connection:
            (await load_rows(connection, match_id)).require_lobby()
            wanted = actor.id not in await matches.to_call(connection, match_id)
            await (matches.keep_call if wanted else matches.drop_call)(connection, match_id, actor.id)
        return wanted

    async def place_thread(self, actor: Actor, match_id: str, thread_id: int) -> None:
        """Set the thread in which the match is played, before it starts. Raises NotHost or AlreadyStarted."""
        async with writing(self._engine) as connection:
            rows = await load_rows(connection, match_id, lock=True)
            require(rows, actor, "place_thread")
            # `MatchCache` knows where a running match is played: only `Referee.move` changes that.
            rows.require_lobby()
            await matches.change(connection, match_id, thread_id=thread_id)

    async def close(self, actor: Actor, match_id: str) -> None:
        """Close the lobby without a match. Raises NotHost."""
        async with self._change(actor, match_id, "close") as change:
            await change.audit(actor, "closed")
            await self._stop(change)

    async def run(self) -> None:
        """Close the lobbies that are forgotten by now."""
        lobbies = await read(self._engine, matches.in_lobby)
        for match in lobbies:
            if match.created_at + LOBBY_TTL <= self._now():
                with suppress(AlreadyStarted):  # a person, or a peer, was faster
                    async with self._change(Actor.program(), match.id, "run") as change:
                        await self._stop(change)

    async def next_at(self) -> None:
        """No certain moment: they are looked for every MAX_SLEEP seconds."""

    @asynccontextmanager
    async def _change(self, actor: Actor, match_id: str, act: str) -> AsyncIterator[Change]:
        """One transaction on a lobby, with its outbox row.

        Raises UnknownMatch or AlreadyStarted, or what refuses the act to the actor.
        """
        async with self._writing(match_id) as connection:
            rows = await load_rows(connection, match_id, lock=True)
            rows.require_lobby()
            require(rows, actor, act)
            yield Change(connection, rows, int(self._now()))

    @asynccontextmanager
    async def _writing(self, match_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction with an outbox row of the lobby; after the commit the subscribers are called."""
        try:
            async with writing(self._engine) as connection:
                yield connection
                await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
        except (SQLAlchemyError, OSError):
            # The connection may have failed after the commit: then the match has changed.
            self._referee.match_changed.publish(match_id)
            raise
        self._referee.match_changed.publish(match_id)

    async def _free(self, change: Change, user_id: int) -> None:
        """Free a person's seat. Another person becomes the host instead; without any the lobby is closed."""
        await matches.forget_lucky_word(change.connection, change.match.id, user_id)
        staying = [player for player in change.rows.seats if player.user_id != user_id]
        await change.sit(staying)
        people = [player.user_id for player in staying if player.user_id]
        if not people:
            await self._stop(change)
        elif user_id == change.match.host_id:
            await matches.change(change.connection, change.match.id, host_id=people[0])

    async def _stop(self, change: Change) -> None:
        ended_at = int(self._now())
        await matches.change(change.connection, change.match.id, status="stopped", ended_at=ended_at)

    def _new_match(
        self, game: AnyGame, options: dict[str, Any], seats: int, host: Actor, place: Place
    ) -> Match:
        return Match(
            id=matches.new_id(),
            title=game.key,
            options=options,
            seats_wanted=seats,
            status="lobby",
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            thread_id=None,
            host_id=host.id,
            locale=place.locale,
            # Before any player gives a word, so that the words are mixed into a seed that is already fixed.
            seed=self._referee.draw_seed(),
            rules_version=None,
            created_at=int(self._now()),
            ended_at=None,
            outcome=None,
        )


def _following_id(match_id: str) -> str:
    """The id of the match that is played next by the same people: the same whoever asks for it."""
    return matches.id_of(hashlib.sha256(match_id.encode()).digest())


def _again(player: Seating, actor: Actor) -> Seating:
    """The seat of who sits there, or of the AI: where a person is absent, the AI. The actor is not."""
    if player.user_id == actor.id:
        return replace(player, policy=None)
    return replace(player, user_id=None) if player.policy else player


def check_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options of a title as plain data, defaults included. Raises InvalidOptions or WrongSeatCount."""
    require_seat_count(game, seats)
    checked = codec.decode_options(game, options)
    # Only a set-up shows whether the options are compatible; this one is discarded.
    game.setup(checked, seats, Chance(bytes(SEED_BYTES), 0))
    return dict(msgspec.to_builtins(checked))
