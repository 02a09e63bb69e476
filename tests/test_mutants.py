"""`python -m scripts.mutants`: what it changes, and that the tests of the rules notice a change."""

import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts import mutant_tests, mutants
from scripts.mutations import all_mutants, mutations

ROOT = Path(__file__).parents[1]


def mutated(source: str) -> list[str]:
    """The source with each of its mutations."""
    found = []
    for index in range(len(mutations(ast.parse(source)))):
        tree = ast.parse(source)
        mutations(tree)[index].make()
        found.append(ast.unparse(ast.fix_missing_locations(tree)).strip())
    return found


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("a and b", ["a or b"]),
        ("x = 3", ["x = 4"]),
        ("x = True", ["x = False"]),
        ("x = [y for y in z if y]", ["x = [y for y in z if not y]"]),
        ("if not a:\n    b", ["if a:\n    b"]),
        ("f(a)", ["pass"]),
        ("def f():\n    return a + b", ["def f():\n    return None", "def f():\n    return a - b"]),
        ("def f():\n    a[b] = c", ["def f():\n    pass"]),
    ],
)
def test_each_kind_of_mutation(source: str, expected: Sequence[str]) -> None:
    assert mutated(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "assert a < 3",
        "def f(): return None",
        "Both = A | B",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "class A(Struct, frozen=True): ...",
        "@dataclass(frozen=True)\nclass A: ...",
    ],
)
def test_what_says_how_a_thing_is_declared_is_left_alone(source: str) -> None:
    assert mutated(source) == []


def test_every_module_has_mutants_and_tests() -> None:
    found = all_mutants("rules")
    assert len(found) > 3000
    for module in {mutant.module for mutant in found}:
        own, others = mutant_tests.tests_of(module)
        assert all((ROOT / path).exists() for path in (*own, *others)), module


def test_every_explanation_is_of_a_mutant_that_there_is() -> None:
    there = {mutant.key for mutant in all_mutants("rules")}
    assert mutants.explanations().keys() <= there


@pytest.mark.parametrize("under", ["rules/core", "rules/honor/advice"])
def test_an_import_gives_the_mutated_module(under: str) -> None:
    """Or package. In a process of its own: here the module was imported long ago."""
    mutant = next(one for one in all_mutants(under) if one.after == "return None")
    code = (
        "import sys\n"
        "from scripts.mutations import Mutant, MutantFinder\n"
        f"sys.meta_path.insert(0, MutantFinder(Mutant({mutant.module!r}, {mutant.index})))\n"
        f"import {mutant.module} as module\n"
        "print(module.__loader__.get_code(module.__name__).co_filename)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == str(ROOT / mutant.path)


def test_functions_are_changed_after_the_import() -> None:
    """In a process of its own, where they may stay changed."""
    mutant = next(one for one in all_mutants("rules/core") if one.source == "return len(self._commands)")
    assert mutant.after == "return None"
    code = (
        "from rules.core.model import Choices\n"
        "from scripts.mutations import Mutant, replace_code\n"
        f"assert replace_code(Mutant({mutant.module!r}, {mutant.index}))\n"
        "print(Choices((1, 2)).__len__())\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "None"


@pytest.mark.long
def test_a_mutant_of_the_rules_is_killed_by_a_test_and_by_nothing_else() -> None:
    """SH6.4: what is no target would be one."""
    found = [one for one in all_mutants("rules/shogun") if one.path.endswith("/march.py")]
    mutant = next(one for one in found if one.after == "target in prompt.targets")
    code = (
        "import math\n"
        "from scripts.mutants import survivors\n"
        "from scripts.mutations import Mutant\n"
        f"mutant = Mutant({mutant.module!r}, {mutant.index})\n"
        "assert survivors([mutant], budget=0.0) == [mutant]\n"  # no test is run
        "assert survivors([mutant], budget=math.inf) == []\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
