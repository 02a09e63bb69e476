"""Secrecy: in two worlds that differ only in secrets, a viewer who may not know them sees the same output.

The tests use the real bot, and everything on the wire is compared: messages, edits, their order and
number, alternative texts, files and their names, pings, component ids, answers, refusals, suggestions.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.databases import ONLY
from tests.secrecy import courses, scenes
from tests.secrecy.comparison import Comparison
from tests.secrecy.courses import Course
from tests.secrecy.two_worlds import TwoWorlds, two_worlds

SCENES = (
    scenes.planning,
    scenes.explaining,
    scenes.leaving,
    scenes.handing_over,
    scenes.dealing,
    scenes.drawing,
    scenes.raiding,
    scenes.saving_a_face,
    scenes.asking,
    scenes.ordering,
    scenes.thinking_again,
)


@pytest.fixture
async def stage(
    virtual_time: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[TwoWorlds]:
    async with two_worlds(tmp_path, monkeypatch) as opened:
        opened.paints = True
        yield opened


@pytest.mark.long
@pytest.mark.skipif(ONLY == "postgresql", reason="in real time, what comes soon after is one edit or two")
@pytest.mark.parametrize("course", [courses.shogun, courses.honor, courses.spirit])
async def test_a_whole_match_looks_the_same_whatever_is_secret(
    stage: TwoWorlds, course: Callable[[], Course]
) -> None:
    comparison = await scenes.whole_match(stage, course())
    assert comparison.compared > 3 * len(course().rows)


@pytest.mark.parametrize("scene", SCENES, ids=lambda one: one.__name__)
async def test_a_scene_looks_the_same_whatever_is_secret(
    stage: TwoWorlds, scene: Callable[[TwoWorlds], Awaitable[Comparison]]
) -> None:
    comparison = await scene(stage)
    assert comparison.compared > 20
