"""People: accounts, notices, being forgotten, how often somebody may ask."""
