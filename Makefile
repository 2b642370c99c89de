# Sampan. The two commands of the README are `make play` and `make test`; both set up what they need.

PYTHON ?= python3
BIN := .venv/bin
SAMPAN := $(BIN)/sampan

.PHONY: play page test check unit browser rules scenarios soak soak-short crashes pictures compiled bless bench clean help

help:
	@echo "make play       play in the browser (sampan play: in the terminal)"
	@echo "make test       everything that must hold: style, types, tests, rules, random games"
	@echo "make soak       20,000 random games of each title with every invariant on"
	@echo "make bench      how fast the rules run, how long make play takes"
	@echo "make compiled   a second command, sampan-compiled: the same games, only faster"
	@echo "make pictures   take the pictures of the boards anew; then look at each one"
	@echo "make bless      write the golden files anew; then read the difference"

play: page
	@$(SAMPAN)

page: .venv/.play
	@$(BIN)/python web/build.py

test: check unit crashes browser rules scenarios soak-short
	@echo "Sampan: all tests passed."

# --- the parts of `make test` ---

check: .venv/.test
	@echo "Sampan: style and types ..."
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/hadolint Dockerfile
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	@$(BIN)/python web/build.py check

unit: .venv/.test
	@echo "Sampan: tests ..."
	@$(BIN)/pytest -q -n 2 --ignore tests/browser --ignore tests/server/test_crashes.py

crashes: .venv/.test
	@echo "Sampan: killing the server 200 times in mid-game, on SQLite and on PostgreSQL ..."
	@SAMPAN_TEST_KILLS=200 $(BIN)/pytest -q -n 2 tests/server/test_crashes.py

browser: page .venv/.test
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
	  echo "Sampan: installing Chromium for the browser tests ..." ; \
	  { apt-get update -qq && apt-get install -y -qq chromium ; } >/dev/null 2>&1 || \
	  echo "Sampan: Chromium cannot be installed here; the browser tests will say so." ; }
	@echo "Sampan: tests in the browser ..."
	@$(BIN)/pytest -q tests/browser

rules: .venv/.test
	@$(SAMPAN) rules --coverage

scenarios: .venv/.test
	@$(SAMPAN) scenario run tests/games > .venv/scenarios.log || { cat .venv/scenarios.log; exit 1; }
	@echo "Sampan: $$(wc -l < .venv/scenarios.log) scenarios hold."

soak-short: .venv/.test
	@$(SAMPAN) soak --games 2000 --workers 2

# --- what takes longer, or changes files ---

soak: .venv/.test
	@$(SAMPAN) soak --games 20000 --workers 2

pictures: page .venv/.test
	@$(BIN)/python -m tests.browser.pictures
	@$(BIN)/python -m tests.browser.sights

compiled: .venv/.test
	@echo "Sampan: compiling what searches spend their time in (needs a C compiler, takes minutes) ..."
	@$(BIN)/python compiled.py
	@$(BIN)/python compiled.py compare
	@echo "Sampan: $(SAMPAN)-compiled is as $(SAMPAN), and faster."

bless: .venv/.test
	@$(SAMPAN) bless

bench: page .venv/.test
	@$(SAMPAN) bench
	@$(BIN)/python -m tests.browser.start

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

# --- set-up: a virtual environment beside the code; repeated only when pyproject.toml changes ---

.venv/bin/python:
	@echo "Sampan: making a virtual environment in .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Sampan needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." ; \
	  echo "Install one, or name it: make PYTHON=python3.12 play" ; exit 1 ; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv ; \
	  echo "Python has no venv module here (on Debian: apt install python3-venv)." ; exit 1 ; }

.venv/.play: .venv/bin/python pyproject.toml
	@echo "Sampan: installing what it needs to run ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@$(BIN)/python web/build.py has-node || { \
	  echo "Sampan: installing Node to build the page ..." ; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check "$$($(BIN)/python web/build.py node-wheel)" ; }
	@touch $@

.venv/.test: .venv/.play
	@echo "Sampan: installing what its tests need ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
