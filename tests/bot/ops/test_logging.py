"""What the log says, and what it never does."""

import asyncio
import json
import logging

import pytest
import structlog

from bot.ops import logging as log
from tests.bot.conftest import Club

pytestmark = pytest.mark.usefixtures("restored_logging")


def test_every_line_says_which_match_and_request_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("info", "json")
    log.begin_request()
    log.about("k3v9qd")
    structlog.get_logger("bot.matches").warning("policy_failed", seat=2)
    logging.getLogger("discord.http").warning("rate limited")
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["seat"], ours["match"]) == ("policy_failed", 2, "k3v9qd")
    assert (theirs["event"], theirs["logger"], theirs["match"]) == ("rate limited", "discord.http", "k3v9qd")
    assert ours["request"] == theirs["request"] == log.request()


async def test_work_for_a_match_outlives_the_request_that_started_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def outbox_worker() -> None:
        log.begin_work("k3v9qd")
        structlog.get_logger("bot.discord.delivery.outbox_worker").info("said")

    log.configure("info", "json")
    log.begin_request()
    mine = log.request()
    await asyncio.create_task(outbox_worker())
    said = json.loads(capsys.readouterr().err)
    assert said["match"] == "k3v9qd"
    assert "request" not in said
    assert log.request() == mine


def test_each_request_has_an_id_of_its_own() -> None:
    log.begin_request()
    first = log.request()
    log.begin_request()
    assert log.request() != first


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


@pytest.mark.parametrize("form", ["json", "console"])
def test_ids_in_addresses_are_masked(capsys: pytest.CaptureFixture[str], form: str) -> None:
    """discord.py logs the address of a request that Discord limits, and people's ids are in some."""
    log.configure("info", form)
    address = "https://discord.com/api/v10/guilds/81384788765712384/members/175928847299117063"
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s", "GET", address)
    structlog.get_logger("bot").info("edits_delayed", reason="Unknown User 175928847299117063")
    structlog.get_logger("bot").info("ready", invite="https://discord.com/?client_id=175928847299117064")
    said = capsys.readouterr().err
    assert "175928847299117063" not in said
    assert "/guilds/<id>/members/<id>" in said
    assert "client_id=175928847299117064" in said


def test_lines_below_the_level_are_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    log.configure("warning", "console")
    structlog.get_logger("bot").info("chatter")
    assert capsys.readouterr().err == ""


def _fail(bid: str) -> float:
    return len(bid) / 0


async def test_a_reconnect_of_the_gateway_is_one_line(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    """discord.py writes a stack trace at level error."""
    log.configure("info", "json")
    gateway = club.service.gateway
    gateway.is_down = True
    await gateway.drop()
    await asyncio.sleep(1)
    gateway.is_down = False
    await club.see(lambda: any(session.connection for session in gateway.sessions.values()))
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    told = [line for line in lines if line["event"].startswith("Attempting a reconnect")]
    assert {line["level"] for line in told} == {"info"}
    assert not [line for line in lines if "exception" in line or line["level"] == "error"]
