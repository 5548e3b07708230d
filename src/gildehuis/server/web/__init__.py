"""The web: pages, calls, sockets, and the policy for all of them."""
