## mighty: instellingen, bevelen en wat alle hoofdstukken delen.

mighty-preset-unknown = Er is geen voorinstelling “{ $preset }”; er zijn { $presets }.
mighty-setting-wrong = Een instelling kan zo niet: { $problem }
mighty-setting-range = { $setting } moet { $least } tot { $most } zijn.
mighty-players-wrong = Er zijn twee of meer rijken met verschillende gewone namen nodig, niet “{ $players }”.
mighty-too-many-players = { $sets ->
    [one] Eén set tegels dient
   *[other] { $sets } sets tegels dienen elk
 } voor hoogstens drie rijken; er zijn er { $players }.
mighty-order-unreadable = “{ $text }” is hier geen bevel. Bevelen schrijft men zo: { $forms }.
mighty-correction-unknown = Een verbetering noemt een tegel en zijn eigenaar, een banier en wat daaraan verandert, of een rijk en zijn kronen; dit noemt { $fields }.
mighty-correction-crowns = { $realm } heeft nu geen kronen; kronen zijn er alleen in de winter.
mighty-correction-laying = Zolang de wereld gelegd wordt, valt er niets te verbeteren; een kaart kan terzijde worden gelegd als ze klaar is.
mighty-laid-already = Een wereld die er al is, kan niet ook nog zelf gelegd worden. Laat een van beide weg.
mighty-two-equal = Twee spelers beginnen hier met dezelfde sterkte, niet met gedobbelde sterkte.
mighty-correction-place = { $place } is geen plaats waar dat kan zijn.
mighty-correction-owner = { $owner } is geen rijk; er zijn { $realms }.
mighty-correction-banner = Er is geen banier { $banner }.

## Wat landen en banieren overkwam, in welk hoofdstuk ook.

event-mighty-land-taken = { $settlement ->
    [city] De stad in { $place }
    [fortress] De burcht in { $place }
    [village] Het dorp in { $place }
   *[other] { $place }
 } komt bij het keizerrijk van { $realm }.
event-mighty-land-found = { $settlement ->
    [city] In { $place } ligt een stad
    [fortress] In { $place } ligt een burcht
    [village] In { $place } ligt een dorp
   *[other] { $place } is dor land
 }; de tegel hoort bij { $realm }.
event-mighty-banner-gone = Banier { $banner } is niet meer.
event-mighty-banner-loses = Banier { $banner } verliest { $points } punten.
event-mighty-force-loses = De troepenmacht van { $realm } in { $place } verliest { $points } punten.
event-mighty-strength-learned = { $viewer } verneemt hoe sterk enkele banieren zijn.
event-mighty-strength-total = De troepenmacht van { $realm } in { $place } telt { $total } punten.
event-mighty-turn-begins = { $realm } is aan de beurt.
event-mighty-month-begins = Maand { $month } van jaar { $year } begint.
event-mighty-season-ends = Het campagneseizoen van jaar { $year } is voorbij.
event-mighty-realm-out = { $realm } doet niet meer mee aan de oorlog.
ask-mighty-concede = Geef je de oorlog op? Dat kan op elk moment.
ask-mighty-peace = Beëindig je de oorlog hier en nu? Hij is voorbij als alle heersers het eens zijn, en de score beslist.
event-mighty-peace-wished = { $realm } wil de oorlog hier en nu beëindigen.
event-mighty-peace-unwished = { $realm } vecht toch door.
