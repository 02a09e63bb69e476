"""Card emblems as vector shapes: helmets, blades, bows, masks, castles.

Every emblem is a small function that draws around a centre at a given size (half its width). A card with an
unknown key, as in a host's deck, shows the emblem of its kind.
"""

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, grown, polar
from renderer.theme import Theme, mix
from rules.honor.deck import Card, Kind

Draw = Callable[[Canvas, Point, float, Theme], None]


@cached_images
def emblem(theme: Theme, name: str, size: int) -> Image.Image:
    """A sprite of an emblem, by name."""
    side = round(size * 2.5) + 4
    canvas = Canvas.clear(side, side)
    _EMBLEMS[name](canvas, (side / 2, side / 2), size, theme)
    return canvas.sprite()


def emblem_of(card: Card) -> str:
    """Returns the name of a card's emblem."""
    return card.key if card.key in _EMBLEMS else _KINDS.get(card.kind, "helmet")


def _at(centre: Point, size: float, *points: Point) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


def _blade(canvas: Canvas, ends: Sequence[Point], size: float, theme: Theme) -> None:
    """A curved blade from its guard to its tip, with a wrapped hilt behind the guard."""
    start, end = ends
    along = end[0] - start[0], end[1] - start[1]

    def at(part: float, off: float) -> Point:
        """Returns the point at `part` of the blade's length, `off` to its side."""
        return start[0] + along[0] * part - along[1] * off, start[1] + along[1] * part + along[0] * off

    spine = [at(step / 8, -0.09 * 4 * step / 8 * (1 - step / 8)) for step in range(9)]
    hilt = [at(-0.36, 0.06), at(0, 0)]
    canvas.line([*hilt, *spine[1:]], theme.ink, size * 0.3)
    canvas.line(spine, theme.paper, size * 0.14)
    canvas.dashes(hilt, theme.gold, size * 0.11, size * 0.1, size * 0.1)
    canvas.line([at(0, -0.13), at(0, 0.13)], theme.ink, size * 0.24)
    canvas.line([at(0, -0.11), at(0, 0.11)], theme.gold, size * 0.11)


def _pole(canvas: Canvas, centre: Point, size: float, theme: Theme, side: int = 1) -> Point:
    """A wooden pole from lower left to upper right, mirrored with `side` -1. Returns its upper end."""
    low, high = _at(centre, size, (-0.8 * side, 0.95), (0.45 * side, -0.5))
    canvas.line([low, high], theme.ink, size * 0.24)
    canvas.line([low, high], theme.wood, size * 0.12)
    return high


