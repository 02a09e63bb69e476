"""Finds words on a picture that something painted later covers.

What a picture is put together of is noted: texts, sprites and shapes, in the order of painting. Sprites are
taken as a whole; whatever lies on one is its own affair.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from renderer import Drawing, text
from renderer.canvas import Canvas, Pixels
from renderer.composition import Composition

TOUCH = 0.02
"""Share of a word's ink that may be covered: soft edges meet."""
_OPAQUE = [0] * 128 + [255] * 128


class Layer(NamedTuple):
    """Something painted in a box; `words` if it is text, and the number of the call that wrote it."""

    mask: Image.Image
    box: Pixels
    words: str
    call: int


@dataclass
class Sheet:
    """What was painted on one canvas."""

    canvas: Canvas
    layers: list[Layer] = field(default_factory=list)

    def covered(self) -> list[str]:
        """Words that are hidden in part."""
        return [
            layer.words
            for index, layer in enumerate(self.layers)
            if layer.words and _hidden(layer, self._over(layer, index + 1)) > TOUCH
        ]

    def _over(self, layer: Layer, start: int) -> list[Layer]:
        """The layers from `start` on that reach into a text's box; none if it is a halo or written again."""
        left, top, right, bottom = layer.box
        over = [
            other
            for other in self.layers[start:]
            if other.box[0] < right and left < other.box[2] and other.box[1] < bottom and top < other.box[3]
        ]
        halo = any(layer.call and other.call == layer.call for other in over)
        again = any(other.words == layer.words and other.box == layer.box for other in over)
        return [] if halo or again else over


class Watch:
    """Notes what is painted, by canvas."""

    def __init__(self) -> None:
        self.sheets: dict[int, Sheet] = {}
        self._writing: list[tuple[str, int]] = []
        self._calls = 0

    def note(self, canvas: Canvas, mask: Image.Image, corner: tuple[int, int], words: str = "") -> None:
        """Note a layer of a picture; what is painted for a sprite or a mask is none."""
        if canvas.image.mode in ("RGB", "P"):
            sheet = self.sheets.setdefault(id(canvas), Sheet(canvas))
            box = *corner, corner[0] + mask.width, corner[1] + mask.height
            writing, call = self._writing[-1] if self._writing else (words, 0)
            sheet.layers.append(Layer(mask, box, writing, call))

    @contextmanager
    def writing(self, words: str) -> Iterator[None]:
        """All that is stamped meanwhile is this text."""
        self._calls += 1
        self._writing.append((words, self._calls))
        yield
        self._writing.pop()

    def covered(self) -> list[str]:
        """All words that are hidden in part."""
        return [words for sheet in self.sheets.values() for words in sheet.covered()]


@contextmanager
def watched() -> Iterator[Watch]:
    """Watch what is painted, and compose nothing of parts kept from earlier."""
    watch, write = Watch(), text.write

    def noted_write(canvas: Canvas, words: str, *rest: Any, **more: Any) -> None:
        with watch.writing(words):
            write(canvas, words, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "write", noted_write)
        patch.setattr(Composition, "repeat", Canvas.repeat)
        for kind in (Canvas, Composition):
            for name in ("stamp", "place"):
                patch.setattr(kind, name, _noted(watch, getattr(kind, name), name))
        patch.setattr(Composition, "stamp_flat", _noted(watch, Composition.stamp_flat, "stamp"))
        yield watch


def covered(drawing: Drawing, title: str) -> list[str]:
    """Words of a drawing that something covers; what `printed` of the title's tests notes is words, too."""
    with watched() as watch, pytest.MonkeyPatch.context() as patch:
        name = f"tests.renderer.{title}.printed"
        if find_spec(name):
            import_module(name).note_words(watch, patch)
        drawing.paint()
    return watch.covered()


def _noted(watch: Watch, method: Any, name: str) -> Any:
    def noted(canvas: Canvas, image: Image.Image, at: Any, *rest: Any) -> None:
        mask = image.getchannel("A") if image.mode == "RGBA" else image
        if name == "place":
            x, y = canvas.window.pixel(at)
            watch.note(canvas, mask, (round(x - image.width / 2), round(y - image.height / 2)))
        elif len(rest) < 2 or rest[1] == 1 or isinstance(rest[1], tuple):  # not what shines through
            watch.note(canvas, mask, at)
        method(canvas, image, at, *rest)

    return noted


def _hidden(layer: Layer, later: list[Layer]) -> float:
    """The share of a text's ink that lies under others."""
    if not later:
        return 0.0
    ink = layer.mask.point(_OPAQUE)
    hidden = Image.new("L", ink.size)
    for other in later:
        piece = Image.new("L", ink.size)
        piece.paste(other.mask, (other.box[0] - layer.box[0], other.box[1] - layer.box[1]))
        hidden = ImageChops.lighter(hidden, piece.point(_OPAQUE))
    return ImageChops.darker(hidden, ink).histogram()[255] / max(1, ink.histogram()[255])
