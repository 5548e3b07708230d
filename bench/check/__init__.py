"""Has the working tree become slower than a revision? Both are measured in pairs."""
