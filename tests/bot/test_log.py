"""What the log says, and what it never does."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import log


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Logging as it was before."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_every_line_says_which_match_and_request_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("info", "json")
    with log.about(match="k3v9qd", request="r1"):
        structlog.get_logger("bot.referee").warning("policy_failed", seat=2)
        logging.getLogger("discord.http").warning("rate limited")
    structlog.get_logger("bot").info("bye")
    ours, theirs, outside = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["seat"], ours["match"], ours["request"]) == (
        "policy_failed",
        2,
        "k3v9qd",
        "r1",
    )
    assert (theirs["event"], theirs["logger"], theirs["match"]) == ("rate limited", "discord.http", "k3v9qd")
    assert "match" not in outside


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_stack_is_logged_without_the_values_of_its_variables(
    capsys: pytest.CaptureFixture[str], form: str
) -> None:
    log.configure("info", form)
    try:
        _fail(bid="-".join(("secret", "bid")))
    except ZeroDivisionError:
        structlog.get_logger("bot").exception("unexpected")
    said = capsys.readouterr().err
    assert "ZeroDivisionError" in said
    assert "_fail" in said
    assert "secret-bid" not in said


def test_lines_below_the_level_are_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("warning", "console")
    structlog.get_logger("bot").info("chatter")
    assert capsys.readouterr().err == ""


def _fail(bid: str) -> float:
    return len(bid) / 0
