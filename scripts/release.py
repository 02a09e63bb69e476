"""Print what `bot/store/migrations/releases.toml` is to say of this program: `python -m scripts.release`.

A step of making a release (docs/hosting.md, "Up and back").
"""

import re
from importlib.metadata import version
from pathlib import Path

from bot.store import migrations, outbox
from bot.store.downgrading import Release
from rules.core.model import Seat
from rules.core.registry import find, titles

_TEXTS = Path(__file__).parents[1] / "data" / "locale" / "en"
_ENTRY = re.compile(r"^note-([\w-]+) =", re.MULTILINE)


def this_release() -> Release:
    """What this program can read."""
    texts = "".join(file.read_text("utf-8") for file in _TEXTS.glob("*.ftl"))
    of_seats = outbox.seat_audience(Seat(0)), outbox.reminder_audience(Seat(0)), outbox.former_audience(0)
    fixed = outbox.TABLE, outbox.LOBBY, outbox.MEMBERS, outbox.LEAVERS
    audiences = *fixed, *(one.partition(":")[0] for one in of_seats)
    return Release(
        migrations.newest(),
        {title: find(title).rules_version for title in titles()},
        frozenset(_ENTRY.findall(texts)),
        frozenset(audiences),
    )


def main() -> None:
    release = this_release()
    print(f'["{version("gyoji")}"]')
    print(f'schema = "{release.schema}"')
    print("rules = {", ", ".join(f"{title} = {rules}" for title, rules in sorted(release.rules.items())), "}")
    for name, values in (("entries", release.entries), ("audiences", release.audiences)):
        print(f"{name} = [", ", ".join(f'"{value}"' for value in sorted(values)), "]", sep="")


if __name__ == "__main__":
    main()
