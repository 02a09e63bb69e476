"""Title cards: what a title says about itself, and how the registry finds it."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

import rules
from rules.core import registry
from rules.core.card import Correction, TitleCard
from rules.core.errors import InvalidOptions
from tests.dropped_in import dropped_in

FOURTH = '''
import msgspec
from rules.core.card import TitleCard

class Options(msgspec.Struct):
    """None."""

CARD = TitleCard("fourth", range(2, 4), Options)
'''


class Side(StrEnum):
    SUN = "sun"
    MOON = "moon"


class Options(msgspec.Struct):
    side: Side = Side.SUN
    speed: Literal["slow", "fast"] = "slow"
    open: bool = False
    hands: Annotated[int, msgspec.Meta(ge=2, le=3, extra={"seats": (1,)})] = 2
    deck: str | None = None


CARD = TitleCard(
    "some",
    range(1, 4),
    Options,
    implied={("side", "moon"): {"speed": "fast"}},
    corrections=(Correction("deck", str.upper, "data/some/deck.toml"),),
)


@pytest.fixture
def fourth_title(tmp_path: Path) -> Iterator[str]:
    """A title in a folder of its own that is not among those of the repository."""
    package = tmp_path / "rules" / "fourth"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "card.py").write_text(FOURTH)
    with dropped_in(tmp_path):
        yield "fourth"


def test_the_main_title_is_listed_first() -> None:
    assert registry.titles()[:3] == ("shogun", "honor", "spirit")


def test_a_title_in_another_folder_is_found_without_editing_a_file(fourth_title: str) -> None:
    assert fourth_title in registry.titles()[3:]
    assert registry.is_known(fourth_title)
    assert registry.cards()[fourth_title].seats == range(2, 4)


@pytest.mark.parametrize("key", registry.titles())
def test_a_card_and_its_rules_agree(key: str) -> None:
    card, game = registry.cards()[key], registry.find(key)
    assert (game.key, game.seat_counts, game.options_type) == (card.key, card.seats, card.options)
    for correction in card.corrections:
        example = Path(rules.__file__).parents[1] / correction.example
        assert correction.option in card.options.__struct_fields__
        assert correction.read(example.read_text(encoding="utf-8"))


def test_options_with_few_values_are_choices() -> None:
    assert CARD.choices() == {
        "side": {"sun": "sun", "moon": "moon"},
        "speed": {"slow": "slow", "fast": "fast"},
        "open": {"false": False, "true": True},
        "hands": {"2": 2, "3": 3},
    }
    assert "hands" in CARD.choices(seats=1)
    assert "hands" not in CARD.choices(seats=2)


def test_an_option_may_follow_from_another_but_never_against_what_was_given() -> None:
    assert CARD.completed({"side": "moon"}) == {"side": "moon", "speed": "fast"}
    assert CARD.completed({"side": "moon", "speed": "slow"}) == {"side": "moon", "speed": "slow"}
    assert CARD.completed({"side": "sun", "deck": None}) == {"side": "sun", "deck": None}


def test_a_correction_is_found_by_its_option_and_has_a_setting() -> None:
    correction = CARD.correction("deck")
    assert correction is not None
    assert correction.read("abc") == "ABC"
    assert CARD.setting(correction) == "some_deck"
    assert CARD.correction("side") is None


def test_a_title_refuses_too_few_and_too_many_players() -> None:
    CARD.require_seats(3)
    with pytest.raises(InvalidOptions) as refused:
        CARD.require_seats(4)
    assert refused.value.params == {"seats": 4, "least": 1, "most": 3}


def test_the_usual_shape_is_the_first_one_that_the_title_names() -> None:
    card = TitleCard("fourth", range(2, 4), Options)
    assert card.usual_shape == "portrait"
    for shapes in (("landscape", "portrait"), ("portrait", "landscape")):
        assert replace(card, shapes=shapes).usual_shape == shapes[0]
