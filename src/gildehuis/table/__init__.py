"""A table without its house: seats, clocks, undo, bots' turns, messages. No storage, no sockets.

An action (`seating`, `moves`, `undoing`, `leaving`, `overtime`, `muting`) is a plain function of a
`Table`, of who acts, what he asks, and the time. It returns a `Change`, or raises Fault, Refusal or
Stale. The table stays as it was until whoever keeps it has stored the change and applies it.
"""
