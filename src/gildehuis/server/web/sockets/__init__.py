"""The WebSockets of docs/protocol.md: play at a table, and the lobby."""
