## mighty: operatives, and what they do to the first months of a season.

ask-mighty-espionage-hire = { $crowns ->
    [0] Your treasury is empty. Are you done?
    [one] You have one crown left. Whom do you hire? When you are done it is lost.
   *[other] You have { $crowns } crowns left. Whom do you hire? When you are done, what is left is lost.
 }
ask-mighty-espionage-place = Where do you put one of your operatives, face down? You have { $assassin ->
    [0] no assassins
    [one] one assassin
   *[other] { $assassin } assassins
 }, { $spy ->
    [0] no spies
    [one] one spy
   *[other] { $spy } spies
 }, { $saboteur ->
    [0] no saboteurs
    [one] one saboteur
   *[other] { $saboteur } saboteurs
 } and { $agent ->
    [0] no agents
    [one] one agent
   *[other] { $agent } agents
 }.
ask-mighty-espionage-resolve = Which of your operatives goes to work?
ask-mighty-espionage-victim = Which banner at { $place } does your assassin strike?
ask-mighty-espionage-guards = The palace needs more guards: which of your banners give up { $points } points?
ask-mighty-espionage-rebels = The king of { $king } is dead, and { $count ->
    [one] one fortress rebels
   *[other] { $count } fortresses rebel
 }. Which?
ask-mighty-espionage-plan = A spy of { $realm } has listened at { $place }. Where will your force there go in the first month?
ask-mighty-espionage-enemy = On whose force at { $place } does your spy report?
ask-mighty-espionage-expose = Your spy can give away up to { $count ->
    [one] one operative
   *[other] { $count } operatives
 }. Which come off the map?
ask-mighty-espionage-ship = A saboteur is in the harbour of { $place }. Which ship do you lose?
ask-mighty-espionage-quarry = Which operative at { $place } does your agent go after?
ask-mighty-espionage-smuggle = Whom does your agent smuggle into { $place }?

event-mighty-operative-hired = { $realm } hires { $kind ->
    [assassin] { $count ->
        [one] an assassin
       *[other] { $count } assassins
     }
    [spy] { $count ->
        [one] a spy
       *[other] { $count } spies
     }
    [saboteur] { $count ->
        [one] a saboteur
       *[other] { $count } saboteurs
     }
   *[agent] { $count ->
        [one] an agent
       *[other] { $count } agents
     }
 }.
event-mighty-operative-declared = { $count ->
    [0] { $realm } has no operatives.
    [one] { $realm } has one operative.
   *[other] { $realm } has { $count } operatives.
 }
event-mighty-operative-placed = { $realm } has an operative (number { $number }) at { $place }.
event-mighty-operative-dismissed = { $realm } dismisses an operative for whom there is no place.
event-mighty-operative-removed = Operative { $number } of { $realm } disappears from { $place }, and nobody knows what he was.
event-mighty-operative-turned-up = At { $place } { $kind ->
    [assassin] an assassin
    [spy] a spy
    [saboteur] a saboteur
   *[agent] an agent
 } of { $realm } comes out of the shadows.
event-mighty-operative-in-vain = The operative of { $realm } at { $place } finds nothing to do any more.
event-mighty-assassin-strikes = { $outcome ->
    [caught] The assassin of { $realm } is caught at { $place } and killed.
    [cornered] The assassin of { $realm } is cornered at { $place } and takes soldiers of banner { $banner } with him.
    [character] The assassin of { $realm } kills a captain of banner { $banner } at { $place }.
    [leader] The assassin of { $realm } kills the leader of banner { $banner } at { $place }.
    [leader-and-troops] The assassin of { $realm } kills the leader of banner { $banner } at { $place } and cuts his way out.
   *[two-characters] The assassin of { $realm } kills the leader of banner { $banner } at { $place }, and a captain with him.
 }
event-mighty-assassin-palace = { $outcome ->
    [caught] The assassin of { $realm } is caught in the palace of { $place } and killed.
    [massacre] The assassin of { $realm } runs riot in the palace of { $place }, and { $king } calls for guards.
    [hurt] The king of { $king } is lightly hurt, and rumours run through his armies.
    [wounded] The king of { $king } is wounded; his armies wait for news of him.
   *[killed] The king of { $king } is dead! His captains quarrel over the crown.
 }
event-mighty-assassin-guards = The army of { $realm } gives up { $points } points for the guard of the palace.
event-mighty-assassin-rebels = The fortress of { $place } renounces { $realm } and is independent.
event-mighty-spy-reports = { $outcome ->
    [vanished] The spy of { $realm } at { $place } is never heard of again.
    [overheard] The spy of { $realm } has listened at { $place }.
    [copied] The spy of { $realm } has copied army sheets at { $place }.
   *[exposes] The spy of { $realm } at { $place } knows the names of other operatives.
 }
event-mighty-spy-plan = { $there ->
    [stay] The force of { $realm } at { $place } will stay there in the first month.
   *[other] The force of { $realm } at { $place } will march to { $there } in the first month.
 }
event-mighty-saboteur-strikes = { $outcome ->
    [caught] The saboteur of { $realm } is caught at { $place }.
    [barracks] The saboteur of { $realm } sets fire to the barracks of { $place }.
    [stores] The saboteur of { $realm } poisons the stores of { $place }.
    [harbour] An explosion shakes { $place }: a saboteur of { $realm } was at work.
   *[burnt] The saboteur of { $realm } sets { $place } on fire, and it burns to the ground.
 }
event-mighty-saboteur-holds = Banner { $banner } has to clear up { $place } and cannot leave in the first month.
event-mighty-agent-hunts = { $outcome ->
    [nothing] The agent of { $realm } at { $place } notices nothing at all.
    [challenge] The agent of { $realm } at { $place } is on somebody's heels.
    [one] The agent of { $realm } at { $place } follows somebody to his hiding place.
    [all] The agent of { $realm } turns { $place } inside out.
   *[smuggles] The agent of { $realm } turns { $place } inside out and opens a back door.
 }
event-mighty-agent-overcome = The agent of { $realm } at { $place } is overcome.
event-mighty-rumours-force = { $outcome ->
    [marches] The force of { $realm } at { $place } does not believe the rumours and is ready to march.
   *[stays] The force of { $realm } at { $place } hears rumours of the king's death and stays where it is.
 }

mighty-operative-kind = “{ $kind }” is none of the operatives for hire: { $kinds }.
mighty-operative-price = Hire for at least one crown.
mighty-operative-nowhere = There is no tile { $place }.
mighty-operative-no-victim = An assassin needs another player's banner or palace; there is none at { $place }.
mighty-operative-no-banner = A spy needs another player's banner; there is none at { $place }.
mighty-operative-no-settlement = A saboteur needs a settlement of others that is not razed; there is none at { $place }.
mighty-operative-none-left = You have no { $kind } left to place.
mighty-operative-has-tile = You have operatives for whom there is a tile; put one of them on the map.
mighty-delay-king = News of the king keeps banner { $banner } where it is this month.
mighty-delay-rumours = Rumours of the king's death keep banner { $banner } where it is this month.
mighty-oath-stay = You said that banner { $banner } would stay where it is in the first month.
mighty-oath-elsewhere = { $there ->
    [stay] You said that banner { $banner } would stay where it is in the first month.
   *[other] You said that banner { $banner } would march to { $there } in the first month, and nowhere else.
 }
mighty-oath-scout = You said that banner { $banner } would march to { $there }; it must try to scout that tile.
mighty-oath-march = You said that banner { $banner } would march to { $there }; the way is open.
