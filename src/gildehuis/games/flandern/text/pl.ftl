# Flandern 1302: wszystkie słowa pokazywane ludziom.

game-title = Flandern 1302
game-pitch = Sześć miast, w każdej rundzie jedna tajna karta i szara gildia, która pracuje dla wszystkich.
game-about = Każdy potajemnie wybiera akcję; kto zagra więcej kart, działa wcześniej. Zapełniaj miasta swoimi dzielnicami, podnoś ich wartość dzięki Kościołowi i blokuj szarą gildią. Gdy miasto jest pełne, gildia z największą liczbą ukończonych dzielnic dostaje całą jego wartość, a druga połowę.

# Herby
name-blue = niebieska
name-yellow = żółta
name-green = zielona
name-red = czerwona
name-grey = szara
name-church = Kościół

# Miasta
name-brugge = Brugia
name-gent = Gandawa
name-ieper = Ypres
name-leuven = Leuven
name-utrecht = Utrecht
name-luik = Liège

# Karty
name-town-brugge = karta Brugii
name-town-gent = karta Gandawy
name-town-ieper = karta Ypres
name-town-leuven = karta Leuven
name-town-utrecht = karta Utrechtu
name-town-luik = karta Liège
name-site = karta budowy
name-pickup = karta odzyskania
name-cathedral = karta katedry
name-master = karta mistrza gildii
name-influence = karta wpływu
name-green-town-brugge = zielona karta Brugii
name-green-town-gent = zielona karta Gandawy
name-green-town-ieper = zielona karta Ypres
name-green-town-leuven = zielona karta Leuven
name-green-town-utrecht = zielona karta Utrechtu
name-green-town-luik = zielona karta Liège
name-green-site = zielona karta budowy
name-red-town-brugge = czerwona karta Brugii
name-red-town-gent = czerwona karta Gandawy
name-red-town-ieper = czerwona karta Ypres
name-red-town-leuven = czerwona karta Leuven
name-red-town-utrecht = czerwona karta Utrechtu
name-red-town-luik = czerwona karta Liège
name-red-site = czerwona karta budowy

# Pytania
ask-choose = Wybierz potajemnie jedną kartę akcji i dowolnie wiele kart wpływu, żeby działać wcześniej.
ask-town = { $offers-id ->
    [build] Zbuduj w mieście z karty jedną dzielnicę: swoją, szarą lub kościelną.
    [finish] Ukończ w mieście z karty budowę: swoją, szarą lub kościelną.
   *[build-finish] Zbuduj w mieście z karty jedną dzielnicę (swoją, szarą lub kościelną) albo ukończ tam budowę.
}
ask-site = Połóż jedną dzielnicę (swoją, szarą lub kościelną) jako plac budowy w dowolnym mieście.
ask-golden_town = { $offers-id ->
    [build] Złota karta miasta: zbuduj w nim dzielnicę szarą lub kościelną.
    [finish] Złota karta miasta: ukończ w nim budowę szarą lub kościelną.
   *[build-finish] Złota karta miasta: zbuduj w nim dzielnicę szarą lub kościelną albo ukończ tam taką budowę.
}
ask-golden_site = Złota budowa: połóż dzielnicę szarą lub kościelną jako plac budowy w dowolnym mieście.
ask-cathedral = Postaw katedrę na dzielnicy kościelnej, która jeszcze jej nie ma.
ask-master = Postaw mistrza gildii na dzielnicy swojej lub szarej.
ask-influence_guild = Wybierz gildię pod swoim wpływem: jej punkty będą twoje.
ask-turn = { $offers-id ->
    [play_card] Zagraj kartę z ręki; nie ma już czego dobierać.
   *[draw_card-play_card] Zagraj kartę z ręki albo dobierz ze stosu; potem druga z tych akcji.
}
ask-own_card = Teraz zagraj kartę z ręki.
ask-pile_card = Teraz dobierz kartę gildii pod wpływem.
ask-pile_town = { $offers-id ->
    [build] Karta ze stosu: zbuduj w tym mieście dzielnicę jej gildii, szarą lub kościelną.
    [finish] Karta ze stosu: ukończ w tym mieście budowę jej gildii, szarą lub kościelną.
   *[build-finish] Karta ze stosu: zbuduj w tym mieście dzielnicę jej gildii, szarą lub kościelną albo ukończ tam taką budowę.
}
ask-pile_site = Karta ze stosu: połóż dzielnicę jej gildii, szarą lub kościelną jako plac budowy w dowolnym mieście.

