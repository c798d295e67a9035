"""Where the repository's folders are."""

from pathlib import Path

ROOT = Path(__file__).parents[3]
