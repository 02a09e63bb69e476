"""Before a match: who opens it, who sits down, and when it may start."""

import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.corrections import Corrections
from bot.matches import MatchView, Person, Referee
from bot.matches.administrative import free_name
from bot.matches.errors import AlreadySeated, LobbyFull, NotSeated, WrongSeatCount
from bot.matches.loading import load_match
from bot.matches.match_view import MatchRows
from bot.matches.playing import require_seat_count
from bot.matches.referee import SUCCESSOR
from bot.store import lucky_words, match_settings, matches, outbox, time_controls
from bot.store.engine import reading, writing
from bot.store.match_settings import MatchSettings
from bot.store.matches import Match, Seating, holder
from bot.store.time_controls import TimeControl
from rules.core import codec
from rules.core.chance import SEED_BYTES, Chance, lucky_word
from rules.core.model import Seat, by_seat
from rules.core.registry import AnyGame, find


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
    table: MatchRows

    @property
    def match(self) -> Match:
        return self.table.match

    async def sit(self, players: Iterable[Seating]) -> None:
        """Seat these people and AIs, in this order."""
        numbered = [replace(player, seat=seat) for seat, player in by_seat(players)]
        await matches.seat_all(self.connection, self.match.id, numbered)

    async def add(self, name: str, *, user_id: int | None = None, policy: str | None = None) -> None:
        """Seat one more. Raises LobbyFull."""
        seats = self.table.seats
        if len(seats) >= self.match.seats_wanted:
            raise LobbyFull("lobby_full", match=self.match.id, seats=self.match.seats_wanted)
        name = free_name(name, [player.name for player in seats])
        await self.sit([*seats, Seating(Seat(len(seats)), name, user_id, policy)])


