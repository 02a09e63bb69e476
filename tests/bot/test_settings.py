"""What the host sets."""

from pathlib import Path

import pytest

from bot.settings import SettingsError, load_settings


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting is made, and no `.env` lies about."""
    for name in (
        "TOKEN",
        "DATABASE_URL",
        "DISCORD_API",
        "DISCORD_GATEWAY",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "GUILD",
        "HEALTH_FILE",
        "SANDBOX_SEED",
        "SANDBOX_SPEED",
    ):
        monkeypatch.delenv(f"GYOJI_{name}", raising=False)
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "GYOJI_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_but_the_token_has_to_be_set() -> None:
    settings = load_settings()
    assert settings.database_url == "sqlite+aiosqlite:///gyoji.sqlite3"
    assert settings.discord_api is None
    with pytest.raises(SettingsError, match="GYOJI_TOKEN, or into a file"):
        settings.require_token()


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "GYOJI_TOKEN"])
def test_the_token_has_two_names_and_is_never_shown(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "geheim")
    settings = load_settings()
    assert settings.require_token() == "geheim"
    assert "geheim" not in repr(settings)


@pytest.mark.parametrize("name", ["DISCORD_TOKEN_FILE", "GYOJI_TOKEN_FILE"])
def test_the_token_may_lie_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    """As Docker and systemd hand secrets over; a last line break is none of it."""
    file = tmp_path / "token"
    monkeypatch.setenv(name, str(file))
    with pytest.raises(FileNotFoundError):
        load_settings().require_token()
    file.write_text("geheim\n")
    assert load_settings().require_token() == "geheim"
    file.write_text("\n")
    with pytest.raises(SettingsError, match="no bot token"):
        load_settings().require_token()
    monkeypatch.setenv("GYOJI_TOKEN", "another")
    with pytest.raises(SettingsError, match="not both"):
        load_settings().require_token()


@pytest.mark.parametrize(
    "token", ["Bot MTk.Gx.a-_9", "<MTk.Gx.a-_9>", "MTk.Gx. a-_9", '"MTk.Gx.a-_9"', "MTk.Gx.\xe9"]
)
def test_what_is_no_token_is_refused_before_discord_is_asked(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("GYOJI_TOKEN", token)
    with pytest.raises(SettingsError, match="no token has") as caught:
        load_settings().require_token()
    assert "a-_9" not in str(caught.value)


def test_settings_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=geheim\nGYOJI_LOG_FORMAT=json\nOTHER=1\n")
    settings = load_settings()
    assert settings.require_token() == "geheim"
    assert settings.log_format == "json"


@pytest.mark.parametrize(("name", "value"), [("GYOJI_LOG_LEVEL", "loud"), ("GYOJI_GUILD", "my server")])
def test_a_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=f"^{name} is wrong: ") as caught:
        load_settings()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "address", ["example.org/privacy", "javascript://x/y", "https://", "ftp://example.org"]
)
def test_a_page_has_an_address_of_the_web(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("GYOJI_PRIVACY_URL", address)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert (
        str(caught.value) == "GYOJI_PRIVACY_URL is wrong: it is no address such as https://example.org/page"
    )


def test_what_looks_like_a_setting_and_is_none_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("GYOJI_RETENTION_DAY=30\nOTHER=1\nGYOJI_HONOR_DECK=deck.toml\n")
    monkeypatch.setenv("gyoji_animations", "off")
    monkeypatch.setenv("GYOJI_TOKEN", "geheim")
    monkeypatch.setenv("GYOJI_TEST_SEED", "1")
    assert load_settings().unknown() == ["GYOJI_ANIMATIONS", "GYOJI_RETENTION_DAY"]


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GYOJI_GUILD", "")
    assert load_settings().guild is None


def test_luck_can_be_known_beforehand_only_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GYOJI_SANDBOX_SEED", "7")
    with pytest.raises(SettingsError, match="GYOJI_SANDBOX_SEED"):
        load_settings()
    monkeypatch.setenv("GYOJI_DISCORD_API", "https://discord.com/api/v10")
    with pytest.raises(SettingsError, match="GYOJI_SANDBOX_SEED"):
        load_settings()
    monkeypatch.setenv("GYOJI_DISCORD_API", "http://127.0.0.1:8080/api/v10")
    make_seed = load_settings().make_seed()
    assert make_seed(32) == make_seed(32)
    monkeypatch.setenv("GYOJI_SANDBOX_SEED", "8")
    assert load_settings().make_seed()(32) != make_seed(32)


def test_without_a_sandbox_luck_is_secret() -> None:
    make_seed = load_settings().make_seed()
    assert make_seed(32) != make_seed(32)


@pytest.mark.parametrize("api", [None, "https://discord.com/api/v10"])
def test_time_goes_faster_in_the_sandbox_only(monkeypatch: pytest.MonkeyPatch, api: str | None) -> None:
    monkeypatch.setenv("GYOJI_SANDBOX_SPEED", "1000")
    if api:
        monkeypatch.setenv("GYOJI_DISCORD_API", api)
    with pytest.raises(SettingsError, match="GYOJI_SANDBOX_SPEED"):
        load_settings()
    monkeypatch.setenv("GYOJI_DISCORD_API", "http://127.0.0.1:8080/api/v10")
    assert load_settings().sandbox_speed == 1000


@pytest.mark.parametrize(
    ("shards", "asked", "rate"),
    [(None, "45", 45), ("0,1/4", "45", 22), ("7/64", "45", 1), (None, "500", 500)],
)
def test_the_processes_of_a_bot_share_discords_limit(
    monkeypatch: pytest.MonkeyPatch, shards: str | None, asked: str, rate: int
) -> None:
    monkeypatch.setenv("GYOJI_REQUESTS_PER_SECOND", asked)
    if shards:
        monkeypatch.setenv("GYOJI_SHARDS", shards)
        monkeypatch.setenv("GYOJI_DATABASE_URL", "postgresql+asyncpg://gyoji@db/gyoji")
    assert load_settings().request_rate == rate
