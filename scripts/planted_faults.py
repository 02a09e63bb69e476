"""Plants known faults, one at a time, in a copy of the tree, and shows who finds them: simulation or tests.

    python -m scripts.planted_faults --seeds 10 --days 3 --tables 6 --out out/planted.json
    python -m scripts.planted_faults --only "no nonce is sent" --no-tests

The faults are data: tests/chaos/planted/faults.toml. A simulation finds a fault with the first seed that has
a finding; the tests find it if one of those that the fault names fails.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAULTS = ROOT / "tests/chaos/planted/faults.toml"
COPIED = ("ai", "bot", "cli", "data", "renderer", "rules", "sandbox", "tests", "pyproject.toml")
SIMULATION_SECONDS, TEST_SECONDS = 3600, 1200


@dataclass(frozen=True)
class PlantedFault:
    """`find` is replaced in `file`; `tests` are those of that part."""

    name: str
    file: str
    find: str
    replace: str
    tests: list[str]


@dataclass
class Verdict:
    """After how many seeds the simulation has found a fault, and what; the first test that has failed."""

    name: str
    seeds: int | None = None
    finding: str = ""
    test: str | None = None

    @property
    def is_found(self) -> bool:
        return self.seeds is not None or self.test is not None


def planted_faults() -> list[PlantedFault]:
    """Returns all of them."""
    return [PlantedFault(**fault) for fault in tomllib.loads(FAULTS.read_text())["fault"]]


def plant(fault: PlantedFault, tree: Path) -> None:
    """Change the tree. Raises ValueError unless the place is there exactly once."""
    file = tree / fault.file
    text = file.read_text()
    if text.count(fault.find) != 1:
        raise ValueError(f"{fault.name}: {fault.file} has that place {text.count(fault.find)} times")
    file.write_text(text.replace(fault.find, fault.replace))


def copy_tree(tree: Path) -> None:
    """Copy what the program and its tests need."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name)  # compiled modules, too: they save seconds for each fault
        else:
            shutil.copy(source, tree / name)


def simulate(tree: Path, seeds: int, days: float, tables: int) -> tuple[int, str] | None:
    """Returns the number of seeds after which there is a finding, and the finding."""
    options = ("1", "--seeds", str(seeds), "--days", str(days), "--tables", str(tables), "--json")
    command = (sys.executable, "-m", "cli", "dst", *options)
    with subprocess.Popen(
        command, cwd=tree, env=_environment(tree), stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout
        for number, line in enumerate(run.stdout, start=1):
            if findings := json.loads(line)["findings"]:
                run.kill()
                return number, findings[0]["what"]
        code = run.wait(SIMULATION_SECONDS)
    return (1, "the simulation does not run") if code else None


def failing_test(tree: Path, tests: list[str]) -> str | None:
    """Returns the name of the first test that fails."""
    command = (sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:cacheprovider", *tests)
    done = subprocess.run(
        command,
        cwd=tree,
        env=_environment(tree),
        capture_output=True,
        text=True,
        timeout=TEST_SECONDS,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests", "ERROR tests"))]
    return lines[0].split(" - ")[0] if lines else None


def _environment(tree: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(tree)}


def examine(fault: PlantedFault, arguments: argparse.Namespace) -> Verdict:
    """Plant one fault, and look who finds it."""
    verdict = Verdict(fault.name)
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        tree = Path(folder)
        copy_tree(tree)
        plant(fault, tree)
        if arguments.simulation and (
            found := simulate(tree, arguments.seeds, arguments.days, arguments.tables)
        ):
            verdict.seeds, verdict.finding = found
        if arguments.tests:
            verdict.test = failing_test(tree, fault.tests)
    return verdict


def rows(verdicts: list[Verdict]) -> Iterator[str]:
    """Yields a table in Markdown."""
    yield "| planted fault | found by the simulation | found by the tests |"
    yield "| --- | --- | --- |"
    for one in verdicts:
        simulation = f"seed {one.seeds}: {one.finding.partition(':')[0]}" if one.seeds else "–"
        yield f"| {one.name} | {simulation} | {one.test or '–'} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="planted_faults", description=__doc__)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--days", type=float, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--only", action="append", help="The name of a fault.")
    parser.add_argument("--no-tests", dest="tests", action="store_false")
    parser.add_argument("--no-simulation", dest="simulation", action="store_false")
    parser.add_argument("--out", type=Path, help="A JSON file for the verdicts.")
    arguments = parser.parse_args()
    verdicts = []
    for fault in planted_faults():
        if arguments.only and fault.name not in arguments.only:
            continue
        verdicts.append(examine(fault, arguments))
        print(*list(rows(verdicts[-1:]))[-1:], flush=True)
        if arguments.out:
            arguments.out.write_text(json.dumps([asdict(one) for one in verdicts], indent=1))
    found = sum(one.is_found for one in verdicts)
    print(f"{found} of {len(verdicts)} found")
    return 0 if found == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
