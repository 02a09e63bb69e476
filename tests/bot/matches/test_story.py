"""What people are shown of a match."""

from typing import Any

from bot.matches.loading import load_rows
from bot.matches.lobby import Place
from bot.matches.match_view import round_key
from bot.matches.stage_log import round_view, stage_view
from bot.ops.metrics import Metrics
from bot.store import matches, outbox
from bot.store.engine import is_shared, reading
from bot.store.stages import read as read_stages
from bot.views.compose import Composer, LobbyMessage
from bot.views.lobby_message import lobby_message
from bot.views.texts import texts_in
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, REN, House, moderator
from tests.bot.store.test_row_cache import statements
from tests.toygame import Pick, Picked, Revealed, Take


async def test_a_viewer_reads_only_what_that_viewer_may_know(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(1), Pick(5))
    for viewer, number in ((None, None), (Seat(0), None), (Seat(1), 5)):
        chapter = (await house.referee.story(match_id, viewer))[-1]
        assert (chapter.key, chapter.seq, chapter.events) == ("round-1", 1, (Picked(Seat(1), number),))
        scene = await house.referee.stage_view(match_id, "round-1", viewer)
        assert scene is not None
        assert scene.events == chapter.events
        assert scene.observation == await house.referee.observe(match_id, viewer)
        assert scene.observation.own_pick == number


async def test_stages_with_one_key_are_one_chapter(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(1), Pick(5))
    await house.answer(match_id, Seat(0), Pick(2))
    chapters = await house.referee.story(match_id)
    assert [chapter.key for chapter in chapters] == ["start", "round-1", "reveal-1"]
    assert chapters[1].events == (Picked(Seat(1), None), Picked(Seat(0), None))
    assert isinstance(chapters[2].events[0], Revealed)


async def test_a_scene_shows_the_position_at_its_own_end(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(1), Pick(5))
    start = await house.referee.stage_view(match_id, "start")
    assert start is not None
    assert start.observation.picked == (False, False)
    assert await house.referee.stage_view(match_id, "round-9") is None


async def test_what_was_answered_is_found_although_the_match_has_gone_on(house: House) -> None:
    """A computer player may be faster than whoever draws the panel that is closed."""
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(6))
    closed = await house.answer(match_id, Seat(1), Pick(1))
    (taker,) = closed.prompts
    later = [closed, await house.answer(match_id, taker, Take(1))]
    await house.referee.pause(moderator(), match_id)
    later.append(await house.referee.position(match_id))
    for position in later:
        settled = await house.referee.settled(match_id, position.seq, Seat(0), "pick-1-0")
        assert settled is not None
        assert settled.prompt.id == "pick-1-0"
        assert settled.observation.own_pick == 6
    assert await house.referee.settled(match_id, later[-1].seq, Seat(0), "pick-0-0") is None


async def test_the_last_answer_is_one_from_before_the_stage(house: House) -> None:
    """What is answered in this stage can be taken back, and its seat be given to somebody else."""
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(6))
    assert await house.referee.last_answer(match_id, Seat(0), Pick) is None
    position = await house.answer(match_id, Seat(1), Pick(1))
    assert await house.referee.last_answer(match_id, Seat(0), Pick) == Pick(6)
    assert await house.referee.last_answer(match_id, Seat(0), Take) is None
    assert position.prompts


async def test_what_was_never_answered_is_not_taken_for_settled(house: House) -> None:
    """The match is ended when others have answered already: there is nothing to be kept of the question."""
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(1), Pick(1))
    await house.referee.end(moderator(), match_id)
    ended = await house.referee.position(match_id)
    assert await house.referee.settled(match_id, ended.seq, Seat(0), "pick-1-0") is None


async def test_the_newest_stage_is_known_without_a_query_and_is_what_was_stored(
    house: House, toygame: Any
) -> None:
    match_id = await house.begin(AIKO, REN)
    metrics = Metrics()
    metrics.listen(house.engine)
    while asked := [one for one in (await house.referee.position(match_id)).prompts.values() if one.owed]:
        seat = asked[-1].seat
        await house.answer(match_id, seat, toygame.advise(await house.referee.observe(match_id, seat)))
        before = statements(metrics)
        view = await house.referee.newest_view(match_id)
        assert view is not None
        assert is_shared(house.engine) or statements(metrics) == before
        async with reading(house.engine) as connection:
            rows = await load_rows(connection, match_id)
            assert view == await stage_view(connection, rows, rows.stage or "", None)
            for key in {stage.key for stage in await read_stages(connection, match_id)}:
                expected = await stage_view(connection, rows, key, None)
                assert await house.referee.stage_view(match_id, key) == expected
                told = await round_view(connection, rows, key)
                assert await house.referee.round_view(match_id, key) == told


async def test_a_round_that_is_told_in_one_message_is_one_item(house: House, toygame: Any) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.set_table(moderator(), match_id, verbosity="round")
    await house.say_everything(match_id)
    for _ in range(4):
        asked = [one for one in (await house.referee.position(match_id)).prompts.values() if one.owed]
        seat = asked[-1].seat
        await house.answer(match_id, seat, toygame.advise(await house.referee.observe(match_id, seat)))
    keys = [stage.key for stage in await house.referee.story(match_id)]
    told = {key for audience, key in await house.news(match_id) if audience == outbox.TABLE}
    rounds = {round_key(key) for key in keys[1:]}
    assert told == rounds
    assert len(rounds) < len(keys) - 1
    last = keys[-1]
    whole = await house.referee.round_view(match_id, round_key(last))
    assert whole is not None
    assert whole == await house.referee.round_view(match_id, last)
    assert whole.key == round_key(last)
    await house.say_everything(match_id)
    await house.referee.rewind(moderator(), match_id, 0)
    told = {key for audience, key in await house.news(match_id) if audience == outbox.TABLE}
    assert {round_key(key) for key in keys[1:]} <= told


async def test_a_match_is_observed_once_until_it_changes(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    seen = await house.referee.position(match_id)
    assert await house.referee.position(match_id) is seen or is_shared(house.engine)
    await house.answer(match_id, Seat(1), Pick(1))
    assert await house.referee.position(match_id) != seen


async def test_the_way_to_the_table_is_shown_without_a_query(house: House) -> None:
    match_id = (await house.lobby.create(AIKO, "spirit", {}, 2, Place(GUILD, CHANNEL))).id
    await house.lobby.join(REN, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.position(match_id)
    async with reading(house.engine) as connection:
        match, players = (
            await matches.find(connection, match_id),
            await matches.seatings(connection, match_id),
        )
    assert match
    metrics = Metrics()
    metrics.listen(house.engine)
    shown = await Composer(house.engine, house.referee).compose(match_id, None, None, LobbyMessage(7))
    assert is_shared(house.engine) or statements(metrics) == 0
    assert shown == lobby_message(match, players, texts_in(match.locale), now=7)
