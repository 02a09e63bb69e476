"""The picture of a fight and its animation: true to the event, readable, small, and the same every time."""

import io
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageSequence

from bot.views.shogun.pictures import labels
from bot.views.texts import LANGUAGES, texts_in
from renderer import cache, draw, text
from renderer.canvas import Canvas
from renderer.shogun import Battle, Fall, sample
from renderer.shogun.battle import MIN_SIZE, SIZE, Token, aside, fallen, places, thrown, waiting
from renderer.shogun.fall import FRAME
from renderer.shogun.scene import Bonus, colour_of, scene
from rules.shogun.events import BattleFought, Result, RevoltFought
from rules.shogun.state import FARMER, Cubes
from tests.renderer.overlaps import covered
from tests.renderer.shogun.fights import fights
from tests.renderer.shogun.gallery import CONQUEST, LABELS, LARGE_DRAW, LOST_REVOLT

PHONE, SMALLEST = 328, 9.0
QUICK, LONG, ANIMATED = 8, 500, 100
MAX_BYTES, MAX_MILLISECONDS, MAX_PROCESSOR_SECONDS = 600 * 1024, 6000, 1.2

Fight = BattleFought | RevoltFought


def drawings(series: int, number: int) -> Iterator[Battle]:
    """Fights of random matches in all languages, themes and sides; some names are as long as names may be."""
    chance = Random(series)
    spoken = [labels(texts_in(language)) for language in LANGUAGES]
    for event, side, seats in islice(fights(series), number):
        names = tuple(chance.choice((*sample.NAMES, "W" * 32)) for _ in range(seats))
        yield Battle(event, chance.choice(spoken), names, side, chance.choice(("standard", "contrast")))


def assert_true(event: Fight) -> None:
    """The scene has every cube of the event, in its place; its sum is the rules' (SH7.3 to SH7.6)."""
    shown = scene(event)
    in_tower = Counter(token.colour for token in [*thrown(shown), *waiting(shown)])
    assert in_tower == Counter((event.thrown + event.before).colours())
    out = [*fallen(shown), *aside(shown)]
    assert Counter(token.colour for token in out) == Counter(event.fallen.colours()) == Counter(shown.order)
    lead = shown.attacker.strength - shown.defender.strength
    if isinstance(event, RevoltFought):
        assert (shown.winner is not None) == event.put_down == (lead < 0)
    else:
        assert (event.result is Result.ATTACKER_WINS) == (lead > 0)
        assert shown.drawn == (lead == 0)
    assert shown.remaining == event.remaining
    assert shown.bystanders == event.tray, "whoever is on no side stays in the tray (SH7.3)"
    marked = Counter(token.colour for token in out if token.inside)
    assert marked == Counter(shown.inside.colours())
    assert marked == Counter(token.colour for token in out if not token.muted) - in_tower


def assert_within(tokens: list[Token]) -> None:
    """All are on the picture, and each can be counted."""
    for token in tokens:
        assert token.size <= token.at[0] <= SIZE[0] - token.size
        assert token.size <= token.at[1] <= SIZE[1] - token.size
    assert len({token.at for token in tokens}) == len(tokens)


def check(drawing: Battle) -> None:
    assert_true(drawing.event)
    shown = drawing.scene
    assert_within([*thrown(shown), *waiting(shown)])
    assert_within([*fallen(shown), *aside(shown)])
    assert covered(drawing, "shogun") == []


def check_animation(drawing: Battle) -> None:
    began = process_time()
    data = draw(Fall(drawing)).data
    assert process_time() - began <= MAX_PROCESSOR_SECONDS
    assert len(data) <= MAX_BYTES
    frames = []
    with Image.open(io.BytesIO(data)) as film:
        assert "loop" not in film.info, "it plays once"
        for frame in ImageSequence.Iterator(film):
            frames.append(frame.info["duration"])
            last = frame.convert("RGB")
    assert sum(frames) <= MAX_MILLISECONDS
    assert min(frames) >= FRAME
    assert last.tobytes() == Image.open(io.BytesIO(draw(drawing).data)).convert("RGB").tobytes()


