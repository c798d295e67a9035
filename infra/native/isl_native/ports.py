"""Ports: a free one, and who holds a taken one."""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
import subprocess
from itertools import islice
from pathlib import Path

_LISTEN = "0A"
# Systems hand out ports above these by themselves: a suite beside us that asks for any port would
# take one of those between our choice and the start of whom it is for.
_UNUSED = range(15_000, 32_000)


def is_taken(port: int) -> bool:
    """Tell whether something listens on the port on any address that would get in our way."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return True
    return False


def _listening_inodes(port: int) -> set[str]:
    inodes: set[str] = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        try:
            lines = Path(table).read_text().splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            fields = line.split()
            if fields[3] == _LISTEN and int(fields[1].rsplit(":", 1)[1], 16) == port:
                inodes.add(f"socket:[{fields[9]}]")
    return inodes


def _pid_by_proc(port: int) -> int | None:
    inodes = _listening_inodes(port)
    if not inodes:
        return None
    for descriptors in Path("/proc").glob("[0-9]*/fd"):
        try:
            if any(os.readlink(entry) in inodes for entry in descriptors.iterdir()):
                return int(descriptors.parent.name)
        except OSError:
            continue
    return None


def _pid_by_lsof(port: int) -> int | None:
    if not shutil.which("lsof"):
        return None
    shown = subprocess.run(
        ["lsof", "-nP", f"-iTCP:{port}", "-sTCP:LISTEN", "-t"],
        capture_output=True,
        text=True,
        check=False,
    )
    first = re.match(r"\d+", shown.stdout)
    return int(first.group()) if first else None


def owner_pid(port: int) -> int | None:
    """Return the process that listens on the port, or None where it may not be seen."""
    return _pid_by_proc(port) or _pid_by_lsof(port)


def owner(port: int) -> str:
    """Describe who listens on the port."""
    pid = owner_pid(port)
    if pid is None:
        return "a process of another user"
    shown = subprocess.run(
        ["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return f"process {pid} ({shown.stdout.strip()[:100] or 'name not shown'})"


def free_ports(count: int) -> list[int]:
    """Return that many different ports that nobody listens on now."""
    free = (port for port in random.sample(_UNUSED, len(_UNUSED)) if not is_taken(port))
    return list(islice(free, count))


def free_port() -> int:
    """Return a port that nobody listens on now."""
    return free_ports(1)[0]
