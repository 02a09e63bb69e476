"""A Dockerfile read as far as ours goes: its stages, and the instructions of each in their order.

https://docs.docker.com/reference/dockerfile/
"""

import json
import re
import shlex
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

_WORDS = re.compile(r"(\w+)\s+(.*)", re.DOTALL)
_CONTINUED = re.compile(r"\\\n\s*")


@dataclass(frozen=True)
class Instruction:
    """One instruction: its name in capitals and what stands behind it, in one line."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """The words of it, or the strings of its JSON form."""
        return list(json.loads(self.text)) if self.text.startswith("[") else shlex.split(self.text)


@dataclass
class Stage:
    """What begins with a FROM: the base image, the name it is copied from by, and what follows."""

    base: str
    name: str | None
    instructions: list[Instruction] = field(default_factory=list)

    def last(self, name: str) -> str:
        """What the last instruction of this name says. Raises KeyError."""
        found = [instruction.text for instruction in self.instructions if instruction.name == name]
        if not found:
            raise KeyError(name)
        return found[-1]

    @property
    def environment(self) -> dict[str, str]:
        """All that ENV sets, with `$PATH` still in it."""
        pairs = [word for one in self.instructions if one.name == "ENV" for word in one.words]
        return dict(pair.split("=", 1) for pair in pairs)


def read(text: str) -> list[Stage]:
    """The stages of a Dockerfile. Raises ValueError for a line that is no instruction."""
    stages: list[Stage] = []
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in _CONTINUED.sub("", "\n".join(lines)).splitlines():
        if not line.strip():
            continue
        found = _WORDS.fullmatch(line.strip())
        if found is None:
            raise ValueError(f"no instruction: {line}")
        instruction = Instruction(found[1].upper(), found[2])
        if instruction.name == "FROM":
            base, *alias = instruction.words
            stages.append(Stage(base, alias[-1] if alias else None))
        else:
            stages[-1].instructions.append(instruction)
    return stages


def context(folder: Path) -> list[PurePosixPath]:
    """The files that Docker is sent: those that .dockerignore does not keep back, as relative paths."""
    rules = [line for line in (folder / ".dockerignore").read_text("utf-8").splitlines() if line]
    tops = [entry for entry in folder.iterdir() if _is_sent(PurePosixPath(entry.name), rules)]
    found = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*"))]
    paths = [PurePosixPath(file.relative_to(folder)) for file in found if file.is_file()]
    return [path for path in paths if _is_sent(path, rules)]


def _is_sent(path: PurePosixPath, rules: list[str]) -> bool:
    """The last rule that names the path, or a folder above it, decides."""
    sent = True
    for rule in rules:
        pattern = rule.removeprefix("!").removeprefix("**/")
        anywhere = "**/" in rule
        names = path.parts if anywhere else [str(above) for above in (path, *path.parents)]
        if any(fnmatch(name, pattern) for name in names):
            sent = rule.startswith("!")
    return sent
