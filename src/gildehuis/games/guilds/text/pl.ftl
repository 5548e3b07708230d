# Gildie: wszystkie słowa pokazywane ludziom.

game-title = Gildie
game-pitch = Zjednaj sobie na rynku możnych i dziwaków, a potem zbuduj im dom, do którego warto należeć.
game-about = W każdej rundzie licytujesz naraz w dwóch strefach o postaci z własnymi talentami, zamieniasz resztę na złoto i dobudowujesz komnaty, drzwi do drzwi, wokół swojego holu. Prestiż dają członkowie, komnaty i życzenia króla.

ask-divining = Wróżka patrzy w przyszłość: wymień jedną wyłożoną komnatę na następną tej wielkości albo zostaw wszystkie.
ask-recruit = Złóż ofertę w dwóch strefach, zabierz postać tam, gdzie prowadzisz, albo spasuj.
ask-second_zone = Wybierz drugą strefę swojej oferty.
ask-forced_take = Wszyscy spasowali, a tu twoja oferta jest najwyższa: wybierz postać, która do ciebie dołącza.
ask-assassin = Wyślij Skrytobójczynię do postaci przeciwnika albo ją powstrzymaj.
ask-cutpurse = Niech Złodziejka Sakiewek zabierze floreny przeciwnikowi albo ją powstrzymaj.
ask-buying = Ile złota kupujesz?
ask-build = Kup komnatę albo spasuj.
ask-placing = Połóż komnatę na swojej planszy.
ask-second_room = Dzięki Architektce możesz od razu kupić drugą komnatę.
ask-reserving = Połóż florena na komnacie, żeby została na następną rundę, albo spasuj.
ask-herald = Czy twój Herold żąda znacznika pierwszego gracza?
ask-illusionist = Wskaż frakcję, do której zalicza się także twoja Iluzjonistka.
ask-cat = Czym jest Pałacowy Kot?

move-divine = Wymień komnatę: { $room }
move-transmute = Zamień złoto na floreny: { $gold }
move-offer = Oferuj { $add ->
    [one] { $add } florena
    [few] { $add } floreny
   *[many] { $add } florenów
} w strefie { $zone }
move-stop = Nie oferuj w drugiej strefie
move-take = Zabierz postać: { $character }
move-assassinate = Wyślij Skrytobójczynię; cel: { $character }
move-steal = Zabierz { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
} graczowi na miejscu { $victim }
move-exchange = { $gold ->
    [0] Nie kupuj złota
   *[other] Kup złoto: { $gold }
}
move-survey = Podnieś komnatę: { $room }
move-buy = Kup komnatę: { $room }
move-bend = Zmień krawędź: { $edge }
move-place = Połóż na { $cell-id }, { $turn ->
    [0] bez obrotu
    [one] obróconą raz
   *[other] obróconą { $turn } razy
}
move-reserve = Zarezerwuj komnatę: { $room }
move-name_faction = Wskaż frakcję: { $faction }
move-name_cat = { $as-id ->
    [woman] Liczy się jako kobieta
   *[other] Liczy się do ludu: { $as }
}
move-pass = Spasuj
move-decline = Nie teraz
move-claim = Zażądaj znacznika