# Części zdań wspólne dla kilku tekstów
part-place = { $town-id ->
    [brugge] w Brugii ({ $space })
    [gent] w Gandawie ({ $space })
    [utrecht] w Utrechcie ({ $space })
   *[other] w { $town } ({ $space })
}
part-district = { $guild-id ->
    [blue] niebieską dzielnicę
    [yellow] żółtą dzielnicę
    [green] zieloną dzielnicę
    [red] czerwoną dzielnicę
    [grey] szarą dzielnicę
   *[church] dzielnicę kościelną
}
part-on-district = { $guild-id ->
    [blue] na niebieskiej dzielnicy
    [yellow] na żółtej dzielnicy
    [green] na zielonej dzielnicy
    [red] na czerwonej dzielnicy
    [grey] na szarej dzielnicy
   *[church] na dzielnicy kościelnej
}
part-tile = { $special ->
    [brak] { $master ->
        [tak] { part-district } z mistrzem
        [2] { part-district } z dwoma mistrzami
       *[nie] { part-district }
    }
   *[other] specjalną dzielnicę kościelną { $special }
}

# Ruchy
move-choose = { $influence ->
    [0] { $card }, bez wpływu
    [one] { $card } i { $influence } karta wpływu
    [few] { $card } i { $influence } karty wpływu
   *[many] { $card } i { $influence } kart wpływu
}
move-build = Zbuduj { part-tile } { part-place }
move-set_up = Połóż { part-tile } jako plac budowy { part-place }
move-finish = Ukończ budowę { part-place }
move-cathedral = Postaw katedrę { part-place }
move-master = Postaw mistrza gildii { part-place }
move-influence_guild = { $guild-id ->
    [green] Weź pod swój wpływ zieloną gildię
   *[red] Weź pod swój wpływ czerwoną gildię
}
move-play_card = Zagraj: { $card }
move-draw_card = Dobierz kartę ze stosu

# Zdarzenia
event-round_began = Runda { $round }: rozpoczyna { $seat-name }.
event-golden_removed = { $seat-name } dobiera złotą kartę ({ $card }); to miasto jest już podliczone, więc karta wypada z gry.
event-golden_drawn = { $known-id ->
    [1] { $seat-name } dobiera złotą kartę: { $card } (zostało { $left }).
   *[0] { $seat-name } dobiera złotą kartę (zostało { $left }).
}
event-chose = { $known-id ->
    [1] { $influence ->
        [0] { $seat-name } wybiera: { $card }, bez wpływu.
        [one] { $seat-name } wybiera: { $card } i { $influence } karta wpływu.
        [few] { $seat-name } wybiera: { $card } i { $influence } karty wpływu.
       *[many] { $seat-name } wybiera: { $card } i { $influence } kart wpływu.
    }
   *[0] { $seat-name }: wybór dokonany.
}
event-revealed = { $influence ->
    [0] { $seat-name } odkrywa: { $card }.
    [one] { $seat-name } odkrywa: { $card } i { $influence } karta wpływu.
    [few] { $seat-name } odkrywa: { $card } i { $influence } karty wpływu.
   *[many] { $seat-name } odkrywa: { $card } i { $influence } kart wpływu.
}
event-impossible = { $seat-name } nie może wykonać akcji: { $card }.
event-built = { $seat-name } buduje { part-tile } { part-place }.
event-set_up = { $seat-name } kładzie { part-tile } jako plac budowy { part-place }.
event-space_added = { $town }: przybywa pole { $space }.
event-space_gone = { $town }: znika pole { $space }.
event-finished = { $seat-name } kończy { part-district } { part-place }.
event-picked_up = { $seat-name } odzyskuje karty: { $cards }.
event-golden_turned = { $seat-name } odkrywa złotą kartę: { $card }.
event-influence_gained = { $seat-name } bierze kartę wpływu na rękę.
event-cathedral_built = { $seat-name } stawia katedrę { part-place }.
event-master_placed = { $seat-name } stawia mistrza gildii { part-on-district } { part-place }.
event-covered = { $town }: na polu { $space } nie da się już budować, zostaje zakryte.
event-town_scored = { $town }: podliczenie, wartość miasta { $value }.
event-guild_scored = { $points ->
    [one] { $town }: gildia { $guild } dostaje { $points } punkt (miejsce { $rank }, dzielnice { $districts }, mistrzowie { $masters }).
    [few] { $town }: gildia { $guild } dostaje { $points } punkty (miejsce { $rank }, dzielnice { $districts }, mistrzowie { $masters }).
   *[many] { $town }: gildia { $guild } dostaje { $points } punktów (miejsce { $rank }, dzielnice { $districts }, mistrzowie { $masters }).
}
event-influence_bonus = { $seat-name } ma najwięcej kart wpływu i dostaje punkty: { $points }.
event-guild_taken = { $guild-id ->
    [green] { $seat-name } ma pod wpływem zieloną gildię.
   *[red] { $seat-name } ma pod wpływem czerwoną gildię.
}
event-turn_began = Tura { $turn }: { $seat-name }.
event-card_played = { $seat-name } zagrywa: { $card }.
event-card_drawn = { $seat-name } dobiera ze stosu: { $card } (gildia { $guild }).
event-card_removed = { $seat-name } dobiera ze stosu: { $card } (gildia { $guild }); to miasto jest już podliczone, więc karta wypada z gry.
event-pile_shuffled = { $cards ->
    [one] Odrzucona karta ({ $cards }) staje się nowym stosem.
    [few] Odrzucone karty ({ $cards }) zostają przetasowane w nowy stos.
   *[many] Odrzucone karty ({ $cards }) zostają przetasowane w nowy stos.
}
event-pile_empty = Nie ma już karty do dobrania.
event-ended = { $end-id ->
    [board_full] Plansza jest pełna. Koniec partii.
    [golden_empty] Złote karty się skończyły. Koniec partii.
    [no_space] Nie ma już wolnego pola. Koniec partii.
    [influenced_only] Budować mogłyby już tylko gildie pod wpływem. Koniec partii.
   *[standstill] Przez szesnaście tur nic nie zbudowano. Koniec partii.
}

