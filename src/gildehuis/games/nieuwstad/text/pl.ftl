# De Poorters van Nieuwstad: wszystkie słowa pokazywane ludziom. Nazwy zostają niderlandzkie; `about-…` je objaśnia.

game-title = De Poorters van Nieuwstad
game-pitch = Wykarczuj las, wznieś razem z innymi nowe miasto i zyskaj na tym najwięcej.
game-about = W każdej rundzie wybierasz role, które wykonują wszyscy: wyrąb, budowa, uprawa, handel, kupno kart. Im więcej ludzi mieszka w Nieuwstad, tym więcej jedzą, a za budynki miejskie płaci się wspólnie. Kto ma 30 punktów, kończy grę.

option-blue_alone = Budynki miejskie może też zbudować jeden gracz
option-together = Wszystko można budować wspólnie; właściciela ustala umowa

# ---- nazwy
name-huis = Huis
name-graanveld = Graanveld
name-boot = Boot
name-weide = Weide
name-herenhuis = Herenhuis
name-houthandel = Houthandel
name-houtzagerij = Houtzagerij
name-bakkerij = Bakkerij
name-slagerij = Slagerij
name-visboer = Visboer
name-herberg = Herberg
name-handelshuis = Handelshuis
name-stadspoort = Stadspoort
name-kantoor = Kantoor
name-jachthut = Jachthut
name-boshut = Boshut
name-kerk = Kerk
name-stadhuis = Stadhuis
name-gevangenis = Gevangenis
name-hospitium = Hospitium
name-wachttoren = Wachttoren
name-markt = Markt

name-houthakker = Houthakker
name-bouwmeester = Bouwmeester
name-boer = Boer
name-schout = Schout
name-handelaar = Handelaar
name-rentmeester = Rentmeester
name-graaf = Graaf

name-botenbouw = Botenbouw
name-brand = Brand
name-burgerwacht = Burgerwacht
name-buurtfeest = Buurtfeest
name-criminaliteit = Criminaliteit
name-houthakkersfeest = Houthakkersfeest
name-huizenbouw = Huizenbouw
name-inkomstenbelasting = Inkomstenbelasting
name-kennis_is_macht = Kennis is macht
name-midzomernachtfestival = Midzomernachtfestival
name-rotte_vis = Rotte vis
name-schilderij = Schilderij
name-sprinkhanenplaag = Sprinkhanenplaag
name-standbeeld = Standbeeld
name-wolventerreur = Wolventerreur
name-sprokkelaar = Sprokkelaar
name-wijkfeest = Wijkfeest
name-kleine_geboortegolf = Kleine Geboortegolf
name-grote_geboortegolf = Grote Geboortegolf
name-kruistocht = Kruistocht
name-zwarte_dood = Zwarte Dood
name-vikingen = Vikingen

name-wood = drewno
name-planks = deski
name-fish = ryby
name-grain = zboże
name-cattle = bydło
name-game = dziczyzna
name-bread = chleb
name-meat = mięso
name-game_meat = pieczona dziczyzna
name-smoked_fish = wędzone ryby
name-florin = floren
name-florins = floreny
name-point = punkt
name-points = punkty
name-poorters = Poorters
name-a = A
name-b = B
name-c = C
name-d = D
name-www = drewno (3)
name-wwww = drewno (4)
name-wwg = drewno (2) i dziczyzna (1)

