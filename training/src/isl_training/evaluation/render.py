"""Cards and pages as Markdown: the wording stands in templates, the figures come from the cards."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from isl_training.evaluation.figures import share_interval

TEMPLATES = Path(__file__).with_name("templates")


def percent(share: float | None) -> str:
    """A share as the cards write it."""
    return "-" if share is None else f"{100 * share:.1f} %"


def interval(right: float, of: int) -> str:
    """Where the share may lie, beside it."""
    low, high = share_interval(right, of)
    return f"({100 * low:.1f} to {100 * high:.1f} %)" if of else ""


_ENVIRONMENT = Environment(
    loader=FileSystemLoader(TEMPLATES),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
    # Markdown, from figures of our own.
    autoescape=False,
)
_ENVIRONMENT.filters["percent"] = percent


def render(template: str, **figures: Any) -> str:
    """The text of a template of this package; a figure that it names and is missing is an error."""
    return _ENVIRONMENT.get_template(f"{template}.md.j2").render(figures)
