# What the server itself says in the books of the page: captions of pictures, and what spring will find.

books-plate = { $what ->
    [battle] The battle of { $place }
    [draw] { $place }, where nobody won
    [assault] The storming of { $place }
    [siege] The siege of { $place }
    [fallen] { $place } falls
    [taken] { $place } changes hands
    [razed] { $place } burns
    [founded] { $place }, where a realm begins
   *[dragons] Dragons over { $place }
 }. { $when }.
books-no-entry = The chronicle has no entry “{ $entry }”.
spring-figure = { $count }
spring-army = army points
spring-baggage = { $count ->
    [one] baggage point
   *[other] baggage points
 }
spring-ships = { $count ->
    [one] ship
   *[other] ships
 }
spring-settlements = { $count ->
    [one] settlement
   *[other] settlements
 }
spring-operatives = { $count ->
    [one] operative
   *[other] operatives
 }
