# Gildehuis. `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
UV := $(or $(shell command -v uv || true),$(BIN)/uv)
PEERS := .venv-peers/.ready
# One .venv, filled as far as is needed: for playing, for compiling, for everything.
PLAYABLE := .venv/.playable
COMPILER := .venv/.compiler
STAMP := .venv/.ready
SYNC = VIRTUAL_ENV= UV_PROJECT_ENVIRONMENT=.venv $(UV) sync --quiet --frozen --inexact

.PHONY: help audit test-changed docs release-check setup compile play test ready unit-modes check generate tmux postgres unit bench bench-quick bench-check soak strength balance lock clean

help: ## what can be done
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

setup: $(STAMP) compile ## create .venv with all that working on it needs, the engine compiled

$(BIN)/python:
	@$(PYTHON) -m venv --without-pip .venv

# By the pip that is there: one of its own in .venv takes longer than everything else there.
$(BIN)/uv: | $(BIN)/python
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet uv 2>/dev/null \
		|| { $(BIN)/python -m ensurepip >/dev/null && $(BIN)/python -m pip install --quiet uv; }

$(PLAYABLE): uv.lock pyproject.toml | $(BIN)/python $(UV)
	@echo "installing what playing needs …"
	@$(SYNC) --no-default-groups
	@touch $@

$(COMPILER): uv.lock pyproject.toml | $(BIN)/python $(UV)
	$(SYNC) --no-default-groups --group compile
	@touch $@ $(PLAYABLE)

$(STAMP): uv.lock pyproject.toml | $(BIN)/python $(UV)
	$(SYNC) --all-extras --compile-bytecode
	@touch $@ $(PLAYABLE) $(COMPILER)

# About 70 s of processor time the first time, later only what changed. Where nothing can be compiled it
# says so, and all works in pure Python; GILDEHUIS_PURE=1 chooses that.
compile: $(COMPILER) ## compile the engine in place where a C compiler is present
	@$(BIN)/python tools/compile.py
	@$(BIN)/gildehuis --version

# Nobody waits for the compiler to play: the first start is in pure Python.
play: ## build what is needed, start Gildehuis and open the browser
	@$(MAKE) --silent -j2 $(PLAYABLE) web
	@$(BIN)/python -m tools.play

test: ready ## everything: lint, types, import rules, all tests
	@$(MAKE) --no-print-directory unit e2e

# What keeps one core busy goes side by side.
ready:
	@$(MAKE) --no-print-directory -j2 $(STAMP) $(NODE_READY)
	@$(MAKE) --no-print-directory -j2 --output-sync=target check compile web chromium

check: $(STAMP) ## lint, types, import rules, workflows, known holes in dependencies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generate --check
	$(BIN)/python tools/github.py
	$(BIN)/python tools/audit.py

audit: $(STAMP) ## known holes in dependencies; fails also when nobody can be asked
	$(BIN)/python tools/audit.py --must-ask

test-changed: $(STAMP) ## only the tests that changes since a revision touch: REV=main
	$(BIN)/python -m tools.changed $(or $(REV),main)

# What tests need of the system: $(call from_system,how it is found,its package,its name). Where it can be
# neither found nor installed, the tests that need it are skipped, named and counted; with CI=true they fail.
from_system = @{ $(1); } >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y $(2); } >/dev/null 2>&1 \
	|| echo "no $(3) here, and it could not be installed: tests that need it will $(if $(CI),fail,be skipped)" >&2

generate: $(STAMP) ## write anew what follows from declarations: positions, types of the client, tables
	$(BIN)/python -m tools.generate

tmux: ## a real terminal for the tests of the terminal face
	$(call from_system,command -v tmux,tmux,tmux)

postgres: ## PostgreSQL for the tests, from the system's packages
	$(call from_system,command -v initdb || ls /usr/lib/postgresql/*/bin/initdb,postgresql,PostgreSQL)

unit: setup tmux postgres
	$(BIN)/pytest -n 2 --dist worksteal
	@if $(BIN)/gildehuis --version | grep -q '(compiled)'; then $(MAKE) --no-print-directory unit-modes; \
		else echo "only the pure engine was tested: nothing is compiled here"; fi

unit-modes: ## the engine once more in pure Python, and that both are the same
	GILDEHUIS_PURE=1 $(BIN)/pytest -n 2 --dist worksteal -q tests/core tests/games tests/conformance
	$(BIN)/pytest -o addopts= -q tests/compiled

include web/web.mk

release-check: $(STAMP) web ## build what is released, install it in a clean place and try it; bill of materials
	$(BIN)/python -m tools.release

docs: $(STAMP) ## build the documentation, warnings are errors: build/site/index.html
	@mkdir -p build
	@$(BIN)/zensical build --strict --clean >build/docs.log 2>&1 || { cat build/docs.log; exit 1; }

bench: setup $(PEERS) ## benchmarks, peers in the same run: docs/speed.md
	$(BIN)/python -m bench

bench-quick: setup $(PEERS) ## does the benchmark work? all of it with small settings: build/bench
	$(BIN)/python -m bench --quick

# About seven minutes on two quiet cores. WITH="--only views,search --rounds 20", WITH=--quick, WITH=--help
bench-check: setup ## is anything over 5 % slower than in a revision? REV=main, WITH=--quick
	$(BIN)/python -m bench.check $(or $(REV),$(error say which revision: make bench-check REV=main)) $(WITH)

$(PEERS): bench/peers/requirements.txt
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	$(UV) pip install --quiet --python .venv-peers/bin/python -r bench/peers/requirements.txt
	@touch $@

soak: setup postgres ## long random play of every game, a thousand crashes of the server
	$(BIN)/pytest -n 2 -m soak

strength: setup ## measure the bots of every game: docs/bots.md (hours; stop and go on as you like)
	$(BIN)/python -m gildehuis.arena.publish strength

balance: setup ## measure seats, length, points, use of everything: docs/balance.md
	$(BIN)/python -m gildehuis.arena.publish balance

lock: $(STAMP) ## pin the newest versions of all dependencies
	$(UV) lock --quiet --upgrade --default-index https://pypi.org/simple

clean: ## remove what was built
	find src -name '*.so' -delete
	rm -rf .venv .venv-peers dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
