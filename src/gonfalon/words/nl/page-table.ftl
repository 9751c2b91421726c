## De pagina: de tafel zelf, van de kaart tot de rand.

table-asked = Nu aan jou gevraagd
table-asked-secretly = Nu aan jou gevraagd, in het geheim
table-next-question = { $count ->
    [one] en nog één vraag
   *[other] en nog { $count } vragen
 }
table-options = Je antwoorden
table-pick-first = Kies een banier, op de kaart of hier. Met Shift kies je er meer.
table-which-pieces = Welke stukken gaan
table-points-go = punten gaan mee
table-search = Zoek in de bevelen
table-more-orders = Er zijn er meer dan hier staan. Schrijf het bevel zelf en druk op Enter.
table-suggested = Neem het voorstel
table-quick-setup = Snel opstellen: neem ze allemaal
table-done = Klaar
table-done-phase = Klaar met { $phase }
table-back = Terug
table-none = Geen van alle
table-these = { $count ->
    [one] Deze ene
   *[other] Deze { $count }
 }
table-several = { $least ->
    [0] { $count } van hoogstens { $most }
   *[other] { $count }; minstens { $least }, hoogstens { $most }
 }
table-range = { $least } tot { $most }
table-less = Minder voor { $part }
table-more = Meer voor { $part }
table-the-rest = de rest hier
table-left-of = over van { $total }
table-share = Verdeel het zo
table-write-down = Schrijf op
table-really = Echt: { $label }?
table-choose-again = Kies opnieuw

# Dobbelstenen die mensen zelf gooien.
table-roll-yourself = Jij gooit
table-roll = Gooi { $count }D{ $sides }: { $label }
table-roll-hint = Typ wat er viel, zoals het op tafel ligt.
table-die = Dobbelsteen { $number }
table-die-shows = Een dobbelsteen toont 1 tot { $sides }.
table-dice-fell = Zo vielen ze
table-let-roll = Laat de tafel gooien
table-i-roll = Ik gooi met echte dobbelstenen
table-ask-before-dice = Vraag nog eens voor er gegooid wordt

# Wachten.
table-waiting = Het wachten is op { $realms }
table-waiting-somebody = Het wachten is op iemand
table-thinking = { $realm } denkt na
table-reckoning = De computer rekent
table-since = al { $span }
table-paused = De veldtocht ligt stil
table-stopped = De veldtocht staat stil
table-go-on-newly = Verder met de huidige regels
table-go-on-thinking = Ga verder
table-over = De veldtocht is afgelopen
table-tell-me = Waarschuw mij als ik nodig ben
table-nothing-lost = Er is niets verloren. Nieuwe poging
table-look-round = Elk antwoord dat is aangenomen, staat opgeschreven. Je kunt intussen rondkijken.
table-gone = Deze veldtocht is verwijderd, of je hebt er geen plaats meer.

# Terugnemen.
table-undo-free = Er is sindsdien niet gegooid: terugnemen is vrij
table-undo-asks = Er is sindsdien gegooid: de anderen moeten het goedvinden
table-undo-consent = Terugnemen vraagt toestemming
table-undo-fallen = Er is sindsdien gegooid of iets getoond. Dat vraagt de instemming van { $names }.
table-undo-dice = Dobbelstenen die gevallen zijn, worden niet opnieuw gebruikt.
table-undo-agreed = Zij vinden het goed: neem terug
table-undo-ask = Vraag het hun
table-request = { $realm } vraagt iets te mogen terugnemen.
table-request-yes = Het mag terug
table-request-no = Nee, het blijft zo
table-request-mine = Je hebt gevraagd iets terug te nemen; het woord is nog aan { $realms }.
table-request-agreed = { $realm } vraagt iets te mogen terugnemen, en jij vond het goed; het woord is nog aan { $realms }.

# Staande vragen.
table-beside = Pacten, voorwaarden, namen…
table-beside-nothing = Er is niets te zeggen naast wat gevraagd wordt.
table-order = Als dit weer gevraagd wordt:
table-orders = Mijn vaste bevelen

# De kaart.
table-map = De kaart. Pijltjes verschuiven haar; Shift en een pijltje gaan van tegel naar tegel, Enter neemt de tegel.
table-map-drawn = De kaart wordt getekend …
table-lit-tiles = Verlichte tegels
table-pieces = Je stukken
table-points = { $points } punten
table-strength-unknown = sterkte onbekend
table-pill-odds = { $promise } { $percent } %
table-percent = { $percent } %
table-bar-said = { $label } { $percent } procent
table-close = Wegleggen
table-zoom = Zoomen
table-zoom-in = Inzoomen (+)
table-zoom-out = Uitzoomen (−)
table-world = Wereld
table-world-key = De hele wereld (0)
table-selection = Selectie
table-selection-key = Naar wat gekozen is (.)

# De strook.
table-year = Jaar { $year }
table-month = Maand
table-winter = Winter
table-order-of-play = Rijken, in hun volgorde
table-your-turn = Jouw beurt
table-realm = { $realm } ({ $ruler })
table-threw = gooide { $die }
table-tiles = { $count ->
    [one] één tegel
   *[other] { $count } tegels
 }
table-out = doet niet meer mee
table-phases = Fasen van deze beurt

# De papieren.
table-papers = Papieren
table-tab-map = Kaart
table-tab-army = Leger
table-tab-tile = Tegel
table-tab-log = Logboek
table-tab-more = Meer
table-army = Mijn krijgsmacht
table-number = Nr.
table-number-long = Nummer van de banier
table-tile = Tegel
table-strength = Punten
table-baggage = Bagage
table-whole-army = Hele krijgsmacht
table-no-tile = Tik een tegel op de kaart aan om er hier over te lezen.
table-razed = geplunderd
table-port = haven
table-unknown-land = nog niet verkend
table-log = Logboek
table-show = Toon
table-log-all = alles
table-log-battles = gevechten
table-log-mine = het mijne
table-log-dice = alleen worpen
table-log-empty = Daarvan is er nog niets.
table-older = Oudere regels
table-show-on-map = Toon het op de kaart
table-recap = Sinds je laatst keek
table-recap-since = Je was hier { $span } geleden.
table-to-the-table = Naar de tafel

# Het gevecht.
table-course = Verloop van het gevecht
table-name-you = { $realm }, jij
table-unknown = onbekend
table-meets = tegen
table-odds = De kansen
table-against-unknown = tegen een onbekende kaart
table-your-card = Jouw kaart
table-to-win = om te winnen
table-put-down = Leg neer
table-cards-note = Beide kaarten worden tegelijk getoond.

# Toetsen.
table-key-answer = Antwoord met die letter of dat cijfer
table-key-confirm = Bevestig
table-key-back = Terug
table-key-undo = Neem terug
table-key-pan = Verschuif de kaart
table-pull-up = Blad omhoog trekken
table-pull-down = Blad omlaag trekken

# De wereld leggen.
table-hand = De tegel in je hand
table-turned = Gedraaid, stand { $way }
table-lay = { $places ->
    [0] Zo past hij nergens.
    [one] Hij past op één plek: klik die aan op de kaart.
   *[other] Hij past op { $places } plekken: klik er een aan op de kaart.
}