# ---- co jest czym, dla tych, którzy nie czytają po niderlandzku
about-huis = Dom. Na koniec każdej rundy daje właścicielowi 1 florena.
about-graanveld = Pole zboża. W fazie roli Boer rośnie tu 1 zboże, które zbierasz w następnej.
about-boot = Łódź rybacka na jeziorze. W każdej fazie roli Boer łowi 1 rybę.
about-weide = Pastwisko. W fazie roli Boer hoduje 1 sztukę bydła, którą odbierasz w następnej.
about-herenhuis = Dwór. Na koniec każdej rundy daje właścicielowi 2 floreny.
about-houthandel = Skład drewna. Drewno kupuje się tu i sprzedaje po 1 florenie.
about-houtzagerij = Tartak. Każdy gracz może zamienić do 2 sztuk drewna na deski, każdą na jedną; deska liczy się potem jak 2 sztuki drewna.
about-bakkerij = Piekarnia. Zamienia zboże na chleb i go sprzedaje.
about-slagerij = Rzeźnik. Zamienia bydło na mięso, a dziczyznę na pieczoną dziczyznę, i sprzedaje jedno i drugie.
about-visboer = Handlarz ryb. Wędzi ryby i je sprzedaje.
about-herberg = Gospoda. Sprzedaje paszteciki: chleb z mięsem, pieczoną dziczyzną albo wędzoną rybą.
about-handelshuis = Dom handlowy. Właściciel płaci za karty o 1 florena mniej.
about-stadspoort = Brama miejska. Właściciel dostaje 1 punkt za każde pełne 10 Poorters.
about-kantoor = Kancelaria. Wprowadza do gry rolę Rentmeester.
about-jachthut = Chata myśliwska. W każdej fazie roli Houthakker daje właścicielowi 1 dziczyznę więcej.
about-boshut = Leśna chata. W każdej fazie roli Houthakker daje właścicielowi 1 drewno więcej.
about-kerk = Kościół. Zdarzenia nie mają już skutku.
about-stadhuis = Ratusz. Wprowadza do gry rolę Graaf.
about-gevangenis = Więzienie. W dzielnicy, w której stoi choćby jego część, nie ma karty Criminaliteit.
about-hospitium = Szpital. Zwarte Dood już nie grozi.
about-wachttoren = Wieża strażnicza. Nie grożą już Vikingen ani Brand.
about-markt = Rynek. Zboże, bydło i dziczyznę sprzedaje się tu po 1 florenie.
about-houthakker = Drwal. Każdy bierze kafel lasu. Przywilej: 1 drewno więcej.
about-bouwmeester = Budowniczy. Każdy może budować. Przywilej: 1 floren albo 1 drewno taniej.
about-boer = Rolnik. Pola, pastwiska i łodzie dają plon. Przywilej: jedna sztuka więcej z tego, co wytwarzasz.
about-schout = Szeryf. Każdy może kupić karty, a potem zagrać życzenia. Przywilej: 1 floren.
about-handelaar = Kupiec. Każdy może korzystać z kramów. Przywilej: 1 floren.
about-rentmeester = Rządca. Każdy dostaje 1 punkt za Huis i 2 za Herenhuis. Przywilej: 1 punkt więcej.
about-graaf = Hrabia. Rola wybrana już w tej rundzie zostaje wykonana jeszcze raz, bez przywileju.
about-botenbouw = Budowa łodzi: połóż za darmo luźną łódź ze swoją pieczęcią na jeziorze.
about-brand = Pożar: jeden Huis płonie, a 2 Poorters odchodzi.
about-burgerwacht = Straż obywatelska: chroni dzielnicę przed kartą Criminaliteit.
about-buurtfeest = Święto sąsiadów: na koniec 1 punkt za każde 3 floreny, które masz.
about-criminaliteit = Przestępczość: wskaż dzielnicę i ukradnij florena albo drewno każdemu, kto ma tam budynek.
about-houthakkersfeest = Święto drwali: na koniec 1 punkt za każde 3 sztuki drewna; deska liczy się podwójnie.
about-huizenbouw = Budowa domów: Huis albo Herenhuis taniej o 2 floreny i 2 sztuki drewna.
about-inkomstenbelasting = Podatek dochodowy: w tej rundzie nikt nie dostaje dochodu z domów.
about-kennis_is_macht = Wiedza to władza: odtąd twoje przywileje są podwójne.
about-midzomernachtfestival = Noc świętojańska: przynieś coś i zdobądź 2 punkty; kto mieszka w dzielnicy i nie przyjdzie, traci 1.
about-rotte_vis = Zgniłe ryby: wszyscy tracą wszystkie świeże ryby.
about-schilderij = Obraz: 3 punkty na koniec.
about-sprinkhanenplaag = Szarańcza: całe zboże na polach przepada.
about-standbeeld = Pomnik: 4 punkty na koniec.
about-wolventerreur = Wilki: całe bydło na pastwiskach przepada.
about-sprokkelaar = Zbieracz chrustu: weź 2 sztuki drewna.
about-wijkfeest = Święto dzielnicy: na koniec 1 punkt za każdy własny budynek w twojej najlepszej dzielnicy i 3 więcej, jeśli jest pełna.
about-kleine_geboortegolf = Mały wyż: 1 Poorter więcej za każdy Huis i Herenhuis w mieście.
about-grote_geboortegolf = Wielki wyż: 2 Poorters więcej za każdy Huis i Herenhuis w mieście.
about-kruistocht = Krucjata: 10 Poorters odchodzi.
about-zwarte_dood = Czarna Śmierć: połowa Poorters umiera, a każdy budynek w mieście kosztuje właściciela punkt, chyba że zapłacicie razem 5 florenów i 3 towary.
about-vikingen = Wikingowie: wszystkie łodzie przepadają, a za każdy budynek nad wodą odchodzi 3 Poorters, chyba że razem się opłacicie.

