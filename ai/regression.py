"""Linear regression with a ridge penalty."""

from collections.abc import Sequence


def ridge(rows: Sequence[Sequence[float]], targets: Sequence[float], penalty: float) -> list[float]:
    """The weights w that minimize sum((row · w - target)²) + penalty · Σ var(column) · w².

    The penalty is relative to each column's variance: units do not matter, and a constant column has none.
    """
    width, count = len(rows[0]), len(rows)
    columns = list(zip(*rows, strict=True))
    matrix = [[0.0] * (width + 1) for _ in range(width)]
    for first in range(width):
        for second in range(first, width):
            matrix[first][second] = matrix[second][first] = _product(columns[first], columns[second])
        matrix[first][width] = _product(columns[first], targets)
    for index, column in enumerate(columns):
        mean = sum(column) / count
        spread = matrix[index][index] / count - mean * mean
        matrix[index][index] += penalty * max(spread, 0.0) + 1e-9
    return _solved(matrix)


def _product(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(map(lambda a, b: a * b, first, second))


def _solved(matrix: list[list[float]]) -> list[float]:
    """The solution of a linear system (Gauss-Jordan with pivots); the last column is the right-hand side."""
    width = len(matrix)
    for place in range(width):
        pivot = max(range(place, width), key=lambda row: abs(matrix[row][place]))
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        top = matrix[place]
        scale = top[place]
        matrix[place] = top = [number / scale for number in top]
        for row in range(width):
            factor = matrix[row][place]
            if row != place and factor:
                matrix[row] = [
                    number - factor * above for number, above in zip(matrix[row], top, strict=True)
                ]
    return [row[width] for row in matrix]
