# De metingen: wat er gemeten wordt, en hoe.

help-bench = Meet hoe snel Gonfalon op deze machine is: de kern, kaarten, afbeeldingen. Het duurt ongeveer een minuut.
help-bench-only = alleen de metingen met dit woord in hun naam: kernel, world, board enzovoort
help-bench-out = voeg de uitkomsten ook toe aan dit bestand (.md), de nieuwste bovenaan
help-bench-json = als JSON

bench-measure = meting
bench-median = mediaan
bench-middle = middelste helft
bench-worst = slechtste
bench-bar = eis
bench-none = Geen meting heeft “{ $word }” in haar naam; er zijn { $known }.
bench-other-file = Het bestand bij --out bevat iets anders dan uitkomsten van deze opdracht; noem een ander.
bench-unreadable = { $file } is niet te lezen: { $why }
bench-skipped = { $name } is overgeslagen: { $why }

bench-title-ask = Een vraag
bench-how-ask = door een verhaal gesteld en beantwoord, twintig in een verhaal; 2.000 per keer, { $runs } keer
bench-title-roll = Een worp
bench-how-roll = één snelle dobbelsteen binnen een verhaal; 2.000 per keer, { $runs } keer
bench-title-roll-sealed = Een verzegelde worp
bench-how-roll-sealed = hetzelfde met verzegelde dobbelstenen
bench-title-step = Een stap
bench-how-step = gekozen, op een kopie begonnen en beëindigd, zonder vragen of worpen; 2.000 per keer, { $runs } keer
bench-title-turn = Een beurt
bench-how-turn = een stap met een vraag en een worp, zonder tafel; 2.000 per keer, { $runs } keer
bench-title-fork = Een kopie op een bewaarpunt
bench-how-fork = van twaalf lijsten van 112 waarden, gemaakt en begonnen; 2.000 per keer, { $runs } keer
bench-title-hash = De vingerafdruk van een stand
bench-how-hash = twaalf lijsten van 112 waarden, vast opgeschreven en gehasht; 50 per keer, { $runs } keer
bench-title-answer = Een antwoord aan tafel
bench-how-answer = dezelfde beurt met verzegelde dobbelstenen: gelezen, getoetst, gespeeld en vastgelegd; 2.000 per keer, { $runs } keer
bench-title-append = Een regel van het logboek
bench-how-append = door zijn controlesom geschakeld en opgeschreven; 2.000 per keer, { $runs } keer
bench-title-read = Een regel lezen
bench-how-read = ontcijferd, de controlesom nagegaan; 2.000 per keer, { $runs } keer
bench-title-replay = Een invoer naspelen
bench-how-replay = een logboek van 2.000 beurten, { $runs } keer
bench-title-resume = Een veldtocht hervatten
bench-how-resume = van een bewaarpunt van twaalf lijsten van 112 waarden; 20 per keer, { $runs } keer

bench-title-lay = Een wereld van { $sets ->
    [one] één set
   *[other] { $sets } sets
 } leggen
bench-how-lay = van startgetal tot voltooid bord, met oefenkaarten; { $runs } startgetallen
bench-title-board-build = Een bord
bench-how-board-build = gebouwd uit de tegels van één set, { $runs } keer
bench-title-board-neighbours = Buren van een plaats
bench-how-board-neighbours = gevraagd van elke plaats van één set, { $runs } keer
bench-title-board-distance = Afstand van twee plaatsen
bench-how-board-distance = gevraagd van elke plaats van één set, { $runs } keer
bench-title-board-march-first = Een mars, voor het eerst gevraagd
bench-how-board-march-first = over de eerste rand van elke plaats van een nieuw bord, { $runs } borden
bench-title-board-march = Een mars, opnieuw gevraagd
bench-how-board-march = hetzelfde op een bord waaraan het eerder gevraagd is, { $runs } keer
bench-title-board-reach = Alles waarheen men kan marcheren
bench-how-board-reach = van een hoofdstad over één set; 20 per keer, { $runs } keer
bench-title-board-road = Een vrije weg naar huis
bench-how-board-road = tussen de twee verste hoofdsteden, { $runs } keer
bench-title-board-rivers = Alle rivieren
bench-how-board-rivers = met hun loop en einde, van { $runs } nieuwe borden van één set

bench-title-svg = De kaart als SVG
bench-how-svg = één set, met namen en getekend, { $runs } keer
bench-title-png = De kaart als PNG
bench-how-png = die tekening in beeldpunten, { $runs } keer
bench-title-pdf = De kaart als PDF
bench-how-pdf = die tekening op een blad, { $runs } keer
bench-title-large-svg = Een wereld van tien sets als SVG
bench-how-large-svg = gelegd, met namen en getekend; { $runs } startgetallen
bench-title-command = opdracht gonfalon map, { $ending }
bench-how-command = de hele opdracht voor één set, in een eigen proces, { $runs } keer
bench-title-season = Een antwoord in een seizoen van mighty
bench-how-season = spel op goed geluk van drie rijken op één set, wereld en opstelling vooraf; zes veldtochten per keer, { $runs } keer
bench-title-years = Een antwoord in hele jaren van mighty
bench-how-years = hetzelfde over twee jaren met hun winters; { $runs } keer
bench-title-war-fork = Een kopie van een veldtocht van mighty
bench-how-war-fork = op een bewaarpunt van het tweede jaar; 2.000 per keer, { $runs } keer
bench-title-turn-captain = Een hele beurt van een kapitein
bench-how-turn-captain = elk van { $runs } beurten in het tiende jaar van een oorlog van drie kapiteins op één set
bench-title-turn-warlord = Een hele beurt van een krijgsheer
bench-how-turn-warlord = dezelfde { $runs } beurten, met ten hoogste { $budget } keer verder spelen per vraag

help-bench-peers = installeer ook openbare verwanten en meet ze meteen mee
bench-ratio = { $ours }: { $us } µs; { $peer }: { $them } µs; { $times } keer zo snel
peers-not-installed = De verwanten zijn niet te installeren: { $why }
peers-failed = De verwanten zijn niet te meten: { $why }
bench-title-orders = De aanvallen van een ronde afwikkelen
bench-how-orders = geheime aanvallen van zeven keizerrijken; 500 per keer, { $runs } keer
