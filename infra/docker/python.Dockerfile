# The image of every Python service; PART is its folder in services/, and its package is isl_PART.
# Built from the repository's root:
#   docker build --build-arg PART=signs -f infra/docker/python.Dockerfile .
# The files lie as in the repository, so that a service finds its models, lexicon and grammar by itself.
# Linux x86_64 only: MediaPipe has no Linux arm64 wheel.
ARG BASE=python:3.11.17-slim-bookworm@sha256:2333bd330d12de02514770b3585cad313644316047cdee24a7acfdece6de6efb

FROM ${BASE} AS build
RUN pip install --no-cache-dir --root-user-action=ignore uv==0.13.8
WORKDIR /app
ENV UV_PROJECT_ENVIRONMENT=/app/.venv UV_LINK_MODE=copy UV_NO_CACHE=1
COPY pyproject.toml uv.lock ./
# The lock is read with every member's own pyproject.toml.
COPY training/pyproject.toml training/
COPY packages/contracts_py packages/contracts_py
COPY packages/inference-kit packages/inference-kit
ARG PART
COPY services/${PART} services/${PART}
# EXTRA=neural adds what the rewriter's model needs.
ARG EXTRA=""
RUN uv sync --frozen --no-dev --compile-bytecode --package isl-${PART} ${EXTRA:+--extra $EXTRA} \
  && .venv/bin/python -m compileall -q packages services \
  && rm -r training
# MediaPipe imports matplotlib, whose font cache otherwise takes seconds at every start.
RUN if .venv/bin/python -c "import matplotlib" 2>/dev/null; \
  then MPLCONFIGDIR=/app/matplotlib .venv/bin/python -c "import matplotlib.font_manager"; \
  else mkdir matplotlib; fi
COPY packages/lexicon/concepts packages/lexicon/concepts
COPY packages/lexicon/forms packages/lexicon/forms
COPY packages/grammar/rules packages/grammar/rules

FROM ${BASE}
ARG PART
ENV PYTHONUNBUFFERED=1 HOST=0.0.0.0 MPLCONFIGDIR=/app/matplotlib PART=${PART}
COPY --from=build /app /app
# What reads the font cache writes a lock beside it; a volume takes its owner from here.
RUN chown -R nobody /app/matplotlib
USER 65534:65534
WORKDIR /app
CMD ["sh", "-c", "exec .venv/bin/python -m isl_${PART}"]
