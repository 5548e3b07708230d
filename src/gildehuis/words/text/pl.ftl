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

# Na co serwer się nie zgadza
error-abandoned = Ten stół został porzucony.
error-bad-message = Tej wiadomości nie da się odczytać.
error-bad-name = Imię ma od 1 do { $longest } znaków.
error-bad-password = Hasło ma od { $shortest } do { $longest } znaków.
error-bad-request = Tego żądania nie można wykonać: { $reason }
error-bad-seats = Liczba miejsc musi wynosić { $players }, a twoje może być najwyżej jedno.
error-bad-table = Takiego stołu nie da się przygotować: { $reason }
error-bad-username = Nazwa użytkownika ma od 3 do { $longest } liter, cyfr, kropek, myślników lub podkreśleń.
error-broken = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.
error-busy = Przy stole jest tłok. Spróbuj jeszcze raz.
error-foreign-origin = To żądanie pochodzi z innej strony.
error-has-account = Masz już konto.
error-hello-first = Najpierw się przywitaj.
error-host-only = Może to zrobić tylko gospodarz.
error-match-over = Partia jest skończona.
error-no-header = To żądanie musi mieć nagłówek X-Gildehuis.
error-no-such-bot = Nie ma bota { $level-id }.
error-no-such-edition = Nie ma wydania { $edition-id }.
error-no-such-game = Nie ma gry { $game-id }.
error-no-such-invite = Tego zaproszenia nie ma, zostało cofnięte albo już wykorzystane.
error-no-such-method = Tego nie można tu zrobić.
error-no-such-person = Nie ma takiej osoby.
error-no-such-rulebook = Nie ma takiej instrukcji.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Nie ma takiego stołu albo nie masz do niego wstępu.
error-no-undo = Tego ruchu nie można cofnąć: ktoś już zagrał albo czegoś się z niego dowiedział.
error-not-found = Tu niczego nie ma.
error-not-over = Partia jeszcze trwa.
error-not-seated = Nie siedzisz przy tym stole.
error-not-started = Partia jeszcze się nie zaczęła.
error-own-seat = To twoje własne miejsce; po prostu od niego wstań.
error-seat-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-seat-taken = To miejsce jest zajęte.
error-seats-open = Są jeszcze wolne miejsca.
error-stale = Sytuacja tymczasem się zmieniła. Spójrz i wybierz jeszcze raz.
error-started = Partia już się zaczęła.
error-too-fast = Za dużo żądań. Poczekaj chwilę.
error-too-long = To jest za długie.
error-too-many-sockets = Masz tu otwartych za dużo okien.
error-too-many-tables = Liczba stołów, które już prowadzisz: { $most }. Najpierw dokończ albo opuść któryś z nich.
error-username-taken = Ta nazwa użytkownika jest zajęta.
error-wait = Za dużo błędnych haseł. Spróbuj ponownie za { $seconds } s.
error-weak-password = To hasło zbyt łatwo odgadnąć.
error-who-are-you = Najpierw powiedz nam, jak masz na imię.
error-wrong-password = Nazwa użytkownika lub hasło są błędne.
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
error-too-many-invites = Liczba zaproszeń do tego stołu: { $most }. Więcej być nie może.
error-bad-push = Nie można użyć adresu powiadomień tej przeglądarki.