event-round_began = Zaczyna się runda { $round }. Pierwszy gracz: { $seat-name }.
event-income = { $gold ->
    [0] { $seat-name } otrzymuje floreny: { $florins }.
   *[other] { $seat-name } otrzymuje floreny: { $florins } i złoto: { $gold }.
}
event-begged = { $seat-name } wysyła Żebraka i dostaje { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-robbed = { $seat-name } traci { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-drawn = Na rynku: { $characters }. Wyłożone komnaty: { $rooms }.
event-divined = { $seat-name } wymienia komnatę: { $room }. Nowa komnata: { $new }.
event-room_gone = { $seat-name } usuwa komnatę: { $room }. Stos jest pusty.
event-transmuted = { $seat-name } zamienia złoto ({ $gold }) na floreny ({ $florins }).
event-offered = { $seat-name } dokłada { $add ->
    [one] { $add } florena
    [few] { $add } floreny
   *[many] { $add } florenów
} w strefie { $zone } (razem { $total }).
event-dove_used = { $seat-name } wysyła Gołębia Pocztowego tylko do jednej strefy.
event-took = { $seat-name } zabiera postać { $character } za { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-had_to_take = Wszyscy spasowali: { $seat-name } musi zabrać postać { $character } za { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-gift = { $gold ->
    [0] { $character } przynosi floreny: { $florins }. Otrzymuje { $seat-name }.
   *[other] { $character } przynosi złoto: { $gold }. Otrzymuje { $seat-name }.
}
event-passed = { $seat-name } pasuje.
event-passed_over = { $seat-name } nic nie może zrobić i pasuje.
event-declined = { $asked-id ->
    [divining] { $seat-name } nie wymienia żadnej komnaty.
    [herald] { $seat-name } nie wysyła Herolda.
    [second_room] { $seat-name } nie kupuje drugiej komnaty.
    [assassin] { $seat-name } powstrzymuje Skrytobójczynię.
   *[cutpurse] { $seat-name } powstrzymuje Złodziejkę Sakiewek.
}
event-returned = { $seat-name } odzyskuje z namiotów { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-assassinated = { $seat-name } wysyła Skrytobójczynię; cel: { $character }.
event-lost_member = { $seat-name } traci postać: { $character }.
event-stole = { $seat-name } wysyła Złodziejkę Sakiewek po { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-exchanged = { $gold ->
    [0] { $seat-name } nie kupuje złota.
   *[other] { $seat-name } kupuje złoto ({ $gold }) za floreny ({ $florins }).
}
event-surveyed = { $seat-name } podnosi komnatę { $room } z pola { $cell-id }.
event-bought = { $seat-name } kupuje komnatę { $room } za złoto: { $gold }.
event-bent = { $into-id ->
    [door] { $seat-name } wybija drzwi w komnacie { $room }: { $edge }.
   *[wall] { $seat-name } zamurowuje drzwi w komnacie { $room }: { $edge }.
}
event-placed = { $state-id ->
    [active] { $seat-name } kładzie komnatę { $room } na polu { $cell-id }.
   *[inactive] { $seat-name } kładzie komnatę { $room } na polu { $cell-id }; jeszcze nie jest połączona.
}
event-activated = W siedzibie gracza { $seat-name } są już połączone: { $rooms }.
event-reserved = { $seat-name } rezerwuje komnatę { $room }.
event-discarded = Z gry odchodzą: { $rooms }; { $characters }.
event-marker = { $reason-id ->
    [herald] { $seat-name } zdobywa znacznik dzięki Heroldowi.
    [florins] { $seat-name } ma najwięcej florenów i otrzymuje znacznik.
    [gold] { $seat-name } wygrywa remis złotem i otrzymuje znacznik.
   *[left] Nadal remis: znacznik przechodzi dalej. Otrzymuje go { $seat-name }.
}
event-florins_lost = { $seat-name } odrzuca { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}.
event-faction_named = { $seat-name } wskazuje frakcję Iluzjonistki: { $faction }.
event-cat_named = { $seat-name } decyduje, czym jest Pałacowy Kot: { $as }.
event-goal_scored = { $place-id ->
    [one] { $seat-name } jest na pierwszym miejscu w celu „{ $goal }” ({ $count }): { $points } PP.
   *[other] { $seat-name } jest na drugim miejscu w celu „{ $goal }” ({ $count }): { $points } PP.
}
event-scored = { $seat-name }: postaci { $characters }, komnaty { $rooms }, cele { $goals }. Razem { $points } PP.
event-ended = { $end-id ->
    [full] Nikt nie ma już miejsca na budowę. Koniec partii.
   *[rounds] Ostatnia runda dobiegła końca.
}

end-rounds = Rozegrano ostatnią rundę
end-full = Nikt nie miał już miejsca na budowę

draw-round = Runda { $round } z { $rounds }
draw-seat = miejsce { $seat }
draw-goals = Cele
draw-display = Wyłożone
draw-money = { $florins } fl., złoto { $gold }, dochód { $income }
draw-points = { $points } PP
draw-guild = Gildia
draw-marker = (pierwszy)
draw-reserved = zarezerwowana
draw-empty = –
draw-price = złoto { $gold }
draw-legend = Małe litery: niepołączone. Drzwi to przerwy, # to hol.

refusal-G12-gold = Podczas pozyskiwania postaci nie wolno wydawać ani wymieniać złota; może to tylko Alchemik w twojej gildii.
refusal-G13-closed = W tej strefie nie ma już żadnej postaci.
refusal-G13-same = Druga oferta musi być w innej strefie niż pierwsza.
refusal-G13-least = Oferta dokłada co najmniej 1 florena.
refusal-G13-hand = Nie masz na ręce tylu florenów.
refusal-G13-highest = Twoja suma w tej strefie musi być wyższa od wszystkich innych.
refusal-G13-second = Musi ci zostać tyle florenów, by prowadzić też w drugiej strefie.
refusal-G13-stop = Dopóki otwarte są więcej niż dwie strefy, oferta musi objąć dwie z nich.
refusal-G16-zone = Możesz zabrać postać tylko ze strefy, w której twoja oferta jest najwyższa.
refusal-G18-zone = Musisz zabrać postać właśnie z tej strefy.
refusal-G19-fresh = Ta postać dopiero co dołączyła; jej zdolność działa od następnej fazy.
refusal-G21-florins = Nie masz dość florenów na tyle złota.
refusal-G21-least = Nie można kupić mniej niż zero złota: tylko floreny zamienia się na złoto.
refusal-G22-display = Tej komnaty nie ma wśród wyłożonych.
refusal-G22-price = Nie masz dość złota na tę komnatę.
refusal-G23-buy = Ta komnata nigdzie nie pasuje na twojej planszy.
refusal-G23-bend = Po takiej zmianie komnata nigdzie by nie pasowała.
refusal-G23-plot = To poza twoją planszą.
refusal-G23-free = To miejsce jest zajęte.
refusal-G24-touch = Komnata musi przylegać krawędzią do innego kafla.
refusal-G24-match = Drzwi muszą stykać się z drzwiami, a ściany ze ścianami.
refusal-G26-join = Komnata musi łączyć się drzwiami albo stać ściana przy ścianie z twoim holem.
refusal-G28-display = Tej komnaty nie ma wśród wyłożonych.
refusal-G28-reserved = Ta komnata jest już zarezerwowana.
refusal-G28-florin = Rezerwacja kosztuje florena, a ty nie masz żadnego.
refusal-G38-round = Tej zdolności użyto już w tej rundzie.
refusal-G38-once = Ta zdolność jest już zużyta.
refusal-G39-protected = Tej gildii strzeże Zaprzysiężony Obrońca.
refusal-G40-protected = Pieniędzy tego gracza strzeże Pies Stróżujący.
refusal-G42-amount = Alchemik zamienia na floreny co najmniej 1, a najwyżej { $most ->
    [one] { $most } sztukę
    [few] { $most } sztuki
   *[many] { $most } sztuk
} złota, nie więcej, niż masz.
refusal-G43-display = Tej komnaty nie ma wśród wyłożonych.
refusal-G44-nobody = Krawędź może zmienić tylko Zaklinaczka Ścian, a nie ma jej w twojej gildii.
refusal-G44-edge = Ta komnata nie ma takiej krawędzi.
refusal-G45-faction = Nie ma takiej frakcji.
refusal-G47-guild = Skrytobójczyni uderza w postać z innej gildii.
refusal-G47-pp = Skrytobójczyni uderza tylko w postaci warte najwyżej { $most } PP.
refusal-G49-seat = Złodziejka Sakiewek okrada innego gracza.
refusal-G49-amount = Złodziejka Sakiewek zabiera co najmniej 1, a najwyżej { $most ->
    [one] { $most } florena
    [few] { $most } floreny
   *[many] { $most } florenów
}, nie więcej, niż jest w sakiewce.
refusal-G54-nobody = Komnatę może podnieść tylko Mierniczka, a nie ma jej w twojej gildii.
refusal-G54-room = To nie jest komnata na twojej planszy.
refusal-G55-as = Kot liczy się jako kobieta albo do jednego z ludów tej gry.
refusal-G61-over = Partia jest zakończona.
refusal-G61-seat = Kolej na miejsce { $seat }.
refusal-G61-asked = To nie jest odpowiedź na obecne pytanie: { $asked }.
refusal-G62-form = To nie jest ruch z gry Gildie.
refusal-G63-turn = Komnatę obraca się 0, 1, 2 lub 3 razy.
refusal-G63-same = Mniejszy obrót kładzie komnatę tak samo; wybierz go.

name-warrior = wojownik
name-mage = czarodziej
name-priest = kapłan
name-shadow = cień
name-noble = szlachcic
name-craftsman = rzemieślnik
name-animal = zwierzę
name-human = człowiek
name-elf = elf
name-dwarf = krasnolud
name-halfling = niziołek
name-orc = ork
name-goblin = goblin
name-woman = kobieta
name-garden = ogród
name-quarters = kwatera
name-service = zaplecze
name-study = pracownia
name-ceremony = sala reprezentacyjna
name-small = mała
name-large = duża
name-W1 = Strażnik Bramy
name-W2 = Zaprzysiężony Obrońca
name-W3 = Tarczowniczka
name-W4 = Kapitan Najemników
name-W5 = Mistrz Broni
name-W6 = Mistrz Turniejów
name-W7 = Inżynier Oblężniczy
name-M1 = Alchemik
name-M2 = Elfi Arcymag
name-M3 = Wróżka
name-M4 = Zaklinaczka Ścian
name-M5 = Iluzjonistka
name-M6 = Rytownik Run
name-M7 = Wiejska Wiedźma
name-P1 = Jałmużnik Świątynny
name-P2 = Arcykapłanka
name-P3 = Spowiednik
name-P4 = Bosy Pielgrzym
name-P5 = Kapelan Wojenny
name-P6 = Opatka
name-P7 = Poborca Dziesięciny
name-S1 = Skrytobójczyni
name-S2 = Żebrak
name-S3 = Złodziejka Sakiewek
name-S4 = Przemytnik
name-S5 = Fałszerz Monet
name-S6 = Mistrz Szpiegów
name-S7 = Zamaskowana Dwórka
name-N1 = Księżniczka
name-N2 = Książę
name-N3 = Baronowa
name-N4 = Skarbnik Dworu
name-N5 = Herold Królewski
name-N6 = Matka Rodu
name-N7 = Hrabia bez Grosza
name-K1 = Karczmarka
name-K2 = Mistrz Murarski
name-K3 = Architektka
name-K4 = Złotniczka
name-K5 = Główny Ogrodnik
name-K6 = Zarządca Gildii
name-K7 = Mierniczka
name-A1 = Pies Stróżujący
name-A2 = Pałacowy Kot
name-A3 = Gołąb Pocztowy
name-A4 = Gryf
name-A5 = Juczny Muł
name-A6 = Smok Skarbnik
name-s01 = Wartownia
name-s02 = Sala Sparingów
name-s03 = Ściana Trofeów
name-s04 = Kąt Jasnowidza
name-s05 = Biblioteka Zaklęć
name-s06 = Planetarium
name-s07 = Cela Modlitewna
name-s08 = Kapliczka
name-s09 = Relikwiarz
name-s10 = Ukryta Komórka
name-s11 = Palarnia
name-s12 = Galeria Podsłuchów
name-s13 = Garderoba
name-s14 = Galeria Portretów
name-s15 = Sala Audiencyjna
name-s16 = Skład Narzędzi
name-s17 = Warsztat Garncarza
name-s18 = Wzorcownia
name-s19 = Psiarnia
name-s20 = Ptaszarnia
name-s21 = Wybieg
name-s22 = Ogród Ziołowy
name-s23 = Altana Różana
name-s24 = Staw z Liliami
name-s25 = Ogród Warzywny
name-s26 = Dziedziniec z Zegarem Słonecznym
name-s27 = Izba Rachunkowa
name-s28 = Narożny Kram
name-s29 = Skarbczyk
name-s30 = Pokój Gościnny
name-s31 = Sypialnia
name-s32 = Łaźnia
name-s33 = Gabinet Map
name-s34 = Archiwum
name-s35 = Piwnica z Winem
name-l01 = Koszary
name-l02 = Wielkie Laboratorium
name-l03 = Kaplica
name-l04 = Podziemia
name-l05 = Sala Balowa
name-l06 = Wielki Warsztat
name-l07 = Menażeria
name-l08 = Ogród Rozkoszy
name-l09 = Sad
name-l10 = Sala Bankietowa
name-l11 = Sala Zaszczytów
name-l12 = Wielka Biblioteka
name-l13 = Obserwatorium
name-l14 = Skarbiec
name-l15 = Wielka Kuchnia
name-l16 = Skrzydło Gościnne
name-l17 = Apartament Królewski
name-l18 = Skrzydło Służby
name-g01 = Król zbiera armię
name-g02 = Król zgłębia magię
name-g03 = Król staje się pobożny
name-g04 = Król boi się spisków
name-g05 = Król ceni stare rody
name-g06 = Król odbudowuje miasto
name-g07 = Król zakłada zwierzyniec
name-g08 = Krąg królowej
name-g09 = Dwór wielu ludów
name-g10 = Miejsce dla każdego fachu
name-g11 = Zielone miasto
name-g12 = Najszerszy dach
name-g13 = Najhojniejsi członkowie
name-g14 = Najpełniejszy skarbiec
name-g15 = Sale godne pochodu
name-g16 = Dom pełen światła
name-g17 = Uroczystości państwowe
name-g18 = Najdłuższa lista
name-symbol-warrior = najwięcej symboli wojowników
name-symbol-mage = najwięcej symboli czarodziejów
name-symbol-priest = najwięcej symboli kapłanów
name-symbol-shadow = najwięcej symboli cieni
name-symbol-noble = najwięcej symboli szlachciców
name-symbol-craftsman = najwięcej symboli rzemieślników
name-symbol-animal = najwięcej symboli zwierząt
name-women = najwięcej kobiet
name-peoples = najwięcej różnych ludów
name-factions = najwięcej różnych frakcji
name-rooms-garden = najwięcej aktywnych ogrodów
name-rooms-ceremony = najwięcej aktywnych sal reprezentacyjnych
name-rooms-quarters = najwięcej aktywnych kwater
name-rooms-service = najwięcej aktywnych pomieszczeń zaplecza
name-rooms-study = najwięcej aktywnych pracowni
name-cells = najwięcej pól pod aktywnymi komnatami
name-income = najwyższy dochód
name-gold = najwięcej złota
name-large_rooms = najwięcej aktywnych dużych komnat
name-windows = najwięcej okien
name-characters = najwięcej postaci
name-N = północ
name-E = wschód
name-S = południe
name-W = zachód
name-aN = północny bok zachodniej połowy
name-bN = północny bok wschodniej połowy
name-bE = wschodni bok
name-bS = południowy bok wschodniej połowy
name-aS = południowy bok zachodniej połowy
name-aW = zachodni bok
name-asked-divining = wybór Wróżki
name-asked-recruit = tura na rynku
name-asked-second_zone = druga strefa oferty
name-asked-forced_take = postać, którą trzeba zabrać
name-asked-assassin = ofiara Skrytobójczyni
name-asked-cutpurse = ofiara Złodziejki Sakiewek
name-asked-buying = zakup złota
name-asked-build = tura budowy
name-asked-placing = miejsce komnaty
name-asked-second_room = druga komnata Architektki
name-asked-reserving = rezerwacja komnaty
name-asked-herald = roszczenie Herolda
name-asked-illusionist = frakcja Iluzjonistki
name-asked-cat = czym jest Kot

# ---- rysowana plansza
scenes = Co pokazuje plansza
scene-plaza = Plac
scene-houses = Siedziby
scene-goals = Życzenia
plaza-label = Plac, runda { $round } z { $rounds }
houses-label = Siedziba: { $name }
houses-show = Pokaż siedzibę: { $name }
zone-label = Strefa { $zone }
tent-label = { $leads-id ->
    [yes] Namiot ({ $name }): { $florins }, prowadzi
   *[no] Namiot ({ $name }): { $florins }
}
hall = Hol
hall-about = Przynosi { $florins } florenów na rundę. Komnaty są aktywne, dopóki drzwi łączą je z holem.
room-laid = { $state-id ->
    [active] { $room } na polu { $cell-id }, aktywna, { $points } PP
   *[inactive] { $room } na polu { $cell-id }, niepołączona
}
room-active = Aktywna, teraz warta { $points } PP.
room-dark = Niepołączona z holem: jeszcze nic nie daje.
room-price = Cena w złocie: { $gold }.
room-kind = { $faction-id ->
    [none] Rodzaj: { $type }.
   *[other] Rodzaj: { $type }. Symbol: { $faction }.
}
card-worth = { $gold ->
    [0] { $florins ->
        [0] Na karcie: { $points } PP.
       *[other] Na karcie: { $points } PP, floreny na rundę: { $florins }.
    }
   *[other] Na karcie: { $points } PP, złoto na rundę: { $gold }.
}
card-kind = { $sex-id ->
    [none] Symbole: { $factions }.
    [woman] Symbole: { $factions }. Lud: { $people }, kobieta.
   *[man] Symbole: { $factions }. Lud: { $people }, mężczyzna.
}
shelf-room = { $room }, { $size }, złoto { $gold }, { $points } PP na kafelku
shelf-empty = Teraz nie leżą tu żadne komnaty.
goal-about = { $second ->
    [0] Król życzy sobie: { $measure }. Pierwsze miejsce: { $first } PP.
   *[other] Król życzy sobie: { $measure }. Pierwsze miejsce: { $first } PP, drugie: { $second } PP.
}
goal-standing = { $name }: { $count } ({ $points } PP).
florins-label = Floreny
gold-label = Złoto
income-label = Dochód
points-label = PP
florins-held = Floreny na ręce: { $florins }
tents-held = W namiotach: { $florins }.
gold-held = Złoto: { $gold }
income-held = { $gold ->
    [0] Dochód na rundę: floreny { $florins }
   *[other] Dochód na rundę: floreny { $florins }, złoto { $gold }
}
points-now = Postacie { $characters }, komnaty { $rooms }, cele { $goals }.
marker = Pierwszy gracz
member-used = zużyta
member-fresh = nowa
guild-empty = Nikt jeszcze nie dołączył do twojej gildii.
offer-amount = Ile florenów oferujesz
offer-less = O jednego florena mniej
offer-more = O jednego florena więcej
offer-most = najwyżej { $florins }
steal-from = { $florins ->
    [one] { $florins } floren od gracza { $name }
    [few] { $florins } floreny od gracza { $name }
   *[many] { $florins } florenów od gracza { $name }
}
turns-label = Jak obrócić komnatę
turn-to = { $turn ->
    [0] Bez obrotu
    [one] Obrócona raz
   *[other] Obrócona { $turn } razy
}
turn-hint = Obróć tutaj albo klawiszem R, potem wybierz miejsce.
bend-hint = Zaklinaczka Ścian może zmienić jedną krawędź:
options-label = Co możesz wybrać
step-offer = Wybierz pierwszą strefę oferty albo spasuj. Musisz prowadzić w dwóch.
step-take = Prowadzisz: zabierz postać albo spasuj.
step-second = Teraz druga strefa; pierwsza to { $zone }.
step-placing = Połóż komnatę { $room } na swojej planszy, drzwi do drzwi.
gives-total = razem w namiocie: { $total }
gives-paid = płacisz { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
}
gives-active = połączona, { $points } PP przy obecnym stanie celów
gives-dark = niepołączona: jeszcze nic nie daje
gives-points = { $points } PP przy obecnym stanie celów
gives-florins = floreny { $florins }
gives-gold = złoto { $gold }
score-characters = Postacie ({ $count })
score-rooms = Aktywne komnaty ({ $count })
score-room = · { $room }: { $points }
score-dark = · { $room }: niepołączona
score-goal = { $goal }: { $count }
score-half = Pół punktu przepada w zaokrągleniu
effect-protect_chars = Skrytobójczyni nie tknie twojej gildii.
effect-protect_money = Nikt nie ukradnie ci pieniędzy.
effect-disc_large = Raz na rundę: duża komnata tańsza o { $amount ->
    [one] { $amount } sztukę
    [few] { $amount } sztuki
   *[many] { $amount } sztuk
} złota.
effect-disc_small = Raz na rundę: mała komnata tańsza o { $amount ->
    [one] { $amount } sztukę
    [few] { $amount } sztuki
   *[many] { $amount } sztuk
} złota.
effect-alchemist = Raz na rundę: wymień do { $limit ->
    [one] { $limit } sztuki
   *[many] { $limit } sztuk
} złota, każdą na { $amount ->
    [one] { $amount } florena
    [few] { $amount } floreny
   *[many] { $amount } florenów
}.
effect-diviner = Raz na rundę: wymień wyłożoną komnatę.
effect-wallbender = Raz: zmień ścianę w drzwi albo drzwi w ścianę.
effect-wild_symbol = Na koniec: dodatkowy symbol do wyboru.
effect-join_gold1 = Dołączając, przynosi { $amount ->
    [one] { $amount } sztukę
    [few] { $amount } sztuki
   *[many] { $amount } sztuk
} złota.
effect-join_fl3 = Dołączając, przynosi { $amount ->
    [one] { $amount } florena
    [few] { $amount } floreny
   *[many] { $amount } florenów
}.
effect-assassin = Raz: cudza postać warta najwyżej { $amount } PP odchodzi.
effect-beggar = Każdy bogatszy gracz daje ci co rundę { $amount ->
    [one] { $amount } florena
    [few] { $amount } floreny
   *[many] { $amount } florenów
}.
effect-cutpurse = Raz na rundę: skradnij do { $amount ->
    [one] { $amount } florena
   *[many] { $amount } florenów
}.
effect-free_reserve = Pierwsza rezerwacja w rundzie jest darmowa.
effect-forger = Pierwsze złoto przy wymianie kosztuje { $amount ->
    [one] { $amount } florena
    [few] { $amount } floreny
   *[many] { $amount } florenów
}.
effect-herald = Możesz zażądać znacznika pierwszego gracza.
effect-double_build = Raz na rundę: kup od razu drugą komnatę.
effect-surveyor = Raz: podnieś swoją komnatę i połóż ją na nowo.
effect-cat = Na koniec: kobieta albo dowolny lud.
effect-dove = Raz na rundę: oferta w jednej strefie.
effect-drake = Zatrzymujesz do { $amount ->
    [one] { $amount } florena
   *[many] { $amount } florenów
}.
effect-end_sym = Na koniec: { $amount } PP za każdy symbol: { $faction }.
effect-end_garden = Na koniec: { $amount } PP za każdy aktywny ogród.
effect-no_negative = Ujemne PP twoich postaci liczą się jako 0.
effect-r_sym = { $amount } PP za każdy symbol: { $faction }.
effect-r_garden = { $amount } PP za każdy inny aktywny ogród.
effect-r_half_chars = ½ PP za każdą postać.
effect-r_types = { $amount } PP za każdy rodzaj aktywnych komnat.
effect-r_factions = { $amount } PP za każdą frakcję wśród symboli.
effect-r_goals = { $amount } PP za każdy cel, w którym jesteś pierwszy.
effect-r_windows = 1 PP za każde okno, najwyżej { $limit }.

# the guided first match: what to think of at each question
hint-divining = Wymień komnatę, której nikomu nie życzysz; zastąpi ją następna z jej stosu.
hint-recruit = Postacie dają dochód, prestiż i symbole do życzeń Króla u góry. Wybierz dwie strefy, by w obu prowadzić; plus i minus zmieniają ofertę. Gdzie prowadzisz, możesz później zabrać postać. Niewydane floreny przepadają pod koniec rundy.
hint-second_zone = Oferta wymaga drugiej strefy, w której też prowadzisz. Co nic nie wygra, wróci do ciebie.
hint-forced_take = Wszyscy spasowali, więc najwyższa oferta w strefie wiąże: jej właściciel zabiera stamtąd jedną postać. Wybierz, kto przyjdzie za twoją; przebici odzyskują floreny.
hint-assassin = Raz w grze Skrytobójczyni usuwa postać przeciwnika, która nie daje wiele prestiżu, z jej dochodem i symbolami.
hint-cutpurse = Raz na rundę, przed kupnem złota: zabierz kilka florenów temu, komu ledwie starcza na złoto.
hint-buying = Za komnaty płaci się złotem, a 5 florenów to 1 złoto. Złoto zostaje, floreny przepadają pod koniec rundy: kup, ile możesz.
hint-build = Liczba na komnacie to jej cena w złocie, tarcza to prestiż. Liczy się tylko, dopóki drzwi łączą ją z holem. Wybierz ją po lewej, a potem miejsce.
hint-placing = Obróć komnatę poniżej, aż drzwi będą pasować: ściana do ściany, drzwi do drzwi, a jedne drzwi muszą prowadzić do twoich komnat. Drzwi na brzegu stają się oknem.
hint-second_room = Dzięki Architektce kupisz od razu jeszcze jedną komnatę, zanim zrobi to ktoś inny.
hint-reserving = Za florena komnata zostaje na następną rundę, dla każdego. Floreny i tak przepadną, ale kto ma ich najwięcej, dostaje znacznik pierwszego gracza.
hint-herald = Kto ma znacznik, działa pierwszy w następnej rundzie.
hint-illusionist = Spójrz na życzenia Króla: jeden symbol właściwej frakcji więcej może wygrać cel.
hint-cat = Wybierz, co pomoże ci w życzeniach Króla: kobietę czy przedstawiciela ludu.
lesson-offer = Spójrz na życzenia Króla u góry: jedno nagradza kobiety. Kapitan Najemników w Z1 jest kobietą i co rundę przynosi 4 floreny. Zaoferuj tam 2 floreny, o jeden więcej niż namiot, który prowadzi.
lesson-second = Oferta musi dać ci prowadzenie w dwóch strefach. Za Żebraka w Z5 nikt nic nie zaoferował: tam wystarczy 1 floren.
lesson-take = W Z1 nikt cię nie przebił. Weź teraz Kapitan Najemników, zanim ktoś to zrobi; twoje 2 floreny to jej cena.
lesson-last = W Z5 też nadal prowadzisz: weź Żebraka za 1 florena. Floreny, które nic nie wygrały, wrócą potem do właścicieli.
lesson-gold = Zostało ci 7 florenów. Za komnaty płaci się złotem, a 5 florenów to 1 złoto. Floreny przepadają na koniec rundy, złoto zostaje: kup 1.
lesson-room = Ogród Warzywny kosztuje tylko 1 złoto. Daje 1 punkt prestiżu i co rundę 1 florena: kup go.
lesson-doors = Połóż go obok swojego holu, drzwi do drzwi: komnata liczy się tylko, dopóki drzwi łączą ją z holem. Drzwi na skraju działki stają się oknem. Odtąd grasz samodzielnie.
