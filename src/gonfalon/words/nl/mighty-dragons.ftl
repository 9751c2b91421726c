## mighty: draken.

ask-mighty-dragons-side = De draken vliegen op van { $place }. Welke zijde is nummer 1? De dobbelsteen telt vandaar met de klok mee.

event-mighty-dragons-sleep = De draken van { $place } slapen door.
event-mighty-dragons-rise = Uit het drakenhol in { $place } { $count ->
    [one] komt één draak
   *[other] komen { $count } draken
 } tevoorschijn!
event-mighty-dragons-fly = Eén draak strijkt neer bij { $place }; { $count ->
    [one] de laatste vliegt
   *[other] { $count } vliegen
 } verder naar { $there }.
event-mighty-dragons-pass-over = De draken razen over { $place } heen en richten geen schade aan.
event-mighty-dragons-ravage = De draken teisteren { $place }.
event-mighty-dragons-lay-waste = De draken maken { $place } met de grond gelijk.
event-mighty-dragons-forest = Het woud van { $place } brandt af; het geeft deze winter geen hout.
event-mighty-dragons-gone = De draken keren terug naar hun holen onder { $place }.
