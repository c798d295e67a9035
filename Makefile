# Everything this repository can do; `make help` lists it. The work is in infra/native/.
SHELL := /bin/bash
NATIVE := infra/native
# CI's output and a pipe get no colours.
export NO_COLOR ?= 1
.DEFAULT_GOAL := help
.PHONY: help preflight setup up down ps logs dev check test e2e contracts seed import-clips training-clips lexicon-export backup restore verify sbom audit models \
	k8s-test bench abuse faults train dropping eval eval-sentences eval-face eval-captures grant pin-images \
	images-test docker-up docker-test clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

preflight: ## name everything that this machine lacks
	@$(NATIVE)/preflight

setup: ## install tools, packages and the embedded stores (Debian packages too, when root)
	@$(NATIVE)/preflight --install
	@$(NATIVE)/setup

up: setup ## start the whole stack and stay; ISL_PORT_GATEWAY=9080 and the like move a port
	@exec $(NATIVE)/up

down: ## stop the stack that runs on this checkout's data
	@$(NATIVE)/down

ps: ## show each part's state, process id and restarts
	@$(NATIVE)/ps

logs: ## follow the logs; service=content for one part
	@exec $(NATIVE)/logs $(service)

dev: setup ## like up, with services that restart and a page that reloads on a change
	@exec $(NATIVE)/up --dev

check: setup ## format, lint, types, boundaries, dead code, and fresh generated files
	@$(NATIVE)/check

test: setup ## check, and everything that must hold; CHANGED=1: what the changes since main can reach
	@CHANGED=$(CHANGED) $(NATIVE)/test

e2e: setup ## browser journeys on a stack of their own
	@$(NATIVE)/test e2e

contracts: setup ## generate packages/contracts and packages/contracts_py from proto/
	@npm run --silent -w @isl/codegen generate

seed: ## write the seed data again into the running stack's database
	@$(NATIVE)/seed

import-clips: ## bring clips of a set in: dir=FOLDER manifest=FILE (services/media/README.md); remove=SET
	@$(NATIVE)/import-clips

training-clips: setup ## write the clips that people let models learn from into a folder, and take out what they took back: to=FOLDER
	@$(NATIVE)/keeping training-clips

lexicon-export: ## write what signers decided about forms into the lexicon's files, what they accepted and took up beside them
	@$(NATIVE)/lexicon-export

backup: setup ## back both stores up: to=FOLDER keep=N; running or not (docs/operations.md)
	@$(NATIVE)/keeping backup

restore: setup ## put a backup into this installation, which must be empty and stopped: from=FOLDER/MOMENT
	@$(NATIVE)/keeping restore

verify: setup ## read every stored object and compare it with its record; from=FOLDER/MOMENT: a backup
	@$(NATIVE)/keeping verify

sbom: setup ## write what each deployable is made of, as CycloneDX, into sbom/
	@$(NATIVE)/supply sbom

audit: setup ## ask advisory sources about every package; ends with 1 where one knows of a hole or is silent
	@$(NATIVE)/supply audit

models: setup ## fetch DeepFace's own emotion weights; SHA256= is the checksum you trust
	@.venv/bin/python services/emotion/tools/fetch_models.py $(if $(SHA256),--sha256 $(SHA256))

ops-test: ## check alerts and Prometheus' settings and fire each alert (promtool, built the first time: minutes)
	@echo "building promtool where it is not in Go's cache ..."
	@go tool -C infra/observability/check promtool check rules ../../k8s/isl/alerts.yaml
	@go tool -C infra/observability/check promtool check config --syntax-only ../prometheus.yaml
	@go tool -C infra/observability/check promtool test rules ../alerts.test.yaml

k8s-test: ## send the Helm chart to a real API server of Kubernetes (built once: a quarter of an hour)
	@$(NATIVE)/k8s-test

