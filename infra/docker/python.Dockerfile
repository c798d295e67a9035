# The image of every Python service; PART is its folder in services/, and its package is isl_PART.
# Built from the repository's root:
#   docker build --build-arg PART=signs -f infra/docker/python.Dockerfile .
# The files lie as in the repository, so that a service finds its models, lexicon and grammar by itself.
# Linux x86_64 only: MediaPipe has no Linux arm64 wheel.
ARG PYTHON=python:3.11.17-slim-bookworm@sha256:2333bd330d12de02514770b3585cad313644316047cdee24a7acfdece6de6efb

# What every image starts from: Python without what installs, in one layer, so that what is removed is gone.
FROM ${PYTHON} AS python-root
RUN pip uninstall --yes --quiet --root-user-action=ignore setuptools wheel pip \
  && find / -xdev -type f -perm /6000 -exec chmod a-s {} + \
  && rm -rf /var/lib/apt/lists /var/cache/apt /root/.cache /usr/share/man /usr/share/locale

FROM scratch AS base
COPY --from=python-root / /
COPY infra/docker/ready.py /
ENV PATH=/app/.venv/bin:/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8 PYTHONUNBUFFERED=1 HOST=0.0.0.0
USER 65534:65534
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["python", "/ready.py"]
ARG VERSION=0.1.0
ARG REVISION=""
ENV ISL_COMMIT=${REVISION}
LABEL org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"

FROM ${PYTHON} AS build
RUN pip install --no-cache-dir --root-user-action=ignore uv==0.13.8
WORKDIR /app
ENV UV_PROJECT_ENVIRONMENT=/app/.venv UV_LINK_MODE=copy UV_CACHE_DIR=/root/.cache/uv
COPY pyproject.toml uv.lock ./
# The lock is read with every member's own pyproject.toml.
COPY training/pyproject.toml training/
COPY packages/contracts_py packages/contracts_py
COPY packages/inference-kit packages/inference-kit
ARG PART
COPY services/${PART} services/${PART}
# EXTRA=neural adds what the rewriter's model needs.
ARG EXTRA=""
RUN --mount=type=cache,target=/root/.cache/uv \
  uv sync --frozen --no-dev --compile-bytecode --package isl-${PART} ${EXTRA:+--extra $EXTRA} \
  && .venv/bin/python -m compileall -q packages services \
  && rm -r training
# MediaPipe imports matplotlib, whose font cache otherwise takes seconds at every start.
RUN if .venv/bin/python -c "import matplotlib" 2>/dev/null; \
  then MPLCONFIGDIR=/app/matplotlib .venv/bin/python -c "import matplotlib.font_manager"; \
  else mkdir matplotlib; fi
# Where signs keeps what people's clips taught: a volume takes the owner of what it is mounted over.
RUN install -d -o 65534 -g 65534 /index
COPY packages/lexicon/concepts packages/lexicon/concepts
COPY packages/lexicon/forms packages/lexicon/forms
COPY packages/grammar/rules packages/grammar/rules
COPY packages/signing/face packages/signing/face

FROM base
ARG PART
LABEL org.opencontainers.image.title="isl-${PART}" \
  org.opencontainers.image.description="Inference service of the Indian Sign Language platform: ${PART}"
ENV PART=${PART} MPLCONFIGDIR=/tmp/matplotlib
COPY --from=build /app /app
COPY --from=build --chown=65534:65534 /index /index
WORKDIR /app
# What reads the font cache writes a lock beside it, and /tmp is where it may.
CMD ["sh", "-c", "cp -r /app/matplotlib /tmp/ && exec python -m isl_$PART"]
