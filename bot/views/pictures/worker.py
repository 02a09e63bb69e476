"""Render worker: a process that draws what it is sent, until the bot closes its input.

It reads pickled drawings from its input. It answers each with the length of what follows (8 bytes, the
highest first) and a pickled `Drawn` or, if it cannot be drawn, the traceback as text. It unpickles all that
it reads: the process that starts it is trusted.
"""

import os
import pickle
import sys
from time import perf_counter
from typing import NamedTuple

from bot.ops import memory, tracebacks
from renderer import Drawing, Rendered, draw

NICENESS = 5
"""Its nice level, so that answering presses comes first where both want the same processor core."""
LENGTH = 8
"""Bytes of the number that gives an answer's length."""


class Drawn(NamedTuple):
    """A picture, and the seconds that it took."""

    rendered: Rendered
    seconds: float


def drawn(drawing: Drawing) -> Drawn:
    """Draw, and measure the time. Raises what the drawing raises."""
    began = perf_counter()
    rendered = draw(drawing)
    return Drawn(rendered, perf_counter() - began)


def _answer(drawing: Drawing) -> Drawn | str:
    try:
        return drawn(drawing)
    except Exception as error:
        return tracebacks.told((type(error), error, error.__traceback__))


def main() -> None:
    """Draw until the input ends, which it does however the bot ends."""
    memory.return_pictures()
    os.nice(NICENESS)
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not get between the answers
    while True:
        try:
            drawing = pickle.load(requests)  # noqa: S301 - from the bot alone
        except (EOFError, pickle.UnpicklingError):
            return  # the bot has closed the input, perhaps in the middle of a request
        answer = pickle.dumps(_answer(drawing), pickle.HIGHEST_PROTOCOL)
        try:
            answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot is gone; there is nothing to clean up
