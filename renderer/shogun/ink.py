"""Borders and names on the map. They are drawn as a mask, so that colours can be painted around them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour, Window
from renderer.geometry import Box, Point, grown
from renderer.shogun.chart import Ring, Site, chart
from rules.shogun.content import Board, ProvinceName

NAME_SIZE = 19
NAME_FACE: text.Face = "bold"

_COAST, _BORDER, _REGION_BORDER = 3.0, 1.6, 5.0
_FULL: Colour = (255, 255, 255)


def label_box(place: Site) -> Box:
    """Returns the box of a province's name; only right for a horizontal one."""
    return _box_of_lines(place.label, place.label_lines)


@lru_cache(maxsize=128)
def _box_of_lines(middle: Point, lines: tuple[str, ...]) -> Box:
    boxes = [text.box(line, at, NAME_SIZE, NAME_FACE) for line, at in _spread(middle, lines)]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def draw_borders(ink: Canvas, facts: Board) -> None:
    """Thin lines between provinces, thick ones between regions, medium ones along the coast."""
    owners = _edge_owners()
    for place in chart().sites.values():
        for ring in place.rings:
            for width, line in _runs(ring, owners, facts):
                ink.line(line, _FULL, width)


def _edge_owners() -> dict[frozenset[Point], list[ProvinceName]]:
    owners: dict[frozenset[Point], list[ProvinceName]] = {}
    for place in chart().sites.values():
        for ring in place.rings:
            for edge in _edges(ring):
                owners.setdefault(frozenset(edge), []).append(place.name)
    return owners


def _edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def _runs(
    ring: Ring, owners: dict[frozenset[Point], list[ProvinceName]], facts: Board
) -> list[tuple[float, list[Point]]]:
    """Yields the outline, split where the kind of border changes: each piece with its line width."""
    runs: list[tuple[float, list[Point]]] = []
    for start, end in _edges(ring):
        width = _border_width(owners[frozenset((start, end))], facts)
        if runs and runs[-1][0] == width:
            runs[-1][1].append(end)
        else:
            runs.append((width, [start, end]))
    return runs


def _border_width(between: list[ProvinceName], facts: Board) -> float:
    if len(between) == 1:
        return _COAST
    same = facts.region_of[between[0]] == facts.region_of[between[1]]
    return _BORDER if same else _REGION_BORDER


def draw_names(ink: Canvas, stroke: int = 0) -> None:
    """The names of all provinces; `stroke` makes them bolder by so many pixels."""
    for place in chart().sites.values():
        _draw_name(ink, place, stroke)


def write_name(canvas: Canvas, place: Site, colour: Colour, halo: Colour) -> None:
    """Redraw one name over what would hide it."""
    for stroke, ink in ((3, halo), (0, colour)):
        mask, corner = _name_mask(place.name, stroke, canvas.scale)
        x, y = canvas.window.pixel(corner)
        canvas.stamp(mask, (round(x), round(y)), ink)


@cached_images
def _name_mask(name: ProvinceName, stroke: int, scale: int) -> tuple[Image.Image, Point]:
    """Returns a mask of one name, and its top left corner in points."""
    place = chart().sites[name]
    left, top, right, bottom = (round(side) for side in grown(label_box(place), 60))
    mask = Canvas.mask(Window((left, top, right, bottom), scale))
    _draw_name(mask, place, stroke)
    box = mask.image.getbbox()
    assert box, "no name is empty"
    return mask.image.crop(box), (left + box[0] / scale, top + box[1] / scale)


def _draw_name(ink: Canvas, place: Site, stroke: int) -> None:
    if place.label_angle:
        _draw_slanted(ink, place, stroke)
    else:
        _draw_lines(ink, place, stroke)


def _draw_slanted(ink: Canvas, place: Site, stroke: int) -> None:
    left, top, right, bottom = (round(side) for side in grown(label_box(place), 60))
    piece = Canvas.mask(Window((left, top, right, bottom), ink.scale))
    _draw_lines(piece, place, stroke)
    centre = piece.window.pixel(place.label)
    turned = piece.image.rotate(place.label_angle, Image.Resampling.BICUBIC, center=centre)
    x, y = ink.window.pixel((left, top))
    ink.stamp(turned, (round(x), round(y)), _FULL)


def _draw_lines(ink: Canvas, place: Site, stroke: int) -> None:
    halo = _FULL if stroke else None
    for line, at in _spread(place.label, place.label_lines):
        text.write(ink, line, at, NAME_SIZE, _FULL, NAME_FACE, halo=halo, halo_width=stroke)


def _spread(middle: Point, lines: Sequence[str]) -> list[tuple[str, Point]]:
    """Returns the lines of a name, each with its middle."""
    (x, y), step = middle, NAME_SIZE + 1
    top = y - step * (len(lines) - 1) / 2
    return [(line, (x, top + index * step)) for index, line in enumerate(lines)]