end-board_full = Plansza jest pełna
end-golden_empty = Złote karty się skończyły
end-no_space = Nie ma już wolnego pola
end-influenced_only = Budować mogłyby już tylko gildie pod wpływem
end-standstill = Przez szesnaście tur nic nie zbudowano

# Rysunek
draw-sign-blue = nb
draw-sign-yellow = żł
draw-sign-green = zl
draw-sign-red = cz
draw-sign-grey = sz
draw-sign-church = ko
draw-key = * mistrz gildii   # budowa   + katedra   · wolne   //// zakryte
draw-town = { $town }, wartość { $value }
draw-scored = { $town }, podliczone: { $value }
draw-stock = zapas
draw-pieces = place budowy { $sites }, katedry { $cathedrals }, mistrzowie { $masters }, specjalne { $specials }
draw-golden = złote karty w stosie: { $left }, rozpoczyna miejsce { $starter }
draw-pile = stos: { $left }, odrzucone: { $discards }
draw-seat = miejsce { $seat } ({ $guild }): { $score }
draw-hand = na ręce: { $cards }
draw-influence = karty wpływu: { $influence }
draw-choice = wybór: { $card }, wpływ { $influence }
draw-grey = szara gildia: { $points }

# Odmowy
refusal-form = To nie jest ruch z gry Flandern 1302.
refusal-F10 = To miasto nie bierze udziału w grze trzyosobowej.
refusal-F12-type = Teraz wybierz kartę akcji.
refusal-F12-chosen = Twój wybór już zapadł; poczekaj na pozostałych.
refusal-F12-choose = Nie masz na ręce tej karty albo tylu kart wpływu.
refusal-F13-seat = W kolejności tej rundy działa teraz ktoś inny.
refusal-F15-seat = Gracz rozpoczynający wykonuje teraz złotą kartę.
refusal-F17-type = Karta miasta pozwala zbudować dzielnicę albo ukończyć budowę.
refusal-F17-town = Ta karta dotyczy innego miasta.
refusal-F17-arms = Karta miasta służy tylko twojej gildii, szarej gildii i Kościołowi.
refusal-F17-finish = Nie ma tam placu budowy.
refusal-F18-type = Karta budowy pozwala położyć dzielnicę jako plac budowy.
refusal-F18-arms = Karta budowy służy tylko twojej gildii, szarej gildii i Kościołowi.
refusal-F20-type = Złota karta wymaga innej akcji.
refusal-F20-town = Złota karta dotyczy innego miasta.
refusal-F20-arms = Złote karty służą tylko szarej gildii i Kościołowi.
refusal-F20-finish = Nie ma tam placu budowy.
refusal-F21-type = Teraz postaw katedrę na dzielnicy.
refusal-F21-target = Katedra staje na dzielnicy kościelnej, która jeszcze jej nie ma.
refusal-F22-type = Teraz postaw mistrza gildii na dzielnicy.
refusal-F22-target = Mistrz gildii staje na dzielnicy twojej lub szarej.
refusal-F24 = Nie ma takiej dzielnicy w zapasie.
refusal-F25 = { $town }: nie ma tu wolnego pola { $space }.
refusal-F26 = Dzielnica musi długim bokiem stykać się z już położoną dzielnicą.
refusal-F27 = Dzielnice z tym samym herbem nie mogą ze sobą sąsiadować.
refusal-F28 = Specjalna dzielnica { $special } tam nie pasuje.
refusal-F30 = To pole jest zakryte.
refusal-F35 = { $town }: miasto jest podliczone, nic się tam już nie dzieje.
refusal-F37-over = Partia jest zakończona.
refusal-F40-type = Najpierw wybierz gildię pod swoim wpływem.
refusal-F40-seat = Najpierw drugi gracz wybiera gildię pod wpływem.
refusal-F40-guild = Pod wpływem mogą być tylko dwie pozostałe gildie.
refusal-F42-type = Zagraj kartę z ręki albo dobierz ze stosu.
refusal-F42-seat = Teraz tura przeciwnika.
refusal-F42-drawn = W tej turze karta ze stosu jest już dobrana.
refusal-F42-played = W tej turze własna karta jest już zagrana.
refusal-F42-hand = Nie masz tej karty na ręce.
refusal-F42-arms = Karta ze stosu służy tylko swojej gildii, szarej gildii i Kościołowi.
refusal-F43-empty = Nie ma już karty do dobrania.
refusal-F45-over = Partia jest zakończona.
refusal-F46-over = Partia jest zakończona.

