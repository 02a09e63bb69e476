"""One drawing of each kind of position, for golden pictures: together they show every piece there is."""

from dataclasses import replace as replaced
from functools import partial

from msgspec.structs import replace

from bot.views.registry import labels_of
from renderer.spirit import Board, Labels, Shape, sample
from rules.core.model import Outcome, Seat, all_seats
from rules.spirit.content import Name, Penalty, content
from rules.spirit.errors import SAMURAI_DIED, VICTORY
from rules.spirit.events import AnyEvent
from rules.spirit.state import Board as Samurai
from rules.spirit.state import Observation, Phase, Public
from tests.renderer.exhibit import Exhibit

LABELS: Labels = labels_of("spirit", "en")


def changed(public: Public, **differences: object) -> Observation:
    """The position with other values in some fields, as anybody sees it."""
    return Observation(None, replace(public, **differences))


def calm(samurai: int) -> Public:
    """A position in which nobody is asked anything."""
    return replace(sample.observation(samurai).public, asking=None, opponent=None)


def ended(*winners: Seat) -> Observation:
    """The end, for three samurai: a victory if there are winners, else a samurai has died."""
    outcome = Outcome(winners, (7,) * 3, VICTORY if winners else SAMURAI_DIED)
    return changed(calm(3), outcome=outcome, phase=Phase.OVER, round=3, stack=())


def penalties() -> Observation:
    """Lines in which every penalty lies open at the end."""
    raiders = content().raiders
    shown = [next(name for name, card in raiders.items() if penalty in card.penalties) for penalty in Penalty]
    boards = tuple(
        Samurai(name, Seat(place), line=tuple(shown[2 * place : 2 * place + 2]))
        for place, name in enumerate(Name)
    )
    return changed(calm(6), boards=boards[:6])


def board(observation: Observation, events: tuple[AnyEvent, ...] = (), labels: Labels = LABELS) -> Board:
    return Board(observation, labels, events, sample.NAMES)


def seen() -> Observation:
    """The top of both stacks is known."""
    return changed(calm(2), stack=("R4-01", "R2-02", None), intruders=("R5-01", None))


def choosing() -> Observation:
    """Two of four have their samurai."""
    return changed(calm(4), boards=calm(4).boards[:2], phase=Phase.SETUP, round=1, stack=(), discard=())


def exhibits(language: str = "en") -> dict[str, Exhibit]:
    """Everything that is shown, by name, with the words of a language."""
    shown = partial(board, labels=labels_of("spirit", language))
    contrast = replaced(shown(sample.observation(5), sample.events()), theme="contrast")
    return {
        "spirit": Exhibit(shown(sample.observation(), sample.events()), "Seven samurai; a raider is drawn"),
        "spirit-landscape": Exhibit(
            replaced(shown(sample.observation(), sample.events()), shape=Shape.LANDSCAPE),
            "Seven samurai, wide, for computers",
        ),
        "spirit-contrast": Exhibit(contrast, "Five samurai; colours of high contrast"),
        "spirit-penalties": Exhibit(shown(penalties()), "Six samurai, every penalty"),
        "spirit-seen": Exhibit(shown(seen()), "Two samurai; the top of both stacks is known"),
        "spirit-setup": Exhibit(shown(choosing()), "Samurai are being chosen"),
        "spirit-victory": Exhibit(shown(ended(*all_seats(3))), "The village is saved"),
        "spirit-defeat": Exhibit(shown(ended()), "The village is lost"),
    }


def gallery() -> dict[str, Board]:
    """The drawings by name."""
    drawings = {name: exhibit.drawing for name, exhibit in exhibits().items()}
    return {name: drawing for name, drawing in drawings.items() if isinstance(drawing, Board)}
