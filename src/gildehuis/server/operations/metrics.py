"""What is counted and measured, for Prometheus."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

registry = CollectorRegistry()
ProcessCollector(registry=registry)
moves = Counter("gildehuis_moves", "Moves stored", ["by"], registry=registry)
moves_of_people, moves_of_bots = moves.labels("person"), moves.labels("bot")
refusals = Counter("gildehuis_refusals", "Moves refused by a rule", registry=registry)
errors = Counter("gildehuis_errors", "Requests that failed by our fault", registry=registry)
dropped = Counter("gildehuis_dropped", "Sockets dropped as too slow", registry=registry)
tables = Gauge("gildehuis_tables", "Tables in memory", registry=registry)
sockets = Gauge("gildehuis_sockets", "Open sockets", registry=registry)
stored = Histogram(
    "gildehuis_store_seconds",
    "From a legal move to its being on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=registry,
)
thought = Histogram(
    "gildehuis_bot_seconds",
    "A bot's decision, waiting included",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15),
    registry=registry,
)
stalls = Counter(
    "gildehuis_loop_stalls",
    "Stretches over 50 ms in which the event loop answered nobody",
    ["by"],
    registry=registry,
)
for by in ("work", "wait"):  # shown from the start, as 0
    stalls.labels(by)
stalled = Histogram(
    "gildehuis_loop_stall_seconds",
    "How long those stretches were",
    buckets=(0.1, 0.25, 0.5, 1, 2.5, 5, 15),
    registry=registry,
)


def text() -> bytes:
    """All of it in Prometheus's text form."""
    return generate_latest(registry)
