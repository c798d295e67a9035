"""Writes into Dockerfiles and docker-compose.yml which content of an image's tag is meant."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from .paths import ROOT
from .say import StackError, say

DOCKER_HUB = "https://registry-1.docker.io"
# A list of the image's builds for every processor, where there is one, else the one build.
MANIFESTS = ", ".join(
    (
        "application/vnd.oci.image.index.v1+json",
        "application/vnd.docker.distribution.manifest.list.v2+json",
        "application/vnd.oci.image.manifest.v1+json",
        "application/vnd.docker.distribution.manifest.v2+json",
    )
)
TIMEOUT_SECONDS = 30
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
# An image always has a tag here; a name without one is an earlier stage of the same Dockerfile.
_NAMED = re.compile(
    r"^(?P<before>FROM +(?:--platform=\S+ +)?|ARG [A-Z]+=|[ ]+image: +)"
    r"(?P<tag>[\w./-]+(?::\d+/[\w./-]+)?:[\w.-]+)(?:@sha256:[0-9a-f]+)?(?=\s|$)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class _Image:
    registry: str
    repository: str
    tag: str


def _image(name: str) -> _Image:
    path, tag = name.rsplit(":", 1)
    host, _, rest = path.partition("/")
    if rest and ("." in host or ":" in host):
        return _Image(f"https://{host}", rest, tag)
    return _Image(DOCKER_HUB, path if rest else f"library/{path}", tag)


def _pass_for(challenge: str) -> str:
    """Return the token that a registry gives to anybody who wants to read a public image."""
    asked = dict(re.findall(r'(\w+)="([^"]*)"', challenge))
    realm = asked.pop("realm", "")
    if not realm.startswith("https://"):
        raise StackError(f"the registry sends for a token to {realm or 'nowhere'}, not over https")
    with urlopen(f"{realm}?{urlencode(asked)}", timeout=TIMEOUT_SECONDS) as answer:
        token: dict[str, str] = json.load(answer)
    return token.get("token") or token["access_token"]


def ask_registry(name: str) -> str:
    """Return the digest that the image's registry has for this tag now."""
    image = _image(name)
    url = f"{image.registry}/v2/{image.repository}/manifests/{image.tag}"
    request = Request(url, method="HEAD", headers={"Accept": MANIFESTS})
    try:
        try:
            answer = urlopen(request, timeout=TIMEOUT_SECONDS)
        except HTTPError as refusal:
            if refusal.code != 401:
                raise
            token = _pass_for(refusal.headers.get("WWW-Authenticate", ""))
            request.add_unredirected_header("Authorization", f"Bearer {token}")
            answer = urlopen(request, timeout=TIMEOUT_SECONDS)
        with answer:
            digest: str = answer.headers.get("Docker-Content-Digest", "")
    except HTTPError as refusal:
        raise StackError(f"{name}: its registry answered {refusal.code}") from refusal
    except (URLError, TimeoutError, KeyError, ValueError) as error:
        raise StackError(f"{name}: its registry gave no answer to use: {error}") from error
    if not _DIGEST.fullmatch(digest):
        raise StackError(f"{name}: its registry told no digest")
    return digest


def images_in(text: str) -> list[str]:
    """Return the images that a Dockerfile or a compose file names, without their digests."""
    return [match["tag"] for match in _NAMED.finditer(text)]


def pinned(text: str, digests: Mapping[str, str]) -> str:
    """Return the file's text with the digest behind each image's tag, an older one replaced."""
    return _NAMED.sub(lambda it: f"{it['before']}{it['tag']}@{digests[it['tag']]}", text)


def image_files() -> list[Path]:
    """Return the files of the checkout that name images."""
    built = sorted((ROOT / "infra" / "docker").glob("*.Dockerfile"))
    overlays = sorted((ROOT / "infra" / "compose").glob("*.yaml"))
    return [*built, ROOT / "docker-compose.yml", *overlays]


def pin(files: Iterable[Path], ask: Callable[[str], str] = ask_registry) -> dict[str, str]:
    """Pin every image of these files; nothing is written unless all digests are known."""
    texts = {file: file.read_text() for file in files}
    names = sorted({name for text in texts.values() for name in images_in(text)})
    digests = {name: ask(name) for name in names}
    for file, text in texts.items():
        file.write_text(pinned(text, digests))
    return digests


def main() -> int:
    """Pin the images of this checkout and print what they are now."""
    try:
        for name, digest in pin(image_files()).items():
            print(f"{name}@{digest}")
    except StackError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
