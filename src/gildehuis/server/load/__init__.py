"""The load generator: whole matches over real sockets, every message checked afterwards."""
