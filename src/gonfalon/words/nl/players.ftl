# Waarom een computerspeler deed wat hij deed, in één zin. Hij spreekt zelf.

captain-by-chance = Ik had er geen mening over en liet het toeval beslissen.
captain-capital = Rondom ligt goed land, en geen rivaal zit te dichtbij.
captain-laying = Zo zou een landmeter het leggen.
captain-colour = De ene kleur is zo goed als de andere.
captain-no-favours = Ik bewijs { $realm } geen gunsten.
captain-tile = Rijk land moet het eerst bevolkt worden.
captain-division = Veel banieren sturen veel verkenners uit.
captain-placing = Eén banier bewaakt de hoofdstad; de andere staan waar het meeste land te vinden is.
captain-pay = Eerst gaat de stock op, dan de bagage van wie het meeste draagt.
captain-load = Wie het minst draagt, krijgt het meest.
captain-ally = Een bondgenootschap is meer waard dan een maaltijd.
captain-lighten = Wie het meeste draagt, kan het best een punt missen.
captain-strongest = De sterksten gaan voor.
captain-weakest = De zwaksten hebben het het hardst nodig.
captain-scout-unknown = Niemand kent { $place }, en wat er is kan van mij worden.
captain-scout-open = Niemand verdedigt { $place }: verkenners kunnen het innemen.
captain-scout-way = Ik wil naar { $place } marcheren.
captain-scout-done = Er is niets meer dat verkenning waard is.
captain-side = Het is om het even: de dobbelsteen beslist tussen { $sides } zijden.
captain-march = Vanuit { $place } valt meer te winnen, of er is meer te eten.
captain-march-attack = De kansen bij { $place } zijn goed.
captain-march-home = De winter nadert, en { $place } is de betere plek.
captain-march-done = Iedereen staat waar hij moet staan.
captain-press-on = Vanuit { $place } valt zoveel te winnen dat zij verder marcheren.
captain-give-up = Het beleg van { $place } belooft niets meer.
captain-bank = Deze oever van { $place } ligt aan de kant waar ik heen wil.
captain-peril-go = Zij zijn sterk genoeg om de gevaren te trotseren.
captain-peril-stay = Zij zijn te zwak voor een gevaarlijke weg.
captain-passage = Alleen vrienden vraag ik om doortocht.
captain-leave = Vrienden mogen erdoor, vijanden niet.
captain-ashore = Zij zijn aan land nodig.
captain-harbour = Een schip in de haven brengt geld op en ligt er veilig.
captain-sea-battle = Op zee zoekt de grootste vloot de strijd, de kleinste de vrede.
captain-card = “{ $card ->
    [direct] Directe aanval
    [surprise] Verrassingsaanval
    [flank] Flankaanval
    [counter] Tegenaanval
    [hold] Standhouden
    [withdraw] Terugtrekken
   *[other] { $card }
 }” hoort bij de mengeling waarop geen beter antwoord bestaat, { $share } van de honderd keer.
captain-first-fight = Het gevecht met de beste kansen komt eerst.
captain-stand = In het open veld kunnen wij winnen.
captain-slip-away = Eenmaal verslagen deze maand kunnen zij beter wegglippen.
captain-pursue = Een achtervolging kost zelden iets en brengt vaak iets op.
captain-chooser = Hij wint er het minst bij als ik verlies.
captain-retreat = Daar zijn zij het veiligst, en vinden zij voedsel en vrienden.
captain-refuge = De muren van { $place } zijn meer waard dan moed.
captain-sally = Wij kunnen het beleg van { $place } breken.
captain-sit-tight = Achter de muren van { $place } houden wij het langer vol.
captain-besiege = { $place } is een beleg waard.
captain-turn-back = { $place } is te sterk voor ons.
captain-assault = Een bestorming van { $place } loont waarschijnlijk.
captain-batter = Eerst de muren van { $place }, dan de bestorming.
captain-starve = De honger werkt voor ons.
captain-accept = { $place } zonder verder gevecht is een goede koop.
captain-winter-siege = Zo’n prijs is een beleg in de sneeuw waard.
captain-winter-home = Geen beleg is een leger in de sneeuw waard.
captain-pay-siege = Onbetaald zou het leger voor { $place } omkomen.
captain-raze = { $place } kan beter branden dan weer van hen worden.
captain-spare = Wat ik kan houden, brand ik niet plat.
captain-merge = Minder en sterkere banieren doen het beter in { $place }.
captain-split = In { $place } is voedsel en werk voor nog een banier.
captain-share = De lasten worden gelijk gehouden.
captain-regrouped = Zij staan zoals het moet.
captain-billet = De sterksten overwinteren in de hoofdstad, waar pest en opstand niet komen.
captain-recruit = { $crowns ->
    [one] Eén kroon wordt troepen: er is niets beters mee te doen
   *[other] { $crowns } kronen worden troepen: er is niets beters mee te doen
 }.
