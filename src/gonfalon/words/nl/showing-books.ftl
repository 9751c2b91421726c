# Wat de server zelf zegt in de boeken van de pagina: bijschriften, en wat de lente aantreft.

books-plate = { $what ->
    [battle] De slag bij { $place }
    [draw] { $place }, waar niemand won
    [assault] De bestorming van { $place }
    [siege] Het beleg van { $place }
    [fallen] { $place } valt
    [taken] { $place } wisselt van heerser
    [razed] { $place } brandt
    [founded] { $place }, waar een rijk begint
   *[dragons] Draken boven { $place }
 }. { $when }.
books-no-entry = De kroniek heeft geen stuk “{ $entry }”.
spring-figure = { $count }
spring-army = legerpunten
spring-baggage = { $count ->
    [one] bagagepunt
   *[other] bagagepunten
 }
spring-ships = { $count ->
    [one] schip
   *[other] schepen
 }
spring-settlements = { $count ->
    [one] nederzetting
   *[other] nederzettingen
 }
spring-operatives = { $count ->
    [one] handlanger
   *[other] handlangers
 }
