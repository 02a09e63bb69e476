"""Entry point of a worker process: `python -m bot.ops.worker_main niceness module:name`.

The other end is `bot.ops.worker_process`. A worker imports only what it needs, to save memory.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from itertools import count
from pkgutil import resolve_name
from typing import Any, NamedTuple

from bot.ops import memory, tracebacks

NICENESS = 1
"""Usual nice level of the process: responses of the bot take precedence on the same core. Not more: people
wait for pictures, too, and other programs must not keep them waiting."""
TRIM_EVERY = 25
"""Calls after which a worker returns free memory to the system."""
LENGTH = 8
"""Size of the length prefix of an answer, in bytes."""


class Failure(NamedTuple):
    """Answer to a call that raised an exception: the stack, without any values."""

    traceback: str


def serve(function: Callable[[Any], Any], niceness: int = NICENESS) -> None:
    """Answer calls until the input ends."""
    memory.configure_malloc()
    os.nice(niceness)
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not get between the answers
    for number in count(1):
        try:
            argument = pickle.load(requests)  # noqa: S301 - from the bot alone
        except (EOFError, pickle.UnpicklingError):
            return  # the bot has closed the input, perhaps in the middle of a request
        try:
            result = function(argument)
        except Exception as error:
            result = Failure(tracebacks.redacted((type(error), error, error.__traceback__)))
        answer = pickle.dumps(result, pickle.HIGHEST_PROTOCOL)
        try:
            answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot is gone; there is nothing to clean up
        if number % TRIM_EVERY == 0:
            memory.trim_malloc()


if __name__ == "__main__":
    # systemd tells each process of a service to stop: the bot still wants answers while it does.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # By its name in the package: pickle must find `Failure` there, not in `__main__`.
    from bot.ops import worker_main

    worker_main.serve(resolve_name(sys.argv[2]), int(sys.argv[1]))
