## valhalla: instellingen, verbeteringen, en wie er meedoen.

valhalla-setting-wrong = Een instelling kan zo niet: { $problem }
valhalla-setting-range = { $setting } moet { $least } tot { $most } zijn.
valhalla-empires-wrong = De keizerrijken heten good, evil, lawful en chaos, niet “{ $empires }”; met empires=any mogen het er twee tot acht zijn, met elke naam.
valhalla-colours-wrong = Er zijn { $count } verschillende kleuren nodig, één per keizerrijk, niet “{ $colours }”.
valhalla-team-size = De ploeg van { $empire } telt { $size ->
    [one] één speler
   *[other] { $size } spelers
 }; het moeten er één tot { $most } zijn.
valhalla-players-wrong = Elke speler heeft een eigen gewone naam en speelt in één ploeg; bij “{ $players }” is dat niet zo.
valhalla-capitals-few = Deze kaart heeft geen { $count } plaatsen voor hoofdsteden die minstens { $apart } stappen uiteen liggen.
valhalla-correction-unknown = Een verbetering noemt een tegel en zijn eigenaar, een bijzondere plaats en haar soort, een speler en of hij weg is, een keizerrijk en zijn koning, of een veldslag en zijn afloop; dit noemt { $fields }.
valhalla-correction-value = “{ $value }” kan niet als { $field }.

ask-valhalla-vote = Wie zal over { $empire } heersen? Niemand verneemt hoe je stemde.
ask-valhalla-capital = Waar sticht { $empire } zijn hoofdstad?
ask-valhalla-location = Welke bijzondere plaats legt { $player }, en waar? Of hoogstens drie bruggen.
ask-valhalla-roll-call = Wie is er vandaag voor { $empire }? Tot nu toe: { $here }; gasten: { $guests }.
ask-valhalla-attendance = Je kunt op elk moment zeggen dat je er niet zult zijn, of dat je terug bent; het telt vanaf het volgende appel.
ask-valhalla-asylum = Je keizerrijk is niet meer. Je kunt een ander vragen je op te nemen.
ask-valhalla-asylum-grant = { $player } vraagt bij { $empire } te mogen komen. Neem je de speler op?
event-valhalla-king-elected = { $king } wordt tot koning van { $empire } gekozen.
event-valhalla-deputy-elected = { $deputy } handelt deze ronde als koning van { $empire }.
event-valhalla-capital-founded = { $empire } sticht zijn hoofdstad op { $place } en bezit { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
 }.
event-valhalla-location-placed = { $player } legt { $location ->
    [mine] een mijn
    [tower] een tovenaarstoren
    [necropolis] een necropolis
    [temple] een tempel
    [circle] een steencirkel
   *[bridge] een brug
 } op { $place }.
event-valhalla-round-begins = Ronde { $round } begint.
event-valhalla-guest-arrives = { $guest } is deze ronde te gast bij { $empire }.
event-valhalla-player-away = { $player } van { $empire } is er niet.
event-valhalla-player-here = { $player } van { $empire } is er weer.
event-valhalla-asylum-granted = { $player } komt bij { $empire }.
event-valhalla-asylum-refused = { $empire } neemt { $player } niet op.
event-valhalla-campaign-ends = De veldtocht is voorbij. De zege is aan { $winners }.

valhalla-place-unknown = Op deze kaart is geen { $place }.
valhalla-place-water = { $place } is moeras, meer of zee: niemand kan het ooit bezitten.
valhalla-location-kind = Er is geen bijzondere plaats “{ $location }” die men los legt; er zijn { $kinds }, en bruggen.
valhalla-bridges-many = Men legt één tot { $most } bruggen, elk op een eigen tegel.
valhalla-bridge-dry = Op { $place } stroomt geen rivier: er valt niets te overbruggen.
valhalla-location-capital = { $place } is een hoofdstad: daar komt geen bijzondere plaats.
valhalla-location-taken = Op { $place } ligt al een bijzondere plaats.
valhalla-roll-stranger = { $player } hoort niet bij { $empire }.
valhalla-roll-noted = Dat staat van { $player } al genoteerd.
valhalla-roll-few = Voor een bijeenkomst zijn spelers van minstens { $least } keizerrijken nodig.
valhalla-guest-name = “{ $name }” kan niet als naam: hoogstens twintig letters, cijfers en streepjes.
valhalla-guest-known = { $name } speelt hier al mee.
valhalla-guests-many = Een keizerrijk heeft hoogstens { $most } gasten in een ronde.
