"""Render benchmark of a title's board: new and next positions, close-ups, encoding, interleaved in one run.

A title's `sample` module supplies the boards: `board(labels, match, step)` and, optionally,
`close_up(labels, index)`, `animation(labels, index)` and `portrait(labels, match, step)`: the board in
portrait format, drawn after all others.
"""

import gc
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypedDict

from PIL import Image

from renderer.cache import ByteCache, image_bytes
from renderer.drawing import Drawing, draw
from renderer.encode import reduced
from renderer.png import png
from renderer.quantize import palette

_FIRST = "import pickle, sys; from renderer import bench; print(bench.first(pickle.load(sys.stdin.buffer)))"
_PROCESSES = 3
"""Fresh processes whose first picture is measured."""


class Measurement(TypedDict):
    """Result of `measure`: milliseconds of painting and encoding together, unless stated otherwise."""

    runs: int
    width: int
    height: int
    first_ms: float
    """The first picture of a fresh process, without imports."""
    median_ms: float
    """Median of a new position: the first picture of a match."""
    quartiles_ms: list[float]
    """The same: first quartile, median, third quartile."""
    slowest_ms: float
    cpu_ms: float
    """Median of the same, in processor time."""
    next_ms: float
    """Median of the next picture of a match, in which one owner has changed."""
    next_quartiles_ms: list[float]
    next_cpu_ms: float
    closeup_ms: float
    """Median of a close-up of a place not shown before; 0 for a title without close-ups."""
    closeup_quartiles_ms: list[float]
    closeup_slowest_ms: float
    closeup_cpu_ms: float
    animation_ms: float
    """Median of the processor time of an animation; 0 for a title without animations."""
    animation_bytes: int
    """The largest animation."""
    encode_ms: float
    """Median of encoding alone, without the cached bands of other pictures."""
    encode_quartiles_ms: list[float]
    encode_cpu_ms: float
    ratio_to_encode: float
    """`cpu_ms` divided by `encode_cpu_ms`: the wall time of both depends on whether a second core is free."""
    kilobytes: float
    portrait_ms: float
    """As `median_ms`, in portrait format; 0 for a title whose `board` has no other shape."""
    portrait_slowest_ms: float
    portrait_next_ms: float
    """As `next_ms`, in portrait format."""
    portrait_kilobytes: float
    """The largest board in portrait format."""
    cache_megabytes: float
    """Size of the pictures and masks kept in memory."""


class _Time(NamedTuple):
    """Milliseconds of wall time and of processor time."""

    wall: float
    cpu: float


def measure(title: str, labels: Any, runs: int = 30) -> Measurement:
    """Draw `runs` boards (at least 2) of each kind in turn, after one that fills the caches.

    `labels` are the title's `Labels`: all the words on the pictures.
    """
    sample = import_module(f"renderer.{title}.sample")
    rendered = draw(sample.board(labels, 0, 0))
    boards, next_boards, closeups, encodings = [], [], [], []
    animations: list[_Time] = []
    animation_bytes = 0
    for run in range(1, runs + 1):
        drawing = sample.board(labels, run, 0)
        boards.append(_timed(partial(draw, drawing)))
        next_boards.append(_timed(partial(draw, sample.board(labels, run, 1))))
        if hasattr(sample, "close_up"):
            closeups.append(_timed(partial(draw, sample.close_up(labels, run))))
        if hasattr(sample, "animation"):
            animation = sample.animation(labels, run)
            animations.append(_timed(partial(draw, animation)))
            animation_bytes = max(animation_bytes, len(draw(animation).data))
        image = _in_palette(drawing)
        encodings.append(_timed(partial(png, image, ByteCache(0))))
    megabytes = cached_megabytes()
    tall, tall_next, tall_bytes = _portraits(sample, labels, runs)
    return Measurement(
        runs=runs,
        width=rendered.size[0],
        height=rendered.size[1],
        first_ms=median(_first(sample.board(labels, 0, 0)) for _ in range(_PROCESSES)),
        median_ms=_median(boards),
        quartiles_ms=_quartiles(boards),
        slowest_ms=max(time.wall for time in boards),
        cpu_ms=_cpu(boards),
        next_ms=_median(next_boards),
        next_quartiles_ms=_quartiles(next_boards),
        next_cpu_ms=_cpu(next_boards),
        closeup_ms=_median(closeups),
        closeup_quartiles_ms=_quartiles(closeups),
        closeup_slowest_ms=max((time.wall for time in closeups), default=0.0),
        closeup_cpu_ms=_cpu(closeups),
        animation_ms=_cpu(animations),
        animation_bytes=animation_bytes,
        encode_ms=_median(encodings),
        encode_quartiles_ms=_quartiles(encodings),
        encode_cpu_ms=_cpu(encodings),
        ratio_to_encode=_cpu(boards) / _cpu(encodings),
        kilobytes=len(rendered.data) / 1024,
        portrait_ms=_median(tall),
        portrait_slowest_ms=max((time.wall for time in tall), default=0.0),
        portrait_next_ms=_median(tall_next),
        portrait_kilobytes=tall_bytes / 1024,
        cache_megabytes=megabytes,
    )


def _portraits(sample: Any, labels: Any, runs: int) -> tuple[list[_Time], list[_Time], int]:
    """Draw boards in portrait format; returns the times of new and next positions, and the most bytes."""
    boards, next_boards, most = list[_Time](), list[_Time](), 0
    if not hasattr(sample, "portrait"):
        return boards, next_boards, most
    draw(sample.portrait(labels, 0, 0))
    for run in range(runs + 1, 2 * runs + 1):  # matches that have not been drawn in another shape
        drawing = sample.portrait(labels, run, 0)
        boards.append(_timed(partial(draw, drawing)))
        next_boards.append(_timed(partial(draw, sample.portrait(labels, run, 1))))
        most = max(most, len(draw(drawing).data))
    return boards, next_boards, most


def first(drawing: Drawing) -> float:
    """Milliseconds for one picture; in a fresh process, those for its first one."""
    return _timed(partial(draw, drawing)).wall


def cached_megabytes() -> float:
    """Size of all pictures and masks in memory now, in megabytes."""
    return sum(image_bytes(kept) for kept in gc.get_objects() if isinstance(kept, Image.Image)) / 2**20


def _first(drawing: Drawing) -> float:
    """`first` in a fresh process."""
    program = [sys.executable, "-c", _FIRST]
    given = pickle.dumps(drawing)
    return float(subprocess.run(program, check=True, capture_output=True, input=given).stdout)  # noqa: S603


def _in_palette(drawing: Any) -> Image.Image:
    image: Image.Image = drawing.paint()
    return image if image.mode == "P" else reduced(image, palette(drawing.colours))


def _timed(work: Callable[[], object]) -> _Time:
    wall, cpu = perf_counter(), process_time()
    work()
    return _Time((perf_counter() - wall) * 1000, (process_time() - cpu) * 1000)


def _median(times: Sequence[_Time]) -> float:
    return median(time.wall for time in times) if times else 0.0


def _cpu(times: Sequence[_Time]) -> float:
    return median(time.cpu for time in times) if times else 0.0


def _quartiles(times: Sequence[_Time]) -> list[float]:
    return quantiles([time.wall for time in times], n=4) if times else []