# ---- pytania
ask-opening_tile = Weź pierwszy kafel lasu: drewno i dziczyzna pod nim są twoje.
ask-opening_building = Wybierz budynek, od którego zaczynasz. Nic nie kosztuje.
ask-place = Gdzie ma stanąć budynek?
ask-role = Wybierz rolę. Wykonują ją wszyscy; przywilej należy do ciebie.
ask-copy = Graaf: która rola z tej rundy ma zostać powtórzona?
ask-tile = Weź kafel lasu albo spasuj.
ask-build = Zbuduj coś albo spasuj.
ask-pay = Jak płacisz?
ask-discount = Jak twój przywilej obniża cenę?
ask-partners = Kto buduje razem z tobą?
ask-owner = Do kogo ma należeć budynek?
ask-share = Jaki jest udział tego partnera?
ask-answer = Leży przed tobą propozycja. Zgadzasz się?
ask-extra = Twój przywilej: czego bierzesz o jedną sztukę więcej?
ask-buy_cards = Ile kart kupujesz?
ask-play = Zagraj życzenie albo zakończ turę.
ask-burn = Który Huis płonie?
ask-quarter = Wskaż dzielnicę.
ask-guard = Criminaliteit! Wzywasz straż Burgerwacht?
ask-steal = Co kradniesz?
ask-join = Przynosisz coś na festiwal?
ask-pledge_florins = Ile florenów deklarujesz, aby zażegnać zdarzenie?
ask-pledge_goods = Jakie towary deklarujesz, aby zażegnać zdarzenie?
ask-trade = Handluj na kramach albo zakończ turę.
ask-tax = Czas na dochody. Zagrywasz Inkomstenbelasting?

# ---- ruchy
move-pass = Pas
move-done = Koniec
move-accept = Przyjmij propozycję
move-refuse = Odrzuć propozycję
move-burgerwacht = Zagraj Burgerwacht
move-inkomstenbelasting = Zagraj Inkomstenbelasting
move-buy_wood = Kup 1 drewno
move-role = Wybierz rolę: { $role }
move-copy = Powtórz rolę: { $role }
move-build = Zbuduj: { $building }
move-build_together = Zaproponuj wspólną budowę: { $building }
move-start = Zacznij od: { $building }
move-extra = Jedna sztuka więcej: { $good }
move-buy_cards = { $number ->
    [0] Nie kupuj kart
    [1] Kup 1 kartę
   *[other] Kup { $number } karty
}
move-play = Zagraj: { $card }
move-quarter = Wskaż dzielnicę { $quarter }
move-steal = { $what-id ->
    [florin] Ukradnij florena z miejsca { $seat }
   *[wood] Ukradnij drewno z miejsca { $seat }
}
move-join = Przynieś { $good-id ->
    [game] dziczyznę
   *[other] { $good }
} (1)
move-enter = Zapłać 1 florena za wstęp: { $stall }
move-partners = { $seats-id ->
    [brak] Zbuduj samodzielnie
   *[other] Zaproponuj to miejscom { $seats }
}
move-owner = Właścicielem zostaje miejsce { $seat }
move-discount = { $florins ->
    [0] Zniżka: drewno { $wood }
   *[other] { $wood ->
        [0] Zniżka: floreny { $florins }
       *[other] Zniżka: floreny { $florins }, drewno { $wood }
    }
}
move-pledge_goods = Zadeklaruj: ryby { $fish }, zboże { $grain }, bydło { $cattle }, dziczyzna { $game }
move-process = { $stall }: przerób { $good-id ->
    [game] dziczyznę
   *[other] { $good }
} (1)
move-sell = { $stall-id ->
    [herberg] Herberg: sprzedaj chleb { $good-id ->
        [meat] z mięsem
        [game_meat] z pieczoną dziczyzną
       *[smoked_fish] z wędzoną rybą
    }
   *[other] { $stall }: sprzedaj { $good-id ->
        [game] dziczyznę
        [game_meat] pieczoną dziczyznę
       *[other] { $good }
    } (1)
}
move-clear = Weź kafel z pola { $slot }
move-place = Na polu { $cell }, { $turn ->
    [0] jak w druku
    [1] obrócony raz
    [2] obrócony dwa razy
   *[other] obrócony trzy razy
}
move-burn = Huis na polu { $cell }
move-share = { $what-id ->
    [florins] Miejsce { $seat } płaci floreny: { $amount }
    [wood] Miejsce { $seat } płaci drewno: { $amount }
   *[points] Miejsce { $seat } dostaje punkty: { $amount }
}
move-pledge_florins = { $amount ->
    [0] Nie deklaruj florenów
    [one] Zadeklaruj 1 florena
    [few] Zadeklaruj { $amount } floreny
    [many] Zadeklaruj { $amount } florenów
   *[other] Zadeklaruj { $amount } florena
}
move-pay = { $huizenbouw-id ->
    [1] Z kartą Huizenbouw: floreny { $florins }, drewno { $wood }, deski { $planks }
   *[0] Floreny { $florins }, drewno { $wood }, deski { $planks }
}

