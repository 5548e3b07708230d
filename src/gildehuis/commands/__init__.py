"""What the `gildehuis` command can do, one file a command."""
