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
phase-valhalla-election = Verkiezing
phase-valhalla-capitals = Hoofdsteden
phase-valhalla-locations = Bijzondere plaatsen
phase-valhalla-roll-call = Appel
phase-valhalla-deputies = Plaatsvervangers
phase-valhalla-assaults = Bestormingen
phase-valhalla-orders = Bevelen
phase-valhalla-holders = Voordelen
phase-valhalla-battles = Veldslagen
phase-valhalla-claims = Veroveringen
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
answer-valhalla-capital = Sticht haar op { $place }
answer-valhalla-assault-no = Geen bestorming
answer-valhalla-battle-confirm-confirm = Zo was het
answer-valhalla-battle-confirm-dispute = Niet zo
answer-valhalla-battle-dice-throw = Laat de dobbelstenen beslissen
answer-valhalla-asylum-grant-accept = Neem de speler op
answer-valhalla-asylum-grant-refuse = Weiger
answer-valhalla-attendance-here = Ik ben er weer
answer-valhalla-attendance-away = Ik zal er niet zijn
option-valhalla-attack = Val { $target } aan
option-valhalla-hold = Val niemand aan
option-valhalla-done = Klaar
option-valhalla-place = { $kind ->
    [mine] Een mijn
    [tower] Een tovenaarstoren
    [necropolis] Een necropolis
    [temple] Een tempel
   *[circle] Een steencirkel
 } op { $place }
option-valhalla-bridges = Bruggen op { $places }
option-valhalla-absent = { $player } is afwezig
option-valhalla-present = { $player } is er
option-valhalla-guest = { $name } is onze gast
option-valhalla-give = { $place } voor { $player }
option-valhalla-capture = Verover { $place }
option-valhalla-remove = Verdrijf hen van { $place }
option-valhalla-occupy = Bezet { $place }
option-valhalla-useit = Gebruik { $place } in beurt { $turn }
option-valhalla-useonunit = Gebruik { $place } in beurt { $turn } voor eenheid { $unit }
option-valhalla-useonspell = Gebruik { $place } in beurt { $turn }; de spreuk { $result ->
    [cast] slaagt
   *[failed] mislukt
 }
field-valhalla-withdrew = Beurt waarin { $player } zich terugtrok (0: hield stand)
field-valhalla-victory = Overwinningspunten van { $player }
field-valhalla-points = Punten
field-valhalla-general = Met een generaal
valhalla-choice-yes = ja
valhalla-choice-no = nee
roll-valhalla-battle = gevecht
roll-valhalla-claim = wie voorgaat
roll-valhalla-election = verkiezing
roll-valhalla-pairing = wie tegen wie
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
