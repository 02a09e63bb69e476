"""Courses: whole matches in two versions that differ only in what one viewer, and the public, cannot know."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Event, Prompt, Seat, Stage, Step
from rules.core.registry import AnyGame, find
from rules.honor.commands import LetBe, SetStanding
from rules.honor.content import Length
from rules.honor.events import CardDrawn, HandDealt
from rules.honor.state import Options as HonorOptions
from rules.honor.state import Standing
from rules.honor.state import State as HonorState
from rules.shogun.commands import SubmitPlan
from rules.shogun.planning import Plans
from rules.shogun.state import Options as ShogunOptions
from rules.spirit.content import Difficulty
from rules.spirit.state import Options as SpiritOptions
from tests.rules.honor.matches import random_match as random_honor
from tests.rules.honor.matches import seed_of
from tests.rules.shogun.matches import random_match as random_shogun
from tests.rules.shogun.test_properties import otherwise as shogun_otherwise
from tests.rules.spirit.matches import random_match as random_spirit

AnyStep: TypeAlias = Step[Any, Any]
Disguise: TypeAlias = Callable[[Any, Seat, Chance], Any]


@dataclass(frozen=True)
class Version:
    """A row of a match's log as one of the two worlds has it. The set-up has no command."""

    command: Any
    step: AnyStep


@dataclass(frozen=True)
class Row:
    """A row in both versions: for everybody but its own players they are the same."""

    seat: Seat | None
    versions: tuple[Version, Version]


@dataclass(frozen=True)
class Course:
    """A match, and the seat whose player looks on and knows only their own secrets."""

    title: str
    options: Any
    seats: int
    viewer: Seat
    rows: tuple[Row, ...]

    @property
    def game(self) -> AnyGame:
        return find(self.title)

    def first_event(self, kind: type[Event]) -> int:
        """The row of the first event of this kind that is about another seat than the viewer's."""
        for number, row in enumerate(self.rows):
            events = row.versions[0].step.events
            if any(isinstance(one, kind) and getattr(one, "seat", None) != self.viewer for one in events):
                return number
        raise LookupError(f"there is no {kind.__name__} of another in this match")

    def first(self, asks: type[Prompt]) -> int:
        """The row after which everybody, or the one who is asked, is asked this for the first time."""
        for number, row in enumerate(self.rows):
            if any(isinstance(one, asks) for one in self.game.prompts(row.versions[0].step.state).values()):
                return number
        raise LookupError(f"nobody is asked {asks.__name__} in this match")


@cache
def shogun() -> Course:
    """Three players; every plan, the tower's inside and the decks are others in the second version."""
    return Course("shogun", ShogunOptions(), 3, Seat(1), tuple(_shogun(Seat(1))))


@cache
def honor() -> Course:
    """Three players; hands, the draw pile, standing orders and answers are others in the second version."""
    return Course("honor", HonorOptions(Length.SHORT), 3, Seat(1), tuple(_honor(Seat(1))))


@cache
def spirit() -> Course:
    """Three players with tokens; the order of stacks and what lies under tokens is another one."""
    return Course("spirit", SPIRIT, 3, Seat(0), tuple(_spirit(Seat(0))))


SPIRIT = SpiritOptions(Difficulty.EASY, support_tokens=True)


def _shogun(viewer: Seat) -> Iterator[Row]:
    whims = Chance(seed_of("leaks/shogun"), 0)
    for row in random_shogun(ShogunOptions(), 3, "leaks"):
        command = row.command
        if isinstance(command, SubmitPlan) and row.seat != viewer:
            assert row.before is not None
            assert row.seat is not None
            command = Plans(find("shogun").observe(row.before, row.seat)).sample(whims)
        other = disguised(row.step, viewer, whims, shogun_otherwise)
        yield Row(row.seat, (Version(row.command, row.step), Version(command, other)))


def _honor(viewer: Seat) -> Iterator[Row]:
    whims = Chance(seed_of("leaks/honor"), 0)
    for row in random_honor(HonorOptions(Length.SHORT), 3, "leaks-45", advised=2):
        command = row.command
        if isinstance(command, LetBe | SetStanding) and row.seat != viewer:
            command = replace(command, standing=_another(command.standing))
        other = disguised(row.step, viewer, whims, another_honor)
        yield Row(row.seat, (Version(row.command, row.step), Version(command, other)))


def _spirit(viewer: Seat) -> Iterator[Row]:
    whims = Chance(seed_of("leaks/spirit"), 0)
    for row in random_spirit(SPIRIT, 3, "leaks-47"):
        other = disguised(row.step, viewer, whims, imagined("spirit"))
        yield Row(row.seat, (Version(row.command, row.step), Version(row.command, other)))


def imagined(title: str) -> Disguise:
    """A state that the viewer cannot tell from the real one: hands, answers, orders, stacks are others."""
    game = find(title)
    return lambda state, viewer, whims: game.imagine(game.observe(state, viewer), whims)


def another_honor(state: HonorState, viewer: Seat, whims: Chance) -> HonorState:
    """The same seats have answered, but otherwise, and everybody else has another standing order."""
    other: HonorState = imagined("honor")(state, viewer, whims)
    private = tuple(
        theirs
        if seat == viewer
        else replace(theirs, standing=_another(real.standing), saves=_not(real.saves))
        for seat, (theirs, real) in enumerate(zip(other.private, state.private, strict=True))
    )
    return replace(other, private=private)


def _not(answer: bool | None) -> bool | None:
    return None if answer is None else not answer


def disguised(step: AnyStep, viewer: Seat, whims: Chance, disguise: Disguise) -> AnyStep:
    """The step as it was in a world with other secrets, for this viewer and the public the same."""
    return Step(tuple(_stage(stage, viewer, whims, disguise) for stage in step.stages))


def changed(step: AnyStep, change: Callable[[Any], Any]) -> AnyStep:
    """The step with something else in its positions."""
    return Step(tuple(replace(stage, state=change(stage.state)) for stage in step.stages))


def _stage(stage: Stage[Any, Any], viewer: Seat, whims: Chance, disguise: Disguise) -> Stage[Any, Any]:
    state = disguise(stage.state, viewer, whims)
    events = tuple(_event(event, viewer, state, whims) for event in stage.events)
    return Stage(stage.key, state, events)


def _event(event: Any, viewer: Seat, state: Any, whims: Chance) -> Any:
    """Cards that only their drawer saw are other cards."""
    match event:
        case HandDealt() if event.seat != viewer and event.cards is not None:
            return replace(event, cards=tuple(whims.shuffled(state.hidden.draw_pile)[: len(event.cards)]))
        case CardDrawn() if event.seat != viewer and event.card is not None:
            return replace(event, card=whims.pick(state.hidden.draw_pile or ("archers",)))
    return event


def _another(standing: Standing) -> Standing:
    return Standing.REFUSE if standing is not Standing.REFUSE else Standing.ASK
