"""What single titles have of their own: their modules `ai.<title>.<name>`, found by their place."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def module_of(title: str, name: str) -> ModuleType | None:
    """The module of a title, if it has one."""
    package = f"ai.{title}"
    return (
        import_module(f"{package}.{name}") if find_spec(package) and find_spec(f"{package}.{name}") else None
    )
