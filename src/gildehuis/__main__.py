"""`python -m gildehuis` is the `gildehuis` command."""

from gildehuis.cli import main

main()
