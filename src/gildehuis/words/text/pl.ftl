# Słowa domu, wspólne dla wszystkich interfejsów. Gry mają własne w games/<gra>/text.

word-yes = tak
word-no = nie
word-none = brak
word-list = { $first }, { $second }

# Co może być błędne w zapisie, niezależnie od gry
refusal-chance = Taki wynik losowania nie może tu wypaść ({ $name-id }).
refusal-seed = Z tego ziarna losuje się tutaj coś innego.
refusal-choices = Gracz miał tu { $right } możliwości.
refusal-scores = Punkty wynoszą { $right }.
refusal-winners = Zwycięzcy: { $right }.
refusal-end = Partia zakończyła się przez: { $right }.
refusal-short = Zapis podaje wynik, ale urywa się przed końcem partii.

# Prosta gra w terminalu
plain-you = Gracz
plain-bot = Bot { $number }
plain-choose = Numer, słowa do wyszukania, u cofnij, q wyjdź:{" "}
plain-more = … i jeszcze { $count }: naciśnij Enter
plain-nothing = Żaden ruch nie zawiera „{ $text }”.
plain-no-undo = Tego nie można cofnąć: ktoś już wykonał ruch albo czegoś się dowiedział.
plain-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
plain-winner = { $name }: { $points ->
    [one] { $points } punkt, zwycięstwo!
    [few] { $points } punkty, zwycięstwo!
   *[many] { $points } punktów, zwycięstwo!
}

# Ekrany w terminalu
terminal-bot = { $level } { $number }
terminal-thinking = { $name } myśli…
terminal-waiting = Czekamy na ruch: { $name }…
terminal-bot-out = { $name } – awaria; od teraz gra losowo.
terminal-turn = { $name }: { $ask }
terminal-choices = { $count ->
    [0] Teraz nie ma nic do wyboru
    [one] Jedna możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
terminal-found = { $count } z „{ $typed }”
terminal-search = pisz, aby szukać · Enter wybiera
terminal-search-clear = Esc pokazuje wszystko · Enter wybiera
terminal-refused = { $rule-id }: { $why } (? pokazuje zasadę)
terminal-refused-plain = { $why }
terminal-key-rules = Zasady
terminal-key-undo = Cofnij
terminal-key-save = Zapisz
terminal-key-speed = Tempo
terminal-key-board = Plansza
terminal-key-log = Przebieg
terminal-key-leave = Wyjdź
terminal-key-back = Wstecz
terminal-key-on = Dalej
terminal-key-play = Start/pauza
terminal-key-eyes = Widok
terminal-saved = Zapisano w pliku { $file-id }.
terminal-speed = Tempo: { $speed }
terminal-slow = powolne
terminal-steady = spokojne
terminal-quick = szybkie
terminal-instant = natychmiast
terminal-hand-over = { $name }, Twoja kolej.
    Pozostali odwracają wzrok; potem naciśnij Enter.
terminal-hand-over-plain = { $name }, Twoja kolej. Pozostali odwracają wzrok; potem naciśnij Enter:{" "}
terminal-leave = Partia jeszcze się nie skończyła.
terminal-leave-save = Zapisz i wyjdź
terminal-leave-leave = Wyjdź bez zapisywania
terminal-leave-stay = Graj dalej
terminal-over-replay = Obejrzyj jeszcze raz
terminal-over-again = Zagraj ponownie
terminal-over-save = Zapisz przebieg partii
terminal-over-leave = Wyjdź
terminal-eyes = Oczami gracza: { $name }
terminal-eyes-none = Oczami widza
terminal-open = W tej grze nic nie jest ukryte.
terminal-rules-search = Numer zasady albo szukane słowa
terminal-rules-keys = ↑ ↓ przewijanie · Esc powrót
terminal-rules-none = Żadna zasada nie zawiera „{ $typed }”.
terminal-resume = Aby grać dalej: gildehuis play { $file-id }
terminal-joined = Siedzisz przy stole jako { $name }.
terminal-watching = Oglądasz grę przy tym stole.
terminal-not-started = Stół czeka na graczy, wolne miejsca: { $count }.
terminal-lost = Połączenie zostało przerwane; próbuję ponownie…
terminal-gone = Stół został zamknięty.
terminal-chat = { $name }: { $text-id }
terminal-walk = Enter dalej, b wstecz, numer przechodzi do miejsca, q kończy:{" "}

# Co dałby wybór, obok niego na liście
terminal-gives-stones = daje: { $value }
terminal-gives-cards = karty { $count }
terminal-gives-value = wartość miasta { $value }
terminal-gives-points = punkty { $value }
terminal-gives-free = { $count ->
    [0] miasto zostanie podliczone
    [one] zostaje jedno wolne pole
    [few] zostają { $count } wolne pola
   *[many] zostaje { $count } wolnych pól
}
terminal-gives-florins = floreny { $value }
terminal-gives-gold = złoto { $value }
terminal-gives-paid = zapłacono { $count }
terminal-gives-total = razem { $count }
terminal-gives-active = połączone: { $value }
terminal-gives-privilege = przywilej { $count }
terminal-gives-quarters = dzielnice { $value }
terminal-gives-at_water = nad wodą: { $value }
terminal-gives-left = { $count } zostaje dla pozostałych
terminal-gives-own = { $value }
terminal-leave-go = Wyjdź; Twoje miejsce pozostaje Twoje
