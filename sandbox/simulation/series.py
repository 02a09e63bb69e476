"""Simulations in processes of their own, forked from one that has imported everything; and shrinking."""

import gc
import json
import os
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandbox.simulation.faults import KINDS
from sandbox.simulation.month import Plan

T = TypeVar("T")
Simulate = Callable[[Plan], dict[str, Any]]

_MAX_DAYS = 366


def in_child(simulate: Simulate, plan: Plan) -> dict[str, Any]:
    """Returns the result of a simulation, which is run in a fork of this process.

    Adds `seconds` of processor time. A simulation that breaks is a finding.
    """
    reading, writing = os.pipe()
    if not (child := os.fork()):
        os.close(reading)
        with os.fdopen(writing, "w") as answer:
            answer.write(json.dumps(_measured(simulate, plan)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return dict(json.loads(text)) if text else {"findings": [{"day": 0, "what": "simulation died: "}]}


def _measured(simulate: Simulate, plan: Plan) -> dict[str, Any]:
    gc.freeze()
    began = time.process_time()
    try:
        result = simulate(plan)
    except BaseException:
        lines = traceback.format_exc().splitlines()
        result = {"findings": [{"day": 0, "what": f"simulation broke: {' | '.join(lines[-12:])}"}]}
    return {"seed": plan.seed, **result, "seconds": round(time.process_time() - began, 1)}


def plans(seed: str, seeds: int, days: float, tables: int) -> list[Plan]:
    """Returns the plans of seeds that follow one another. Raises ValueError."""
    numbers = [seed] if seeds == 1 else [str(int(seed) + number) for number in range(seeds)]
    return [Plan.drawn(number, days, tables) for number in numbers]


def write_smallest(plan: Plan, simulate: Simulate, file: Path) -> str:
    """Write the smallest plan that breaks as this one does. Returns a line about it. Raises OSError."""
    smallest, _ = shrink(plan, lambda candidate: in_child(simulate, candidate))
    file.write_bytes(dump(smallest))
    return f"{len(smallest.schedule)} faults, {len(smallest.tables)} tables are in {file}"


def kind_of(result: dict[str, Any]) -> str | None:
    """Returns which invariant did not hold first; None if all did."""
    findings = result["findings"]
    return str(findings[0]["what"]).partition(":")[0] if findings else None


def shrink(plan: Plan, run: Simulate, budget: int = 60) -> tuple[Plan, dict[str, Any]]:
    """Returns a plan with fewer days, tables and faults that breaks the same invariant, and its result.

    Runs at most `budget` simulations. (Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input)
    """
    result = run(plan)
    wanted = kind_of(result)
    if wanted is None:
        return plan, result
    best, left = (plan, result), budget

    def fails(candidate: Plan) -> bool:
        nonlocal best, left
        if left <= 0:
            return False
        left -= 1
        tried = run(candidate)
        if kind_of(tried) != wanted:
            return False
        best = candidate, tried
        return True

    ends = result["findings"][0]["day"] * 86_400
    fails(replace(plan, schedule=tuple(fault for fault in plan.schedule if fault.at <= ends)))
    tables = _fewest(best[0].tables, lambda some: fails(replace(best[0], tables=tuple(some))))
    _fewest(
        best[0].schedule, lambda some: fails(replace(best[0], tables=tuple(tables), schedule=tuple(some)))
    )
    return best


def _fewest(items: Sequence[T], fails: Callable[[Sequence[T]], bool]) -> Sequence[T]:
    """Returns a small part of the items that still fails (delta debugging, complements only)."""
    parts = 2
    if len(items) > 1 and fails(()):
        return ()
    while len(items) > 1:
        size = -(-len(items) // parts)
        rests = [(*items[:at], *items[at + size :]) for at in range(0, len(items), size)]
        found = next((rest for rest in rests if rest and fails(rest)), None)
        if found is not None:
            items, parts = found, max(parts - 1, 2)
        elif size == 1:
            break
        else:
            parts = min(2 * parts, len(items))
    return items


def dump(plan: Plan) -> bytes:
    """Returns a plan as JSON."""
    return msgspec.json.format(msgspec.json.encode(plan), indent=1)


def load(data: bytes) -> Plan:
    """Returns the plan that `dump` gave. Raises ValueError for anything else."""
    try:
        plan = msgspec.json.decode(data, type=Plan)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is no plan of a simulation: {error}") from None
    if not 0 < plan.days <= _MAX_DAYS:
        raise ValueError(f"this is no plan of a simulation: it has {plan.days:g} days")
    if unknown := {fault.kind for fault in plan.schedule} - KINDS:
        raise ValueError(f"there are no such faults: {', '.join(sorted(unknown))}")
    return plan
