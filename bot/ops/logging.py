"""Logging: one line per event, with the match and the request it belongs to.

Never logged: commands, plans, bids, drafts, observations, states and seeds. An exception is logged with its
stack but without any values (`bot.ops.tracebacks`), for these hold all of that.
"""

import logging
import secrets
import sys

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
"""Libraries that say too much, or quote data, below this level."""

_SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def configure(level: str = "info", form: str = "console") -> None:
    """Log to standard error from `level` on, as `console` lines for people or as `json` lines."""
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in _QUIET.items():
        logging.getLogger(name).setLevel(max(least, root.level))


def begin_request() -> None:
    """From here on, every line of this task carries a short id, which a person is shown with a fault."""
    clear_contextvars()
    bind_contextvars(request=secrets.token_hex(4))


def request() -> str:
    """The id of the request that this task serves; a new one if it serves none."""
    if "request" not in get_contextvars():
        begin_request()
    return str(get_contextvars()["request"])


def about(match: str) -> None:
    """From here on, every line of this task carries the match's id, too."""
    bind_contextvars(match=match)


def begin_work(match: str) -> None:
    """The same in a task for a match, which outlives the request that happened to start it."""
    clear_contextvars()
    about(match)


def _formatter(form: str) -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering(form)],
    )


def _rendering(form: str) -> list[Processor]:
    if form == "json":
        return [structlog.processors.ExceptionRenderer(tracebacks.told), structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=tracebacks.write)]
