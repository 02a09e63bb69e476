"""Reads the bot's metrics endpoint and its memory during a benchmark."""

from dataclasses import dataclass
from pathlib import Path
from socket import create_server

import aiohttp
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

BLOCKED = "0.1"
"""Histogram bucket of lags, in seconds, above which the event loop counts as blocked."""

LAG_WINDOW = 60.0
"""Window of the bot's metric for the worst lag of its event loop, in seconds."""

_STATEMENTS = "gyoji_database_seconds_count "


@dataclass(frozen=True)
class Reading:
    """The metrics at one time: every sample by its name and labels."""

    samples: dict[str, float]

    @property
    def worst_lag(self) -> float:
        """Maximum lag of the event loop in the last minute, in seconds."""
        return self.samples.get("gyoji_loop_lag_worst_seconds", 0.0)

    @property
    def blocked(self) -> float:
        """How often the event loop lagged by more than BLOCKED."""
        late = self.samples["gyoji_loop_lag_seconds_count"]
        return late - self.samples[f"gyoji_loop_lag_seconds_bucket le={BLOCKED}"]

    @property
    def statements(self) -> float:
        """Number of statements that the database has executed."""
        counts = (one for name, one in self.samples.items() if name.startswith(_STATEMENTS))
        return sum(counts)

    @property
    def processor(self) -> float:
        """Seconds of processor time that the bot has used."""
        return self.samples.get("process_cpu_seconds_total", 0.0)


class Probe:
    """Reads the metrics of a bot that was started with `settings`."""

    def __init__(self) -> None:
        self.port = _free_port()
        self.settings = {"metrics_port": str(self.port)}

    async def read(self) -> Reading:
        """Returns the current metrics."""
        address = f"http://127.0.0.1:{self.port}/metrics"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            page = await answer.text()
        families = text_string_to_metric_families(page)
        return Reading({_named(one): one.value for family in families for one in family.samples})


def _named(sample: Sample) -> str:
    return " ".join((sample.name, *(f"{name}={value}" for name, value in sample.labels.items())))


def resident_megabytes(process: int) -> float:
    """Returns the resident memory of a process and its children. Linux only: raises OSError elsewhere."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return _resident(process) + sum(resident_megabytes(int(child)) for child in children)


def _resident(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
