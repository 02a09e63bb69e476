"""Mutation testing of `rules/`: `python -m scripts.mutants --count 500 --seed 1`.

Draws mutants at random (the same ones for the same seed and source), runs the tests of the mutated module's
title against each, those that took least time first, until one fails, and prints the survivors. A mutant is
one changed comparison, operator, number, condition or returned value, or one statement left out; the source
on disk is never changed: the module is compiled from its mutated tree when it is imported.

Survivors that no test can kill are listed with the reason in `scripts/mutants.toml`. Exit code 1 if fewer
than 95 % of the mutants were killed or are explained.
"""

import argparse
import ast
import asyncio
import contextlib
import copy
import json
import os
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
EXPLAINED = Path(__file__).with_suffix(".toml")
TIMES = ROOT / "out" / "mutants" / "times.json"
"""Seconds that each test took without a mutant, by its id. Measured when the file is not there."""
ENOUGH = 0.95
"""The fraction of the mutants that has to be killed or explained."""
MIN_LIMIT, TIMES_LONGER, COLLECTING = 5.0, 20.0, 20.0
"""Limit of a test in seconds of processor time, at least and compared to its usual time, as a mutant may loop
for ever; and the limit of what is done before the first test.
"""
TIMEOUT = 1800.0
"""Seconds until a mutant counts as killed, because its tests wait for something."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
LEFT_OUT = ("decorator_list", "annotation", "returns", "bases", "keywords", "type_params")
"""Fields of definitions that say how a thing is declared, not what it does."""


@dataclass(frozen=True)
class Mutation:
    """One change of a tree, not yet made."""

    line: int
    before: str
    after: str
    make: Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """The `index`-th mutation of a module."""

    module: str
    index: int
    line: int = 0
    source: str = ""
    """The line in which it begins."""
    before: str = ""
    after: str = ""

    @property
    def path(self) -> str:
        return self.module.replace(".", "/") + ".py"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by as long as the line is not changed."""
        return self.module, self.source, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  →  {self.after}   in: {self.source}"


def mutations(tree: ast.Module) -> list[Mutation]:
    """All mutations of a module, in the order of its source."""
    return [mutation for node in tree.body for mutation in _within(node, tree, in_function=False)]


def _within(node: ast.AST, parent: ast.AST, *, in_function: bool) -> Iterator[Mutation]:
    """The mutations of a node and of what it contains."""
    if isinstance(node, ast.Assert):  # states what a reader may rely on
        return
    yield from _of_node(node, parent, in_function=in_function)
    inside = in_function or isinstance(node, ast.FunctionDef)
    declares = isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AnnAssign | ast.arg)
    for name, value in ast.iter_fields(node):
        if declares and name in LEFT_OUT:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _within(child, node, in_function=inside)


