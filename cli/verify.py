"""`gyoji verify`: replays records and compares the result with their claims."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from cli.choices import read_record
from cli.console import AsJson, echo, echo_error, echo_json, progress
from rules.core import record
from rules.core.errors import RecordError, RulesError
from rules.core.model import Outcome
from rules.core.record import Luck


class Finding(msgspec.Struct, frozen=True):
    """Result for one file. `entry` is the number of the first bad entry, if any."""

    file: str
    verdict: Literal["ok", "bad", "unreadable"]
    problem: str | None = None
    entry: int | None = None
    entries: int = 0
    outcome: Outcome | None = None
    luck: Luck | None = None
    unproven: int = 0
    """The first n entries were played by other rules and cannot be replayed."""


EXIT_CODES = {"ok": 0, "bad": 1, "unreadable": 2}


def verify(
    records: Annotated[list[Path], typer.Argument(help="Record files.")], as_json: AsJson = False
) -> None:
    """Replay records: seed, luck, digests, conservation and outcome must be right."""
    findings = [_examine(path) for path in progress(records, "Verifying", len(records))]
    if as_json:
        echo_json({"files": findings})
    else:
        for finding in findings:
            _report(finding)
    raise typer.Exit(max(EXIT_CODES[finding.verdict] for finding in findings))


def _examine(path: Path) -> Finding:
    name = str(path)
    try:
        match = read_record(path)
    except (OSError, RecordError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        return Finding(name, "unreadable", reason or str(error))
    try:
        proof = record.prove(match)
    except RecordError as error:
        return Finding(name, "bad", str(error), error.seq, len(match.entries))
    except RulesError as error:
        return Finding(name, "bad", str(error), entries=len(match.entries))
    return Finding(
        name, "ok", entries=proof.entries, outcome=proof.outcome, luck=proof.luck, unproven=proof.unproven
    )


def _report(finding: Finding) -> None:
    if finding.verdict != "ok":
        echo_error(f"{finding.file}: {finding.problem}")
    else:
        echo(f"{finding.file}: ok, {finding.entries} entries, {_end(finding.outcome)}")
    if finding.unproven:
        echo(f"  The first {finding.unproven} entries were played by other rules and are taken on trust.")
    if finding.luck:
        echo(_computed(finding.luck))


def _end(outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over"
    return f"won by {' and '.join(f'seat {winner}' for winner in outcome.winners) or 'nobody'}"


def _computed(luck: Luck) -> str:
    """Returns a line about what was recomputed from the seed, by kind of luck."""
    words = f" and the lucky words ({luck.words})" if luck.words else ""
    counts = {
        "shuffles": luck.shuffles,
        "chances (a cube falls or stays in the tower)": luck.chances,
        "dice and drawn cards": luck.singles,
    }
    kinds = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
    return f"  computed again from the promised seed{words}: {kinds}"
