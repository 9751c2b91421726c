## De winter, en de kronen.

event-mighty-winter-begins = De winter van jaar { $year } begint.
event-mighty-winter-phase = { $phase ->
    [autumn-equinox] De herfstequinox.
    [winter-quarters] De legers gaan in winterkwartier.
    [winter-events] Wat de winter brengt.
    [revenue] De inkomsten worden geïnd.
    [diplomacy] De tijd van de gezanten.
    [recruitment] De tijd van het rekruteren.
    [recovery] Wat geplunderd werd kan weer opleven.
    [preparations] De rijken maken zich op voor de lente.
    [espionage] De tijd van de spionnen.
   *[spring-equinox] De lente-equinox.
 }
event-mighty-crowns-gathered = { $realm } int { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }.
event-mighty-crowns-bonus = { $realm } zal deze winter { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 } meer innen.
event-mighty-crowns-loss = { $realm } zal deze winter { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 } minder innen.
event-mighty-crowns-spent = { $realm } betaalt { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 } voor { $what ->
    [envoys] gezanten
    [recruits] nieuwe troepen
    [mercenaries] huurlingen
    [allies] geallieerden
    [rebuilding] de wederopbouw van puinhopen
    [ship] een schip
    [fortress] een burcht
    [city] een stad
    [siege] de bevoorrading van een beleg
    [assassin] huurmoordenaars
    [spy] spionnen
    [saboteur] saboteurs
    [agent] agenten
   *[baggage] bagage
 }.
event-mighty-crowns-returned = { $realm } krijgt { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 } terug.
event-mighty-crowns-given = { $realm } geeft { $other } { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }.
event-mighty-crowns-lost = { $crowns ->
    [one] Eén kroon van { $realm } blijft over en gaat
   *[other] { $crowns } kronen van { $realm } blijven over en gaan
 } verloren.
mighty-crowns-short = Dat kost { $price ->
    [one] één kroon
   *[other] { $price } kronen
 }, en je hebt er { $crowns }.
