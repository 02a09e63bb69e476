"""`python -m tests.chaos --kills 1000`: matches of all titles, until the bot was killed that often.

Prints a line for each match, and a JSON summary at the end. Returns 1 if anything was lost or duplicated. The
folder of a failed match is kept, with its database, log and record; `--title T --seed N` repeats that case.
"""

import argparse
import asyncio
import math
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

from cli.console import echo, echo_json
from rules.core.registry import titles
from tests.chaos.run import Case, Findings, chaos_run

KILLS_A_MATCH = 150
"""At most: by then most matches are over, and what is left of the others is played with other blows only."""


async def _all(arguments: argparse.Namespace) -> list[Findings]:
    found: list[Findings] = []
    chosen = [arguments.title] if arguments.title else list(titles())
    seeds = iter(range(arguments.seed, sys.maxsize))
    left = arguments.kills
    share = min(KILLS_A_MATCH, math.ceil(left / arguments.workers))

    async def work() -> None:
        nonlocal left
        while left:
            number = next(seeds)
            case = Case(chosen[number % len(chosen)], number, min(share, left))
            left -= case.kills
            finding = await _run(case, arguments.out)
            if finding.wrong is None:
                left += case.kills - finding.kills
            found.append(finding)

    await asyncio.gather(*(work() for _ in range(arguments.workers)))
    return found


async def _run(case: Case, out: Path) -> Findings:
    home = out / f"{case.title}-{case.seed}"
    shutil.rmtree(home, ignore_errors=True)
    finding = await chaos_run(case, home)
    _tell(finding)
    if finding.wrong is None:
        shutil.rmtree(home)
    return finding


def _tell(finding: Findings) -> None:
    deaths = ", ".join(f"{count} {boundary}" for boundary, count in sorted(finding.deaths.items()))
    verdict = finding.wrong or "ok"
    echo(
        f"{finding.title:8} seed {finding.seed}: {finding.kills} kills ({deaths}), {finding.rows} rows,"
        f" {finding.messages} messages, {finding.blows.total()} other blows, {finding.seconds} s: {verdict}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--title", choices=titles())
    parser.add_argument("--out", type=Path, default=Path("out/chaos"))
    arguments = parser.parse_args()
    began = time.monotonic()
    found = asyncio.run(_all(arguments))
    minutes = (time.monotonic() - began) / 60
    deaths: Counter[str] = sum((one.deaths for one in found), Counter())
    kills = sum(deaths.values())
    wrong = [f"{one.title} {one.seed}: {one.wrong}" for one in found if one.wrong]
    summary = {
        "kills": kills,
        "by_boundary": dict(deaths),
        "other_blows": dict(sum((one.blows for one in found), Counter())),
        "matches": dict(Counter(one.title for one in found)),
        "rows": sum(one.rows for one in found),
        "messages": sum(one.messages for one in found),
        "minutes": round(minutes, 1),
        "kills_a_minute": round(kills / minutes, 1),
        "wrong": wrong,
    }
    echo_json(summary)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
