"""Independent referees: each game once more, written from its specification alone.

They share no line with the engine, are plain instead of quick, and know nothing but rules and
records. Where referee and engine disagree on a match, one of them has misread a rule.
"""
