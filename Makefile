# The two commands of the README are `make run` and `make test`; both set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

.PHONY: run test test-fast page browser lint format fuzz fire mutants compare bench docs chronicles lock clean

run: $(VENV)/.ready-run page
	$(BIN)/gonfalon play

test: lint page browser
	$(BIN)/python -m pytest

test-fast: lint
	$(BIN)/python -m pytest -m "not browser"

# The page is built when something that it is made of has changed.
page: $(VENV)/.ready-run
	@$(BIN)/python web/build.py

# The browser tests use a Chromium that is there, install Debian's where that is allowed, and else are left out.
browser:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests …" \
	       && apt-get update -qq && { apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1 \
	       || apt-get install -y -qq --no-install-recommends chromium >/dev/null; }; } \
	  || echo "No Chromium here, so the browser tests are left out; on Debian: apt-get install chromium"

lint: $(VENV)/.ready-dev
	$(BIN)/ruff format --check --quiet src tests web/build.py hatch_build.py
	$(BIN)/ruff check --quiet src tests web/build.py hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache | tail -n 4
	$(BIN)/python web/build.py check

format: $(VENV)/.ready-dev
	$(BIN)/ruff format src tests web/build.py hatch_build.py
	$(BIN)/ruff check --fix src tests web/build.py hatch_build.py

fuzz: $(VENV)/.ready-dev
	$(BIN)/python -m pytest tests -m fuzz --override-ini "addopts=-ra -n 2" --timeout 0

# Deliberate faults in the rules: does a test notice? MUTANTS="--count 40 --only battle" for a few of them.
mutants: $(VENV)/.ready-dev
	$(BIN)/python tests/mutants/running.py $(MUTANTS)

# The same random campaigns on an older revision (or a recording of one) and here: make compare BASE=v1 [COMPARE="--count 20"]
compare: $(VENV)/.ready-dev
	$(BIN)/python tests/comparing/recording.py against $(BASE) $(COMPARE)

# The real server, killed, damaged and asked everything: what `make test` tries a sample of.
fire: $(VENV)/.ready-dev
	$(BIN)/python -m pytest tests -m fire --override-ini "addopts=-ra -n 2" --timeout 0

bench: $(VENV)/.ready-dev
	$(BIN)/gonfalon bench

# The pictures of the documents, made again from their seeds.
docs: $(VENV)/.ready-dev chronicles
	$(BIN)/python -m gonfalon.render.gallery docs/images
	$(BIN)/python tests/browser/screenshots.py docs/images

# The two chronicles of the documents: one war of four captains, in both languages.
chronicles: $(VENV)/.ready-dev
	rm -rf build/wars
	$(BIN)/gonfalon simulate mighty --years 4 --players captain,captain,captain,captain --seed 20 --set races=true \
	  --set 'race_of={"red":"men","blue":"dwarfs","yellow":"orcs-and-goblins","green":"high-elves"}' --keep build/wars
	$(BIN)/gonfalon chronicle build/wars/game-0.gonfalon --out docs/example-chronicle.md
	$(BIN)/gonfalon chronicle build/wars/game-0.gonfalon --lang nl --out docs/example-chronicle-nl.md

# A virtual environment in the checkout, made once and made anew when a lock file changes. The marks say which
# locks are installed; the dev lock holds everything of the run lock.
$(VENV)/.ready-run: requirements/run.txt pyproject.toml
	@test -e $(VENV)/.ready-dev || $(MAKE) --no-print-directory install LOCK=requirements/run.txt
	@touch $@

$(VENV)/.ready-dev: requirements/dev.txt pyproject.toml
	@$(MAKE) --no-print-directory install LOCK=requirements/dev.txt
	@touch $@

.PHONY: install
install:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gonfalon needs Python 3.11 or newer; say which with: make PYTHON=python3.11 …"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "python3 cannot make virtual environments here; on Debian: apt-get install python3-venv"; exit 2; }
	@echo "Setting up $(VENV) from $(LOCK) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCK)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q src  # as pip does for what it installs: the first start is as quick as the others

# Compile the lock files again after a change of the dependencies in pyproject.toml.
lock:
	$(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	  --custom-compile-command "make lock" --extra pictures --group build pyproject.toml -o requirements/run.txt
	build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	  --custom-compile-command "make lock" --extra pictures --extra plots --extra cluster --extra env --group build --group dev -c requirements/run.txt pyproject.toml -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist web/node_modules src/gonfalon/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
