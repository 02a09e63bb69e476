"""What is kept has a bound in bytes."""

import pytest
from PIL import Image

from renderer.cache import ByteCache, CostCache, image_bytes, packed_images, serial


def test_the_value_not_asked_for_longest_goes_first() -> None:
    cache: ByteCache[str] = ByteCache(10)
    cache.put("a", "first", 5)
    cache.put("b", "second", 5)
    assert cache.get("a") == "first"
    cache.put("c", "third", 4)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("first", None, "third")
    assert cache.bytes == 9


def test_a_value_that_is_put_again_counts_once() -> None:
    cache: ByteCache[str] = ByteCache(10)
    cache.put("a", "small", 2)
    cache.put("a", "large", 8)
    assert (cache.get("a"), cache.bytes) == ("large", 8)


def test_a_value_larger_than_the_cache_is_not_kept() -> None:
    cache: ByteCache[str] = ByteCache(10)
    cache.put("a", "huge", 11)
    assert (cache.get("a"), cache.bytes) == (None, 0)


def test_images_are_counted_wherever_they_are() -> None:
    mask, sprite = Image.new("L", (10, 10)), Image.new("RGBA", (5, 5))
    assert image_bytes(((mask, (3, 4)), {"name": sprite}, None, b"packed", "no image")) == 100 + 100 + 6


def test_an_image_that_is_kept_compressed_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is painted with it is found by its number, and it takes as little room as its bytes."""
    kept, painted = CostCache(2**20), []
    monkeypatch.setattr("renderer.cache.IMAGES", kept)

    @packed_images
    def spotted(colour: int) -> Image.Image:
        painted.append(colour)
        image = Image.new("P", (100, 100))
        image.putpixel((3, 4), colour)
        return image

    one, same, other = spotted(5), spotted(5), spotted(6)
    assert (one.mode, one.size, one.tobytes()) == ("P", (100, 100), same.tobytes())
    assert (one.getpixel((3, 4)), other.getpixel((3, 4)), painted) == (5, 6, [5, 6])
    assert serial(one) == serial(same) != serial(other)
    one.putpixel((3, 4), 7)
    assert spotted(5).getpixel((3, 4)) == 5
    assert kept.bytes < 100 * 100


class Painter:
    """Makes a value of `size` bytes in so many seconds of processor time, and counts how often."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[str] = []
        self._clock = 0.0
        monkeypatch.setattr("renderer.cache.thread_time", lambda: self._clock)
        monkeypatch.setattr("renderer.cache._ENTRY_BYTES", 0)

    def get(self, cache: CostCache, key: str, size: int, seconds: float = 1.0) -> Image.Image:
        def make() -> Image.Image:
            self.made.append(key)
            self._clock += seconds
            return Image.new("L", (size, 1))

        return cache.get(key, make)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    return Painter(monkeypatch)


def test_what_is_painted_fastest_for_its_size_goes_first(painter: Painter) -> None:
    cache = CostCache(10)
    for key, seconds in (("slow", 9), ("quick", 1), ("other", 5)):
        painter.get(cache, key, 5, seconds)
    painter.get(cache, "slow", 5)
    painter.get(cache, "quick", 5)
    assert painter.made == ["slow", "quick", "other", "quick"]
    assert cache.bytes == 10


def test_what_is_asked_for_often_stays(painter: Painter) -> None:
    cache = CostCache(10)
    for key in ("often", "often", "often", "once", "new", "often"):
        painter.get(cache, key, 5)
    assert painter.made == ["often", "once", "new"]


def test_what_nobody_asks_for_any_more_goes_in_the_end(painter: Painter) -> None:
    """However long it took to paint: the clock goes on with each value that makes room."""
    cache = CostCache(10)
    painter.get(cache, "once dear", 5, seconds=3)
    for number in range(9):
        painter.get(cache, f"new {number}", 5)
    painter.get(cache, "once dear", 5)
    assert painter.made.count("once dear") == 2


def test_a_picture_larger_than_all_the_room_is_not_kept(painter: Painter) -> None:
    cache = CostCache(10)
    assert painter.get(cache, "huge", 11).width == 11
    assert cache.bytes == 0
    cache.clear()
    painter.get(cache, "small", 10)
    assert cache.bytes == 10
