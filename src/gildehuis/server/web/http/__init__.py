"""The HTTP calls of docs/protocol.md, one file per subject."""