captain-saves = Wat over is, is later deze winter nodig.
captain-rebuild = { $crowns ->
    [one] Eén kroon brengt
   *[other] { $crowns } kronen brengen
 } { $place } terug.
captain-ship = Een schip in { $place } heeft zichzelf voor het einde terugverdiend.
captain-build = Er is goud over voor { $place }.
captain-provisions = Wat bagage voor wie zal marcheren, en niet meer.
captain-deploy = Een wacht voor de hoofdstad, en de andere waar het meest te winnen is.
captain-envoys = Gezanten naar { $place } kosten weinig en kunnen alles winnen.
captain-pact = Vrede met { $realm } geeft mij de handen vrij.
captain-terms = { $place } wordt beter met een akkoord geregeld dan met bloed.
captain-hire = Wat nu niet besteed wordt gaat verloren, dus wordt er iemand voor gehuurd die van nut is.
captain-no-crowns = Er valt niets meer in het donker te doen.
captain-put = { $kind ->
    [agent] Een agent bewaakt { $place }.
    [saboteur] Een brand in { $place } zou het meest pijn doen.
    [assassin] Iemand in { $place } is een dolk waard.
   *[other] Ik wil weten hoe sterk zij in { $place } zijn.
 }
captain-resolve = Wie het eerst betrapt kan worden, handelt het eerst.
captain-plan = Daar waren zij toch heen gegaan.
captain-expose = Wie het dichtst bij mijn hoofdstad rondsluipt, gaat eerst.
captain-smuggle = Een van mijn mensen neemt hun plaats in waar het pijn doet.
captain-rebels = Opstandelingen het dichtst bij mijn grens dienen mij het best.
captain-keep-spell = Deze spreuk is het waard.
captain-other-spell = Een nieuwe worp belooft meer.
captain-cast = In { $place } doet ze het meest.
captain-decline = Er is niemand bij wie ze iets goeds zou doen.
captain-consent = Hulp is welkom.
captain-river = De rivier verzwelgt vijanden en draagt vrienden.
captain-king-attacks = { $empire } heeft het meest te verliezen.
captain-king-holds = Er is niets dat het nemen waard is.
captain-king-claims = { $place } is het beste wat voor onze punten te krijgen is.
captain-king-site = Daar heeft men er het meest aan.
captain-king-vote = Mijzelf vertrouw ik het meest.
player-at-meetings = Ik ben er, en laat veldslagen aan mensen en dobbelstenen over.

tournament-too-few = Een toernooi vraagt minstens één spel van minstens één jaar.
captain-peace = Alle anderen willen de oorlog beëindigen.

warlord-foresees = Ik speelde het { $playouts } keer in gedachten verder, en hiermee stond ik er { $points ->
    [one] één punt
   *[other] { $points } punten
 } beter voor.
player-no-budget = De { $name } speelt niets verder in gedachten; alleen een warlord heeft een budget, zoals in “warlord:300”.
player-budget = “{ $budget }” is geen budget voor een { $name }: een geheel getal van 1 tot { $most } wel, want zo vaak speelt hij per vraag verder.
