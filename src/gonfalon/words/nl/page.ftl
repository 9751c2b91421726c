# De pagina: wat elk scherm deelt.
ui-home = Mijn veldtochten
ui-menu = Menu
ui-pages = Pagina’s van deze veldtocht
ui-skip = Naar de inhoud
ui-tab-table = Tafel
ui-tab-chronicle = Kroniek
ui-tab-replay = Terugblik
ui-tab-letters = Brieven
ui-tab-umpire = Spelleider
ui-tab-rules = Regels
ui-theme = Weergave
ui-theme-light = Licht
ui-theme-dark = Donker
ui-theme-system = Zoals het systeem
ui-language = Taal
ui-close = Sluiten
ui-stop = Stoppen
ui-go-on = Verder
ui-cancel = Annuleren
ui-loading = Een ogenblik…
ui-open-sheet = Openen
ui-put-away = Wegleggen
ui-clause = Regel { $rule }
ui-ruling = Onze uitleg:
ui-in-rules = Lees hem tussen de andere regels
ui-dice-to-come = { $count ->
    [one] nog één dobbelsteen
   *[other] nog { $count } dobbelstenen
}
ui-notice-refused = Niet mogelijk
ui-notice-stale = Al beantwoord
ui-notice-away = Verbinding verbroken
ui-notice-news = Iets nieuws
ui-notice-waiting = Jou wordt niets gevraagd
ui-away = De tafel antwoordt niet. Er is niets verloren; probeer het zo opnieuw.
ui-away-nothing-lost = Er is niets verloren.
ui-away-in = Nieuwe poging over { $seconds } s.
ui-try-now = Nu proberen
ui-unexpected = De tafel gaf een onverwacht antwoord ({ $status }).
ui-missing = Zo'n pagina is er niet
ui-missing-text = Misschien is het adres verkeerd getypt, of de veldtocht is verwijderd.
ui-broken = Deze pagina kon niet worden geladen
ui-broken-text = Misschien is de tafel opnieuw gestart. Laad de pagina nog eens.
ui-signed-in = Aangemeld als { $name }
ui-sign-in = Aanmelden
ui-sign-out = Afmelden
ui-help = Uitleg
ui-help-open = Deze uitleg openen
ui-help-how = Zo werkt het
ui-help-keys = Toetsen op deze pagina
ui-help-tab = Naar het volgende
ui-help-escape = Sluiten of loslaten
ui-help-rules = Alle regels, doorzoekbaar
ui-help-asked = Wat jou wordt gevraagd
ui-help-asked-text = Eén zin aan jouw kant van de tafel, met de knoppen om te antwoorden. Wordt er niets gevraagd, dan staat er op wie de tafel wacht.
ui-help-map = De kaart
ui-help-map-text = Kies een banier: de tegels waar zij heen mag lichten op. Sleep haar, klik een tegel aan of gebruik de lijst; alle drie doen hetzelfde.
ui-help-odds = Kansen en dobbelstenen
ui-help-odds-text = Kansen komen uit wat jij weet, nooit uit wat verborgen is. Waar dobbelstenen volgen, kies je eerst en bevestig je daarna.
ui-help-why = Waarom niet?
ui-help-why-text = Klik een tegel aan die niet oplicht: hij zegt waarom, met de regel erbij. Elke gestippelde regel opent zijn tekst.
ui-help-undo = Ongedaan maken
ui-help-undo-text = Vrij tot er dobbelstenen vallen of iets geheims wordt getoond; daarna moet iedereen instemmen.
ui-help-winter = De winter
ui-help-winter-text = Al het geld van het jaar op één plek: wat binnenkomt, wat elke uitgave overlaat en wat in de lente verloren zou gaan.

## De beginpagina

