"""Incremental rendering: a canvas that records draw calls and repaints only the tiles that changed.

The picture is divided into tiles. The recorded layers give each tile a key; the recent picture with the most
tiles in common is copied, and the other tiles are repainted. The result is pixel-identical to a plain canvas.
"""

import threading
from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress, count
from operator import ne
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderer.cache import IMAGES, image_bytes
from renderer.canvas import Canvas, Colour, Paint, Pixels, Window, drawn
from renderer.encode import reduced
from renderer.geometry import Box, Point
from renderer.quantize import palette
from renderer.theme import Theme

TILE = 66, 46
"""Width and height of a tile, in pixels; the PNG's bands of rows have the same height."""
_FULL_REPAINT_SHARE = 0.3
"""Share of stale tiles above which the whole picture is repainted at once, rather than in parts."""
_MAX_FRAMES_BYTES = 12 * 2**20
"""Limit for the earlier pictures that are kept."""

_Key: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Ground:
    """The background of a picture: the exact image, and the same in palette colours (mode P)."""

    image: Image.Image
    shown: Image.Image
    colours: Theme

    @classmethod
    def of(cls, image: Image.Image, colours: Theme) -> "Ground":
        """Make a ground from an image of mode RGB or in the palette's colours."""
        shown = image.point(_requantized(colours)) if image.mode == "P" else reduced(image, palette(colours))
        return cls(image, shown, colours)


@cache
def _requantized(colours: Theme) -> list[int]:
    """Returns the index that each palette entry maps to when quantized again: for some, a very near one."""
    codes = Image.frombytes("P", (256, 1), bytes(range(256)))
    codes.putpalette(palette(colours).getpalette() or [])
    return list(reduced(codes.convert("RGB"), palette(colours)).tobytes())


class _Layer(NamedTuple):
    """A sprite (or a colour, if there is one) pasted through a mask."""

    sprite: Image.Image | None
    mask: Image.Image
    corner: tuple[int, int]
    colour: Colour | None
    opacity: float

    @property
    def key(self) -> int:
        """Equal for layers that look the same, while both are alive (it uses object identities)."""
        return hash((id(self.sprite), id(self.mask), *self.corner, self.colour, self.opacity))

    def paint(self, image: Image.Image, origin: tuple[int, int]) -> None:
        """Paint the part that falls on an image whose top left corner is `origin`."""
        corner = self.corner[0] - origin[0], self.corner[1] - origin[1]
        if self.colour is not None:
            Canvas(image).stamp(self.mask, corner, self.colour, self.opacity)
        else:
            image.paste(self.sprite or self.mask, corner, self.mask)


@dataclass(frozen=True, eq=False)
class _Frame:
    """A finished picture. Its layers are kept alive, so that no other object reuses the id of their masks."""

    ground: Ground
    keys: Sequence[_Key]
    layers: Sequence[_Layer]
    picture: Image.Image


_frames: deque[_Frame] = deque()
_lock = threading.Lock()


