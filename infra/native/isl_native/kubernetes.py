"""A real API server of Kubernetes without a cluster: it judges what it is sent and runs nothing."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import ssl
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from . import programs
from .paths import ROOT
from .ports import free_ports
from .say import StackError, say
from .temporary_stores import served

# The first start on a busy machine.
START_TIMEOUT_S = 300.0
# The definitions of kinds that are not Kubernetes' own, by the Go module that carries them.
DEFINITIONS = {
    "github.com/kedacore/keda/v2": ("config/crd/bases/keda.sh_scaledobjects.yaml",),
    "github.com/prometheus-operator/prometheus-operator": (
        "example/prometheus-operator-crd/monitoring.coreos.com_podmonitors.yaml",
        "example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml",
    ),
    "github.com/mongodb/mongodb-kubernetes-operator": (
        "config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml",
    ),
}
# Signs the tokens of accounts, of which no pod gets one.
_MAKE_KEY = """
const { generateKeyPairSync } = require('node:crypto');
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
process.stdout.write(privateKey.export({ type: 'sec1', format: 'pem' }));
"""


def _definitions() -> list[Path]:
    say("  fetching the definitions of KEDA's and the operators' kinds ...")
    done = subprocess.run(
        ["go", "mod", "download", "-json"],
        cwd=programs.SERVER / "crds",
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise StackError(f"go mod download failed:\n{(done.stdout + done.stderr)[-2000:]}")
    # One JSON object behind another.
    listed = json.loads("[" + done.stdout.replace("}\n{", "},{") + "]")
    folders = {module["Path"]: Path(module["Dir"]) for module in listed}
    return [folders[module] / name for module, names in DEFINITIONS.items() for name in names]


def _answers(url: str, token: str = "") -> bool:
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"})
    # A certificate of its own making, on loopback.
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with urllib.request.urlopen(request, timeout=2, context=context) as answer:
            return answer.status == 200
    except (OSError, urllib.error.HTTPError):
        return False


@contextmanager
def api_server() -> Generator[dict[str, str]]:
    """Start etcd and the API server; give the settings of `infra/k8s/check`'s tests."""
    etcd, server, definitions = programs.etcd(), programs.kube_apiserver(), _definitions()
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="isl-k8s-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        store, peers, api = (f"127.0.0.1:{port}" for port in free_ports(3))
        token = secrets.token_urlsafe(24)
        tokens, key = folder / "tokens.csv", folder / "accounts.pem"
        tokens.write_text(f"{token},admin,admin,system:masters\n")
        made = subprocess.run(["node", "-e", _MAKE_KEY], capture_output=True, check=True)
        key.write_bytes(made.stdout)
        say("  starting etcd and Kubernetes' API server ...")
        stack.enter_context(
            served(
                "etcd",
                [
                    *(str(etcd), "--data-dir", str(folder / "etcd"), "--log-level", "warn"),
                    *("--listen-client-urls", f"http://{store}"),
                    *("--advertise-client-urls", f"http://{store}"),
                    *("--listen-peer-urls", f"http://{peers}"),
                    *("--initial-advertise-peer-urls", f"http://{peers}"),
                    *("--initial-cluster", f"default=http://{peers}"),
                    # Nothing of it is kept.
                    "--unsafe-no-fsync",
                ],
                ready=lambda: _answers(f"http://{store}/readyz"),
                log=folder / "etcd.log",
                within_s=START_TIMEOUT_S,
            )
        )
        address, port = api.split(":")
        stack.enter_context(
            served(
                "kube-apiserver",
                [
                    *(str(server), "--etcd-servers", f"http://{store}"),
                    *("--bind-address", address, "--secure-port", port),
                    *("--cert-dir", str(folder / "certificates")),
                    *("--token-auth-file", str(tokens), "--authorization-mode", "RBAC"),
                    *("--service-account-issuer", "https://kubernetes.test"),
                    *("--service-account-key-file", str(key)),
                    *("--service-account-signing-key-file", str(key)),
                    *("--service-cluster-ip-range", "10.0.0.0/24"),
                ],
                ready=lambda: _answers(f"https://{api}/readyz", token),
                log=folder / "kube-apiserver.log",
                within_s=START_TIMEOUT_S,
            )
        )
        yield {
            "KUBE_URL": f"https://{api}",
            "KUBE_TOKEN": token,
            "KUBE_CRDS": os.pathsep.join(str(file) for file in definitions),
        }


def test_chart() -> int:
    """Send the chart with every values file, and what must be refused; return the exit status."""
    with api_server() as settings:
        say("  sending it the chart, and what it must refuse ...")
        return subprocess.run(
            [
                *("go", "test", "-C", str(ROOT / "infra" / "k8s" / "check"), "-count=1", "-v"),
                *("-tags", "apiserver", "-run", "TestServer", "."),
            ],
            env={**os.environ, **settings},
            check=False,
        ).returncode
