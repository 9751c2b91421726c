## Subsistence, razing, reorganisation.

ask-mighty-subsistence-pay = Whose baggage feeds the banners at { $place }?
ask-mighty-subsistence-short = There is not enough at { $place }. Which banners go hungry?
event-mighty-subsistence-paid = The banners of { $realm } at { $place } live on { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage.
event-mighty-subsistence-hunger = The supplies of { $realm } at { $place } give out: { $count ->
    [one] one banner goes
   *[other] { $count } banners go
 } hungry.
event-mighty-subsistence-short = Banner { $banner } goes hungry at { $place }.

ask-mighty-raze-order = Do you raze a settlement?
ask-mighty-raze-loot = Who carries the loot?
event-mighty-land-razed = { $place } is razed to the ground.
event-mighty-raze-looted = { $realm } carries { $points ->
    [0] nothing
    [one] one point of baggage
   *[other] { $points } points of baggage
 } away from { $place }{ $lost ->
    [0] .
    [one] ; one point is lost.
   *[other] ; { $lost } points are lost.
 }
mighty-raze-no-banner = None of your banners stands at { $place }.
mighty-raze-siege = { $place } is under siege; it must fall first.
mighty-raze-nothing = There is nothing at { $place } to raze.
mighty-raze-not-yours = { $place } is not yours yet.
mighty-raze-contested = The enemy still stands at { $place }.

ask-mighty-reorganisation-order = How do you put your forces in order? You may regroup banners, share out baggage, and fill or destroy stockpiles.
event-mighty-reorganisation-regrouped = { $realm } regroups at { $place }.
event-mighty-reorganisation-left-behind = { $points ->
    [one] One point of baggage is
   *[other] { $points } points of baggage are
 } left behind at { $place }.
event-mighty-reorganisation-baggage = { $realm } shares out baggage at { $place }.
event-mighty-reorganisation-destroyed = { $realm } destroys the stockpile at { $place }.
mighty-reorganise-weak = Banner { $banner } is below { $least } points and must first be combined with another here.
mighty-reorganise-banners = You have no such banners: { $banners }.
mighty-reorganise-apart = Those banners cannot reach each other without crossing water or mountain.
mighty-reorganise-sum = The banners have { $total } points together, not { $given }.
mighty-reorganise-size = Every banner that is made has { $least } to { $most } points.
mighty-reorganise-aboard = A ship carries one banner only, so none can be split off aboard.
mighty-reorganise-walls = The walls of { $place } have no room for another banner.
mighty-reorganise-shares = There { $wanted ->
    [one] is one place
   *[other] are { $wanted } places
 } for baggage there, not { $given }: each banner, then the stockpile.
mighty-reorganise-six = Nothing holds more than { $most } points of baggage.
mighty-reorganise-baggage-sum = { $total ->
    [one] One point
   *[other] { $total } points
 } of baggage must be shared out, not { $given }.
mighty-reorganise-no-stockpile = There is no stockpile at { $place }.
mighty-reorganise-not-there = None of your banners can get at the stockpile at { $place }.
