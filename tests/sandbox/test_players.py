"""Simulated people use what stands on their screen at that moment, as a client lets nobody press more."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sandbox.club.players import Player, controls, questions


class Screen(SimpleNamespace):
    """A message with buttons, which may be deleted."""

    def __init__(self, *custom_ids: str) -> None:
        buttons = [{"custom_id": custom_id} for custom_id in custom_ids]
        super().__init__(id=7, buttons=buttons, selects=[], deleted=False, revisions=[], text="", images=[])


class Reader(Player):
    """Has closed direct messages; what it reads is `deleted_meanwhile` or not."""

    def __init__(self, deleted_meanwhile: bool) -> None:
        self.clicked: list[str] = []
        user = SimpleNamespace(dms_open=False, dm_refusal=None)
        human: Any = SimpleNamespace(name="Aino", id=1, user=user, click=self._click)
        super().__init__(human, human, Random(1))
        self._deleted_meanwhile = deleted_meanwhile

    async def _click(self, view: Any, custom_id: str) -> Any:
        self.clicked.append(custom_id)
        return SimpleNamespace(done=self._nothing)

    async def _nothing(self) -> None:
        return None

    async def _read_through(self, view: Any) -> None:
        view.deleted = self._deleted_meanwhile


@pytest.mark.parametrize("deleted", [False, True])
async def test_nobody_presses_my_plan_of_a_message_that_went_while_they_read_it(deleted: bool) -> None:
    """The note that names who is wanted goes as soon as nobody is."""
    reader, screen = Reader(deleted), Screen("table:match:6:plan:")
    wanted: Any = reader._wanted(screen)  # type: ignore[arg-type]
    await wanted()
    assert reader.clicked == ([] if deleted else ["table:match:6:plan:"])


async def test_a_question_that_went_while_it_was_read_is_read_again_elsewhere() -> None:
    reader, screen = Reader(deleted_meanwhile=True), Screen("panel:match:6:let:")
    wanted: Any = reader._wanted(screen)  # type: ignore[arg-type]
    await wanted()
    assert (reader.clicked, reader._answered) == ([], set())


def test_a_deleted_message_offers_nothing() -> None:
    screen: Any = Screen("panel:match:6:confirm:")
    assert len(controls(screen, "confirm")) == len(questions(screen, "panel")) == 1
    screen.deleted = True
    assert controls(screen, "confirm") == questions(screen, "panel") == []
