## Het leggen van een wereld op de pagina: antwoorden in woorden.

option-laying-draw = { $pack ->
    [highland] Hoogland
    [lowland] Laagland
    [river_valley] Rivieren
   *[coastal] Kust
}
option-laying-left = { $count ->
    [one] nog één tegel
   *[other] nog { $count } tegels
}
option-laying-rest = Leg de rest voor mij
option-laying-lay = Leg hem op { $place }{ $side ->
    [NE] , met water uit het noordoosten
    [E] , met water uit het oosten
    [SE] , met water uit het zuidoosten
    [SW] , met water uit het zuidwesten
    [W] , met water uit het westen
    [NW] , met water uit het noordwesten
   *[none] {""}
}
option-laying-return = Schuif hem onder zijn stapel
option-laying-take-up = Neem de tegel op { $place } op
option-laying-swap = Ruil de tegel op { $place } voor { $tile }
option-laying-mark = Maak van { $place } een hoofdstadplaats
option-laying-chance = Laat de dobbelstenen kiezen
answer-laying-verdict-accept = Op deze kaart spelen we
answer-laying-verdict-again = Leg een andere
answer-laying-stop-stop = Ja, de wereld is groot genoeg
answer-laying-stop-go = Nee, ga door met leggen
