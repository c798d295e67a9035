"""Training of letters and words, or of words on clips of people too."""

from pathlib import Path

from isl_signs.backends.litert_letters import CARD_FILE, PROTOTYPES_FILE
from isl_signs.lexicon import FORMS

from isl_training.evaluation.dataset import ALPHABET_VARIANT, DEFAULT_LANDMARKS
from isl_training.evaluation.render import TEMPLATES
from isl_training.plans.options import TrainingOptions
from isl_training.plans.programs import NpmScript, PythonModule, Script
from isl_training.plans.shared import (
    BELIEF,
    CACHE,
    CLIPS,
    EVALUATION,
    FRAMES,
    LETTER_IDS,
    LETTER_MODEL,
    PUBLISH,
    SCORES,
    SEQUENCES,
    TRAINING_ENVIRONMENT,
    WORD_MODEL,
    letter_model_files,
    relative,
    word_model_files,
)
from isl_training.plans.spelling import LETTERS_TRAINED, learn_spelling, teach_letters
from isl_training.plans.step import CardPart, Step
from isl_training.words.losses import MEASURED

# The avatar's letters to learn from; those that `eval` shows are others.
_LETTER_POINTS = CACHE / "letters-training" / "points"
_LETTER_PICTURES = CACHE / "letters-training" / "pictures"
_LETTERS_FOUND = CACHE / "letters-training" / "found.npz"
_DRAWN = CACHE / "sequences"
# Other people than those of training, and than those who are reported on.
_FITTING = CACHE / "sequences-fitting"
_STRANGERS = CACHE / "sequences-strangers"
# Bodies, cameras and speeds that training never draws.
_UNSEEN = CACHE / "sequences-unseen"
# Of each sign, so that chance weighs little in the calibration error.
_MOST = "6"
_KINDS_READ = CACHE / "kinds-read"
_KINDS = CACHE / "kinds"
# Drawn people for each movement of another language.
_KINDS_COUNT = 8
_STRANGE_READ = CACHE / "strange-read"
_STRANGE = CACHE / "strange"
_TRAINED = CACHE / "words-trained"
_PEOPLE = CACHE / "clips"
_GIVEN = CACHE / "given-clips"
_NEW_WORDS = WORD_MODEL.with_name(f"{WORD_MODEL.name}-new")

_INSTALL = Step("install TensorFlow", Script("infra/native/setup"), ("--training",))


def train(options: TrainingOptions) -> tuple[Step, ...]:
    """What `make train` does."""
    if options.is_given:
        clips = options.clips or _GIVEN
        return (_fetch_given(clips), *_on_people(clips, options))
    if options.clips is None:
        return _on_the_avatar(options)
    return _on_people(options.clips, options)


def _on_the_avatar(options: TrainingOptions) -> tuple[Step, ...]:
    force = ("--force",) if options.is_forced else ()
    return (
        Step("keep what people taught", CLIPS, ("guard", relative(WORD_MODEL), *force)),
        _INSTALL,
        *_letters(options),
        _draw_people(options),
        *_draw_kinds(options),
        *_make_words([_DRAWN], options, out=WORD_MODEL),
        *_fit_on_streams(WORD_MODEL, has_encoder=options.strange is not None),
        _draw_unseen_people(),
        _measure_words(WORD_MODEL),
        *(() if options.spelled is None else learn_spelling(options.spelled)),
        PUBLISH,
    )


def _fetch_given(folder: Path) -> Step:
    """Always run: what was taken back since must be gone."""
    return Step(
        "fetch what people gave",
        Script("infra/native/keeping"),
        ("training-clips",),
        environment={"to": relative(folder)},
    )


