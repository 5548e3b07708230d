# Woorden van het huis, voor elk gezicht. Spellen brengen hun eigen woorden mee in games/<spel>/text.

word-yes = ja
word-no = nee
word-none = geen
word-list = { $first }, { $second }

# Wat in een verslag fout kan zijn, bij elk spel
refusal-chance = Deze toevalsuitkomst kan hier niet vallen ({ $name-id }).
refusal-seed = Het zaadgetal trekt hier iets anders.
refusal-choices = De speler had hier { $right } keuzes.
refusal-scores = De punten zijn { $right }.
refusal-winners = De winnaars zijn { $right }.
refusal-end = Het spel eindigde door: { $right }.
refusal-short = Het verslag noemt een uitslag, maar het houdt op voor het einde.

# Waar de server nee op zegt
error-abandoned = Deze tafel is opgeheven.
error-bad-message = Dit bericht is onleesbaar.
error-bad-name = Een naam heeft 1 tot { $longest } tekens.
error-bad-password = Een wachtwoord heeft { $shortest } tot { $longest } tekens.
error-bad-request = Met dit verzoek kunnen we niets: { $reason }
error-bad-seats = Er moeten { $players } plaatsen zijn, waarvan hooguit één de jouwe.
error-bad-table = Zo'n tafel kan niet worden klaargezet: { $reason }
error-bad-username = Een gebruikersnaam heeft 3 tot { $longest } letters, cijfers, punten, streepjes of lage streepjes.
error-broken = Bij ons is iets misgegaan. Probeer het nog eens.
error-busy = Het is druk aan deze tafel. Probeer het nog eens.
error-foreign-origin = Dit verzoek komt van een andere site.
error-has-account = Je hebt al een account.
error-hello-first = Zeg eerst hallo.
error-host-only = Alleen de gastheer kan dat doen.
error-match-over = De partij is afgelopen.
error-no-header = Dit verzoek moet de header X-Gildehuis dragen.
error-no-such-bot = Er is geen bot { $level-id }.
error-no-such-edition = Er is geen editie { $edition-id }.
error-no-such-game = Er is geen spel { $game-id }.
error-no-such-invite = Deze uitnodiging bestaat niet, is ingetrokken of al gebruikt.
error-no-such-method = Dat kan hier niet.
error-no-such-person = Zo iemand is er niet.
error-no-such-rulebook = Zo'n spelregelboek is er niet.
error-no-such-seat = Zo'n plaats is er niet.
error-no-such-table = Zo'n tafel is er niet, of hij is niet voor jou toegankelijk.
error-no-undo = Deze zet kan niet worden teruggenomen: iemand heeft sindsdien gezet of er iets van geleerd.
error-not-found = Hier is niets.
error-not-over = De partij is nog niet afgelopen.
error-not-seated = Je zit niet aan deze tafel.
error-not-started = De partij is nog niet begonnen.
error-own-seat = Dit is je eigen plaats; sta liever op.
error-seat-away = Een bot speelt nu voor jou. Neem eerst je plaats weer in.
error-seat-taken = Deze plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-stale = De stelling is intussen veranderd. Kijk en kies opnieuw.
error-started = De partij is al begonnen.
error-too-fast = Te veel verzoeken. Wacht even.
error-too-long = Dit is te lang.
error-too-many-sockets = Je hebt hier te veel vensters open.
error-too-many-tables = Je bent al gastheer van { $most } tafels. Speel er eerst een uit of verlaat er een.
error-username-taken = Deze gebruikersnaam is bezet.
error-wait = Te veel verkeerde wachtwoorden. Wacht { $seconds } seconden.
error-weak-password = Dit wachtwoord is te makkelijk te raden.
error-who-are-you = Zeg ons eerst hoe je heet.
error-wrong-password = Gebruikersnaam of wachtwoord klopt niet.
# Eenvoudig spelen in een terminal
plain-you = Speler
plain-bot = Bot { $number }
plain-choose = Nummer, zoekwoorden, u terugnemen, q stoppen:{" "}
plain-more = … en nog { $count }: druk op Enter
plain-nothing = Geen zet bevat “{ $text }”.
plain-no-undo = Dat kan niet terug: intussen heeft iemand gezet of iets geleerd.
plain-score = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
plain-winner = { $name }: { $points ->
    [one] { $points } punt, gewonnen!
   *[other] { $points } punten, gewonnen!
}
error-too-many-invites = Er zijn al { $most } uitnodigingen voor deze tafel.
error-bad-push = Het adres van deze browser voor meldingen is niet bruikbaar.
