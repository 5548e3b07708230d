game-title = Lakenhal
game-pitch = Kupuj bele w sukiennicach za sakiewki, których nikt nie widzi, póki wszystkie nie leżą na stole.
game-about = W każdej rundzie pojawiają się dwie bele. Każdy kładzie zakrytą sakiewkę; najcięższa wybiera belę, druga co do ciężaru dostaje drugą. Najwięcej bel jednej tkaniny to pięć punktów więcej.

name-wool = wełna
name-linen = len
name-velvet = aksamit
name-silk = jedwab
name-cloth = tkanina
name-worth = wartość
name-round = Runda
name-shown = Na sprzedaż
name-hand = Sakiewki na ręce
name-purse = Twoja sakiewka, zakryta
name-seats = Kupcy
name-points = Punkty
name-bales = Bele
name-spent = Wydane sakiewki
name-doing = Teraz
name-laying = wybiera sakiewkę
name-laid = sakiewka położona
name-choosing = wybiera belę
name-second = dostaje drugą belę
name-waiting = czeka

ask-purse = Połóż zakrytą sakiewkę.
ask-bale = Twoja sakiewka była najcięższa: wybierz belę.

move-lay = Połóż sakiewkę { $purse }
move-take = Weź belę: { $cloth }, wartość { $worth }

event-shown = Na sprzedaż: { $cloth }, wartość { $worth }.
event-laid = { $known-id ->
    [1] { $seat-name }: sakiewka { $purse } położona zakryta.
   *[0] { $seat-name }: sakiewka położona zakryta.
}
event-opened = { $seat-name }: odkryta sakiewka { $purse }.
event-bought = { $seat-name } kupuje belę: { $cloth }, wartość { $worth }.
event-ended = Magazyn jest pusty. Koniec partii.

end-sold_out = Magazyn jest pusty

draw-round = Runda { $round }
draw-bale = { $cloth } { $worth }
fact-shown = { draw-bale }
fact-bales = { draw-bale }
draw-seat = miejsce { $seat }
draw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

refusal-L2 = Nie masz tej sakiewki.
refusal-L3 = Tej beli nie ma na sprzedaż.
refusal-L4 = Twoja sakiewka na tę rundę już leży.
refusal-L5 = Najpierw kładzie się sakiewki; potem właściciel najcięższej wybiera belę.
refusal-L6 = Partia jest skończona.
refusal-L9 = To nie jest ruch w grze Lakenhal.
