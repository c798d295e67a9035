"""Fuzzes every contract as every role, then the two sockets, on the stack of ISL_STACK_FILE.

    run.py [--seconds N | --short] [--seed N] [--only DOCUMENT:ROLE ...]

Without --short it goes on for about N seconds. --short sends a fixed number of cases. Printed:
cases and answers by class for each document and role, and each break with a call that repeats it.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from campaign import Campaign, Effort, Failure, Outcome
from contracts import campaigns
from isl_contracts.generated.parts import SOCKET_PARTS
from roles import People, read_stack
from sockets import fuzz_socket

FULL_SECONDS = 600
SHORT_SEED = 15
# Of the whole time; what is left goes to the contracts, by their operations.
SOCKETS_SHARE = 0.15
LEAST_SECONDS = 3


def main() -> int:
    """Run everything that was asked for; 1 where something did not hold."""
    chosen = _arguments()
    seed = chosen.seed if chosen.seed is not None else _own_seed(is_short=chosen.short)
    stack = read_stack()
    people = People(stack)
    wanted = [one for one in campaigns(stack) if not chosen.only or one.name in chosen.only]
    sockets = [name for name in SOCKET_PARTS if not chosen.only or f"socket:{name}" in chosen.only]
    started = time.monotonic()
    breaks = 0
    total: Counter[str] = Counter()
    print(f"seed {seed}", flush=True)
    settings = [
        campaign.settings(people, effort, seed)
        for campaign, effort in zip(wanted, _efforts(wanted, chosen), strict=True)
    ]
    for campaign, its_settings in zip(wanted, settings, strict=True):
        outcome = campaign.run(its_settings)
        _say(outcome, seed)
        total += outcome.statuses
        breaks += len(outcome.failures)
    for name in sockets:
        seconds = None if chosen.short else chosen.seconds * SOCKETS_SHARE / len(SOCKET_PARTS)
        outcome = fuzz_socket(stack, name, seed=seed, seconds=seconds)
        _say(outcome, seed)
        total += outcome.statuses
        breaks += len(outcome.failures)
    took = time.monotonic() - started
    print(f"{total.total()} cases in {took:.0f} s: {_classes(total)}; {breaks} breaks")
    return 1 if breaks or not total else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=FULL_SECONDS)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--only", action="append", default=[], metavar="DOCUMENT:ROLE")
    return parser.parse_args()


def _own_seed(*, is_short: bool) -> int:
    return SHORT_SEED if is_short else random.getrandbits(32)


def _efforts(wanted: Sequence[Campaign], chosen: argparse.Namespace) -> list[Effort]:
    if chosen.short:
        return [
            Effort(cases=4, has_coverage=_comes_farthest(one), has_sequences=False)
            for one in wanted
        ]
    operations = sum(one.operations for one in wanted)
    left = chosen.seconds * (1 - SOCKETS_SHARE)
    return [
        Effort(
            cases=40,
            has_coverage=True,
            has_sequences=True,
            seconds=max(LEAST_SECONDS, round(left * one.operations / operations)),
        )
        for one in wanted
    ]


def _comes_farthest(one: Campaign) -> bool:
    """Tell whose calls walk every parameter's limits in a short run: others are refused before."""
    return one.role == ("internal" if one.document.endswith("-internal") else "admin")


def _say(outcome: Outcome, seed: int) -> None:
    print(f"{outcome.name:24} {outcome.cases:6} cases  {_classes(outcome.statuses)}", flush=True)
    for failure in outcome.failures.values():
        _explain(outcome.name, failure, seed)


def _classes(statuses: Counter[str]) -> str:
    return ", ".join(f"{status} {count}" for status, count in sorted(statuses.items()))


def _explain(name: str, failure: Failure, seed: int) -> None:
    print(f"  BREAK {name}: {failure.where}: {failure.check} ({failure.count} times)")
    for line in failure.message.splitlines():
        print(f"    {line}")
    if failure.curl:
        print(f"    {failure.curl[:1500]}")
    print(f"    again: npm run -w @isl/tests fuzz -- --seed {seed} --only {name}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
