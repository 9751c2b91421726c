## gonfalon odds: de kansen van een gevecht of een bestorming.

help-odds = Precieze kansen van een gevecht, of van een bestorming; zonder kaarten ook hoe men die het best kiest.
help-odds-ruleset = de spelregels: mighty
help-odds-attacker = de punten van de aanvaller
help-odds-defender = de punten van de verdediger; bij een bestorming die van het garnizoen, voor de muren ze vermenigvuldigen
help-odds-attack-card = de kaart van de aanvaller: direct, surprise of flank
help-odds-defence-card = de kaart van de verdediger: counter, hold of withdraw
help-odds-assault = een bestorming van een stad (city) of burcht (fortress) in plaats van een gevecht in het veld
help-odds-json = als JSON, de kansen als breuken

odds-ruleset = Er zijn kansen voor de spelregels { $known }, niet voor “{ $ruleset }”.
odds-points-missing = Zeg met { $option } hoeveel punten die partij heeft.
odds-points = { $option } moet een geheel getal vanaf 1 zijn, niet { $points }.
odds-choice = “{ $text }” gaat niet bij { $option }; het is een van: { $known }.
odds-one-card = Geef beide kaarten of geen; { $option } ontbreekt.

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
odds-result-stormed = bestormd
odds-value = Als beiden zo goed mogelijk kiezen, is de kans dat de aanvaller wint min die dat de verdediger wint { $percent } ({ $value }).
odds-value-assault = Als beiden zo goed mogelijk kiezen, is de kans op een geslaagde bestorming min die op een bloederig afgeslagene { $percent } ({ $value }).
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
odds-short-stormed = bestormd