start-tagline = De tafel voor veldtochten op de kaart
start-nav = Uitleg en instellingen
start-quick = Snelle veldtocht
start-quick-text = Een nieuwe wereld, jouw koninkrijk, drie heersers van de computer. De eerste bevelen volgen binnen een minuut.
start-quick-you = Jij tegen
start-quick-them = drie kapiteins
start-quick-rules = De regels van mighty, zoals gedrukt.
start-change = Alles zelf kiezen…
start-play = Spelen
start-laying = Het land wordt gelegd…
start-which = Welke veldtochten
start-running = Lopend
start-finished = Afgelopen
start-none = Er loopt geen veldtocht.
start-none-text = Begin hierboven een snelle, of leg hieronder alles zelf klaar.
start-none-over = Nog geen veldtocht is afgelopen.
start-none-over-text = Zodra dat zo is, gaat hier het hele verhaal open: elke sterkte, elke kaart en de controle van de dobbelstenen.
start-evening-march = Marcheren
start-evening-march-text = Verken, verplaats je banieren over de kaart, leef van het land. Wat mag, licht op; wat niet mag, zegt waarom.
start-evening-battle = Vechten
start-evening-battle-text = Speel een geheime kaart tegen de hunne en gooi de dobbelstenen, hier of op je eigen tafel.
start-evening-winter = De winter doorkomen
start-evening-winter-text = Besteed je kronen aan troepen, muren, gezanten en spionnen; wat je vergeet, neemt de sneeuw.
start-evening-chronicle = Je kroniek lezen
start-evening-chronicle-text = De hele oorlog als boek met kaarten, maand na maand.
start-land = Een land voor vier rijken. Dat van jou wordt weer anders.
start-guest = Meld je aan om je veldtochten te zien.
start-new = Nieuwe veldtocht…
start-join = Meedoen met een link…
start-join-title = Meedoen met een link
start-join-link = De link die je hebt gekregen
start-join-odd = Dit lijkt geen uitnodiging te zijn.
start-join-go = Ga erheen
start-open = Een .gonfalon-bestand openen…
start-recap = Sinds je keek: { $recap }
start-your-seat = Jouw plaats: { $seat }
start-your-turn = Jouw beurt
start-for = al { $span }
start-thinking = Computerspelers
start-over = Afgelopen
start-won = { $winner } heeft gewonnen
start-more = Meer
start-more-of = Meer voor { $name }
start-name = Naam van de veldtocht
start-rename = Hernoemen…
start-rename-title = “{ $name }” hernoemen
start-rename-now = Hernoemen
start-people = Mensen en uitnodigingen
start-export = Bewaren als .gonfalon-bestand
start-delete = Verwijderen…
start-delete-title = “{ $name }” verwijderen?
start-delete-text = De veldtocht verdwijnt met zijn hele verhaal, voor iedereen aan de tafel. Dat kan niet ongedaan worden gemaakt; bewaar hem eerst als bestand als je hem misschien terug wilt.
start-delete-now = Voorgoed verwijderen

## Een nieuwe veldtocht

new-title = Nieuwe veldtocht
new-what = Naam en regels
new-name-blank = De oorlog om de voorden
new-ruleset = Regels
new-seats = Wie er aan tafel zit
new-holder = Gespeeld door
new-you = Jou
new-human = Iemand anders aan dit scherm
new-human-group = Een mens
new-ruler = Naam van de heerser
new-ruler-blank = de tafel bedenkt er een
new-race = Ras
new-race-blank = Mensen
new-add = Plaats erbij
new-remove = Plaats weghalen
new-remove-seat = Plaats { $number } weghalen
new-hot-seat = { $count } mensen delen dit scherm; tussen hun beurten valt een gordijn.
new-nobody = Niemand speelt: je kijkt naar de computerspelers.
new-invite-later = Jij krijgt de eerste plaats van een mens; links voor de anderen volgen.
new-umpire = Ik ben spelleider en heb geen plaats
new-map = Het land
new-map-generated = Gelegd door de tafel
new-map-generated-text = Uit een startgetal; bekijk het eerst en leg het opnieuw zo vaak je wilt.
new-map-hand = Met de hand gelegd
new-map-hand-text = De spelers leggen het om beurten tegel voor tegel, zoals de regels zeggen.
new-map-tiled = Getekend in Tiled
new-map-tiled-text = Een eigen zeshoekige kaart als .tmj of .tmx.
new-preview = Bekijk het land
new-reroll = Opnieuw leggen
new-preview-label = Het land van deze veldtocht
new-seed = Startgetal
new-seed-blank = om het even
new-tiled-choose = Kies een kaart van Tiled…
new-dice = Dobbelstenen
new-dice-sealed = Gegooid door de tafel
new-dice-sealed-text = Vooraf verzegeld; aan het eind kan iedereen nagaan dat er geen is veranderd.
new-dice-table = Echte dobbelstenen
new-dice-table-text = Je gooit op je eigen tafel en typt wat er viel.
new-settings = Huisregels
new-presets = Begin met
new-changes = { $count ->
    [0] zoals gedrukt
    [one] één veranderd
   *[other] { $count } veranderd
}
new-changed = veranderd
new-begin = De veldtocht beginnen
new-lacks-name = Er ontbreekt nog een naam.
new-lacks-map = De kaart van Tiled ontbreekt nog.

