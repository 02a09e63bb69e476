"""Positions with a difference."""

from typing import Any

from msgspec.structs import replace

from rules.shogun.state import Public


def changed(public: Public, **differences: Any) -> Public:
    """The position with other values in some fields."""
    return replace(public, **differences)
