"""The rules at a glance: one legible picture, the same in words, topics with examples, and the chapters."""

import re

import pytest

from bot.discord.commands.views import excerpts
from bot.discord.markdown import ALT
from bot.matches.topics import example, topics
from bot.views import overview, rulebook
from bot.views.message import Buttons, Picture, Select, Text
from bot.views.presenter import View
from bot.views.registry import presenter_of
from bot.views.texts import LANGUAGES, texts_in
from renderer import summary
from renderer.summary import panels
from rules.core.registry import find, titles
from rules.shogun.content import Action, content
from tests.bot.views.discord_limits import check_message

EVERYWHERE = [(title, language) for title in titles() for language in LANGUAGES]
WORD = re.compile(r"[^\W_]+(?:[’'–-][^\W_]+)*")
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
    assert image.height <= 1480
    assert min(summary.SIZE, summary.HEADING) * PHONE / image.width >= 9
    assert len(picture.alt) <= ALT, len(picture.alt)
    for panel in picture.drawing.panels:
        assert f"{panel.heading}:" in picture.alt
        cells = [cell for words, _ in panel.lines for cell in words.split(summary.CELLS)]
        assert all(cell in picture.alt for cell in cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_shogun_are_those_of_the_game(language: str) -> None:
    found = [
        [list(map(int, re.findall(r"(?<![\w–])\d+(?!\w)", words.replace("–", " "))))
         for words, _ in panel.lines]
        for panel in panels(texts_in(language)("shogun-summary"))
    ]  # fmt: skip
    actions, winter, points = found[1], found[4], found[5]
    prices = content().prices
    priced = (Action.BUILD_CASTLE, Action.BUILD_TEMPLE, Action.BUILD_THEATER)
    deploys = (Action.DEPLOY_5, Action.DEPLOY_3, Action.DEPLOY_1_MOVE)
    assert len(actions) == len(Action)
    assert [figures[-1] for figures in actions[:3]] == [prices[one] for one in priced]
    assert actions[5:8] == [[armies, prices[one]] for armies, one in zip((5, 3, 1), deploys, strict=True)]
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


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_a_dozen_topics_and_the_search_are_one_press_away(title: str, language: str) -> None:
    [row] = [one for one in overview.overview(title, texts_in(language)).blocks if isinstance(one, Buttons)]
    *asked, search = row.buttons
    assert [button.argument for button in asked] == [f"{title}.{key}" for key in topics(title)]
    assert len(asked) == 12
    assert all(len(button.label) <= 26 for button in asked), "two of them fit side by side on a phone"
    assert (search.verb, search.argument) == (overview.SEARCH, title)


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_each_topic_has_a_short_text_an_example_with_its_sum_and_its_rules(title: str, language: str) -> None:
    texts = texts_in(language)
    presenter = presenter_of(title)
    for key in topics(title):
        message = overview.topic(title, key, texts)
        check_message(message)
        heading, told, worked = (block for block in message.blocks[:3] if isinstance(block, Text))
        assert (heading.content, heading.style) == (texts(f"{title}-topic-{key}-name"), "heading")
        assert len(WORD.findall(told.content)) <= 60, (key, told.content)
        shown = example(title, key)
        view = View(shown.moment.observation, shown.players, texts)
        story = presenter(view).story(shown.moment.events)
        assert story
        first, *lines = worked.content.splitlines()
        assert first == texts("rules-example")
        assert "\n".join(lines).startswith("\n".join(story))
        assert len("\n".join(lines)) > len("\n".join(story)), f"{key} has no sum"
        rules = message.blocks[-1]
        assert isinstance(rules, Buttons)
        for button in rules.buttons:
            quoted = overview.chapter(title, button.label, texts)
            assert quoted is not None, button.label
            assert f"**{button.label}**" in str(quoted.blocks[0])
            assert button.argument == f"{title}.{button.label}"


@pytest.mark.parametrize("title", titles())
def test_each_topic_has_a_picture_that_the_title_s_renderer_draws(title: str) -> None:
    for key in topics(title):
        message = overview.topic(title, key, texts_in("en"))
        [picture] = message.pictures
        assert picture.alt
        assert type(picture.drawing).__module__.startswith(f"renderer.{title}.")
        assert picture.drawing.paint().width >= PHONE


@pytest.mark.parametrize("title", titles())
def test_the_examples_are_what_everybody_saw(title: str) -> None:
    """Nothing of a hand or a plan: observations and events are those of a viewer without a seat."""
    for key in topics(title):
        shown = example(title, key)
        assert shown.moment.observation.viewer is None
        assert shown.earlier
        assert all(find(title).redact(event, None) == event for event in shown.moment.events)


def test_the_sum_of_a_winter_counts_the_rice_of_all_seasons_before() -> None:
    message = overview.topic("shogun", "winter", texts_in("en"))
    assert isinstance(message.blocks[2], Text)
    assert " 17 − 3 = 14" in message.blocks[2].content


def test_a_title_without_a_picture_has_its_chapters_at_most() -> None:
    blocks = overview.overview("nothing", texts_in("en")).blocks
    assert not any(isinstance(block, Picture | Select) for block in blocks)
    assert excerpts("nothing", "winter", texts_in("en"))
