"""Faults inside the bot's process that do not end it: a slow database, failing pictures."""

import time
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any


@dataclass(frozen=True)
class Mishaps:
    """slow: maximum delay of a statement, in seconds. undrawn: fraction of the pictures that fail."""

    slow: float = 0.0
    undrawn: float = 0.0
    seed: int = 0


def arrange(mishaps: Mishaps) -> None:
    """Install the faults in this process."""
    if mishaps.slow:
        _slow_down(mishaps)
    if mishaps.undrawn:
        _spoil_pictures(mishaps)


def _slow_down(mishaps: Mishaps) -> None:
    """Every statement waits in the thread of its connection, as it would for a slow disk."""
    from sqlalchemy import Engine, event

    luck = Random(mishaps.seed)

    @event.listens_for(Engine, "connect")
    def _connected(connection: Any, record: Any) -> None:
        connection.driver_connection._connection.set_trace_callback(
            lambda statement: time.sleep(luck.uniform(0, mishaps.slow))
        )


def _spoil_pictures(mishaps: Mishaps) -> None:
    worker: Any = import_module("bot.views.pictures.program")
    luck, draw = Random(mishaps.seed), worker.draw

    def spoiled(*arguments: Any) -> Any:
        if luck.random() < mishaps.undrawn:
            raise OSError("the brush broke")
        return draw(*arguments)

    worker.draw = spoiled
