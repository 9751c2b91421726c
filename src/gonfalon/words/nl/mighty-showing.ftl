## mighty op de pagina: fasen, tegels, papieren, gevechten, kansen en dobbelstenen.

showing-operative = { $kind } van { $realm }
showing-stockpile = stock, { $points ->
    [one] één punt
   *[other] { $points } punten
 }
showing-when-setup = Voor de oorlog
showing-when-month = Jaar { $year }, maand { $month }
showing-when-winter = Winter van jaar { $year }
showing-when-over = De oorlog is voorbij
showing-since-now = deze maand vernomen
showing-since = vernomen in jaar { $year }, maand { $month }
showing-done-with = Klaar met { $phase }
showing-quoted = “{ $text }”
showing-shares = verdeeld als { $shares }

## Fasen

phase-mighty-laying = De wereld
phase-mighty-capitals = Hoofdsteden
phase-mighty-settlements = Nederzettingen
phase-mighty-ports = Havens
phase-mighty-strength = Sterkte
phase-mighty-division = Banieren
phase-mighty-placing = Opstelling
phase-mighty-initiative = Speelvolgorde
phase-mighty-subsistence = Overleven
phase-mighty-scouting = Verkenning
phase-mighty-movement = Beweging
phase-mighty-battle = Gevecht
phase-mighty-siege = Belegering
phase-mighty-raze = Plundering
phase-mighty-reorganisation = Reorganisatie
phase-mighty-autumn-equinox = Herfstequinox
phase-mighty-winter-lapses = Herfst
phase-mighty-winter-quarters = Winterkwartier
phase-mighty-winter-events = Gebeurtenissen
phase-mighty-revenue = Inkomsten
phase-mighty-diplomacy = Diplomatie
phase-mighty-recruitment = Rekrutering
phase-mighty-recovery = Opleving
phase-mighty-construction = Constructie
phase-mighty-preparations = Voorbereidingen
phase-mighty-baggage = Bagage
phase-mighty-deployment = Opstelling
phase-mighty-espionage = Spionage
phase-mighty-spring-equinox = Lente-equinox
settlement-none = dor
settlement-village = dorp
settlement-fortress = burcht
settlement-city = stad
feature-mountain = gebergte
feature-river = een rivier
feature-forest = woud
feature-sea = zee
fact-country = Landschap
fact-barred = Gesloten
fact-swamp = moeras, waar niemand in kan
fact-known = Bekend
fact-unknown = nog niet verkend
fact-feeds = Voedt
fact-banners = { $count ->
    [0] geen banier
    [one] één banier
   *[other] { $count } banieren
 }
fact-walls = Muren
fact-room = plaats voor { $count ->
    [one] één banier
   *[other] { $count } banieren
 }
fact-battered = worden deze maand beschoten
fact-holds = In het veld
fact-inside = Achter de muren
fact-aboard = Aan boord
fact-ships-harbour = Schepen in de haven
fact-ships-sea = Schepen op zee
fact-numbered = { $realm }: { $numbers }
fact-strength = Sterkte
fact-each = Elk
fact-points = { $points } punten
fact-points-together = samen { $points } punten
fact-not-known = niet bekend
fact-siege = Belegerd door
fact-hardship = Ontbering
fact-hardship-value = de muren zijn verwaarloosd: +{ $bonus } bij een bestorming
fact-militia = Garnizoen
fact-stock = Stock
fact-stock-value = { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }
fact-razed = Geplunderd
fact-razed-by = door { $realm }
fact-in-ruins = in puin
fact-forest = Woud
fact-burnt = verbrand; deze winter geen hout
fact-spell = Spreuk
fact-spell-value = { $spell }, van { $realm }
fact-operatives = Handlangers van
fact-ally = Bondgenoot van
fact-revenue = Inkomsten
fact-pays-nothing = betaalt deze winter niets
fact-scouted = Deze beurt
fact-open = verkend; de weg ligt open
fact-in-vain = vergeefs verkend; geen weg erin
operative-name = { $kind ->
   *[unknown] handlanger
    [assassin] huurmoordenaar
    [spy] spion
    [saboteur] saboteur
    [agent] agent
 }

