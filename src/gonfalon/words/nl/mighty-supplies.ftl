## Het overleven, de plundering, de reorganisatie.

ask-mighty-subsistence-pay = Wiens bagage voedt de banieren in { $place }?
ask-mighty-subsistence-short = Er is niet genoeg in { $place }. Welke banieren lijden honger?
event-mighty-subsistence-paid = De banieren van { $realm } in { $place } leven van { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }.
event-mighty-subsistence-hunger = De voorraden van { $realm } in { $place } zijn op: { $count ->
    [one] één banier lijdt
   *[other] { $count } banieren lijden
 } honger.
event-mighty-subsistence-short = Banier { $banner } lijdt honger in { $place }.

ask-mighty-raze-order = Plunder je een nederzetting?
ask-mighty-raze-loot = Wie draagt de buit?
event-mighty-land-razed = { $place } wordt met de grond gelijkgemaakt.
event-mighty-raze-looted = { $realm } sleept { $points ->
    [0] niets
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } weg uit { $place }{ $lost ->
    [0] .
    [one] ; één punt gaat verloren.
   *[other] ; { $lost } punten gaan verloren.
 }
mighty-raze-no-banner = Geen van je banieren staat in { $place }.
mighty-raze-siege = { $place } wordt belegerd; eerst moet het vallen.
mighty-raze-nothing = In { $place } valt niets te plunderen.
mighty-raze-not-yours = { $place } is nog niet van jou.
mighty-raze-contested = De vijand staat nog in { $place }.

ask-mighty-reorganisation-order = Hoe breng je je troepen op orde? Je mag banieren hergroeperen, bagage verdelen, en stocks vullen of vernietigen.
event-mighty-reorganisation-regrouped = { $realm } hergroepeert in { $place }.
event-mighty-reorganisation-left-behind = { $points ->
    [one] Eén bagagepunt blijft
   *[other] { $points } bagagepunten blijven
 } achter in { $place }.
event-mighty-reorganisation-baggage = { $realm } verdeelt de bagage in { $place }.
event-mighty-reorganisation-destroyed = { $realm } vernietigt de stock in { $place }.
mighty-reorganise-weak = Banier { $banner } telt minder dan { $least } punten en moet hier eerst met een andere worden samengevoegd.
mighty-reorganise-banners = Zulke banieren heb je niet: { $banners }.
mighty-reorganise-apart = Die banieren kunnen elkaar niet bereiken zonder water of gebergte over te steken.
mighty-reorganise-sum = De banieren tellen samen { $total } punten, niet { $given }.
mighty-reorganise-size = Elke banier die wordt gevormd telt { $least } tot { $most } punten.
mighty-reorganise-aboard = Een schip draagt maar één banier; aan boord kan er dus geen worden afgesplitst.
mighty-reorganise-walls = Binnen de muren van { $place } is geen plaats voor nog een banier.
mighty-reorganise-shares = Er { $wanted ->
    [one] is daar één plaats
   *[other] zijn daar { $wanted } plaatsen
 } voor bagage, niet { $given }: elke banier, dan de stock.
mighty-reorganise-six = Nergens past meer dan { $most } bagagepunten.
mighty-reorganise-baggage-sum = Er { $total ->
    [one] moet één bagagepunt
   *[other] moeten { $total } bagagepunten
 } worden verdeeld, niet { $given }.
mighty-reorganise-no-stockpile = Er is geen stock in { $place }.
mighty-reorganise-not-there = Geen van je banieren kan bij de stock in { $place }.
