# Gildehuis. `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
STAMP := .venv/.ready

.PHONY: help setup play test check unit bench soak lock clean

help: ## what can be done
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

setup: $(STAMP) ## create .venv with the gildehuis command in it

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(UV) || $(BIN)/python -m pip install --quiet uv
	$(UV) pip install --quiet --python $(BIN)/python -r requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

play: setup ## play
	$(BIN)/gildehuis play kardinal

test: check unit ## everything: lint, types, import rules, all tests

check: setup ## lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: setup
	$(BIN)/pytest -n 2

include web/web.mk

bench: setup ## benchmarks, peers in the same run
	$(UV) pip install --quiet --python $(BIN)/python --group bench
	$(BIN)/python -m bench

soak: setup ## long random play of every game
	$(BIN)/pytest -n 2 -m soak

lock: setup ## pin the newest versions of all dependencies
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --no-header \
		pyproject.toml --group dev --output-file requirements.lock

clean: ## remove what was built
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