class Composition(Canvas):
    """A canvas on a ground; `finished` returns the picture."""

    def __init__(self, ground: Ground, window: Window | None = None) -> None:
        super().__init__(ground.image, window)
        self._ground = ground
        self._layers: list[_Layer] = []

    def stamp(self, mask: Image.Image, corner: tuple[int, int], colour: Colour, opacity: float = 1) -> None:
        self._layers.append(_Layer(None, mask, corner, colour, opacity))

    def place(self, sprite: Image.Image, centre: Point) -> None:
        x, y = self.window.pixel(centre)
        corner = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self._layers.append(_Layer(None, sprite, corner, None, 1))

    def paste(self, sprite: Image.Image, corner: tuple[int, int], mask: Image.Image) -> None:
        """Paste an opaque sprite of the ground's mode; only before anything else is drawn."""
        self._layers.append(_Layer(sprite, mask, corner, None, 1))

    def finished(self) -> Image.Image:
        """Returns the picture in palette colours (mode P). It is shared: do not modify it."""
        tiles = self._tiles()
        hashes = [layer.key for layer in self._layers]
        keys = [tuple([hashes[index] for index in tile]) for tile in tiles]
        picture, stale = self._nearest(keys)
        for box, touched in self._boxes(stale):
            needed = {index for tile in touched for index in tiles[tile]}
            self._paint(picture, box, [self._layers[index] for index in sorted(needed)])
        self._keep(_Frame(self._ground, keys, self._layers, picture))
        return picture

    def painted(self) -> Image.Image:
        """Returns the picture before it is quantized to the palette (mode RGB)."""
        return self._part((0, 0, *self.image.size), self._layers)

    def _ink(self, box: Box, colour: Colour, opacity: float, paint: Paint, shape: Hashable) -> None:
        key = shape, self.window
        found: tuple[Image.Image | None, tuple[int, int]] | None = IMAGES.get(key)
        if found is None:
            found = drawn(box, paint, self.window)
            IMAGES.put(key, found, image_bytes(found))
        mask, corner = found
        if mask is not None:
            self.stamp(mask, corner, colour, opacity)

    @property
    def _columns(self) -> int:
        return -(-self.image.width // TILE[0])

    def _tiles(self) -> list[list[int]]:
        """Returns the indices of the layers that touch each tile, row by row."""
        (width, height), columns = self.image.size, self._columns
        tiles: list[list[int]] = [[] for _ in range(columns * -(-height // TILE[1]))]
        for index, (_, mask, (left, top), _, _) in enumerate(self._layers):
            across, down = mask.size
            right, bottom = min(width, left + across), min(height, top + down)
            touched = range(max(0, left) // TILE[0], -(-right // TILE[0]))
            for row in range(max(0, top) // TILE[1], -(-bottom // TILE[1])):
                for column in touched:
                    tiles[row * columns + column].append(index)
        return tiles

    def _nearest(self, keys: Sequence[_Key]) -> tuple[Image.Image, list[int]]:
        """Returns a copy of the kept picture with the most tiles in common, and the tiles that differ."""
        with _lock:
            found = [(frame.picture, frame.keys) for frame in _frames if frame.ground is self._ground]
        bare: Sequence[_Key] = [()] * len(keys)
        choices = [
            (picture, list(compress(count(), map(ne, keys, others))))
            for picture, others in [*found, (self._ground.shown, bare)]
        ]
        picture, stale = min(choices, key=lambda choice: len(choice[1]))
        return picture.copy(), stale

    def _paint(self, picture: Image.Image, box: Pixels, layers: Iterable[_Layer]) -> None:
        """Repaint a box of the picture."""
        part = self._part(box, layers)
        picture.paste(reduced(part, palette(self._ground.colours)), box[:2])

    def _part(self, box: Pixels, layers: Iterable[_Layer]) -> Image.Image:
        """Returns a box of the picture (mode RGB). Pasted sprites stay in palette colours until then."""
        part = self._ground.image.crop(box)
        for layer in layers:
            if layer.sprite is None and part.mode == "P":
                part = part.convert("RGB")
            layer.paint(part, box[:2])
        return part.convert("RGB")

    def _boxes(self, stale: Sequence[int]) -> Iterator[tuple[Pixels, Iterable[int]]]:
        """Yields boxes of pixels with their tiles: runs of stale tiles, or everything if many are stale."""
        (width, height), columns = self.image.size, self._columns
        tiles = columns * -(-height // TILE[1])
        if len(stale) > tiles * _FULL_REPAINT_SHARE:
            yield (0, 0, width, height), range(tiles)
            return
        for run in _runs(stale, columns):
            left, top = run[0] % columns * TILE[0], run[0] // columns * TILE[1]
            right, bottom = left + len(run) * TILE[0], top + TILE[1]
            yield (left, top, min(width, right), min(height, bottom)), run

    def _keep(self, frame: _Frame) -> None:
        with _lock:
            _frames.append(frame)
            total = sum(kept.picture.width * kept.picture.height for kept in _frames)
            while total > _MAX_FRAMES_BYTES:
                gone = _frames.popleft().picture
                total -= gone.width * gone.height


def _runs(tiles: Iterable[int], columns: int) -> Iterator[range]:
    """Yields runs of adjacent tiles in one row, from sorted tiles."""
    run = range(0)
    for tile in tiles:
        if run and tile == run.stop and tile % columns:
            run = range(run.start, tile + 1)
            continue
        if run:
            yield run
        run = range(tile, tile + 1)
    if run:
        yield run
