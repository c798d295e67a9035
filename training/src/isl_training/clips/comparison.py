"""What a comparison of two word models says, to people and in the new one's card."""

from collections.abc import Sequence
from typing import Any

from isl_training.clips.compare import Score, Verdict, figures_of
from isl_training.evaluation.render import interval


def render_comparison(
    scores: dict[float, tuple[Score, Score]],
    verdicts: dict[float, Verdict],
    signers: Sequence[str],
) -> str:
    """The two models at each rate, as a table in Markdown."""
    lines = [
        f"signers not seen: {', '.join(signers)}",
        "",
        "| frames a second | clips | old: first, among five | new: first, among five "
        "| newly right, newly wrong | by chance | false labels, old and new |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rate, (old, new) in scores.items():
        verdict = verdicts[rate]
        lines.append(
            f"| {rate:g} | {old.clips} | {_part(old.first)}, {_part(old.among)} "
            f"| {_part(new.first)}, {_part(new.among)} "
            f"| {verdict.newly_right}, {verdict.newly_wrong} | {verdict.chance:.3f} "
            f"| {old.false_labels}, {new.false_labels} of {new.nothing} |"
        )
    return "\n".join(
        [
            *lines,
            "",
            "In brackets: 95 % (Wilson), as if each clip were of another signer; with few signers"
            " the truth may lie farther off.",
        ]
    )


def comparison_for_card(
    scores: dict[float, tuple[Score, Score]],
    alone: dict[float, Score],
    verdicts: dict[float, Verdict],
    signers: Sequence[str],
) -> dict[str, Any]:
    """For the new model's card: how it did on people that it has not seen."""
    return {
        "signers": list(signers),
        "rates": {
            f"{rate:g}": {
                "clips": new.clips,
                "old": {"first": sum(old.first), "among_five": sum(old.among)},
                "new": {"first": sum(new.first), "among_five": sum(new.among)},
                "by_chance": round(verdicts[rate].chance, 4),
                "is_better": verdicts[rate].is_better,
                "figures": figures_of(alone[rate]),
            }
            for rate, (old, new) in scores.items()
        },
    }


def _part(flags: Sequence[bool]) -> str:
    if not flags:
        return "-"
    return f"{sum(flags) / len(flags):.1%} {interval(sum(flags), len(flags))}"
