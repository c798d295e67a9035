"""python -m isl_signs: serve until a signal."""

import sys

from isl_inference_kit.logs import configure_logging
from isl_inference_kit.serve import serve
from isl_inference_kit.settings import load_settings
from isl_inference_kit.tracing import start_tracing

from isl_signs.app import create_app
from isl_signs.backends.base import ModelFilesError
from isl_signs.settings import Settings


def main() -> None:
    """Read settings, serve, drain."""
    settings = load_settings(Settings, "signs")
    configure_logging("signs", settings.log_level)
    start_tracing("signs", settings)
    try:
        app = create_app(settings)
    except ModelFilesError as error:
        sys.stderr.write(f"signs cannot start: {error} (SIGNS_MODEL_DIR, SIGNS_WORDS_DIR)\n")
        raise SystemExit(2) from None
    serve(app, settings)


if __name__ == "__main__":
    main()
