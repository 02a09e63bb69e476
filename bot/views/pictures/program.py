"""The program of a process that draws (`bot.ops.worker_main`). It imports only what that needs."""

from time import perf_counter
from typing import NamedTuple

from renderer import Drawing, Rendered, draw


class Drawn(NamedTuple):
    """A picture, and the seconds that it took."""

    rendered: Rendered
    seconds: float


def drawn(drawing: Drawing) -> Drawn:
    """Draw, and measure the time. Raises what the drawing raises."""
    began = perf_counter()
    rendered = draw(drawing)
    return Drawn(rendered, perf_counter() - began)
