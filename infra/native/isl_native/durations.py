"""What suites and journeys took: the table at the end of a run, and the order of the next one."""

from __future__ import annotations

import json
from collections.abc import Sequence

from .paths import ROOT
from .tasks import Result

# Of the last runs in this checkout. Without it suites run in the order that they are listed in.
RECORD = ROOT / ".cache" / "durations.json"


def remembered() -> dict[str, float]:
    """Return the seconds that each suite took when it last ran here."""
    try:
        found: dict[str, float] = json.loads(RECORD.read_text())
    except (FileNotFoundError, json.JSONDecodeError):
        return {}
    return found


def remember(results: Sequence[Result]) -> None:
    """Keep what each suite took for the next run."""
    took = remembered() | {it.name: round(it.seconds, 1) for it in results if not it.failed}
    RECORD.parent.mkdir(parents=True, exist_ok=True)
    RECORD.write_text(json.dumps(took, indent=1))


def table(results: Sequence[Result], took: float, *, least: float = 1.0) -> str:
    """Return the slowest first, the journeys of a suite below it, and the sum of all suites."""
    lines: list[str] = []
    for result in sorted(results, key=lambda it: -it.seconds):
        if result.seconds >= least:
            lines.append(f"{result.seconds:6.0f} s  {result.name}")
        journeys = sorted(result.journeys.items(), key=lambda it: -it[1])
        lines += [f"{seconds:10.0f} s  {name}" for name, seconds in journeys if seconds >= least]
    total = sum(it.seconds for it in results)
    lines.append(f"{total:6.0f} s  all of them one after another; this run took {took:.0f} s")
    return "\n".join(lines)