# ---- co się dzieje
event-cleared = { $seat-name } bierze kafel z pola { $slot } i znajduje: { $tile }.
event-started = { $seat-name } zaczyna od: { $building }.
event-start_skipped = { $seat-name } nie ma miejsca na budynek startowy.
event-role_chosen = { $seat-name } wybiera rolę: { $role }.
event-role_copied = { $seat-name } powtarza rolę: { $role }.
event-role_available = Do gry wchodzi rola: { $role }.
event-privilege = { $seat-name } dostaje jako przywilej: { $what } ({ $amount }).
event-hut = { $seat-name } dostaje z budynku { $building }: { $good } (1).
event-passed = { $seat-name } pasuje.
event-built = { $seat-name } buduje: { $building } (floreny { $florins }, drewno { $wood }, deski { $planks }). Punkty: { $points }. Poorters: { $poorters }.
event-proposed = { $seat-name } proponuje wspólną budowę: { $building }.
event-owner_named = { $seat-name } ma zostać właścicielem: { $building }.
event-offered = Udział, { $seat-name }: floreny { $florins }, drewno { $wood }; w zamian punkty { $points }.
event-accepted = { $seat-name } przyjmuje propozycję.
event-refused = { $seat-name } odmawia. Propozycja upada.
event-built_together = { $joint-id ->
    [1] { $seat-name } buduje wspólnie z innymi: { $building }. Poorters: { $poorters }.
   *[0] { $seat-name } kieruje budową dla miasta: { $building }. Poorters: { $poorters }.
}
event-seal_laid = { $seat-name } zostaje właścicielem: { $building }.
event-contributed = { $seat-name } płaci: floreny { $florins }, drewno { $wood }; dostaje punkty { $points }.
event-stall_opened = { $seat-name } otwiera kram: { $stall }.
event-card_played = { $seat-name } zagrywa: { $card }.
event-caught = { $seat-name } łowi ryby: { $fish }.
event-grown = { $seat-name } ma na polach: { $good } ({ $amount }).
event-harvested = { $seat-name } zbiera: { $good } ({ $amount }).
event-bought_cards = { $number ->
    [one] { $seat-name } kupuje 1 kartę (floreny { $florins }).
   *[other] { $seat-name } kupuje { $number } karty (floreny { $florins }).
}
event-drew = { $card-id ->
    [hidden] { $seat-name } dobiera życzenie.
   *[other] { $seat-name } dobiera: { $card }.
}
event-event_drawn = { $seat-name } dobiera zdarzenie: { $card }.
event-event_harmless = { $card } nie ma skutku.
event-event_threatens = Miastu zagraża: { $card }. Aby to zażegnać, trzeba: floreny { $florins }, towary { $goods }.
event-event_happened = Stało się: { $card }. Poorters: { $poorters }.
event-event_averted = Wspólnie zażegnaliście: { $card }.
event-pledged_florins = { $amount ->
    [0] { $seat-name } nie deklaruje florenów.
    [one] { $seat-name } deklaruje 1 florena.
    [few] { $seat-name } deklaruje { $amount } floreny.
    [many] { $seat-name } deklaruje { $amount } florenów.
   *[other] { $seat-name } deklaruje { $amount } florena.
}
event-pledged_goods = { $seat-name } deklaruje: ryby { $fish }, zboże { $grain }, bydło { $cattle }, dziczyzna { $game }.
event-lost_points = { $points ->
    [one] { $seat-name } ma stracić 1 punkt; nikt nie spada poniżej 0.
    [few] { $seat-name } ma stracić { $points } punkty; nikt nie spada poniżej 0.
    [many] { $seat-name } ma stracić { $points } punktów; nikt nie spada poniżej 0.
   *[other] { $seat-name } ma stracić { $points } punktu; nikt nie spada poniżej 0.
}
event-boat_lost = { $seat-name } traci łódź.
event-reshuffled = { $cards ->
    [one] Z odrzuconych kart powstaje nowa talia: 1 karta.
    [few] Z odrzuconych kart powstaje nowa talia: { $cards } karty.
    [many] Z odrzuconych kart powstaje nowa talia: { $cards } kart.
   *[other] Z odrzuconych kart powstaje nowa talia: { $cards } karty.
}
event-paid_back = Kart już nie ma. { $seat-name } odzyskuje floreny: { $florins }.
event-boat_built = { $seat-name } kładzie luźną łódź na jeziorze.
event-gained = { $seat-name } dostaje: { $good } ({ $amount }).
event-spoiled = { $seat-name } traci: { $good } ({ $amount }).
event-burned = { $seat-name } traci w pożarze Huis na polu { $cell }.
event-quarter_named = { $seat-name } wskazuje dzielnicę { $quarter }.
event-guarded = { $seat-name } wzywa straż i ratuje dzielnicę { $quarter }.
event-stolen = { $what-id ->
    [florin] { $seat-name } traci florena: kradzież.
   *[wood] { $seat-name } traci drewno: kradzież.
}
event-joined = { $points ->
    [one] { $seat-name } przynosi na festiwal: { $good }, i dostaje 1 punkt.
    [few] { $seat-name } przynosi na festiwal: { $good }, i dostaje { $points } punkty.
    [many] { $seat-name } przynosi na festiwal: { $good }, i dostaje { $points } punktów.
   *[other] { $seat-name } przynosi na festiwal: { $good }, i dostaje { $points } punktu.
}
event-stayed_away = { $seat-name } nie przychodzi na festiwal we własnej dzielnicy. Kosztuje to punkt; nikt nie spada poniżej 0.
event-entered = { $seat-name } płaci 1 florena za wstęp: { $stall }.
event-fee_received = { $seat-name } dostaje 1 florena za wstęp: { $stall }.
event-processed = { $seat-name } przerabia: { $good } → { $product }.
event-sold = { $seat-name } sprzedaje ({ $stall }): { $good }; punkty { $points }, floreny { $florins }.
event-bought_wood = { $seat-name } kupuje 1 drewno.
event-rent = { $points ->
    [one] { $seat-name } dostaje 1 punkt czynszu.
    [few] { $seat-name } dostaje { $points } punkty czynszu.
    [many] { $seat-name } dostaje { $points } punktów czynszu.
   *[other] { $seat-name } dostaje { $points } punktu czynszu.
}
event-income = { $florins ->
    [one] { $seat-name } dostaje 1 florena dochodu.
    [few] { $seat-name } dostaje { $florins } floreny dochodu.
    [many] { $seat-name } dostaje { $florins } florenów dochodu.
   *[other] { $seat-name } dostaje { $florins } florena dochodu.
}
event-round_begins = Zaczyna się runda { $round }; rozpoczyna { $seat-name }.
event-ended = { $end-id ->
    [points] Ktoś ma 30 punktów. Koniec partii.
   *[rounds] Minęło trzydzieści rund. Koniec partii.
}

