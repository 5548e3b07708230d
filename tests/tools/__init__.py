"""What the tools write from declarations."""
