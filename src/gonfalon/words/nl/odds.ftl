## gonfalon odds: de kansen van gevechten, bestormingen, belegeringen en wegen.

help-odds = Precieze kansen van een gevecht, een bestorming, een beleg of een bewegingsworp; zonder kaarten ook hoe men die het best kiest.
help-odds-ruleset = de spelregels: mighty
help-odds-attacker = de punten van de aanvaller, of van de banier die een weg zoekt
help-odds-defender = de punten van de verdediger; bij een bestorming of beleg die van het garnizoen, voor de muren ze vermenigvuldigen
help-odds-attack-card = de kaart van de aanvaller: direct, surprise (verrassing) of flank
help-odds-defence-card = de kaart van de verdediger: counter (tegenaanval), hold (standhouden) of withdraw (terugtrekken)
help-odds-assault = een bestorming van een stad (city) of burcht (fortress) in plaats van een gevecht in het veld
help-odds-losses = van een gevecht: ook hoeveel beide partijen verliezen
help-odds-assaults = ten hoogste zoveel bestormingen achter elkaar, 1 tot 6: de kans om de plaats in te nemen
help-odds-bonus = wat beschieting en ontbering bij elke bestorming optellen
help-odds-siege = een garnizoen wordt uitgehongerd: de kans dat het zoveel maanden standhoudt, zoals tot de winter
help-odds-banners = hoeveel banieren het garnizoen heeft, 1 tot 3
help-odds-baggage = bagagepunten: van het garnizoen met zijn stock, of van de banier die een weg zoekt
help-odds-route = een bewegingsworp, over een berg (mountain) of rivier (river)
help-odds-race = het ras dat een weg zoekt, zoals dwarfs
help-odds-json = als JSON, de kansen als breuken

odds-ruleset = Er zijn kansen voor de spelregels { $known }, niet voor “{ $ruleset }”.
odds-points-missing = Zeg met { $option } hoeveel punten die partij heeft.
odds-points = { $option } moet een geheel getal vanaf 1 zijn, niet { $points }.
odds-choice = “{ $text }” gaat niet bij { $option }; het is een van: { $known }.
odds-one-card = Geef beide kaarten of geen; { $option } ontbreekt.
odds-one-thing = { $option } en { $other } vragen twee verschillende dingen; vraag één ding tegelijk.
odds-stray = { $count ->
    [0] { $option } zegt alleen iets over gevechten in het veld.
   *[other] { $option } zegt hier niets; het hoort bij { $homes }.
}
odds-banners = { $points } punten kunnen niet over { $banners } banieren worden verdeeld.

odds-factor = Basisfactor { $factor }.
odds-factor-cards = Basisfactor { $factor }, kaarten { $modifier }.
odds-card-direct = directe aanval
odds-card-surprise = verrassingsaanval
odds-card-flank = flankaanval
odds-card-counter = tegenaanval
odds-card-hold = standhouden
odds-card-withdraw = terugtrekken
odds-result-attacker-scattered = aanvaller uiteengedreven
odds-result-attacker-defeated = aanvaller verslagen
odds-result-draw = gelijkspel
odds-result-defender-defeated = verdediger verslagen
odds-result-defender-scattered = verdediger uiteengedreven
odds-result-bloody-repulse = bloederig afgeslagen
odds-result-repulse = afgeslagen
odds-result-stormed = ingenomen
odds-value = Als beiden zo goed mogelijk kiezen, is de kans dat de aanvaller wint min die dat de verdediger wint { $percent } ({ $value }).
odds-value-assault = Als beiden zo goed mogelijk kiezen, is de kans dat de bestorming slaagt min die dat ze bloederig wordt afgeslagen { $percent } ({ $value }).
odds-attack-mix = De aanvaller speelt { $mix }.
odds-defence-mix = De verdediger speelt { $mix }.
odds-percent = { $sign }{ $whole },{ $tenth } %

# kopjes van een smalle tabel: A is de aanvaller, V de verdediger
odds-short-attack = aanval
odds-short-defence = verdediging
odds-short-attacker-scattered = A uiteen
odds-short-attacker-defeated = A verl.
odds-short-draw = gelijk
odds-short-defender-defeated = V verl.
odds-short-defender-scattered = V uiteen
odds-short-bloody-repulse = bloederig
odds-short-repulse = afgeslagen
odds-short-stormed = ingenomen

## verliezen in een gevecht
odds-losses = De kans dat een partij in het gevecht zelf, voor enige achtervolging, ten minste zoveel punten verliest:
odds-losses-points = punten
odds-losses-attacker = aanvaller
odds-losses-defender = verdediger
odds-losses-mean = Gemiddeld verliest de aanvaller { $attacker } punten en de verdediger { $defender }.

## bestorming na bestorming
odds-assaults = De kans om de plaats in een beurt met ten hoogste { $count } { $count ->
    [one] bestorming
   *[other] bestormingen
} te nemen, als de belegeraar doorgaat tot hij haar heeft of niet meer mag:
odds-assaults-nth = na bestorming { $number }
odds-assaults-ends = Hoe het afloopt:
odds-assaults-taken = de plaats is ingenomen
odds-assaults-bloody-repulse = bloederig afgeslagen, en daarmee uit
odds-assaults-used-up = van de aanvallers is niemand over
odds-assaults-held = het garnizoen houdt nog stand
odds-assaults-mix = Beiden kiezen bij elke bestorming wat voor die ene het best is; bij de eerste:

## een beleg
odds-siege = De kans dat het garnizoen { $months } { $months ->
    [one] maand
   *[other] maanden
} standhoudt terwijl de belegeraar alleen voor de muren ligt, zelf te eten heeft en een overgave aanneemt:
odds-siege-nth = na maand { $number }
odds-siege-ends = Hoe het afloopt:
odds-siege-holds = het garnizoen houdt stand
odds-siege-betrayal = de plaats wordt verraden
odds-siege-surrender = de plaats geeft zich over
odds-siege-starved = er is niemand meer over
odds-siege-fed = { $months ->
    [0] Het komt vanaf de eerste maand te kort.
    [one] De voorraad is genoeg voor een maand.
   *[other] De voorraad is genoeg voor { $months } maanden.
}

## een weg
odds-way = De bewegingsworp:
odds-way-failure = geen weg
odds-way-perilous = een gevaarlijke weg
odds-way-safe = een veilige weg
odds-way-dared = Wie een gevaarlijke weg waagt:
odds-way-arrives = de banier komt aan
odds-way-unhurt = met alle manschappen en bagage
odds-way-cost = Gemiddeld verliest ze { $points } punten, ten hoogste { $most }.
