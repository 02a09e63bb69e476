"""What a host corrects of the printed material: options that every new match of a title gets."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.errors import HostError
from bot.files import MEGABYTE, read_file
from rules.core.card import Correction
from rules.core.registry import cards

Corrections: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Options as plain data, by title."""


class CorrectionError(HostError):
    """A file with corrected material cannot be read, or is wrong. The text names the file and the line."""


def corrections(files: Mapping[str, Path]) -> Corrections:
    """The options in the files, which are given by `TitleCard.setting`. Raises CorrectionError."""
    found: dict[str, dict[str, Any]] = {}
    for card in cards().values():
        for correction in card.corrections:
            setting = card.setting(correction)
            if setting not in files:
                continue
            try:
                value = read_corrected(correction, files[setting])
            except CorrectionError as error:
                raise CorrectionError(f"GYOJI_{setting.upper()}: {error}") from None
            found.setdefault(card.key, {})[correction.option] = value
    return found


def read_corrected(correction: Correction, path: Path) -> Any:
    """The option's value in a file, as plain data. Raises CorrectionError."""
    try:
        text = read_file(path, MEGABYTE).decode("utf-8").replace("\r\n", "\n")
        return msgspec.to_builtins(correction.read(text))
    except OSError as error:
        raise CorrectionError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise CorrectionError(f"{path} is no UTF-8 text: {error}") from None
    except ValueError as error:
        raise CorrectionError(f"{path}: {error}") from None
