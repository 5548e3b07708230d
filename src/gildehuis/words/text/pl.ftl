# Słowa domu, wspólne dla wszystkich interfejsów. Gry mają własne w games/<gra>/text.

word-yes = tak
word-no = nie
word-none = brak
word-list = { $first }, { $second }
word-itself = { $word }

# Co może być błędne w zapisie, niezależnie od gry
refusal-form = To nie jest ruch tej gry.
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
error-no-such-file = Gra tego nie zawiera.
error-no-such-game = Nie ma gry { $game-id }.
error-no-such-invite = Tego zaproszenia nie ma, zostało cofnięte albo już wykorzystane.
error-no-such-method = Tego nie można tu zrobić.
error-no-such-person = Nie ma takiej osoby.
error-no-such-rulebook = Nie ma takiej instrukcji.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Nie ma takiego stołu albo nie masz do niego wstępu.
error-no-undo = Tego ruchu nie można cofnąć bez zgody innych: ktoś już zagrał albo czegoś się z niego dowiedział.
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
plain-talk = / i słowa mówią coś do innych.
plain-more = … i jeszcze { $count }: naciśnij Enter
plain-nothing = Żaden ruch nie zawiera „{ $text }”.
plain-no-undo = Tego nie można cofnąć: ktoś już wykonał ruch albo czegoś się dowiedział.
plain-question = { $question } { $yes }: +   { $no }: -
plain-answer = Twoja odpowiedź:{" "}
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
terminal-key-chat = Rozmowa
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
terminal-chat = { $name-id }: { $text-id }
terminal-chat-keys = Enter wysyła · Esc wraca
terminal-chat-say = Powiedz coś przy stole
terminal-chat-none = Nikt jeszcze nic nie powiedział.
terminal-heard = { $line-id } (F7: odpowiedz)
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

error-too-many-invites = Liczba zaproszeń do tego stołu: { $most }. Więcej być nie może.
error-bad-push = Nie można użyć adresu powiadomień tej przeglądarki.
error-no-move-yet = Nie wykonano jeszcze żadnego ruchu.
error-no-seat-for-you = To zaproszenie pozwala tu patrzeć, nie grać.
error-no-undo-asked = Nikt teraz nie prosi o cofnięcie ruchu.
error-undo-asked = Ktoś już prosi o cofnięcie ruchu.
error-undo-refused = Inni odmówili. Po następnym ruchu można poprosić ponownie.
# ---- przeglądarka

name-random = losowy
name-easy = łatwy
name-medium = średni
name-hard = trudny

ui-home = Strona główna
ui-settings = Ustawienia
ui-language = Język
ui-mute = Wycisz dźwięki
ui-mute-key = Wycisz dźwięki (klawisz M)
ui-dark = Blask świec
ui-skip-to-content = Przejdź do treści
ui-loading = Zapalamy świece…
ui-lost = Za tymi drzwiami nic nie ma.
ui-no-table = Takiego stołu nie ma albo nie jest dla ciebie dostępny.
ui-no-server = Dom gildii nie odpowiada. Czy serwer działa?
ui-went-wrong = Coś poszło nie tak. Spróbuj jeszcze raz.
ui-try-again = Spróbuj ponownie
ui-close = Zamknij
ui-cancel = Anuluj
ui-save = Zapisz
ui-saved = Zapisano.
ui-guest-name = Gość

ui-welcome = Wejdź i zagraj
ui-welcome-text = Cztery gry planszowe o średniowiecznych budowniczych i gildiach. Graj od razu z botami albo wyślij znajomym link: nikt nie musi się rejestrować.
ui-games = Gry
ui-my-games = Moje partie
ui-finished-games = Zakończone partie
ui-open-tables = Otwarte stoły
ui-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny: wybierz grę i „Zagraj ze znajomymi”.
ui-players-count = liczba graczy: { $players }
ui-minutes = { $minutes } min
ui-weight-1 = bardzo lekka
ui-weight-2 = lekka
ui-weight-3 = średnia
ui-weight-4 = wymagająca
ui-weight-5 = ciężka
ui-play-now = Zagraj teraz z botami
ui-play-friends = Zagraj ze znajomymi
ui-learn = Ucz się, grając
ui-learn-about = Partia z przewodnikiem: wskazówki przy każdej nowej decyzji, przeciw łatwym botom.
ui-rules = Zasady
ui-footer = Gildehuis jest wolny i otwarty. Gry należą do swoich autorów i wydawców; wszystkie rysunki są nasze.
ui-your-turn = Twój ruch.
ui-stage-open = czeka na graczy
ui-stage-playing = w toku
ui-stage-finished = zakończona
ui-stage-abandoned = przerwana

ui-how-many = Ilu graczy?
ui-how-strong = Jak silne mają być boty?
ui-options = Opcje
ui-edition = Wydanie
ui-own-edition = Własny plik wydania
ui-reconstructed = Liczby, które wydrukowano tylko na ilustracjach, zostały odtworzone. Kto ma pudełko, może je poprawić we własnym pliku wydania.
ui-your-name = Twoje imię
ui-start = Zaczynamy
ui-open-table = Otwórz stół
ui-make-public = Pokaż ten stół wszystkim na stronie głównej
ui-clock = Czas do namysłu
ui-clock-none = bez ograniczeń
ui-clock-live = zegar na jedno posiedzenie
ui-clock-days = dni na ruch

