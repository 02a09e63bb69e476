"""A clean machine: an empty folder as the root, with this system's programs in it, which nothing can change.

Containers are made of the same parts: a mount namespace, another root, a user without rights. Needs Linux,
root and util-linux. In the place of the base image are this system's programs and a Python of one's choice.
"""

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SYSTEM = ("usr", "bin", "sbin", "lib", "lib64")
KEPT = (
    "ld.so.conf",
    "ld.so.conf.d",
    "passwd",
    "group",
    "login.defs",
    "nsswitch.conf",
    "resolv.conf",
    "hosts",
    "ssl",
    "ca-certificates",
)
"""What is copied of /etc: where libraries lie, users, names and certificates."""
NETWORK = ("PIP_", "UV_", "SSL_", "HTTP_", "HTTPS_", "NO_PROXY")
"""Settings of ours that say where packages come from: the steps do not, and get theirs from the network."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@dataclass(frozen=True)
class Machine:
    """A root folder; `python` is the folder of the Python that lies in its /usr/local."""

    root: Path
    python: Path

    def set_up(self) -> None:
        """Make the folders and files that a base image has."""
        for name in ("dev", "proc", "tmp", "etc", "root", "home", "var", "opt", *SYSTEM):
            (self.root / name).mkdir(parents=True, exist_ok=True)
        for name in KEPT:
            source, target = Path("/etc", name), self.root / "etc" / name
            if source.is_dir():
                shutil.copytree(source, target)
            elif source.exists():
                shutil.copy(source, target)
        self.run("ldconfig", {"PATH": PATH}, "/")

    def run(self, command: str, environment: Mapping[str, str], folder: str) -> None:
        """A step of the build, as root with the folder writable. Raises CalledProcessError."""
        inner = f"cd {shlex.quote(folder)} && {command}"
        subprocess.run(self._entered(["/bin/sh", "-c", inner], environment), check=True, cwd="/")

    def start(
        self,
        command: list[str],
        environment: Mapping[str, str],
        folder: str,
        user: int,
        log: Path,
        volume: Path,
    ) -> subprocess.Popen[bytes]:
        """The finished machine: only the volume and /tmp can be written, and the user has no rights."""
        inner = ["/bin/sh", "-c", f"cd {shlex.quote(folder)} && exec {shlex.join([*_as(user), *command])}"]
        with log.open("wb") as said:
            return subprocess.Popen(
                self._entered(inner, environment, volume), stdout=said, stderr=said, cwd="/"
            )

    def _entered(
        self, command: list[str], environment: Mapping[str, str], volume: Path | None = None
    ) -> list[str]:
        """The command within the root and namespaces of its own, with only this environment."""
        assigned = [f"{name}={value}" for name, value in environment.items()]
        mounts = "\n".join(["set -e", *self._mounts(volume)])
        into = shlex.join(["chroot", str(self.root), "/usr/bin/env", "-i", *assigned, *command])
        return ["unshare", "--mount", "--ipc", "--uts", "/bin/sh", "-c", f"{mounts}\nexec {into}"]

    def _mounts(self, volume: Path | None) -> Iterator[str]:
        root = shlex.quote(str(self.root))
        if volume:
            yield f"mount --bind {root} {root}"
        for name in SYSTEM:
            yield f"mount --bind /{name} {root}/{name} && mount -o remount,bind,ro {root}/{name}"
        yield f"mount --bind {shlex.quote(str(self.python))} {root}/usr/local"
        yield f"mount -o remount,bind,ro {root}/usr/local"
        yield f"mount --rbind /dev {root}/dev && mount -t proc proc {root}/proc"
        if volume:
            yield f"mount --bind {shlex.quote(str(volume))} {root}/data && mount -t tmpfs tmpfs {root}/tmp"
            yield f"mount -o remount,bind,ro {root}"


def within(pid: int, user: int, command: list[str], environment: Mapping[str, str]) -> int:
    """Run a command beside a process of a started machine, as `docker exec` does; its exit code."""
    assigned = [f"{name}={value}" for name, value in environment.items()]
    beside = ["nsenter", f"--target={pid}", "--mount", "--root", "--wd", "/usr/bin/env", "-i", *assigned]
    return subprocess.run([*beside, *_as(user), *command], check=False).returncode


def rights(pid: int) -> dict[str, str]:
    """What the kernel says of a process's user and rights, by name."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """The process, which does not outlive the block."""
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait()


def network() -> dict[str, str]:
    """Our own settings of where packages come from."""
    return {name: value for name, value in os.environ.items() if name.upper().startswith(NETWORK)}


def _as(user: int) -> list[str]:
    """So that what follows runs as a user without any rights, and can never get one."""
    who = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs"]
    return [*who, "--inh-caps=-all", "--bounding-set=-all"]
