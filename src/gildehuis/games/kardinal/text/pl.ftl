# Kardinal: wszystkie słowa pokazywane ludziom.

game-title = Kardinal
game-pitch = Wznoś miasto wokół katedry, klocek po klocku, i uważaj, gdzie stoi Kardynał.
game-about = Każdy nowy budynek musi różnić się od poprzedniego kształtem i kolorem, a za każdy budynek, z którym sąsiaduje, dostajesz kamień. Jeden kolor twoich kamieni liczy się podwójnie.

name-red = czerwony
name-blue = niebieski
name-green = zielony
name-yellow = żółty
name-house = dom
name-tower = wieża
name-court = dziedziniec
name-building = budynek
name-dom = katedra
name-cardinal = Kardynał

ask-building = { $offers-id ->
    [build] Postaw budynek.
   *[build-decline] Postaw budynek czwartego koloru albo nie buduj w tej turze.
}
ask-stone = { $players ->
    [3] Twój pierwszy budynek nic nie daje: weź czerwony, niebieski albo zielony kamień.
   *[other] Twój pierwszy budynek nic nie daje: weź kamień w dowolnym kolorze.
}
ask-cardinal = { $offers-id ->
    [move_cardinal] Wprowadź Kardynała: postaw go na wolnym polu na skraju miasta.
   *[keep_cardinal-move_cardinal] Przesuń Kardynała na wolne pole na skraju miasta albo zostaw go na miejscu.
}

move-build = Zbuduj { $shape-id ->
    [house] dom
    [tower] wieżę
   *[court] dziedziniec
} (kolor { $colour }) na polu { $squares }
move-decline = Nie buduj w tej turze
move-take_stone = Weź kamień w kolorze: { $colour }
move-move_cardinal = Wyślij Kardynała na pole { $to }
move-keep_cardinal = Zostaw Kardynała na miejscu

event-built = { $seat-name } buduje { $shape-id ->
    [house] dom
    [tower] wieżę
   *[court] dziedziniec
} (kolor { $colour }) na polu { $squares }.
event-stone_taken = { $seat-name } bierze kamień: { $colour }.
event-cardinal_moved = { $seat-name } wysyła Kardynała na pole { $to }.
event-declined = { $seat-name } nic nie buduje w tej turze.
event-passed_over = { $seat-name } nie ma pasującego budynku i zostaje pominięty.
event-ended = { $end-id ->
    [all_built] Stoją wszystkie 24 budynki. Koniec partii.
    [declined] Nikt nie chce już budować. Koniec partii.
   *[no_build] Żaden budynek już nie pasuje. Koniec partii.
}

end-all_built = Stoją wszystkie budynki
end-declined = Nikt nie chciał już budować
end-no_build = Żaden budynek już nie pasuje

draw-supply = zapas
draw-seat = miejsce { $seat }

refusal-K2 = Nie ma takiego budynku: dom i wieża zajmują jedno pole, dziedziniec dwa obok siebie, a każdego kształtu w danym kolorze są dwa.
refusal-K4 = { $players ->
    [3] Budujesz tylko w swoim kolorze i w czwartym.
   *[other] Budujesz tylko w swoim kolorze.
}
refusal-K5 = To nie twoja kolej na taki ruch.
refusal-K6 = Budynek stoi na wolnych polach i styka się z miastem całym bokiem.
refusal-K8 = Tam stoi Kardynał.
refusal-K9 = Wieża musi sąsiadować z domem.
refusal-K10 = Dziedziniec musi sąsiadować z domem.
refusal-K11 = Budynki o tym samym kształcie nie mogą ze sobą sąsiadować.
refusal-K12 = Budynki w tym samym kolorze nie mogą ze sobą sąsiadować.
refusal-K13 = Poprzedni budynek miał ten kształt; wybierz inny.
refusal-K14 = Poprzedni budynek miał ten kolor; wybierz inny.
refusal-K15 = Możesz budować, więc musisz.
refusal-K18 = Kamień do wyboru przysługuje tylko za pierwszy budynek partii i wtedy trzeba go wziąć.
refusal-K20 = Teraz gracz rozpoczynający wprowadza Kardynała.
refusal-K21 = Najpierw zbuduj, potem możesz przesunąć Kardynała.
refusal-K22 = Kardynał stoi na wolnym polu, które sąsiaduje z miastem.
refusal-K23 = Kardynał już tam stoi; zostaw go albo wybierz inne pole.
refusal-K24 = Partia jest zakończona.
refusal-K28 = Ten kolor należy do przeciwnika.
refusal-K32 = Poprzedni budynek też był w czwartym kolorze.
refusal-K33 = Zrezygnować może tylko ten, kto nie ma już własnych budynków.
refusal-K34 = Kamienie czwartego koloru nie należą do nikogo.
refusal-K35 = Partia jest zakończona.
refusal-K36 = To nie jest ruch z gry Kardinal.