bench: setup ## measure signs and pages, uploads and frames on a stack of its own; fuzz for ten minutes
	@npm run --silent -w @isl/signing bench
	@npm run --silent -w @isl/sign-kit bench
	@.venv/bin/python tests/bench/generate.py
	@.venv/bin/python tests/bench/second_process.py
	@$(NATIVE)/with-stores npm run --silent -w @isl/tests bench:http
	@MEDIA_MAX_UPLOAD_BYTES=2147483648 ANONYMOUS_FREE=64 $(NATIVE)/with-stack npm run --silent -w @isl/tests bench
	@RATE_LIMIT_SCALE=1000 $(NATIVE)/with-stack npm run --silent -w @isl/tests fuzz

abuse: setup ## attack a stack of its own; prints what people got before and after
	@RATE_LIMIT_SCALE=1 $(NATIVE)/with-stack npm run --silent -w @isl/tests abuse

faults: setup ## kill parts at bad moments on a stack of its own
	@$(NATIVE)/with-stack npm run --silent -w @isl/tests faults

images-test: setup ## build every image without an engine (root, buildah), run all parts from them; journeys="camera videos"
	@infra/docker/images-test $(journeys)

docker-up: ## build the images, start docker-compose.yml and wait until every part is ready
	@infra/docker/compose up --build --detach --wait

docker-test: setup ## browser journeys on containers of their own, which are gone afterwards
	@infra/docker/compose-test

pin-images: ## write the digest behind each image's tag into the Dockerfiles and docker-compose.yml
	@infra/docker/pin-images

train: setup ## train letters and words; CLIPS=DIR: words on people's clips too, GIVEN=1: on what they gave here; KINDS=DIR STRANGE=DIR KINDS_LICENCE=SPDX; SPELLED=DIR: spelled words too; REPLACE=1, FORCE=1
	@.venv/bin/python -m isl_training train

dropping: setup ## measure on rendered people what the finder loses and shakes, for training to imitate
	@.venv/bin/python -m isl_training dropping

eval-sentences: setup ## rewrite pairs of signs and English, check content and grammar (LanguageTool, by Maven)
	@.venv/bin/python services/rewriter/tools/evaluate.py

eval: eval-sentences ## and letters and words on held-out data and the avatar; WRITE=1 to keep, ALL=1: each word
	@.venv/bin/python -m isl_training eval

eval-face: setup ## sign sentences on the avatar and look whether the face that was asked for is found again
	@for figure in woman man; do \
	  npm run --silent -w @isl/sign-kit faces -- --figure $$figure --out .cache/faces/$$figure && \
	  .venv/bin/python services/emotion/tools/face_asked.py .cache/faces/$$figure --each || exit 1; \
	done

eval-captures: setup ## show signs, find them, have the avatar sign them back, compare and read both; EVERY=4: each fourth word
	@.venv/bin/python -m isl_training captures

grant: ## give a role: make grant EMAIL=a@b.example ROLE=reviewer; RESET=1: a password link; LOGOUT=1
	@$(NATIVE)/grant "$(EMAIL)" "$(ROLE)" "$(RESET)" "$(LOGOUT)" "$(YES)" "$(FORCE)"

clean: ## remove what was built, installed and rendered here; data and built stores stay
	@$(NATIVE)/down
	rm -rf node_modules .venv .venv-training .tools
	rm -rf web/dist gateway/dist services/content/dist services/media/dist sign-kit/dist
	rm -rf .cache/letters .cache/letters-v2 .cache/letters-training .cache/words .cache/word-points .cache/languagetool
	rm -rf .cache/words-dropping .cache/faces .cache/shown .cache/shown-takes .cache/shown-points .cache/signed-back .cache/signed-back-points .cache/sequences .cache/sequences-unseen .cache/clips .cache/clip-points .cache/given-clips .cache/people-points .cache/kinds .cache/kinds-read .cache/strange .cache/strange-read .cache/words-trained .cache/sequences-fitting .cache/letters-trained .cache/letters-people .cache/spelling .cache/steps
	rm -rf .cache/types .cache/durations.json
