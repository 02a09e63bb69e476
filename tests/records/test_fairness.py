"""The script of docs/fairness.md, as players run it: on records of all titles, true and tampered with."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ai
from ai.arena import seed_of
from ai.match import play
from rules.core.chance import commitment, mixed
from rules.core.record import dump, load, prove, with_draws
from rules.core.registry import find, titles

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
MOST_LINES = 40
SEATS = 4
WORDS = ("crane", "", "Žluťoučký 桜 “x”", "")

Record = dict[str, Any]
Tamper = Callable[[Record], None]


@dataclass(frozen=True)
class Checked:
    """What the script said last, and how it ended."""

    code: int
    verdict: str
    lines: int


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path_factory.mktemp("fairness") / "check.py"
    path.write_text(code, encoding="utf-8")
    return path


@cache
def record_of(title: str, words: tuple[str, ...] = WORDS) -> bytes:
    """A whole match in which these words were given."""
    game, seed = find(title), seed_of(7, 0)
    policies = [ai.policies()["uniform"]] * SEATS
    record = play(game, SEATS, game.options_type(), mixed(seed, words), policies).record()
    promised = {"seed": seed.hex(), "commitment": commitment(seed)}
    whole = msgspec.structs.replace(record, **promised, words=words or msgspec.UNSET)
    assert prove(whole).luck.words == sum(map(bool, words))
    return dump(whole)


def acts(data: bytes) -> list[str]:
    """All that a record tells of its luck."""
    return [act for entry in msgspec.json.decode(data)["entries"] for act in entry["draws"]]


def check(script: Path, data: bytes) -> Checked:
    path = script.with_name("record.json")
    path.write_bytes(data)
    command = [sys.executable, "-I", "-X", "utf8", str(script), str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    told = (ran.stdout + ran.stderr).splitlines()
    return Checked(ran.returncode, told[-1], len(told))


def test_the_script_is_short(script: Path) -> None:
    assert len(script.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("words", [WORDS, ()], ids=["words", "no-words"])
@pytest.mark.parametrize("title", titles())
def test_a_true_record_is_right(script: Path, title: str, words: tuple[str, ...]) -> None:
    data = record_of(title, words)
    checked = check(script, data)
    assert checked.code == 0
    assert checked.verdict.startswith("RIGHT: all draws follow from the seed of SHA-256 ")
    assert checked.verdict.endswith(f"the words {list(words)}")
    assert checked.lines == 1 + len(acts(data))


@pytest.mark.parametrize(
    ("name", "luck"),
    [
        ("shogun-moon-draft-5", ("shuffle 5", "1 in 40", "17 in 20")),
        ("honor/honor-standard-5", ("shuffle ", "one of 6")),
        ("spirit/spirit-hard-3", ("shuffle ", "one of 3")),
    ],
)
def test_an_older_record_is_right_when_its_draws_are_told(
    script: Path, name: str, luck: tuple[str, ...]
) -> None:
    old = (Path(__file__).parent / f"{name}.json").read_bytes()
    assert check(script, old).verdict == "UNKNOWN: this record does not tell its draws"
    data = dump(with_draws(load(old)))
    assert all(any(act.startswith(kind) for act in acts(data)) for kind in luck)
    checked = check(script, data)
    assert (checked.code, checked.lines) == (0, 1 + len(acts(data)))


def _other_seed(record: Record) -> None:
    record["seed"] = "11" * 32


def _other_seed_and_fingerprint(record: Record) -> None:
    _other_seed(record)
    record["commitment"] = commitment(bytes.fromhex(record["seed"]))


def _other_word(record: Record) -> None:
    record["words"][0] = "turtle"


def _no_words(record: Record) -> None:
    del record["words"]


def _other_draw(record: Record) -> None:
    """The last one that leaves a choice: by one, within its bounds."""
    steps = [entry["draws"] for entry in record["entries"]]
    draws, at = [(draws, at) for draws in steps for at, act in enumerate(draws) if _bound(act) > 1][-1]
    kind, _, told = draws[at].partition(": ")
    first, *others = told.split()
    draws[at] = f"{kind}: {' '.join((str((int(first) + 1) % _bound(draws[at])), *others))}"


def _bound(act: str) -> int:
    return int(act.partition(": ")[0].split()[-1])


def _other_order(record: Record) -> None:
    """Two neighbours of the first shuffle change places."""
    draws = record["entries"][0]["draws"]
    at = next(at for at, act in enumerate(draws) if act.startswith("shuffle"))
    kind, _, told = draws[at].partition(": ")
    one, other, *rest = told.split()
    draws[at] = f"{kind}: {' '.join((other, one, *rest))}"


def _running(record: Record) -> None:
    record["seed"] = None


def _untold(record: Record) -> None:
    del record["entries"][3]["draws"]


TAMPERED: dict[Tamper, str] = {
    _other_seed: "WRONG: this is not the seed that was sealed",
    _other_seed_and_fingerprint: "WRONG: step 0, ",
    _other_word: "WRONG: step 0, ",
    _no_words: "WRONG: step 0, ",
    _other_draw: "WRONG: step ",
    _other_order: "WRONG: step 0, shuffle ",
    _running: "NOT YET: the match is not over",
    _untold: "UNKNOWN: this record does not tell its draws",
}


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__.strip("_"))
def test_a_record_that_was_tampered_with_is_found(script: Path, title: str, tamper: Tamper) -> None:
    record = msgspec.json.decode(record_of(title))
    tamper(record)
    checked = check(script, msgspec.json.encode(record))
    assert checked.code != 0
    assert checked.verdict.startswith(TAMPERED[tamper])
