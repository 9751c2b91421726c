# Why a computer player did what it did, in one sentence. He speaks himself.

captain-by-chance = I had no opinion, so I let chance decide.
captain-capital = Good country lies all round, and no rival sits too near.
captain-laying = That is where a surveyor would lay it.
captain-colour = One colour is as good as another.
captain-no-favours = I do { $realm } no favours.
captain-tile = Rich country should be settled first.
captain-division = Many banners send out many scouts.
captain-placing = One banner guards the capital; the others stand where most land is to be found.
captain-pay = The stockpile eats first, then whoever carries most.
captain-load = Whoever carries least gets most.
captain-ally = An alliance is worth more than a meal.
captain-lighten = Whoever carries most can best spare a point.
captain-strongest = The strongest come first.
captain-weakest = The weakest need it most.
captain-scout-unknown = Nobody knows { $place }, and what is there may become mine.
captain-scout-open = Nobody defends { $place }: scouts can take it.
captain-scout-way = I want to march to { $place }.
captain-scout-done = There is nothing more worth scouting.
captain-side = It is all one: the die decides between { $sides } sides.
captain-march = There is more to be won from { $place }, or more to eat.
captain-march-attack = The odds are good at { $place }.
captain-march-home = Winter is near, and { $place } is the better place to be.
captain-march-done = Everybody stands where he should.
captain-press-on = There is so much to be won from { $place } that they march on.
captain-give-up = The siege of { $place } promises nothing any more.
captain-bank = This bank of { $place } looks the way I want to go.
captain-peril-go = They are strong enough to brave the perils.
captain-peril-stay = They are too weak for a perilous road.
captain-passage = Leave is asked of friends only.
captain-leave = Friends may pass, foes may not.
captain-ashore = They are wanted ashore.
captain-harbour = A ship in harbour pays, and is safe there.
captain-sea-battle = At sea the larger fleet seeks battle, the smaller one peace.
captain-card = “{ $card }” belongs to the mix that no reply can better, { $share } times in a hundred.
captain-first-fight = The fight with the best odds comes first.
captain-stand = In the field we can win.
captain-slip-away = Beaten once this month, they had better slip away.
captain-pursue = A pursuit seldom costs anything and often wins something.
captain-chooser = He gains least by seeing me lose.
captain-retreat = There they are safest, and find food and friends.
captain-refuge = The walls of { $place } are worth more than courage.
captain-sally = We can break the siege of { $place }.
captain-sit-tight = Behind the walls of { $place } we hold out longer.
captain-besiege = { $place } is worth a siege.
captain-turn-back = { $place } is too strong for us.
captain-assault = An assault on { $place } is more likely to pay than not.
captain-batter = First the walls of { $place }, then the assault.
captain-starve = Hunger works for us.
captain-accept = { $place } without another fight is a good bargain.
captain-winter-siege = Such a prize is worth a siege in the snow.
captain-winter-home = No siege is worth an army in the snow.
captain-pay-siege = Unpaid, the army before { $place } would perish.
captain-raze = { $place } is better burnt than lost to them again.
captain-spare = What I can hold I do not burn.
captain-merge = Fewer and stronger banners do better in { $place }.
captain-split = There is food and work for one more banner in { $place }.
captain-share = Loads are kept level.
captain-regrouped = They stand as they should.
captain-billet = The strongest winter in the capital, where plague and rebels do not come.
captain-recruit = { $crowns ->
    [one] One crown becomes troops: nothing better waits for it
   *[other] { $crowns } crowns become troops: nothing better waits for them
 }.
captain-saves = What is left is wanted later this winter.
captain-rebuild = { $crowns ->
    [one] One crown brings
   *[other] { $crowns } crowns bring
 } { $place } back.
captain-ship = A ship at { $place } will have paid for itself before the end.
captain-build = There is gold to spare for { $place }.
captain-provisions = Some baggage for those who will march, and no more.
captain-deploy = A guard for the capital, and the others where most is to be won.
captain-envoys = Envoys to { $place } cost little and may win all of it.
captain-pact = Peace with { $realm } leaves my hands free.
captain-terms = { $place } is better settled by terms than by blood.
captain-hire = What is not spent now is lost, so it buys somebody useful.
captain-no-crowns = There is nothing more to be done in the dark.
captain-put = { $kind ->
    [agent] An agent guards { $place }.
    [saboteur] A fire in { $place } would hurt most.
    [assassin] Somebody in { $place } is worth a dagger.
   *[other] I want to know how strong they are in { $place }.
 }
captain-resolve = Whoever may be caught soonest acts first.
captain-plan = They would have gone there anyway.
captain-expose = Whoever skulks nearest to my capital goes first.
captain-smuggle = One of mine takes their place where it hurts.
captain-rebels = Rebels nearest to my border serve me best.
captain-keep-spell = This spell is worth casting.
captain-other-spell = Another throw promises more.
captain-cast = At { $place } it does most.
captain-decline = There is nobody on whom it would do any good.
captain-consent = Help is welcome.
captain-river = The river drowns foes and carries friends.
captain-king-attacks = { $empire } has most to lose.
captain-king-holds = There is nothing worth taking.
captain-king-claims = { $place } is the best that our points buy.
captain-king-site = It is of most use there.
captain-king-vote = I trust myself most.
player-at-meetings = I am here, and leave battles to people and dice.

tournament-too-few = A tournament needs at least one game of at least one year.
captain-peace = All the others would end the war.

warlord-foresees = I played it on { $playouts ->
    [one] once
   *[other] { $playouts } times
 } in my mind, and this left me { $points ->
    [one] one point
   *[other] { $points } points
 } better off.
player-no-budget = The { $name } does not count playouts; only a warlord has a budget, as in “warlord:300”.
player-budget = “{ $budget }” is no budget for a { $name }: a whole number of playouts from 1 to { $most } is.
