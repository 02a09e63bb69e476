"""A title's rules at a glance: one picture, topics with worked examples, and the chapters of its digest."""

from collections.abc import Iterator

from bot.matches.topics import Topic, topics
from bot.matches.topics import example as example_of
from bot.views import rulebook
from bot.views.glossary import quoted
from bot.views.message import Block, Button, Buttons, Message, Option, Picture, Select, Text
from bot.views.presenter import Look, View
from bot.views.registry import presenter_of
from bot.views.texts import Texts
from renderer.summary import panels

TOPIC, CHAPTER, SEARCH = "topic", "chapter", "search"
"""Verbs of the controls. Their argument is the title; after a dot comes the topic's key, or a rule's number.

The menu of chapters has the number as its value.
"""
NO_MATCH = "-"
"""Stands for the match in the custom ids of messages that belong to none."""


def overview(title: str, texts: Texts) -> Message:
    """The rules on one picture and its topics, as far as the title has them; the search and the chapters."""
    blocks: list[Block] = [Text(texts("rules-summary"))]
    if texts.has(f"{title}-summary"):
        blocks.insert(0, _picture(title, texts))
    asked = [Button(texts(f"{title}-topic-{key}-name"), TOPIC, f"{title}.{key}") for key in topics(title)]
    blocks.append(Buttons((*asked, Button(texts("rules-search"), SEARCH, title, "primary", emoji="🔎"))))
    options = tuple(Option(text, number) for number, text in rulebook.chapters(title, texts.language).items())
    if options:
        blocks.append(Select(texts("rules-chapters"), CHAPTER, options, title))
    return Message(tuple(blocks))


def topic(title: str, key: str, texts: Texts) -> Message:
    """One of the title's topics in a few words, its worked example with the sum, and its rules."""
    name, found = f"{title}-topic-{key}", topics(title)[key]
    heading = Text(texts(f"{name}-name"), "heading")
    rules = tuple(Button(number, CHAPTER, f"{title}.{number}") for number in found.rules)
    shown = _example(title, name, found, texts)
    return Message((heading, Text(texts(name)), *shown, Text(texts("rules-behind"), "small"), Buttons(rules)))


def chapter(title: str, number: str, texts: Texts) -> Message | None:
    """All rules of a chapter as one long text, or the one of a number; None if there is none."""
    found = rulebook.numbered_rules(title, number, texts.language)
    return Message((Text("\n".join(quoted(rule, texts) for rule in found)),)) if found else None


def _example(title: str, name: str, topic: Topic, texts: Texts) -> Iterator[Block]:
    """What happened in words, with the sum, and the pictures."""
    example = example_of(title, topic.key)
    events = example.moment.events
    presenter = presenter_of(title)(View(example.moment.observation, example.players, texts))
    sums = presenter.why(events, example.earlier)
    if texts.has(f"{name}-sum"):
        sums.append(texts(f"{name}-sum"))
    yield Text("\n".join((texts("rules-example"), *presenter.story(events), *sums)))
    if topic.places:
        yield presenter.board(Look(places=topic.places)).blocks[0]
    else:
        yield from presenter.event_pictures(events)


def _picture(title: str, texts: Texts) -> Block:
    """The picture, with the same in words; only these for a title that draws none."""
    shown = tuple(panels(texts(f"{title}-summary")))
    alt, drawing = "\n".join(panel.told for panel in shown), presenter_of(title).summary
    return Text(alt) if drawing is None else Picture(drawing(shown), alt)
