"""What a browser loads: the client's files, its entry page, what games bring."""
