"""Programs that no package manager carries, built once into the cache and named by version."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from .paths import NATIVE, ROOT, cache_dir
from .say import run_step

# Release tags of this module are refused by the Go proxy; this commit of the last release resolves.
MINIO_VERSION = "v0.0.0-20260212201848-7aac2a2c5b7c"
PROCESS_COMPOSE_VERSION = "v1.64.1"
# As the image of infra/compose/tls.yaml.
CADDY_VERSION = "v2.10.2"
KUBERNETES_VERSION = "v1.34.4"
ETCD_VERSION = "v3.6.5"
# Modules that pin what is built: Kubernetes' own has replacements, which `go install` refuses.
SERVER = ROOT / "infra" / "k8s" / "server"


@contextmanager
def locked(lock: Path) -> Generator[None]:
    """Let one process at a time go on."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def _built_once(name: str, build: Callable[[Path], None]) -> Path:
    """Return the cache folder `name`; it is built beside and moved in place when complete."""
    cache = cache_dir()
    target = cache / name
    if target.exists():
        return target
    with locked(cache / f"{name}.lock"):
        if target.exists():
            return target
        scratch = Path(tempfile.mkdtemp(prefix=f"{name}.", dir=cache))
        try:
            build(scratch)
            scratch.rename(target)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    return target


def _log(name: str) -> Path:
    return cache_dir() / "logs" / f"{name}.log"


def _fingerprint(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def minio() -> Path:
    """Return the MinIO server."""

    def build(scratch: Path) -> None:
        run_step(
            "building the object store MinIO (once, about 5 minutes)",
            ["go", "install", f"github.com/minio/minio@{MINIO_VERSION}"],
            env={**os.environ, "GOBIN": str(scratch)},
            log=_log("minio"),
        )

    return _built_once(f"minio-{MINIO_VERSION}", build) / "minio"


def process_compose() -> Path:
    """Return the supervisor."""
    return _go_program(
        "process-compose",
        PROCESS_COMPOSE_VERSION,
        package="github.com/f1bonacc1/process-compose/src",
        saying="building the supervisor process-compose (once, about 1 minute)",
    )


def caddy() -> Path:
    """Return the proxy that stands before the parts."""
    return _go_program(
        "caddy",
        CADDY_VERSION,
        package="github.com/caddyserver/caddy/v2/cmd/caddy",
        saying="building the proxy Caddy (once, some minutes)",
    )


def _go_program(name: str, version: str, *, package: str, saying: str) -> Path:
    """Build a package of another module by the wrapper module of ours that pins all it needs."""
    source = NATIVE / name

    def build(scratch: Path) -> None:
        run_step(
            saying,
            ["go", "build", "-mod=readonly", "-o", str(scratch / name), package],
            cwd=source,
            log=_log(name),
        )

    return _built_once(f"{name}-{version}-{_fingerprint(source)}", build) / name


def kube_apiserver() -> Path:
    """Return Kubernetes' API server."""
    source = SERVER / "apiserver"
    major, minor = KUBERNETES_VERSION.removeprefix("v").split(".")[:2]
    version = "k8s.io/component-base/version"
    flags = (
        f"-X {version}.gitVersion={KUBERNETES_VERSION}",
        f"-X {version}.gitMajor={major}",
        f"-X {version}.gitMinor={minor}",
    )

    def build(scratch: Path) -> None:
        run_step(
            "building Kubernetes' API server (once, about a quarter of an hour)",
            [
                *("go", "build", "-mod=readonly", "-ldflags", " ".join(flags)),
                *("-o", str(scratch / "kube-apiserver"), "k8s.io/kubernetes/cmd/kube-apiserver"),
            ],
            cwd=source,
            log=_log("kube-apiserver"),
        )

    name = f"kube-apiserver-{KUBERNETES_VERSION}-{_fingerprint(source)}"
    return _built_once(name, build) / "kube-apiserver"


def etcd() -> Path:
    """Return what the API server keeps its objects in."""
    source = SERVER / "etcd"

    def build(scratch: Path) -> None:
        run_step(
            "building etcd (once, about 2 minutes)",
            [
                *("go", "build", "-mod=readonly"),
                *("-o", str(scratch / "etcd"), "go.etcd.io/etcd/server/v3"),
            ],
            cwd=source,
            log=_log("etcd"),
        )

    return _built_once(f"etcd-{ETCD_VERSION}-{_fingerprint(source)}", build) / "etcd"


def mongo_standin() -> Path:
    """Return the folder of jars that make up the MongoDB stand-in."""
    source = NATIVE / "mongo-standin"

    def build(scratch: Path) -> None:
        work = scratch / "work"
        shutil.copytree(source, work)
        run_step(
            "building the MongoDB stand-in (once, under a minute)",
            ["mvn", "-q", "-B", "package"],
            cwd=work,
            log=_log("mongo-standin"),
        )
        for jar in (work / "target").glob("*.jar"):
            shutil.move(str(jar), scratch)
        shutil.rmtree(work)

    return _built_once(f"mongo-standin-{_fingerprint(source)}", build)


def mongod_downloader() -> Path:
    """Return the folder where the locked mongodb-memory-server-core is installed."""
    source = NATIVE / "mongod"

    def build(scratch: Path) -> None:
        shutil.copytree(source, scratch, dirs_exist_ok=True)
        run_step(
            "installing the MongoDB downloader",
            ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
            cwd=scratch,
            log=_log("mongod-downloader"),
        )

    return _built_once(f"mongod-downloader-{_fingerprint(source)}", build)