def _on_people(clips: Path, options: TrainingOptions) -> tuple[Step, ...]:
    seen, unseen = _PEOPLE / "seen", _PEOPLE / "unseen"
    replace = ("--replace",) if options.replaces else ()
    epochs = () if options.epochs is None else ("--epochs", str(options.epochs))
    return (
        # It keeps the points of each clip by itself.
        Step(
            "find the people's points",
            CLIPS,
            ("split", relative(clips), "--out", relative(_PEOPLE)),
        ),
        _INSTALL,
        _draw_people(options),
        *_draw_kinds(options),
        *_make_words([_DRAWN, seen], options, out=_NEW_WORDS, more=epochs),
        *_fit_on_streams(_NEW_WORDS, has_encoder=options.strange is not None),
        _draw_unseen_people(),
        _measure_words(_NEW_WORDS),
        Step(
            "compare with the old words",
            CLIPS,
            (
                *("compare", relative(unseen), "--old", relative(WORD_MODEL)),
                *("--new", relative(_NEW_WORDS), "--drawn", relative(_UNSEEN), *replace),
            ),
        ),
        *((PUBLISH,) if options.replaces else ()),
    )


def _letters(options: TrainingOptions) -> tuple[Step, ...]:
    """Trained, and then to be taught too where spelled words are to be read from them."""
    is_taught = options.spelled is not None
    out = LETTERS_TRAINED if is_taught else LETTER_MODEL
    return (
        Step(
            "draw letters' points",
            SEQUENCES,
            (
                *("--out", str(_LETTER_POINTS), "--split", "training"),
                *("--signs", ",".join(LETTER_IDS), "--count", "100", "--seed", "1"),
            ),
            makes=(_LETTER_POINTS,),
        ),
        Step(
            "render letters to learn from",
            FRAMES,
            (
                *("--out", str(_LETTER_PICTURES), "--variant", ALPHABET_VARIANT, "--look", "0"),
                *("--turn=-20", "--turn=-7", "--turn=7", "--turn=20", "--at=-70", "--at=50"),
            ),
            makes=(_LETTER_PICTURES,),
        ),
        Step(
            "find hands in the rendered letters",
            PythonModule("isl_training.letters.pictures"),
            (relative(_LETTER_PICTURES), "--out", relative(_LETTERS_FOUND)),
            reads=(_LETTER_PICTURES,),
            makes=(_LETTERS_FOUND,),
        ),
        Step(
            "train the letters",
            PythonModule("isl_training.letters", TRAINING_ENVIRONMENT),
            (
                *("--sequences", relative(_LETTER_POINTS), "--found", relative(_LETTERS_FOUND)),
                *(("--out", relative(out)) if is_taught else ()),
            ),
            reads=(DEFAULT_LANDMARKS, _LETTER_POINTS, _LETTERS_FOUND),
            makes=letter_model_files(out),
        ),
        Step(
            "measure the letters",
            EVALUATION,
            (*(("--model", relative(out)) if is_taught else ()), "--write"),
            reads=(DEFAULT_LANDMARKS, TEMPLATES, *letter_model_files(out)),
            makes=(CardPart(out / CARD_FILE, ("evaluation", "confusion")),),
        ),
        *(teach_letters() if is_taught else ()),
    )


def _draw_people(options: TrainingOptions) -> Step:
    return Step(
        "draw people who sign",
        SEQUENCES,
        (
            *("--out", str(_DRAWN)),
            *("--count", str(options.count), "--nothing", str(options.nothing)),
        ),
        makes=(_DRAWN,),
    )


def _draw_kinds(options: TrainingOptions) -> tuple[Step, ...]:
    if options.kinds is None:
        return ()
    licence = options.kinds_licence
    return (
        _read_movements("read movements of another language", options.kinds, licence, _KINDS_READ),
        _draw_movements("draw people who make them", _KINDS_READ, _KINDS, seed=3),
    )


def _draw_strange(options: TrainingOptions) -> tuple[Step, ...]:
    if options.strange is None:
        return ()
    licence = options.kinds_licence
    return (
        _read_movements("read signs unknown to the net", options.strange, licence, _STRANGE_READ),
        _draw_movements("draw people who sign these", _STRANGE_READ, _STRANGE, seed=4),
    )


def _read_movements(name: str, folder: Path, licence: str, out: Path) -> Step:
    return Step(
        name,
        NpmScript("@isl/lexicon", "import"),
        ("--licence", licence, "--summary", "--out", str(out), str(folder.resolve())),
        reads=(folder,),
        makes=(out,),
    )


