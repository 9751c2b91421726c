## The page: the table itself, from the map to the dock.

table-asked = Asked of you now
table-asked-secretly = Asked of you now, in secret
table-next-question = { $count ->
    [one] and one question more
   *[other] and { $count } questions more
 }
table-options = Your answers
table-pick-first = Pick a banner, on the map or here. Shift picks several.
table-which-pieces = Which pieces go
table-points-go = points go
table-search = Search the orders
table-more-orders = There are more than are listed here. Write the order yourself and press Enter.
table-suggested = Take the suggestion
table-quick-setup = Quick set-up: take them all
table-done = Done
table-done-phase = Done with { $phase }
table-back = Back
table-none = None of them
table-these = { $count ->
    [one] This one
   *[other] These { $count }
 }
table-several = { $least ->
    [0] { $count } of at most { $most }
   *[other] { $count }; at least { $least }, at most { $most }
 }
table-range = { $least } to { $most }
table-less = Less for { $part }
table-more = More for { $part }
table-the-rest = the rest here
table-left-of = left of { $total }
table-share = Share it so
table-write-down = Write it down
table-really = Really: { $label }?
table-choose-again = Choose again

# Dice that people roll themselves.
table-roll-yourself = You roll
table-roll = Roll { $count }D{ $sides }: { $label }
table-roll-hint = Type what fell, as it lies on the table.
table-die = Die { $number }
table-die-shows = A die shows 1 to { $sides }.
table-dice-fell = So they fell
table-let-roll = Let the table roll
table-i-roll = I roll real dice
table-ask-before-dice = Ask once more before dice fall

# Waiting.
table-waiting = Waiting for { $realms }
table-waiting-somebody = Waiting for somebody
table-thinking = { $realm } is thinking
table-reckoning = The computer reckons
table-since = for { $span }
table-paused = The campaign is paused
table-stopped = The campaign stands still
table-go-on-newly = Go on by the present rules
table-go-on-thinking = Go on
table-over = The campaign is over
table-tell-me = Tell me when I am needed
table-nothing-lost = Nothing is lost. Trying again
table-look-round = Every answer that was taken is written down. You can look round meanwhile.
table-gone = This campaign was deleted, or you have no place at it any longer.

# Undo.
table-undo-free = No die has fallen since: undo is free
table-undo-asks = A die has fallen since: the others have to agree
table-undo-consent = Undo needs consent
table-undo-fallen = A die has fallen or something was shown since. It needs the consent of { $names }.
table-undo-dice = Dice that fell are not used again.
table-undo-agreed = They agree: undo
table-undo-ask = Ask them
table-request = { $realm } asks to take something back.
table-request-yes = Let it be taken back
table-request-no = No, it stands
table-request-mine = You have asked to take something back; the word is still with { $realms }.
table-request-agreed = { $realm } asks to take something back, and you agreed; the word is still with { $realms }.

# Standing questions.
table-beside = Pacts, terms, names…
table-beside-nothing = There is nothing to say beside what is asked.
table-order = When this is asked again:
table-orders = My standing orders

# The map.
table-map = The map. Arrows move it; Shift and an arrow go from tile to tile, Enter takes the tile.
table-map-drawn = The map is being drawn …
table-lit-tiles = Lit tiles
table-pieces = Your pieces
table-points = { $points } points
table-strength-unknown = strength unknown
table-pill-odds = { $promise } { $percent } %
table-percent = { $percent } %
table-bar-said = { $label } { $percent } percent
table-close = Put away
table-zoom = Zoom
table-zoom-in = Zoom in (+)
table-zoom-out = Zoom out (−)
table-world = World
table-world-key = The whole world (0)
table-selection = Selection
table-selection-key = To what is picked (.)

# The strip.
table-year = Year { $year }
table-month = Month
table-winter = Winter
table-order-of-play = Realms, in their order of play
table-your-turn = Your turn
table-realm = { $realm } ({ $ruler })
table-threw = threw { $die }
table-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
table-out = out of the war
table-phases = Phases of this turn

# The papers.
table-papers = Papers
table-tab-map = Map
table-tab-army = Army
table-tab-tile = Tile
table-tab-log = Log
table-tab-more = More
table-army = My army
table-number = No.
table-number-long = Number of the banner
table-tile = Tile
table-strength = Points
table-baggage = Baggage
table-whole-army = Whole army
table-no-tile = Tap a tile on the map to read about it here.
table-razed = razed
table-port = harbour
table-unknown-land = not yet explored
table-log = Log
table-show = Show
table-log-all = everything
table-log-battles = battles
table-log-mine = my own
table-log-dice = dice only
table-log-empty = Nothing of that kind yet.
table-older = Older entries
table-show-on-map = Show it on the map
table-recap = Since you last looked
table-recap-since = You were here { $span } ago.
table-to-the-table = To the table

# The battle.
table-course = Course of the battle
table-name-you = { $realm }, you
table-unknown = unknown
table-meets = meets
table-odds = The odds
table-against-unknown = against an unknown card
table-your-card = Your card
table-to-win = to win
table-put-down = Put it down
table-cards-note = Both cards are shown together.

# Keys.
table-key-answer = Answer with that letter or number
table-key-confirm = Confirm
table-key-back = Back
table-key-undo = Undo
table-key-pan = Move the map
table-pull-up = Pull the sheet up
table-pull-down = Pull the sheet down

# Laying the world.
table-hand = The tile in your hand
table-turned = Turned, way { $way }
table-lay = { $places ->
    [0] It fits nowhere this way round.
    [one] It fits one place: click it on the map.
   *[other] It fits { $places } places: click one on the map.
}
