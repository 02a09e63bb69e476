"""What may be changed in a module of `rules/`, and how Python is given the changed module.

A mutation is one changed comparison, operator, number, condition or returned value, or one statement left
out. The source on disk is never changed: the module is compiled from its mutated tree.
"""

import ast
import copy
import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]

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
        """Its file, from the root of the repository."""
        name = self.module.replace(".", "/")
        return f"{name}/__init__.py" if (ROOT / name).is_dir() else f"{name}.py"

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
        case ast.Return(value=ast.Constant(None)):
            pass  # it says so already
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
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    source = path.read_text("utf-8")
    lines = source.splitlines()
    return [
        Mutant(module, index, one.line, lines[one.line - 1].strip(), one.before, one.after)
        for index, one in enumerate(mutations(ast.parse(source)))
    ]


def replace_code(mutant: Mutant) -> bool:
    """Change the functions of a module that was imported long ago. Returns whether there was one to change.

    What they were called for while it was imported stays, and so does what is no function.
    """
    tree = ast.parse((ROOT / mutant.path).read_bytes())
    plain = _codes(compile(tree, str(ROOT / mutant.path), "exec"))
    mutations(tree)[mutant.index].make()
    mutated = _codes(compile(ast.fix_missing_locations(tree), str(ROOT / mutant.path), "exec"))
    changed = {key: code for key, code in mutated.items() if plain.get(key) != code}
    found = False
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__module__ == mutant.module:
            code = changed.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if code and code.co_freevars == one.__code__.co_freevars:
                one.__code__ = code
                found = True
    return found


def _codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """The code objects within a code object, by name and line."""
    found: dict[tuple[str, int], CodeType] = {}
    for one in code.co_consts:
        if isinstance(one, CodeType):
            found |= {(one.co_qualname, one.co_firstlineno): one} | _codes(one)
    return found


class MutantFinder(MetaPathFinder):
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
