"""A title's rules at a glance: one picture, and a menu of the chapters of its digest with examples."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from bot.views import rulebook
from bot.views.glossary import quoted
from bot.views.message import Block, Message, Option, Picture, Select, Text
from bot.views.presenter import View
from bot.views.registry import presenter_of
from bot.views.texts import Texts
from renderer.summary import Panel, panels
from rules.core import codec
from rules.core.chance import SEED_BYTES, Chance
from rules.core.registry import find

CHAPTER = "chapter"
"""Verb of the menu of chapters; the argument is the title, the value the number of a chapter."""
NO_MATCH = "-"
"""Stands for the match in the custom ids of messages that belong to none."""

NAMES = "Aiko", "Bruno", "Chen"
"""The players of the examples."""


def overview(title: str, texts: Texts) -> Message:
    """The rules on one picture, where the title has one, and the chapters to be read."""
    blocks: list[Block] = [Text(texts("rules-summary"))]
    if texts.has(f"{title}-summary"):
        blocks.insert(0, _picture(title, texts))
    chapters = rulebook.chapters(title, texts.language)
    options = tuple(Option(heading, number) for number, heading in chapters.items())
    if options:
        blocks.append(Select(texts("rules-topics"), CHAPTER, options, title))
    return Message(tuple(blocks))


def chapter(title: str, number: str, texts: Texts) -> Message | None:
    """All rules of a chapter, as one long text; None if there is no such chapter."""
    if number not in rulebook.chapters(title, texts.language):
        return None
    found = rulebook.search(title, number, texts.language)
    return Message((Text("\n".join(quoted(rule, texts) for rule in found)),))


def example(title: str, number: str, texts: Texts) -> Message | None:
    """A worked example for a chapter: its pictures, the story, and the sums; None if it has none."""
    events = _examples(title).get(number)
    if events is None:
        return None
    game = find(title)
    start = game.setup(game.options_type(), len(NAMES), Chance(bytes(SEED_BYTES), 0)).state
    presenter = presenter_of(title)(View(game.observe(start, None), NAMES, texts))
    _, *pictures = presenter.pictures(events)  # without the board
    told = "\n".join((texts("rules-example"), *presenter.story(events), *presenter.why(events, ())))
    return Message((Text(told), *pictures))


@cache
def _examples(title: str) -> Mapping[str, tuple[Any, ...]]:
    """Events by the number of the chapter that they are an example of: `data/<title>/examples.json`."""
    source = rulebook.read_file(title, "examples.json")
    listed = msgspec.json.decode(source or "{}", type=dict[str, msgspec.Raw])
    return {number: codec.decode_events(find(title), bytes(events)) for number, events in listed.items()}


def _picture(title: str, texts: Texts) -> Block:
    """The picture, with the same in words; only these for a title that draws none."""
    shown = tuple(panels(texts(f"{title}-summary")))
    alt, drawing = "\n".join(map(_said, shown)), presenter_of(title).summary
    return Text(alt) if drawing is None else Picture(drawing(shown), alt)


def _said(panel: Panel) -> str:
    return "\n".join((f"{panel.heading}:", *(words for words, _ in panel.lines)))
