## mighty: speciale opdrachten, en wat ze met de eerste maanden van een seizoen doen.

ask-mighty-espionage-hire = { $crowns ->
    [0] Je schatkist is leeg. Ben je klaar?
    [one] Je hebt nog één kroon. Wie huur je? Als je klaar bent, gaat ze verloren.
   *[other] Je hebt nog { $crowns } kronen. Wie huur je? Wat over is als je klaar bent, gaat verloren.
 }
ask-mighty-espionage-place = Waar zet je heimelijk een van je handlangers in? Je hebt { $assassin ->
    [0] geen huurmoordenaars
    [one] één huurmoordenaar
   *[other] { $assassin } huurmoordenaars
 }, { $spy ->
    [0] geen spionnen
    [one] één spion
   *[other] { $spy } spionnen
 }, { $saboteur ->
    [0] geen saboteurs
    [one] één saboteur
   *[other] { $saboteur } saboteurs
 } en { $agent ->
    [0] geen agenten
    [one] één agent
   *[other] { $agent } agenten
 }.
ask-mighty-espionage-resolve = Wie van je handlangers gaat aan het werk?
ask-mighty-espionage-victim = Op welke banier in { $place } heeft je huurmoordenaar het gemunt?
ask-mighty-espionage-guards = Het paleis heeft meer wachters nodig: welke van je banieren staan { $points } punten af?
ask-mighty-espionage-rebels = De koning van { $king } is dood, en { $count ->
    [one] één burcht komt
   *[other] { $count } burchten komen
 } in opstand. Welke?
ask-mighty-espionage-plan = Een spion van { $realm } heeft in { $place } meegeluisterd. Waarheen trekt je troepenmacht daar in de eerste maand?
ask-mighty-espionage-enemy = Over wiens troepenmacht in { $place } brengt je spion verslag uit?
ask-mighty-espionage-expose = Je spion kan hoogstens { $count ->
    [one] één handlanger
   *[other] { $count } handlangers
 } verraden. Wie gaat van de kaart?
ask-mighty-espionage-ship = Er is een saboteur in de haven van { $place }. Welk schip verlies je?
ask-mighty-espionage-quarry = Achter wie in { $place } gaat je agent aan?
ask-mighty-espionage-smuggle = Wie smokkelt je agent { $place } binnen?

event-mighty-operative-hired = { $realm } huurt { $kind ->
    [assassin] { $count ->
        [one] een huurmoordenaar
       *[other] { $count } huurmoordenaars
     }
    [spy] { $count ->
        [one] een spion
       *[other] { $count } spionnen
     }
    [saboteur] { $count ->
        [one] een saboteur
       *[other] { $count } saboteurs
     }
   *[agent] { $count ->
        [one] een agent
       *[other] { $count } agenten
     }
 }.
event-mighty-operative-declared = { $count ->
    [0] { $realm } heeft geen handlangers.
    [one] { $realm } heeft één handlanger.
   *[other] { $realm } heeft { $count } handlangers.
 }
event-mighty-operative-placed = { $realm } heeft een handlanger (nummer { $number }) in { $place }.
event-mighty-operative-dismissed = { $realm } ontslaat een handlanger voor wie geen plaats is.
event-mighty-operative-removed = Handlanger { $number } van { $realm } verdwijnt uit { $place }, en niemand weet wat hij was.
event-mighty-operative-turned-up = In { $place } komt { $kind ->
    [assassin] een huurmoordenaar
    [spy] een spion
    [saboteur] een saboteur
   *[agent] een agent
 } van { $realm } uit de schaduw.
event-mighty-operative-in-vain = Voor de handlanger van { $realm } in { $place } is er niets meer te doen.
event-mighty-assassin-strikes = { $outcome ->
    [caught] De huurmoordenaar van { $realm } wordt in { $place } betrapt en gedood.
    [cornered] De huurmoordenaar van { $realm } wordt in { $place } in het nauw gedreven en sleept soldaten van banier { $banner } mee de dood in.
    [character] De huurmoordenaar van { $realm } doodt in { $place } een hoofdman van banier { $banner }.
    [leader] De huurmoordenaar van { $realm } doodt in { $place } de aanvoerder van banier { $banner }.
    [leader-and-troops] De huurmoordenaar van { $realm } doodt in { $place } de aanvoerder van banier { $banner } en vecht zich een weg naar buiten.
   *[two-characters] De huurmoordenaar van { $realm } doodt in { $place } de aanvoerder van banier { $banner }, en een hoofdman erbij.
 }
