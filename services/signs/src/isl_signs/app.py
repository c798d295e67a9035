"""Puts the real backends behind the socket."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.server import SocketApp, create_socket_app

from isl_signs import finding, teaching
from isl_signs.backends.base import LetterModel, WordModel
from isl_signs.backends.mediapipe_body import create_detector
from isl_signs.index.index import SignIndex
from isl_signs.index.reading import ClipReader
from isl_signs.index.routes import index_routes
from isl_signs.index.store import ExampleStore
from isl_signs.letter_teaching import LetterTeaching
from isl_signs.lexicon import Form, read_forms
from isl_signs.nets import Net, WordNets
from isl_signs.pipeline import SignMemory, SignPipeline
from isl_signs.settings import Settings
from isl_signs.spelling.model import SpellingModel, load_spelling_model
from isl_signs.standing import leave_out_letters, leave_out_spelled, leave_out_words
from isl_signs.takes.finding import TakeFinder
from isl_signs.takes.routes import take_routes


def create_pipeline(settings: Settings) -> SignPipeline:
    """The pipeline with MediaPipe and the exported models."""
    nets = load_nets(settings)
    return _create_pipeline(settings, nets[0].model if nets else None)


def load_nets(settings: Settings) -> Sequence[Net]:
    """The word net of the settings, and behind one that learnt from people what may replace it."""
    from isl_signs.backends.litert_words import load_word_model

    if settings.signs_words == "off":
        return []
    forms = read_forms(settings.signs_forms_dir)
    nets: list[Net] = []
    for folder in _word_folders(settings):
        nets.append(Net(folder, leave_out_words(load_word_model(folder), forms)))
        if not nets[-1].model.snapshots:
            break
    return nets


def _word_folders(settings: Settings) -> list[Path]:
    """As set, the one that stood there before, and the one that ships with the product."""
    chosen = settings.signs_words_dir
    shipped: Path = Settings.model_fields["signs_words_dir"].default
    others = [chosen.with_name(f"{chosen.name}-before"), shipped]
    return [chosen, *(other for other in others if other != chosen and other.is_dir())]


def _create_pipeline(settings: Settings, words: WordModel | None) -> SignPipeline:
    from isl_signs.backends.litert_letters import load_letter_model
    from isl_signs.backends.sample import read_sample

    forms = read_forms(settings.signs_forms_dir)
    letters = leave_out_letters(load_letter_model(settings.signs_model_dir), forms)
    return SignPipeline(
        create_detector(settings),
        letters,
        words,
        spelling=_create_spelling(settings, letters, forms),
        threshold=settings.signs_threshold,
        word_threshold=settings.signs_word_threshold,
        sample=read_sample(),
    )


def _create_spelling(
    settings: Settings, letters: LetterModel, forms: Mapping[str, Form]
) -> SpellingModel | None:
    if settings.signs_spelling == "off":
        return None
    listed = settings.signs_spelling_list
    names = None if listed == "none" else listed
    model = load_spelling_model(settings.signs_spelling_dir, letters, names)
    return None if model is None else leave_out_spelled(model, forms)


def create_index(settings: Settings, net: Net) -> SignIndex | None:
    """None where no encoder makes examples of clips."""
    encoder = net.model.encoder
    if encoder is None:
        return None
    return SignIndex(
        net.model,
        encoder,
        forms=read_forms(settings.signs_forms_dir),
        store=ExampleStore(settings.signs_index_dir, encoder.fingerprint),
        reader=ClipReader(net.folder, encoder.prototypes.shape[1]),
    )


def create_app(
    settings: Settings,
    pipeline: SignPipeline | None = None,
    *,
    tokens: TokenVerifier | None = None,
) -> SocketApp[SignMemory]:
    """The ASGI app, around the real pipeline where no other is given."""
    nets = load_nets(settings) if pipeline is None else _nets_of(pipeline, settings)
    words = WordNets(nets, partial(create_index, settings))
    pipeline = pipeline or _create_pipeline(settings, words.model)
    tokens = tokens or TokenVerifier(settings.auth_jwks_url)
    app = create_socket_app(
        settings,
        pipeline,
        offer=pipeline.offer,
        measure=pipeline.measure,
        asks={
            **teaching.ASKS,
            **LetterTeaching(pipeline.letters).asks(),
            **finding.ASKS,
        },
        tokens=tokens,
        routes=[
            *(index_routes(words, tokens) if nets else []),
            *take_routes(TakeFinder(), tokens),
        ],
    )

    words.use, words.on_change, words.on_signs = (
        pipeline.use_words,
        app.change_model,
        app.tell_again,
    )
    words.note = partial(app.readiness.note, "words")
    words.note(words.why_not)
    words.measure(app.registry)
    return app


def _nets_of(pipeline: SignPipeline, settings: Settings) -> Sequence[Net]:
    return [] if pipeline.words is None else [Net(settings.signs_words_dir, pipeline.words)]
