"""What keeps a server running well, and tells how it does."""
