"""Whether words on pictures can be read on a phone."""

from collections.abc import Iterable
from typing import Any

import pytest

from renderer import Drawing, text
from renderer.canvas import Canvas

PHONE, SMALLEST = 390, 9.0
"""Pictures are shown so many pixels wide on a phone; no text is smaller than this there, in pixels."""


def smallest_text(drawings: Iterable[Drawing], monkeypatch: pytest.MonkeyPatch) -> int:
    """The size of the smallest text that is written, in pixels. Sprites kept from earlier are not seen."""
    write, sizes = text.write, set[int]()

    def noted(canvas: Canvas, words: str, at: Any, size: int, *rest: Any, **more: Any) -> None:
        sizes.add(size)
        write(canvas, words, at, size, *rest, **more)

    monkeypatch.setattr(text, "write", noted)
    for drawing in drawings:
        drawing.paint()
    return min(sizes)