def _helmet(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A kabuto: bowl, neck guard and golden horns."""
    horns = _at(centre, size, (0, -0.1), (-0.42, -0.42), (-0.62, -1.05), (-0.2, -0.55), (0, -0.42))
    mirrored = [(2 * centre[0] - x, y) for x, y in horns]
    guard: list[Point] = [
        (-0.72, 0.12), (0.72, 0.12), (1.02, 0.86), (0.56, 0.72), (-0.56, 0.72), (-1.02, 0.86),
    ]  # fmt: skip
    crown = centre[0], centre[1] + size * 0.2
    bowl = [polar(crown, size * 0.74, degrees) for degrees in range(-90, 91, 10)]
    canvas.polygon(_at(centre, size, *guard), theme.slate, theme.ink, size * 0.1)
    canvas.polygon(bowl, theme.crimson, theme.ink, size * 0.1)
    for horn in (horns, mirrored):
        canvas.polygon(horn, theme.gold, theme.ink, size * 0.08)


def _samurai(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """Head with topknot above armour."""
    armour = _at(centre, size, (-0.5, 0.05), (0.5, 0.05), (0.98, 0.42), (0.8, 1), (-0.8, 1), (-0.98, 0.42))
    canvas.polygon(armour, theme.slate, theme.ink, size * 0.1)
    for row in (0.36, 0.62):
        canvas.line(_at(centre, size, (-0.72, row), (0.72, row)), theme.gold, size * 0.1)
    face = centre[0], centre[1] - size * 0.36
    canvas.disc(face, size * 0.46, mix(theme.paper, theme.wood, 0.25), theme.ink, size * 0.09)
    hair = [polar(face, size * 0.46, degrees) for degrees in range(-100, 101, 10)]
    canvas.polygon([*hair, (face[0], face[1] - size * 0.1)], theme.ink)
    canvas.line(_at(centre, size, (0, -0.78), (0, -1.02)), theme.ink, size * 0.24)


def _ronin(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A wide straw hat over a dark cloak, without a face."""
    cloak = _at(centre, size, (-0.4, -0.1), (0.4, -0.1), (0.85, 1), (-0.85, 1))
    canvas.polygon(cloak, theme.slate, theme.ink, size * 0.1)
    hat = _at(centre, size, (0, -0.95), (1.05, 0.06), (0.5, 0.24), (-0.5, 0.24), (-1.05, 0.06))
    canvas.polygon(hat, theme.gold, theme.ink, size * 0.1)
    for across in (-0.45, 0, 0.45):
        canvas.line(_at(centre, size, (across * 0.2, -0.7), (across, 0.12)), theme.wood, size * 0.06)


def _no_dachi(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _blade(canvas, _at(centre, size, (-0.46, 0.46), (0.95, -0.95)), size * 1.15, theme)


def _daisho(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _blade(canvas, _at(centre, size, (-0.3, 0.02), (0.9, -0.78)), size, theme)
    _blade(canvas, _at(centre, size, (0.0, 0.56), (0.84, 0.0)), size, theme)


def _katana(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _blade(canvas, _at(centre, size, (-0.4, 0.4), (0.78, -0.78)), size, theme)


def _masamune(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A hammer over an anvil."""
    anvil = _at(centre, size, (-0.95, 0.25), (0.95, 0.25), (0.5, 0.52), (0.6, 1), (-0.6, 1), (-0.5, 0.52))
    canvas.polygon(anvil, theme.slate, theme.ink, size * 0.1)
    canvas.line(_at(centre, size, (-0.7, -0.1), (0.5, -0.5)), theme.ink, size * 0.26)
    canvas.line(_at(centre, size, (-0.7, -0.1), (0.5, -0.5)), theme.wood, size * 0.13)
    head = _at(centre, size, (0.26, -1), (0.7, -0.84), (0.42, 0.04), (-0.02, -0.12))
    canvas.polygon(head, theme.paper_shade, theme.ink, size * 0.1)


def _mask(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A mask of the Noh theatre."""
    face = _at(
        centre, size, (-0.66, -0.8), (0, -0.98), (0.66, -0.8), (0.74, -0.1), (0.48, 0.66), (0, 1),
        (-0.48, 0.66), (-0.74, -0.1),
    )  # fmt: skip
    canvas.polygon(face, theme.paper, theme.ink, size * 0.11)
    for side in (-1, 1):
        canvas.line(_at(centre, size, (0.2 * side, -0.2), (0.48 * side, -0.28)), theme.ink, size * 0.14)
        canvas.disc(_at(centre, size, (0.32 * side, -0.6))[0], size * 0.11, theme.faint)
    canvas.line(_at(centre, size, (0, -0.1), (0, 0.22)), theme.faint, size * 0.08)
    canvas.line(_at(centre, size, (-0.22, 0.52), (0, 0.58), (0.22, 0.52)), theme.crimson, size * 0.17)


def _firearms(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """An arquebus."""
    canvas.line(_at(centre, size, (-0.3, 0.2), (1, -0.62)), theme.ink, size * 0.3)
    canvas.line(_at(centre, size, (-0.3, 0.2), (1, -0.62)), theme.slate, size * 0.15)
    stock = _at(centre, size, (-0.2, 0.02), (0.05, 0.3), (-0.55, 0.66), (-0.98, 0.98), (-0.92, 0.52))
    canvas.polygon(stock, theme.wood, theme.ink, size * 0.1)
    canvas.disc(_at(centre, size, (0.98, -0.86))[0], size * 0.15, theme.orange)


def _fan(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _open_fan(canvas, centre, size, theme, theme.violet)


def _open_fan(canvas: Canvas, centre: Point, size: float, theme: Theme, colour: Colour) -> None:
    pivot = centre[0], centre[1] + size * 0.8
    leaf = [polar(pivot, size * 1.55, degrees) for degrees in range(-56, 57, 8)]
    inner = [polar(pivot, size * 0.55, degrees) for degrees in range(56, -57, -8)]
    canvas.polygon([*leaf, *inner], colour, theme.ink, size * 0.09)
    for degrees in range(-42, 43, 14):
        canvas.line([pivot, polar(pivot, size * 1.42, degrees)], theme.paper, size * 0.06)


def _high_fan(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The fan of a lady of rank, with a golden sun."""
    _fan(canvas, centre, size, theme)
    canvas.disc((centre[0], centre[1] - size * 0.22), size * 0.36, theme.gold, theme.ink, size * 0.07)


def _hidden_face(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A face behind a fan: only hair and eyes are seen."""
    x, y = centre
    canvas.disc((x, y - size * 0.28), size * 0.7, mix(theme.paper, theme.wood, 0.25), theme.ink, size * 0.1)
    hair = [polar((x, y - size * 0.28), size * 0.7, degrees) for degrees in range(-80, 81, 10)]
    canvas.polygon(hair, theme.ink)
    canvas.disc((x, y - size), size * 0.18, theme.ink)
    for side in (-1, 1):
        canvas.line(_at(centre, size, (0.16 * side, -0.18), (0.42 * side, -0.22)), theme.ink, size * 0.13)
    _open_fan(canvas, (x, y + size * 0.42), size * 0.72, theme, theme.background)


def _spear(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    high = _pole(canvas, centre, size, theme)
    head = _at(high, size, (-0.24, 0.04), (0.5, -0.52), (0.06, 0.26))
    canvas.polygon(head, theme.paper, theme.ink, size * 0.09)


def _bow(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    middle = centre[0] - size * 0.5, centre[1]
    canvas.arc(middle, size * 1.05, -62, 62, theme.ink, size * 0.26)
    canvas.arc(middle, size * 0.98, -62, 62, theme.wood, size * 0.12)
    canvas.line(_at(centre, size, (-0.03, -0.9), (-0.03, 0.9)), theme.ink, size * 0.07)
    canvas.line(_at(centre, size, (-0.95, 0), (0.85, 0)), theme.ink, size * 0.11)
    canvas.polygon(_at(centre, size, (1.05, 0), (0.7, -0.2), (0.7, 0.2)), theme.ink)


def _horse(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A horse's head and neck."""
    neck = _at(
        centre, size, (-0.75, 1), (-0.62, 0.1), (-0.3, -0.5), (0.1, -0.72), (0.16, -1.02), (0.36, -0.68),
        (0.6, -0.3), (0.98, 0.2), (0.8, 0.46), (0.5, 0.4), (0.18, 0.12), (0.22, 0.5), (0.42, 1),
    )  # fmt: skip
    canvas.polygon(neck, theme.wood, theme.ink, size * 0.1)
    mane = _at(centre, size, (-0.78, 0.9), (-0.66, 0.1), (-0.34, -0.52), (0.06, -0.76))
    canvas.line(mane, theme.ink, size * 0.2)
    canvas.disc(_at(centre, size, (0.36, -0.22))[0], size * 0.09, theme.ink)


def _staff(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The ringed staff of a mountain ascetic."""
    high = _pole(canvas, centre, size, theme)
    top = high[0] + size * 0.14, high[1] - size * 0.16
    canvas.ring(top, size * 0.42, theme.ink, size * 0.24)
    canvas.ring(top, size * 0.36, theme.gold, size * 0.12)


def _naginata(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A glaive, which leans the other way than the spear."""
    high = _pole(canvas, centre, size, theme, -1)
    head = _at(high, size, (0.16, -0.04), (0.0, -0.5), (-0.52, -0.6), (-0.24, -0.3), (-0.1, 0.16))
    canvas.polygon(head, theme.paper, theme.ink, size * 0.09)


def _shield(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A standing wooden shield with a crest."""
    x, y = centre
    box = x - size * 0.66, y - size * 0.95, x + size * 0.66, y + size * 0.95
    canvas.box(box, theme.wood, theme.ink, size * 0.12, size * 0.12)
    canvas.disc(centre, size * 0.36, theme.paper, theme.ink, size * 0.08)
    canvas.disc(centre, size * 0.16, theme.crimson)


def _castle(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    shapes: list[list[Point]] = [
        [(-0.95, 1.0), (-0.72, 0.42), (0.72, 0.42), (0.95, 1.0)],
        [(-0.98, 0.42), (-0.6, 0.02), (0.6, 0.02), (0.98, 0.42)],
        [(-0.5, 0.02), (-0.5, -0.24), (0.5, -0.24), (0.5, 0.02)],
        [(-0.86, -0.2), (-0.4, -0.62), (0.4, -0.62), (0.86, -0.2)],
        [(-0.3, -0.62), (-0.1, -1.0), (0.1, -1.0), (0.3, -0.62)],
    ]
    for shape in shapes:
        canvas.polygon(_at(centre, size, *shape), theme.slate)


def _water_castle(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _castle(canvas, (centre[0], centre[1] - size * 0.14), size * 0.86, theme)
    for row in (0.72, 0.96):
        wave = [(step / 4 - 1, row + (0.06 if step % 2 else -0.06)) for step in range(9)]
        canvas.line(_at(centre, size, *wave), theme.background, size * 0.13)


def _mountain_castle(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    canvas.polygon(_at(centre, size, (-1.05, 1), (-0.4, 0.1), (0.4, 0.1), (1.05, 1)), theme.rock)
    _castle(canvas, (centre[0], centre[1] - size * 0.34), size * 0.62, theme)


def _shuriken(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    points = [polar(centre, size * (0.98 if turn % 2 == 0 else 0.3), turn * 45 + 10) for turn in range(8)]
    canvas.polygon(points, theme.slate, theme.ink, size * 0.09)
    canvas.disc(centre, size * 0.16, theme.paper, theme.ink, size * 0.06)


def _two_shuriken(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _shuriken(canvas, _at(centre, size, (-0.34, 0.34))[0], size * 0.68, theme)
    _shuriken(canvas, _at(centre, size, (0.38, -0.4))[0], size * 0.62, theme)


def _dagger(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A kunai with a drop of blood."""
    blade = _at(centre, size, (0, 1.02), (-0.32, 0.08), (0, -0.14), (0.32, 0.08))
    canvas.line(_at(centre, size, (0, -0.1), (0, -0.55)), theme.ink, size * 0.3)
    canvas.ring(_at(centre, size, (0, -0.78))[0], size * 0.28, theme.ink, size * 0.13)
    canvas.polygon(blade, theme.paper, theme.ink, size * 0.1)
    canvas.disc(_at(centre, size, (0.6, 0.74))[0], size * 0.17, theme.crimson)


def _broken_sword(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    _blade(canvas, _at(centre, size, (-0.46, 0.46), (0.08, -0.08)), size, theme)
    shard = _at(centre, size, (0.3, -0.16), (0.46, 0.02), (1.0, -0.86))
    canvas.polygon(shard, theme.paper, theme.ink, size * 0.1)
    for degrees in (100, 135, 170):
        start = _at(centre, size, (0.2, 0.06))[0]
        canvas.line(
            [polar(start, size * 0.2, degrees), polar(start, size * 0.46, degrees)], theme.crimson, size * 0.1
        )


def _blossom(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A cherry blossom: honor."""
    pink = mix(theme.luminary, theme.paper, 0.62)
    for degrees in range(0, 360, 72):
        canvas.disc(polar(centre, size * 0.56, degrees), size * 0.44, pink, theme.ink, size * 0.09)
    canvas.disc(centre, size * 0.42, pink)
    canvas.disc(centre, size * 0.2, theme.crimson)


def _ki(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A swirl in a blue disc: strength of mind."""
    canvas.disc(centre, size * 0.94, theme.seat_colours[1], theme.ink, size * 0.1)
    canvas.arc(centre, size * 0.66, 200, 90, theme.paper, size * 0.16)
    canvas.arc(centre, size * 0.34, 20, 270, theme.paper, size * 0.16)


def _swords(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    for side in (-1, 1):
        _blade(canvas, _at(centre, size, (-0.42 * side, 0.42), (0.8 * side, -0.8)), size * 0.9, theme)


def _defence(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A pointed shield: strength in defence."""
    outline = (-0.8, -0.9), (0.8, -0.9), (0.8, 0.1), (0.45, 0.65), (0.0, 1.0), (-0.45, 0.65), (-0.8, 0.1)
    canvas.polygon(_at(centre, size, *outline), theme.gold, theme.ink, size * 0.16)


def _card_back(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    x, y = centre
    card = x - size * 0.7, y - size, x + size * 0.7, y + size
    canvas.box(card, theme.paper, theme.ink, size * 0.1, size * 0.16)
    back = mix(theme.seat_colours[1], theme.ink, 0.35)
    canvas.box(grown(card, -size * 0.18), back, radius=size * 0.1)
    canvas.ring(centre, size * 0.36, theme.paper_shade, size * 0.1)
    canvas.disc(centre, size * 0.13, theme.paper_shade)


def _knot(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A knotted cord: an alliance."""
    for ink, width in ((theme.ink, 0.42), (theme.crimson, 0.24)):
        for side in (-1, 1):
            loop = _at(
                centre, size, (0, 0), (0.9 * side, -0.55), (0.9 * side, 0.1), (0, 0), (0.55 * side, 0.95)
            )
            canvas.line(loop, ink, size * width)
    canvas.disc(centre, size * 0.26, theme.gold, theme.ink, size * 0.09)


_KINDS: Mapping[Kind, str] = {
    Kind.POSSESSION: "daisho",
    Kind.OKUGATA: "okugata_low",
    Kind.WARRIOR: "bushi",
    Kind.CASTLE: "fortress",
}

_EMBLEMS: Mapping[str, Draw] = {
    "helmet": _helmet,
    "samurai": _samurai,
    "ronin": _ronin,
    "no_dachi": _no_dachi,
    "daisho": _daisho,
    "masamune": _masamune,
    "noh_theatre": _mask,
    "firearms": _firearms,
    "okugata_low": _fan,
    "okugata_high": _high_fan,
    "spearmen": _spear,
    "archers": _bow,
    "cavalry": _horse,
    "yamabushi": _staff,
    "warrior_monks": _naginata,
    "bushi": _katana,
    "bodyguard": _shield,
    "water_castle": _water_castle,
    "mountain_castle": _mountain_castle,
    "fortress": _castle,
    "thief": _shuriken,
    "elite_thief": _two_shuriken,
    "assassin": _dagger,
    "dishonor": _broken_sword,
    "save_face": _hidden_face,
    "honor": _blossom,
    "ki": _ki,
    "strength": _swords,
    "defence": _defence,
    "back": _card_back,
    "knot": _knot,
}