ui-room-waiting = Stół nakryty. Zaproś znajomych albo dodaj boty.
ui-room-full = Wszyscy są na miejscu.
ui-seats = Miejsca
ui-seat-open = wolne miejsce
ui-seat-left = Dawny gość
ui-seat-bot = bot, { $bot }
ui-seat-away = nieobecność, gra bot
ui-seat-offline = brak połączenia
ui-ready = gotowość
ui-not-ready = jeszcze nie teraz
ui-i-am-ready = Jestem gotów
ui-not-yet = Jeszcze nie
ui-add-bot = Dodaj bota
ui-free-seat = Zwolnij miejsce
ui-sit = Usiądź
ui-leave = Odejdź od stołu
ui-invite = Zaproszenie
ui-invite-text = Wyślij ten link albo zeskanuj kod telefonem. Każdy link jest dla jednej osoby; potem pojawi się tu następny.
ui-qr = Kod QR linku
ui-link = Link
ui-copy = Kopiuj link
ui-copied = Skopiowano.
ui-share = Udostępnij…
ui-share-text = Zagrasz ze mną?
ui-invited = Zaproszono cię do gry
ui-invited-text = Powiedz, jak się do ciebie zwracać, i zajmij miejsce.

ui-board = Plansza
ui-board-controls = Widok planszy
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-fit = Pokaż wszystko
ui-players = Gracze
ui-you = (ty)
ui-at-turn = przy ruchu
ui-hand = Moje rzeczy
ui-moves = Wszystkie ruchy
ui-no-moves = Nie masz teraz nic do rozstrzygnięcia.
ui-side = Dziennik, rozmowa i menu
ui-log = Dziennik
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-chat = Rozmowa
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-write = Napisz coś
ui-send = Wyślij
ui-menu = Menu
ui-waiting = Ruch wykonuje: { $names }
ui-sending = Twój ruch jest w drodze…
ui-showing = Ruchy do pokazania: { $count }…
ui-abandoned = Partia została przerwana; nikt jej nie wygrał.
ui-skip = Do teraz
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-asked = { $name } prosi o cofnięcie { $back ->
    [one] ostatniego ruchu.
   *[other] ostatnich ruchów (liczba: { $back }).
}
ui-undo-waiting = Twoja prośba o cofnięcie { $back ->
    [one] ostatniego ruchu
   *[other] ostatnich ruchów (liczba: { $back })
} czeka na odpowiedź: { $names }.
ui-undo-agree = Zgoda
ui-undo-refuse = Odmowa
ui-undo-withdraw = Wycofaj prośbę
ui-confirm = Potwierdź
ui-other = Wybierz inaczej
ui-all-moves = Wszystkie ruchy ({ $count })
ui-title-turn = Twój ruch!
ui-time-left = Pozostały czas:
ui-days = { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}
ui-speed = Tempo ruchów pozostałych graczy
ui-speed-calm = spokojne
ui-speed-brisk = żwawe
ui-speed-swift = szybkie
ui-speed-instant = natychmiast
ui-resign = Poddaj partię
ui-resign-sure = Na pewno chcesz poddać tę partię?
ui-abandon = Zaproponuj przerwanie
ui-abandon-sure = Partia zostanie przerwana, gdy wszyscy się zgodzą. Zaproponować?
ui-take-back-seat = Odbierz miejsce botowi
ui-keys = Klawisze
ui-keys-text =
    Tab, strzałki: między wyborami
    Enter: wybierz, drugi raz: potwierdź
    Esc: wróć · U: cofnij
    A: lista wszystkich ruchów
    ?: objaśnij wskazaną rzecz
    + − 0: przybliżenie i całość
    L: dziennik · M: dźwięk
ui-line-broken = Połączenie z domem gildii zostało przerwane.
ui-line-closed = Połączenie jest zamknięte.
ui-line-stale = Plansza może być nieaktualna; próbujemy dalej.

ui-won-by = Zwycięstwo: { $names }
ui-you-won = Wygrana!
ui-winner = zwycięstwo
ui-rematch = Rewanż
ui-replay = Powtórka
ui-record = Zapis partii
ui-look-at-board = Obejrzyj planszę
ui-score = Punkty
ui-seen-by = Oczami
ui-seen-all = wszystkich, wszystko odkryte
ui-seen-spectator = widza
ui-first = Na początek
ui-previous = Jeden ruch wstecz
ui-next = Jeden ruch dalej
ui-last = Na koniec
ui-autoplay = Odtwórz
ui-pause = Wstrzymaj
ui-position-of = Ruch { $at } z { $count }
ui-beginning = Początek.
ui-replay-move = { $name }: { $move }
ui-no-replay = Powtórkę można obejrzeć po zakończeniu partii.
ui-contents = Spis treści

ui-hint = Wskazówka
ui-got-it = Rozumiem
ui-no-hints = Bez wskazówek
ui-hints-again = Pokaż ponownie wskazówki pierwszej partii
ui-this-device = To urządzenie
ui-theme = Światło
ui-theme-system = jak w systemie
ui-theme-light = pergamin
ui-theme-dark = blask świec
ui-motion = Ruch na planszy
ui-motion-system = jak w systemie
ui-motion-full = pionki wędrują
ui-motion-reduced = ograniczony
ui-sound = Dźwięki
ui-confirm-moves = Pytaj o potwierdzenie przed ruchem
ui-about-you = O tobie
ui-account = Konto
ui-account-text = Do gry nie jest potrzebne. Z kontem twoje partie są dostępne także na innych urządzeniach.
ui-username = Nazwa użytkownika
ui-password = Hasło (co najmniej 8 znaków)
ui-make-account = Załóż konto
ui-login = Zaloguj się
ui-logout = Wyloguj się
ui-signed-in = Zalogowano jako { $username }.
