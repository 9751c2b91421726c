## De pagina: wat in haar kader staat, op de kaart en in de panelen.

showing-and = { $first } en { $last }
showing-piece = { $number } van { $realm }
showing-banner = banier { $number } van { $realm }
showing-ship = schip { $number } van { $realm }
showing-operative = { $kind } van { $realm }
showing-stockpile = stock, { $points ->
    [one] één punt
   *[other] { $points } punten
 }
showing-independents = de onafhankelijken
showing-undead = de verrezen doden
showing-when-setup = Voor de oorlog
showing-when-month = Jaar { $year }, maand { $month }
showing-when-winter = Winter van jaar { $year }
showing-when-over = De oorlog is voorbij
showing-since-now = deze maand vernomen
showing-since = vernomen in jaar { $year }, maand { $month }
showing-undo = Neem terug: { $answer }
showing-done-with = Klaar met { $phase }
showing-quoted = “{ $text }”
showing-none = niets
showing-shares = verdeeld als { $shares }
showing-nothing-there = Daar kun je hiermee niets doen.
recap-nothing = Er is niets gebeurd dat je kon zien.
series-tiles = Tegels
series-strength = Legerpunten
series-revenue = Inkomsten

## Fasen

phase-laying = De wereld
phase-capitals = Hoofdsteden
phase-settlements = Nederzettingen
phase-ports = Havens
phase-strength = Sterkte
phase-division = Banieren
phase-placing = Opstelling
phase-initiative = Speelvolgorde
phase-subsistence = Overleven
phase-scouting = Verkenning
phase-movement = Beweging
phase-battle = Gevecht
phase-siege = Belegering
phase-raze = Plundering
phase-reorganisation = Reorganisatie
phase-autumn-equinox = Herfstequinox
phase-winter-lapses = Herfst
phase-winter-quarters = Winterkwartier
phase-winter-events = Gebeurtenissen
phase-revenue = Inkomsten
phase-diplomacy = Diplomatie
phase-recruitment = Rekrutering
phase-recovery = Opleving
phase-construction = Constructie
phase-preparations = Voorbereidingen
phase-baggage = Bagage
phase-deployment = Opstelling
phase-espionage = Spionage
phase-spring-equinox = Lente-equinox
phase-over = Het einde

## Tegels

terrain-lowland = laagland
terrain-highland = hoogland
terrain-river-valley = riviertegel
terrain-coastal = kust
settlement-none = dor
settlement-village = dorp
settlement-fortress = burcht
settlement-city = stad
settlement-capital = hoofdstad
feature-mountain = gebergte
feature-river = een rivier
feature-forest = woud
feature-sea = zee
fact-country = Landschap
fact-barred = Gesloten
fact-swamp = moeras, waar niemand in kan
fact-known = Bekend
fact-unknown = nog niet verkend
fact-owner = Hoort bij
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
spending-gift = Geschenk aan { $realm }
treasury-lost = { $crowns ->
    [one] Er is nog één kroon. Wat voor de lente niet is uitgegeven, gaat verloren.
   *[other] Er zijn nog { $crowns } kronen. Wat voor de lente niet is uitgegeven, gaat verloren.
 }

## Gevechten en kansen

side-declared = voor iedereen uitgesproken
side-known = voor zover je weet
side-unknown = sterkte niet bekend
score-factor = basisfactor
score-cards = kaarten
score-dice = 2D6
score-bonus = beschieting en honger
score-total = totaal
result-attacker-scattered = De aanvallers zijn uiteengedreven
result-attacker-defeated = De aanvallers zijn verslagen
result-draw = Gelijkspel: beide legers verlaten het veld
result-defender-defeated = De verdedigers zijn verslagen
result-defender-scattered = De verdedigers zijn uiteengedreven
result-bloody-repulse = Bloederig afgeslagen
result-repulse = De bestorming is afgeslagen
result-stormed = De plaats is ingenomen
odds-before = Voor de kaarten, als beiden op hun best spelen
odds-dealt = Voor de kaarten; de hunne wordt getrokken
odds-card = Met deze kaart, tegen hun beste spel
odds-card-dealt = Met deze kaart, tegen een getrokken kaart
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

## Dobbelstenen

