"""Edits that may wait: none is made over news, none is forgotten, and news do not count among them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, cast

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from bot.cluster.leases import Lease, SingleProcess, Work
from bot.discord.delivery import dispatcher
from bot.discord.delivery.dispatcher import EDIT_GAP, Dispatcher
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.discord.delivery.poster import Poster
from bot.matches import Actor
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from bot.views.compose import ClosedPanel, StageMessage
from rules.core.model import Seat
from rules.honor.commands import EndTurn
from rules.honor.game import GAME
from sandbox.club.players import controls
from sandbox.discord import Fault, Human, View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.delivery.test_presence import delivered, match_of
from tests.bot.store.test_repositories import MATCH
from tests.databases import ONLY

pytestmark = [
    pytest.mark.usefixtures("virtual_time"),
    pytest.mark.skipif(ONLY == "postgresql", reason="minutes pass, and there is no virtual time"),
]
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)

ROUND = "1-spring"
DRAWING = 2.0
"""Seconds for which a process that draws is busy."""


# Worker -----------------------------------------------------------------------------------------------------


class Claiming(SingleProcess):
    """While a lease is claimed, news are read that the edits of the match must not overtake."""

    def __init__(self) -> None:
        self.worker: OutboxWorker

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease | None]:
        self.worker._keep_waiting(match_id, ())
        async with super().of(match_id, work) as lease:
            yield lease


@on_sqlite
async def test_edits_that_are_made_with_the_news_are_not_looked_for_again(engine: AsyncEngine) -> None:
    leases = Claiming()
    leases.worker = worker = OutboxWorker(engine, cast(Dispatcher, None), leases)
    worker._keep_waiting(MATCH.id, [outbox.Item("table", "now", 1, 0)])
    with capture_logs() as logs:
        worker._start_editor(MATCH.id)
        await asyncio.sleep(EDIT_GAP + 1)
        await worker.close()
    assert logs == []


class Drawn:
    """A message of which the picture with who is still planning takes a second longer than the story."""

    def __init__(self) -> None:
        self.state, self.shown = "planning", ""
        self.begun = asyncio.Event()
        self.edits: list[str] = []

    def may_wait(self, *_: Any) -> bool:
        return self.state == "planning"

    async def deliver(self, _: str, item: outbox.Item, lease: Any, turn: Any) -> None:
        drawn = self.state
        if drawn == "planning":
            self.begun.set()
            await asyncio.sleep(1)
        await turn()
        self.shown = drawn
        self.edits.append(drawn)


@on_sqlite
async def test_an_edit_that_news_have_overtaken_is_not_made(engine: AsyncEngine) -> None:
    """If the program ended after such an edit, or its answer were lost, the old text would stay for good."""
    drawn = Drawn()
    worker = OutboxWorker(engine, cast(Dispatcher, drawn))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put(connection, MATCH.id, outbox.TABLE, ROUND, 1)
    worker.wake(MATCH.id)
    await drawn.begun.wait()
    drawn.state = "story"
    async with writing(engine) as connection:
        await outbox.put(connection, MATCH.id, outbox.TABLE, ROUND, 2)
    worker.wake(MATCH.id)
    await asyncio.sleep(0.5)
    assert drawn.shown == "story"
    await asyncio.sleep(30)
    await worker.close()
    assert drawn.edits == ["story"]


class OneFails:
    """Discord, which refuses what is for the first seat."""

    def __init__(self, key: str) -> None:
        self.told: list[str] = []
        self._waits = key

    def may_wait(self, _: str, item: outbox.Item, waits: bool) -> bool:
        return item.key == self._waits

    async def deliver(self, _: str, item: outbox.Item, *rest: Any) -> None:
        if item.audience == outbox.seat_audience(Seat(0)):
            raise KeyError("a channel that is closed, or a fault")
        self.told.append(item.key)


@on_sqlite
@pytest.mark.parametrize("key", [outbox.NOW, "1-spring-planning"])
async def test_edits_are_made_while_something_else_is_tried_again_and_again(
    engine: AsyncEngine, key: str
) -> None:
    discord = OneFails(key)
    worker = OutboxWorker(engine, cast(Dispatcher, discord))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put(connection, MATCH.id, outbox.TABLE, key, 1)
        await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(0)), "plan-1", 1)
    worker.wake(MATCH.id)
    await asyncio.sleep(120)
    told = list(discord.told)
    await worker.close()
    assert told == [key]


@on_sqlite
async def test_nothing_of_a_match_is_kept_in_memory_when_all_is_told(engine: AsyncEngine) -> None:
    worker = OutboxWorker(engine, cast(Dispatcher, OneFails(outbox.NOW)))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put_now(connection, MATCH.id, 1)
        await outbox.put(connection, MATCH.id, outbox.TABLE, "1-spring-planning", 1)
    worker.wake(MATCH.id)
    await asyncio.sleep(60)
    kept = {name: value for name, value in vars(worker).items() if isinstance(value, dict) and value}
    await worker.close()
    assert not kept


# Club -------------------------------------------------------------------------------------------------------


async def test_the_deeds_of_a_turn_are_told_before_the_next_one(club: Club) -> None:
    """Honor of the Samurai: they are its story, although it is secret what the player works on."""
    thread = await club.begin(title="honor")
    match, referee = match_of(club), club.bot.referee
    await delivered(club)
    await asyncio.sleep(30)
    command: Any = None
    deeds = -1
    while not isinstance(command, EndTurn):
        [(seat, prompt)] = (await referee.position(match)).prompts.items()
        command = GAME.advise(await referee.observe(match, seat))
        person = (club.aiko, club.bob)[seat].user
        await referee.submit(Actor(person.id, person.name), match, seat, prompt.id, command)
        await asyncio.sleep(1.5)
        deeds += 1
    assert deeds > 1
    told = _turn_of("Aiko", club, thread)
    await club.see(lambda: _turn_of("Bob", club, thread))
    before = told.text
    await asyncio.sleep(60)
    assert told.text == before


def _turn_of(name: str, club: Club, thread: Channel) -> Any:
    heading = f"### Round 1 · {name}"
    return next((view for view in club.aiko.read(thread) if view.text.startswith(heading)), None)


@pytest.mark.parametrize("answer_lost", [False, True])
async def test_the_story_of_a_round_is_not_undone(
    club: Club, monkeypatch: pytest.MonkeyPatch, answer_lost: bool
) -> None:
    """Aiko changes her plan and lays it again; while that is drawn for the table, Bob's ends the round."""
    thread = await club.begin(verbosity="round")
    told = await club.aiko.wait(thread, lambda view: "Special cards" in view.text)
    panels = [await club.panel(person) for person in (club.aiko, club.bob)]
    await delivered(club)
    await asyncio.sleep(30)  # the task that makes edits has ended
    for person, panel in zip((club.aiko, club.bob), panels, strict=True):
        await _suggest_and_ask(club, person, panel)
    slowly, drawing = list[bool](), asyncio.Event()
    rendered = Poster._rendered

    async def slow(poster: Any, viewer: Any, what: Any, *rest: Any) -> Any:
        made = await rendered(poster, viewer, what, *rest)
        if isinstance(what, StageMessage) and slowly and club.bot.outbox_worker._waiting_edits:
            slowly.clear()
            drawing.set()
            await asyncio.sleep(DRAWING)
            if answer_lost:
                club.service.faults.append(Fault("update_message", after=True, drop=True))
        return made

    monkeypatch.setattr(Poster, "_rendered", slow)
    await club.press(club.aiko, panels[0], "confirm")
    await asyncio.sleep(8.5)
    await club.press(club.aiko, panels[0], "change")
    await asyncio.sleep(1)
    slowly.append(True)
    await club.press(club.aiko, panels[0], "confirm")  # less than EDIT_GAP later: it waits
    async with asyncio.timeout(15):
        await drawing.wait()
    before = len(told.revisions)
    await club.press(club.bob, panels[1], "confirm")
    await club.see(lambda: "Bids, highest first" in told.text)
    await asyncio.sleep(300)
    course = ["Bids, highest first" in str(one) for one in (*told.revisions[before + 1 :], told.text)]
    assert "Bids, highest first" in told.text
    assert course == sorted(course), "it was told, undone, and told once more"


