"""The presenter of each title, found by the title's key."""

from functools import cache
from importlib import import_module
from typing import Any

from bot.views.presenter import Presenter, View
from bot.views.texts import LANGUAGES, texts_in
from rules.core.model import Command, Prompt


@cache
def presenter_of(title: str) -> type[Presenter[Any]]:
    """The title's presenter, to be bound to a `View`."""
    presenter: type[Presenter[Any]] = import_module(f"bot.views.{title}").PRESENTER
    return presenter


def finished(title: str, observation: Any, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
    """The answer that a seat has prepared but not given, if it could be given as it is."""
    view = View(observation, (), texts_in(LANGUAGES[0]))
    return presenter_of(title)(view).finished_draft(prompt, draft) if draft else None
