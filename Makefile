# Needs python3 >= 3.11 and make; everything else is set up in .venv by `make install`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PARALLEL := -n auto --dist worksteal --durations 15

.PHONY: help install demo test test-fast test-long test-postgres chaos scale fuzz mutants audit image-check check format bench gallery pictures lock

help: ## lists these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

install: $(STAMP) ## sets everything up in .venv; the other targets do it automatically

$(STAMP): requirements/dev.txt requirements/build.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Gyoji needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/build.txt
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync --quiet --compile-bytecode --require-hashes requirements/dev.txt
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	touch $(STAMP)

demo: install ## plays a game of Shogun with four simulated people, in four languages; then open out/demo/index.html
	$(BIN)/gyoji demo

# The same in each run, also the order of sets; only `make fuzz` looks for what is different.
test test-long test-fast test-postgres: export PYTHONHASHSEED := 0
# What is compiled once serves all the processes that tests start.
test test-long test-fast test-postgres: export PYTHONDONTWRITEBYTECODE :=

test: install ## runs all tests but the long ones; GYOJI_TEST_SEED=… lets things happen in another order
	$(BIN)/python -m pytest $(PARALLEL) -m 'not long'

test-long: install ## runs whole evenings, kills, and what is quick on PostgreSQL, too (GYOJI_TEST_POSTGRES)
	$(BIN)/python -m pytest $(PARALLEL) -m long

test-fast: install ## runs the tests of rules, views and AIs, in less than a minute
	$(BIN)/python -m pytest $(PARALLEL) -m 'not long' tests/rules tests/bot/views tests/ai

test-postgres: install ## runs all tests on the PostgreSQL server of GYOJI_TEST_POSTGRES
	GYOJI_TEST_ONLY=postgresql $(BIN)/python -m pytest $(PARALLEL)

chaos: install ## kills the bot 1,000 times in matches of all titles; KILLS=… for another number
	$(BIN)/python -m tests.chaos --kills $(or $(KILLS),1000)

scale: install ## plays 50 matches on two processes and PostgreSQL (GYOJI_TEST_POSTGRES): kills, cuts, freezes
	$(BIN)/python -m tests.chaos.scale

fuzz: install ## looks for new examples that break something; TIMES=… as many as usual, SECONDS=… for each reader
	KEEP_FOUND=1 TIMES=$(TIMES) $(BIN)/python -m pytest -n auto --dist worksteal -m hypothesis --timeout 0 --hypothesis-profile search
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --group fuzz
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60)

mutants: install ## changes rules/ in COUNT random places, one by one, and lists what no test notices; SEED=…
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --group mutants
	$(BIN)/python -m scripts.mutants --count $(or $(COUNT),500) --seed $(or $(SEED),1)

audit: install ## checks the locked dependencies for known vulnerabilities on PyPI; fails if it cannot
	for file in run dev build; do $(BIN)/uv tool run pip-audit --strict --disable-pip --require-hashes -r requirements/$$file.txt || exit 1; done

image-check: install ## runs the Dockerfile's steps without Docker and checks the bot's health; as root; BASE=… for the Python
	$(BIN)/python -m tests.image $(if $(BASE),--python $(BASE))

check: install ## runs ruff, mypy --strict and import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: install ## formats the code, and applies ruff's fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: install ## measures rendering and play; `gyoji bench --help` shows the other benchmarks
	$(BIN)/gyoji bench

gallery: install ## draws every kind of picture on one page, with words in LOCALE=cs; then open out/gallery/index.html
	$(BIN)/python -m tests.renderer.page $(if $(LOCALE),--language $(LOCALE))

pictures: install ## redraws the golden pictures and those of the README: inspect them before you commit
	$(BIN)/python -m tests.renderer.golden
	$(BIN)/python -m tests.renderer.shogun.showcase

COMPILE := VIRTUAL_ENV=$(VENV) $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header
lock: install ## upgrades the lock files to the newest versions that pyproject.toml allows
	$(COMPILE) pyproject.toml --extra postgres -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra postgres --group dev -o requirements/dev.txt
	$(COMPILE) --group build -o requirements/build.txt
