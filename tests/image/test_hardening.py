"""What the files promise of the container: it runs as nobody, without rights, on a tree it cannot change."""

import re
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from tests.image.dockerfile import context, read

ROOT = Path(__file__).parents[2]
IMAGE = read((ROOT / "Dockerfile").read_text("utf-8"))[-1]


def services(file: str) -> dict[str, dict[str, Any]]:
    """The services of a compose file, by name."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / file).read_text("utf-8"))["services"]
    return found


def bots(file: str) -> dict[str, dict[str, Any]]:
    """Those that run our image."""
    return {name: service for name, service in services(file).items() if service.get("image") == "gyoji"}


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_every_container_of_ours_is_without_rights(file: str) -> None:
    assert bots(file)
    for name, service in bots(file).items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert [mount.partition(":")[0] for mount in service["tmpfs"]] == ["/tmp"], name
        assert not {"privileged", "cap_add", "user", "devices", "ports", "network_mode", "pid"} & set(
            service
        ), name
        assert all(not volume.startswith(("/", ".", "~")) for volume in service.get("volumes", [])), name


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_every_container_of_ours_can_write_backups_into_the_same_volume(file: str) -> None:
    assert "backup" in bots(file)
    for name, service in bots(file).items():
        assert f"gyoji-backups:{service['environment']['GYOJI_BACKUP_DIR']}" in service["volumes"], name


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_the_image_is_built_here_and_never_pulled(file: str) -> None:
    """Docker would look for one of that name in its registry, where anybody may have put it."""
    for name, service in bots(file).items():
        assert service["pull_policy"] == ("build" if "build" in service else "never"), name


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_no_container_takes_the_memory_of_its_host(file: str) -> None:
    for name, service in services(file).items():
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_the_image_is_built_once(file: str) -> None:
    """Docker builds services at the same time, and fails where two of them write the same image."""
    assert sum("build" in service for service in bots(file).values()) == 1


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_no_log_fills_the_disk_whatever_docker_writes_logs_with_otherwise(file: str) -> None:
    """Other drivers refuse these options, and then nothing starts."""
    for name, service in services(file).items():
        assert service["logging"]["driver"] == "json-file", name
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "3"}, name


def test_postgresql_is_not_well_before_it_takes_the_bots_in() -> None:
    """Its image begins with a server that only listens on a socket, and is stopped again."""
    asked = services("compose.scale.yaml")["postgres"]["healthcheck"]["test"]
    assert asked[:4] == ["CMD", "pg_isready", "--host", "127.0.0.1"]


def test_the_image_runs_as_a_user_without_a_shell_and_is_asked_for_its_health() -> None:
    created = IMAGE.last("RUN")
    assert IMAGE.last("USER") == "gyoji"
    assert re.search(r"useradd .*--shell /usr/sbin/nologin gyoji", created)
    assert '["gyoji", "health"]' in IMAGE.last("HEALTHCHECK")
    assert IMAGE.environment["GYOJI_HEALTH_FILE"].startswith("/tmp/")
    assert IMAGE.last("VOLUME") == "/data"
    assert "/data/" in IMAGE.environment["GYOJI_DATABASE_URL"]
    assert not [name for name in IMAGE.environment if re.search("TOKEN|PASSWORD|SECRET", name)]


def test_everything_installed_is_pinned_by_its_hash() -> None:
    for stage in read((ROOT / "Dockerfile").read_text("utf-8")):
        for instruction in stage.instructions:
            for command in re.split(r"&&|;", instruction.text) if instruction.name == "RUN" else ():
                if re.search(r"pip (install|sync)", command):
                    assert "--require-hashes" in command or "--no-deps" in command, command


def test_no_secret_of_the_host_is_sent_to_docker() -> None:
    """Only what the image is made of: no `.env`, no database, no tests, no history."""
    sent = {path.parts[0] for path in context(ROOT)}
    assert sent == {*("ai", "bot", "cli", "data", "renderer", "rules", "sandbox", "requirements"), *_FILES}
    assert PurePosixPath("bot/discord/app.py") in context(ROOT)


_FILES = ("pyproject.toml", "README.md", "LICENSE")
