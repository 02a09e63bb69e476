"""Analyses of ended matches: computed once, beside everything else, and never of a match that goes on."""

from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from ai.shogun import division
from ai.shogun.analysis import Analysis, analyse
from bot.matches.analyses import NICENESS, Analyses
from bot.matches.errors import AnalysisFailed
from bot.ops.worker_process import ProcessWorker
from rules.core.record import MatchRecord, load

RECORDS = Path("tests") / "records"


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(division, "EXPECTED", 2)
    monkeypatch.setattr(division, "COMPARED", 1)


class Shelf:
    """Records by match id, and how often each was read."""

    def __init__(self) -> None:
        ended = load((RECORDS / "shogun-sun-draft-3.json").read_bytes())
        spirit = load((RECORDS / "spirit" / "spirit-easy-5.json").read_bytes())
        running = replace(ended, outcome=None, seed=None)
        self.records = {
            "ended": ended,
            "running": running,
            "spirit": spirit,
            "damaged": replace(ended, seed=bytes(32).hex(), words=UNSET),
        }
        self.read: list[str] = []

    async def record(self, match_id: str) -> MatchRecord:
        self.read.append(match_id)
        return self.records[match_id]


@pytest.mark.usefixtures("few_worlds")
async def test_a_match_is_analysed_once() -> None:
    shelf = Shelf()
    analyses = Analyses(shelf.record, in_process=False)
    found = await analyses.of("ended")
    assert isinstance(found, Analysis)
    assert await analyses.of("ended") is found
    assert shelf.read == ["ended"]


@pytest.mark.usefixtures("few_worlds")
async def test_a_match_that_goes_on_has_none_and_is_asked_about_again() -> None:
    shelf = Shelf()
    analyses = Analyses(shelf.record, in_process=False)
    assert await analyses.of("running") is None
    shelf.records["running"] = shelf.records["ended"]
    assert await analyses.of("running") is not None


async def test_titles_without_one_and_records_that_do_not_replay_have_none() -> None:
    analyses = Analyses(Shelf().record, in_process=False)
    assert await analyses.of("spirit") is None
    assert await analyses.of("damaged") is None


@pytest.mark.real_time
async def test_one_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """And made anew for the next who asks."""
    shelf = Shelf()
    monkeypatch.setattr("bot.matches.analyses.TIMEOUT", 0.001)
    analyses = Analyses(shelf.record, in_process=True)
    for _ in range(2):
        with pytest.raises(AnalysisFailed):
            await analyses.of("ended")
    assert shelf.read == ["ended", "ended"]


@pytest.mark.real_time
async def test_a_worker_yields_as_much_as_it_is_told() -> None:
    worker = ProcessWorker("os:nice", 30.0, niceness=NICENESS)
    try:
        assert await worker.call(0) >= NICENESS
    finally:
        await worker.close()


@pytest.mark.long
@pytest.mark.real_time
async def test_a_process_finds_the_same() -> None:
    shelf = Shelf()
    assert await Analyses(shelf.record, in_process=True).of("ended") == analyse(shelf.records["ended"])
