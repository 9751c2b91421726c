## Antwoorden in woorden: de orders en keuzes van mighty.

answer-mighty-banner = Banier { $number }
answer-mighty-ship = Schip { $number }
answer-mighty-pact = “{ $text }”
answer-mighty-operative = { $kind } in { $place }
answer-mighty-operative-lost = een handlanger van { $realm }
answer-mighty-bank = { $place }, { $half }
answer-mighty-margin = { $margin ->
    [0] gelijkspel
   *[other] { NUMBER($margin) }
 }
answer-mighty-side = { $side ->
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
card-direct = Directe aanval
card-surprise = Verrassingsaanval
card-flank = Flankaanval
card-counter = Tegenaanval
card-hold = Standhouden
card-withdraw = Terugtrekken

## Keuzes, naar hun vraag

answer-mighty-concede-concede = Geef de oorlog op
answer-mighty-battle-avoid-fight = Houd stand en vecht
answer-mighty-battle-avoid-withdraw = Glip weg
answer-mighty-battle-pursue-pursue = Achtervolg
answer-mighty-battle-pursue-stay = Laat hen gaan
answer-mighty-route-perilous-go = Waag het
answer-mighty-route-perilous-stay = Blijf
answer-mighty-movement-passage-attack = Val aan
answer-mighty-movement-passage-ask = Vraag doortocht
answer-mighty-movement-leave-yes = Laat hen door
answer-mighty-movement-leave-no = Versper de weg
answer-mighty-movement-refused-stay = Blijf
answer-mighty-movement-refused-attack = Val aan
answer-mighty-realm-inland-stay = Blijf waar zij is
answer-mighty-realm-consent-yes = Stem in
answer-mighty-realm-consent-no = Weiger
answer-mighty-naval-wish-fight = Zeeslag
answer-mighty-naval-wish-peace = Vrede
answer-mighty-naval-decide-fight = Zeeslag
answer-mighty-naval-decide-peace = Vaar door
answer-mighty-siege-surrender-accept = Aanvaard
answer-mighty-siege-surrender-refuse = Weiger
answer-mighty-magic-keep-keep = Houd haar
answer-mighty-magic-keep-again = Gooi opnieuw
answer-mighty-magic-break-siege-attackers = De belegeraars
answer-mighty-magic-break-siege-defenders = Het garnizoen
answer-mighty-magic-mists-save = Breng { $realm } thuis
answer-mighty-magic-mists-mislead = Laat { $realm } verdwalen
answer-mighty-magic-consent-yes = Vertrouw
answer-mighty-magic-consent-no = Weiger
answer-mighty-magic-hold-river-hold = Laat de bedding droog
answer-mighty-magic-hold-river-call-back = Roep het water terug
answer-mighty-alliance-forage-keep = Behoud het bondgenootschap
answer-mighty-alliance-forage-forage = Leef van het land
answer-mighty-espionage-plan-stay = Blijf
answer-mighty-espionage-smuggle-assassin = Een huurmoordenaar
answer-mighty-espionage-smuggle-spy = Een spion
answer-mighty-espionage-smuggle-saboteur = Een saboteur
answer-mighty-espionage-smuggle-none = Niemand
answer-mighty-winter-siege-pay-pay = Betaal
answer-mighty-winter-siege-pay-abandon = Laat hen achter in de sneeuw
field-mighty-name-give-what = Wat het is
name-of-banner = { $name }, banier { $number }
field-mighty-name-give-name = De naam
field-mighty-name-give-title = Titel
field-mighty-name-give-first_name = Voornaam
field-mighty-name-give-byname = Bijnaam
field-mighty-pact-write-with = Met wie
field-mighty-pact-write-text = Wat is afgesproken

## Orders, naar hun hoofdstuk

option-mighty-movement-march = Trek met { $banners } naar { $there }
option-mighty-movement-march-at = Trek met { $banners } naar { $there }, overkant
option-mighty-scouting-scout = Banier { $banner } verkent { $there }
option-mighty-ships-sail = Vaar met { $ships } naar { $there }
option-mighty-ships-sail-into = Vaar met { $ships } de haven van { $there } in
option-mighty-ships-put-in = Vaar met { $ships } de haven in
option-mighty-ships-put-out = Vaar met { $ships } de haven uit
option-mighty-ships-embark = Banier { $banner } gaat aan boord van schip { $ship }
option-mighty-ships-disembark = Banier { $banner } gaat aan land
option-mighty-forced-march-press-on = Geforceerde mars van { $banners }
option-mighty-breach-break-off = Verbreek het bondgenootschap in { $place }
option-mighty-withdrawal-give-up = Geef het beleg van { $place } op
option-mighty-withdrawal-leave = Haal { $banners } weg van het beleg
option-mighty-refuge-besiege = Beleger
option-mighty-refuge-besiege-with = Beleger met { $banners }
option-mighty-refuge-turn-back = Keer om
option-mighty-assault-assault = Bestorm { $place }
option-mighty-assault-batter = Beschiet de muren van { $place }
option-mighty-raze-raze = Plunder { $place }
option-mighty-reorganisation-regroup = Hergroepeer { $banners } als { $points }
option-mighty-reorganisation-share-baggage = Verdeel de bagage: { $shares }
option-mighty-reorganisation-destroy-stockpile = Vernietig de stock in { $place }
option-mighty-terms-march-out = het garnizoen trekt naar { $there } { $baggage ->
    [with] met
   *[without] zonder
 } zijn bagage; stock { $stockpile ->
    [given] voor de belegeraar
   *[destroyed] vernietigd
 }
option-mighty-terms-go-home = de belegeraar gaat naar huis; stock { $stockpile ->
    [given] voor hem
    [destroyed] vernietigd
   *[kept] blijft
 }
option-mighty-terms-offer = { $place }, aanbod: { $terms }
option-mighty-terms-accept = { $place }, aanvaard: { $terms }
option-mighty-terms-refuse = { $place }: weiger het aanbod
option-mighty-terms-take-back = { $place }: neem het aanbod terug
option-mighty-terms-promise = { $place }, belofte: “{ $words }”
option-mighty-mustering-banners = Banieren van { $points }
option-mighty-mustering-place = { $spots }
option-mighty-quarters-billet = { $banners } in { $place }
option-mighty-ships-home-put-up = Leg { $ships } in de haven van { $place }
option-mighty-casting-cast = Spreek haar uit
option-mighty-casting-cast-at = Spreek haar uit over { $place }
option-mighty-casting-decline = Laat haar gaan
option-mighty-diplomacy-give = Geef { $realm } { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-diplomacy-send = Zend gezanten naar { $place }
option-mighty-recruitment-recruit = Troepen voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-recruitment-hire = Huurlingen ({ $race }) voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-recruitment-call-allies = Geallieerden van { $place } ({ $race }) voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-recruitment-tell-origin = Van de { $race } wordt verteld: “{ $story }”
option-mighty-recovery-rebuild = Herbouw { $place } met { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-construction-build = { $what ->
    [ship] Een schip
    [fortress] Een burcht
   *[city] Een stad
 } in { $place }
option-mighty-baggage-buy = Koop { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }
option-mighty-deployment-contingent = Contingent { $company } als { $points }
option-mighty-deployment-deploy = Banier { $banner } naar { $place }
option-mighty-deployment-cross = Banier { $banner } naar { $place } met schip { $ship }
option-mighty-deployment-moor = Schip { $ship } naar { $place }
option-mighty-deployment-load = Laad { $points } op banier { $banner }
option-mighty-deployment-stock = Sla { $points } op in { $place }
option-mighty-espionage-hire = { $kind ->
    [assassin] Een huurmoordenaar
    [spy] Spionnen
    [saboteur] Een saboteur
   *[agent] Een agent
 } voor { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }
option-mighty-espionage-put = { $kind ->
    [assassin] Huurmoordenaar
    [spy] Spion
    [saboteur] Saboteur
   *[agent] Agent
 } in { $place }
option-mighty-espionage-dismiss = Stuur de { $kind ->
    [assassin] huurmoordenaar
    [spy] spion
    [saboteur] saboteur
   *[agent] agent
 } weg
option-mighty-commanders-entrust = Vertrouw { $banners } toe aan { $seat }
option-mighty-commanders-rank = Rangorde: { $seats }
answer-mighty-peace-peace = Ik wil de oorlog beëindigen
answer-mighty-peace-war = Ik vecht toch door

## Staande orders: hoe een vraag beantwoord wordt als ze terugkomt.

standing-mighty-first-side = Welke zijde nummer 1 is, als een dobbelsteen de weg bepaalt
standing-mighty-first-side-ask = vraag het mij
standing-mighty-first-side-always = altijd het noordoosten
standing-mighty-odd-points = Verliezen die niet gelijk over mijn banieren te verdelen zijn
standing-mighty-odd-points-ask = vraag het mij
standing-mighty-odd-points-always = altijd de laagste nummers
standing-mighty-hold-river = Een vijand marcheert door de bedding van een rivier die ik tegenhoud
standing-mighty-hold-river-ask = vraag het mij
standing-mighty-hold-river-always = roep altijd het water terug
standing-mighty-hold-river-never = laat de bedding droog
