"""Settings of the host, from environment variables or a file `.env`."""

import hashlib
import io
import os
import re
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import AliasChoices, Field, SecretStr, ValidationError, create_model
from pydantic.functional_validators import field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.cluster.shards import Shards, parse_shards
from bot.errors import HostError
from bot.files import MEGABYTE, read_file
from rules.core.registry import cards

MAX_DAYS = 3650
"""The longest time for which ended matches are kept, if there is a limit."""

_OWN = ("GYOJI_", "DISCORD_TOKEN")
_OF_TESTS = "GYOJI_TEST_"
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
"""A NUL, or a surrogate, by which the environment represents a byte that is not UTF-8."""
_TOKEN = re.compile(r"[\w.=+/-]+", re.ASCII)
"""Three parts in Base64 with dots between (discord.com/developers/docs/reference#authentication)."""


class SettingsError(HostError):
    """A setting is missing or invalid. The message is one line for the host."""


class Settings(BaseSettings):
    """Each field is read from `GYOJI_` and its name in capitals; the token also from `DISCORD_TOKEN`."""

    model_config = SettingsConfigDict(
        env_prefix="GYOJI_", env_file=".env", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    token: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("GYOJI_TOKEN", "DISCORD_TOKEN", "token")
    )
    token_file: Path | None = Field(
        default=None, validation_alias=AliasChoices("GYOJI_TOKEN_FILE", "DISCORD_TOKEN_FILE", "token_file")
    )
    """A file that holds the token, such as a secret of Docker or a credential of systemd."""
    database_url: str = "sqlite+aiosqlite:///gyoji.sqlite3"
    discord_api: str | None = None
    """Base URL of another Discord API, such as the sandbox's; unset in production."""
    discord_gateway: str | None = None
    """URL of another Discord gateway; unset in production."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    health_file: Path | None = None
    """A file that is touched while the bot is healthy; `gyoji health` checks its age."""
    backup_dir: Path | None = None
    """Folder for copies of the database; `gyoji backup` and the owner's `/referee backup` write there."""
    backup_keep: int = Field(default=14, ge=1)
    """Number of copies kept there."""
    retention_days: int | None = Field(default=None, ge=1, le=MAX_DAYS)
    """Days after which an ended match is removed; without it, all are kept, unless a server sets a limit."""
    privacy_url: str | None = None
    """Address of the host's privacy policy, shown by `/privacy` and `/help`; a template: docs/privacy.md."""
    terms_url: str | None = None
    """Address of the host's terms of service; docs/terms.md is a template."""
    drawing_processes: int = Field(default=1, ge=0, le=32)
    """Processes that draw the pictures; 0: the bot itself draws, with less memory and slower responses."""
    animation: bool = True
    """Whether there are animations; without, all pictures stand still, whatever the tables want."""
    ai_processes: int = Field(default=1, ge=0, le=32)
    """Processes that compute AI decisions, started on demand; 0: a thread of the bot, slowing responses."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Port for Prometheus and health checks; without it, nothing listens."""
    metrics_host: str = "127.0.0.1"
    """The local address on which that port listens."""
    sandbox_seed: str | None = None
    """Makes the seeds of all matches predictable: for a loopback Discord only."""
    sandbox_speed: float = Field(default=1.0, gt=0, allow_inf_nan=False)
    """Factor by which the bot's clock runs faster than real time: for a loopback Discord only."""
    sandbox_began: float | None = Field(default=None, allow_inf_nan=False)
    """Unix time at which the factor begins to apply; default: the start of the program."""
    requests_per_second: int = Field(default=45, ge=1, le=10_000)
    """Requests a second of the bot's token, at most, in all its processes: Discord refuses beyond 50."""
    shards: str | None = None
    """The gateway shards of this process, e.g. `0,1/4`; all of them without it."""
    guild: int | None = Field(default=None, ge=1, lt=1 << 63)
    """Id of the only server in which commands are published, without the delay of Discord's cache."""

    @field_validator("*", mode="before")
    @classmethod
    def _is_text(cls, value: Any) -> Any:
        if isinstance(value, str) and _NO_TEXT.search(value):
            raise ValueError("it is no UTF-8 text, or there is a NUL in it")
        return value

    @field_validator("discord_api", "privacy_url", "terms_url")
    @classmethod
    def _is_page(cls, value: str | None) -> str | None:
        if value is not None and not _is_address(value, ("https", "http")):
            raise ValueError("it is no address such as https://example.org/page")
        return value

    @field_validator("discord_gateway")
    @classmethod
    def _is_gateway(cls, value: str | None) -> str | None:
        if value is not None and not _is_address(value, ("wss", "ws")):
            raise ValueError("it is no address such as wss://example.org")
        return value

    @model_validator(mode="after")
    def _is_consistent(self) -> Self:
        is_loopback = urlsplit(self.discord_api or "").hostname in ("127.0.0.1", "localhost", "::1")
        if self.sandbox_seed is not None and not is_loopback:
            raise ValueError("GYOJI_SANDBOX_SEED needs GYOJI_DISCORD_API to be on this machine")
        if self.sandbox_speed != 1.0 and not is_loopback:
            raise ValueError("GYOJI_SANDBOX_SPEED needs GYOJI_DISCORD_API to be on this machine")
        if self.sharding is not None and self.database_url.startswith("sqlite"):
            raise ValueError("GYOJI_SHARDS needs PostgreSQL: an SQLite file is for one process only")
        return self

    @property
    def corrections(self) -> dict[str, Path]:
        """Files with corrected printed material, by `TitleCard.setting`: see `load_settings`."""
        files = {name: getattr(self, name, None) for name in _correction_settings()}
        return {name: file for name, file in files.items() if file is not None}

    @property
    def sharding(self) -> Shards | None:
        """The shards of this process, if there are several processes. Raises ValueError."""
        return parse_shards(self.shards) if self.shards else None

    @property
    def request_rate(self) -> int:
        """This process's part of `requests_per_second`, by its shards; at least 1. Raises ValueError."""
        shards = self.sharding
        share = len(shards.ids) / shards.count if shards else 1
        return max(int(self.requests_per_second * share), 1)

    def unknown(self) -> list[str]:
        """What is set and looks like a setting, but is none: misspelt, or one of another version."""
        known = {f"GYOJI_{name.upper()}" for name in type(self).model_fields}
        given = {name.upper() for name in (*os.environ, *dotenv_values(".env", interpolate=False))}
        of_ours = {name for name in given if name.startswith("GYOJI_") and not name.startswith(_OF_TESTS)}
        return sorted(of_ours - known)

    def make_seed(self) -> Callable[[int], bytes]:
        """Returns the source of match seeds: unpredictable, except in the sandbox."""
        seed = self.sandbox_seed
        if seed is None:
            return secrets.token_bytes
        return lambda count: hashlib.shake_256(seed.encode()).digest(count)

    def require_token(self) -> str:
        """Returns the bot's token. Raises SettingsError without one, or OSError for its file."""
        if self.token and self.token_file:
            raise SettingsError("set either GYOJI_TOKEN or GYOJI_TOKEN_FILE, not both")
        if self.token_file:
            token = read_file(self.token_file, MEGABYTE).decode("utf-8", "replace").strip()
        else:
            token = self.token.get_secret_value().strip() if self.token else ""
        if not token:
            raise SettingsError(
                "no bot token is set: put it into GYOJI_TOKEN, or into a file that GYOJI_TOKEN_FILE names"
                " (see docs/hosting.md)"
            )
        if not _TOKEN.fullmatch(token):
            raise SettingsError(
                'the bot token has characters that no token has, such as brackets, or "Bot" and a'
                " space before it; look at GYOJI_TOKEN"
            )
        return token


