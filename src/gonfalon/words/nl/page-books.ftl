## De boeken van de pagina: winter, kroniek, terugblik, brieven, gordijn, einde, scheidsrechter, mensen.

# De kroniek, door de server geschreven.
books-plate = { $what ->
    [battle] De slag bij { $place }
    [draw] { $place }, waar niemand won
    [assault] De bestorming van { $place }
    [siege] Het beleg van { $place }
    [fallen] { $place } valt
    [taken] { $place } wisselt van heer
    [razed] { $place } brandt
    [founded] { $place }, waar een rijk begint
   *[dragons] Draken boven { $place }
 }. { $when }.
books-pen-text = Schrijf iets, hoogstens { $longest } tekens lang.
books-no-entry = De kroniek heeft geen stuk “{ $entry }”.
