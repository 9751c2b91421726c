## Antwoorden in woorden: de orders en keuzes van mighty.

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
answer-banner = Banier { $number }
answer-ship = Schip { $number }
answer-pact = “{ $text }”
answer-operative = { $kind } in { $place }
answer-operative-lost = een handlanger van { $realm }
answer-bank = { $place }, { $half }
answer-margin = { $margin ->
    [0] gelijkspel
   *[other] { NUMBER($margin) }
 }
answer-side = { $side ->
    [NE] noordoost
    [E] oost
    [SE] zuidoost
    [SW] zuidwest
    [W] west
   *[NW] noordwest
 }
part-stockpile = Stock
half-0 = noordoostzijde, noordelijke helft
half-1 = noordoostzijde, oostelijke helft
half-2 = oostzijde, noordelijke helft
half-3 = oostzijde, zuidelijke helft
half-4 = zuidoostzijde, oostelijke helft
half-5 = zuidoostzijde, zuidelijke helft
half-6 = zuidwestzijde, zuidelijke helft
half-7 = zuidwestzijde, westelijke helft
half-8 = westzijde, zuidelijke helft
half-9 = westzijde, noordelijke helft
half-10 = noordwestzijde, westelijke helft
half-11 = noordwestzijde, noordelijke helft
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
card-direct = Directe aanval
card-surprise = Verrassingsaanval
card-flank = Flankaanval
card-counter = Tegenaanval
card-hold = Standhouden
card-withdraw = Terugtrekken

## Keuzes, naar hun vraag

answer-concede-concede = Geef de oorlog op
answer-battle-avoid-fight = Houd stand en vecht
answer-battle-avoid-withdraw = Glip weg
answer-battle-pursue-pursue = Achtervolg
answer-battle-pursue-stay = Laat hen gaan
answer-route-perilous-go = Waag het
answer-route-perilous-stay = Blijf
answer-movement-passage-attack = Val aan
answer-movement-passage-ask = Vraag doortocht
answer-movement-leave-yes = Laat hen door
answer-movement-leave-no = Versper de weg
answer-movement-refused-stay = Blijf
answer-movement-refused-attack = Val aan
answer-realm-inland-stay = Blijf waar zij is
answer-realm-consent-yes = Stem in
answer-realm-consent-no = Weiger
answer-naval-wish-fight = Zeeslag
answer-naval-wish-peace = Vrede
answer-naval-decide-fight = Zeeslag
answer-naval-decide-peace = Vaar door
answer-siege-surrender-accept = Aanvaard
answer-siege-surrender-refuse = Weiger
answer-magic-keep-keep = Houd haar
answer-magic-keep-again = Gooi opnieuw
answer-magic-break-siege-attackers = De belegeraars
answer-magic-break-siege-defenders = Het garnizoen
answer-magic-mists-save = Breng { $realm } thuis
answer-magic-mists-mislead = Laat { $realm } verdwalen
answer-magic-consent-yes = Vertrouw
answer-magic-consent-no = Weiger
answer-magic-hold-river-hold = Laat de bedding droog
answer-magic-hold-river-call-back = Roep het water terug
answer-alliance-forage-keep = Behoud het bondgenootschap
answer-alliance-forage-forage = Leef van het land
answer-espionage-plan-stay = Blijf
answer-espionage-smuggle-assassin = Een huurmoordenaar
answer-espionage-smuggle-spy = Een spion
answer-espionage-smuggle-saboteur = Een saboteur
answer-espionage-smuggle-none = Niemand
answer-winter-siege-pay-pay = Betaal
answer-winter-siege-pay-abandon = Laat hen achter in de sneeuw
field-name-give-what = Wat het is
name-of-banner = { $name }, banier { $number }
field-name-give-name = De naam
field-name-give-title = Titel
field-name-give-first_name = Voornaam
field-name-give-byname = Bijnaam
field-pact-write-with = Met wie
field-pact-write-text = Wat is afgesproken

## Orders, naar hun hoofdstuk