## Aanmelden, uitnodigingen

sign-in-local = Aan deze tafel hoeft niemand zich aan te melden.
sign-in-name = Naam
sign-in-password = Wachtwoord
sign-in-link = Heb je een link gekregen? Open hem; hij brengt je naar je plaats zonder account.
sign-in-instead = Ik heb al een account
sign-up-title = Nieuw account
sign-up-instead = Ik heb nog geen account
sign-up-password = Minstens { $least } tekens
sign-up-go = Account maken
join-title = Je bent uitgenodigd
join-text = Bij een veldtocht is een plaats voor je vrijgehouden.
join-name = Jouw naam
join-name-text = Zoals de anderen aan tafel hem zullen zien.
join-go = Aanschuiven
join-sign-in = Ik heb een account: eerst aanmelden
people-title = Mensen en uitnodigingen
people-here = Iemand aan dit scherm
people-free = Nog niemand
people-role = Rol
people-seat = Plaats
people-role-ruler = Heerser
people-role-commander = Bevelhebber
people-role-umpire = Spelleider
people-role-spectator = Toeschouwer
people-role-owner = Eigenaar
people-local = Deze tafel staat op één computer: wie eraan zit, deelt het scherm. Start haar als tafel voor een groep om mensen van elders uit te nodigen.
people-invite = Iemand uitnodigen
people-make = Link maken
people-link = Uitnodiging
people-once = Stuur deze link naar één persoon; hij wordt alleen nu getoond en werkt eenmaal, tot { $when }.
people-copy = Kopiëren
people-copied = Gekopieerd
people-open = Nog niet gebruikt
people-until = tot { $when }
people-take-back = Intrekken
people-who-may = Wie een rijk regeert nodigt er mensen in uit; de eigenaar vergeeft plaatsen waar niemand regeert, en nodigt spelleiders en toeschouwers uit. Wie komt en wie gaat leest iedereen in het logboek.
people-hand-on = Plaats doorgeven
people-handing = Wie deze link opent neemt { $seat } over van wie er nu zit. Iedereen leest het in het logboek.
people-remove = Verwijderen
people-remove-title = { $name } verwijderen
people-remove-text = { $name } ligt er meteen uit en ziet niets meer. De plaats blijft zoals ze is, voor iemand anders. Iedereen leest in het logboek dat jij het deed.
people-remove-now = { $name } verwijderen
people-leave = Vertrekken
people-leave-title = Deze veldtocht verlaten
people-leave-text = Je bent meteen weg, en komt alleen terug als je opnieuw wordt uitgenodigd. Iedereen leest het in het logboek.
people-leave-now = Vertrekken
people-renew = Nieuwe link
people-renew-title = Een nieuwe link voor { $name }
people-renew-text = Voor een gast die er niet meer in komt. Wie de link opent is voortaan { $name }, en niemand anders. Iedereen leest in het logboek dat jij hem maakte.
people-renew-now = Link maken
people-judged = Wie spelleider is geweest heeft alles gezien, en kan in deze veldtocht later geen plaats meer innemen.

## Het regelboek

rulebook-title = De regels
rulebook-text = Elke regel in onze eigen woorden. Een uitleg zegt hoe de tafel beslist waar de gedrukte regels zwijgen.
rulebook-language = De regels zelf staan hier nog in het Engels; alles aan tafel spreekt gewoon Nederlands.
rulebook-search = Zoek in de regels, of een regelnummer
rulebook-found = { $count ->
    [0] Geen regel bevat deze woorden.
    [one] Eén regel
   *[other] { $count } regels
}
rulebook-contents = Hoofdstukken
