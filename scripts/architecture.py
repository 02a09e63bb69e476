"""Draws docs/architecture.svg, the packages and their imports: `python -m scripts.architecture`.

Boxes stand where `ROOMS` puts them; arrows come from the imports in the source. An arrow that follows from
others is left out: `cli` may use all that it reaches.
`tests/test_architecture.py` fails when the picture is not that of the source.
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "architecture.svg"

Arrow: TypeAlias = tuple[str, str]
"""The importing room and the imported one."""

WIDTH, HEIGHT = 980, 640
_BOX_WIDTH, _BOX_HEIGHT = 200, 62


@dataclass(frozen=True)
class Room:
    """A package, where its box stands (its upper left corner), and what it is for."""

    x: int
    y: int
    purpose: str


ROOMS: Mapping[str, Room] = {
    "cli": Room(385, 20, "the subcommands of gyoji"),
    "bot.discord": Room(385, 120, "commands, presses, delivery"),
    "bot.views": Room(385, 220, "OUT: who may see what"),
    "bot.matches": Room(270, 330, "IN: one transaction an act"),
    "bot.cluster": Room(40, 440, "leases of several processes"),
    "bot.store": Room(155, 550, "log, stages, outbox, people"),
    "bot.ops": Room(270, 440, "logging, metrics, health"),
    "renderer": Room(740, 330, "pictures of observations"),
    "ai": Room(500, 440, "policies, arena"),
    "rules": Room(620, 550, "pure rules of each title"),
    "sandbox": Room(740, 20, "loopback Discord, people"),
}


def drawn(found: Set[Arrow]) -> list[Arrow]:
    """The arrows of the picture: those that no chain of other arrows implies (transitive reduction)."""
    return sorted(pair for pair in found if not _is_implied(pair, found))


def _is_implied(pair: Arrow, found: Set[Arrow]) -> bool:
    """Whether the second room can be reached from the first without the arrow between them."""
    start, end = pair
    seen, waiting = {start}, [start]
    while waiting:
        room = waiting.pop()
        following = {to for at, to in found if at == room and (at, to) != pair} - seen
        if end in following:
            return True
        seen |= following
        waiting.extend(following)
    return False


def package_of(module: str) -> str | None:
    """The room that a module belongs to; None for those outside, such as settings and libraries."""
    return next((room for room in ROOMS if module == room or module.startswith(f"{room}.")), None)


def arrows() -> set[Arrow]:
    """Each pair of rooms of which a file of the first imports something of the second."""
    return {
        (room, other)
        for room in ROOMS
        for path in (ROOT / room.replace(".", "/")).rglob("*.py")
        for other in map(package_of, _imports(path))
        if other and other != room
    }


def _imports(path: Path) -> Iterator[str]:
    """The modules that a file imports by absolute name, those for type checking included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def picture() -> str:
    """The whole picture as SVG; the same source gives the same text."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" '
        'markerWidth="11" markerHeight="11" orient="auto"><path d="M0 0 10 5 0 10z" fill="#6b5d4a"/></marker>'
        "</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf5e9"/>',
        *(_arrow(*pair) for pair in drawn(arrows())),
        *(_box(name, room) for name, room in ROOMS.items()),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _box(name: str, room: Room) -> str:
    middle = room.x + _BOX_WIDTH // 2
    return (
        f'<rect x="{room.x}" y="{room.y}" width="{_BOX_WIDTH}" height="{_BOX_HEIGHT}" rx="6" '
        f'fill="#ffffff" stroke="#2a2426" stroke-width="1.5"/>'
        f'<text x="{middle}" y="{room.y + 27}" text-anchor="middle" font-size="17" '
        f'font-weight="bold">{name}</text><text x="{middle}" y="{room.y + 47}" text-anchor="middle" '
        f'font-size="13">{escape(room.purpose)}</text>'
    )


def _arrow(start: str, end: str) -> str:
    """A line between the nearest points of two boxes."""
    (x1, y1), (x2, y2) = _edge(ROOMS[start], ROOMS[end]), _edge(ROOMS[end], ROOMS[start])
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#6b5d4a" stroke-width="1.5" '
        f'marker-end="url(#head)"/>'
    )


def _edge(room: Room, towards: Room) -> tuple[int, int]:
    """The point on the edge of a box in the direction of another box's middle."""
    middle_x, middle_y = room.x + _BOX_WIDTH / 2, room.y + _BOX_HEIGHT / 2
    across = towards.x + _BOX_WIDTH / 2 - middle_x
    down = towards.y + _BOX_HEIGHT / 2 - middle_y
    reach = max(abs(across) / (_BOX_WIDTH / 2), abs(down) / (_BOX_HEIGHT / 2))
    return round(middle_x + across / reach), round(middle_y + down / reach)


def main() -> int:
    """Draw the picture; with --check only say whether it is current (exit code 1 if it is not)."""
    if "--check" in sys.argv[1:]:
        return 0 if PICTURE.read_text(encoding="utf-8") == picture() else 1
    PICTURE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
