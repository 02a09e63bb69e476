"""Simulated people of the load test keep to the rate that is wanted of all of them together."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sandbox.bench.crowd import Metronome, PausingPlayer
from sandbox.club.players import Player
from sandbox.discord import Cannot


class CountingMetronome(Metronome):
    """Never waits, and counts its beats."""

    def __init__(self) -> None:
        super().__init__(rate=1, tables=1)
        self.beats = 0

    async def wait(self) -> None:
        self.beats += 1


class Question(SimpleNamespace):
    """A message with one button, or none once it is settled."""

    def __init__(self, *custom_ids: str) -> None:
        buttons = [{"custom_id": custom_id} for custom_id in custom_ids]
        super().__init__(buttons=buttons, selects=[], deleted=False)


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What players have pressed."""
    done: list[Any] = []

    async def press(player: Player, view: Any, *_: Any) -> None:
        done.append(view)

    monkeypatch.setattr(Player, "_act_and_wait", press)
    monkeypatch.setattr(Player, "_choose_any", press)
    return done


def player_with(metronome: Metronome) -> Any:
    """A player whose screen does not matter."""
    human: Any = SimpleNamespace(name="Aino")
    return PausingPlayer(human, human, Random(1), think=60, metronome=metronome)


async def test_each_press_takes_one_beat(pressed: list[Any]) -> None:
    """Two for some presses would let fewer come than are wanted."""
    metronome = CountingMetronome()
    player = player_with(metronome)
    public, private = Question("ask:match:prompt:counsel:"), Question("panel:match:prompt:confirm:")
    await asyncio.wait_for(player._choose_any(public), 1)
    await asyncio.wait_for(player._act_and_wait(private, lambda: None), 1)
    assert (pressed, metronome.beats) == ([public, private], 2)


async def test_what_was_settled_before_its_beat_is_not_pressed(pressed: list[Any]) -> None:
    player = player_with(CountingMetronome())
    with pytest.raises(Cannot):
        await player._choose_any(Question())
    assert pressed == []


@pytest.mark.parametrize(("tables", "seconds"), [(1, 2.0), (4, 0.5)])
async def test_few_tables_press_in_proportion(
    tables: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two presses a second of all four tables: half of one as long as only one is open."""
    waited: list[float] = []

    async def sleep(time: float) -> None:
        waited.append(time)

    metronome = Metronome(rate=2, tables=4)
    for _ in range(tables):
        metronome.join()
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await metronome.wait()
    await metronome.wait()
    assert waited[1] == pytest.approx(waited[0] + seconds, abs=0.1)