def _of_node(node: ast.AST, parent: ast.AST, *, in_function: bool) -> Iterator[Mutation]:
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                yield _set(node, "ops", [other()])
        case ast.BinOp(op=op) if in_function and type(op) in OPERATORS:
            yield _set(node, "op", OPERATORS[type(op)]())
        case ast.BoolOp(op=op):
            yield _set(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.Constant(value=bool(value)):
            yield _set(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield _set(node, "value", value + 1)
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, ast.Compare):
            yield _set(node, "test", _negated(node.test))
        case ast.comprehension(ifs=[test, *rest]) if not isinstance(test, ast.Compare):
            yield _set(node, "ifs", [_negated(test), *rest])
        case ast.Return(value=ast.expr()):
            yield _set(node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue():
            yield _deleted(node, parent)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if in_function:
            yield _deleted(node, parent)


def _negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _set(node: ast.AST, field: str, value: Any) -> Mutation:
    """The node with another value of a field."""
    changed = copy.copy(node)
    setattr(changed, field, value)
    before, after = _first_line(node), _first_line(ast.fix_missing_locations(changed))
    return Mutation(_line(node), before, after, lambda: setattr(node, field, value))


def _deleted(node: ast.AST, parent: ast.AST) -> Mutation:
    """The block in which the statement stands, with `pass` in its place."""
    body = next(value for _, value in ast.iter_fields(parent) if isinstance(value, list) and node in value)
    return Mutation(
        _line(node),
        _first_line(node),
        "pass",
        lambda: body.__setitem__(body.index(node), ast.copy_location(ast.Pass(), node)),
    )


def _line(node: ast.AST) -> int:
    return int(node.target.lineno if isinstance(node, ast.comprehension) else node.lineno)  # type: ignore[attr-defined]


def _first_line(node: ast.AST) -> str:
    lines = ast.unparse(node).strip().splitlines()
    return lines[0] + (" …" if len(lines) > 1 else "")


def all_mutants(under: str) -> list[Mutant]:
    """Every mutant of the modules under a folder."""
    return [mutant for path in sorted((ROOT / under).rglob("*.py")) for mutant in _mutants(path)]


def _mutants(path: Path) -> list[Mutant]:
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    source = path.read_text("utf-8")
    lines = source.splitlines()
    return [
        Mutant(module, index, one.line, lines[one.line - 1].strip(), one.before, one.after)
        for index, one in enumerate(mutations(ast.parse(source)))
    ]


def tests_of(module: str) -> list[str]:
    """The folders of the tests that are run against a mutant of this module."""
    title = module.split(".")[1]
    if title == "core":
        return ["tests/rules", "tests/records", "tests/ai"]
    folders = [f"tests/rules/{title}", f"tests/bot/views/{title}", f"tests/records/{title}"]
    return [folder for folder in folders if list((ROOT / folder).glob("test_*.py"))] + [
        "tests/rules/core",
        "tests/records/test_records.py",
        "tests/ai",
    ]


# In the process of one mutant ------------------------------------------------------------------------------


class _MutantFinder(MetaPathFinder):
    """Finds the mutated module before Python does."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == self.mutant.module else None
        if spec:
            spec.loader = _MutantLoader(name, str(ROOT / self.mutant.path), self.mutant.index)
        return spec


class _MutantLoader(SourceFileLoader):
    """Compiles a module with one mutation."""

    def __init__(self, name: str, path: str, index: int) -> None:
        super().__init__(name, path)
        self.index = index

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path))
        mutations(tree)[self.index].make()
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class _QuickestFirst:
    """Orders the tests by the times of an earlier run, or measures them. A test that takes too long fails."""

    def __init__(self) -> None:
        self.times: dict[str, float] = json.loads(TIMES.read_text()) if TIMES.exists() else {}
        self.measured: dict[str, float] = {}
        signal.signal(signal.SIGPROF, lambda *_: pytest.fail("it takes too long"))

    def pytest_sessionstart(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, COLLECTING)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.times.get(item.nodeid, 0.0))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        known = self.times.get(item.nodeid)
        limit = 0.0 if known is None else max(MIN_LIMIT, TIMES_LONGER * known)
        signal.setitimer(signal.ITIMER_PROF, limit)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0.0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.measured[report.nodeid] = self.measured.get(report.nodeid, 0.0) + report.duration


def run_tests(folders: Sequence[str], mutant: Mutant | None) -> int:
    """Run tests in this process. Returns pytest's exit code."""
    if mutant:
        sys.meta_path.insert(0, _MutantFinder(mutant))
    plugin = _QuickestFirst()
    code = pytest.main(["-x", "-n", "0", "-p", "no:cacheprovider", "--timeout", "0", *folders], [plugin])
    if mutant is None and code == 0:
        TIMES.parent.mkdir(parents=True, exist_ok=True)
        TIMES.write_text(json.dumps(plugin.times | plugin.measured))
    return int(code)


# In the process that starts the others ---------------------------------------------------------------------


async def _outcome(arguments: Sequence[str]) -> tuple[int | None, str]:
    """Exit code (None: it was stopped after TIMEOUT) and output of this script with other arguments."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "scripts.mutants", *arguments),
        cwd=ROOT,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(TIMEOUT):
            out, _ = await process.communicate()
        return process.returncode, out.decode()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        return None, ""
    finally:
        process._transport.close()  # type: ignore[attr-defined]


def is_killed(code: int | None, output: str) -> bool:
    """Whether a test failed, or nothing could be collected because of the mutant, or it took too long."""
    if code in (None, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED) or (code and code < 0):
        return True
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"the tests could not be run:\n{output}")
    return code != pytest.ExitCode.OK


async def survivors(mutants: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """The mutants that no test notices, `jobs` at a time."""
    free = asyncio.Semaphore(jobs)
    alive: list[Mutant] = []
    done = 0

    async def attack(mutant: Mutant) -> None:
        nonlocal done
        async with free:
            killed = is_killed(*await _outcome(["--mutant", f"{mutant.module}/{mutant.index}"]))
        done += 1
        if not killed:
            alive.append(mutant)
            print(f"{done:4} survived  {mutant}", flush=True)
        elif done % 25 == 0:
            print(f"{done:4} of {len(mutants)}, {len(alive)} alive", flush=True)

    await asyncio.gather(*map(attack, mutants))
    return sorted(alive, key=lambda mutant: (mutant.path, mutant.line))


def explanations() -> dict[tuple[str, str, str, str], str]:
    """Reasons by the mutant's key."""
    listed = tomllib.loads(EXPLAINED.read_text("utf-8")).get("mutant", [])
    return {(one["module"], one["source"], one["before"], one["after"]): one["reason"] for one in listed}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.mutants", description="Mutation testing of rules/."
    )
    parser.add_argument("--count", type=int, default=500, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", default="rules", help="the folder whose modules are mutated")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--mutant", help=argparse.SUPPRESS)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        return run_tests(["tests/rules", "tests/records", "tests/ai", "tests/bot/views"], None)
    if chosen.mutant:
        module, _, index = chosen.mutant.partition("/")
        return run_tests(tests_of(module), Mutant(module, int(index)))
    return asyncio.run(_attack(chosen))


async def _attack(chosen: argparse.Namespace) -> int:
    if not TIMES.exists():
        code, output = await _outcome(["--measure"])
        if code != pytest.ExitCode.OK:
            print(output, file=sys.stderr)
            return 2
    everything = all_mutants(chosen.under)
    drawn = Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))
    alive = await survivors(drawn, chosen.jobs)
    reasons = explanations()
    unexplained = [one for one in alive if one.key not in reasons]
    killed = len(drawn) - len(alive)
    print(
        f"{len(drawn)} of {len(everything)} mutants (seed {chosen.seed}): {killed} killed, "
        f"{len(alive) - len(unexplained)} explained, {len(unexplained)} survived"
    )
    for mutant in unexplained:
        print(mutant)
    return int(len(drawn) - len(unexplained) < ENOUGH * len(drawn))


if __name__ == "__main__":
    sys.exit(main())
