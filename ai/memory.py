"""Garbage collection while matches are played one after another."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

OBJECTS = 50_000
"""New objects after which Python looks for cycles among them; its own number is 700."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Look for cyclic garbage seldom. Also a decorator.

    Positions, plans and events have no cycles and are freed at once; to look for some takes a tenth of a
    match's time.
    """
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
