## mighty: gevechten.

ask-battle-card = Welke gevechtskaart speelt u?
ask-battle-chooser = Wie speelt de kaart van de onafhankelijken?
event-battle-cards = { $attack ->
    [direct] { $attacker } doet een directe aanval
    [surprise] { $attacker } doet een verrassingsaanval
   *[flank] { $attacker } doet een flankaanval
 }; { $defence ->
    [counter] { $defender } doet een tegenaanval
    [hold] { $defender } houdt stand
   *[withdraw] { $defender } trekt zich terug
 }.
event-battle-leader = Een bevelvoerder van { $realm } sneuvelt; dat kost { $points } punten.
