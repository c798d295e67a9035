"""python -m isl_signs.index: how many clips are known, or `rebuild` to read all of them anew.

A service that runs notices it at the gateway's next word and asks for every clip again.
"""

import argparse
import shutil
import sys

from isl_inference_kit.settings import load_settings

from isl_signs.settings import Settings


def main() -> int:
    """Print, or remove what is kept."""
    parser = argparse.ArgumentParser(
        prog="python -m isl_signs.index",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("do", nargs="?", choices=("show", "rebuild"), default="show")
    arguments = parser.parse_args()
    folder = load_settings(Settings, "signs").signs_index_dir
    if folder is None:
        sys.stderr.write("SIGNS_INDEX_DIR is not set: each start reads all clips anew\n")
        return 2
    for encoder in sorted(folder.glob("*/")):
        clips = len(list(encoder.glob("*.npy")))
        sys.stdout.write(f"{clips} clips under the encoder {encoder.name}\n")
        if arguments.do == "rebuild":
            shutil.rmtree(encoder)
    if arguments.do == "rebuild":
        sys.stdout.write("removed: signs asks the gateway for all of them\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
