"""The exhibits of all titles: a package of `renderer` has its gallery in the package of that name here."""

import pkgutil
from importlib import import_module

import renderer
from renderer import Animation, Drawing
from tests.renderer.exhibit import Exhibit


def titles() -> list[str]:
    """The keys of the titles that are drawn."""
    return [package.name for package in pkgutil.iter_modules(renderer.__path__) if package.ispkg]


def exhibits(title: str, language: str = "en") -> dict[str, Exhibit]:
    """The exhibits of one title, by the name of the picture, with the bot's words in a language."""
    found: dict[str, Exhibit] = import_module(f"tests.renderer.{title}.gallery").exhibits(language)
    return found


def drawings() -> dict[str, Drawing]:
    """The drawings of all titles, by name, without animations."""
    shown = {name: exhibit.drawing for title in titles() for name, exhibit in exhibits(title).items()}
    return {name: drawing for name, drawing in shown.items() if not isinstance(drawing, Animation)}
