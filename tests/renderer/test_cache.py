"""What is kept has a bound in bytes."""

from PIL import Image

from renderer.cache import ByteCache, image_bytes


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
    assert image_bytes(((mask, (3, 4)), {"name": sprite}, None)) == 100 + 100
