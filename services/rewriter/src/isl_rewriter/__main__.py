"""`python -m isl_rewriter`."""

from isl_inference_kit.logs import configure_logging
from isl_inference_kit.serve import serve
from isl_inference_kit.settings import load_settings
from isl_inference_kit.tracing import start_tracing

from isl_rewriter.app import RewriterApp
from isl_rewriter.settings import RewriterSettings

# Longer than the gateway keeps a connection on which nothing happens.
GATEWAY_KEEPS_S = 75


def main() -> None:
    """Read the settings, serve until a signal."""
    settings = load_settings(RewriterSettings, "rewriter")
    configure_logging("rewriter", settings.log_level)
    start_tracing("rewriter", settings)
    app = RewriterApp(settings)
    serve(app, settings, idle_s=GATEWAY_KEEPS_S)


if __name__ == "__main__":
    main()