# Mapa w przeglądarce
map-label = Mapa Flandrii z sześcioma miastami. Wolne pola: { $free }
map-town = { $town }, wartość { $value }, wolne pola: { $free }
map-road = Droga punktów
map-whole = Pokaż całą mapę
space-free = Wolne pole { $space } na dzielnicę { $shape }
space-covered = Zakryte pole { $space }: nikt już tu nie zbuduje
space-laid = { $space }: dzielnica, { $guild }
space-site = { $space }: dzielnica w budowie, { $guild }
space-special = specjalna { $special }
space-masters = { $count ->
    [one] { $count } mistrz gildii
   *[other] mistrzowie gildii: { $count }
}
space-cathedral = z katedrą
spot-open = { $town }, { $space }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
gives-cards = { $count ->
    [one] Pokażesz { $count } kartę.
    [few] Pokażesz { $count } karty; kto pokaże najwięcej, działa pierwszy.
   *[other] Pokażesz { $count } kart; kto pokaże najwięcej, działa pierwszy.
}
gives = Wartość { $value } · punkty teraz: { $points } · wolne pola: { $free }
gives-part = { $guild } { $points }
gives-nothing = bez zmian
step-space = Wybierz pole na { part-tile }.
step-tile = Wybierz, co położysz { part-place }.
card-site = Budowa
card-pickup = Odzyskaj
card-cathedral = Katedra
card-master = Mistrz
card-influence = Wpływ
card-open = leży odkryta na stole; wróci z kartą odzyskania
hand-cards = Twoje karty
hand-tiles = Dzielnice, które możesz położyć
hand-no-influence = Brak wpływów
hand-less = O jedną kartę wpływu mniej
hand-more = O jedną kartę wpływu więcej
hand-spend = { $count ->
    [0] bez wpływu
   *[other] wpływ: { $count }
}
tile-name = { $special ->
    [brak] dzielnica, { $guild }{ $master ->
        [tak] , z mistrzem gildii
        [2] , z dwoma mistrzami gildii
       *[nie] {""}
    }
   *[other] specjalna dzielnica Kościoła { $special }
}
tile-special = specjalna { $special }
round-golden = Złote karty w stosie: { $left }
round-gold-card = Złota karta tej rundy: { $card }
round-gold-hidden = Przed graczem { $name } leży zakryta złota karta.
round-waiting = { $name } jeszcze wybiera.
round-hidden = { $name } ma już wybór; karta leży zakryta.
seat-open = Odkryte karty
seat-none-open = brak odkrytych kart
seat-points = Punkty: { $points }
sheet-now = { $town }: obecna wartość { $value }
sheet-scored = { $town }, podliczenie: wartość { $value }
sheet-guilds = Ukończone dzielnice gildii
sheet-church = Ukończone dzielnice Kościoła
sheet-cathedrals = Dzielnice Kościoła z katedrą
sheet-rank = Miejsce
sheet-guild = Gildia
sheet-districts = Dzielnice
sheet-masters = Mistrzowie
sheet-points = Punkty
sheet-note = Przy podliczeniu teraz. Wolne pola: { $free }
sheet-note-scored = Pierwsza gildia bierze całą wartość, druga połowę, trzecia 4, czwarta 2. Przy tej samej liczbie dzielnic decydują mistrzowie.
score-town = { $town }, { $guild }: miejsce { $rank }, dzielnice: { $districts }
score-influence = Najwięcej kart wpływu ({ $count })
pieces-sites = Place budowy w zasobach: { $count }
pieces-cathedrals = Katedry w zasobach: { $count }
pieces-masters = Figurki mistrzów w zasobach: { $count }
pieces-free = Wolne pola na mapie: { $count }

