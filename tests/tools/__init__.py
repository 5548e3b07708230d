"""The tools of the workshop: what a change touches, what was made of what."""
