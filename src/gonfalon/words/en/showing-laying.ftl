## The laying of a world on the page: answers in words.

option-laying-draw = { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River valley
   *[coastal] Coast
}
option-laying-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
option-laying-rest = Lay the rest for me
option-laying-lay = Lay it at { $place }{ $side ->
    [NE] , its water from the north-east
    [E] , its water from the east
    [SE] , its water from the south-east
    [SW] , its water from the south-west
    [W] , its water from the west
    [NW] , its water from the north-west
   *[none] {""}
}
option-laying-return = Slip it under its pack
option-laying-take-up = Take up the tile at { $place }
option-laying-swap = Exchange the tile at { $place } for { $tile }
option-laying-mark = Make { $place } a capital site
option-laying-chance = Let the dice choose
answer-laying-verdict-accept = We play on this map
answer-laying-verdict-again = Lay another
answer-laying-stop-stop = Yes, the world is large enough
answer-laying-stop-go = No, go on laying
