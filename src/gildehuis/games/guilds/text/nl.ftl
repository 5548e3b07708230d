# Guilds: elk woord dat mensen te zien krijgen.

game-title = Guilds
game-pitch = Win op het plein de groten en de zonderlingen voor je, en bouw ze een huis waar ze bij willen horen.
game-about = Elke ronde bied je in twee zones tegelijk op personages met elk een eigen gave, maak je van wat overblijft goud, en bouw je kamers, deur aan deur, rond je hal. Aanzien komt van leden, kamers en de wensen van de koning.

ask-divining = De Waarzegster kijkt vooruit: ruil één kamer in de uitstalling voor de volgende van die maat, of laat alles liggen.
ask-recruit = Doe een bod in twee zones, neem een personage waar jij het hoogst staat, of pas.
ask-second_zone = Kies de tweede zone van je bod.
ask-forced_take = Iedereen heeft gepast en hier is jouw bod het hoogst: kies het personage dat bij je komt.
ask-assassin = Stuur de Sluipmoordenares naar een personage van een ander, of houd haar thuis.
ask-cutpurse = Laat de Beurzensnijdster florijnen pakken van een ander, of houd haar thuis.
ask-buying = Hoeveel goud koop je?
ask-build = Koop een kamer, of pas.
ask-placing = Leg de kamer op je terrein.
ask-second_room = Dankzij de Architecte mag je meteen een tweede kamer kopen.
ask-reserving = Leg een florijn op een kamer om die in de uitstalling te houden, of pas.
ask-herald = Eist je Heraut de startspelersteen op?
ask-illusionist = Noem de factie waarvoor je Illusioniste ook telt.
ask-cat = Als wat telt de Paleiskat?

move-divine = Vervang { $room }
move-transmute = Maak van { $gold } goud florijnen
move-offer = Bied { $add ->
    [one] { $add } florijn
   *[other] { $add } florijnen
} in { $zone }
move-stop = Bied in geen tweede zone
move-take = Neem { $character }
move-assassinate = Stuur de Sluipmoordenares naar { $character }
move-steal = Pak { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
} van plaats { $victim }
move-exchange = { $gold ->
    [0] Koop geen goud
   *[other] Koop { $gold } goud
}
move-survey = Til op: { $room }
move-buy = Koop { $room }
move-bend = Verander een zijde: { $edge }
move-place = Leg op { $cell-id }, { $turn ->
    [0] zoals gedrukt
    [one] één keer gedraaid
   *[other] { $turn } keer gedraaid
}
move-reserve = Reserveer { $room }
move-name_faction = Noem de factie: { $faction }
move-name_cat = { $as-id ->
    [woman] Telt als vrouw
   *[other] Telt als iemand van een volk: { $as }
}
move-pass = Pas
move-decline = Nu niet
move-claim = Eis de steen op

