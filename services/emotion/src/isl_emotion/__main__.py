"""`python -m isl_emotion`."""

from isl_inference_kit.logs import configure_logging
from isl_inference_kit.serve import serve
from isl_inference_kit.settings import load_settings
from isl_inference_kit.tracing import start_tracing

from isl_emotion.app import create_app
from isl_emotion.settings import EmotionSettings


def main() -> None:
    """Read the settings, serve until a signal."""
    settings = load_settings(EmotionSettings, "emotion")
    configure_logging("emotion", settings.log_level)
    start_tracing("emotion", settings)
    app = create_app(settings)
    serve(app, settings)


if __name__ == "__main__":
    main()
