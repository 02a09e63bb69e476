"""Whole matches on the strictest Discord there is, with all that happens to messages, threads and doors.

What Discord does is tested in tests/sandbox; here the bot lives with it. The figures are those of
`python -m tests.e2e.strict`.
"""

import asyncio
import json
import sys
from typing import Any

import pytest

from tests.e2e.rigs import rigs

TITLES = "shogun", "honor", "spirit"
COURSE = ["archived", "a night later", "other doors closed", "locked", "an hour later, archived"]
SECONDS = 560
"""As long as an evening may take on a machine that has much else to do; on a quiet one, a tenth of it."""
LATER = 2.0
"""Seconds that a question may come later at most because edits of old messages are limited."""
EXPECTED = frozenset({"archived", "locked", "old-edits", "route-limit"})
"""Rules by which Discord refuses something in such an evening, besides direct messages."""


async def _played(title: str, rig: str, *options: str) -> dict[str, Any]:
    command = sys.executable, "-m", "tests.e2e.strict", title, "--rig", rig, *options
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    async with asyncio.timeout(SECONDS):
        out, _ = await process.communicate()
    assert process.returncode == 0
    figures: dict[str, Any] = json.loads(out)
    return figures


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("rig", [rig.name for rig in rigs()[-1:]])
async def test_nobody_waits_and_nothing_is_refused_that_need_not_be(rig: str, title: str) -> None:
    figures = await _played(title, rig)
    assert figures["finished"]
    assert figures["course"] == COURSE
    assert figures["violations"] == figures["gaps"] == []
    assert figures["unanswered"] == []
    noted = {name for name in figures["noted"] if not name.startswith("dm-")}
    assert noted <= EXPECTED
    assert not figures["empty_pushes"]
    assert figures["untold"] == []
    assert figures["without_push"] == []


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_no_question_waits_behind_an_edit_of_an_old_message() -> None:
    """Error 30046: beside a Discord that takes all edits, a question comes no later."""
    limited, free = [await _played("shogun", "sandbox", *options) for options in ((), ("--no-old-edits",))]
    assert limited["created"]["n"] > 20
    later = limited["created"]["p99"] - free["created"]["p99"]
    assert later <= LATER