def _draw_movements(name: str, read: Path, out: Path, *, seed: int) -> Step:
    return Step(
        name,
        SEQUENCES,
        (
            *("--imported", str(read), "--out", str(out)),
            *("--count", str(_KINDS_COUNT), "--seed", str(seed)),
        ),
        reads=(read,),
        makes=(out,),
    )


def _make_words(
    material: list[Path], options: TrainingOptions, *, out: Path, more: tuple[str, ...] = ()
) -> tuple[Step, ...]:
    """Trained, and then an encoder too where there are signs to fit it on."""
    if options.strange is None:
        return (_train_words(material, options, out=out, more=more),)
    kinds = [] if options.kinds is None else [_KINDS]
    return (
        _train_words(material, options, out=_TRAINED, more=more),
        *_draw_strange(options),
        Step(
            "let the words be taught",
            PythonModule("isl_training.words.teachable"),
            (
                *map(relative, [*material, _STRANGE]),
                *(("--kinds", *map(relative, kinds)) if kinds else ()),
                *("--model", relative(_TRAINED), "--out", relative(out)),
            ),
            reads=(
                *(*material, *kinds, _STRANGE, MEASURED),
                *(*letter_model_files(), *word_model_files(_TRAINED)),
            ),
            makes=(*word_model_files(out), out / PROTOTYPES_FILE),
        ),
    )


def _train_words(
    material: list[Path], options: TrainingOptions, *, out: Path, more: tuple[str, ...] = ()
) -> Step:
    kinds = [] if options.kinds is None else [_KINDS]
    told = ("--kinds", *map(relative, kinds)) if kinds else ()
    return Step(
        "train the words",
        PythonModule("isl_training.words", TRAINING_ENVIRONMENT),
        # The guard has asked already, and a comparison decides over what people taught.
        (*map(relative, material), "--out", relative(out), "--force", *told, *more),
        reads=(*material, *kinds, MEASURED, FORMS, *letter_model_files()),
        makes=word_model_files(out),
    )


def _fit_on_streams(folder: Path, *, has_encoder: bool) -> tuple[Step, ...]:
    read = (MEASURED, *letter_model_files(), *word_model_files(folder))
    belief = (
        Step(
            "draw people to fit belief on",
            SEQUENCES,
            ("--out", str(_FITTING), "--count", "15", "--nothing", "3000", "--seed", "6"),
            makes=(_FITTING,),
        ),
        Step(
            "fit when a word is believed",
            PythonModule("isl_training.words.belief"),
            (relative(_FITTING), "--model", relative(folder)),
            reads=(_FITTING, *read),
            makes=(CardPart(folder / CARD_FILE, BELIEF),),
        ),
    )
    # Such as no net learns from: what is known too well is worth too much.
    scores = (
        Step(
            "draw people to fit scores on",
            SEQUENCES,
            ("--split", "testing", "--out", str(_STRANGERS), "--count", "10", "--seed", "8"),
            makes=(_STRANGERS,),
        ),
        Step(
            "fit what scores are worth",
            PythonModule("isl_training.words.scores"),
            (relative(_STRANGERS), "--model", relative(folder)),
            reads=(_STRANGERS, *read, CardPart(folder / CARD_FILE, BELIEF)),
            makes=(CardPart(folder / CARD_FILE, SCORES),),
        ),
    )
    return (*belief, *scores) if has_encoder else scores


def _draw_unseen_people() -> Step:
    return Step(
        "draw people unlike those",
        SEQUENCES,
        ("--out", str(_UNSEEN), "--split", "testing", "--nothing", "170", "--seed", "2"),
        makes=(_UNSEEN,),
    )


def _measure_words(folder: Path) -> Step:
    scores = [CardPart(folder / CARD_FILE, part) for part in (SCORES, BELIEF)]
    models = (*letter_model_files(), *word_model_files(folder), *scores)
    return Step(
        "measure the words",
        EVALUATION,
        ("--sequences", relative(_UNSEEN), "--degrade", "--most", _MOST, "--write"),
        environment={} if folder == WORD_MODEL else {"SIGNS_WORDS_DIR": relative(folder)},
        reads=(_UNSEEN, MEASURED, FORMS, TEMPLATES, *models),
        makes=(CardPart(folder / CARD_FILE, ("evaluation",)),),
    )
