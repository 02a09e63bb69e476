"""How fast a board is drawn: a full five-player position, painted and encoded."""

import gc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import TypedDict

from msgspec.structs import replace
from PIL import Image

from renderer.drawing import draw
from renderer.encode import encode
from renderer.quantize import palette
from renderer.shogun import Board, sample

_BYTES = {"1": 1, "L": 1, "P": 1}
"""What a pixel takes in memory, by the mode of its image; in all other modes, 4."""


class Measurement(TypedDict):
    """What `measure` tells: milliseconds of painting and encoding together, unless said otherwise."""

    runs: int
    width: int
    height: int
    first_ms: float
    """The first picture, which paints the land."""
    median_ms: float
    slowest_ms: float
    encode_ms: float
    """Median of encoding alone."""
    ratio_to_encode: float
    """`median_ms` to `encode_ms`."""
    kilobytes: float
    cache_megabytes: float
    """Pictures and masks kept in memory."""


def measure(runs: int = 30) -> Measurement:
    """Draw a board with 40 provinces owned by five players so many times.

    From one picture to the next, a province changes hands as in a match.
    """
    drawings = [_board(step) for step in range(runs)]
    first = _milliseconds(partial(draw, _board(runs)))
    whole = [_milliseconds(partial(draw, drawing)) for drawing in drawings]
    drawing = drawings[0]
    image, colours, rendered = drawing.paint(), palette(drawing.colours), draw(drawing)
    alone = [_milliseconds(partial(encode, image, colours)) for _ in range(runs)]
    return Measurement(
        runs=runs,
        width=rendered.size[0],
        height=rendered.size[1],
        first_ms=first,
        median_ms=median(whole),
        slowest_ms=max(whole),
        encode_ms=median(alone),
        ratio_to_encode=median(whole) / median(alone),
        kilobytes=len(rendered.data) / 1024,
        cache_megabytes=cached_megabytes(),
    )


def cached_megabytes() -> float:
    """All pictures and masks that are kept in memory now."""
    images = (kept for kept in gc.get_objects() if isinstance(kept, Image.Image))
    return sum(image.width * image.height * _BYTES.get(image.mode, 4) for image in images) / 2**20


def _board(step: int) -> Board:
    """The sample after so many provinces were taken by the next player."""
    seen = sample.observation()
    provinces = dict(seen.public.provinces)
    for name in tuple(provinces)[:step]:
        owner = provinces[name].owner
        assert owner is not None, "the first 40 provinces are owned"
        provinces[name] = replace(provinces[name], owner=(owner + 1) % seen.public.seats)
    public = replace(seen.public, provinces=provinces)
    return Board(replace(seen, public=public), sample.LABELS, sample.events(), sample.NAMES)


def _milliseconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000
