## De pagina: wat in haar kader staat, op de kaart en in de panelen.

showing-and = { $first } en { $last }
showing-piece = { $number } van { $realm }
showing-banner = banier { $number } van { $realm }
showing-ship = schip { $number } van { $realm }
showing-independents = de onafhankelijken
showing-undead = de verrezen doden
showing-undo = Neem terug: { $answer }
showing-none = niets
showing-nothing-there = Daar kun je hiermee niets doen.
recap-nothing = Er is niets gebeurd dat je kon zien.
series-tiles = Tegels
series-strength = Legerpunten
series-revenue = Inkomsten
phase-common-over = Het einde

## Tegels

terrain-lowland = laagland
terrain-highland = hoogland
terrain-river-valley = riviertegel
terrain-coastal = kust
settlement-capital = hoofdstad
fact-owner = Hoort bij

## Gevechten en kansen

side-declared = voor iedereen uitgesproken
result-attacker-scattered = De aanvallers zijn uiteengedreven
result-attacker-defeated = De aanvallers zijn verslagen
result-defender-defeated = De verdedigers zijn verslagen
result-defender-scattered = De verdedigers zijn uiteengedreven
result-bloody-repulse = Bloederig afgeslagen
odds-card-dealt = Met deze kaart, tegen een getrokken kaart

## Dobbelstenen

roll-whose = { $label }, { $realm }
roll-common-order = speelvolgorde
roll-common-laying-shuffle = de tegels worden geschud
roll-common-laying-first = wie de eerste tegel legt
roll-common-laying-capital = welke plek
roll-common-other = { $label }

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

## Kleuren, volken en wat elk spel heeft

race-name = { $race ->
    [men] Mensen
    [empire] Keizerrijk
    [bretonnians] Bretonniërs
    [dwarfs] Dwergen
    [high-elves] Hoge Elven
    [wood-elves] Boselven
    [dark-elves] Duistere Elven
    [orcs-and-goblins] Orks en Gobelins
    [skaven] Skaven
    [undead] Ondoden
    [chaos] Chaos
    [halflings] Halflingen
    [slann] Slann
    [norse] Noormannen
   *[other] { $race }
 }
colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
colour-purple = Paars
colour-black = Zwart
colour-white = Wit
colour-teal = Groenblauw
colour-brown = Bruin
colour-pink = Roze
colour-grey = Grijs
colour-gold = Goud
option-common-orders-done = Klaar
showing-corrected = { $what }: { $parts }
showing-tile = { $name } ({ $place })
side-attacker = Aanvaller
side-defender = Verdediger
