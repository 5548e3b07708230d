"""Tables on the web: HTTP and WebSocket, people, storage."""
