"""The presenter of each title, found by the title's name."""

from functools import cache
from importlib import import_module
from typing import Any

from bot.views.abilities import Drafter
from bot.views.presenter import Presenter
from rules.core.model import Command, Prompt


@cache
def presenter_of(title: str) -> Presenter:
    """The title's presenter."""
    presenter: Presenter = import_module(f"bot.views.{title}").PRESENTER
    return presenter


def finished(title: str, observation: Any, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
    """The answer that a seat has prepared but not given, if it could be given as it is."""
    presenter = presenter_of(title)
    if not draft or not isinstance(presenter, Drafter):
        return None
    return presenter.finished(observation, prompt, draft)