async def _suggest_and_ask(club: Club, person: Human, panel: View) -> None:
    """Take the suggestion, but be asked for the special card, so that the round's story ends there."""
    await club.press(person, panel, "suggest")
    await person.choose(panel, controls(panel, "focus")[0]["custom_id"], "bid")
    await club.see(lambda: controls(panel, "wish"))
    await person.choose(panel, controls(panel, "wish")[0]["custom_id"], "ask")
    await asyncio.sleep(3)


async def test_a_closed_lobby_keeps_no_edit_at_the_table_from_being_made(club: Club) -> None:
    thread = await club.begin()
    match = match_of(club)
    current = await club.aiko.wait(thread, lambda view: "Fingerprint" in view.text)
    await club.panel(club.aiko)
    await delivered(club)
    await asyncio.sleep(30)
    lobby = f"/channels/{club.channel.id}/messages/{club.lobby.id}"
    club.service.faults.append(Fault(f"update_message PATCH .*{lobby}", status=403, code=50013, times=10_000))
    club.bot.gateway.tokens._newest.clear()  # a quarter of an hour later
    await club.bot.referee.replace(club.mori, match, await _seat(club, club.bob), _actor(club.cleo))
    await asyncio.sleep(900)
    assert "Cleo" in current.text
    club.service.warnings.clear()


