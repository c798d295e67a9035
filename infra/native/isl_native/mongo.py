"""Which MongoDB this installation uses, and how it is started."""

from __future__ import annotations

import os
import re
import shutil
import socket
from dataclasses import dataclass
from pathlib import Path

from . import programs
from .paths import NATIVE, cache_dir
from .say import StackError, run_step

DOWNLOAD_HOST = "fastdl.mongodb.org"
DOWNLOAD_TIMEOUT_S = 4.0
MONGOD_VERSION = "7.0.24"

_LOG_LEVEL = "org.slf4j.simpleLogger.defaultLogLevel"

EXTERNAL = "external"
MONGOD = "mongod"
STANDIN = "standin"

_NAMES = {
    EXTERNAL: "the MongoDB that MONGODB_URL names",
    MONGOD: "a mongod on this machine",
    STANDIN: "the built-in stand-in",
}


@dataclass(frozen=True)
class Mongo:
    """The chosen kind; `program` is a mongod, or the folder of the stand-in's jars."""

    kind: str
    program: Path | None = None
    url: str | None = None

    def command(self, data: Path, port: int) -> list[str]:
        """Return the command that serves `data` on a loopback port."""
        data.mkdir(parents=True, exist_ok=True)
        if self.kind == MONGOD:
            files = data / "db"
            files.mkdir(exist_ok=True)
            return [
                str(self.program),
                *("--dbpath", str(files), "--port", str(port), "--bind_ip", "127.0.0.1"),
                *("--replSet", "isl", "--nounixsocket", "--quiet"),
            ]
        return [
            *("java", "-XX:+UseSerialGC", "-Xmx1g", f"-D{_LOG_LEVEL}=warn"),
            *("-cp", f"{self.program}/*", "isl.MongoStandin"),
            *(str(data / "standin.mv"), str(port)),
        ]

    def describe(self) -> str:
        """Name the server in words for the person who starts the stack."""
        return _NAMES[self.kind]


def without_password(url: str) -> str:
    """Show an address without who logs in there."""
    return re.sub(r"//[^@/]*@", "//", url)


def _download_host_answers() -> bool:
    try:
        with socket.create_connection((DOWNLOAD_HOST, 443), timeout=DOWNLOAD_TIMEOUT_S):
            return True
    except OSError:
        return False


def _downloaded(folder: Path) -> Path | None:
    return next((file for file in sorted(folder.glob("mongod*")) if os.access(file, os.X_OK)), None)


def _fetch_mongod() -> Path | None:
    """Return an official mongod from the cache or the network; None where there is neither."""
    folder = cache_dir() / f"mongod-{MONGOD_VERSION}"
    found = _downloaded(folder)
    if found or not _download_host_answers():
        return found
    downloader = programs.mongod_downloader()
    fetch = NATIVE / "mongod" / "fetch.mjs"
    try:
        run_step(
            f"fetching MongoDB {MONGOD_VERSION} (once)",
            ["node", str(fetch), str(downloader), MONGOD_VERSION, str(folder)],
            log=cache_dir() / "logs" / "mongod-fetch.log",
        )
    except StackError:
        return None
    return _downloaded(folder)


def _mongod() -> Path | None:
    on_path = shutil.which("mongod")
    return Path(on_path) if on_path else _fetch_mongod()


def _refusal(kept: str, wanted: str, kind_file: Path) -> StackError:
    return StackError(
        f"This installation's data is in {_NAMES[kept]}; it would now be started with"
        f" {_NAMES[wanted]}, and the data would seem to be gone.\n"
        f"  To go on as before: {_how_to_keep(kept)}.\n"
        f"  To carry the data over: start the stack as before, run\n"
        f"    node infra/native/copy-mongo.mjs FROM_URL TO_URL\n"
        f"  with both servers up (make up prints the embedded one's address), stop it, and write"
        f" '{wanted}' into {kind_file}.\n"
        f"  To begin with no data: remove {kind_file}."
    )


def _how_to_keep(kept: str) -> str:
    if kept == EXTERNAL:
        return "set MONGODB_URL again"
    if kept == MONGOD:
        return "unset MONGODB_URL and ISL_MONGO, and have mongod on the PATH"
    return "unset MONGODB_URL and ISL_MONGO"


def _wanted(kept: str | None) -> str | None:
    """Return the kind that the environment asks for, or None where it leaves the choice open."""
    if os.environ.get("MONGODB_URL"):
        return EXTERNAL
    asked = os.environ.get("ISL_MONGO")
    if asked not in (None, "", MONGOD, STANDIN):
        raise StackError(f"ISL_MONGO is '{asked}'; it can be '{MONGOD}' or '{STANDIN}'")
    if kept == EXTERNAL and not asked:
        # Without the address nothing can be reached; another server would look like lost data.
        return STANDIN
    return asked or kept


def _build(kind: str) -> Mongo | None:
    if kind == EXTERNAL:
        return Mongo(EXTERNAL, url=os.environ["MONGODB_URL"])
    if kind == MONGOD:
        program = _mongod()
        return Mongo(MONGOD, program) if program else None
    if not shutil.which("java"):
        raise StackError("no MongoDB: neither mongod nor java is installed (see make setup)")
    return Mongo(STANDIN, programs.mongo_standin())


def choose(kind_file: Path | None = None) -> Mongo:
    """Choose by MONGODB_URL, ISL_MONGO, what was chosen before, and what there is, in this order.

    The first choice is written to `kind_file`; another one later is refused.
    """
    kept = None
    if kind_file and kind_file.exists():
        kept = kind_file.read_text().strip()
        if kept not in _NAMES:
            raise StackError(f"{kind_file} says '{kept}'; it can be one of {', '.join(_NAMES)}")
    wanted = _wanted(kept)
    if kept and wanted and wanted != kept:
        assert kind_file
        raise _refusal(kept, wanted, kind_file)
    mongo = _build(wanted) if wanted else (_build(MONGOD) or _build(STANDIN))
    if not mongo:
        if kept and kind_file:
            raise _refusal(kept, STANDIN, kind_file)
        raise StackError("ISL_MONGO=mongod, but there is no mongod on the PATH and none to fetch")
    if kind_file and not kept:
        kind_file.parent.mkdir(parents=True, exist_ok=True)
        kind_file.write_text(mongo.kind + "\n")
    return mongo
