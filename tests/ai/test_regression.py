"""Linear regression."""

import pytest

from ai.regression import ridge

ROWS = [(1.0, x, y) for x in (0.0, 1.0, 2.0, 5.0) for y in (-1.0, 0.0, 3.0)]


def test_weights_of_a_linear_function_are_found() -> None:
    targets = [4 + 2 * x - 3 * y for _, x, y in ROWS]
    assert ridge(ROWS, targets, 0.0) == pytest.approx([4, 2, -3])


def test_a_penalty_shrinks_weights_but_not_the_constant() -> None:
    targets = [4 + 2 * x - 3 * y for _, x, y in ROWS]
    constant, first, second = ridge(ROWS, targets, 1e9)
    assert constant == pytest.approx(sum(targets) / len(targets))
    assert (first, second) == pytest.approx((0, 0), abs=1e-6)


def test_units_do_not_matter() -> None:
    targets = [x * y for _, x, y in ROWS]
    larger = [(one, 100 * x, y) for one, x, y in ROWS]
    constant, first, second = ridge(ROWS, targets, 5.0)
    assert ridge(larger, targets, 5.0) == pytest.approx([constant, first / 100, second], abs=1e-6)


def test_columns_that_say_the_same_share_the_weight() -> None:
    rows = [(1.0, x, x) for x in (0.0, 1.0, 2.0)]
    _, first, second = ridge(rows, [2 * x for _, x, _ in rows], 1e-6)
    assert first == pytest.approx(second, abs=1e-3)
    assert first + second == pytest.approx(2, abs=1e-3)
