"""How fast the board of a title is drawn: new and next positions, close-ups, encoding, in turn in one run.

A title's `sample` module has the boards: `board(match, step)` and, if there are any, `close_up(index)`.
"""

import gc
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
from renderer.drawing import draw
from renderer.encode import reduced
from renderer.png import png
from renderer.quantize import palette

_FIRST = "from renderer import bench; print(bench.first({!r}))"
_PROCESSES = 3
"""Fresh ones, whose first pictures are measured."""


class Measurement(TypedDict):
    """What `measure` tells: milliseconds of painting and encoding together, unless said otherwise."""

    runs: int
    width: int
    height: int
    first_ms: float
    """The first picture of a fresh process, imports apart."""
    median_ms: float
    """A new position: of a match that nothing was drawn of before."""
    quartiles_ms: list[float]
    """The same: the first quartile, the median, the third."""
    slowest_ms: float
    cpu_ms: float
    """Median of the same in processor time."""
    next_ms: float
    """Median of the next picture of a match: a province has changed hands."""
    next_quartiles_ms: list[float]
    next_cpu_ms: float
    closeup_ms: float
    """Median of a close-up of a place that was not shown before; 0 where a title has none."""
    closeup_quartiles_ms: list[float]
    closeup_slowest_ms: float
    closeup_cpu_ms: float
    encode_ms: float
    """Median of encoding alone, without what is kept from other pictures."""
    encode_quartiles_ms: list[float]
    encode_cpu_ms: float
    ratio_to_encode: float
    """`median_ms` to `encode_ms`."""
    kilobytes: float
    cache_megabytes: float
    """Pictures and masks kept in memory."""


class _Time(NamedTuple):
    """Milliseconds of a clock on the wall, and of the processor."""

    wall: float
    cpu: float


def measure(title: str, runs: int = 30) -> Measurement:
    """Draw `runs` boards of each kind in turn, after one that fills the caches. `runs` is at least 2."""
    sample = import_module(f"renderer.{title}.sample")
    rendered = draw(sample.board(0, 0))
    whole, following, near, alone = [], [], [], []
    for run in range(1, runs + 1):
        drawing = sample.board(run, 0)
        whole.append(_timed(partial(draw, drawing)))
        following.append(_timed(partial(draw, sample.board(run, 1))))
        if hasattr(sample, "close_up"):
            near.append(_timed(partial(draw, sample.close_up(run))))
        image = _in_palette(drawing)
        alone.append(_timed(partial(png, image, ByteCache(0))))
    return Measurement(
        runs=runs,
        width=rendered.size[0],
        height=rendered.size[1],
        first_ms=median(_first(title) for _ in range(_PROCESSES)),
        median_ms=_median(whole),
        quartiles_ms=_quartiles(whole),
        slowest_ms=max(time.wall for time in whole),
        cpu_ms=_cpu(whole),
        next_ms=_median(following),
        next_quartiles_ms=_quartiles(following),
        next_cpu_ms=_cpu(following),
        closeup_ms=_median(near),
        closeup_quartiles_ms=_quartiles(near),
        closeup_slowest_ms=max((time.wall for time in near), default=0.0),
        closeup_cpu_ms=_cpu(near),
        encode_ms=_median(alone),
        encode_quartiles_ms=_quartiles(alone),
        encode_cpu_ms=_cpu(alone),
        ratio_to_encode=_median(whole) / _median(alone),
        kilobytes=len(rendered.data) / 1024,
        cache_megabytes=cached_megabytes(),
    )


def first(title: str) -> float:
    """Milliseconds of a board, which are those of the first one if nothing was drawn before."""
    drawing = import_module(f"renderer.{title}.sample").board(0, 0)
    return _timed(partial(draw, drawing)).wall


def cached_megabytes() -> float:
    """All pictures and masks that are kept in memory now."""
    return sum(image_bytes(kept) for kept in gc.get_objects() if isinstance(kept, Image.Image)) / 2**20


def _first(title: str) -> float:
    """The same in a fresh process."""
    program = [sys.executable, "-c", _FIRST.format(title)]
    return float(subprocess.run(program, check=True, capture_output=True, text=True).stdout)  # noqa: S603


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
