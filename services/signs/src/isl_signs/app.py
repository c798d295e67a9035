"""Puts the real backends behind the socket."""

from isl_inference_kit.server import SocketApp, create_socket_app

from isl_signs.backends.mediapipe_body import create_detector
from isl_signs.finding import Finding
from isl_signs.letter_teaching import LetterTeaching
from isl_signs.lexicon import read_forms
from isl_signs.pipeline import SignMemory, SignPipeline
from isl_signs.settings import Settings
from isl_signs.standing import leave_out_letters, leave_out_words
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
        threshold=settings.signs_threshold,
        word_threshold=settings.signs_word_threshold,
        sample=read_sample(),
    )


def create_app(settings: Settings, pipeline: SignPipeline | None = None) -> SocketApp[SignMemory]:
    """The ASGI app, around the real pipeline where no other is given."""
    pipeline = pipeline or create_pipeline(settings)
    return create_socket_app(
        settings,
        pipeline,
        offer=pipeline.offer,
        measure=pipeline.measure,
        asks={
            **Teaching(pipeline.words).asks(),
            **LetterTeaching(pipeline.letters).asks(),
            **Finding(pipeline.words).asks(),
        },
    )
