## mighty: draken.

ask-dragons-side = De draken vliegen op van { $place }. Welke zijde is nummer 1? De dobbelsteen telt vandaar met de klok mee.

event-dragons-sleep = De draken van { $place } slapen door.
event-dragons-rise = Uit het drakenhol in { $place } { $count ->
    [one] komt één draak
   *[other] komen { $count } draken
 } tevoorschijn!
event-dragons-fly = Eén draak strijkt neer bij { $place }; { $count ->
    [one] de laatste vliegt
   *[other] { $count } vliegen
 } verder naar { $there }.
event-dragons-pass-over = De draken razen over { $place } heen en richten geen schade aan.
event-dragons-ravage = De draken teisteren { $place }.
event-dragons-lay-waste = De draken maken { $place } met de grond gelijk.
event-dragons-forest = Het woud van { $place } brandt af; het geeft deze winter geen hout.
event-dragons-gone = De draken keren terug naar hun holen onder { $place }.
