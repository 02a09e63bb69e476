"""The presenter of each title: `PRESENTER` in `bot.views.<title>.presenter`, or `Presenter` itself.

A new title edits no existing file.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import bot.views
from bot.views.glossary import Term
from bot.views.presenter import Presenter, View
from bot.views.texts import LANGUAGES, Texts, texts_in
from rules.core.model import Command, Prompt


@cache
def presenter_of(title: str) -> type[Presenter[Any]]:
    """The title's presenter, to be bound to a `View`."""
    packages = {module.name for module in iter_modules(bot.views.__path__) if module.ispkg}
    if title in packages and find_spec(f"bot.views.{title}.presenter"):
        presenter: type[Presenter[Any]] = import_module(f"bot.views.{title}.presenter").PRESENTER
        return presenter
    return type(f"{title.capitalize()}Presenter", (Presenter,), {"title": title})


def glossary_of(title: str, texts: Texts) -> list[Term]:
    """What readers may ask about in any match of the title."""
    return presenter_of(title).vocabulary(texts).glossary()


def labels_of(title: str, language: str) -> Any:
    """The words on a title's pictures, as players read them: the `Labels` of its package in `renderer`."""
    return presenter_of(title).labels(texts_in(language))


def finished(title: str, observation: Any, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
    """The answer that a seat has prepared but not given, if it could be given as it is."""
    view = View(observation, (), texts_in(LANGUAGES[0]))
    return presenter_of(title)(view).finished_draft(prompt, draft) if draft else None