async def test_the_lobby_links_to_the_new_current_message_though_news_overtake_the_edit(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one is deleted first: whoever posts it anew finds none to move."""
    await club.begin()
    match = match_of(club)
    await delivered(club)
    monkeypatch.setattr(dispatcher, "OLD", timedelta(0))
    with club.bot.outbox_worker.held(match):
        assert await dispatcher._make_way(club.bot.dispatcher._poster, match)
        async with reading(club.bot.engine) as connection:
            pending = await outbox.pending(connection, match)
        assert (outbox.LOBBY, outbox.LOBBY) in {(item.audience, item.key) for item in pending}


async def test_who_has_just_lost_a_seat_gets_no_second_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat's message is not theirs any more by the time its closed sheet is drawn."""
    await club.begin()
    for person in (club.aiko, club.bob):
        await club.panel(person)
    await delivered(club)
    club.service.advance(600)  # Discord has forgotten the nonces
    seat = await _seat(club, club.bob)
    rendered, drawing = Poster._rendered, asyncio.Event()

    async def slow(poster: Any, viewer: Any, what: Any, *rest: Any) -> Any:
        made = await rendered(poster, viewer, what, *rest)
        if isinstance(what, ClosedPanel) and viewer == seat and not drawing.is_set():
            drawing.set()
            await asyncio.sleep(DRAWING)
        return made

    monkeypatch.setattr(Poster, "_rendered", slow)
    for person in (club.aiko, club.bob):
        await club.lay(person, await club.panel(person))
    async with asyncio.timeout(15):
        await drawing.wait()
    before = [view.id for view in club.bob.read(club.bob.dm)]
    await club.bot.referee.replace(club.mori, match_of(club), seat, _actor(club.cleo))
    await asyncio.sleep(60)
    await delivered(club)
    assert not [view for view in club.bob.read(club.bob.dm) if view.id not in before]


async def _seat(club: Club, person: Human) -> Seat:
    position = await club.bot.referee.position(match_of(club))
    seating = position.seat_of(person.id)
    assert seating
    return seating.seat


def _actor(person: Human) -> Actor:
    return Actor(person.id, person.name)
