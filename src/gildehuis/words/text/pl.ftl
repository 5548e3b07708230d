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