def test_pictures_of_fights_are_true_and_nothing_covers_a_word() -> None:
    for drawing in drawings(1, QUICK):
        check(drawing)


@pytest.mark.long
def test_many_pictures_of_fights_are_true_and_nothing_covers_a_word() -> None:
    for drawing in drawings(2, LONG):
        check(drawing)


@pytest.mark.parametrize("event", [CONQUEST, LOST_REVOLT, LARGE_DRAW], ids=["battle", "revolt", "large"])
def test_an_animation_is_short_and_small_and_ends_with_the_picture(event: Fight) -> None:
    check_animation(Battle(event, LABELS, sample.NAMES))


@pytest.mark.long
def test_animations_of_many_fights_are_short_and_small_and_end_with_the_picture() -> None:
    for drawing in drawings(3, ANIMATED):
        check_animation(drawing)


def test_the_same_fight_gives_the_same_animation_after_a_journey() -> None:
    request = Fall(Battle(LOST_REVOLT, LABELS, sample.NAMES))
    assert draw(pickle.loads(pickle.dumps(request))).data == draw(request).data


def test_cubes_fall_in_the_order_in_which_they_fell() -> None:
    """SH7.2: the event has the order of the sealed draws; one of an older release has colours only."""
    assert scene(LOST_REVOLT).order == (FARMER, 3, 4, FARMER)
    assert scene(msgspec.structs.replace(LOST_REVOLT, fell=())).order == (3, 4, FARMER, FARMER)
    for event, _, _ in islice(fights(1), QUICK):
        assert Counter(event.fell) == Counter(event.fallen.colours())


def test_farmers_stand_by_the_defender_or_aside() -> None:
    """SH7.3"""
    assert scene(CONQUEST).defender.allies == 2
    assert scene(LARGE_DRAW).defender.allies == 0
    assert scene(LARGE_DRAW).bystanders == Cubes((2, 0, 0, 0, 1), 3)


def test_every_bonus_has_its_tag() -> None:
    """SH5.4, SH6.7"""
    assert scene(CONQUEST).attacker.bonuses == ((Bonus.ATTACK, 1),)
    assert scene(CONQUEST).defender.bonuses == ((Bonus.DEFENCE, 1), (Bonus.TRAY, 1))
    assert scene(LARGE_DRAW).defender.bonuses == ((Bonus.DEFENCE, 1), (Bonus.CASTLE, 1))
    neutral = msgspec.structs.replace(CONQUEST, defender=None, defenders=0, defence_bonus=0, farmers=2)
    assert scene(neutral).defender.bonuses == ((Bonus.SECOND_FARMER, 1), (Bonus.TRAY, 1))


def test_in_a_revolt_the_farmers_attack() -> None:
    """SH7.6"""
    shown = scene(LOST_REVOLT)
    assert (colour_of(shown.attacker.seat), shown.defender.seat) == (FARMER, 4)
    assert (shown.attacker.strength, shown.defender.strength, shown.winner) == (2, 1, None)


@pytest.mark.parametrize("number", [*range(1, 20), 40, 62])
@pytest.mark.parametrize("side", [-1, 1])
def test_there_is_room_for_every_cube(number: int, side: int) -> None:
    found = places(number, (100, 100, 354, 228), side)
    assert len({at for at, _ in found}) == number
    for (x, y), size in found:
        assert 100 <= x - size * 0.9 <= x + size * 0.9 <= 354
        assert 100 <= y - size <= y + size <= 228


def test_the_smallest_text_is_nine_pixels_high_on_a_narrow_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    write, sizes = text.write, {MIN_SIZE: ""}

    def noted(canvas: Canvas, words: str, at: Any, size: int, *rest: Any, **more: Any) -> None:
        sizes.setdefault(size, words)
        write(canvas, words, at, size, *rest, **more)

    cache.IMAGES.clear()
    monkeypatch.setattr(text, "write", noted)
    for drawing in drawings(4, QUICK):
        drawing.paint()
    assert min(sizes) == MIN_SIZE, sizes[min(sizes)]
    assert MIN_SIZE * PHONE / SIZE[0] >= SMALLEST
