"""python -m isl_training.clips: clips of people to points, and two word models compared on them.

A folder of clips has a manifest.csv (or .jsonl): file, sign (a form's id, or `nothing`), signer,
licence. `points` writes OUT/<frames a second>/<gloss>/*.npy for `python -m isl_training.evaluation
--sequences`; `takes` writes OUT/*.pose with what the face does, as an avatar signs clips back;
`split` writes OUT/seen and OUT/unseen, apart by signer, for training; `compare` tries two models on
the unseen and says whether the new one may take the old one's place; `guard` fails where a model
was learnt from people, which training without clips would lose.
"""

import argparse
import re
import shutil
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from isl_inference_kit.settings import load_settings
from isl_signs.lexicon import WORD_KINDS, read_forms
from isl_signs.settings import Settings
from isl_signs.standing import leave_out_words
from isl_signs.takes.read import find_take

from isl_training.clips.compare import (
    RATES,
    Score,
    Shown,
    classes,
    compare,
    read_nothing,
    read_shown,
    score,
)
from isl_training.clips.comparison import comparison_for_card, render_comparison
from isl_training.clips.manifest import Entry, ManifestError, read_manifest
from isl_training.clips.material import (
    LIST_FILE,
    Extractor,
    forget_others,
    write_material,
    write_points,
)
from isl_training.clips.signers import hold_out_signers
from isl_training.clips.takes import write_takes
from isl_training.evaluation.word_card import add_to_card
from isl_training.words.folder import (
    LearntFromPeopleError,
    keep_before,
    keep_what_people_taught,
    put_in_place,
    settle,
)
from isl_training.words.signs import PEOPLE_CLIPS, PEOPLE_SIGNERS, read_signs

_CARD_FILE = "card.json"


def main() -> int:
    """Do what the first argument names."""
    arguments = _parser().parse_args()
    try:
        return arguments.do(arguments)
    except ManifestError as error:
        sys.stderr.write("".join(f"{problem}\n" for problem in error.problems))
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m isl_training.clips",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    points = commands.add_parser("points", help="for --sequences")
    points.set_defaults(do=_points)
    points.add_argument("--fps", type=float, action="append", help="2 and 15 without it")
    takes = commands.add_parser("takes", help="for an avatar to sign back")
    takes.set_defaults(do=_takes)
    takes.add_argument("clips", type=Path)
    takes.add_argument("--out", type=Path, required=True)
    split = commands.add_parser("split", help="for training")
    split.set_defaults(do=_split)
    split.add_argument("--seed", type=int, default=1)
    for command, kept in ((points, ".cache/clip-points"), (split, ".cache/people-points")):
        command.add_argument("clips", type=Path)
        command.add_argument("--out", type=Path, required=True)
        command.add_argument("--kept", type=Path, default=Path(kept))
    against = commands.add_parser("compare", help="an old and a new model")
    against.set_defaults(do=_compare)
    against.add_argument("unseen", type=Path)
    against.add_argument("--old", type=Path, required=True)
    against.add_argument("--new", type=Path, required=True)
    against.add_argument(
        "--drawn", type=Path, help="drawn people, for false labels where people's clips all sign"
    )
    against.add_argument(
        "--replace", action="store_true", help="put the new one in the old one's place if better"
    )
    guard = commands.add_parser("guard", help="fails where a model was learnt from people")
    guard.set_defaults(do=_guard)
    guard.add_argument("model", type=Path)
    guard.add_argument("--force", action="store_true", help="whatever it was learnt from")
    return parser


def recognisable_signs() -> dict[str, str]:
    """The gloss of each form that may be recognised as a word, by its id."""
    return {
        form.id: form.gloss
        for form in read_forms().values()
        if form.kind in WORD_KINDS and form.may_be_recognised
    }


def _points(arguments: argparse.Namespace) -> int:
    signs = recognisable_signs()
    entries = read_manifest(arguments.clips, signs, fewest_signers=1)
    rates: list[float] = arguments.fps or list(RATES)
    with _extractor(arguments.kept) as extractor:
        written, bad = write_points(arguments.out, entries, signs, extractor, rates)
    _report(bad)
    _say(f"{written} clips in {arguments.out}, {len(bad)} not read")
    return 0 if written else 1


def _takes(arguments: argparse.Namespace) -> int:
    entries = read_manifest(arguments.clips, recognisable_signs(), fewest_signers=1)
    find = partial(find_take, has_face=True)
    written, bad = write_takes(arguments.out, arguments.clips, entries, find)
    _report(bad)
    _say(f"{written} takes in {arguments.out}, {len(bad)} not read")
    return 0 if written else 1


