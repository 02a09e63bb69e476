"""A machine for the steps of docs/hosting.md in a folder, without the rights that they need.

Programs that change a machine are replaced by as much of them as the steps use: `systemctl` runs what a unit
says, `git clone` lays the working tree there, `sudoedit` writes the token. All else is what it is.
"""

import asyncio
import os
import re
import sys
from pathlib import Path
from textwrap import dedent

PROJECT = Path(__file__).parents[2]
PLACES = "/opt/gyoji", "/var/lib/gyoji", "/etc/systemd/system"
"""Where the steps put something; here they lie below the machine's folder."""

_BLOCK = re.compile(r"^( *)```sh\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
_FUNCTION = re.compile(r"^\w+\(\) \{.*\}$", re.MULTILINE)

_PROGRAMS = {
    "sudo": '[ "$1" = -u ] && shift 2; exec "$@"',
    "sudoedit": 'sed -i /^GYOJI_TOKEN=$/d "$1"; printf %s "$MACHINE_SETTINGS" >> "$1"',
    "apt-get": "exit 0",
    "useradd": 'mkdir -p "$MACHINE/var/lib/gyoji"',
    "install": '[ "$3" = -o ] && [ "$5" = -g ] && exec /usr/bin/install "$1" "$2" "$7" "$8"',
    "make": '[ "$1" = -C ] && grep -q "^$3:" "$PROJECT/Makefile"',
    "git": """
        case $1 in
            clone)
                mkdir -p "$3"
                cp -r "$PROJECT/deploy" "$3/"
                sed -i "s#/opt/gyoji#$MACHINE&#; s#/var/lib/gyoji#$MACHINE&#" "$3"/deploy/*
                mkdir -p "$3/.venv/bin"
                ln -s "$GYOJI" "$3/.venv/bin/gyoji";;
            -C) [ -d "$2/deploy" ];;
        esac
        """,
    "systemctl": """
        verb=$1; shift
        [ "$1" = --now ] && shift
        stop() {
            kill -TERM "$(cat "$MACHINE/pid")"
            tail --pid="$(cat "$MACHINE/pid")" -f /dev/null
            rm "$MACHINE/pid"
        }
        start() {
            cd "$(sed -n s/^WorkingDirectory=//p "$1")"
            lines=$(wc -l < "$MACHINE/log")
            setsid $(sed -n s/^ExecStart=//p "$1") >> "$MACHINE/log" 2>&1 < /dev/null &
            echo $! > "$MACHINE/pid"
            until tail -n "+$((lines + 1))" "$MACHINE/log" | grep -q " ready "; do
                kill -0 "$(cat "$MACHINE/pid")" || exit 1
                sleep 0.1
            done
        }
        for unit in "$@"; do
            file="$MACHINE/etc/systemd/system/$unit"
            [ -f "$file" ] || exit 5
            case $verb,$unit in
                *.timer) ;;
                start,*|enable,*) start "$file";;
                stop,*) stop;;
                restart,*) stop; start "$file";;
                *) exit 64;;
            esac
        done
        """,
}


def steps(section: str) -> list[str]:
    """The blocks of commands below a heading of docs/hosting.md, in their order."""
    document = (PROJECT / "docs" / "hosting.md").read_text("utf-8")
    _, _, rest = document.partition(f"\n## {section}\n")
    text, _, _ = rest.partition("\n## ")
    return [dedent(block[2]) for block in _BLOCK.finditer(text)]


class Machine:
    """Runs blocks of commands; `settings` are written into the file of settings when it is edited."""

    def __init__(self, root: Path, settings: dict[str, str]) -> None:
        self.root = root
        self._functions = ""
        self._programs = root / "programs"
        self._programs.mkdir(parents=True)
        for name, script in _PROGRAMS.items():
            file = self._programs / name
            file.write_text(f"#!/bin/bash\nset -e\n{dedent(script).strip()}\n")
            file.chmod(0o755)
        for place in PLACES[1:]:
            (root / place.lstrip("/")).mkdir(parents=True)
        self.log.touch()
        ours = {
            name: value for name, value in os.environ.items() if not name.startswith(("GYOJI_", "DISCORD_"))
        }
        self._environment = ours | {
            "PATH": f"{self._programs}:{os.environ['PATH']}",
            "MACHINE": str(root),
            "MACHINE_SETTINGS": "".join(f"{name}={value}\n" for name, value in settings.items()),
            "PROJECT": str(PROJECT),
            "GYOJI": str(Path(sys.executable).with_name("gyoji")),
        }

    @property
    def log(self) -> Path:
        return self.root / "log"

    @property
    def copies(self) -> list[Path]:
        """The copies of the database, the oldest first: two can have the same second in their names."""
        files = (self.root / "var/lib/gyoji/backups").glob("*.sqlite3")
        return sorted(files, key=lambda file: file.stat().st_mtime_ns)

    async def run(self, block: str) -> str:
        """Run a block of commands; the first that fails ends it. Returns what is said on stdout.

        Functions of the shell are known in later blocks. Raises AssertionError with what was said.
        """
        for place in PLACES:
            block = block.replace(place, f"{self.root}{place}")
        bash = await asyncio.create_subprocess_exec(
            *("bash", "-ec", f"{self._functions}\n{block}"),
            cwd=self.root,
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        said, complained = await bash.communicate()
        assert bash.returncode == 0, (
            f"{block}\n{said.decode()}\n{complained.decode()}\n{self.log.read_text()}"
        )
        self._functions += "\n".join(_FUNCTION.findall(block))
        return said.decode()

    def close(self) -> None:
        """End the bot, if it still runs."""
        pid = self.root / "pid"
        if pid.exists():
            os.kill(int(pid.read_text()), 9)
