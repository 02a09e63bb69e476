"""The loopback Discords for whole matches: the project's own and, if installed, a stricter one."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from sandbox import discord

STRICT = Path(__file__).parents[3] / "shared" / "fakecord"
"""A sandbox that holds every request against Discord's OpenAPI file; it need not be there."""

PLENTY = 1000
"""Requests a second in each rate limit bucket, where a test is not about rate limits."""


@dataclass(frozen=True)
class Rig:
    """A loopback Discord by its module: ours, or one with the same words."""

    name: str
    module: ModuleType
    shared: Callable[[], Mapping[str, Any]] = dict
    """What all its services have in common."""

    def service(self, config: Any) -> Any:
        """A service that is not running yet."""
        return self.module.FakeDiscord(config, **self.shared())

    async def start(self) -> Any:
        """A running service whose rate limits do not slow a test down."""
        config = self.module.Config(select_rechoice=True)
        config.buckets = {
            name: bucket and (bucket[0], PLENTY, 1.0) for name, bucket in config.buckets.items()
        }
        config.default_bucket = (PLENTY, 1.0)
        config.global_limit = PLENTY
        return await self.service(config).start()

    def human(self, service: Any, name: str, **attributes: Any) -> Any:
        human = self.module.Human(service, name, **attributes)
        human.service = service
        return human


@cache
def _strict_spec() -> Mapping[str, Any]:
    """Discord's OpenAPI file, which takes 11 MB each time it is read."""
    from fakecord.spec import Spec

    return {"spec": Spec()}


def rigs() -> list[Rig]:
    """All rigs there are on this machine."""
    found = [Rig("sandbox", discord)]
    if STRICT.exists():
        sys.path.insert(0, str(STRICT.parent))
        import fakecord

        found.append(Rig("strict", fakecord, _strict_spec))
    return found
