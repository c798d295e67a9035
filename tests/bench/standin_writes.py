"""Print what the MongoDB stand-in writes a second, beside another build of it.

Each is a folder of jars; without one, only this working copy's is measured.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "infra" / "native"), str(ROOT / "tests" / "native")]

import standin  # noqa: E402
from isl_native import programs  # noqa: E402
from isl_native.ports import free_port  # noqa: E402

ROUNDS = 5
SECONDS = 4.0
WARM_UP_S = 2.0


def writes_a_second(jars: Path, connections: int) -> float:
    """Measure one build on data of its own."""
    with tempfile.TemporaryDirectory(prefix="isl-standin-") as folder:
        port = free_port()
        server = standin.start(jars, Path(folder), port)
        try:
            standin.writers(port, connections, WARM_UP_S).communicate()
            lines, _ = standin.writers(port, connections, SECONDS).communicate()
        finally:
            server.terminate()
            server.wait()
    return lines.count("\n") / SECONDS


def main() -> None:
    """Measure in turn, so that a busy machine is as busy for each."""
    builds = [programs.mongo_standin(), *(Path(argument) for argument in sys.argv[1:])]
    for connections in (1, 16):
        rounds = [[writes_a_second(jars, connections) for jars in builds] for _ in range(ROUNDS)]
        ours, *others = (median(rates) for rates in zip(*rounds, strict=True))
        print(f"{connections} connections: {ours:.0f} writes a second")
        for jars, theirs in zip(builds[1:], others, strict=True):
            print(f"  {jars.name}: {theirs:.0f}, ours is {ours / theirs:.2f} of it")


if __name__ == "__main__":
    main()
