"""Reads the bot's metrics endpoint and its memory during a benchmark."""

import math
from contextlib import suppress
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

_REFUSALS = "gyoji_discord_limits_total "
_STATEMENTS = "gyoji_database_seconds_count "
_PICTURES = "gyoji_drawing_seconds_count "


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
    def refusals(self) -> float:
        """Number of requests that Discord has refused because of a rate limit (429)."""
        return sum(value for name, value in self.samples.items() if name.startswith(_REFUSALS))

    def delivery_quantile(self, earlier: "Reading", kind: str, share: float) -> float:
        """Seconds within which the `share` of deliveries came since an earlier reading; 0 without any."""
        return self._quantile(earlier, f"gyoji_delivery_seconds_bucket kind={kind} le=", share)

    def decision_quantile(self, earlier: "Reading", policy: str, share: float) -> float:
        """The same of a policy's decisions, in seconds of processor time."""
        return self._quantile(earlier, f"gyoji_decision_seconds_bucket policy={policy} le=", share)

    def decisions(self, policy: str) -> float:
        """Number of a policy's decisions."""
        return self.samples.get(f"gyoji_decision_seconds_count policy={policy}", 0.0)

    def decision_defaults(self, policy: str) -> float:
        """Number of defaults that were played in place of a policy's decision."""
        return self.samples.get(f"gyoji_decision_defaults_total policy={policy}", 0.0)

    def _quantile(self, earlier: "Reading", start: str, share: float) -> float:
        """Interpolated within a bucket of the histogram, as Prometheus does."""
        counts = sorted(
            (float(name.removeprefix(start)), value - earlier.samples.get(name, 0.0))
            for name, value in self.samples.items()
            if name.startswith(start)
        )
        below, lower = 0.0, 0.0
        for limit, count in counts:
            if count and count >= share * counts[-1][1]:
                within = (share * counts[-1][1] - below) / (count - below)
                return lower if math.isinf(limit) else lower + within * (limit - lower)
            below, lower = count, limit
        return 0.0

    @property
    def statements(self) -> float:
        """Number of statements that the database has executed."""
        counts = (one for name, one in self.samples.items() if name.startswith(_STATEMENTS))
        return sum(counts)

    @property
    def transactions(self) -> float:
        """Number of transactions that have begun: each is a BEGIN and a COMMIT or ROLLBACK."""
        return self.samples.get("gyoji_database_transactions_total", 0.0)

    @property
    def pictures(self) -> float:
        """Number of pictures drawn."""
        drawn = (one for name, one in self.samples.items() if name.startswith(_PICTURES))
        return sum(drawn)

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
    """A sample's name and labels, in the alphabet's order, but for a bucket's limit, which comes last."""
    labels = sorted(sample.labels.items(), key=lambda label: (label[0] == "le", label))
    return " ".join((sample.name, *(f"{name}={value}" for name, value in labels)))


def resident_megabytes(process: int) -> float:
    """Returns the resident memory of a process and its children. Linux only: raises OSError elsewhere."""
    return _resident(process) + sum(map(resident_megabytes, _children(process)))


def processor_seconds(process: int, *, children: bool = False) -> float:
    """Returns the processor time of a process's threads, and of its children's if asked. Linux only.

    A thread that ends while they are counted counts for nothing.
    """
    own = 0.0
    for clock in Path(f"/proc/{process}/task").glob("*/schedstat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            own += int(clock.read_text().split()[0]) / 1e9
    return own + (children_seconds(process) if children else 0)


def children_seconds(process: int) -> float:
    """Returns the processor time of all processes below a process that run now. Linux only."""
    return sum(processor_seconds(child, children=True) for child in _children(process))


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _resident(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