roll-whose = { $label }, { $realm }
roll-label = { $label ->
    [order] speelvolgorde
    [abundance] overvloed
    [agent] agent
    [agent-challenge] de agent wordt uitgedaagd
    [assassin] huurmoordenaar
    [assassin-losses] het werk van de huurmoordenaar
    [assault] bestorming
    [barracks] kazerne
    [battery] beschieting
    [battle] gevecht
    [blight] mislukte oogst
    [blood] stortvloed
    [burning-ship] brandend schip
    [card] kaart
    [convoy] konvooi
    [dead] de doden verrijzen
    [dragons] draken
    [dragons-fly] vlucht van de draken
    [dragons-maul] draken tussen de banieren
    [dragons-ship] draken boven schepen
    [dragons-strike] draken slaan toe
    [dragons-wake] ontwaken er draken
    [first-baggage] eerste bagage
    [forced-march] geforceerde mars
    [forced-march-loss] achterblijvers
    [forge] smidse
    [harbour] schepen in de haven
    [harvest] oogst
    [heroes] helden
    [hold-river] de rivier
    [host] opgeroepen leger
    [howling] huilende orkaan
    [independents] sterkte van de onafhankelijken
    [instability] instabiliteit
    [leader] sneuvelt een aanvoerder
    [leader-losses] verlies van een aanvoerder
    [losses] verliezen
    [losses-aboard] verliezen aan boord
    [lost-on-the-route] onderweg verloren
    [magic-razes] valt het
    [mercenaries] huurlingen
    [mission] gezanten
    [out-sailing] de loef afsteken
    [palace-guards] paleiswacht
    [peasant-revolt] boerenopstand
    [perilous-route] gevaarlijke weg
    [pursuit] achtervolging
    [pursuit-losses] verliezen in de achtervolging
    [raids] razzia
    [range] bereik van de spreuk
    [rebel-fortresses] opstandige burchten
    [recovery] opleving
    [recruits] rekruten
    [rival-envoys] gezanten van anderen
    [route] bewegingsworp
    [rumours] geruchten
    [saboteur] saboteur
    [scouting] verkenning
    [scouting-event] verkenningsgebeurtenis
    [scouting-side] welke kant
    [sea-battle] zeeslag
    [settlement] nederzetting
    [ship-sunk] welk schip
    [shortfall] onvoldoende bevoorrading
    [shortfall-loss] verlies door honger
    [siege-supplies] bevoorrading van het beleg
    [skirmish] schermutseling
    [special-tribute] speciaal eerbetoon
    [spell] spreuk
    [spies] spionnen
    [spy] spion
    [spy-exposes] ontmaskerde handlangers
    [starvation] uithongering
    [storm-scouts] storm
    [storm-ship] storm op zee
    [strength] sterkte
    [terror] terreur
    [trail] het spoor
    [treachery] verraad
    [winter-event] wintergebeurtenis
    [winter-losses] verliezen in de sneeuw
    [winter-retreat] winterterugtrekking
    [audience] audiëntie
    [driven-off] waarheen zij worden verdreven
    [claim] wie voorgaat
    [lair] welk drakenhol
    [plague] waar de pest toeslaat
    [rebel-fortress] welke burcht
    [rebellion] welke burcht in opstand komt
    [election] verkiezing
    [pairing] wie tegen wie
    [storm-drives] waarheen de storm hen drijft
    [laying-shuffle] de tegels worden geschud
    [laying-first] wie de eerste tegel legt
    [laying-capital] welke plek
   *[other] { $label }
 }

telling-nobody = niemand
telling-pair = { $who } { $what }
telling-arrows = { $who } valt { $what } aan
telling-results = { $what ->
    [win] { $who } wint
    [loss] { $who } verliest
   *[draw] { $who } speelt gelijk
 }
telling-points = { $who } { $what }
telling-victory = { $who } { $what }
telling-withdrew = { $what ->
    [0] { $who } helemaal niet
   *[other] { $who } in beurt { $what }
 }

# Verbeteringen
showing-corrected = { $what }: { $parts }
showing-tile = { $name } ({ $place })
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

# The stage of a battle
stage-totals = Totalen
stage-cards = Kaarten
stage-dice = Worp
stage-losses = Verliezen
stage-retreat = Terugtocht
stage-pursuit = Achtervolging
stage-title = De slag bij { $place }
side-attacker = Aanvaller
side-defender = Verdediger
score-title = Gevechtsscore
card-played = { $card ->
    [direct] direct
    [surprise] verrassing
    [flank] flank
    [counter] tegenaanval
    [hold] standhouden
   *[withdraw] terugtrekken
 }

# Pacts
pacts-hint = Een pact bindt alleen in eer. Slechts de partijen weten ervan, tot een van hen het toont.
