"""What every game shares: contract, match, record, randomness, secrecy. Pure: no I/O, no clock."""
