"""Logging: one line per event, with the ids of its match and its request.

Never logged: commands, plans, bids, drafts, observations, states and seeds. An exception is logged with its
stack but without any values (`bot.ops.tracebacks`), because these contain all of that. Nor are people: the
program logs neither names nor ids, and ids in what libraries log, such as addresses, are masked.
"""

import logging
import re
import secrets
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars, get_contextvars
from structlog.types import Processor

from bot.ops import tracebacks

_QUIET = {
    "discord": logging.INFO,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "aiosqlite": logging.INFO,
}
"""Minimum levels of libraries that are too verbose, or log data, below them."""

_ID = re.compile(r"(?<![0-9])[0-9]{15,20}(?![0-9])")
"""An id of Discord's (https://docs.discord.com/developers/reference#snowflakes)."""
_MASK = "<id>"
_SHOWN = ("invite",)
"""What the host needs to see with the id of the application."""


def _mask_ids(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide ids in texts, as in the address of a request that failed: it may be a person's."""
    return {
        key: _ID.sub(_MASK, value) if isinstance(value, str) and key not in _SHOWN else value
        for key, value in line.items()
    }


_SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _mask_ids,
)


def configure(level: str = "info", form: str = "console") -> None:
    """Log to standard error from `level` up, as `console` lines for people or as `json` lines."""
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering(form)],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, minimum in _QUIET.items():
        logging.getLogger(name).setLevel(max(minimum, root.level))
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_shorten_reconnects)


def _shorten_reconnects(record: logging.LogRecord) -> bool:
    """A reconnect of the gateway is routine: one line at level info, without a stack trace."""
    if str(record.msg).startswith("Attempting a reconnect"):
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
    return True


def begin_request() -> None:
    """Bind a new request id to all further log lines of this task; people see it with an unexpected error."""
    clear_contextvars()
    bind_contextvars(request=secrets.token_hex(4))


def request() -> str:
    """Returns the request id of this task; binds a new one if there is none."""
    if "request" not in get_contextvars():
        begin_request()
    return str(get_contextvars()["request"])


def about(match: str) -> None:
    """Bind the match's id to all further log lines of this task."""
    bind_contextvars(match=match)


def begin_work(match: str) -> None:
    """Bind only the match's id: for a task that outlives the request that started it."""
    clear_contextvars()
    about(match)


def _rendering(form: str) -> list[Processor]:
    if form == "json":
        exceptions = structlog.processors.ExceptionRenderer(tracebacks.redacted)
        return [exceptions, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=tracebacks.write)]
