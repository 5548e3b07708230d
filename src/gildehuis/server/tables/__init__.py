"""The tables people play at: what is settled, what is played, what is told to whom."""