event-mighty-assassin-palace = { $outcome ->
    [caught] De huurmoordenaar van { $realm } wordt in het paleis van { $place } betrapt en gedood.
    [massacre] De huurmoordenaar van { $realm } gaat tekeer in het paleis van { $place }, en { $king } roept om wachters.
    [hurt] De koning van { $king } is lichtgewond, en geruchten gaan door zijn legers.
    [wounded] De koning van { $king } is gewond; zijn legers wachten op nieuws.
   *[killed] De koning van { $king } is dood! Zijn hoofdmannen twisten om de kroon.
 }
event-mighty-assassin-guards = De krijgsmacht van { $realm } staat { $points } punten af voor de wacht van het paleis.
event-mighty-assassin-rebels = De burcht van { $place } zegt { $realm } de trouw op en is onafhankelijk.
event-mighty-spy-reports = { $outcome ->
    [vanished] Van de spion van { $realm } in { $place } wordt nooit meer iets gehoord.
    [overheard] De spion van { $realm } heeft in { $place } meegeluisterd.
    [copied] De spion van { $realm } heeft in { $place } legerbladen overgeschreven.
   *[exposes] De spion van { $realm } in { $place } kent de namen van andere handlangers.
 }
event-mighty-spy-plan = { $there ->
    [stay] De troepenmacht van { $realm } in { $place } blijft daar in de eerste maand.
   *[other] De troepenmacht van { $realm } in { $place } trekt in de eerste maand naar { $there }.
 }
event-mighty-saboteur-strikes = { $outcome ->
    [caught] De saboteur van { $realm } wordt in { $place } betrapt.
    [barracks] De saboteur van { $realm } steekt de kazerne van { $place } in brand.
    [stores] De saboteur van { $realm } vergiftigt de voorraden van { $place }.
    [harbour] Een ontploffing schudt { $place } door elkaar: een saboteur van { $realm } was aan het werk.
   *[burnt] De saboteur van { $realm } steekt { $place } in brand, en het brandt tot de grond toe af.
 }
event-mighty-saboteur-holds = Banier { $banner } moet in { $place } puin ruimen en kan in de eerste maand niet weg.
event-mighty-agent-hunts = { $outcome ->
    [nothing] De agent van { $realm } in { $place } merkt helemaal niets.
    [challenge] De agent van { $realm } in { $place } zit iemand op de hielen.
    [one] De agent van { $realm } in { $place } volgt iemand naar zijn schuilplaats.
    [all] De agent van { $realm } keert { $place } binnenstebuiten.
   *[smuggles] De agent van { $realm } keert { $place } binnenstebuiten en zet een achterdeur open.
 }
event-mighty-agent-overcome = De agent van { $realm } in { $place } delft het onderspit.
event-mighty-rumours-force = { $outcome ->
    [marches] De troepenmacht van { $realm } in { $place } gelooft de geruchten niet en staat klaar om te vertrekken.
   *[stays] De troepenmacht van { $realm } in { $place } hoort dat de koning dood zou zijn en blijft waar ze is.
 }

mighty-operative-kind = “{ $kind }” is niet te huur; wel: { $kinds }.
mighty-operative-price = Huur voor minstens één kroon.
mighty-operative-nowhere = Er is geen tegel { $place }.
mighty-operative-no-victim = Een huurmoordenaar heeft een banier of paleis van een andere speler nodig; in { $place } is er geen.
mighty-operative-no-banner = Een spion heeft een banier van een andere speler nodig; in { $place } is er geen.
mighty-operative-no-settlement = Een saboteur heeft een nederzetting van een ander nodig die niet geplunderd is; in { $place } is er geen.
mighty-operative-none-left = Je hebt geen { $kind ->
    [assassin] huurmoordenaar
    [spy] spion
    [saboteur] saboteur
   *[agent] agent
 } meer om in te zetten.
mighty-operative-has-tile = Je hebt handlangers voor wie er een tegel is; zet een van hen op de kaart.
mighty-delay-king = Nieuws over de koning houdt banier { $banner } deze maand waar ze is.
mighty-delay-rumours = Geruchten over de dood van de koning houden banier { $banner } deze maand waar ze is.
mighty-oath-stay = Je hebt gezegd dat banier { $banner } in de eerste maand blijft waar ze is.
mighty-oath-elsewhere = { $there ->
    [stay] Je hebt gezegd dat banier { $banner } in de eerste maand blijft waar ze is.
   *[other] Je hebt gezegd dat banier { $banner } in de eerste maand naar { $there } trekt, en nergens anders heen.
 }
mighty-oath-scout = Je hebt gezegd dat banier { $banner } naar { $there } trekt; ze moet proberen die tegel te verkennen.
mighty-oath-march = Je hebt gezegd dat banier { $banner } naar { $there } trekt; de weg is open.
