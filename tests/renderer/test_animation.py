"""Animations are written frame by frame, and play as their frames say."""

import gc
import io
import weakref
from collections.abc import Iterator

from PIL import Image, ImageSequence

from renderer.encode import Frame, encode_animation

SIZE = (8, 4)


def picture(*dots: tuple[int, int]) -> Image.Image:
    """A picture in two colours, with dots of the second one."""
    image = Image.new("P", SIZE, 0)
    image.putpalette([250, 240, 220, 20, 30, 40])
    for dot in dots:
        image.putpixel(dot, 1)
    return image


def played(data: bytes) -> list[tuple[bytes, int]]:
    """What a client shows of a GIF: pixels, and for how many milliseconds."""
    frames = ImageSequence.Iterator(Image.open(io.BytesIO(data)))
    return [(frame.convert("RGB").tobytes(), frame.info["duration"]) for frame in frames]


def test_each_frame_is_shown_as_long_as_it_says_and_equal_ones_together() -> None:
    first, second, third = picture(), picture((1, 1)), picture((1, 1), (6, 3))
    frames = [Frame(first, 100), Frame(second, 50), Frame(second.copy(), 30), Frame(third, 500)]
    rendered = encode_animation(frames)
    expected = [(first, 100), (second, 80), (third, 500)]
    assert rendered.size == SIZE
    assert played(rendered.data) == [(image.convert("RGB").tobytes(), time) for image, time in expected]


def test_what_vanishes_again_is_painted_over() -> None:
    frames = [Frame(picture((2, 2)), 50), Frame(picture(), 50)]
    assert played(encode_animation(frames).data)[-1] == (picture().convert("RGB").tobytes(), 50)


def test_a_single_frame_is_an_animation_too() -> None:
    assert played(encode_animation([Frame(picture((3, 3)), 70)]).data) == [
        (picture((3, 3)).convert("RGB").tobytes(), 70)
    ]


def test_an_animation_plays_once() -> None:
    data = encode_animation([Frame(picture(), 50), Frame(picture((1, 1)), 50)]).data
    assert "loop" not in Image.open(io.BytesIO(data)).info


def test_few_frames_are_in_memory_at_once() -> None:
    """Forty of a battle fill 20 MB."""
    drawn: list[weakref.ref[Image.Image]] = []
    most = 0

    def frames() -> Iterator[Frame]:
        nonlocal most
        for number in range(20):
            image = picture((number % 8, number % 4))
            drawn.append(weakref.ref(image))
            gc.collect()
            most = max(most, sum(kept() is not None for kept in drawn))
            yield Frame(image, 50)

    encode_animation(frames())
    assert most <= 3