end-points = Ktoś zdobył 30 punktów
end-rounds = Rozegrano trzydzieści rund

# ---- rysunek
draw-heading = Runda { $round }, zaczyna miejsce { $start }. Poorters: { $poorters }. Talia: { $deck }
draw-boats = wolne łodzie: drukowane { $printed }, luźne { $loose }
draw-roles = Role:
draw-seat = { $seat }: floreny { $florins }, pieczęcie { $seals }, karty { $cards }, punkty { $points }
draw-stalls = Kramy (sprzedane/otwarte):
draw-supply = Na sprzedaż:
draw-hand = Karty miejsca { $seat }:
draw-deal = Umowa o budynek { $building }: floreny { $florins }, drewno { $wood } za punkty { $points }
draw-owner = Właściciel: { $seat }
draw-owner-town = Właściciel: miasto
draw-share = { $seat }: płaci floreny { $florins }, drewno { $wood }; dostaje punkty { $points }

# ---- odmowy
refusal-N1 = Nie ma już żadnego takiego budynku.
refusal-N5 = To nie może być twój budynek startowy: musi to być Huis, Graanveld albo Boot, na który jest miejsce.
refusal-N6 = Ta rola została już wybrana w tej rundzie.
refusal-N8 = Tej roli nie ma jeszcze w grze.
refusal-N9 = Nie leży tam kafel lasu.
refusal-N10 = Kafel w mieście musi sąsiadować z rynkiem albo z wykarczowanym terenem.
refusal-N12-pay = Nie stać cię na ten budynek.
refusal-N12-place = Na ten budynek nie ma nigdzie miejsca.
refusal-N13-ground = Budynki kładzie się na wykarczowanych, pustych polach.
refusal-N13-seal = Nie masz już jasnej pieczęci.
refusal-N13-seals = Dałoby się za to zapłacić, ale nikt z was nie ma już jasnej pieczęci, by zostać właścicielem.
refusal-N13-owner = Ten gracz nie ma już jasnej pieczęci.
refusal-N14-line = Budynek leży cały w mieście albo cały na przedmieściu.
refusal-N14-border = W mieście budynek sąsiaduje z rynkiem albo z innym budynkiem.
refusal-N14-road = Stykające się drogi muszą mieć ten sam kolor.
refusal-N15-outskirts = Ten budynek stawia się na przedmieściu.
refusal-N15-gate = Stadspoort stoi w mieście, zieloną stroną wzdłuż przedmieścia.
refusal-N17-proposals = W jednej turze wolno złożyć najwyżej trzy propozycje.
refusal-N17-deal = Nikt nie może zapłacić za to razem z tobą.
refusal-N17-discount = Od ceny odejmuje się cały przywilej, i to tak, aby umowa była możliwa.
refusal-N17-partners = Z tymi partnerami umowa nie jest możliwa.
refusal-N17-share = Taki udział nie występuje w żadnej pełnej umowie.
refusal-N18 = Nie możesz zapłacić dokładnie w ten sposób.
refusal-N20-blue = Niebieskie budynki należą do miasta: buduj je zwyczajnie, to też umowa.
refusal-N20-owner = Właścicielem możesz zostać tylko ty albo partner.
refusal-N22 = Niczego takiego teraz nie wytwarzasz.
refusal-N23-buy = Możesz kupić 0, 1 albo 2 karty, na ile starczy florenów.
refusal-N23-hand = Nie masz tej karty.
refusal-N26 = Ta karta ma swój własny moment, ale nie teraz.
refusal-N26-play = Tej karty nie można teraz zagrać.
refusal-N27-closed = Ten kram nie stoi albo wstęp nie jest opłacony.
refusal-N27-again = Ten kram jest już dla ciebie otwarty.
refusal-N27-florin = Nie masz florena dla właściciela.
refusal-N28-turn = Dopiero co kupionego drewna nie sprzedaje się od razu, i na odwrót.
refusal-N28-florin = Nie masz florena na drewno.
refusal-stall-process = Tego się tam nie przerabia.
refusal-stall-limit = W tej fazie nie możesz już korzystać z tego kramu.
refusal-stall-lacking = Nie masz tego, co potrzebne.
refusal-stall-sell = Tego się tam nie sprzedaje.
refusal-stall-slots = Przy tak niewielu Poorters nikt tego jeszcze nie kupuje.
refusal-N32 = Wszystkie otwarte miejsca sprzedaży są w tej fazie zajęte.
refusal-N34-none = Nie wybrano jeszcze roli, którą Graaf mógłby powtórzyć.
refusal-N34-copy = Graaf powtarza rolę wybraną wcześniej w tej rundzie.
refusal-N35-play = Potrzebujesz do tego jasnej pieczęci i luźnej łodzi.
refusal-N36-play = Nie ma Huis, który mógłby spłonąć, albo czuwa Wachttoren.
refusal-N36-burn = Żaden Huis nie ma tam swojego północno-zachodniego pola.
refusal-N37-play = Gevangenis stoi w każdej dzielnicy.
refusal-N37-quarter = Tę dzielnicę chroni Gevangenis.
refusal-N37-steal = Tego nie da się tam ukraść.
refusal-N38 = Nie masz tego, więc nie możesz tego przynieść.
refusal-N39-play = Kennis is macht już przed tobą leży.
refusal-N40 = Nie masz karty Burgerwacht.
refusal-N41 = Nie masz karty Huizenbouw albo nie dotyczy ona tego budynku.
refusal-N42 = Nie masz karty Inkomstenbelasting.
refusal-N49 = Możesz zadeklarować to, co masz, i nie więcej, niż brakuje.
refusal-N52-form = To nie jest ruch z tej gry.
refusal-N52-over = Partia jest zakończona.
refusal-N52-seat = Teraz nie ty masz decydować.
refusal-N52-question = Nie o to jest teraz pytanie.
refusal-N53 = Obrót o niższym numerze kładzie kafel dokładnie tak samo; użyj go.

