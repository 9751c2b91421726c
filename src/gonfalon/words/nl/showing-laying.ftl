## Het leggen van een wereld op de pagina: antwoorden in woorden.

option-common-laying-draw = { $pack ->
    [highland] Hoogland
    [lowland] Laagland
    [river_valley] Rivieren
   *[coastal] Kust
}
option-common-laying-left = { $count ->
    [one] nog één tegel
   *[other] nog { $count } tegels
}
option-common-laying-rest = Leg de rest voor mij
option-common-laying-lay = Leg hem op { $place }{ $side ->
    [NE] , met water uit het noordoosten
    [E] , met water uit het oosten
    [SE] , met water uit het zuidoosten
    [SW] , met water uit het zuidwesten
    [W] , met water uit het westen
    [NW] , met water uit het noordwesten
   *[none] {""}
}
option-common-laying-return = Schuif hem onder zijn stapel
option-common-laying-take-up = Neem de tegel op { $place } op
option-common-laying-swap = Ruil de tegel op { $place } voor { $tile }
option-common-laying-mark = Maak van { $place } een hoofdstadplaats
option-common-laying-chance = Laat de dobbelstenen kiezen
answer-common-laying-verdict-accept = Op deze kaart spelen we
answer-common-laying-verdict-again = Leg een andere
answer-common-laying-stop-stop = Ja, de wereld is groot genoeg
answer-common-laying-stop-go = Nee, ga door met leggen
