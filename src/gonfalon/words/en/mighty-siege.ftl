## mighty: sieges.

ask-mighty-siege-refuge = { $attacker } is upon you at { $place }. Which banners go behind the walls? There is room for { $room }.
ask-mighty-siege-stay = { $defender ->
    [independent] The independents of { $place } have shut their gates
   *[other] { $defender } holds the walls of { $place }
 }. Do you besiege the place, or turn back?
ask-mighty-siege-sally = { $besieger } besieges you at { $place }. Which banners make a sally?
ask-mighty-siege-join = Your relief attacks the besiegers of { $place }. Which banners come out and join it?
ask-mighty-siege-order = Do you assault the walls, or batter them?
ask-mighty-siege-booty = { $place } is yours. How do you share out { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage among banners and stockpile?
ask-mighty-siege-surrender = The garrison of { $place } offers you the place for safe conduct. Do you accept?
ask-mighty-siege-way-out = Your garrison may leave { $place } in peace. Where does it go?
ask-mighty-siege-ransom = Who carries the stockpile that is the price of your going?
ask-mighty-siege-terms = On what terms would you end the siege? You may come to terms at any time: { $places }.

event-mighty-siege-refuge = Banner { $banner } goes behind the walls of { $place }.
event-mighty-siege-begins = { $realm } lays siege to { $place }.
event-mighty-siege-declined = { $realm } turns back before the walls of { $place }.
event-mighty-siege-returns = Banner { $banner } goes back from { $place } to { $there }.
event-mighty-siege-aboard = Banner { $banner } goes back aboard ship { $ship }, which puts out to sea off { $place }.
event-mighty-siege-lifted = The siege of { $place } is lifted.
event-mighty-siege-broken = { $realm } is driven from the walls of { $place } by { $by }.
event-mighty-siege-fallen = { $place } falls to { $realm }.
event-mighty-siege-booty = { $realm } takes { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage as booty at { $place }{ $lost ->
    [0] {""}
    [one] {""}; one more is lost
   *[other] {""}; { $lost } more are lost
 }.
event-mighty-siege-sally = The gates of { $place } open: the garrison of { $realm } makes a sally.
event-mighty-siege-join = The garrison of { $place } comes out and joins the battle.
event-mighty-siege-battered = { $realm } batters the walls of { $place }.
event-mighty-siege-damage = { $bonus ->
    [0] The battery has done the walls of { $place } no harm
    [1] The battery has done the walls of { $place } minor damage: +1
    [2] The battery has done the walls of { $place } major damage: +2
   *[3] The battery has made a breach in the walls of { $place }: +3
 }.
event-mighty-siege-assault = { $attacker } assaults { $place }, which is worth { $defence } points in defence. Combat factor { NUMBER($factor) }.
event-mighty-siege-assault-result = { $result ->
    [bloody-repulse] { $attacker } is thrown from the walls of { $place } with heavy loss
    [repulse] The assault on { $place } is repulsed
   *[stormed] { $place } is stormed: the garrison is put to the sword
 } (score { NUMBER($score) }).
event-mighty-siege-starvation = { $result ->
    [betrayal] Hunger at { $place }: the gates are opened by traitors
    [surrender] Hunger at { $place }: the garrison offers to surrender
    [hardship] Hunger at { $place }: nobody keeps up the walls any more
   *[no-effect] Hunger at { $place }: the people stand by their defenders
 }.
event-mighty-siege-surrender = { $answer ->
    [accept] { $realm } accepts the surrender of { $place }
   *[refuse] { $realm } refuses: the siege of { $place } goes on
 }.
event-mighty-siege-no-way-out = The garrison finds no way out of { $place }; the siege goes on.
event-mighty-siege-marches-out = Banner { $banner } marches out of { $place } to { $there }.

siege-stockpile = { $stockpile ->
    [given] the stockpile goes to the besieger
    [destroyed] the stockpile is destroyed
   *[kept] the stockpile stays where it is
 }
siege-terms = { $deal ->
    [march-out] the garrison marches to { $there } { $baggage ->
        [with] with
       *[without] without
     } its baggage, and { siege-stockpile }
   *[go-home] the besieger goes home, and { siege-stockpile }
 }
event-mighty-terms-offered = { $realm } offers terms for { $place }: { siege-terms }.
event-mighty-terms-agreed = { $realm } accepts the terms for { $place }: { siege-terms }.
event-mighty-terms-refused = { $realm } refuses the terms offered for { $place }.
event-mighty-terms-taken-back = { $realm } takes the terms for { $place } back.
event-mighty-terms-promise = { $realm } promises at { $place }: “{ $words }”
event-mighty-terms-lapsed = The terms agreed on for { $place } could not be kept; the siege goes on.

mighty-siege-shut-in = Banner { $banner } is shut up in { $place } and cannot leave but by a sally, surrender or agreement.
mighty-siege-by-ship = Banner { $banner } came by ship and can leave this siege only by ship.
mighty-siege-same-edge = { $place } is under siege; banner { $banner } can leave it only by the edge it came in by.
mighty-siege-road-held = Banner { $banner } cannot go back from { $place }: the enemy holds the tile it came from.
mighty-siege-no-ship = There are not enough ships in the harbour of { $place } to take those banners back aboard.
mighty-siege-none = You are not besieging { $place }.
mighty-siege-banners = You have no such banners there: { $banners }.
mighty-siege-apart = Those banners are not at the same siege.
mighty-siege-not-there = Banner { $banner } is not besieging anything.
mighty-siege-moved = Banner { $banner } has moved already this turn.
mighty-siege-stayed = Banner { $banner } has found no route this turn and stays where it is.
mighty-siege-barred = Banner { $banner } may not move this month.
mighty-siege-battered = You are spending this turn on battering { $place }.
mighty-siege-assaulted = You have assaulted { $place } this turn; a battery takes the whole turn.
mighty-siege-repulsed = After that bloody repulse { $place } cannot be assaulted again this month.
mighty-siege-bound = You have agreed on terms for { $place } and are bound by them.
mighty-terms-no-siege = You are on neither side of a siege of { $place } between players.
mighty-terms-agreed = You are agreed already on terms for { $place }.
mighty-terms-no-offer = There is no such offer for { $place }.
mighty-terms-march-out = A garrison marches out “with” or “without” baggage, and the stockpile is “given” or “destroyed”.
mighty-terms-go-home = When the besieger withdraws, the stockpile is “kept”, “given” or “destroyed”.
mighty-terms-there = The garrison of { $place } cannot march to { $there }: it must be a known neighbouring tile without enemies or independents.
mighty-terms-words = A promise has { $most } letters at most, all of which can be printed.
