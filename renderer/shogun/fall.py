"""Animation of a battle or revolt: the cubes are thrown in, and fall out in the order in which they fell.

The tower is closed: nobody knows which cube is on which floor (SH1.4). The last frame is the still picture.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import compress

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Window
from renderer.composition import SHARP
from renderer.encode import Frame, reduced
from renderer.geometry import Point
from renderer.quantize import palette
from renderer.shogun import battle
from renderer.shogun.battle import FUNNEL, MOUTH, SCORE, Battle, Token
from renderer.shogun.scene import Scene, colour_of
from renderer.theme import Theme

FRAME = 50
"""Milliseconds of a frame in which something moves."""
_LOOK, _SHAKE, _PAUSE, _LAST = 900, 300, 300, 1000
"""Milliseconds before the throw, inside the tower, before the result, and of the result."""
_THROW_STEPS, _FALL_STEPS = 9, 6
"""Frames for which a cube is in the air."""
_GAP, _MAX_FALL = 3, 52
"""Frames between two cubes that fall out, and at most between the first and the last one."""
_ARC = 60.0
"""Height of the arc on which cubes fly, in pixels."""


@dataclass(frozen=True)
class Fall:
    """A request to animate a battle or revolt."""

    battle: Battle

    @property
    def colours(self) -> Theme:
        """The theme of the picture."""
        return self.battle.colours

    def paint(self) -> Image.Image:
        """Returns the last frame: the still picture."""
        return self.battle.paint()

    def frames(self) -> Iterator[Frame]:
        """Yields the frames, in the theme's palette (mode P)."""
        shown, colours = self.battle.scene, self.colours
        stage = reduced(self.battle.stage().image, palette(colours))
        thrown = [*battle.thrown(shown), *battle.waiting(shown)]
        yield Frame(_with(stage, battle.waiting(shown), colours), _LOOK)
        for step in range(1, _THROW_STEPS):
            flying = (_flown(token, token.at, FUNNEL, step / _THROW_STEPS) for token in thrown)
            yield Frame(_with(stage, flying, colours), FRAME)
        yield Frame(stage, _SHAKE)
        yield from self._falling(stage, shown)
        yield Frame(reduced(self.paint(), palette(colours)), _LAST)

    def _falling(self, stage: Image.Image, shown: Scene) -> Iterator[Frame]:
        """Cubes fall out one after another, several at a time if there are many; the score counts them."""
        tokens, lying = _in_order(shown), stage
        gap = min(_GAP, _MAX_FALL / max(1, len(tokens)))
        begins = [int(index * gap) for index in range(len(tokens))]
        for step in range(begins[-1] + _FALL_STEPS + 1 if tokens else 0):
            landing = [begin + _FALL_STEPS == step for begin in begins]
            if any(landing):
                lying = _with(lying, compress(tokens, landing), self.colours)
                landed = (
                    token for token, begin in zip(tokens, begins, strict=True) if begin + _FALL_STEPS <= step
                )
                lying.paste(_score(_strengths(shown, landed), self.colours), (SCORE[0], SCORE[1]))
            falling = [
                _flown(token, MOUTH, token.at, (step - begin) / _FALL_STEPS)
                for token, begin in zip(tokens, begins, strict=True)
                if begin < step < begin + _FALL_STEPS
            ]
            yield Frame(_with(lying, falling, self.colours), FRAME)
        yield Frame(lying, _PAUSE)


def _in_order(shown: Scene) -> list[Token]:
    """Returns the places of the fallen cubes in the order in which they fell."""
    by_colour: dict[int, list[Token]] = {}
    for token in [*battle.fallen(shown), *battle.aside(shown)]:
        by_colour.setdefault(token.colour, []).append(token)
    return [by_colour[colour].pop(0) for colour in shown.order]


def _strengths(shown: Scene, landed: Iterable[Token]) -> tuple[int, int]:
    """Returns how many of these cubes count for the attacker, and for the defender."""
    counting = [token for token in landed if not token.muted]
    attack = sum(token.colour == colour_of(shown.attacker.seat) for token in counting)
    return attack, len(counting) - attack


def _flown(token: Token, start: Point, end: Point, part: float) -> Token:
    """Returns a cube at a part of its way, 0 to 1, on an arc."""
    x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
    return token._replace(at=(x, y - _ARC * 4 * part * (1 - part)), inside=False)


def _with(image: Image.Image, tokens: Iterable[Token], colours: Theme) -> Image.Image:
    """Returns a picture of mode P with cubes."""
    picture = image.copy()
    for token in tokens:
        sprite, mask = _sprite(token._replace(at=(0, 0)), colours)
        x, y = token.at
        picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), mask)
    return picture


@cached_images
def _sprite(token: Token, colours: Theme) -> tuple[Image.Image, Image.Image]:
    """Returns a cube in the theme's palette (mode P), and its mask without soft edges (mode 1)."""
    cube = battle.cube(token, colours)
    canvas = Canvas.blank(cube.size, battle.ground(colours))
    canvas.place(cube, (cube.width / 2, cube.height / 2))
    return reduced(canvas.image, palette(colours)), cube.getchannel("A").point(SHARP, "1")


def _score(strengths: tuple[int, int], colours: Theme) -> Image.Image:
    """Returns the part of the picture that shows the score, in the theme's palette (mode P)."""
    canvas = Canvas.window_on(Window(SCORE), battle.ground(colours))
    battle.paint_score(canvas, *strengths, colours)
    return reduced(canvas.image, palette(colours))
