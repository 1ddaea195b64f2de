# Everything here sets up what it needs by itself: Python 3.11 or newer and make are enough, and a C compiler for
# the compiled wheel. The stamp of an environment is written last and named after what the environment is made
# from: it is made anew when its lock file, pyproject.toml, PYTHON or the place of this folder changes, or when
# making it was cut short, and else stays.

PYTHON ?= python3
GAME ?= wall_street
ARGS ?=

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:

CODE := $(wildcard src tests bench tools)
FILES := find src -type f ! -name '*.py[co]' -exec cksum {} +
key = $(shell { echo "$(CURDIR) $(PYTHON)"; cat $(1); $(2) } | sort | cksum | cut -d ' ' -f 1)

TO_PLAY := .venv/ready-to-play-$(call key,pyproject.toml requirements/play.txt)
TO_WORK := .venv/ready-to-work-$(call key,pyproject.toml requirements/dev.txt)
TO_BUILD := .venv-build/ready-$(call key,requirements/build.txt)
TO_LOCK := .venv-lock/ready-$(call key,requirements/lock.txt)
PEERS := .venv-peers/ready-$(call key,requirements/peers.txt)
WHEEL := dist/compiled-$(call key,pyproject.toml requirements/build.txt,$(FILES);)
COMPILED := .venv-compiled/ready-$(call key,pyproject.toml requirements/build.txt requirements/test.txt,$(FILES);)

PIP_INSTALL := -m pip --disable-pip-version-check --no-input install -qq
BIN := .venv/bin

# An environment: $(call environment,folder,lock file,what for,--clear to make it from nothing)
define environment
	@command -v "$(PYTHON)" > /dev/null \
		|| { echo "corro needs Python 3.11 or newer and there is no $(PYTHON) here; name one: make PYTHON=python3.12"; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "corro needs Python 3.11 or newer and $(PYTHON) is older; name another: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(1), $(3) ..."
	@"$(PYTHON)" -m venv $(4) $(1)
	@$(1)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/$(2).txt
endef

.PHONY: help
help: ## List these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- Playing and working --------------------------------------------------------------------------------------

.PHONY: play
play: $(TO_PLAY) ## Play in the terminal: GAME names another game, ARGS adds options.
	@$(BIN)/corro play $(GAME) $(ARGS)

.PHONY: test
test: $(TO_WORK) ## Run every test and every example in a docstring; ARGS goes to pytest.
	@$(BIN)/python -m pytest -n auto $(ARGS)

.PHONY: check
check: $(TO_WORK) ## Check format, style, types, layers, dependencies and dead code.
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src
	$(BIN)/vulture $(CODE)

.PHONY: format
format: $(TO_WORK) ## Format the code and mend what ruff can mend.
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

.PHONY: clauses
clauses: $(TO_WORK) ## Hold the clauses of the rules against code and tests.
	@$(BIN)/python tools/clauses.py $(ARGS)

.PHONY: soak
soak: $(TO_WORK) ## Run the tests that take minutes; ARGS goes to pytest.
	@$(BIN)/python -m pytest -n auto -m soak $(ARGS)

# --- The compiled package -------------------------------------------------------------------------------------

.PHONY: wheel
wheel: $(WHEEL) ## Build the compiled wheel into dist/; needs a C compiler.
	@ls dist/*.whl

.PHONY: laws-compiled
laws-compiled: $(COMPILED) ## Run laws and recorded matches on the compiled wheel; needs a C compiler.
	@env -u PYTHONPATH .venv-compiled/bin/python -m pytest -p tools.compiled -n auto tests/laws tests/records $(ARGS)

# --- Measuring ------------------------------------------------------------------------------------------------

.PHONY: bench
bench: $(TO_WORK) $(COMPILED) $(PEERS) ## Measure the speed of the games, plain and compiled, beside their peers.
	@COMPILED_PYTHON=.venv-compiled/bin/python PEERS_PYTHON=.venv-peers/bin/python \
		$(BIN)/python bench/run.py $(ARGS)

.PHONY: bench-peers
bench-peers: $(PEERS) ## Set up the packages that corro is measured beside.

# --- Housekeeping ---------------------------------------------------------------------------------------------

# The whole is resolved first, each part is then held to it. UPGRADE=1 takes newer versions.
UV_COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' \
	$(if $(UPGRADE),--upgrade)

.PHONY: lock
lock: $(TO_LOCK) ## Make the lock files anew from pyproject.toml; UPGRADE=1 takes newer versions.
	@echo "Making the lock files in requirements/ ..."
	@$(UV_COMPILE) pyproject.toml --group dev -o requirements/dev.txt
	@$(UV_COMPILE) pyproject.toml --group install -c requirements/dev.txt -o requirements/play.txt
	@$(UV_COMPILE) pyproject.toml --group test -c requirements/dev.txt -o requirements/test.txt
	@$(UV_COMPILE) --group build -c requirements/dev.txt -o requirements/build.txt
	@$(UV_COMPILE) --group lock -o requirements/lock.txt
	@$(UV_COMPILE) requirements/peers.in -o requirements/peers.txt

.PHONY: clean
clean: ## Remove everything that was made here: environments, wheels, caches.
	rm -rf .venv .venv-build .venv-compiled .venv-lock .venv-peers build dist
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# --- Environments ---------------------------------------------------------------------------------------------

# On top of what is there: whoever works here and plays keeps the tools.
$(TO_PLAY):
	$(call environment,.venv,play,to play (a few seconds))
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(TO_WORK):
	$(call environment,.venv,dev,to test and check (half a minute),--clear)
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $(TO_PLAY) $@

$(TO_BUILD):
	$(call environment,.venv-build,build,to build wheels,--clear)
	@touch $@

$(TO_LOCK):
	$(call environment,.venv-lock,lock,to make lock files,--clear)
	@touch $@

$(PEERS):
	$(call environment,.venv-peers,peers,to measure beside,--clear)
	@touch $@

# Through a source archive, so that nothing compiled lands in src/, where it would stand before the source.
$(WHEEL): $(TO_BUILD)
	@.venv-build/bin/python tools/compiler.py
	@echo "Compiling the wheel (minutes) ..."
	@rm -rf dist && mkdir dist
	@HATCH_BUILD_HOOKS_ENABLE=1 .venv-build/bin/python -m build --no-isolation --outdir dist . > dist/build.log 2>&1 \
		|| { cat dist/build.log; exit 1; }
	@touch $@

$(COMPILED): $(WHEEL)
	$(call environment,.venv-compiled,test,to test the compiled wheel,--clear)
	@.venv-compiled/bin/python $(PIP_INSTALL) --no-deps dist/*.whl
	@touch $@
