"""A canvas that notes what is drawn, and paints only what differs from a picture painted before.

The picture is divided into tiles. What is noted gives each tile a key; the picture painted last that has
most tiles in common is copied, and the others are painted again, pixel by pixel as on any other canvas.
"""

import threading
from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, compress, count
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
_FRAMES_BYTES = 16 * 2**20
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

    def paint(self, canvas: Canvas) -> None:
        if self.colour is not None:
            canvas.stamp(self.mask, self.corner, self.colour, self.opacity)
        elif self.sprite is not None:
            canvas.image.paste(self.sprite.convert("RGB"), self.corner, self.mask)
        else:
            canvas.image.paste(self.mask, self.corner, self.mask)


@dataclass(frozen=True, eq=False)
class _Frame:
    """A finished picture; its layers are kept, so that no other gets the identity of one of their masks."""

    ground: Ground
    keys: Sequence[_Key]
    layers: Sequence[_Layer]
    picture: Image.Image


_threads = threading.local()


def _scratch(size: tuple[int, int]) -> Image.Image:
    """An image to paint on (mode RGB), one a thread: to make one takes longer than to paint a few tiles."""
    image: Image.Image | None = getattr(_threads, "image", None)
    if image is None or image.size != size:
        image = _threads.image = Image.new("RGB", size, None)
    return image


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
        """An opaque sprite of any mode through a mask."""
        self._layers.append(_Layer(sprite, mask, corner, None, 1))

    def finished(self) -> Image.Image:
        """The picture in palette colours (mode P). It is shared: it must not be changed."""
        tiles = self._tiles()
        hashes = [layer.key for layer in self._layers]
        keys = [tuple([hashes[index] for index in tile]) for tile in tiles]
        picture, stale = self._nearest(keys)
        if stale:
            needed = sorted({index for tile in stale for index in tiles[tile]})
            self._paint(picture, stale, [self._layers[index] for index in needed])
        self._keep(_Frame(self._ground, keys, self._layers, picture))
        return picture

    def painted(self) -> Image.Image:
        """The picture before it is reduced to the palette (mode RGB)."""
        full = Canvas(self._ground.image.convert("RGB"))
        for layer in self._layers:
            layer.paint(full)
        return full.image

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

    def _paint(self, picture: Image.Image, stale: Sequence[int], layers: Sequence[_Layer]) -> None:
        """Paint the stale tiles into the picture; layers reach over them, which is not looked at."""
        full = Canvas(_scratch(picture.size))
        boxes = list(self._boxes(stale))
        for box in boxes:
            full.image.paste(self._ground.image.crop(box).convert("RGB"), box[:2])
        for layer in layers:
            layer.paint(full)
        for box in boxes:
            picture.paste(reduced(full.image.crop(box), palette(self._ground.colours)), box[:2])

    def _boxes(self, stale: Sequence[int]) -> Iterator[Pixels]:
        """The tiles in pixels, those that lie side by side joined."""
        (width, height), columns = self.image.size, self._columns
        start = previous = stale[0]
        for tile in chain(stale[1:], [-1]):
            if tile != previous + 1 or tile % columns == 0:
                left, top = start % columns * TILE[0], start // columns * TILE[1]
                right = min(width, (previous % columns + 1) * TILE[0])
                yield left, top, right, min(height, top + TILE[1])
                start = tile
            previous = tile

    def _keep(self, frame: _Frame) -> None:
        with _lock:
            _frames.append(frame)
            total = sum(kept.picture.width * kept.picture.height for kept in _frames)
            while total > _FRAMES_BYTES:
                gone = _frames.popleft().picture
                total -= gone.width * gone.height