def _split(arguments: argparse.Namespace) -> int:
    # First, so that nothing stays of who is in the folder no more, be the rest too little to learn.
    for name in ("seen", "unseen"):
        shutil.rmtree(arguments.out / name, ignore_errors=True)
    if forgotten := forget_others(arguments.kept, arguments.clips):
        _say(f"deleted: the points of {forgotten} clips that are in {arguments.clips} no more")
    entries = read_manifest(arguments.clips, recognisable_signs())
    held_out = hold_out_signers((entry.signer for entry in entries), seed=arguments.seed)
    parts: dict[str, list[Entry]] = {
        "seen": [entry for entry in entries if entry.signer not in held_out],
        "unseen": [entry for entry in entries if entry.signer in held_out],
    }
    with _extractor(arguments.kept) as extractor:
        for name, part in parts.items():
            written, bad = write_material(arguments.out / name, part, extractor)
            _report(bad)
            signers = sorted({entry.signer for entry in part})
            _say(f"{name}: {written} clips of {len(signers)} signers ({', '.join(signers)})")
            if not written:
                sys.stderr.write(f"{name}: no clip could be read\n")
                return 1
    shown_by: dict[str, list[str]] = {}
    for entry in parts["seen"]:
        if entry.sign is not None:
            shown_by.setdefault(entry.sign, []).append(entry.signer)
    words = read_signs(shown_by, shown_by=shown_by).words
    by_people = sum(word.learnt_from == "people" for word in words)
    _say(
        f"signs to learn: {len(words)}, of which at most {by_people}"
        f" will count as learnt from people ({PEOPLE_CLIPS} clips of {PEOPLE_SIGNERS} signers)"
    )
    return 0


@contextmanager
def _extractor(kept: Path) -> Generator[Extractor]:
    # Imported here: it takes seconds, and help must not.
    from isl_signs.backends.mediapipe_body import create_detector

    finder = create_detector(load_settings(Settings, "signs"))
    # Kept apart by finder: each finds other points.
    folder = kept / re.sub(r"[^a-z0-9.]+", "-", finder.name)
    try:
        yield Extractor(folder, finder.detect)
    finally:
        finder.close()


def _compare(arguments: argparse.Namespace) -> int:
    # Imported here: it loads LiteRT.
    from isl_signs.backends.base import ModelFilesError
    from isl_signs.backends.litert_words import load_word_model

    settle(arguments.old)
    if not (arguments.unseen / LIST_FILE).is_file():
        sys.stderr.write(f"{arguments.unseen}: no {LIST_FILE}, which `split` writes\n")
        return 2
    has_old = (arguments.old / _CARD_FILE).exists()
    try:
        forms = read_forms()
        new = leave_out_words(load_word_model(arguments.new), forms)
        old = leave_out_words(load_word_model(arguments.old), forms) if has_old else new
    except ModelFilesError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if arguments.replace and old.encoder is not None and new.encoder is None:
        sys.stderr.write(
            f"{arguments.new}: cannot be taught, and the one in {arguments.old} can: signs that"
            " people taught would be known no longer. STRANGE=DIR with make train, or"
            " python -m isl_training.words.teachable, and compare once more\n"
        )
        return 2
    if not has_old:
        _say(f"no model in {arguments.old}: the new one is compared with itself")

    def drawn_nothing(rate: float) -> list[Shown]:
        return read_nothing(arguments.drawn, rate) if arguments.drawn else []

    scores: dict[float, tuple[Score, Score]] = {}
    alone: dict[float, Score] = {}
    for rate in RATES:
        clips = read_shown(arguments.unseen, rate)
        others = [] if _has_nothing(clips) else drawn_nothing(rate)
        both = classes(old).keys() & classes(new).keys()
        shared = [clip for clip in clips if clip.sign is None or clip.sign in both]
        shared += others
        scores[rate] = (score(old, shared), score(new, shared))
        alone[rate] = score(new, clips)
    verdicts = {rate: compare(before, after) for rate, (before, after) in scores.items()}
    lost = sorted(classes(old).keys() - classes(new).keys())
    is_better = not lost and all(verdict.is_better for verdict in verdicts.values())
    of_people = read_shown(arguments.unseen, RATES[0])
    signers = sorted({clip.signer for clip in of_people if clip.signer is not None})
    if arguments.drawn and not _has_nothing(of_people):
        _say("no clip of theirs is without a sign: false labels are over drawn people's movement")
    _say(render_comparison(scores, verdicts, signers))
    add_to_card(
        arguments.new, "unseen_signers", comparison_for_card(scores, alone, verdicts, signers)
    )
    if lost:
        _say(f"signs that the new model does not have: {', '.join(lost)}")
    if has_old and not is_better:
        _say("not shown to be better on signers it has not seen: the old model stays")
        return 1 if arguments.replace else 0
    if arguments.replace:
        keep_before(arguments.old, arguments.new)
        put_in_place(arguments.old, lambda into: _copy(arguments.new, into))
        _say(f"{arguments.old} is now the new model")
    else:
        _say("it may take the old one's place: --replace, or REPLACE=1 with make train")
    return 0


def _has_nothing(clips: Sequence[Shown]) -> bool:
    return any(clip.sign is None for clip in clips)


def _copy(folder: Path, into: Path) -> None:
    shutil.copytree(folder, into, dirs_exist_ok=True)


def _guard(arguments: argparse.Namespace) -> int:
    try:
        if not arguments.force:
            keep_what_people_taught(arguments.model)
    except LearntFromPeopleError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _report(bad: Sequence[str]) -> None:
    for problem in bad:
        sys.stderr.write(f"not read: {problem}\n")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
