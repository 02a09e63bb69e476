"""Shares the land out among the provinces: a cellular Potts model on a grid of square cells.

The provinces grow from their seats. Then single cells along the borders change hands, with falling
temperature, towards short borders, fair areas, every wanted border, and no other contact. A cell changes
hands only where both provinces stay in one piece.
"""

import heapq
from math import exp
from random import Random

SEA = -1
MARGIN = 6  # cells of sea around the grid, so that every look around stays on it

Point = tuple[float, float]

_SURFACE = 2.0
_AREA = 2000.0  # for an area wrong by all of its target, squared
_COMPACT = 5.0  # for a cell one mean radius away from the middle of its province
_CONTACT = 3.0  # for each cell of a stranger too near
_BORDER = 0.6  # for each missing edge, squared
_BORDER_EDGES = 18
_APART = 4.6  # cells between strangers
_STEPS = [(x, y) for y in range(-5, 6) for x in range(-5, 6) if (x, y) != (0, 0)]
_RING = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def _offsets(radius: float, width: int) -> list[int]:
    return [x + y * width for x, y in _STEPS if x * x + y * y <= radius * radius]


class Sharing:
    """The grid while it is shared out; `owner` holds, row by row, the number of a province or SEA."""

    def __init__(self, width: int, height: int, wanted: set[tuple[int, int]], random: Random) -> None:
        """`wanted` holds both (a, b) and (b, a) for provinces that must meet; all others must not."""
        self.width = width
        self.owner = [SEA] * (width * height)
        self._wanted = wanted
        self._random = random
        self._area: list[int] = []
        self._target: list[float] = []
        self._arms: list[list[Point]] = []
        self._middles: list[list[Point]] = []
        self._edges: dict[tuple[int, int], int] = {}
        self._ring = [x + y * width for x, y in _RING]
        self._sides = [1, -1, width, -width]
        self._near = _offsets(3.0, width)
        self._apart = _offsets(_APART, width)

    def grow(self, land: list[bool], seats: list[list[Point]], speeds: list[float]) -> None:
        """Give each cell of land to the province that reaches it first from one of its seats (in cells)."""
        free = list(land)
        self._arms = [places[1:] for places in seats]
        starts = [(label, x, y) for label, places in enumerate(seats) for x, y in places]
        queue = [(0.0, int(y) * self.width + int(x), label) for label, x, y in starts]
        while queue:
            cost, cell, label = heapq.heappop(queue)
            if not free[cell]:
                continue
            free[cell] = False
            self.owner[cell] = label
            for offset, (x, y) in zip(self._ring, _RING, strict=True):
                if free[cell + offset]:
                    step = (x * x + y * y) ** 0.5 / speeds[label]
                    heapq.heappush(queue, (cost + step, cell + offset, label))

    def anneal(self, sweeps: int, hot: float, targets: list[float]) -> None:
        """Let every border cell try `sweeps` times to change hands, from `hot` down to no temperature."""
        self._target = targets
        self._count(len(targets))
        for sweep in range(sweeps):
            temperature = hot * (1 - sweep / sweeps) + 0.01
            self._find_middles()
            frontier = [cell for cell in range(len(self.owner)) if self._is_border(cell)]
            self._random.shuffle(frontier)
            for cell in frontier:
                self._try(cell, temperature)

    def _count(self, labels: int) -> None:
        self._area = [0] * labels
        self._edges = {}
        for cell, label in enumerate(self.owner):
            if label == SEA:
                continue
            self._area[label] += 1
            for other in (self.owner[cell + 1], self.owner[cell + self.width]):
                if other not in (SEA, label):
                    self._count_edge(label, other, 1)

    def _count_edge(self, a: int, b: int, by: int) -> None:
        self._edges[a, b] = self._edges.get((a, b), 0) + by
        self._edges[b, a] = self._edges.get((b, a), 0) + by

    def _find_middles(self) -> None:
        sums = [[0, 0, 0] for _ in self._target]
        for cell, label in enumerate(self.owner):
            if label != SEA:
                sums[label][0] += cell % self.width
                sums[label][1] += cell // self.width
                sums[label][2] += 1
        self._middles = [
            [(x / cells, y / cells), *arms] for (x, y, cells), arms in zip(sums, self._arms, strict=True)
        ]

    def _is_border(self, cell: int) -> bool:
        label = self.owner[cell]
        if label == SEA:
            return False
        return any(self.owner[cell + offset] not in (SEA, label) for offset in self._sides)

    def _try(self, cell: int, temperature: float) -> None:
        old = self.owner[cell]
        others = [label for o in self._sides if (label := self.owner[cell + o]) not in (SEA, old)]
        if not others:
            return
        new = self._random.choice(others)
        if self._pieces(cell, old) != 1 or self._pieces(cell, new) != 1:
            return
        change = self._change(cell, old, new)
        if change <= 0 or self._random.random() < exp(-change / temperature):
            self._hand_over(cell, old, new)

    def _pieces(self, cell: int, label: int) -> int:
        """Into how many pieces the ring around the cell breaks the province, by cells that share a side."""
        ring = [self.owner[cell + offset] == label for offset in self._ring]
        sides = [ring[index] for index in (1, 3, 5, 7)]
        if all(ring):
            return 1
        runs = 0
        for index in range(8):
            if ring[index] and not ring[index - 1]:
                end = index
                while ring[end % 8]:
                    end += 1
                runs += any(place % 2 for place in range(index, end))
        return runs if any(sides) else 0

    def _change(self, cell: int, old: int, new: int) -> float:
        owner = self.owner
        around = [owner[cell + offset] for offset in self._near]
        change = _SURFACE * (around.count(old) - around.count(new))
        change += self._area_change(old, new) + self._compact_change(cell, old, new)
        return change + self._contact_change(cell, old, new) + self._border_change(cell, old, new)

    def _area_change(self, old: int, new: int) -> float:
        gain = (2 * (self._area[new] - self._target[new]) + 1) / self._target[new] ** 2
        loss = (2 * (self._area[old] - self._target[old]) - 1) / self._target[old] ** 2
        return _AREA * (gain - loss)

    def _compact_change(self, cell: int, old: int, new: int) -> float:
        x, y = cell % self.width, cell // self.width
        far_new, far_old = (
            min((x - middle_x) ** 2 + (y - middle_y) ** 2 for middle_x, middle_y in self._middles[label])
            / self._target[label]
            for label in (new, old)
        )
        return _COMPACT * (far_new - far_old)

    def _contact_change(self, cell: int, old: int, new: int) -> float:
        around = [self.owner[cell + offset] for offset in self._apart]
        strangers = 0
        for label in set(around) - {SEA}:
            count = around.count(label)
            strangers += count * (label != new and (label, new) not in self._wanted)
            strangers -= count * (label != old and (label, old) not in self._wanted)
        return _CONTACT * strangers

    def _border_change(self, cell: int, old: int, new: int) -> float:
        change: dict[tuple[int, int], int] = {}
        for offset in self._sides:
            label = self.owner[cell + offset]
            if label == SEA:
                continue
            for mine, by in ((old, -1), (new, 1)):
                if label != mine and (mine, label) in self._wanted:
                    pair = min(mine, label), max(mine, label)
                    change[pair] = change.get(pair, 0) + by
        return sum(self._lack(pair, by) - self._lack(pair, 0) for pair, by in change.items())

    def _lack(self, pair: tuple[int, int], by: int) -> float:
        lack = _BORDER_EDGES - self._edges.get(pair, 0) - by
        return _BORDER * lack * lack if lack > 0 else 0.0

    def _hand_over(self, cell: int, old: int, new: int) -> None:
        self.owner[cell] = new
        self._area[old] -= 1
        self._area[new] += 1
        for offset in self._sides:
            label = self.owner[cell + offset]
            if label not in (SEA, old):
                self._count_edge(old, label, -1)
            if label not in (SEA, new):
                self._count_edge(new, label, 1)