# ---- plansza w przeglądarce
board-label = Nieuwstad z góry. Budynki: { $buildings }, Poorters: { $poorters }. Strzałkami przechodzisz między możliwymi miejscami.
board-sign = Runda { $round } · talia { $deck }
board-deck = Karty w talii: { $deck }, odrzucone: { $discards }
board-discards = Ostatnio odrzucone: { $cards }.
board-drawer-buildings = Budynki
board-drawer-stalls = Kramy
board-drawer-deal = Umowa
board-drawer-pledges = Deklaracje
board-drawer-options = Twoje możliwości
board-close = Zamknij
board-rotate = Obróć budynek (klawisz R)
board-forest = Kafel lasu
board-forest-city = W mieście. Musi sąsiadować z rynkiem albo z wykarczowanym terenem.
board-forest-outskirts = Na przedmieściu. Zawsze dostępny.
board-quarter = Dzielnica { $quarter }: zabudowane pola { $built } z { $cells }
board-own = { $name }: { $count }.
board-poorters = Mieszkańcy Nieuwstad (Poorters): { $count }
board-milestone = { $need }: { $slots ->
    [one] otwiera się 1 miejsce.
    [few] otwierają się { $slots } miejsca.
   *[many] otwiera się { $slots } miejsc.
}
board-boat-free = Łódź, która jeszcze do nikogo nie należy
board-boat-loose = Luźna łódź, dla karty Botenbouw
board-boat-of = Łódź gracza { $name }
board-town = należy do miasta
board-owner = { $name }
board-crop = Teraz na nim: { $amount } ({ $good }).
board-role-free = { $role }: do wyboru
board-role-chosen = { $role }: wybór gracza { $name }
board-role-waiting = { $role }: jeszcze nie w grze
board-left = zostało: { $count }
board-blue = Niebieski: płaci za niego wspólnie kilku graczy.
board-price = Koszt: floreny { $florins }, drewno { $wood }; daje punkty: { $points }, Poorters: { $poorters }.
board-free = za darmo
board-stall-none = { $stall }: jeszcze nie stoi
board-stall-of = { $stall } gracza { $name }
board-slots = Otwarte miejsca: { $open }, sprzedane: { $sold }
board-sells = { $good }: punkty { $points }, floreny { $florins }
board-enter = Wejdź
board-with = Razem z: { $names }
board-owner-of = Właścicielem zostaje { $name }
board-together = Wspólnie
board-together-of = Zaproponuj wspólną budowę: { $building }
board-alone = Samemu
board-steal = { $what-id ->
    [florin] Floren od gracza { $name }
   *[wood] Drewno od gracza { $name }
}
board-pay = Zapłać
board-pay-huizenbouw = Zapłać z kartą Huizenbouw
board-stock = Moje zasoby
board-cards = Moje karty
board-no-cards = Nie masz kart na ręce. Sprzedaje je Schout.
board-cards-word = karty
board-seals-word = jasne pieczęcie
board-seals = Jasne pieczęcie: { $count }
board-start = Rozpoczyna tę rundę
board-total = Punkty: { $total } (zdobyte { $points }, Stadspoort { $gate }, karty na ręce { $cards })
step-place = Wybierz, gdzie stanie { $building }. Klawisz R obraca budynek.
step-pay = Jak płacisz za budynek { $building }?
gain-part = { $by } { $what }
gain-left = pozostałym w umowie zostaje { $left }
gain-privilege = przywilej ×{ $count }
gain-quarters = dzielnica { $quarters }
gain-outskirts = na przedmieściu
gain-water = nad wodą
deal-title = Umowa o budynek { $building }
deal-who = Kto
deal-pays = płaci: { $what }
deal-gets = dostaje punkty
deal-owner = Właściciel: { $name }
deal-town = Właściciel: miasto
deal-rest = reszta
deal-open = do ustalenia
deal-ask = { $what-id ->
    [florins] Ile florenów płaci { $name }?
    [wood] Ile drewna płaci { $name }?
   *[points] Ile punktów dostaje { $name }?
}
deal-share = { $what-id ->
    [florins] { $name } płaci floreny: { $amount }
    [wood] { $name } płaci drewno: { $amount }
   *[points] { $name } dostaje punkty: { $amount }
}
pledge-missing = Brakuje jeszcze:
pledge-less = Mniej: { $good }
pledge-more = Więcej: { $good }
pledge-this = Deklaruję to
score-taken = Punkty zdobyte w czasie partii
score-gate = Stadspoort: 1 za każde pełne 10 Poorters
score-cards = Karty na ręce liczone na końcu

