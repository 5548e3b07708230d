"""What every game shares: contract, match and record, randomness, secrecy. Pure: no I/O, no clock."""
