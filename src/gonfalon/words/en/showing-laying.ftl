## The laying of a world on the page: answers in words.

option-common-laying-draw = { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River valley
   *[coastal] Coast
}
option-common-laying-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
option-common-laying-rest = Lay the rest for me
option-common-laying-lay = Lay it at { $place }{ $side ->
    [NE] , its water from the north-east
    [E] , its water from the east
    [SE] , its water from the south-east
    [SW] , its water from the south-west
    [W] , its water from the west
    [NW] , its water from the north-west
   *[none] {""}
}
option-common-laying-return = Slip it under its pack
option-common-laying-take-up = Take up the tile at { $place }
option-common-laying-swap = Exchange the tile at { $place } for { $tile }
option-common-laying-mark = Make { $place } a capital site
option-common-laying-chance = Let the dice choose
answer-common-laying-verdict-accept = We play on this map
answer-common-laying-verdict-again = Lay another
answer-common-laying-stop-stop = Yes, the world is large enough
answer-common-laying-stop-go = No, go on laying
