"""The pictures of the README, from a match between sensible players: `make pictures` writes docs/pictures."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import ai
from ai.match import play
from bot.views.message import Picture
from bot.views.presenter import View
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import texts_in
from renderer import draw
from rules.core.chance import Chance
from rules.core.model import Seat, Stage
from rules.shogun.commands import SubmitPlan
from rules.shogun.events import AnyEvent, BattleFought, Result, RevoltFought
from rules.shogun.game import GAME
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Options, Phase, State

FOLDER = Path("docs") / "pictures"
NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro")
SEED = bytes(31) + b"\x01"
PLANNER = Seat(2)
MIN_ARMIES = 5


def pictures() -> dict[str, Picture]:
    """The board after a conquest of the second year, its battle, and a planning sheet of that season."""
    found: dict[str, Picture] = {}
    for stage in _second_year():
        if "planning" not in found and stage.state.public.phase is Phase.PLANNING:
            found["planning"] = _planning(stage.state)
        elif _ends_in_a_conquest(stage.events):
            seen = GAME.observe(stage.state, None)
            view = View(seen, NAMES, texts_in("en"), shape="landscape", animation=True)
            shown = ShogunPresenter(view).stage(stage.events).pictures
            return {"board": shown[0], "battle": shown[-1], **found}
    raise LookupError("nobody conquers anything in the second year of this match")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        rendered = draw(picture.drawing)
        (FOLDER / f"{name}.{rendered.extension}").write_bytes(rendered.data)


def _ends_in_a_conquest(events: Sequence[AnyEvent]) -> bool:
    """Whether the last fight takes a province from a player."""
    fights = [event for event in events if isinstance(event, BattleFought | RevoltFought)]
    last = fights[-1] if fights else None
    if not isinstance(last, BattleFought) or last.defender is None:
        return False
    return last.result is Result.ATTACKER_WINS and last.armies >= MIN_ARMIES


def _planning(state: State) -> Picture:
    """A seat's sheet with what it is advised to plan."""
    seen = GAME.observe(state, PLANNER)
    prompt, advised = GAME.prompts(state)[PLANNER], GAME.advise(seen)
    assert isinstance(prompt, AskPlan)
    assert isinstance(advised, SubmitPlan)
    draft: dict[str, Any] = {"plan": msgspec.to_builtins(advised.plan)}
    return ShogunPresenter(View(seen, NAMES, texts_in("en"))).panel(prompt, draft).pictures[0]


def _second_year() -> Iterator[Stage[State, AnyEvent]]:
    greedy = ai.policies()["greedy"]
    played = play(GAME, len(NAMES), Options(), SEED, [greedy] * len(NAMES))
    step = GAME.setup(Options(), len(NAMES), Chance(SEED, 0))
    for row, move in enumerate(played.moves, 1):
        step = GAME.apply(step.state, move.seat, move.command, Chance(SEED, row))
        yield from (stage for stage in step.stages if stage.state.public.year == 2)


if __name__ == "__main__":
    main()
