## valhalla op de pagina: fasen, tegels, antwoorden.

valhalla-empire = { $empire ->
    [good] Goed
    [evil] Kwaad
    [lawful] Orde
   *[chaos] Chaos
 }
valhalla-when-setup = Voor de eerste ronde
valhalla-when-season = Ronde { $round } van { $rounds }
valhalla-when-over = De veldtocht is voorbij
valhalla-phase = { $phase ->
    [election] Verkiezing
    [capitals] Hoofdsteden
    [locations] Bijzondere plaatsen
    [roll-call] Appel
    [deputies] Plaatsvervangers
    [assaults] Bestormingen
    [orders] Bevelen
    [holders] Voordelen
    [battles] Veldslagen
   *[claims] Veroveringen
 }
valhalla-water = niemand: moeras, meer of zee
valhalla-wilderness = niemand: wildernis
valhalla-location = Bijzondere plaats
valhalla-kind = { $kind ->
    [mine] mijn
    [tower] tovenaarstoren
    [necropolis] necropolis
    [temple] tempel
    [circle] steencirkel
   *[bridge] brug
 }
valhalla-holder = Voordeel
valhalla-battle = { $type ->
    [siege] Veldslag { $battle }, een belegering
   *[pitched] Veldslag { $battle }
 }
valhalla-answer-capital = Sticht haar op { $place }
valhalla-answer-assault-no = Geen bestorming
valhalla-answer-battle-confirm-confirm = Zo was het
valhalla-answer-battle-confirm-dispute = Niet zo
valhalla-answer-battle-dice-throw = Laat de dobbelstenen beslissen
valhalla-answer-asylum-grant-accept = Neem de speler op
valhalla-answer-asylum-grant-refuse = Weiger
valhalla-answer-attendance-here = Ik ben er weer
valhalla-answer-attendance-away = Ik zal er niet zijn
valhalla-option-attack = Val { $target } aan
valhalla-option-hold = Val niemand aan
valhalla-option-done = Klaar
valhalla-option-place = { $kind ->
    [mine] Een mijn
    [tower] Een tovenaarstoren
    [necropolis] Een necropolis
    [temple] Een tempel
   *[circle] Een steencirkel
 } op { $place }
valhalla-option-bridges = Bruggen op { $places }
valhalla-option-absent = { $player } is afwezig
valhalla-option-present = { $player } is er
valhalla-option-guest = { $name } is onze gast
valhalla-option-give = { $place } voor { $player }
valhalla-option-capture = Verover { $place }
valhalla-option-remove = Verdrijf hen van { $place }
valhalla-option-occupy = Bezet { $place }
valhalla-option-useit = Gebruik { $place } in beurt { $turn }
valhalla-option-useonunit = Gebruik { $place } in beurt { $turn } voor eenheid { $unit }
valhalla-option-useonspell = Gebruik { $place } in beurt { $turn }; de spreuk { $result ->
    [cast] slaagt
   *[failed] mislukt
 }
valhalla-field-withdrew = Beurt waarin { $player } zich terugtrok (0: hield stand)
valhalla-field-victory = Overwinningspunten van { $player }
valhalla-field-points = Punten
valhalla-field-general = Met een generaal
valhalla-choice-yes = ja
valhalla-choice-no = nee

showing-valhalla-presence = { $away ->
    [true] weg
   *[false] aanwezig
 }
showing-valhalla-fate = { $what }: { $value }
showing-valhalla-correct-tile = Tegel
showing-valhalla-correct-location = Bijzondere plaats
showing-valhalla-correct-player = Speler
showing-valhalla-correct-empire = Koning
showing-valhalla-correct-battle = Veldslag
showing-valhalla-correct-battle-hint = De veldslag wordt beslist door wat hier staat.
showing-valhalla-correct-owner = Eigenaar
showing-valhalla-correct-kind = Soort
showing-valhalla-correct-away = Is
showing-valhalla-correct-king = Koning
showing-valhalla-corrected-owner = is van { $value }
showing-valhalla-corrected-kind = bijzondere plaats: { $value }
showing-valhalla-corrected-away = is { $value }
showing-valhalla-corrected-king = zijn koning is { $value }
showing-valhalla-corrected-fates = { $value }
valhalla-stage = { $stage ->
    [fighting] Gevochten
    [reported] Gemeld
   *[settled] Beslist
 }
