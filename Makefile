# Gildehuis. `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
STAMP := .venv/.ready
PEERS := .venv-peers/.ready

.PHONY: help docs release-check setup compile play test ready unit-modes check generate tmux postgres unit bench bench-quick bench-check soak strength balance lock clean

help: ## what can be done
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

setup: $(STAMP) compile ## create .venv with the gildehuis command in it, the engine compiled

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(UV) || $(BIN)/python -m pip install --quiet uv
	$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python -r requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

# About 70 s of processor time the first time, later only what changed. Where nothing can be compiled it
# says so, and all works in pure Python; GILDEHUIS_PURE=1 chooses that.
compile: $(STAMP) ## compile the engine in place where a C compiler is present
	@$(BIN)/python tools/compile.py
	@$(BIN)/gildehuis --version

play: setup ## build what is needed, start Gildehuis and open the browser
	$(BIN)/gildehuis

test: ready ## everything: lint, types, import rules, all tests
	@$(MAKE) --no-print-directory unit e2e

# What keeps one core busy goes side by side.
ready: $(STAMP)
	@$(MAKE) --no-print-directory -j2 --output-sync=target check compile web chromium

check: $(STAMP) ## lint, types, import rules, known holes in dependencies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generate --check
	$(BIN)/python tools/audit.py

generate: $(STAMP) ## write anew what follows from declarations: positions, types of the client, tables
	$(BIN)/python -m tools.generate

tmux: ## a real terminal for the tests of the terminal face
	@command -v tmux >/dev/null || { apt-get update -qq && apt-get install -qq -y tmux; } >/dev/null \
		|| { echo "The tests need tmux: install it." >&2; exit 1; }

postgres: ## PostgreSQL for the tests, from the system's packages
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -qq -y postgresql; } >/dev/null \
		|| { echo "The tests need PostgreSQL: install it so that initdb is found." >&2; exit 1; }

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
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --no-header \
		pyproject.toml --group dev --output-file requirements.lock

clean: ## remove what was built
	find src -name '*.so' -delete
	rm -rf .venv .venv-peers dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
