"""Fetches DeepFace's own emotion weights, which the service then uses instead of the shipped ones.

    python tools/fetch_models.py --sha256 <64 hex digits>

DeepFace publishes no checksum of this file and checks none itself, and we have not been able to
confirm one, so none is written here. Without --sha256 the script downloads the file, prints what it
computed, keeps nothing and ends with 1: compare that value with somebody you trust, or with what
another machine and the other address get, then run it again with the value. What was accepted is
recorded beside the file, and the service refuses to start with a file that no longer matches.
"""

import argparse
import hashlib
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from isl_emotion.backends.weights import DEEPFACE_FILE, FETCHED_FOLDER

# The author's two addresses, as in deepface 0.0.103.
URLS = (
    f"https://github.com/serengil/deepface_models/releases/download/v1.0/{DEEPFACE_FILE}",
    f"https://huggingface.co/serengil/deepface/resolve/main/{DEEPFACE_FILE}",
)
# The file is 5.94 MB; anything much larger is not it.
MAX_BYTES = 16 * 1024 * 1024
TIMEOUT_S = 60
INPUT_SHAPE = [48, 48, 1]
LABELS = 7


def download(urls: Sequence[str]) -> bytes:
    """The first address that answers."""
    for url in urls:
        try:
            with urllib.request.urlopen(url, timeout=TIMEOUT_S) as reply:
                data: bytes = reply.read(MAX_BYTES + 1)
        except (urllib.error.URLError, OSError) as error:
            print(f"{url}: {error}", file=sys.stderr)
            continue
        if len(data) > MAX_BYTES:
            sys.exit(f"{url} sent more than {MAX_BYTES} bytes: not the weights")
        print(f"{url}: {len(data)} bytes")
        return data
    sys.exit("None of the addresses answered; the shipped weights stay in use.")


def check_graph(data: bytes) -> None:
    """The file must be an ONNX graph from a 48x48 grey picture to seven shares."""
    import onnxruntime

    try:
        session = onnxruntime.InferenceSession(data, providers=["CPUExecutionProvider"])
    except Exception as error:
        sys.exit(f"The file is no ONNX graph: {error}")
    taken, given = session.get_inputs()[0].shape, session.get_outputs()[0].shape
    if list(taken[1:]) != INPUT_SHAPE or given[-1] != LABELS:
        sys.exit(f"The graph takes {taken} and gives {given}: not the emotion weights")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fetch DeepFace's own emotion weights.")
    parser.add_argument("--sha256", help="the checksum you trust")
    parser.add_argument("--models", type=Path, default=Path(__file__).parents[1] / "models")
    parser.add_argument("--url", action="append", help="another address of the same file")
    options = parser.parse_args(arguments)
    data = download(options.url or URLS)
    digest = hashlib.sha256(data).hexdigest()
    if options.sha256 is None:
        sys.exit(f"sha256 {digest}\nNothing was kept: run again with --sha256 once you trust it.")
    if digest != options.sha256.lower():
        sys.exit(f"The file has sha256 {digest}, not {options.sha256}. Nothing was kept.")
    check_graph(data)
    folder = options.models / FETCHED_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / DEEPFACE_FILE
    with tempfile.NamedTemporaryFile(dir=folder, delete=False) as partial:
        partial.write(data)
    target.with_suffix(".sha256").write_text(f"{digest}  {DEEPFACE_FILE}\n")
    Path(partial.name).replace(target)
    print(f"{target.name} is in {folder} and will be used from the next start.")


if __name__ == "__main__":
    main()
