"""What people are shown of a match."""

from tests.referee.conftest import AIKO, REN, House
from tests.toygame import Pick, Picked, Revealed


async def test_a_viewer_reads_only_what_that_viewer_may_know(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, 1, Pick(5))
    for viewer, number in ((None, None), (0, None), (1, 5)):
        chapter = (await house.referee.story(match_id, viewer))[-1]
        assert (chapter.key, chapter.seq, chapter.events) == ("round-1", 1, (Picked(1, number),))
        scene = await house.referee.scene(match_id, "round-1", viewer)
        assert scene is not None
        assert scene.events == chapter.events
        assert scene.observation == await house.referee.observe(match_id, viewer)
        assert scene.observation.own_pick == number


async def test_stages_with_one_key_are_one_chapter(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, 1, Pick(5))
    await house.answer(match_id, 0, Pick(2))
    chapters = await house.referee.story(match_id)
    assert [chapter.key for chapter in chapters] == ["start", "round-1", "reveal-1"]
    assert chapters[1].events == (Picked(1, None), Picked(0, None))
    assert isinstance(chapters[2].events[0], Revealed)


async def test_a_scene_shows_the_position_at_its_own_end(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, 1, Pick(5))
    start = await house.referee.scene(match_id, "start")
    assert start is not None
    assert start.observation.picked == (False, False)
    assert await house.referee.scene(match_id, "round-9") is None
