"""Puts the real backends behind the socket."""

from collections.abc import Mapping

from isl_inference_kit.auth import TokenVerifier
from isl_inference_kit.server import SocketApp, create_socket_app

from isl_signs.backends.base import LetterModel, WordModel
from isl_signs.backends.mediapipe_body import create_detector
from isl_signs.finding import Finding
from isl_signs.index.index import SignIndex
from isl_signs.index.reading import ClipReader
from isl_signs.index.routes import index_routes
from isl_signs.index.store import ExampleStore
from isl_signs.letter_teaching import LetterTeaching
from isl_signs.lexicon import Form, read_forms
from isl_signs.pipeline import SignMemory, SignPipeline
from isl_signs.settings import Settings
from isl_signs.spelling.model import SpellingModel, load_spelling_model
from isl_signs.standing import leave_out_letters, leave_out_spelled, leave_out_words
from isl_signs.takes.finding import TakeFinder
from isl_signs.takes.routes import take_routes
from isl_signs.teaching import Teaching


def create_pipeline(settings: Settings) -> SignPipeline:
    """The pipeline with MediaPipe and the exported models."""
    from isl_signs.backends.litert_letters import load_letter_model
    from isl_signs.backends.litert_words import load_word_model
    from isl_signs.backends.sample import read_sample

    forms = read_forms(settings.signs_forms_dir)
    letters = leave_out_letters(load_letter_model(settings.signs_model_dir), forms)
    words = None
    if settings.signs_words == "on":
        words = leave_out_words(load_word_model(settings.signs_words_dir), forms)
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


def create_index(settings: Settings, model: WordModel | None) -> SignIndex | None:
    """None where no encoder makes examples of clips."""
    if model is None or model.encoder is None:
        return None
    encoder = model.encoder
    return SignIndex(
        model,
        encoder,
        forms=read_forms(settings.signs_forms_dir),
        store=ExampleStore(settings.signs_index_dir, encoder.fingerprint),
        reader=ClipReader(settings.signs_words_dir, encoder.prototypes.shape[1]),
    )


def create_app(settings: Settings, pipeline: SignPipeline | None = None) -> SocketApp[SignMemory]:
    """The ASGI app, around the real pipeline where no other is given."""
    pipeline = pipeline or create_pipeline(settings)
    tokens = TokenVerifier(settings.auth_jwks_url)
    index = create_index(settings, pipeline.words)
    app = create_socket_app(
        settings,
        pipeline,
        offer=pipeline.offer,
        measure=pipeline.measure,
        asks={
            **Teaching(pipeline.words).asks(),
            **LetterTeaching(pipeline.letters).asks(),
            **Finding(pipeline.words).asks(),
        },
        tokens=tokens,
        routes=[
            *([] if index is None else index_routes(index, tokens)),
            *take_routes(TakeFinder(), tokens),
        ],
    )
    if index is not None:
        pipeline.follow(index)
        index.on_change = app.tell_again
    return app
