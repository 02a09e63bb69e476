"""The second half of `make fuzz`: atheris looks for input that is neither read nor refused.

What it finds is kept in tests/fuzz/found (see `targets`), and input that hangs a reader in out/fuzz.

Without a target, each is tried in turn, in a process of its own: libFuzzer never returns.
https://github.com/google/atheris
"""

import argparse
import logging
import os
import subprocess
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["bot", "renderer.shogun.chart", "rules"]):
    from tests.fuzz import targets

PROJECT = Path(__file__).parents[2]
OUT = Path("out") / "fuzz"
LONGEST = 60_000
"""Bytes of an input."""
HANGS = 20
"""Seconds after which an input is taken to hang the reader."""

SEEDS: dict[str, list[Path]] = {
    "deck": [PROJECT / "data" / "honor" / "deck.toml"],
    "match_record": sorted((PROJECT / "tests" / "records").glob("**/*-3.json")),
    "map_file": [PROJECT / "data" / "maps" / "shogun.json"],
    "settings_file": [PROJECT / ".env.example"],
}
"""Sound files, by the target that reads them."""
WORDS = {"custom_id": "table:k3v9qd::agree:12", "typed": "2027-01-05 18:30"}


def fuzz(name: str, seconds: int) -> None:
    """Feed a target for so long, beginning with what it reads and what was tried in earlier runs."""
    corpus = OUT / name
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in SEEDS.get(name, []):
        (corpus / seed.name).write_bytes(seed.read_bytes())
    if name in WORDS:
        (corpus / "word").write_text(WORDS[name], "utf-8")
    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", f"-timeout={HANGS}"]
    logging.disable()
    options.append(f"-artifact_prefix={OUT}/{name}-")
    atheris.Setup([sys.argv[0], *options, str(corpus)], lambda data: _ignore(targets.read(name, data)))
    atheris.Fuzz()


def _ignore(_read: object) -> None:
    """What was read is of no interest: only that nothing was raised."""


def main() -> int:
    names = [*targets.TEXTS, *targets.FILES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", nargs="?", choices=names)
    parser.add_argument("--seconds", type=int, default=60, help="For how long, each target.")
    wanted = parser.parse_args()
    os.environ["KEEP_FOUND"] = "1"
    if wanted.target:
        fuzz(wanted.target, wanted.seconds)
    again = [sys.executable, "-m", "tests.fuzz", "--seconds", str(wanted.seconds)]
    return max(subprocess.run([*again, name], check=False).returncode for name in names)


sys.exit(main())
