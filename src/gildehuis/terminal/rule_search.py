"""Finding rules in a rulebook: by id, or by words."""

from rich.text import Text

from gildehuis.words import Rulebook, Speech


def found(book: Rulebook, typed: str, words: Speech) -> Text:
    """The rules asked for under their sections: one by its id, else all with these words."""
    wanted = typed.strip()
    if wanted.upper() in book.rules:
        rules = [book.rules[wanted.upper()]]
    else:
        rules = [r for r in book.rules.values() if _has(f"{r.id} {r.section} {r.text}", wanted)]
    text = Text()
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            text.append(f"{section}\n", "bold underline")
        text.append(f"{rule.id} ", "bold")
        text.append(rule.text.replace("**", "").replace("*", "") + "\n")
    return text if rules else Text(words.say("terminal-rules-none", typed=wanted))


def _has(text: str, wanted: str) -> bool:
    return all(word in text.lower() for word in wanted.lower().split())
