# make course   sets everything up and opens the notebooks in JupyterLab
# make test     sets everything up and runs every check but the longest cases
# make test-all also the longest cases
# make fuzz     tries new cases for a minute (SECONDS=600: for ten)
# make browser-test   drives the course in Chromium
# make site     builds the course as a book, with JupyterLab in the browser

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests with the mark LEFT_OUT are left out; LEFT_OUT= leaves out none.
LEFT_OUT := long
CHOSEN = $(if $(LEFT_OUT),-m "not $(LEFT_OUT)")
SECONDS := 60
# One more than two processors: many tests wait for a process that is ended by the clock.
PROCESSES := 3
# One environment: `make course` installs what a learner needs, the checks add their tools.
COURSE := $(VENV)/installed-course
STAMP := $(VENV)/installed-test

# Jupyter, IPython, matplotlib, Go and npm write beside the environment, not at home: a home may
# be read-only, and what a user has set there is no part of a test.
OWN := $(CURDIR)/$(VENV)/home
RUNNING := unit fuzz notebooks-test browser-test notebooks exercises
$(RUNNING): export JUPYTER_CONFIG_DIR := $(OWN)/config
$(RUNNING): export JUPYTER_DATA_DIR := $(OWN)/data
$(RUNNING): export JUPYTER_RUNTIME_DIR := $(OWN)/runtime
$(RUNNING): export IPYTHONDIR := $(OWN)/ipython
$(RUNNING): export MPLCONFIGDIR := $(OWN)/mpl
$(RUNNING): export XDG_CACHE_HOME := $(OWN)/cache
$(RUNNING): export npm_config_cache := $(OWN)/npm
$(RUNNING): | $(VENV)/home
# Hundreds of processes import the course: none of them shall compile it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: course test test-all lint types unit fuzz notebooks-test browser-test notebooks exercises site \
    format clean

course: $(COURSE)
	$(BIN)/gamegraphs course $(LAB_ARGS)

# All at once: mypy has one process, and where a test or a kernel waits, another one works.
test: lint
	$(MAKE) --no-print-directory -j3 types unit notebooks-test

test-all:
	$(MAKE) test LEFT_OUT=

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/python -m pytest -q -rsR -n $(PROCESSES) --dist worksteal --durations=10 $(CHOSEN)

fuzz: $(STAMP)
	$(BIN)/python tools/fuzz.py --seconds $(SECONDS)

# Every notebook is run from a clean kernel and compared with what is committed.
notebooks-test: $(STAMP)
	$(BIN)/python -m pytest -q -o addopts= -p tests.notebook_kernels --nbval -n 2 --dist loadfile \
	    --nbval-cell-timeout=300 --nbval-sanitize-with tests/sanitize.cfg --durations=10 \
	    notebooks exercises solutions

# The tests of a file stay in one process (tests/browser/conftest.py): a JupyterLab is started once.
browser-test: $(STAMP)
	$(BIN)/python -m pytest -q -rsR -n 2 --dist loadgroup --durations=10 $(CHOSEN) tests/browser

# The course as a site of files in build/site: a book, and JupyterLab in the browser. PYODIDE=public takes
# numpy from Pyodide's own site; ADDRESS=https://... is where the site will stand, for its sitemap.
site: $(STAMP)
	$(BIN)/python web/build.py --pyodide $(or $(PYODIDE),served) $(if $(ADDRESS),--address $(ADDRESS))

# Run the notebooks and keep their outputs; write the animation.
notebooks: $(STAMP)
	$(BIN)/python -c 'from gamegraphs.draw.animation import write_animation; \
	    write_animation("notebooks/animation.html")'
	$(BIN)/python tools/execute_notebooks.py notebooks/*.ipynb

# Run the solution notebooks and make the exercises from them.
exercises: $(STAMP)
	$(BIN)/python tools/make_exercises.py

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/home:
	@mkdir -p $@

$(VENV)/installed-%: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Python 3.11 or later is needed; found: $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[$*]"
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info
