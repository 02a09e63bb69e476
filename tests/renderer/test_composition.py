"""A picture put together of tiles is the one that a canvas would show."""

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.composition import Composition, Ground, Plain, requantized
from renderer.encode import reduced
from renderer.quantize import palette
from renderer.theme import STANDARD

SIZE = 400, 300


def paint(canvas: Canvas, step: int) -> None:
    """Shapes that overlap each other, tiles and the edges; some move from step to step."""
    canvas.box((20 + step, 20, 180, 120), STANDARD.paper, STANDARD.ink, 3, 9)
    canvas.disc((150, 90), 60, STANDARD.glow, opacity=0.4)
    canvas.polygon([(-20, 200), (90, 140 + 5 * step), (200, 320)], STANDARD.crimson, STANDARD.ink, 4)
    canvas.line([(0, 0), (399, 299)], STANDARD.gold, 6)
    canvas.ring((390, 10), 40, STANDARD.ink, 3)
    canvas.arc((300, 200), 50, 20, 200, STANDARD.slate, 4)
    sprite = Canvas.clear(60, 60)
    sprite.disc((30, 30), 25, STANDARD.green, STANDARD.ink, 2)
    canvas.place(sprite.sprite(), (390 - 30 * step, 280))
    text.write(canvas, str(step), (200, 150), 40, STANDARD.ink, halo=STANDARD.paper)
    canvas.box((300, 20, 380, 80), STANDARD.paper)
    text.write(canvas, str(step), (340, 50), 30, STANDARD.ink, ground=STANDARD.paper)
    for row in (0, 1):
        canvas.repeat(dots, row, step % 2)


def dots(canvas: Canvas, row: int, column: int) -> None:
    canvas.disc((250 + 40 * column, 240 + 30 * row), 12, STANDARD.violet, STANDARD.ink, 2)
    canvas.disc((258 + 40 * column, 240 + 30 * row), 6, STANDARD.paper, opacity=0.5)


def plain(ground: Image.Image, step: int) -> bytes:
    canvas = Canvas(ground.convert("RGB"))
    paint(canvas, step)
    return reduced(canvas.image, palette(STANDARD)).tobytes()


def test_each_of_many_pictures_is_the_one_of_a_canvas() -> None:
    image = reduced(Canvas.blank(SIZE, STANDARD.background).image, palette(STANDARD))
    ground = Ground(image, STANDARD)
    for step in (0, 1, 2, 1, 5, 0):
        canvas = Composition(ground)
        paint(canvas, step)
        assert canvas.finished().tobytes() == plain(image, step)


def test_a_picture_on_one_colour_is_the_one_of_a_canvas_whatever_its_size() -> None:
    for size in (SIZE, (SIZE[0], SIZE[1] + 60)):
        canvas = Composition(Plain(size, STANDARD.background, STANDARD))
        image = Canvas.blank(size, STANDARD.background).image
        paint(canvas, 1)
        assert canvas.finished().tobytes() == plain(image, 1)


def test_colours_quantized_again_stay_as_they_are() -> None:
    image = Image.frombytes("P", (16, 16), bytes(value % 168 for value in range(256)))
    image.putpalette(palette(STANDARD).getpalette() or [])
    once = requantized(image, STANDARD)
    assert once.tobytes() == reduced(image.convert("RGB"), palette(STANDARD)).tobytes()
    assert requantized(once, STANDARD).tobytes() == once.tobytes()


def test_reduced_images_share_their_palette() -> None:
    """A copy takes 2 KB, and thousands of small images are cached."""
    first, second = (
        reduced(Image.new("RGB", (2, 2), colour), palette(STANDARD)) for colour in ("red", "blue")
    )
    assert first.palette is second.palette is requantized(first, STANDARD).palette