## De papieren van een heerser

army-weak = onder de 500
army-mercenary = huurlingen
army-ally = geallieerden
army-host = opgeroepen leger
army-undead = verrezen doden
army-aboard = aan boord van schip { $ship }
army-besieged = belegerd
army-moved = heeft bewogen
army-stayed = vond geen weg
army-barred = mag niet bewegen
army-below = Banieren onder { $least } punten moeten worden samengevoegd waar dat kan.
income-settlements = Nederzettingen
income-ships = Schepen in de haven
income-bonus = Voorspoed
income-loss = Tegenspoed
income-isolated = { $count ->
    [one] Eén nederzetting is afgesneden van de hoofdstad en betaalt niets
   *[other] { $count } nederzettingen zijn afgesneden van de hoofdstad en betalen niets
 }
income-gift = Geschenk van { $realm }
income-returned = Terugbetaald
spending-gift = Geschenk aan { $realm }
treasury-lost = { $crowns ->
    [one] Er is nog één kroon. Wat voor de lente niet is uitgegeven, gaat verloren.
   *[other] Er zijn nog { $crowns } kronen. Wat voor de lente niet is uitgegeven, gaat verloren.
 }
side-known = voor zover je weet
side-unknown = sterkte niet bekend
score-factor = basisfactor
score-cards = kaarten
score-dice = 2D6
score-bonus = beschieting en honger
score-total = totaal
result-draw = Gelijkspel: beide legers verlaten het veld
result-repulse = De bestorming is afgeslagen
result-stormed = De plaats is ingenomen
odds-before = Voor de kaarten, als beiden op hun best spelen
odds-dealt = Voor de kaarten; de hunne wordt getrokken
odds-card = Met deze kaart, tegen hun beste spel
odds-against = { $card ->
    [direct] direct
    [surprise] verrassing
    [flank] flank
    [counter] tegenaanval
    [hold] standhouden
   *[withdraw] terugtrekken
 } { $modifier }: { $percent } %
odds-lose = verlies
odds-draw = gelijk
odds-win = winst
odds-attacker-bad = bloederig afgeslagen
odds-repulse = afgeslagen
odds-attacker-good = ingenomen
odds-defender-bad = ingenomen
odds-defender-good = bloederig afgeslagen
odds-militia = Over hun sterkte en hun kaart beslist het lot
odds-militia-note = { $least } tot { $most } punten grijpen naar de wapens
odds-route = Bewegingsworp
odds-route-note = Bij een gevaarlijke weg kun je nog omkeren.
odds-no-way = geen weg
odds-perilous = gevaarlijk
odds-safe = veilig
odds-perils = Een gevaarlijke weg
odds-lose-men = verlies aan manschappen
odds-lose-baggage = verlies aan bagage
odds-unhurt = ongedeerd
odds-hunger = Honger tot de winter, als je er alleen voor ligt
odds-holds = zij houden stand
odds-starved-out = de plaats valt
odds-hunger-note = { $months ->
    [one] Nog een maand tot de winter; een overgave wordt aangenomen.
   *[other] Nog { $months } maanden tot de winter; een overgave wordt aangenomen.
}
odds-pursuit = Eén dobbelsteen
odds-struck = het treft je
odds-covered = niets
odds-harried = het treft hen
note-site = { $land ->
    [one] één tegel eromheen
   *[other] { $land } tegels eromheen
 }{ $near ->
    [0] { "" }
   *[other] ; een rivaal op { $near ->
        [one] één tegel
       *[other] { $near } tegels
     } afstand
 }
