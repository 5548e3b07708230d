"""The terminal face: parts, screens under Textual's pilot, and whole matches in a real tmux."""
