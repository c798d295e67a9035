"""Stand-ins for the public images that ours are built from, where no registry of images answers.

Debian by debootstrap, and in it Node and Python at the very paths that the public images have.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from .containers import ask, environment, exists
from .install import IMAGE_NODE, IMAGE_NODE_FOLDER, LOGS
from .say import StackError, run_step, say

RELEASE = "bookworm"
DEBIAN = f"localhost/isl-base/debian:{RELEASE}"
# What Python's own modules link to; the public image has them as well.
PYTHON_NEEDS = (
    *("ca-certificates", "libbz2-1.0", "libexpat1", "libffi8", "liblzma5", "libncursesw6"),
    *("libreadline8", "libsqlite3-0", "libssl3", "libuuid1", "zlib1g"),
)
# Not in the public image either, or not needed to run anything.
PYTHON_LEFT_OUT = ("test", "config-*", "site-packages", "idlelib", "tkinter", "__pycache__")
# Where this machine's programs find packages and whom they trust; a file is given as well.
MACHINE_SETTINGS = (
    *("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "PIP_CERT", "REQUESTS_CA_BUNDLE"),
    *("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "npm_config_registry"),
    *("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
)
NPM_SETTINGS = Path.home() / ".npmrc"


@contextmanager
def _changed(image: str, result: str) -> Generator[tuple[str, Path]]:
    """Give a container of an image and where its files lie; what was changed becomes `result`."""
    container = ask("buildah", "from", "--pull-never", image)
    try:
        yield container, Path(ask("buildah", "mount", container))
        ask("buildah", "umount", container)
        ask("buildah", "commit", "--quiet", container, result)
    finally:
        ask("buildah", "rm", container)


def _make_debian(image: str) -> None:
    with tempfile.TemporaryDirectory(prefix="isl-debian-") as scratch:
        folder = Path(scratch) / "root"
        run_step(
            f"fetching Debian {RELEASE}",
            ["debootstrap", "--variant=minbase", RELEASE, str(folder)],
            log=LOGS / "debootstrap.log",
        )
        with _changed("scratch", image) as (_, root):
            subprocess.run(["cp", "-a", f"{folder}/.", str(root)], check=True)


def _give_settings(container: str, root: Path) -> None:
    for name in MACHINE_SETTINGS:
        value = os.environ.get(name)
        if not value:
            continue
        ask("buildah", "config", "--env", f"{name}={value}", container)
        if Path(value).is_file():
            (root / value[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(value, root / value[1:])


def _make_node(image: str) -> None:
    npm = Path(shutil.which("npm") or "npm").resolve().parents[1]
    if npm.name != "npm":
        raise StackError(f"npm lies at {npm}, where its package was expected")
    with _changed(DEBIAN, image) as (container, root):
        _give_settings(container, root)
        if NPM_SETTINGS.exists():
            shutil.copyfile(NPM_SETTINGS, root / "root" / ".npmrc")
        local = root / "usr" / "local"
        shutil.copy2(IMAGE_NODE_FOLDER / "node_modules" / "node" / "bin" / "node", local / "bin")
        modules = local / "lib" / "node_modules"
        shutil.copytree(npm, modules / "npm", symlinks=True)
        for name in ("npm", "npx"):
            (local / "bin" / name).symlink_to(f"../lib/node_modules/npm/bin/{name}-cli.js")


def _make_python(image: str) -> None:
    prefix = Path(sys.base_prefix)
    if prefix == Path("/usr"):
        raise StackError("a Python 3.11 of its own (pyenv, uv) is needed: /usr cannot be copied")
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    with _changed(DEBIAN, image) as (container, root):
        install = "apt-get update && apt-get install -y --no-install-recommends"
        run_step(
            "installing what Python links to",
            [
                *("buildah", "run", "--isolation", "chroot", "--network", "host", container, "--"),
                *("sh", "-c", f"{install} {' '.join(PYTHON_NEEDS)} && rm -rf /var/lib/apt/lists/*"),
            ],
            env=environment(),
            log=LOGS / "python-base.log",
        )
        # After the packages: theirs would write over the machine's certificates.
        _give_settings(container, root)
        local = root / "usr" / "local"
        modules = local / "lib" / version
        left_out = shutil.ignore_patterns(*PYTHON_LEFT_OUT)
        shutil.copytree(prefix / "lib" / version, modules, symlinks=True, ignore=left_out)
        for package in (prefix / "lib" / version / "site-packages").glob("pip*"):
            shutil.copytree(package, modules / "site-packages" / package.name)
        for library in (prefix / "lib").glob("libpython*"):
            shutil.copy2(library, local / "lib", follow_symlinks=False)
        shutil.copytree(prefix / "bin", local / "bin", symlinks=True, dirs_exist_ok=True)
        _take_over(local / "bin", prefix)
        subprocess.run(["ldconfig", "-r", str(root)], check=True)


def _take_over(folder: Path, prefix: Path) -> None:
    """Let the programs that Python starts name it where it lies now."""
    for program in folder.iterdir():
        content = program.read_bytes() if program.is_file() else b""
        if content.startswith(f"#!{prefix}/".encode()):
            program.write_bytes(content.replace(str(prefix).encode(), b"/usr/local", 1))


def make_bases() -> Mapping[str, str]:
    """Return the build arguments that name the bases; those that are missing are made."""
    if not exists(DEBIAN):
        _make_debian(DEBIAN)
    bases = {
        "NODE": f"localhost/isl-base/node:{IMAGE_NODE}",
        "PYTHON": f"localhost/isl-base/python:{sys.version_info.major}.{sys.version_info.minor}"
        f".{sys.version_info.micro}",
    }
    makers: Mapping[str, Callable[[str], None]] = {"NODE": _make_node, "PYTHON": _make_python}
    for name, image in bases.items():
        if not exists(image):
            say(f"  making {image} ...")
            makers[name](image)
    return bases