note-route = geen vrije weg: bewegingsworp
note-route-then-battle = geen vrije weg: bewegingsworp, en daarachter een vijand
note-joins-siege = voegt zich bij het beleg
note-battle = gevecht met { $realm } bij basisfactor { $factor }
note-battle-walls = gevecht met { $realm } bij basisfactor { $factor }, als zij niet achter de muren gaan
note-battle-unknown = gevecht met { $realm }; sterkte niet bekend
note-militia = dorpelingen grijpen naar de wapens
note-militia-walls = { $least } tot { $most } punten onafhankelijken, die hun poorten kunnen sluiten
note-assault = basisfactor { $factor } tegen muren die { $walls } maal tellen
note-assault-battered = basisfactor { $factor } tegen muren die { $walls } maal tellen; de beschieting geeft een dobbelsteen erbij
note-assault-unknown = de sterkte van het garnizoen is niet bekend
note-feeds = { $count ->
    [0] mars, vrije weg; voedt niemand
    [one] mars, vrije weg; voedt één banier
   *[other] mars, vrije weg; voedt { $count } banieren
 }
note-undefended = onverdedigd land van { $realm }
roll-mighty-abundance = overvloed
roll-mighty-agent = agent
roll-mighty-agent-challenge = de agent wordt uitgedaagd
roll-mighty-assassin = huurmoordenaar
roll-mighty-assassin-losses = het werk van de huurmoordenaar
roll-mighty-assault = bestorming
roll-mighty-barracks = kazerne
roll-mighty-battery = beschieting
roll-mighty-battle = gevecht
roll-mighty-blight = mislukte oogst
roll-mighty-blood = stortvloed
roll-mighty-burning-ship = brandend schip
roll-mighty-card = kaart
roll-mighty-convoy = konvooi
roll-mighty-dead = de doden verrijzen
roll-mighty-dragons = draken
roll-mighty-dragons-fly = vlucht van de draken
roll-mighty-dragons-maul = draken tussen de banieren
roll-mighty-dragons-ship = draken boven schepen
roll-mighty-dragons-strike = draken slaan toe
roll-mighty-dragons-wake = ontwaken er draken
roll-mighty-first-baggage = eerste bagage
roll-mighty-forced-march = geforceerde mars
roll-mighty-forced-march-loss = achterblijvers
roll-mighty-forge = smidse
roll-mighty-harbour = schepen in de haven
roll-mighty-harvest = oogst
roll-mighty-heroes = helden
roll-mighty-hold-river = de rivier
roll-mighty-host = opgeroepen leger
roll-mighty-howling = huilende orkaan
roll-mighty-independents = sterkte van de onafhankelijken
roll-mighty-instability = instabiliteit
roll-mighty-leader = sneuvelt een aanvoerder
roll-mighty-leader-losses = verlies van een aanvoerder
roll-mighty-losses = verliezen
roll-mighty-losses-aboard = verliezen aan boord
roll-mighty-lost-on-the-route = onderweg verloren
roll-mighty-magic-razes = valt het
roll-mighty-mercenaries = huurlingen
roll-mighty-mission = gezanten
roll-mighty-out-sailing = de loef afsteken
roll-mighty-palace-guards = paleiswacht
roll-mighty-peasant-revolt = boerenopstand
roll-mighty-perilous-route = gevaarlijke weg
roll-mighty-pursuit = achtervolging
roll-mighty-pursuit-losses = verliezen in de achtervolging
roll-mighty-raids = razzia
roll-mighty-range = bereik van de spreuk
roll-mighty-rebel-fortresses = opstandige burchten
roll-mighty-recovery = opleving
roll-mighty-recruits = rekruten
roll-mighty-rival-envoys = gezanten van anderen
roll-mighty-route = bewegingsworp
roll-mighty-rumours = geruchten
roll-mighty-saboteur = saboteur
roll-mighty-scouting = verkenning
roll-mighty-scouting-event = verkenningsgebeurtenis
roll-mighty-scouting-side = welke kant
roll-mighty-sea-battle = zeeslag
roll-mighty-settlement = nederzetting
roll-mighty-ship-sunk = welk schip
roll-mighty-shortfall = onvoldoende bevoorrading
roll-mighty-shortfall-loss = verlies door honger
roll-mighty-siege-supplies = bevoorrading van het beleg
roll-mighty-skirmish = schermutseling
roll-mighty-special-tribute = speciaal eerbetoon
roll-mighty-spell = spreuk
roll-mighty-spies = spionnen
roll-mighty-spy = spion
roll-mighty-spy-exposes = ontmaskerde handlangers
roll-mighty-starvation = uithongering
roll-mighty-storm-scouts = storm
roll-mighty-storm-ship = storm op zee
roll-mighty-strength = sterkte
roll-mighty-terror = terreur
roll-mighty-trail = het spoor
roll-mighty-treachery = verraad
roll-mighty-winter-event = wintergebeurtenis
roll-mighty-winter-losses = verliezen in de sneeuw
roll-mighty-winter-retreat = winterterugtrekking
roll-mighty-audience = audiëntie
roll-mighty-driven-off = waarheen zij worden verdreven
roll-mighty-claim = wie voorgaat
roll-mighty-lair = welk drakenhol
roll-mighty-plague = waar de pest toeslaat
roll-mighty-rebel-fortress = welke burcht
roll-mighty-rebellion = welke burcht in opstand komt
roll-mighty-storm-drives = waarheen de storm hen drijft
showing-mighty-banner-at = Banier { $number }, { $place }
showing-mighty-correct-banner = Banier
showing-mighty-correct-tile = Tegel
showing-mighty-correct-realm = Geld
showing-mighty-correct-realm-hint = Kronen die er deze winter nog zijn; kronen zijn er alleen in de winter.
showing-mighty-correct-points = Punten
showing-mighty-correct-baggage = Bagage
showing-mighty-correct-half = Halve zijde
showing-mighty-correct-place = Plaats
showing-mighty-correct-owner = Eigenaar
showing-mighty-correct-crowns = Kronen
showing-mighty-corrected-points = { $value } punten
showing-mighty-corrected-baggage = bagage { $value }
showing-mighty-corrected-half = halve zijde: { $value }
showing-mighty-corrected-place = staat in { $value }
showing-mighty-corrected-owner = is van { $value }
showing-mighty-corrected-crowns = kronen over: { $value }
spending-on = { $what ->
    [envoys] Gezanten
    [recruits] Troepen
    [mercenaries] Huurlingen
    [allies] Geallieerden
    [rebuilding] Wederopbouw
    [ship] Schepen
    [fortress] Burchten
    [city] Steden
    [siege] Bevoorrading van belegeringen
    [assassin] Huurmoordenaars
    [spy] Spionnen
    [saboteur] Saboteurs
    [agent] Agenten
   *[baggage] Bagage
 }
