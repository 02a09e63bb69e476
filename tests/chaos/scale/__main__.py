"""`python -m tests.chaos.scale`: two processes play 50 matches on PostgreSQL; one is killed each ten seconds.

Every twenty seconds the connections to the database are cut, or it refuses connections for two seconds, or a
process is suspended until its lease expires.

GYOJI_TEST_POSTGRES is the server. Prints a JSON summary. Returns 1 if anything is lost or duplicated.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from cli.console import echo_json
from tests.chaos.scale.clusters import SEATS, Crews, Findings, Plan
from tests.databases import postgres


async def _run(plan: Plan, server: str) -> Findings:
    with tempfile.TemporaryDirectory(prefix="gyoji-scale-") as home:
        async with postgres(server) as url:
            return await Crews(plan, Path(home), server, url).play()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scale", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two kills")
    parser.add_argument("--together", type=int, default=25, help="matches at a time")
    parser.add_argument("--titles", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    server = os.environ.get("GYOJI_TEST_POSTGRES")
    if server is None:
        parser.error(
            "GYOJI_TEST_POSTGRES must name a PostgreSQL server, e.g. postgresql+asyncpg://…/postgres"
        )
    began = time.monotonic()
    plan = Plan(
        arguments.matches,
        arguments.every,
        together=arguments.together,
        titles=tuple(arguments.titles),
        seed=arguments.seed,
    )
    found = asyncio.run(_run(plan, server))
    summary = {
        "matches": arguments.matches,
        "ended_and_verified": found.ended,
        "kills": [found.kills[number] for number in sorted(found.kills)],
        "blows": dict(found.blows),
        "rows": found.rows,
        "messages": found.messages,
        "minutes": round((time.monotonic() - began) / 60, 1),
        "wrong": found.wrong,
    }
    echo_json(summary)
    return 1 if found.wrong or found.ended < arguments.matches else 0


if __name__ == "__main__":
    sys.exit(main())
