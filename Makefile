# Two commands: `make play` to play, `make test` to run every check. The rest is for daily work.

PYTHON ?= python3
ARGS ?=
TOOLS = @"$(PYTHON)" -m tools

# Compiled bytecode is what makes the second start quick.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help python play test check soak lint format setup page bench screenshots types constraints clean
MAKEFLAGS += --no-print-directory

help: ## say what there is to make
	@sed -n 's/^\([a-z]*\):.*## /\1: /p' Makefile

python:
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	echo 'Parlour needs Python 3.11 or newer, and there is no "$(PYTHON)" here. Install it, or name another: make PYTHON=python3.12 play' >&2; \
	exit 1; }

play: python ## set up what is missing, start the server, open the page (ARGS="--lan" for phones)
	$(TOOLS) play
	@.venv/bin/parlour serve --open $(ARGS)

test: python ## set up what is missing and run every check
	$(TOOLS) test

check: python ## run the checks of daily work, in three minutes at most
	$(TOOLS) check

soak: python ## run the checks that are too long for every day
	$(TOOLS) soak

lint: python ## run the checks that only read the code
	$(TOOLS) lint

format: python ## write the code anew in the house format
	$(TOOLS) format

setup: python ## set up everything needed to work on the project
	$(TOOLS) setup

page: python ## build the page
	$(TOOLS) page

bench: python ## measure the speed (ARGS="--json" and others go to python -m bench)
	$(TOOLS) bench
	@.venv/bin/python -m bench $(ARGS)

screenshots: python ## take the pictures of the documentation anew, of real games
	$(TOOLS) screenshots

types: python ## generate the page's protocol types from the server's models
	$(TOOLS) types

constraints: python ## pin the newest Python packages that fit
	$(TOOLS) constraints

clean: python ## remove everything the set-up and the checks have made
	$(TOOLS) clean
