"""Small mistakes that can be put into a module: what each changes, and the module with it.

Left alone are annotations, decorators, texts and how a class is declared: none of them is a rule. Nor is
``strict=True``: it proves that two lists are equally long, and right lists are.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
PLAIN_TYPES = ("None", "int", "str", "bool", "float", "bytes")
NOT_RULES = ("annotation", "returns", "decorator_list", "keywords_of_class")
AROUND = (ast.expr, ast.keyword, ast.comprehension, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return)
SHOWN = 80
"""Letters of code that show a change; the smallest whole expression is shown however long it is."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: the module and function it is in, the code around it before and after, its place."""

    path: str
    function: str
    before: str
    after: str
    line: int
    number: int

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names it, whatever else changes in the module."""
        return self.path, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.before}  ->  {self.after}"


@dataclass(frozen=True)
class Place:
    """Where a node hangs: its parent, field and index, and the nodes above it, outermost first."""

    parent: ast.AST
    field: str
    index: int | None
    above: tuple[ast.AST, ...]

    def put(self, node: ast.AST) -> None:
        """Hang a node there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(source: str, path: str) -> list[Mutant]:
    """All mistakes that a module's text can have, in its order."""
    found: list[Mutant] = []
    for node, place, other in _mistakes(ast.parse(source)):
        shown = _shown(node, place)
        before = _text(shown)
        place.put(other)
        after = _text(other if shown is node else shown)
        place.put(node)
        line = getattr(node, "lineno", 0)
        found.append(Mutant(path, _function(place.above), before, after, line, len(found)))
    return found


def with_mistake(source: str, number: int) -> str:
    """A module's text with one of its mistakes in it."""
    tree = ast.parse(source)
    _, place, other = next(islice(_mistakes(tree), number, None))
    place.put(other)
    return ast.unparse(tree)


def _mistakes(tree: ast.Module) -> Iterator[tuple[ast.AST, Place, ast.AST]]:
    """What stands where, and what might stand there by mistake."""
    for node, place in list(_nodes(tree, ())):
        for other in _others(node, place):
            yield node, place, other


def _nodes(node: ast.AST, above: tuple[ast.AST, ...]) -> Iterator[tuple[ast.AST, Place]]:
    above = (*above, node)
    for field, value in ast.iter_fields(node):
        if field in NOT_RULES or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        children = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if isinstance(child, ast.AST) and not (isinstance(child, ast.keyword) and child.arg == "strict"):
                yield child, Place(node, field, index, above)
                yield from _nodes(child, above)


def _others(node: ast.AST, place: Place) -> Iterator[ast.AST]:
    """What may stand in a node's place by mistake."""
    match node:
        case ast.Compare():
            for number, operator in enumerate(node.ops):
                other = copy.copy(node)
                other.ops = [*node.ops[:number], _swapped(operator), *node.ops[number + 1 :]]  # type: ignore[list-item]
                yield other
        case ast.BinOp() | ast.AugAssign() | ast.BoolOp():
            if type(node.op) in SWAPPED and not _is_type(node):
                changed = copy.copy(node)
                changed.op = _swapped(node.op)  # type: ignore[assignment]
                yield changed
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript() if place.field in ("test", "ifs"):
            yield ast.UnaryOp(ast.Not(), node)
        case _:
            yield from _other_steps(node)


def _other_steps(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(None)
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _swapped(operator: ast.AST) -> ast.AST:
    return SWAPPED[type(operator)]()


def _is_type(node: ast.AST) -> bool:
    """Whether it is a choice of classes rather than a sum of bits."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)):
        return False
    name = ast.unparse(node.right).rsplit(".", 1)[-1]
    return name in PLAIN_TYPES or (name[:1].isupper() and not name.isupper())


def _shown(node: ast.AST, place: Place) -> ast.AST:
    """The largest expression around a node that is short enough to be read."""
    shown = node
    for one in reversed(place.above):
        if not isinstance(one, AROUND):
            break
        if len(_text(one)) > SHOWN:
            break
        shown = one
    return shown


def _text(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0].strip()


def _function(above: tuple[ast.AST, ...]) -> str:
    named = (ast.FunctionDef, ast.ClassDef)
    return ".".join(one.name for one in above if isinstance(one, named)) or "(module)"