def _is_address(address: str, schemes: Iterable[str]) -> bool:
    """Whether the address has one of the schemes, and a valid host and port."""
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").encode("idna"), parts.port
    except ValueError:  # brackets, a port beyond 65535, or a host with a name that none can have
        return False
    return parts.scheme in schemes and bool(host) and port != 0


def _correction_settings() -> list[str]:
    """Returns the names of the settings by which hosts correct printed material, of all titles."""
    return [card.setting(correction) for card in cards().values() for correction in card.corrections]


def _require_sound(file: Path) -> None:
    """Check that nothing in the file would be ignored: broken lines, or a value that a later line sets again.

    Raises SettingsError or, for instance for a folder that Docker has made, OSError.
    """
    if not file.exists():
        return
    if file.is_fifo():
        raise SettingsError(f"{file} is a pipe: it is read more than once, and has to be a file")
    lines = parse_stream(io.StringIO(read_file(file, MEGABYTE).decode("utf-8")))
    own = set[str]()
    for line in lines:
        if line.error:
            raise SettingsError(f"line {line.original.line} of the file {file} cannot be read")
        if line.key and line.key.upper().startswith(_OWN):
            if line.key.upper() in own:
                raise SettingsError(f"line {line.original.line} of the file {file} sets {line.key} again")
            own.add(line.key.upper())


def load_settings() -> Settings:
    """Returns the settings of this process. Raises SettingsError, naming the first invalid variable.

    They have a field for each correction that a title declares: GYOJI_<TITLE>_<OPTION>.
    """
    corrected: dict[str, Any] = dict.fromkeys(_correction_settings(), (Path | None, None))
    try:
        _require_sound(Path(".env"))
        return create_model("HostSettings", __base__=Settings, **corrected)()
    except ValidationError as error:
        first = error.errors()[0]
        reason = first["msg"].removeprefix("Value error, ")
        if not first["loc"]:
            raise SettingsError(reason) from None
        name = str(first["loc"][0]).upper()
        variable = name if name in ("GYOJI_TOKEN", "DISCORD_TOKEN") else f"GYOJI_{name}"
        raise SettingsError(f"{variable} is wrong: {reason}") from None
    except UnicodeDecodeError:
        raise SettingsError("the file .env is no UTF-8 text") from None
