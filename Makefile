# Gildehuis. `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
STAMP := .venv/.ready
PEERS := .venv-peers/.ready

.PHONY: help setup compile test-compiled play test check tmux postgres unit bench soak strength balance lock clean

help: ## what can be done
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

setup: $(STAMP) ## create .venv with the gildehuis command in it

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(UV) || $(BIN)/python -m pip install --quiet uv
	$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python -r requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

compile: $(STAMP) ## compile the engine in place (minutes, once); GILDEHUIS_PURE=1 goes without it
	@$(BIN)/python tools/compile.py
	@$(BIN)/gildehuis --version

test-compiled: compile ## the engine's tests on the compiled engine
	$(BIN)/pytest -n 2 tests/core tests/games tests/conformance tests/bots
	$(BIN)/pytest -o addopts= -q tests/compiled

play: setup ## build what is needed, start Gildehuis and open the browser
	$(BIN)/gildehuis

test: check unit ## everything: lint, types, import rules, all tests

check: setup ## lint, types, import rules, known holes in dependencies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/audit.py

tmux: ## a real terminal for the tests of the terminal face
	@command -v tmux >/dev/null || { apt-get update -qq && apt-get install -qq -y tmux; } >/dev/null \
		|| { echo "The tests need tmux: install it." >&2; exit 1; }

postgres: ## PostgreSQL for the tests, from the system's packages
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -qq -y postgresql; } >/dev/null \
		|| { echo "The tests need PostgreSQL: install it so that initdb is found." >&2; exit 1; }

unit: setup tmux postgres
	$(BIN)/pytest -n 2

include web/web.mk

bench: setup $(PEERS) ## benchmarks, peers in the same run
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server

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

lock: setup ## pin the newest versions of all dependencies
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --no-header \
		pyproject.toml --group dev --output-file requirements.lock

clean: ## remove what was built
	find src -name '*.so' -delete
	rm -rf .venv .venv-peers dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