event-round_began = Ronde { $round } begint. { $seat-name } is het eerst.
event-income = { $gold ->
    [0] { $seat-name } kreeg { $florins } florijnen.
   *[other] { $seat-name } kreeg { $florins } florijnen en { $gold } goud.
}
event-begged = { $seat-name } stuurde de Bedelaar rond: { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-robbed = { $seat-name } verloor { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-drawn = Op het plein: { $characters }. In de uitstalling: { $rooms }.
event-divined = { $seat-name } liet { $room } vervangen door { $new }.
event-room_gone = { $seat-name } liet { $room } weghalen; de stapel is leeg.
event-transmuted = { $seat-name } maakte van { $gold } goud { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-offered = { $seat-name } bood { $add ->
    [one] { $add } florijn
   *[other] { $add } florijnen
} in { $zone } (nu { $total }).
event-dove_used = { $seat-name } stuurde de Postduif naar één enkele zone.
event-took = { $seat-name } nam { $character } voor { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-had_to_take = Iedereen had gepast: { $seat-name } moest { $character } nemen voor { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-gift = { $gold ->
    [0] { $character } bracht { $seat-name } { $florins ->
        [one] { $florins } florijn
       *[other] { $florins } florijnen
    }.
   *[other] { $character } bracht { $seat-name } { $gold } goud.
}
event-passed = { $seat-name } paste.
event-passed_over = { $seat-name } kon niets doen en paste.
event-declined = { $asked-id ->
    [divining] { $seat-name } liet de uitstalling zoals ze was.
    [herald] { $seat-name } stuurde de Heraut niet.
    [second_room] { $seat-name } kocht geen tweede kamer.
    [assassin] { $seat-name } hield de Sluipmoordenares thuis.
   *[cutpurse] { $seat-name } hield de Beurzensnijdster thuis.
}
event-returned = { $seat-name } kreeg { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
} terug uit de tenten.
event-assassinated = { $seat-name } stuurde de Sluipmoordenares naar { $character }.
event-lost_member = { $seat-name } verloor { $character }.
event-stole = { $seat-name } stuurde de Beurzensnijdster op pad voor { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}.
event-exchanged = { $gold ->
    [0] { $seat-name } kocht geen goud.
   *[other] { $seat-name } kocht { $gold } goud voor { $florins ->
        [one] { $florins } florijn
       *[other] { $florins } florijnen
    }.
}
event-surveyed = { $seat-name } tilde { $room } op van { $cell-id }.
event-bought = { $seat-name } kocht { $room } voor { $gold } goud.
event-bent = { $into-id ->
    [door] { $seat-name } maakte een deur in { $room }: { $edge }.
   *[wall] { $seat-name } metselde een deur van { $room } dicht: { $edge }.
}
event-placed = { $state-id ->
    [active] { $seat-name } legde { $room } op { $cell-id }.
   *[inactive] { $seat-name } legde { $room } op { $cell-id }; die is nog niet verbonden.
}
event-activated = Nu verbonden in het huis van { $seat-name }: { $rooms }.
event-reserved = { $seat-name } reserveerde { $room }.
event-discarded = Uit het spel: { $rooms }; { $characters }.
event-marker = { $reason-id ->
    [herald] { $seat-name } eiste via de Heraut de steen op.
    [florins] { $seat-name } heeft de meeste florijnen en krijgt de steen.
    [gold] { $seat-name } wint het gelijkspel met goud en krijgt de steen.
   *[left] Nog steeds gelijk: de steen gaat door naar { $seat-name }.
}
event-florins_lost = { $seat-name } legde { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
} af.
event-faction_named = { $seat-name } noemde een factie voor de Illusioniste: { $faction }.
event-cat_named = { $seat-name } besliste wat de Paleiskat is: { $as }.
event-goal_scored = { $place-id ->
    [one] { $seat-name } is eerste bij “{ $goal }” met { $count }: { $points } PP.
   *[other] { $seat-name } is tweede bij “{ $goal }” met { $count }: { $points } PP.
}
event-scored = { $seat-name }: personages { $characters }, kamers { $rooms }, doelen { $goals }. Samen { $points } PP.
event-ended = { $end-id ->
    [full] Niemand heeft nog een plek om te bouwen. Het spel is uit.
   *[rounds] De laatste ronde is voorbij.
}

end-rounds = De laatste ronde is gespeeld
end-full = Niemand had nog een plek om te bouwen

draw-round = Ronde { $round } van { $rounds }
draw-seat = plaats { $seat }
draw-goals = Doelen
draw-display = Uitstalling
draw-money = { $florins } fl, { $gold } goud, inkomen { $income }
draw-points = { $points } PP
draw-guild = Gilde
draw-marker = (eerst)
draw-reserved = gereserveerd
draw-empty = –
draw-price = { $gold } goud
draw-legend = Kleine letters: niet verbonden. Deuren zijn openingen, # is de hal.

refusal-G12-gold = Tijdens het werven kun je goud niet uitgeven of wisselen; dat kan alleen een Alchemist in je gilde.
refusal-G13-closed = In die zone ligt geen personage meer.
refusal-G13-same = Het tweede bod moet in een andere zone dan het eerste.
refusal-G13-least = Een bod voegt minstens 1 florijn toe.
refusal-G13-hand = Zoveel florijnen heb je niet in de hand.
refusal-G13-highest = Je totaal daar moet hoger zijn dan dat van alle anderen.
refusal-G13-second = Je moet genoeg florijnen overhouden om ook in een tweede zone het hoogst te staan.
refusal-G13-stop = Zolang er meer dan twee zones open zijn, bied je in twee ervan.
refusal-G16-zone = Je neemt alleen een personage uit een zone waar jouw bod het hoogst is.
refusal-G18-zone = Je moet een personage uit precies deze zone nemen.
refusal-G19-fresh = Dit personage is er net bij; de gave werkt vanaf de volgende fase.
refusal-G21-florins = Voor zoveel goud heb je niet genoeg florijnen.
refusal-G21-least = Minder dan geen goud kun je niet kopen: alleen florijnen worden goud.
refusal-G22-display = Deze kamer ligt niet in de uitstalling.
refusal-G22-price = Voor deze kamer heb je niet genoeg goud.
refusal-G23-buy = Deze kamer past nergens op je terrein.
refusal-G23-bend = Zo veranderd past de kamer nergens.
refusal-G23-plot = Dat ligt buiten je terrein.
refusal-G23-free = Die plaats is bezet.
refusal-G24-touch = Een kamer grenst met een hele zijde aan een andere tegel.
refusal-G24-match = Deur hoort aan deur en muur aan muur.
refusal-G26-join = De kamer moet met een deur aansluiten, of muur aan muur tegen je hal liggen.
refusal-G28-display = Deze kamer ligt niet in de uitstalling.
refusal-G28-reserved = Deze kamer is al gereserveerd.
refusal-G28-florin = Reserveren kost een florijn, en die heb je niet.
refusal-G38-round = Deze gave is deze ronde al gebruikt.
refusal-G38-once = Deze gave is opgebruikt.
refusal-G39-protected = De Gezworen Lijfwacht beschermt dat gilde.
refusal-G40-protected = De Waakhond beschermt het geld van die speler.
refusal-G42-amount = De Alchemist maakt van minstens 1 en hoogstens { $most } van je goud florijnen, en niet meer dan je hebt.
refusal-G43-display = Deze kamer ligt niet in de uitstalling.
refusal-G44-nobody = Alleen de Muurbuigster verandert een zijde, en zij zit niet in je gilde.
refusal-G44-edge = Zo'n zijde heeft deze kamer niet.
refusal-G45-faction = Die factie is er niet.
refusal-G47-guild = De Sluipmoordenares treft een personage van een ander gilde.
refusal-G47-pp = De Sluipmoordenares treft alleen personages van hoogstens { $most } PP.
refusal-G49-seat = De Beurzensnijdster steelt van een ander.
refusal-G49-amount = De Beurzensnijdster pakt minstens 1 en hoogstens { $most ->
    [one] { $most } florijn
   *[other] { $most } florijnen
}, en niet meer dan die hand heeft.
refusal-G54-nobody = Alleen de Landmeetster tilt een kamer op, en zij zit niet in je gilde.
refusal-G54-room = Dat is geen kamer op jouw terrein.
refusal-G55-as = De Kat telt als vrouw of als iemand van een volk uit dit spel.
refusal-G61-over = Het spel is uit.
refusal-G61-seat = Plaats { $seat } is aan de beurt.
refusal-G61-asked = Dat is geen antwoord op wat nu gevraagd wordt: { $asked }.
refusal-G62-form = Dit is geen zet van Guilds.
refusal-G63-turn = Een kamer wordt 0, 1, 2 of 3 keer gedraaid.
refusal-G63-same = Met minder draaien ligt de kamer net zo; kies die stand.

name-warrior = krijger
name-mage = magiër
name-priest = priester
name-shadow = schaduw
name-noble = edele
name-craftsman = ambachtsman
name-animal = dier
name-human = mens
name-elf = elf
name-dwarf = dwerg
name-halfling = halfling
name-orc = ork
name-goblin = goblin
name-woman = vrouw
name-garden = tuin
name-quarters = verblijf
name-service = dienstruimte
name-study = studeerkamer
name-ceremony = staatsiezaal
name-small = klein
name-large = groot
name-W1 = Poortwachter
name-W2 = Gezworen Lijfwacht
name-W3 = Schildmaagd
name-W4 = Huurlingenkapitein
name-W5 = Wapenmeester
name-W6 = Toernooikampioen
name-W7 = Belegeringsingenieur
name-M1 = Alchemist
name-M2 = Elfenaartsmagiër
name-M3 = Waarzegster
name-M4 = Muurbuigster
name-M5 = Illusioniste
name-M6 = Runensnijder
name-M7 = Kruidenheks
name-P1 = Tempelaalmoezenier
name-P2 = Hogepriesteres
name-P3 = Biechtvader
name-P4 = Blootsvoetse Pelgrim
name-P5 = Veldprediker
name-P6 = Abdis
name-P7 = Tiendenheffer
name-S1 = Sluipmoordenares
name-S2 = Bedelaar
name-S3 = Beurzensnijdster
name-S4 = Smokkelaar
name-S5 = Valsemunter
name-S6 = Spionnenmeester
name-S7 = Gemaskerde Hofdame
name-N1 = Prinses
name-N2 = Prins
name-N3 = Barones
name-N4 = Hofschatmeester
name-N5 = Koninklijke Heraut
name-N6 = Stammoeder
name-N7 = Berooide Graaf
name-K1 = Herbergierster
name-K2 = Meester-metselaar
name-K3 = Architecte
name-K4 = Goudsmid
name-K5 = Hoofdtuinman
name-K6 = Gildemeester
name-K7 = Landmeetster
name-A1 = Waakhond
name-A2 = Paleiskat
name-A3 = Postduif
name-A4 = Griffioen
name-A5 = Pakezel
name-A6 = Schatdraak
name-s01 = Wachtlokaal
name-s02 = Oefenvloer
name-s03 = Trofeeënwand
name-s04 = Zienershoekje
name-s05 = Toverboekerij
name-s06 = Planetarium
name-s07 = Gebedscel
name-s08 = Heiligdom
name-s09 = Reliekenkamer
name-s10 = Geheim Kabinet
name-s11 = Rookhol
name-s12 = Luistergalerij
name-s13 = Kleedkamer
name-s14 = Portrettengalerij
name-s15 = Audiëntiezaal
name-s16 = Gereedschapshok
name-s17 = Pottenbakkerij
name-s18 = Modellenkamer
name-s19 = Hondenhok
name-s20 = Volière
name-s21 = Paddock
name-s22 = Kruidentuin
name-s23 = Rozenprieel
name-s24 = Lelievijver
name-s25 = Moestuin
name-s26 = Zonnewijzerhof
name-s27 = Rekenkamer
name-s28 = Hoekkraam
name-s29 = Kluis
name-s30 = Gastenkamer
name-s31 = Slaapzaal
name-s32 = Badhuis
name-s33 = Kaartenkamer
name-s34 = Archiefzaal
name-s35 = Wijnkelder
name-l01 = Kazerne
name-l02 = Groot Laboratorium
name-l03 = Kapel
name-l04 = Gewelfkelder
name-l05 = Balzaal
name-l06 = Grote Werkplaats
name-l07 = Menagerie
name-l08 = Lusthof
name-l09 = Boomgaard
name-l10 = Banketzaal
name-l11 = Erezaal
name-l12 = Grote Bibliotheek
name-l13 = Sterrenwacht
name-l14 = Schatkamer
name-l15 = Grote Keuken
name-l16 = Gastenvleugel
name-l17 = Koninklijke Suite
name-l18 = Bediendenvleugel
name-g01 = De koning roept een leger op
name-g02 = De koning bestudeert de magie
name-g03 = De koning wordt vroom
name-g04 = De koning vreest komplotten
name-g05 = De koning eert oud bloed
name-g06 = De koning herbouwt de stad
name-g07 = De koning houdt een menagerie
name-g08 = De kring van de koningin
name-g09 = Een hof van vele volken
name-g10 = Een zetel voor elk vak
name-g11 = De groene stad
name-g12 = Het wijdste dak
name-g13 = De gulste leden
name-g14 = De volste kluis
name-g15 = Zalen voor een stoet
name-g16 = Een huis vol licht
name-g17 = Staatsie
name-g18 = De langste ledenlijst
name-symbol-warrior = meeste krijgerssymbolen
name-symbol-mage = meeste magiërssymbolen
name-symbol-priest = meeste priestersymbolen
name-symbol-shadow = meeste schaduwsymbolen
name-symbol-noble = meeste edelensymbolen
name-symbol-craftsman = meeste ambachtssymbolen
name-symbol-animal = meeste dierensymbolen
name-women = meeste vrouwen
name-peoples = meeste verschillende volken
name-factions = meeste verschillende facties
name-rooms-garden = meeste actieve tuinen
name-rooms-ceremony = meeste actieve staatsiezalen
name-rooms-quarters = meeste actieve verblijven
name-rooms-service = meeste actieve dienstruimten
name-rooms-study = meeste actieve studeerkamers
name-cells = meeste vakken onder actieve kamers
name-income = hoogste inkomen
name-gold = meeste goud
name-large_rooms = meeste actieve grote kamers
name-windows = meeste ramen
name-characters = meeste personages
name-N = noord
name-E = oost
name-S = zuid
name-W = west
name-aN = noordkant van de westelijke helft
name-bN = noordkant van de oostelijke helft
name-bE = oostkant
name-bS = zuidkant van de oostelijke helft
name-aS = zuidkant van de westelijke helft
name-aW = westkant
name-asked-divining = de keuze van de Waarzegster
name-asked-recruit = een beurt op het plein
name-asked-second_zone = de tweede zone van een bod
name-asked-forced_take = een personage dat genomen moet worden
name-asked-assassin = het slachtoffer van de Sluipmoordenares
name-asked-cutpurse = het slachtoffer van de Beurzensnijdster
name-asked-buying = goud kopen
name-asked-build = een bouwbeurt
name-asked-placing = de plaats van de kamer
name-asked-second_room = de tweede kamer van de Architecte
name-asked-reserving = een kamer reserveren
name-asked-herald = de aanspraak van de Heraut
name-asked-illusionist = de factie van de Illusioniste
name-asked-cat = als wat de Kat telt

# ---- het getekende bord
scenes = Wat het bord toont
scene-plaza = Plein
scene-houses = Huizen
scene-goals = Wensen
plaza-label = Het plein, ronde { $round } van { $rounds }
houses-label = Het gildehuis van { $name }
houses-show = Toon het huis van { $name }
zone-label = Zone { $zone }
tent-label = { $leads-id ->
    [yes] Tent van { $name }: { $florins }, het hoogst
   *[no] Tent van { $name }: { $florins }
}
hall = Hal
hall-about = Brengt { $florins } florijnen per ronde op. Kamers zijn actief zolang deuren ze met de hal verbinden.
room-laid = { $state-id ->
    [active] { $room } op { $cell-id }, actief, { $points } PP
   *[inactive] { $room } op { $cell-id }, niet verbonden
}
room-active = Actief, nu { $points } PP waard.
room-dark = Niet met de hal verbonden: levert nog niets op.
room-price = Kost { $gold } goud.
room-kind = { $faction-id ->
    [none] Soort: { $type }.
   *[other] Soort: { $type }. Symbool: { $faction }.
}
card-worth = { $gold ->
    [0] { $florins ->
        [0] Gedrukt: { $points } PP.
        [1] Gedrukt: { $points } PP en 1 florijn per ronde.
       *[other] Gedrukt: { $points } PP en { $florins } florijnen per ronde.
    }
   *[other] Gedrukt: { $points } PP en { $gold } goud per ronde.
}
card-kind = { $sex-id ->
    [none] Symbolen: { $factions }.
    [woman] Symbolen: { $factions }. Volk: { $people }, een vrouw.
   *[man] Symbolen: { $factions }. Volk: { $people }, een man.
}
shelf-room = { $room }, { $size }, { $gold } goud, { $points } PP gedrukt
shelf-empty = Hier liggen nu geen kamers.
goal-about = { $second ->
    [0] De koning wenst: { $measure }. Eerste plaats: { $first } PP.
   *[other] De koning wenst: { $measure }. Eerste plaats: { $first } PP, tweede: { $second } PP.
}
goal-standing = { $name }: { $count } ({ $points } PP).
florins-label = Florijnen
gold-label = Goud
income-label = Inkomen
points-label = PP
florins-held = { $florins } florijnen in de hand
tents-held = Op de tenten: { $florins }.
gold-held = { $gold } goud
income-held = { $gold ->
    [0] Inkomen per ronde: { $florins } florijnen
   *[other] Inkomen per ronde: { $florins } florijnen en { $gold } goud
}
points-now = Personages { $characters }, kamers { $rooms }, doelen { $goals }.
marker = Startspeler
member-used = gebruikt
member-fresh = pas erbij
guild-empty = Er is nog niemand bij je gilde gekomen.
offer-amount = Florijnen om te bieden
offer-less = Eén florijn minder
offer-more = Eén florijn meer
offer-most = hoogstens { $florins }
steal-from = { $florins ->
    [one] { $florins } florijn van { $name }
   *[other] { $florins } florijnen van { $name }
}
turns-label = Hoe de kamer gedraaid ligt
turn-to = { $turn ->
    [0] Zoals gedrukt
    [one] Eén keer gedraaid
   *[other] { $turn } keer gedraaid
}
turn-hint = Draai hem hier of met R en kies dan een plek.
bend-hint = De Muurbuigster mag één rand veranderen:
options-label = Wat je kunt kiezen
step-offer = Kies de eerste zone voor je bod, of pas. Je moet in twee zones het hoogst staan.
step-take = Jij staat het hoogst: neem een personage, of pas.
step-second = Nu de tweede zone; de eerste is { $zone }.
step-placing = Leg { $room } op je terrein, deur aan deur.
gives-total = dan { $total } op je tent
gives-paid = kost { $florins ->
    [one] { $florins } florijn
   *[other] { $florins } florijnen
}
gives-active = verbonden, { $points } PP bij deze stand van de doelen
gives-dark = niet verbonden: levert nog niets op
gives-points = { $points } PP bij deze stand van de doelen
gives-florins = florijnen { $florins }
gives-gold = goud { $gold }
score-characters = Personages ({ $count })
score-rooms = Actieve kamers ({ $count })
score-room = · { $room }: { $points }
score-dark = · { $room }: niet verbonden
score-goal = { $goal }: { $count }
score-half = Een half punt wordt afgerond
effect-protect_chars = De Sluipmoordenares kan je gilde niet raken.
effect-protect_money = Niemand steelt geld van je.
effect-disc_large = Eens per ronde: een grote kamer kost { $amount } goud minder.
effect-disc_small = Eens per ronde: een kleine kamer kost { $amount } goud minder.
effect-alchemist = Eens per ronde: hoogstens { $limit } goud wordt elk { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-diviner = Eens per ronde: vervang een uitgestalde kamer.
effect-wallbender = Eén keer: maak van een muur een deur of andersom.
effect-wild_symbol = Aan het eind: één extra symbool naar keuze.
effect-join_gold1 = Bij aankomst: { $amount } goud.
effect-join_fl3 = Bij aankomst: { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-assassin = Eén keer: een personage van een ander met hoogstens { $amount } PP verdwijnt.
effect-beggar = Wie meer inkomen heeft, geeft je elke ronde { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-cutpurse = Eens per ronde: steel hoogstens { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-free_reserve = Je eerste reservering per ronde is gratis.
effect-forger = Het eerste goud bij het wisselen kost { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-herald = Je mag de startspelersteen opeisen.
effect-double_build = Eens per ronde: koop meteen een tweede kamer.
effect-surveyor = Eén keer: til een kamer op en leg hem opnieuw.
effect-cat = Aan het eind: telt als vrouw of als een volk naar keuze.
effect-dove = Eens per ronde: bied in maar één zone.
effect-drake = Je houdt hoogstens { $amount ->
    [one] { $amount } florijn
   *[other] { $amount } florijnen
}.
effect-end_sym = Aan het eind: { $amount } PP per symbool: { $faction }.
effect-end_garden = Aan het eind: { $amount } PP per actieve tuin.
effect-no_negative = Negatieve PP van je personages tellen als 0.
effect-r_sym = { $amount } PP per symbool: { $faction }.
effect-r_garden = { $amount } PP per andere actieve tuin.
effect-r_half_chars = ½ PP per personage.
effect-r_types = { $amount } PP per soort onder je actieve kamers.
effect-r_factions = { $amount } PP per factie onder je symbolen.
effect-r_goals = { $amount } PP per doel waarop je eerste bent.
effect-r_windows = 1 PP per raam, hoogstens { $limit }.

# the guided first match: what to think of at each question
hint-divining = Ruil een kamer die je niemand gunt; de volgende van die stapel komt ervoor in de plaats.
hint-recruit = Personages brengen inkomen, aanzien en symbolen voor de wensen van de Koning bovenaan. Kies twee zones om er de hoogste te zijn; met plus en min verander je het bod. Waar je het hoogst staat, mag je later een personage nemen. Florijnen die overblijven ben je na de week kwijt.
hint-second_zone = Een bod heeft een tweede zone nodig waar je ook de hoogste bent. Wat niets wint, krijg je terug.
hint-forced_take = Iedereen heeft gepast, dus het hoogste bod in een zone is bindend: wie het deed, neemt daar één personage. Kies wie je voor het jouwe krijgt; wie overboden is, krijgt zijn florijnen terug.
hint-assassin = Eén keer per spel haalt de Sluipmoordenares bij een ander een personage weg dat niet veel aanzien heeft, met inkomen en symbolen.
hint-cutpurse = Eén keer per ronde, vóór het goud kopen: pak een paar florijnen van wie net genoeg heeft voor goud.
hint-buying = Kamers betaal je met goud, en 5 florijnen kopen 1 goud. Goud houd je, florijnen verdwijnen na de week: koop wat je kunt.
hint-build = Het getal op een kamer is haar prijs in goud, het schild haar aanzien. Ze telt alleen zolang deuren haar met je hal verbinden. Kies er links een en dan haar plek.
hint-placing = Draai de kamer hieronder tot de deuren passen: muur aan muur, deur aan deur, en één deur moet naar je kamers leiden. Een deur aan de rand wordt een venster.
hint-second_room = Dankzij de Architecte koop je meteen nog een kamer, vóór iemand anders het kan.
hint-reserving = Voor een florijn blijft een kamer volgende week liggen, voor iedereen. Je florijnen ben je toch kwijt, maar wie er de meeste houdt, krijgt de startspelersteen.
hint-herald = Wie de startspelersteen heeft, is volgende week het eerst aan de beurt.
hint-illusionist = Kijk naar de wensen van de Koning: één symbool meer van de juiste factie kan een doel winnen.
hint-cat = Kies wat je helpt bij de wensen van de Koning: een vrouw of iemand van een volk.
lesson-offer = Kijk naar de wensen van de Koning bovenaan: een ervan beloont vrouwen. De Huurlingenkapitein in Z1 is er een en brengt elke week 4 florijnen. Bied daar 2 florijnen, één meer dan de tent die voor staat.
lesson-second = Met een bod moet je in twee zones voor staan. Voor de Bedelaar in Z5 heeft niemand iets geboden: daar is 1 florijn genoeg.
lesson-take = Niemand heeft je in Z1 overboden. Neem de Huurlingenkapitein nu, voordat iemand dat doet; je 2 florijnen zijn haar prijs.
lesson-last = In Z5 sta je ook nog voor: neem de Bedelaar voor 1 florijn. Florijnen die niets winnen krijgt ieder daarna terug.
lesson-gold = Je hebt nog 7 florijnen. Kamers betaal je met goud, en 5 florijnen zijn 1 goud. Florijnen gaan aan het einde van de week weg, goud blijft: koop er 1.
lesson-room = De Moestuin kost maar 1 goud. Hij is 1 prestige waard en brengt elke week 1 florijn: koop hem.
lesson-doors = Leg hem naast je hal, deur aan deur: een kamer telt alleen zolang deuren haar met de hal verbinden. Een deur aan de rand van je erf wordt een raam. Vanaf hier speel je zelf.
