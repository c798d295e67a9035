"""Read the grammar's rule files as the rewriter does; exit status 1 and what is wrong where.

Run: python services/rewriter/tools/check_rules.py [folder of the grammar]
"""

import sys
from pathlib import Path

from isl_rewriter.errors import DataError
from isl_rewriter.rules import load_constructions, load_rules

ROOT = Path(__file__).resolve().parents[3]


def main(folder: Path) -> int:
    """Say what the first broken rule is, or nothing."""
    try:
        load_rules(folder)
        load_constructions(folder)
    except DataError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "packages" / "grammar"))