option-movement-march = Trek met { $banners } naar { $there }
option-movement-march-at = Trek met { $banners } naar { $there }, overkant
option-scouting-scout = Banier { $banner } verkent { $there }
option-ships-sail = Vaar met { $ships } naar { $there }
option-ships-sail-into = Vaar met { $ships } de haven van { $there } in
option-ships-put-in = Vaar met { $ships } de haven in
option-ships-put-out = Vaar met { $ships } de haven uit
option-ships-embark = Banier { $banner } gaat aan boord van schip { $ship }
option-ships-disembark = Banier { $banner } gaat aan land
option-forced-march-press-on = Geforceerde mars van { $banners }
option-breach-break-off = Verbreek het bondgenootschap in { $place }
option-withdrawal-give-up = Geef het beleg van { $place } op
option-withdrawal-leave = Haal { $banners } weg van het beleg
option-refuge-besiege = Beleger
option-refuge-besiege-with = Beleger met { $banners }
option-refuge-turn-back = Keer om
option-assault-assault = Bestorm { $place }
option-assault-batter = Beschiet de muren van { $place }
option-raze-raze = Plunder { $place }
option-reorganisation-regroup = Hergroepeer { $banners } als { $points }
option-reorganisation-share-baggage = Verdeel de bagage: { $shares }
option-reorganisation-destroy-stockpile = Vernietig de stock in { $place }
option-terms-march-out = het garnizoen trekt naar { $there } { $baggage ->
    [with] met
   *[without] zonder
 } zijn bagage; stock { $stockpile ->
    [given] voor de belegeraar
   *[destroyed] vernietigd
 }
option-terms-go-home = de belegeraar gaat naar huis; stock { $stockpile ->
    [given] voor hem
    [destroyed] vernietigd
   *[kept] blijft
 }
option-terms-offer = { $place }, aanbod: { $terms }
option-terms-accept = { $place }, aanvaard: { $terms }
option-terms-refuse = { $place }: weiger het aanbod
option-terms-take-back = { $place }: neem het aanbod terug
option-terms-promise = { $place }, belofte: “{ $words }”
option-mustering-banners = Banieren van { $points }
option-mustering-place = { $spots }
option-quarters-billet = { $banners } in { $place }
option-ships-home-put-up = Leg { $ships } in de haven van { $place }
option-casting-cast = Spreek haar uit
option-casting-cast-at = Spreek haar uit over { $place }
option-casting-decline = Laat haar gaan
option-diplomacy-give = Geef { $realm } { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-diplomacy-send = Zend gezanten naar { $place }
option-recruitment-recruit = Troepen voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-recruitment-hire = Huurlingen ({ $race }) voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-recruitment-call-allies = Geallieerden van { $place } ({ $race }) voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-recruitment-tell-origin = Van de { $race } wordt verteld: “{ $story }”
option-recovery-rebuild = Herbouw { $place } met { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-construction-build = { $what ->
    [ship] Een schip
    [fortress] Een burcht
   *[city] Een stad
 } in { $place }
option-baggage-buy = Koop { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }
option-deployment-contingent = Contingent { $company } als { $points }
option-deployment-deploy = Banier { $banner } naar { $place }
option-deployment-cross = Banier { $banner } naar { $place } met schip { $ship }
option-deployment-moor = Schip { $ship } naar { $place }
option-deployment-load = Laad { $points } op banier { $banner }
option-deployment-stock = Sla { $points } op in { $place }
option-espionage-hire = { $kind ->
    [assassin] Een huurmoordenaar
    [spy] Spionnen
    [saboteur] Een saboteur
   *[agent] Een agent
 } voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-espionage-put = { $kind ->
    [assassin] Huurmoordenaar
    [spy] Spion
    [saboteur] Saboteur
   *[agent] Agent
 } in { $place }
option-espionage-dismiss = Stuur de { $kind ->
    [assassin] huurmoordenaar
    [spy] spion
    [saboteur] saboteur
   *[agent] agent
 } weg
option-commanders-entrust = Vertrouw { $banners } toe aan { $seat }
option-commanders-rank = Rangorde: { $seats }
option-orders-done = Klaar
answer-peace-peace = Ik wil de oorlog beëindigen
answer-peace-war = Ik vecht toch door

## Staande orders: hoe een vraag beantwoord wordt als ze terugkomt.

standing-first-side = Welke zijde nummer 1 is, als een dobbelsteen de weg bepaalt
standing-first-side-ask = vraag het mij
standing-first-side-always = altijd het noordoosten
standing-odd-points = Verliezen die niet gelijk over mijn banieren te verdelen zijn
standing-odd-points-ask = vraag het mij
standing-odd-points-always = altijd de laagste nummers
standing-hold-river = Een vijand marcheert door de bedding van een rivier die ik tegenhoud
standing-hold-river-ask = vraag het mij
standing-hold-river-always = roep altijd het water terug
standing-hold-river-never = laat de bedding droog