# the guided first match: what to think of at each question
hint-choose = Wszyscy wybierają naraz, potajemnie. Karta miasta kładzie tam dzielnicę, plac budowy działa w każdym mieście, a karta zbierania zwraca zużyte karty. Dzięki kartom wpływu działasz wcześniej, lecz przepadają na zawsze.
hint-town = Wybierz dzielnicę poniżej, potem świecące pole, albo najpierw pole. Dzielnica musi stykać się długim bokiem z już położoną, nigdy z taką o tym samym herbie. Kto ma w mieście najwięcej dzielnic, dostaje jego pełną wartość.
hint-site = Plac budowy może leżeć w każdym mieście, ale liczy się dopiero po ukończeniu kartą tego miasta. Zajmij nim dobre pole.
hint-golden_town = Złota karta należy do gracza rozpoczynającego. Szarzy i Kościół pracują dla wszystkich: dzielnica kościelna podnosi wartość miasta o 2, a szara może zepchnąć rywala o jedno miejsce.
hint-golden_site = Szary lub kościelny plac budowy w dowolnym mieście. Od razu zajmuje pole, więc może też zablokować rywala.
hint-cathedral = Katedra sprawia, że ukończona dzielnica kościelna jest warta 3 zamiast 2. Postaw ją tam, gdzie prowadzisz.
hint-master = Gdy dwie gildie mają tyle samo dzielnic, wyżej stoi ta z większą liczbą mistrzów. Postaw swojego tam, gdzie jest równo.
hint-influence_guild = W dwie osoby punktujesz za dwie gildie: własną i jedną pod swoim wpływem. Wybierz ją tutaj; druga przypada przeciwnikowi.
hint-turn = Twoja tura to dwie akcje: karta z ręki poniżej dla własnej gildii i wierzchnia karta stosu na planszy dla gildii, którą pokazuje. Zacznij od dowolnej.
hint-own_card = Zagraj jedną ze swoich kart. Gdy zostało ich mało, karta zbierania zwraca na rękę wszystkie wyłożone.
hint-pile_card = Teraz dobierz ze stosu. Karta działa dla gildii pod wpływem: twojej albo przeciwnika.
hint-pile_town = Decydujesz ty, nawet jeśli karta pokazuje gildię przeciwnika: połóż ją tam, gdzie niewiele zyska, albo wybierz szarą lub kościelną.
hint-pile_site = Plac budowy dla gildii z karty, szary lub kościelny, w dowolnym mieście. Nieukończone nic nie znaczą, gdy miasto punktuje.
lesson-card = Twoja gildia jest niebieska. Wybierz kartę Liège: środek tego miasta należy do Kościoła i liczy się podwójnie. Wszyscy wybierają naraz, zakryte karty.
lesson-master = Jeden z przeciwników wydał kartę wpływu i działał pierwszy. Teraz ty: weź niebieską dzielnicę z mistrzem i połóż ją przy środku. Gdzie dwie gildie mają tyle samo dzielnic, rozstrzygają mistrzowie.
lesson-influence = Złota karta tej rundy pozwoliła odzyskać karty, więc karta Liège znów jest na ręce. Zagraj ją jeszcze raz, z jedną kartą wpływu: inni też tam budują, a kto wyda więcej, działa wcześniej.
lesson-second = Opłaciło się: działasz pierwszy. Dzielnice z tym samym herbem nigdy nie mogą się stykać, więc drugą niebieską połóż po drugiej stronie środka.
lesson-alone = W Liège prowadzisz, a katedra podniosła wartość miasta. Teraz Utrecht, gdzie nikt jeszcze nie budował. Odtąd grasz samodzielnie.
