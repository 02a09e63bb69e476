"""Pictures and files of messages, saved next to the page."""

import hashlib
import re
from pathlib import Path
from urllib.parse import urlsplit

from sandbox.discord.limits.messages import PICTURE_ENDINGS

_UPLOAD = re.compile(r"/attachments/\d+/(\d+)/.*?(\.\w{1,8})?")


class Uploads:
    """Saves each distinct content once and returns its URL relative to the page."""

    def __init__(self, files: dict[int, bytes], folder: Path) -> None:
        self._files = files
        self._folder = folder
        self._saved: dict[str, str] = {}

    @property
    def pictures(self) -> int:
        """Number of distinct pictures saved."""
        return sum(is_picture(address) for address in self._saved.values())

    def address(self, url: str) -> str | None:
        """Returns the URL of an upload relative to the page; None for other URLs."""
        match = _UPLOAD.fullmatch(urlsplit(url).path)
        data = self._files.get(int(match[1])) if match else None
        if match is None or data is None:
            return None
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._saved:
            self._saved[digest] = self._save(data, (match[2] or "").lower())
        return self._saved[digest]

    def _save(self, data: bytes, ending: str) -> str:
        folder = "pictures" if is_picture(ending) else "files"
        address = f"{folder}/{len(self._saved) + 1:04}{ending}"
        path = self._folder / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return address


def is_picture(name: str) -> bool:
    """Whether a client shows the file as a picture."""
    return name.lower().endswith(PICTURE_ENDINGS)