spending-price = { $what ->
    [envoys] een kroon per zending
    [recruits] 100 punten per kroon
    [mercenaries] 100 punten per kroon
    [allies] 100 punten per kroon
    [rebuilding] een kroon per oog
    [ship] 2 kronen
    [fortress] 5 uit een dorp, 10 op dor land
    [city] 15 uit een dorp
    [siege] een kroon per punt
    [assassin] elk een kroon
    [spy] een dobbelsteen per kroon
    [saboteur] elk een kroon
    [agent] elk een kroon
   *[baggage] een kroon per punt
 }
treasury-title = Schatkist
treasury-of-year = Kronen van jaar { $year }. Alleen jij ziet deze pagina.
treasury-left-lost = over, in de lente verloren
treasury-lost-label = verloren
treasury-spring = In de lente, zoals het nu staat
treasury-note-gathered = { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
treasury-note-spent = { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 } uitgegeven
counter-title = { $kind ->
    [recruitment-recruit] Troepen
    [recruitment-hire] Huurlingen
    [recruitment-callallies] Geallieerden
    [diplomacy-give] Een geschenk
    [recovery-rebuild] Wederopbouw
    [baggage-buy] Bagagepunten
    [espionage-hire] Handlangers
   *[other] Hoeveel
 }
stage-totals = Totalen
stage-cards = Kaarten
stage-dice = Worp
stage-losses = Verliezen
stage-retreat = Terugtocht
stage-pursuit = Achtervolging
stage-title = De slag bij { $place }
score-title = Gevechtsscore
card-played = { $card ->
    [direct] direct
    [surprise] verrassing
    [flank] flank
    [counter] tegenaanval
    [hold] standhouden
   *[withdraw] terugtrekken
 }
pacts-hint = Een pact bindt alleen in eer. Slechts de partijen weten ervan, tot een van hen het toont.