# the guided first match: what to think of at each question
hint-opening_tile = Świecące drzewa można ściąć. Drewnem i florenami płaci się za budynki, a na odsłoniętej ziemi staną.
hint-opening_building = Huis daje florena co rundę, Graanveld zboże, a Boot ryby. Sprzedawaj plony i buduj.
hint-place = W mieście budynek musi stykać się z Rynkiem lub innym budynkiem, a stykające się drogi muszą mieć jeden kolor. Zarys pokazuje, jak będzie leżał.
hint-role = Wszyscy robią to, co wybierzesz, ale przywilej masz tylko ty. Wybierz to, co pomaga ci bardziej niż innym: Houthakker daje drewno, Bouwmeester buduje, Boer zbiera plony, Handelaar sprzedaje.
hint-copy = Graaf powtarza dla wszystkich rolę z tej rundy, bez przywileju. Wybierz taką, z której skorzystasz dwa razy.
hint-tile = Weź kafel lasu, jaki chcesz. Każdy ścięty odsłania ziemię i drogę do następnych drzew.
hint-build = Każda karta pokazuje cenę, punkty i Poorters, których przyciąga. Więcej Poorters otwiera więcej miejsc na kramach. Niebieskie budynki należą do miasta i płaci się za nie wspólnie.
hint-pay = Oto wszystkie sposoby zapłaty. Deska liczy się jak 2 drewna, bez reszty.
hint-discount = Wybrałeś rolę Bouwmeester, więc cena jest niższa. Odejmij to, czego masz najmniej.
hint-partners = Za ten budynek płaci kilku graczy. Wybierz, kto pomoże; każdy może odmówić.
hint-owner = Budynek, który nie jest niebieski, dostaje pieczęć jednego z was. Co przyniesie później, należy do właściciela; punkty podzielisz za chwilę.
hint-share = Ułóż umowę: ile płaci ten partner i ile punktów dostaje. Uczciwą ofertę łatwiej przyjąć.
hint-answer = Arkusz pokazuje, kto ile płaci i dostaje. Odmowa nic nikogo nie kosztuje.
hint-extra = Wybrałeś rolę Boer: weź o jedną sztukę więcej tego, co teraz zbierasz.
hint-buy_cards = Życzenia trzymasz w tajemnicy na ręce. Możesz jednak dobrać zdarzenie, a ono dotyka wszystkich.
hint-play = Możesz teraz zagrać do dwóch życzeń. Niektóre dają punkty na koniec, póki je trzymasz: wskaż lub przytrzymaj, by przeczytać.
hint-burn = Jeden Huis płonie i wraca do zasobów. Właściciel zachowuje punkty, ale traci dochód.
hint-quarter = Dzielnice są oznaczone literami na mapie. Wskaż tę, w której najbardziej ci to pomoże.
hint-guard = Burgerwacht chroni całą dzielnicę przed kradzieżą. Karta zostaje zużyta.
hint-steal = Weź od każdego florena lub drewno: to, czego potrzebujesz ty albo zabraknie im.
hint-join = Oddaj jeden świeży towar za 2 punkty. Kto ma tam budynek i nic nie przyniesie, traci punkt.
hint-pledge_florins = Zdarzenie zagraża wszystkim. Jeśli razem zadeklarujecie dość, zostanie zażegnane; inaczej deklaracje wracają, a ono uderza.
hint-pledge_goods = To zdarzenie wymaga też żywności. Ułóż swój udział plusem i minusem i zadeklaruj go.
hint-trade = Sprzedaj surowce na Rynku albo przerób je na kramie. Liczby przy miejscach mówią, ilu Poorters musi tu mieszkać, by się otworzyły. Cudze kramy kosztują 1 florena.
hint-tax = Jeśli ją zagrasz, nikt nie dostanie w tej rundzie dochodu z domów. Dobra, gdy inni mają ich więcej.
lesson-tile = Wytnij drzewa, które wskazuje dłoń. Co leży pod nimi, jest twoje, zwykle drewno, a ziemia jest wolna pod budowę.
lesson-field = Inni zaczynają od Huis. Ty weź Graanveld: daje zboże, które potem dobrze się sprzedaje.
lesson-place = Pole leży poza linią miasta, gdzie drogi nie mają znaczenia. Tylko jedno wykarczowane miejsce jest dość duże: połóż je tam.
lesson-role = Jaką rolę wybierzesz, taką wykonują wszyscy. Wybierz Boer: wszyscy zbierają plony, ale tylko ty masz pole.
lesson-extra = Przywilej należy do tego, kto wybrał rolę: jedno zboże więcej. Leży na twoim polu do następnych zbiorów.
lesson-fell = Przeciwnik wybrał Houthakkera, więc i ty możesz wyciąć drzewa. Weź te obok Marktu: dom w mieście potrzebuje tam ziemi.
lesson-house = Teraz wszyscy mogą budować. Huis kosztuje cię 2 floreny i 3 drewna; daje 2 punkty, przyciąga 5 Poorters i co rundę przynosi 1 florena.
lesson-city = Obróć dom okrągłą strzałką albo klawiszem R i połóż go przy Markcie. W mieście budynek styka się z Marktem albo innym budynkiem, a drogi, które się spotykają, muszą mieć jeden kolor: tutaj tak jest. Odtąd grasz samodzielnie.
