# Everything this repository can do; `make help` lists it. The work is in infra/native/.
SHELL := /bin/bash
NATIVE := infra/native
# CI's output and a pipe get no colours.
export NO_COLOR ?= 1
.DEFAULT_GOAL := help
.PHONY: help preflight setup up down ps logs dev check test e2e contracts seed models bench abuse faults \
	train dropping eval eval-sentences grant pin-images clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

models: setup ## fetch DeepFace's own emotion weights; SHA256= is the checksum you trust
	@.venv/bin/python services/emotion/tools/fetch_models.py $(if $(SHA256),--sha256 $(SHA256))

bench: setup ## measure signs and pages, uploads and frames on a stack of its own; fuzz for ten minutes
	@npm run --silent -w @isl/signing bench
	@npm run --silent -w @isl/sign-kit bench
	@.venv/bin/python tests/bench/generate.py
	@MEDIA_MAX_UPLOAD_BYTES=2147483648 ANONYMOUS_FREE=64 $(NATIVE)/with-stack npm run --silent -w @isl/tests bench
	@RATE_LIMIT_SCALE=1000 $(NATIVE)/with-stack npm run --silent -w @isl/tests fuzz

abuse: setup ## attack a stack of its own; prints what people got before and after
	@RATE_LIMIT_SCALE=1 $(NATIVE)/with-stack npm run --silent -w @isl/tests abuse

faults: setup ## kill parts at bad moments on a stack of its own
	@$(NATIVE)/with-stack npm run --silent -w @isl/tests faults

pin-images: ## write the digest behind each image's tag into the Dockerfiles and docker-compose.yml
	@infra/docker/pin-images

WORDS := services/signs/models/words
SEQUENCES := .cache/sequences
# Bodies, cameras and speeds that training never draws.
UNSEEN := .cache/sequences-unseen
# The avatar's letters to learn from; those that eval shows are others.
LETTERS := .cache/letters-training
V2_LETTERS := $(shell printf ",letter-%s-v2" a b c d e f g h i j k l m n o p q r s t u v w x y z | cut -c 2-)
# So many drawn people for each sign, and so many who do something else.
COUNT ?= 110
NOTHING ?= 3000

train: setup ## train letters and words; CLIPS=DIR: words on people's clips too; REPLACE=1, FORCE=1
ifeq ($(CLIPS),)
	@.venv/bin/python -m isl_training.clips guard $(WORDS) $(if $(FORCE),--force)
	@$(NATIVE)/setup --training
	@npm run --silent -w @isl/signing sequences -- --out $(CURDIR)/$(LETTERS)/points \
		--split training --signs $(V2_LETTERS) --count 100 --seed 1
	@npm run --silent -w @isl/sign-kit frames -- --out $(CURDIR)/$(LETTERS)/pictures --variant v2 \
		--look 0 --turn=-20 --turn=-7 --turn=7 --turn=20 --at=-70 --at=50
	@.venv/bin/python -m isl_training.letters.pictures $(LETTERS)/pictures --out $(LETTERS)/found.npz
	@.venv-training/bin/python -m isl_training.letters \
		--sequences $(LETTERS)/points --found $(LETTERS)/found.npz
	@.venv/bin/python -m isl_training.evaluation --write
	@npm run --silent -w @isl/signing sequences -- --out $(CURDIR)/$(SEQUENCES) \
		--count $(COUNT) --nothing $(NOTHING)
	@.venv-training/bin/python -m isl_training.words $(SEQUENCES) --out $(WORDS) --force
	@npm run --silent -w @isl/signing sequences -- --out $(CURDIR)/$(UNSEEN) \
		--split testing --nothing 170 --seed 2
	@.venv/bin/python -m isl_training.evaluation --sequences $(UNSEEN) --spoil --most 2 --write
	@.venv/bin/python -m isl_training.evaluation.publish
else
	@.venv/bin/python -m isl_training.clips split $(CLIPS) --out .cache/clips
	@$(NATIVE)/setup --training
	@npm run --silent -w @isl/signing sequences -- --out $(CURDIR)/$(SEQUENCES) \
		--count $(COUNT) --nothing $(NOTHING)
	@.venv-training/bin/python -m isl_training.words $(SEQUENCES) .cache/clips/seen \
		--out $(WORDS)-new --force $(if $(EPOCHS),--epochs $(EPOCHS))
	@npm run --silent -w @isl/signing sequences -- --out $(CURDIR)/$(UNSEEN) \
		--split testing --nothing 170 --seed 2
	@SIGNS_WORDS_DIR=$(WORDS)-new .venv/bin/python -m isl_training.evaluation \
		--sequences $(UNSEEN) --spoil --most 2 --write
	@.venv/bin/python -m isl_training.clips compare .cache/clips/unseen \
		--old $(WORDS) --new $(WORDS)-new $(if $(REPLACE),--replace)
	@$(if $(REPLACE),.venv/bin/python -m isl_training.evaluation.publish)
endif

dropping: setup ## measure on rendered people what the finder loses and shakes, for training to imitate
	@npm run --silent -w @isl/sign-kit clips -- --out $(CURDIR)/.cache/words-dropping \
		--split training --every 4 --nothing 4 --seed 7
	@.venv/bin/python -m isl_training.evaluation.dropping .cache/words-dropping --write

eval-sentences: setup ## rewrite pairs of signs and English, check content and grammar (LanguageTool, by Maven)
	@.venv/bin/python services/rewriter/tools/evaluate.py

eval: eval-sentences ## and letters and words on held-out data and the avatar; WRITE=1 to keep, ALL=1: each word
	@.venv/bin/python -m isl_training.evaluation $(if $(WRITE),--write)
	@[ ! -x .venv-training/bin/python ] || .venv-training/bin/python -m isl_training.letters.yardstick
	@npm run --silent -w @isl/sign-kit frames -- --out $(CURDIR)/.cache/letters-v2 --variant v2 \
		--look 1 --look 3 --turn=-12 --turn=0 --turn=12
	@.venv/bin/python -m isl_training.evaluation --frames .cache/letters-v2 $(if $(WRITE),--write)
	@npm run --silent -w @isl/sign-kit frames -- --out $(CURDIR)/.cache/letters
	@.venv/bin/python -m isl_training.evaluation --finding .cache/letters $(if $(WRITE),--write)
	@npm run --silent -w @isl/sign-kit clips -- --out $(CURDIR)/.cache/words \
		$(if $(ALL),,--every 4) --nothing 4
	@.venv/bin/python -m isl_training.clips points .cache/words --out .cache/word-points --fps 15
	@.venv/bin/python -m isl_training.evaluation --sequences .cache/word-points/15
	@$(if $(WRITE),.venv/bin/python -m isl_training.evaluation.publish)

grant: ## give a role: make grant EMAIL=a@b.example ROLE=reviewer; RESET=1: a password link; LOGOUT=1
	@$(NATIVE)/grant "$(EMAIL)" "$(ROLE)" "$(RESET)" "$(LOGOUT)" "$(YES)"

clean: ## remove what was built, installed and rendered here; data and built stores stay
	@$(NATIVE)/down
	rm -rf node_modules .venv .venv-training .tools
	rm -rf web/dist gateway/dist services/content/dist services/media/dist sign-kit/dist
	rm -rf .cache/letters .cache/letters-v2 .cache/letters-training .cache/words .cache/word-points .cache/languagetool
	rm -rf .cache/words-dropping .cache/sequences .cache/sequences-unseen .cache/clips .cache/clip-points
	rm -rf .cache/types .cache/durations.json
