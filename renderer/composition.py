"""A canvas that notes what is drawn, and paints only what differs from a picture painted before.

The picture is divided into tiles. What is noted gives each tile a key; the picture painted last that has
most tiles in common is copied, and the others are painted again, pixel by pixel as on any other canvas.
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
"""Width and height of a tile, in pixels; the PNG's bands of rows are as high."""
_MANY = 0.3
"""The share of stale tiles from which all layers are painted at once, rather than in parts."""
_FRAMES_BYTES = 12 * 2**20
"""Of pictures painted before."""

_Key: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Ground:
    """What a picture is painted on, exactly and in palette colours (mode P)."""

    image: Image.Image
    shown: Image.Image
    colours: Theme

    @classmethod
    def of(cls, image: Image.Image, colours: Theme) -> "Ground":
        """The ground from a picture, of mode RGB or in the palette's colours."""
        shown = image.point(_settled(colours)) if image.mode == "P" else reduced(image, palette(colours))
        return cls(image, shown, colours)


@cache
def _settled(colours: Theme) -> list[int]:
    """What each entry of the palette becomes when it is reduced again: a very near one, for some of them."""
    codes = Image.frombytes("P", (256, 1), bytes(range(256)))
    codes.putpalette(palette(colours).getpalette() or [])
    return list(reduced(codes.convert("RGB"), palette(colours)).tobytes())


class _Layer(NamedTuple):
    """A sprite, or ink if there is a colour, through a mask."""

    sprite: Image.Image | None
    mask: Image.Image
    corner: tuple[int, int]
    colour: Colour | None
    opacity: float

    @property
    def key(self) -> int:
        """The same for layers that look the same, as long as both are kept."""
        return hash((id(self.sprite), id(self.mask), *self.corner, self.colour, self.opacity))

    def paint(self, image: Image.Image, origin: tuple[int, int]) -> None:
        """Paint what falls on an image whose left top corner is given."""
        corner = self.corner[0] - origin[0], self.corner[1] - origin[1]
        if self.colour is not None:
            Canvas(image).stamp(self.mask, corner, self.colour, self.opacity)
        else:
            image.paste(self.sprite or self.mask, corner, self.mask)


@dataclass(frozen=True, eq=False)
class _Frame:
    """A finished picture; its layers are kept, so that no other gets the identity of one of their masks."""

    ground: Ground
    keys: Sequence[_Key]
    layers: Sequence[_Layer]
    picture: Image.Image


_frames: deque[_Frame] = deque()
_lock = threading.Lock()


class Composition(Canvas):
    """A canvas on a ground; `finished` gives the picture."""

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

    def lay(self, sprite: Image.Image, corner: tuple[int, int], mask: Image.Image) -> None:
        """An opaque sprite of the ground's mode, before anything else is drawn."""
        self._layers.append(_Layer(sprite, mask, corner, None, 1))

    def finished(self) -> Image.Image:
        """The picture in palette colours (mode P). It is shared: it must not be changed."""
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
        """The picture before it is reduced to the palette (mode RGB)."""
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
        """The layers that touch each tile, row by row."""
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
        """A copy of the picture that has most in common with this one, and the tiles that differ."""
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
        """Paint a box of the picture again."""
        part = self._part(box, layers)
        picture.paste(reduced(part, palette(self._ground.colours)), box[:2])

    def _part(self, box: Pixels, layers: Iterable[_Layer]) -> Image.Image:
        """A box of the picture (mode RGB). What is laid on the ground stays in palette colours till then."""
        part = self._ground.image.crop(box)
        for layer in layers:
            if layer.sprite is None and part.mode == "P":
                part = part.convert("RGB")
            layer.paint(part, box[:2])
        return part.convert("RGB")

    def _boxes(self, stale: Sequence[int]) -> Iterator[tuple[Pixels, Iterable[int]]]:
        """Boxes of pixels with their tiles: stale ones side by side; everything, if very many are stale."""
        (width, height), columns = self.image.size, self._columns
        tiles = columns * -(-height // TILE[1])
        if len(stale) > tiles * _MANY:
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
            while total > _FRAMES_BYTES:
                gone = _frames.popleft().picture
                total -= gone.width * gone.height


def _runs(tiles: Iterable[int], columns: int) -> Iterator[range]:
    """Tiles in a row, from those in their order."""
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
