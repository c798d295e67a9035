# The images of the parts in Node, each a target: gateway, content, media (and its worker), signkit, backup.
# Built from the repository's root:
#   docker build --target gateway -f infra/docker/node.Dockerfile .
ARG NODE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ARG PYTHON=python:3.11.17-slim-bookworm@sha256:2333bd330d12de02514770b3585cad313644316047cdee24a7acfdece6de6efb

FROM ${NODE} AS node
COPY infra/docker/rootfs /usr/local/bin/

FROM node AS node-root
# Packages with compiled parts link to librt as well.
RUN rootfs /rootfs /usr/local/bin/node /usr/lib/*-linux-gnu/librt.so.1 \
  && cp -P /lib /lib64 /rootfs/ \
  && mkdir -p -m 1777 /rootfs/tmp \
  && mkdir -p /rootfs/etc \
  && cp /etc/os-release /etc/nsswitch.conf /rootfs/etc/ \
  && echo 'node:x:1000:1000::/tmp:/nonexistent' > /rootfs/etc/passwd \
  && echo 'node:x:1000:' > /rootfs/etc/group

# What every image starts from: Node and the libraries it links to. No shell, no npm.
# It writes nowhere but to /tmp, so that the root can be read-only.
FROM scratch AS base
COPY --from=node-root /rootfs /
COPY infra/docker/ready.mjs /
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "/ready.mjs"]
ARG VERSION=0.1.0
ARG REVISION=""
ENV ISL_COMMIT=${REVISION}
LABEL org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"

# What every part is built in.
FROM node AS workspace
WORKDIR /app
COPY infra/docker/build-part /usr/local/bin/
COPY package.json package-lock.json tsconfig.base.json ./
COPY packages packages

# What pages find landmarks with, from the networks in the wheel `mediapipe`, which is for x86_64.
FROM --platform=linux/amd64 ${PYTHON} AS landmarks
RUN pip install --no-cache-dir --root-user-action=ignore uv==0.13.8
WORKDIR /app
ENV UV_PROJECT_ENVIRONMENT=/app/.venv UV_LINK_MODE=copy UV_CACHE_DIR=/root/.cache/uv
COPY pyproject.toml uv.lock ./
COPY training/pyproject.toml training/
COPY packages/contracts_py packages/contracts_py
COPY packages/inference-kit packages/inference-kit
COPY services/signs services/signs
COPY packages/page-kit/tools packages/page-kit/tools
RUN --mount=type=cache,target=/root/.cache/uv \
  uv sync --frozen --no-dev --package isl-signs \
  && .venv/bin/python packages/page-kit/tools/make_landmark_models.py packages/page-kit/models

FROM workspace AS gateway-build
COPY gateway gateway
COPY web web
COPY --from=landmarks /app/packages/page-kit/models packages/page-kit/models
RUN --mount=type=cache,target=/root/.npm build-part gateway web

FROM base AS gateway
LABEL org.opencontainers.image.title="isl-gateway" \
  org.opencontainers.image.description="Accounts, tokens, limits, proxying and the web build"
ENV PORT=8080 WEB_DIST=/app/web/dist ASSETS_DIR=/app/assets
COPY assets /app/assets
COPY --from=gateway-build /out /
COPY --from=gateway-build /app/web/dist /app/web/dist
WORKDIR /app/gateway
EXPOSE 8080
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM workspace AS content-build
COPY services/content services/content
RUN --mount=type=cache,target=/root/.npm build-part services/content

FROM base AS content
LABEL org.opencontainers.image.title="isl-content" \
  org.opencontainers.image.description="Posts, comments, dictionary, courses and search"
ENV PORT=8081 LEXICON_DIR=/app/packages/lexicon
COPY packages/lexicon/*.json /app/packages/lexicon/
COPY packages/lexicon/concepts /app/packages/lexicon/concepts
COPY packages/lexicon/forms /app/packages/lexicon/forms
COPY --from=content-build /out /
WORKDIR /app/services/content
EXPOSE 8081
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM node AS media-root
COPY infra/docker/build-ffmpeg /usr/local/bin/
RUN build-ffmpeg /rootfs
RUN rootfs /rootfs /usr/bin/ffmpeg /usr/bin/ffprobe /bin/sh \
  && cp -P /bin /rootfs/ \
  && mkdir -p /rootfs/etc \
  && cp -r /etc/ld.so.conf /etc/ld.so.conf.d /rootfs/etc/ \
  && ldconfig -r /rootfs \
  && install -d -o 1000 -g 1000 /rootfs/work

FROM workspace AS media-build
COPY services/media services/media
# ffprobe was built with ffmpeg, so the carried one is left out.
RUN --mount=type=cache,target=/root/.npm build-part services/media \
  && rm -rf /out/app/node_modules/@ffprobe-installer/linux-*

# node dist/main.js is the service, dist/worker.js the worker, dist/import-clips.js brings clips of a set in,
# dist/training-clips.js writes clips out to learn from, and dist/verify.js compares records and objects. A shell bounds
# what ffmpeg may take.
FROM base AS media
LABEL org.opencontainers.image.title="isl-media" \
  org.opencontainers.image.description="Videos: upload, checks, transcoding, playback"
ENV PORT=8082 ASSETS_DIR=/app/assets LEXICON_DIR=/app/packages/lexicon
COPY --from=media-root /rootfs /
COPY packages/lexicon/*.json /app/packages/lexicon/
COPY packages/lexicon/concepts /app/packages/lexicon/concepts
COPY packages/lexicon/forms /app/packages/lexicon/forms
COPY assets/emotions /app/assets/emotions
COPY --from=media-build /out /
WORKDIR /app/services/media
EXPOSE 8082 8084
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM workspace AS signkit-build
COPY sign-kit sign-kit
COPY assets assets
COPY --from=landmarks /app/packages/page-kit/models packages/page-kit/models
# What only pages use is in dist/page already.
RUN --mount=type=cache,target=/root/.npm build-part sign-kit \
  && cd /out/app/node_modules && rm -rf three preact ts-fsrs socket.io-client @mediapipe @fontsource @fontsource-variable

FROM base AS signkit
LABEL org.opencontainers.image.title="isl-signkit" \
  org.opencontainers.image.description="The avatar; text or speech to signs, lessons and practice"
ENV PORT=8083 ASSETS_DIR=/app/assets
COPY assets /app/assets
COPY --from=signkit-build /out /
WORKDIR /app/sign-kit
EXPOSE 8083
CMD ["node", "--enable-source-maps", "dist/server.js"]

FROM workspace AS backup-build
COPY infra/backup infra/backup
RUN --mount=type=cache,target=/root/.npm build-part infra/backup

# One run each: node dist/main.js backup, check or restore.
FROM base AS backup
LABEL org.opencontainers.image.title="isl-backup" \
  org.opencontainers.image.description="Backs both stores up and restores them"
HEALTHCHECK NONE
COPY --from=backup-build /out /
WORKDIR /app/infra/backup
CMD ["node", "dist/main.js", "backup", "--to", "/backups"]