# co dodaje narysowana plansza
step-block = Wybierz klocek do postawienia.
step-square = Wybierz, gdzie stanie { $shape } ({ $colour }).
board-label = { $count ->
    [0] Obrus z samą katedrą. Strzałki prowadzą między dostępnymi polami.
    [one] Obrus z katedrą i jednym budynkiem. Strzałki prowadzą między dostępnymi polami.
   *[other] Obrus z katedrą; liczba budynków: { $count }. Strzałki prowadzą między dostępnymi polami.
}
board-turn = Obróć obrus (klawisz R)
board-lower = Spójrz przez budynki (klawisz F)
block = { $shape } ({ $colour }), zostało: { $count }
last-built = Ostatnio postawiono: { $shape } ({ $colour })
earns = Daje kamienie: { $stones }
earns-part = { $colour } × { $count }
earns-nothing = Nie daje kamieni
score-stones = Kamienie, kolor { $colour }
score-left = Z zapasu, własny kolor: { $colour }
score-double = Najlepszy kolor liczony podwójnie: { $colour }
score-dom = Własne budynki przy katedrze (rozstrzygają remis): { $count }
score-now = { $score } punktów, gdyby partia skończyła się teraz; najlepszy kolor ({ $best }) liczy się podwójnie
score-label = Punkty teraz:

# wskazówki pierwszej partii
hint-building = Weź jeden ze swoich klocków poniżej; kreda pokazuje, gdzie może stanąć, a kamienie na polach to zysk. Kamień daje każdy budynek, którego dotkniesz, więc szukaj ciasnych zakątków. Klocek musi różnić się kształtem i kolorem od poprzedniego.
hint-stone = Kamienie to punkty, a kolor, którego masz najwięcej, liczy się podwójnie. Zacznij od takiego, który uda ci się zbierać.
hint-cardinal = Tam, gdzie stoi Kardynał, nikt nie może budować. Postaw go na polu, na którym najbardziej zależy następnemu graczowi.
lesson-house = Budujesz na czerwono i zielono. Zacznij od czerwonego domu przy katedrze: weź go poniżej, a potem dotknij pola z kredy, które wskazuje dłoń.
lesson-stone = Pierwszy budynek nie ma sąsiadów, którzy by coś dali, więc wybierasz kamień. Weź czerwony: każdy kamień to punkt, a kolor, którego masz najwięcej, liczy się podwójnie.
lesson-cardinal = Tam, gdzie stoi Kardynał, nikt nie może budować. Postaw go na polu między twoim domem a nawą: za chwilę przyda się tobie.
lesson-court = Kardynał odszedł, więc miejsce znów jest wolne. Połóż tam zielony dziedziniec: inny kształt i inny kolor niż żółta wieża przed nim. Styka się z wieżą i z twoim domem i daje po kamieniu za jedno i drugie.
lesson-guard = Dziedziniec po drugiej stronie twojego domu stykałby się z nim i z wieżą i dałby przeciwnikowi dwa kamienie. Zastaw drogę Kardynałem.
lesson-tower = Wieża potrzebuje domu obok, a nowy niebieski wystarczy. Tutaj twoja czerwona wieża styka się też z twoim dziedzińcem: znowu dwa kamienie.
lesson-own = Ruch Kardynałem nigdy nie jest obowiązkowy: zostaw go tam, gdzie stoi. Odtąd grasz samodzielnie. Na koniec każdy dostaje też kamienie swoich kolorów, których nikt nie wziął.
