"""Palettes: the colours of a theme, and the blends that anti-aliased edges and highlights need."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import chain, islice

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Colour
from renderer.theme import GLOW_SHARE, PALE_SHARE, Theme, mix

_MAX_COLOURS = 168
"""More colours make larger files, but no better edges."""


@cached_images
def palette(colours: Theme) -> Image.Image:
    """Returns an image of mode P with the palette of a theme."""
    chosen = list(islice(dict.fromkeys(_by_importance(colours)), _MAX_COLOURS))
    image = Image.new("P", (1, 1))
    image.putpalette(list(chain.from_iterable(chosen)))
    return image


def theme_colours(colours: Theme) -> list[Colour]:
    """Returns every colour of a theme, without duplicates."""
    found: dict[Colour, None] = {}
    for field in fields(colours):
        value = getattr(colours, field.name)
        if isinstance(value, Mapping):
            found.update(dict.fromkeys(value.values()))
        elif isinstance(value[0], tuple):
            found.update(dict.fromkeys(value))
        else:
            found[value] = None
    return list(found)


def _by_importance(colours: Theme) -> Iterator[Colour]:
    """Yields colours, the most important first; there may be duplicates."""
    base, seats, areas = theme_colours(colours), colours.seat_colours, tuple(colours.areas.values())
    yield from base
    for tint in areas:
        yield from (mix(tint, colours.glow, GLOW_SHARE), mix(tint, colours.grey, PALE_SHARE))
    yield from (mix(colour, colours.ink, 0.5) for colour in base)
    for seat in (*seats, colours.green):
        yield from (mix(seat, colours.paper, part) for part in (0.35, 0.6))
    for part in (0.25, 0.75):
        yield from (mix(colour, colours.ink, part) for colour in (colours.paper, *seats, *areas))
    yield from (mix(colour, colours.paper, 0.5) for colour in base)
    yield from (mix(seat, tint, 0.5) for seat in seats for tint in areas)