class Lobby:
    """Opens matches and fills their seats. Everybody's changes come one after the other."""

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

    async def create(
        self,
        title: str,
        options: dict[str, Any],
        seats: int,
        host: Person,
        place: Place,
        pace: TimeControl | None = None,
        kept: MatchSettings | None = None,
    ) -> Match:
        """Open a match; the host sits down first. Raises UnknownGame, InvalidOptions or WrongSeatCount."""
        game = find(title)
        checked = check_options(game, {**options, **self._corrections.get(title, {})}, seats)
        match = self._new_match(game, checked, seats, host, place)
        async with self._writing(match.id) as connection:
            await matches.create(connection, match)
            await matches.seat_all(connection, match.id, [Seating(Seat(0), host.name, host.user_id)])
            if pace is not None:
                await time_controls.keep(connection, match.id, pace)
            await match_settings.keep(connection, match.id, kept or MatchSettings())
        return match

    async def table(self, match_id: str) -> MatchRows:
        """The match's row and its seats, in the lobby or later. Raises UnknownMatch."""
        async with reading(self._engine) as connection:
            return await load_match(connection, match_id)

    async def join(self, match_id: str, person: Person) -> None:
        """Take a free seat. Raises AlreadySeated or LobbyFull."""
        async with self._change(match_id) as change:
            if holder(change.table.seats, person.user_id):
                raise AlreadySeated("already_seated", match=match_id)
            await change.add(person.name, user_id=person.user_id)

    async def leave(self, match_id: str, user_id: int) -> None:
        """Give one's seat up. A leaving host hands over to the next person; the last person closes the lobby.

        Raises NotSeated.
        """
        async with self._change(match_id) as change:
            leaver = change.table.player_of(user_id)
            await lucky_words.forget(change.connection, match_id, user_id)
            staying = [player for player in change.table.seats if player != leaver]
            await change.sit(staying)
            await self._hand_over(change, user_id, staying)

    async def give_word(self, match_id: str, user_id: int, typed: str) -> None:
        """Mix a word into the luck of the match, instead of an earlier one; "" for none. Raises NotSeated."""
        async with self._change(match_id) as change:
            change.table.player_of(user_id)
            if word := lucky_word(typed):
                await lucky_words.keep(change.connection, match_id, user_id, word)
            else:
                await lucky_words.forget(change.connection, match_id, user_id)

    async def word_of(self, match_id: str, user_id: int) -> str:
        """The word that a player has given, or "". Raises UnknownMatch, AlreadyStarted or NotSeated."""
        async with reading(self._engine) as connection:
            table = await load_match(connection, match_id)
            table.require_lobby()
            table.player_of(user_id)
            return (await lucky_words.of_match(connection, match_id)).get(user_id, "")

    async def add_ai(self, match_id: str, person: Person, policy: str = SUCCESSOR) -> None:
        """Let an AI take a free seat. Raises NotHost or LobbyFull."""
        async with self._change(match_id) as change:
            change.table.require_host(person)
            await change.add("AI", policy=policy)

    async def remove_ai(self, match_id: str, person: Person) -> None:
        """Free the seat of the AI that came last. Raises NotHost, or NotSeated if there is none."""
        async with self._change(match_id) as change:
            change.table.require_host(person)
            machines = [player for player in change.table.seats if player.policy]
            if not machines:
                raise NotSeated("no_ai", match=match_id)
            await change.sit(player for player in change.table.seats if player != machines[-1])

    async def set_up(self, match_id: str, person: Person, options: dict[str, Any], seats: int) -> None:
        """Change the options and the number of seats. Raises NotHost, InvalidOptions or WrongSeatCount."""
        async with self._change(match_id) as change:
            change.table.require_host(person)
            seated = len(change.table.seats)
            if seats < seated:
                raise WrongSeatCount("too_many_seated", seats=seats, seated=seated)
            checked = check_options(change.table.game, options, seats)
            await matches.change(change.connection, match_id, options=checked, seats_wanted=seats)

    async def set_manners(self, match_id: str, person: Person, kept: MatchSettings) -> None:
        """Change how much will be told, and who looks on. Raises NotHost."""
        async with self._change(match_id) as change:
            change.table.require_host(person)
            await match_settings.keep(change.connection, match_id, kept)

    async def place_thread(self, match_id: str, thread_id: int) -> None:
        """Let the match be played in a thread, before it starts. Raises UnknownMatch or AlreadyStarted."""
        async with writing(self._engine) as connection:
            table = await load_match(connection, match_id, lock=True)
            # Everybody knows where a running match is played, and so does `Known`: it does not move.
            table.require_lobby()
            await matches.change(connection, match_id, thread_id=thread_id)

    async def start(self, match_id: str, person: Person) -> MatchView:
        """Begin with those who are seated. Raises NotHost and what `Referee.start` raises."""
        async with reading(self._engine) as connection:
            (await load_match(connection, match_id)).require_host(person)
        return await self._referee.start(match_id)

    async def close(self, match_id: str, person: Person) -> None:
        """Call the match off. Raises NotHost."""
        async with self._change(match_id) as change:
            change.table.require_host(person)
            await self._call_off(change)

    @asynccontextmanager
    async def _change(self, match_id: str) -> AsyncIterator[Change]:
        """One transaction on a lobby, with the news of it. Raises UnknownMatch or AlreadyStarted."""
        async with self._writing(match_id) as connection:
            table = await load_match(connection, match_id, lock=True)
            table.require_lobby()
            yield Change(connection, table)

    @asynccontextmanager
    async def _writing(self, match_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction with news of the lobby; when it is committed, tell who waits for it."""
        try:
            async with writing(self._engine) as connection:
                yield connection
                await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
        except (SQLAlchemyError, OSError):
            # The connection may have broken when all was committed: then there is news.
            self._referee.notify(match_id)
            raise
        self._referee.notify(match_id)

    async def _hand_over(self, change: Change, leaver_id: int, staying: list[Seating]) -> None:
        people = [player.user_id for player in staying if player.user_id]
        if not people:
            await self._call_off(change)
        elif leaver_id == change.match.host_id:
            await matches.change(change.connection, change.match.id, host_id=people[0])

    async def _call_off(self, change: Change) -> None:
        ended_at = int(self._now())
        await matches.change(change.connection, change.match.id, status="stopped", ended_at=ended_at)

    def _new_match(
        self, game: AnyGame, options: dict[str, Any], seats: int, host: Person, place: Place
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
            host_id=host.user_id,
            locale=place.locale,
            # Before anyone gives a word, so that the words can be mixed into what is fixed already.
            seed=self._referee.draw_seed(),
            rules_version=None,
            created_at=int(self._now()),
            ended_at=None,
            outcome=None,
        )


def check_options(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options of a title as plain data, defaults included. Raises InvalidOptions or WrongSeatCount."""
    require_seat_count(game, seats)
    checked = codec.decode_options(game, options)
    # Only a set-up tells whether the options go together; this one's luck and table are thrown away.
    game.setup(checked, seats, Chance(bytes(SEED_BYTES), 0))
    return dict(msgspec.to_builtins(checked))
