"""The rules at a glance: one legible picture, the same in words, and the chapters."""

import re

import pytest

from bot.discord.commands.views import excerpts
from bot.discord.markdown import ALT
from bot.views import overview, rulebook
from bot.views.message import Picture, Select
from bot.views.texts import LANGUAGES, texts_in
from renderer import summary
from renderer.summary import panels
from rules.core.registry import titles
from rules.shogun.content import Action, content
from tests.bot.views.discord_limits import check_message

EVERYWHERE = [(title, language) for title in titles() for language in LANGUAGES]
PHONE = 390
"""Width of a phone, in pixels."""


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_the_picture_is_legible_on_a_phone_and_said_in_words(title: str, language: str) -> None:
    message = overview.overview(title, texts_in(language))
    check_message(message)
    picture = message.blocks[0]
    assert isinstance(picture, Picture)
    image = picture.drawing.paint()
    assert image.width == summary.WIDTH
    assert image.height <= 1250
    assert min(summary.SIZE, summary.HEADING) * PHONE / image.width >= 9
    assert len(picture.alt) <= ALT, len(picture.alt)
    for panel in picture.drawing.panels:
        assert f"{panel.heading}:" in picture.alt
        assert all(words in picture.alt for words, _ in panel.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_shogun_are_those_of_the_game(language: str) -> None:
    found = [
        [list(map(int, re.findall(r"(?<![\w–])\d+(?!\w)", words.replace("–", " "))))
         for words, _ in panel.lines]
        for panel in panels(texts_in(language)("shogun-summary"))
    ]  # fmt: skip
    actions, winter, points = found[2], found[4], found[5]
    prices = content().prices
    builds = [prices[one] for one in (Action.BUILD_CASTLE, Action.BUILD_TEMPLE, Action.BUILD_THEATER)]
    assert actions[0] == builds
    deploys = (5, Action.DEPLOY_5), (3, Action.DEPLOY_3), (1, Action.DEPLOY_1_MOVE)
    assert sorted(actions[3]) == sorted(it for armies, one in deploys for it in (armies, prices[one]))
    for figures, row in zip(winter, content().shortages, strict=True):
        assert (figures[0], figures[-2:]) == (row.at_least, [row.revolts, row.farmers])
    assert points[0] == [1, 1]
    assert [line[0] for line in points[1:]] == [3, 2, 1]
    assert [line[1] for line in points[1:]] == [2, 1, 0]


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_every_chapter_is_offered_and_read_whole(title: str, language: str) -> None:
    texts = texts_in(language)
    menu = overview.overview(title, texts).blocks[-1]
    assert isinstance(menu, Select)
    assert len(menu.options) >= 7
    read = ""
    for option in menu.options:
        text = overview.chapter(title, option.value, texts)
        assert text is not None
        read += str(text.blocks[0])
    assert all(rule.number in read for rule in rulebook.rules(title, language))
    assert overview.chapter(title, "XX9", texts) is None


EXAMPLES = {"shogun": {"SH5", "SH6", "SH7", "SH8"}, "honor": {"HO4", "HO5"}, "spirit": {"SS2"}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", EXAMPLES)
def test_worked_examples_are_told_with_their_sums_and_pictures(title: str, language: str) -> None:
    texts, pictures = texts_in(language), 0
    chapters = rulebook.chapters(title, language)
    shown = {number: overview.example(title, number, texts) for number in chapters}
    assert {number for number, message in shown.items() if message} == EXAMPLES[title]
    for number, message in shown.items():
        if message:
            check_message(message)
            assert f"**{number}." in str(message.blocks[0])
            pictures += len(message.pictures)
            assert all(picture.alt and picture.drawing.paint() for picture in message.pictures)
    assert pictures == {"shogun": 3, "honor": 1, "spirit": 0}[title]


def test_a_title_without_a_picture_has_its_chapters_at_most() -> None:
    blocks = overview.overview("nothing", texts_in("en")).blocks
    assert not any(isinstance(block, Picture | Select) for block in blocks)
    assert excerpts("nothing", "winter", texts_in("en"))
