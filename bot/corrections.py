"""What a host corrects of the printed material: options that every new match of a title gets."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.settings import Settings, SettingsError
from rules.honor.deck import Deck, DeckError, read_deck

Corrections: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Options as plain data, by title."""


def corrections(settings: Settings) -> Corrections:
    """What this host corrects. Raises SettingsError, naming the wrong line or card."""
    if settings.honor_deck is None:
        return {}
    return {"honor": {"deck": msgspec.to_builtins(_deck(settings.honor_deck))}}


def _deck(path: Path) -> Deck:
    try:
        return read_deck(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"GYOJI_HONOR_DECK: {path} cannot be read: {error}") from None
    except DeckError as error:
        raise SettingsError(f"GYOJI_HONOR_DECK: {path}: {error}") from None
