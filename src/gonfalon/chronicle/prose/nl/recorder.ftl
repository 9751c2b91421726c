### De kroniekschrijver: droog, geduldig, eerlijk tegenover iedereen, niet zonder humor.
### onderwerp|persoonsvorm|rest: mag worden omgekeerd. enkelvoud/meervoud waar dat nodig is. Zonder strepen: blijft zoals het staat.
### Een variant .x-river mag alleen waar een rivier stroomt (wood, hills, mountains, sea, plain evenzo).

## Voor de oorlog

founded =
    .a = { $lead }|hees|de { $colour } vlag boven { $place } en noemde alles wat van daar te zien was { $realm }
    .b = in { $place }|nam|{ $lead } plaats op de zetel van { $realm }, onder een { $colour } vlag die nog naar de verver rook
    .c = { $realm }|begon|in { $place }, met { $lead }, een { $colour } vlag en de gebruikelijke voornemens
    .d = de { $colour } vlag van { $realm }|ging|omhoog boven { $place }; { $lead } hield het touw vast, wat voor het touw pleitte
    .e = { $lead }|koos|{ $place } om het uitzicht, en regeerde er { $realm } onder een { $colour } vlag
    .f = wat { $realm } betreft,|dat had|{ $place } als zetel, { $lead } als heerser en een { $colour } vlag
home =
    .a = { $realm }|rekende|{ $towns } van de eerste dag af tot het zijne
    .b = bij { $realm }|hoorden|{ $towns }, al was het daar niet gevraagd
    .c = eromheen|lagen|{ $towns }, waar de tienden vandaan kwamen
    .d = de eerste belastingrol van { $realm }|noemde|{ $towns }
    .e = { $whom }|hadden|{ $towns } om van te leven
    .f = binnen een dag rijden|lagen|{ $towns }

## Land vinden

joined =
    .a = { $towns }|koos/kozen|zonder slag of stoot de kant van { $realm }
    .b = { $who }|stuurden|ruiters naar { $towns }, en die kwamen met een ja terug
    .c = { $who }|vroegen|om { $towns }, en niemand kon een reden bedenken om nee te zeggen
    .d = de oudsten van { $towns }|kwamen|{ $whom } tegemoet met de sleutels op een kussen
    .e = { $realm }|was|die maand { $towns } rijker, en niemand armer
    .f = ruiters van { $realm }|schreven|{ $towns } in de rol van het rijk
    .g = naar { $realm }|kwam/kwamen|{ $towns }, om bescherming, heette het, en niemand zei waartegen
    .h = { $who }|reden|{ $towns } binnen met schone laarzen en naar buiten met een verdrag
    .i = { $towns }|zwoer/zwoeren|trouw aan { $realm } bij alles wat daarvoor voorhanden was
    .j = een klerk en een trompet|waren|genoeg om { $towns } onder { $realm } te brengen
    .k = { $whom }|maakten|zich bekend in { $towns } en kregen een maaltijd en het zegel
    .l = in { $towns }|had|men al van { $realm } gehoord, en het kon erger
    .m = { $realm }|groeide|met { $towns } en merkte het nauwelijks
    .n = { $towns }|ging/gingen|voor { $whom } open als een deur die nooit op slot was geweest
joined-village =
    .a = { $towns }|stuurde/stuurden|{ $whom } brood en zout; zo zeggen kleine plaatsen ja
    .b = { $towns }|hees/hesen|de vlag van { $realm }, en daarna ging het werk gewoon door
    .c = in { $places }|was|het feest voor { $whom }, en 's ochtends was er hoofdpijn, en een nieuwe heer
    .d = { $towns }|gaf/gaven|{ $whom } drie ganzen en trouw, in die volgorde
    .e = de boeren van { $places }|kregen|te horen dat ze bij { $realm } hoorden en vroegen of het ging regenen
    .f-river = de molenaars van { $places }|namen|{ $realm } als heer zoals ze de rivier namen: zoals die kwam
    .g-wood = uit de bomen bij { $places }|kwamen|de kolenbranders om de vlag van { $realm } te zien en geteld te worden
    .h-sea = de vissers van { $places }|keken|op van hun netten, knikten naar { $whom } en keken weer omlaag
    .i = { $places }|stond/stonden|op geen kaart tot { $whom } er een tekenden
    .j-hills = de herders van { $places }|werden|tussen het ene lam en het andere onderdaan van { $realm }
    .k = { $towns }|vroeg/vroegen|{ $whom } alleen om de hekken achter zich dicht te doen, vanwege de koeien
    .l = { $realm }|stuurde|{ $towns } een vlag en kreeg er een kaas voor
joined-all =
    .a = nieuw in de rollen|waren|die maand { $finds }
    .b = de kaartenmakers|hadden|nieuwe namen te spellen: { $finds }
    .c = zonder slag of stoot|kwam|er land bij: { $finds }
    .d = verkenners|kwamen|thuis met goed nieuws, en op de kaart verschenen { $finds }
    .e = de vlaggennaaisters|hadden|die maand werk aan { $finds }
    .f = er|was|land te krijgen voor wie erom vroeg: { $finds }
border =
    .a = langs de grenzen|verzetten|ruiters 's nachts de palen: { $losses }
    .b = bij gebrek aan een garnizoen|wisselde|er het een en ander van heer: { $losses }
    .c = wat niemand had bewaakt,|ging|over: { $losses }
    .d = de tollenaars|moesten|horen wie hun nieuwe heren waren: { $losses }
    .e = zonder dat er een banier aan te pas kwam,|veranderde|er van vlag: { $losses }
    .f = verkenners|deden|wat geen leger hun belette: { $losses }
claimed =
    .a = { $who }|namen|{ $places } in bezit, waar niemand woont, en niemand had er bezwaar tegen
    .b = { $who }|vonden|niets in { $places } en zetten er een vlag op
    .c = { $realm }|schreef|{ $places } op als het zijne en sloeg de bladzijde om
    .d = een flink stuk niets|kwam|bij { $realm }: { $places }
    .e = verkenners van { $realm }|sloegen|palen in { $places } en luisterden naar de wind
    .f = van { $places }|zegt|men in { $realm } dat er ooit iets gebouwd zal worden
    .g = { $who }|namen|{ $places } af van de leeuweriken
    .h = de landmeters van { $realm }|liepen|{ $places } af, versleten hun laarzen en schreven de som op
resists-village =
    .a = { $place }|ontving|de ruiters van { $realm } met stenen en hees een eigen vlag
    .b = de mensen van { $place }|zeiden|tegen { $whom } dat ze al een heer hadden, namelijk geen
    .c = { $place }|deed|de deuren dicht, liet de honden los en gaf { $realm } geen antwoord
    .d = in { $place }|verbrandde|men de brief van { $realm } om een ei op te koken
    .e = { $who }|kwamen|in { $place } om tienden en vertrokken zonder hoed
    .f = de schout van { $place }|las|de groet van { $realm } hardop voor, en het dorp lachte op de goede plaatsen
resists-fortress =
    .a = de vrije burcht { $place }|haalde|de brug op toen { $whom } in zicht kwamen
    .b = van de muren van { $place }|vroeg|iemand { $whom } beleefd om weg te gaan, en daarna minder beleefd
    .c = { $place }|bleek|een garnizoen te hebben, en het garnizoen een mening over { $realm }
    .d = de slotvoogd van { $place }|stuurde|de vlag van { $realm } terug, met een cirkel om elk mottengat
resists-city =
    .a = de vrije stad { $place }|sloot|haar poorten voor de gezanten van { $realm }
    .b = de gilden van { $place }|stemden|over { $realm }, en de uitslag was nee
    .c = { $place }|liet|{ $whom } zo lang naar de muren kijken als ze wilden, van buiten
    .d = de raad van { $place }|hoorde|de gezanten van { $realm } aan, bedankte hen en belde om de bode
hostile =
    .a = { $place }|was|zo vrij als altijd en zei dat tegen { $whom }
    .b = { $who }|keken|nog eens naar { $place }, en { $place } keek terug
    .c = niemand in { $place }|was|over { $realm } van gedachten veranderd

## Wat verkenners overkomt

mishap-desertion =
    .a = een deel van het leger van { $realm }|ging|op een nacht zonder vragen naar huis
    .b = in het kamp { $at }|telde|{ $lead } 's ochtends de tenten van { $realm }, en daarna nog een keer
    .c = de soldij van { $realm }|kwam|te laat, en op een ochtend { $at } het leger ook
    .d = een halve compagnie van { $whom }|dacht|aan de oogst en liet een briefje achter
    .e = { $lead }|verloor|{ $at } zonder slag mannen aan hun moeders
mishap-mutiny =
    .a = de mannen van { $lead }|gingen|{ $at } zitten en wilden niet opstaan voor iemand had geluisterd
    .b = { $at }|gooide|het leger van { $realm } zijn schilden op een hoop en vroeg naar zijn geld
    .c = { $lead }|hield|{ $at } een toespraak; het antwoord waren rapen, en het leger bleef waar het was
    .d = wekenlang|voerde|{ $lead } { $at } over niets het bevel dan over een paard
mishap-rotten =
    .a = het meel van { $realm }|werd|{ $at } groen, en bewoog
    .b = { $who }|openden|{ $at } de vaten en wilden dat ze het niet hadden gedaan
    .c = een hele lading gezouten spek|werd|{ $at } door { $whom } begraven, met militaire eer
    .d = het vocht|kwam|{ $at } in de voorraden van { $realm }, en de honger erachteraan
mishap-sickness =
    .a = een koorts|ging|{ $at } langs de tenten van { $whom }
    .b = { $who }|dronken|{ $at } uit de verkeerde put en begroeven wie het meest gedronken had
    .c = in het kamp van { $realm } { $at }|stonden|alleen de heelmeesters nog overeind, en later ook die niet allemaal
    .d = de kampziekte|kostte|{ $whom } { $at } mannen die geen vijand had aangeraakt
    .e = de loop|was|{ $at } in elke tent van { $realm } kind aan huis
mishap-storms =
    .a = de regen|hield|{ $whom } { $at } in hun tenten
    .b = het|waaide|{ $at } zo hard dat de vlag van { $realm } alleen op verkenning ging
    .c = { $who }|hielden|zich { $at } de hele maand aan hun tenten vast
    .d = de hagel|maakte|{ $at } een eind aan de mars van { $whom } nog voor die begonnen was
mishap-astray =
    .a = verkenners van { $realm }|sloegen|verkeerd af en beschreven met grote zorg een land waar niemand naar had gevraagd
    .b = een gids van { $realm }|zwoer|dat hij de weg wist en werd twee dagen geloofd
    .c = { $who }|zochten|{ $place } en vonden iets anders
    .d = verkenners van { $realm }|hielden|de kaart ondersteboven, wat bij het avondeten aan het licht kwam
mishap-bandits =
    .a = een troepje verkenners van { $realm }|reed|naar { $place } en werd niet meer gezien
    .b = van de ruiters van { $realm }|kwam|er één paard terug
    .c = rovers|kregen|{ $at } de laarzen van de verkenners van { $realm }, met de verkenners erin
    .d = { $who }|wachtten|een week op bericht over { $place } en verdeelden toen het rantsoen van de afwezigen
    .e-wood = de bossen bij { $place }|slokten|een patrouille van { $realm } op en boerden niet eens
    .f = struikrovers|hielpen|{ $realm } van een dozijn ruiters af
mishap-convoy =
    .a = { $who }|kwamen|{ $at } een karavaan kooplieden tegen en aten een paar weken goed
    .b = een paar kooplieden|raakten|{ $at } hun weg kwijt, en hun wagens aan { $whom }, die er een kwitantie voor schreven
    .c = { $lead }|kocht|{ $at } een hele karavaan voor de prijs van haar leven
    .d = voor één keer|waren|er vijgen in het kamp van { $realm } { $at }
mishap-mercenaries =
    .a = een bende zonder meester|nam|{ $at } dienst bij { $whom }, de helft vooruit
    .b = { $lead }|trof|{ $at } een stel huurlingen en telde de munten uit voor ze konden nadenken
    .c = werkloze speren|vonden|{ $at } werk bij { $realm }
    .d = gehuurde mannen|vulden|{ $at } de rijen van { $lead }, en 's avonds de stilte
mishap-slain =
    .a = { $who }|stuurden|ruiters om een vrij vendel te huren, dat de beurs hield en de ruiters ook
    .b = een stel huurlingen|werd|gevraagd { $realm } te dienen en sloeg de vragers dood
    .c = een koop met huurlingen|liep|slecht af voor de verkenners van { $realm }; een tweede bod kwam er niet
mishap-lair =
    .a-mountains = verkenners van { $realm }|keken|boven { $place } in een grot, zagen wat daar lag te slapen en kwamen op hun tenen terug
    .b = ruiters van { $realm }|kwamen|wit als meel uit { $place } thuis en wilden het alleen tekenen, niet zeggen
    .c = { $who }|vonden|{ $at } botten, en grotere botten, en de lucht van een smidse, en lieten het daarbij
    .d = bij { $place }|stak|een verkenner van { $realm } een fakkel in een gat, en hij werd hem uit de hand genomen

skirmish =
    .a = verkenners van { $realm } en van { $foerealm }|raakten|{ $at } slaags, en beide kanten eisten de sloot op
    .b = { $at }|troffen|verkenners van { $realm } die van { $foerealm }, en van beide waren er daarna minder
    .c = { $who } en { $foe }|maten|{ $at } elkaars paarden
skirmish-caught =
    .a = { $foe }|kregen|{ $at } een verkenner van { $realm } levend te pakken, en hij praatte voor er iets gevraagd was
    .b = een verkenner van { $realm }|werd|{ $at } gegrepen en vertelde { $foe } alles bij een kom soep
skirmish-driven-off =
    .a = { $foe }|joegen|{ $at } de ruiters van { $realm } weg voor die tot tien konden tellen
    .b = { $at }|zagen|de verkenners van { $realm } van { $foe } alleen de speren, en die van te dichtbij
skirmish-total =
    .a = { $who }|telden|{ $at } de vuren van { $foe } en reden rekenend naar huis
    .b = uit een schuilplaats { $at }|maakten|verkenners van { $realm } het getal van { $foe } op, en daarna zichzelf uit de voeten
skirmish-strengths =
    .a = { $who }|lazen|{ $at } de banieren van { $foe } één voor één, als van een lijst
    .b = een jongen van { $realm } met scherpe ogen|lag|{ $at } een dag in het gras en leerde { $foe } uit het hoofd
skirmish-report =
    .a = een verkenner van { $realm }|liep|{ $at } met een emmer door het kamp van { $foe }, en niemand hield hem tegen
    .b = { $who }|hadden|{ $at } een man bij de vuren van { $foe } zelf, en hij kwam gevoed en ingelicht thuis

## Wegen en schepen

route-failure =
    .a = { $lead }|zocht|een weg vanuit { $place } en vond er verscheidene, allemaal steil
    .b = voor { $whom }|was|er { $at } geen weg te vinden
    .c-river = het water { $at }|kwam|tot boven de zadels, en { $whom } bleven aan hun eigen kant
    .d-mountains = de pas boven { $place }|was|dicht, en { $whom } stonden ervoor
    .e = { $lead }|keerde|{ $at } om, waar de gidsen elkaar waren gaan tegenspreken
    .f-wood = de paden { $at }|liepen|in kringen, en { $whom } ook
route-perilous =
    .a = { $lead }|kwam|{ $at } langs een weg die niemand aan te raden is
    .b-mountains = de geiten|zagen|{ $whom } { $at } oversteken en hielden op met kauwen
    .c-river = er|was|{ $at } een voorde, volgens { $lead }, en lang van stuk is een voordeel
    .d = de weg { $at }|was|slecht, en { $whom } lieten er van alles langs achter
passage =
    .a = { $who }|mochten|{ $at } door, met de handen in het zicht
    .b = de poorten|gingen|{ $at } voor { $whom } open en werden daarna nageteld
    .c = met verlof en onder bewaking|trokken|{ $who } langs { $place }
landing =
    .a = { $lead }|kwam|{ $at } aan land, met natte laarzen en droge bevelen
    .b = { $at }|waadden|{ $whom } in goede orde aan land, op de trommelaar na
    .c = de kielen|schuurden|{ $at } over het zand, en { $lead } sprong als eerste overboord
    .d = { $who }|landden|{ $at } van zee, wat niemand waarschijnlijk had gevonden
rumours-stays =
    .a = het leger van { $realm } { $at }|bleef|staan waar het stond, tot het zijn heerser levend had gezien
    .b = geruchten|hielden|{ $whom } { $at } beter vast dan een muur had gekund
    .c = niemand { $at }|wilde|voor { $realm } marcheren op bevel van een dode, als het een dode was
long-march =
    .a = { $lead }|had|de banier nu zo ver gevoerd dat de mannen vroegen in welke taal men hier bedelde
    .b = het|was|een lange weg die { $lead } naar { $place } bracht, en dat was aan de schoenen van { $whom } te zien
    .c = { $lead }|stond|die maand in { $place }, { SPELL($n) } dagmarsen van waar het jaar begonnen was
    .d = de moeders van { $realm }|zochten|{ $place } op de kaart, omdat { $lead } daarheen was getrokken
    .e = { $lead }|was|in { $place } aangekomen, van waar een brief er zo lang over deed dat niemand er een schreef
home-again =
    .a = { $lead }|kwam|die herfst thuis in { $place }, helemaal uit { $there }
    .b = { $lead }|sliep|weer onder een dak, in { $place }, na de lange weg naar { $there } en terug
    .c = in { $place }|stak|men de lampen aan voor { $lead }, die in { $there } was geweest en er niet over ophield
    .d = van wie naar { $there } waren getrokken|was|{ $lead } voor de sneeuw thuis, in { $place }
    .e = { $lead }|hing|de laarzen die in { $there } waren geweest aan een spijker in { $place }
sea-draw =
    .a = de vloten van { $realm } en { $foerealm }|ontmoetten|elkaar bij { $place }, en de zee, die niet kiezen kon, hield ze uit elkaar
    .b = bij { $place }|werd|er veel geschreeuwd tussen schepen van { $realm } en { $foerealm }, en verder niets
sea-driven-off =
    .a = de schepen van { $realm }|joegen|die van { $foerealm } weg bij { $place }
    .b = bij { $place }|lieten|{ $foe } hun achterstevens zien aan { $realm }
sea-mauled =
    .a = het zeegevecht bij { $place }|kostte|{ $foe } masten en mannen, en { $realm } bijna niets
    .b = { $who }|bestookten|bij { $place } de schepen van { $foerealm } van voor tot achter
sea-one-sunk =
    .a = een schip van { $foerealm }|waagde|zich bij { $place } tegen { $realm }; het ligt er nog, alleen wat dieper
    .b = { $who }|brachten|bij { $place } een schip van { $foerealm } tot zinken en visten de hoeden op
sea-all-lost =
    .a = de vloot van { $realm }|overviel|{ $foe } bij { $place } in het eerste licht, en tegen de middag was er geen tweede vloot meer
    .b = bij { $place }|ging|elk schip van { $foerealm } voor { $realm } ten onder, en de meeuwen waren een week lang dik
ship-wrecked =
    .a = de herfststormen|braken|bij { $place } een schip van { $realm } dat geen haven had
    .b = { $realm }|liet|{ $at } te laat in het jaar schepen buiten, en de zee hield wat haar werd aangeboden
    .c = wrakhout met het merk van { $realm }|spoelde|{ $at } aan
    .d = { $whom }|hadden|voor de winter geen ligplaats voor hun schepen, en erna geen schepen
ship-seized =
    .a = in de haven van { $place }|had|een schip van { $realm } een nieuwe meester voor de bemanning nuchter was
    .b = een schip van { $realm }|wisselde|aan de kade van { $place } van eigenaar, met lading, kat en al
stores-burned =
    .a = { $who }|verbrandden|{ $at } hun eigen voorraden liever dan ze een ander te gunnen
    .b = de rookzuil { $at }|was|het brood van { $realm }, op één avond opgemaakt
    .c = { $lead }|liet|{ $at } de graanschuur aansteken en keek niet om

## Plaatsen wisselen van heer

taken =
    .a = { $place }|stond|onbewaakt, en { $whom } liepen naar binnen
    .b = niemand|hield|{ $place } voor { $foerealm } bezet; dat merkten { $whom }
    .c = { $lead }|zette|de vlag van { $realm } boven { $place } en liet de andere opvouwen
    .d = { $who }|namen|{ $place } van { $foe } over zonder hun stem te verheffen
    .e = { $place }|hoorde|van de wasvrouwen dat het nu bij { $realm } hoorde
    .f = { $lead }|liep|met getrokken zwaard { $place } binnen en stak het weer weg, want er was niemand van { $foerealm } om het te laten zien
    .g = { $place }|ging|tussen twee marktdagen over van { $foerealm } naar { $realm }
    .h = { $realm }|bediende|zich van { $place }, dat { $foerealm } had laten slingeren
    .i = { $lead }|vond|de poort van { $place } open en vatte dat op als een uitnodiging
    .j = { $place }|was|'s ochtends van { $foerealm } en 's middags van { $realm }, en at tussendoor
taken-many =
    .a = { $who }|namen|{ $towns } van { $foe } over, waar niemand meer was om bezwaar te maken
    .b = van { $foerealm }|kreeg|{ $realm } die maand { $towns }, voor de moeite van het lopen
    .c = { $towns }|stond/stonden|onbewaakt, en { $whom } liepen er een voor een binnen
    .d = { $foe }|konden|niet overal zijn; { $whom } wel, en die namen { $towns }
    .e = { $realm }|bediende|zich van { $towns }, die { $foerealm } had laten slingeren
    .f = de kapiteins van { $realm }|zagen|die maand geen banier van { $foerealm } en namen { $towns }
taken-riders =
    .a = ruiters van { $lead }|keken|in { $place } rond, vonden niemand die het voor { $foerealm } wilde houden en lieten er een vlag achter
    .b = { $lead }|stuurde|vanuit { $there } ruiters om te zien wie er in { $place } thuis was; dat was niemand, en nu is er een nieuwe heer
    .c = bij het zien van een paar ruiters|ging|{ $place } over naar { $realm }; van { $foerealm } was er niemand om eerst te kijken
    .d = verkenners van { $realm }|reden|{ $place } in om { $foe } te zoeken, vonden er geen en bleven
    .e = { $place }|hoorde|van voorbijkomende ruiters dat het nu bij { $realm } hoorde
    .f = { $foe }|hadden|{ $place } aan zichzelf overgelaten; een patrouille van { $realm } deed dat niet
    .g = niemand|paste|voor { $foerealm } op { $place }; de verkenners van { $realm } wel
    .h = een patrouille die { $lead } om nieuws had gestuurd|kwam|terug met de sleutels van { $place }
    .i = { $realm }|kreeg|{ $place } van { $foerealm } door aan de poort te vragen wie er de baas was, en te wachten
taken-riders-many =
    .a = ruiters van { $realm }|hesen|hun vlag boven { $towns }, die { $foe } onbewaakt hadden gelaten
    .b = zonder een banier in zicht|kreeg|{ $realm } van { $foerealm } { $towns }, op het woord van een paar verkenners
    .c = { $towns }|werd/werden|{ $foe } ontnomen door mannen van { $realm } die alleen waren komen kijken
    .d = de verkenners van { $realm }|namen|{ $towns } achter de rug van { $foe } om
    .e = { $foerealm }|verloor|{ $towns } aan ruiters van { $realm } en merkte het toen de belasting uitbleef
    .f = { $foe }|hadden|niemand in { $towns }; de verkenners van { $realm } meldden het, en deden er iets aan
taken-field =
    .a = { $place }|koos|met de hoed in de hand de vlag van { $realm }
    .b = met het veld|ging|{ $place } over in handen van { $realm }
    .c = { $place }, dat vanaf de daken had toegekeken,|ging|voor { $whom } open
    .d = { $who }|hadden|{ $place } erbij voor de vuren uit waren
    .e = de sleutels van { $place }|werden|op iemands beste blad naar { $whom } gebracht
    .f = { $place }|was|van { $realm }, omdat dat het dichtst bij stond
    .g = wie bij { $place } het veld had|had|ook de plaats, en dat was { $realm }
    .h = de overwinnaars|sliepen|die nacht in { $place }, en sindsdien was het van { $realm }
taken-free =
    .a = { $place }, dat van niemand was geweest,|was|tegen de avond van { $realm }
    .b = { $who }|maakten|een eind aan de vrijheid van { $place }; het was een korte vrijheid geweest, en een bescheiden
    .c = { $lead }|nam|{ $place } over, en de vrije mensen daar begonnen voor de tienden te sparen
    .d = de vlag van { $realm }|ging|omhoog boven { $place }, waar men een tafellaken had gehad
taken-fortress =
    .a = { $who }|troffen|op de muren van { $place } niemand aan en hingen er { $whose } eigen vlag uit
    .b = { $lead }|liep|twee keer om { $place } heen, op zoek naar de list, en toen naar binnen
    .c = de sleutels van { $place }|hingen|aan hun spijker, en { $whom } namen ze eraf
    .d = wie { $place } voor { $foerealm } moest bewaken|was|niet thuis toen { $lead } aanklopte
taken-city =
    .a = { $place }|deed|de poorten open voor { $lead }, na de prijs van het tegendeel te hebben overwogen
    .b = de burgemeester van { $place }|had|twee toespraken in zijn jas en haalde voor { $lead } de tweede tevoorschijn
    .c = { $who }|marcheerden|met trommels { $place } binnen, langs een heleboel gesloten luiken
    .d = een hele stad|viel|{ $realm } toe omdat er niemand was om de poort te sluiten: { $place }
hands =
    .a = { $place }|was|nu { SPELL($changes) } keer van heer gewisseld, en het verhaal ging dat men er alle vlaggen in één kist bewaarde
    .b = het|was|de { $hands ->
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
       *[other] zoveelste
    } vlag boven { $place } sinds deze bladzijden begonnen
    .c = boven { $place }|hadden|nu { SPELL($hands) } vlaggen gewaaid, elk met wat minder lawaai gehesen
    .d = in { $place }|schilderde|men het wapen niet meer boven de poort, maar zette het er met krijt
    .e = bij { $place }|was|de vlaggenmast intussen het enige wat nooit was overgelopen
    .f = { $place }|had|al eerder nieuwe heren gezien, en niemand pakte er zijn kisten uit
razed =
    .a = { $who }|brandden|{ $places } plat tot op de deurposten
    .b = { $places }|ging/gingen|door { $whom } in vlammen op, en wat te dragen viel, werd weggedragen
    .c = { $lead }|liet|{ $places } zo achter dat zelfs de ratten naar huis schreven
    .d = van { $places }|bleven|de putten over, want aan putten had { $realm } niets
    .e = { $who }|warmden|hun handen aan { $places } en noemden het oorlog
    .f = op bevel van { $lead }|werd/werden|{ $places } langs de korte weg van de kaart gehaald
    .g = de rook boven { $places }|vertelde|{ $foe } waar { $realm } mee bezig was geweest
    .h = { $who }|zorgden|dat { $foe } in { $places } niet zouden overwinteren
razed-it =
    .a = { $lead }|liet|er niets van over dan de deurposten
    .b = wat { $whom } niet konden houden|staken|ze aan
    .c = het|brandde|twee dagen, en { $whom } keken er beide dagen naar
    .d = { $lead }|liet|het voor vertrek op vier hoeken aansteken
razed-again =
    .a = { $place }|brandde|opnieuw, al viel er minder te branden
    .b = nog eens|staken|{ $who } { $place } in brand, waar de emmers al klaarstonden
    .c = { $place }|ging|voor de zoveelste keer in vlammen op, en de rietdekkers zuchtten
razed-own =
    .a = { $who }|staken|{ $places } eigenhandig in brand, zodat niemand anders het zou doen
    .b = { $lead }|liet|{ $places } verbranden, waar men niets anders had gedaan dan bij { $realm } horen
    .c = liever dan { $places } te voeden|aten|{ $who } er de voorraden op en verbrandden de rest
    .d = de rook boven { $places }|was|van { $realm } zelf, en de mensen die ervoor wegliepen ook
    .e = { $realm }|plunderde|{ $places }, dat wil zeggen zichzelf
    .f = in { $places }|had|men veel vijanden verwacht, maar niet { $whom }, bij wie men hoorde
    .g = om het brood mee te nemen|verbrandde|{ $lead } { $places } en noemde dat vooruitziend
    .h = { $who }|maakten|van { $places } proviand en as
    .i = de laatste belasting van { $places }|ging|als vonken naar { $realm }
    .j = Er is nergens een goede reden opgetekend waarom { $whom } { $places } verbrandden; er is alleen de rekening.
    .k = { $lead }|legde|de oudsten van { $places } uit waarom het nodig was, boven het geraas van de daken uit
    .l = met { $places }|verloor|{ $realm } door eigen fakkels wat nog geen vijand had gevraagd
razed-own-again =
    .a = { $place }|was|net lang genoeg herbouwd om door { $whom } opnieuw te worden verbrand
    .b = nog eens|staken|{ $who } hun eigen { $place } aan, en de rietdekkers verhuisden
    .c = { $lead }|verbrandde|{ $place } nog eens; men denkt dat het een gewoonte is geworden
feud-opens =
    .a = tot dan toe|was|er geen oorlog geweest tussen { $realm } en { $foerealm }
    .b = het|was|het begin van iets tussen { $realm } en { $foerealm }, al kon niemand nog zeggen waarvan
    .c = die maand|kwam|het tot oorlog tussen { $realm } en { $foerealm }, die tot dan alleen op elkaar hadden gemopperd
    .d = { $realm } en { $foerealm }|hadden|het goed met elkaar kunnen vinden, als buren die de appels niet hebben geteld; nu telden ze
    .e = tussen { $realm } en { $foerealm }|was|er vanaf die maand meer dan een grens
    .f = wat { $realm } de oorlog met { $foerealm } noemt en { $foerealm } de oorlog met { $realm },|begon|hier
feud-carries =
    .a = de oorlog van { $realm } en { $foerealm }|ging|zijn { $nth } jaar in
    .b = het|was|het { $nth } jaar waarin { $realm } en { $foerealm } het niet hadden bijgelegd
    .c = { $realm } en { $foerealm }|waren|niet vergeten waar ze gebleven waren; het was er het { $nth } jaar van
    .d = tussen { $realm } en { $foerealm }|begon|het { $nth } jaar van dezelfde twist
feud-closes =
    .a = met { $gone }|eindigde|ook zijn oorlog met { $other }, die { $years ->
        [0] datzelfde jaar
        [one] een jaar eerder
       *[other] { SPELL($years) } jaar eerder
    } begonnen was
    .b = { $other }|bleef|alleen over in een oorlog die het met { $gone } { $years ->
        [0] datzelfde jaar
        [one] een jaar eerder
       *[other] { SPELL($years) } jaar eerder
    } begonnen was
hungry =
    .a = { $who }|leden|honger, laarzen en riemen niet uitgezonderd
    .b = in de kampen van { $realm }|keek|men op een nieuwe manier naar de paarden
    .c = het brood|raakte|op bij { $whom }, en daarna de grappen over brood
    .d = de foeriers van { $realm }|konden|niemand meer in de ogen kijken
    .e = { $realm }|had|meer banieren te velde dan broden in de wagens
    .f = { $who }|kookten|brandnetels en kregen te horen dat die gezond waren
    .g = velen van { $whom }|gingen|met een lege zak aan de kant van de weg liggen
    .h = er|was|dunne soep voor { $whom }, en later het water waar die van gemaakt was
    .i = Een leger loopt op zijn maag, en dat van { $realm } kroop nu.
    .j = niemand in het leger van { $realm }|sprak|over iets anders dan eten, en niet hoopvol
starved =
    .a = een hele banier van { $whom }|kwijnde|{ $at } weg; { $lead } ging als laatste zitten
    .b = { $at }|werd|de banier van { $lead } opgerold, bij gebrek aan iemand om hem te dragen
    .c = van de mannen die { $lead } naar { $place } had gevoerd|kwam|niemand thuis; honger en ziekte hielden de telling
    .d = { $realm }|verloor|{ $at } een banier zonder een vijand in zicht
    .e = { $lead } en de laatsten van { $whom }|deelden|{ $at } een beschuit, en dat was het einde van die banier
starved-many =
    .a = banieren van { $whom }|kwijnden|weg in { $places }, zonder een vijand in zicht
    .b = in { $places }|moest|{ $realm } zijn banieren oprollen, bij gebrek aan iemand om ze te dragen
siege-goes-on =
    .a = voor { $place }|stonden|de tenten van { $realm } er weer een maand
    .b = { $realm }|bleef|voor { $place } zitten, en { $place } bleef naar beneden kijken
    .c = niets|bewoog|er in { $place } dan de broodprijs; { $whom } lagen er nog altijd voor
    .d = { $place }|hield|het ook die maand uit tegen { $whom }
    .e = het|was|de { $months ->
        [1] tweede
        [2] derde
        [3] vierde
       *[other] zoveelste
    } maand van het beleg van { $place }, en { $whom } hadden al hun brieven gelezen
    .f = vanaf de muren van { $place }|zag|men { $whom } kool telen

## Klein oorlogsnieuws

slips-away =
    .a = { $who }|glipten|weg uit { $place } voor ze twee keer verslagen konden worden
    .b = verslagen mannen van { $realm }|verlieten|{ $place } langs de achterkant, zonder discussie
gates-shut =
    .a = de mensen van { $place }|gingen|naar binnen, haalden de brug op en lieten { $whom } over aan het weer
    .b = { $place }|sloot|de poorten en zette zijn oude mannen op de muur, die naar verluidt recht gooien
siege-refuge =
    .a = { $who }|gingen|achter de muren van { $place } en grendelden de poort
    .b = { $lead }|verkoos|de muren van { $place } boven het open veld, en wie niet
siege-declined =
    .a = { $who }|keken|naar de muren van { $place } en gingen weer weg
    .b = { $lead }|keerde|om voor { $place }, waar niemand kwam uitzwaaien

siege-begins =
    .a = { $lead }|sloeg|het beleg voor { $place }
    .b = { $lead }|sloot|de wegen naar { $place } af en groef zich in
    .c = { $who }|legerden|zich voor { $place }
    .d = { $lead }|trok|een kring van tenten om { $place } en liet er niemand door dan de kraaien
    .e = loopgraven van { $realm }|lagen|als een riem om { $place }
    .f = { $who }|sloegen|hun tenten op voor { $place } en begonnen dingen te roepen
siege-begins-city =
    .a = { $lead }|verscheen|in eigen persoon voor { $place }, met wagens genoeg voor een lang verblijf
    .b = de burgers van { $place }|werden|wakker met { $whom } op elke weg
    .c = { $lead }|sloot|{ $place } in, waar de bakkers meteen hun prijzen verhoogden
siege-begins-capital =
    .a = { $lead }|deed|wat weinigen hadden gedurfd en sloeg het kamp op voor { $place }
    .b = de tenten van { $realm }|stonden|voor { $place }, de zetel zelf van een rijk
siege-battered =
    .a = de blijden van { $realm }|bestookten|{ $place } van de ochtend tot de avond
    .b = de muren van { $place }|hielden|het tegen de blijden van { $realm }, maar stonden niet meer zo recht als eerst
    .c = { $lead }|liet|de grote stenen voor { $place } aanrukken, en daarna werpen
    .d = het gebonk bij { $place }|hield|dag en nacht niet op, op kosten van { $realm }
    .e = iets in de muur van { $place }|gaf|mee, en de werkmeesters van { $realm } trakteerden elkaar
    .f = { $who }|stuurden|{ $place } de hele maand stenen, zonder antwoord
siege-sally =
    .a = het garnizoen van { $place }|kwam|in de grauwe ochtend naar buiten
    .b = de poorten van { $place }|vlogen|open, en niet om zich over te geven
    .c = uit { $place }|deed|men een uitval met alles wat scherp was
siege-broken =
    .a = { $who }|verdreven|{ $foe } van de muren van { $place }
    .b = de kring om { $place }|werd|door { $whom } gebroken, en de klokken luidden er tot ze barstten
    .c = { $place }|was|{ $foe } kwijt, dankzij { $whom }
siege-lifted =
    .a = het beleg van { $place }|werd|opgebroken, { $whom } gingen, en de kinderen mochten naar buiten om pijlpunten te zoeken
    .b = { $who }|braken|hun tenten voor { $place } af en lieten de latrines staan
    .c = op een ochtend|lag|er niemand van { $whom } meer voor { $place }
    .d = { $realm }|gaf|{ $place } op zoals men een noot opgeeft
hunger-hardship =
    .a = in { $place }|at|men de paarden op, te beginnen met die van de officieren
    .b = er|was|grassoep in { $place }, en toen was er geen gras
    .c = { $place }|werd|stil achter zijn muren, zoals hongerige huizen doen
surrender-refuse =
    .a = { $place }|bood|zijn sleutels aan voor een vrijgeleide, en { $whom } wilden er niet van weten
    .b = { $realm }|weigerde|het garnizoen van { $place } te laten gaan; het wilde het garnizoen erbij
no-way-out =
    .a = het garnizoen van { $place }|mocht|gaan en kon nergens heen, en bleef
    .b = er|was|bij { $place } een vrijgeleide gegeven, maar er liep geen weg naar huis
fallen-betrayal =
    .a = iemand in { $place }|telde|de broden en de dagen en schoof de grendel van de waterpoort weg. { $whom } waren binnen voor het licht werd
    .b = een beurs|ging|onder de poort van { $place } door, en 's ochtends hadden { $whom } de plaats
    .c = { $place }|werd|aan { $whom } verkocht; de prijs is niet opgetekend, en uit medelijden de naam ook niet
fallen-surrender =
    .a = { $place }|had|zijn paarden opgegeten; { $foe } vroegen om een vrijgeleide, kregen het en trokken langs { $whom } naar buiten, met hun ogen op de weg
    .b = { $lead }|had|de sleutels van { $place } op de dag dat de kelders leeg waren en liet { $foe } gaan
    .c = de honger|opende|{ $place } voor { $whom }, zoals hij de meeste dingen opent
fallen-surrender-free =
    .a = { $place }|had|zijn paarden opgegeten en gaf { $whom } de sleutels
    .b = de honger|opende|{ $place } voor { $whom }, zoals hij de meeste dingen opent
fallen-terms =
    .a = door een koop aan de poort|kwam|{ $place } aan { $whom }, en beide kanten noemden het wijsheid
    .b = { $foe }|trokken|bij overeenkomst uit { $place }, en { $whom } er bij dezelfde overeenkomst in
fallen-empty =
    .a = niemand|stond|er meer op de muren van { $place } om nee te zeggen, en { $whom } kwamen eroverheen
    .b = { $place }|viel|stil, en toen in handen van { $whom }
    .c = { $lead }|stuurde|een jongen de muur van { $place } op, die zwaaide: er was niemand
terms-offered =
    .a = { $realm }|noemde|zijn voorwaarden voor { $place } en wachtte
    .b = een heraut van { $realm }|werd|voor { $place } gezien met een witte doek
terms-agreed =
    .a = over { $place }|werd|men het eens, en beide kanten spuwden in hun handen
    .b = { $realm }|nam|de voorwaarden voor { $place } aan, na er een nacht over te hebben geslapen
terms-refused =
    .a = { $realm }|stuurde|de heraut terug van { $place } met een opmerking over zijn moeder
    .b = op de voorwaarden voor { $place }|zei|{ $realm } nee en gooide er voor de duidelijkheid een laars achteraan
terms-taken-back =
    .a = { $realm }|bedacht|zich over zijn bod bij { $place }
    .b = de voorwaarden voor { $place }|werden|door { $realm } ingetrokken voor de inkt droog was
terms-promise =
    .a = bij { $place }|beloofde|{ $realm }: “{ $said }”
    .b = { $realm }|gaf|bij { $place } zijn woord, en dat luidde: “{ $said }”
terms-lapsed =
    .a = van de koop over { $place }|kwam|niets, en het beleg ging door
    .b = wat er bij { $place } was afgesproken|kon|niet worden gehouden, en werd het ook niet
capital-falls =
    .a = Met { $place } viel de zetel van { $foerealm }. Er zijn daar klerken die in twintig jaar niet van hun tafel hadden opgekeken; ze keken op
    .b = Zo werd { $place }, vanwaar { $foerealm } was geregeerd, van elders geregeerd. De troon bleek van grenen te zijn, geverfd
    .c = { $foerealm } had zijn zetel verloren. Er zijn rijken die zonder hebben voortgeleefd, maar niet lang en niet goed
realm-out =
    .a = Dat was het einde van { $realm }. In zijn tijd had het { $burned ->
        [0] niets
        [one] één plaats
       *[other] { SPELL($burned) } plaatsen
    } platgebrand en { $won ->
        [0] geen slag
        [one] één slag
       *[other] { SPELL($won) } slagen
    } gewonnen, en er was niemand over die nog om voorwaarden kon vragen
    .b = { $realm } komt in deze bladzijden niet meer voor. Van zijn vlaggen werden jassen gemaakt, en die waren warm
    .c = Hier eindigt { $realm }. Zijn dorpen waren weer van zichzelf, en met zijn belastingrollen werd de kachel aangemaakt

## Draken

dragons-woken =
    .a = Verkenners hadden in het verkeerde gat gekeken, en de draken kwamen eruit, { SPELL($n) } in getal, boven { $place }.
    .b = Wat er { $at } sliep, werd die maand gewekt. Het waren er { SPELL($n) }, en ze kwamen één voor één naar buiten, lange tijd.
    .c = Iemand had { $at } een steen in een grot gegooid; wat eruit kwam waren draken, { SPELL($n) } stuks.
dragons-winter =
    .a-mountains = Kort voor midwinter kwamen de draken, { SPELL($n) } in getal, uit de toppen boven { $place }.
    .b = In de langste nacht smolt de sneeuw { $at }, en door de stoom stegen { SPELL($n) } draken op.
    .c = Die winter vlogen de draken. Sommigen telden er { SPELL($n) }, en wie er meer telde stond eronder.
    .d = Herders zagen een tweede zonsondergang, in het noorden, om middernacht: er waren { SPELL($n) } draken opgestegen uit { $place }.
dragons-known =
    .a = Kort voor midwinter kwamen de draken, { SPELL($n) } in getal, uit { $place }, waar de verkenners ooit op hun tenen waren weggeslopen.
    .b = Het hol bij { $place } was leeg toen de sneeuw kwam, en de lucht niet: er waren { SPELL($n) } draken in.
dragons-burn =
    .a = Ze verbrandden { $burnt } zonder naar de eigenaar te vragen.
    .b = In { $burnt } ging alles op als een doos zwavelstokken.
    .c = Toen ze weg waren kon men { $burnt } op de reuk vinden.
    .d = Van { $burnt } bleef niets over waar een muis onder had gekund.
dragons-spare =
    .a = Ze verbrandden onderweg geen stad, alleen de slaap van een heleboel mensen.
    .b = Bij geluk streken ze neer waar niemand woont, en roosterden een paar herten.
dragons-slay =
    .a = Een hele banier van { $folk } stierf { $there } waar hij stond
    .b = { $folk } hadden { $there } een banier; die staat niet meer in de rol
    .c = van de banier van { $folk } { $there } vond men de gespen
dragons-fair =
    .a = in de andere hallen|werd|opgemerkt dat ook { $realm } zijn daken kwijt was, en dat draken tenminste niemand voortrekken
    .b = draken|maakten|geen verschil tussen { $realm } en zijn buren, wat van niemand anders gezegd kon worden

## Winter

snow-road =
    .a = een deel van { $whom }|had|geen weg naar huis en liep hem toch, tot de riem in de sneeuw
    .b = { $lead }|bracht|{ $whom } over de sneeuw uit { $place } thuis, met minder dan er waren vertrokken
    .c = de laatste banieren van { $realm }|kwamen|bij nacht binnen en leidden elkaar als blinden
    .d = voor wie van { $realm } te ver weg was|kwam|de winter eerst
    .e = de weg naar huis|kostte|{ $whom } tenen, wagens en een aantal vrienden
frozen =
    .a = de sneeuw|sloot|zich onderweg boven { $n ->
        [one] een banier
       *[other] { SPELL($n) } banieren
    } van { $whom }; in het voorjaar staken de pieken eruit als riet
    .b = { $lead }|werd|na { $place } niet meer gezien, en ook niemand van wie erachter liep
    .c = { $realm }|wachtte|tot midwinter op { $lead } en hield toen op een bord neer te zetten
    .d = in { $places }|{ $n ->
        [one] ligt een banier
       *[other] liggen { SPELL($n) } banieren
    }|van { $realm }, in goede orde, onder de sneeuw
    .e = de wolven|wisten|eerder dan { $realm } wat er van { $lead } geworden was
    .f = { $realm }|verloor|die herfst { $n ->
        [one] een banier
       *[other] { SPELL($n) } banieren
    } aan geen andere vijand dan de weg naar huis
frozen-far =
    .a = { $lead }, die tot { $there } was gekomen,|werd|na { $place } niet meer gezien, en ook niemand van wie erachter liep
    .b = de lange weg van { $lead }, die naar { $there } had geleid,|eindigde|in de sneeuw, ergens voorbij { $place }
    .c = { $realm }|wachtte|tot midwinter op { $lead }, die tot { $there } was gekomen, en hield toen op een bord neer te zetten
disbanded =
    .a = { $realm }|had|niet voor alle banieren een dak en stuurde er { SPELL($n) } voorgoed naar huis
    .b = mannen die voor { $realm } hadden gelopen|leverden|hun speren in, bij gebrek aan stro om op te slapen
    .c = er|was|in { $realm } geen winterbrood voor { $lead }, die werd bedankt en geschrapt
    .d = { $realm }|liet|{ $n ->
        [one] een banier
       *[other] { SPELL($n) } banieren
    } gaan, omdat er dak noch brood voor was
    .e = de herbergen van { $realm }|liepen|vol met soldaten die geen soldaten meer waren
    .f = van het leger van { $realm }|{ $n ->
        [one] werd een banier
       *[other] werden { SPELL($n) } banieren
    }|afbetaald in goede wensen
hirelings-leave =
    .a = gehuurde speren van { $realm }|namen|hun laatste soldij en afscheid
    .b = de vreemden die { $realm } hadden gediend|gingen|naar huis met wat ze dragen konden
    .c = geleende zwaarden|verlieten|{ $realm } met de zwaluwen
alliance-ends =
    .a = de vriendschap van { $place } met { $realm }|liep|met het seizoen af, zoals beschreven
    .b = { $place }|bedankte|{ $realm } voor de vriendschap en telde de lepels na
winter-leave =
    .a = { $realm }|liet|{ $foe } in vrede door zijn land naar huis gaan en sloot de kippen op
    .b = met verlof van { $realm }|trokken|{ $foe } naar huis, met de blik naar voren
winter-siege =
    .a = { $realm }|hield|het beleg van { $place } vol, de sneeuw door
    .b = voor { $place }|brandden|de vuren van { $realm } de hele winter
    .c = { $lead }|wilde|zelfs voor de winter niet weg van { $place } en liet hutten bouwen van de boomgaard
winter-siege-perishes =
    .a = zonder brood en zonder brandhout|bevroren|de belegeraars die { $realm } voor { $place } had gelaten in hun loopgraven; in de stad dacht men eerst dat ze zo stil waren
    .b = niemand|kwam|op een ochtend nog uit de tenten van { $realm } voor { $place }, en de ochtenden daarna ook niet
    .c = voor { $place }|verloor|{ $realm } aan de vorst iedereen die het er had gelaten
winter-peasant-revolt =
    .a = de boeren van { $realm }|hingen|een baljuw op en vroegen daarna om gehoor
    .b = er|waren|zeisen op de wegen van { $realm }, en de belasting kwam niet binnen
    .c = in { $realm }|verbrandde|men de belastingrollen en danste eromheen
    .d = een prediker met één schoen|bracht|de helft van de dorpen van { $realm } op de been tegen de heren van de andere helft
winter-increased-revenue =
    .a = het geld|kwam|bij { $realm } binnen alsof het er graag was
    .b = een klerk in { $realm }|vond|een fout in de boeken, tot ieders verbazing in het voordeel van de schatkist
    .c = de tol|bracht|{ $realm } dat jaar veel op
    .d = op de kisten van { $realm }|moest|men gaan zitten voor ze dicht wilden
winter-plentiful-harvest =
    .a = de schuren van { $realm }|wilden|niet meer dicht
    .b = in { $realm }|aten|zelfs de ganzen als baronnen
    .c = het|was|een gouden herfst geweest in { $realm }, en er was bier voor de honden
    .d = niemand in { $realm }|herinnerde|zich zulke appels
winter-special-tribute =
    .a = een onverwachte schatting|kwam|in { $realm } binnen
    .b = een gezantschap van heel ver weg|legde|goud voor de heerser van { $realm } neer, aan het verkeerde adres, en niemand zei er iets van
    .c = iemand die { $realm } geld schuldig was|had|een droom en betaalde
    .d = van heel ver|kwamen|er muilezels voor { $realm }, met kleine zware zakken
winter-famine =
    .a = de honger|ging|in { $realm } van deur tot deur, en wat in de as lag, bleef in de as liggen
    .b = in { $realm }|bakte|men die winter met schors, en bouwde niets
    .c = de graanschuren van { $realm }|waren|leeg voor de kortste dag
    .d = het zaaigoed|werd|in { $realm } opgegeten, onder tranen
winter-no-lair =
    .a = men|sprak|die winter van draken, maar in dit land zijn geen grotten die groot genoeg zijn
winter-spared =
    .a = een kwade wind|ging|die winter over { $realm } en vond niets om omver te blazen
winter-rebellion =
    .a = { $places }|haalde/haalden|de vlag van { $realm } neer, en wie bezwaar maakte werd doodgeslagen
    .b = het garnizoen van { $places }|sloot|de poorten voor zijn eigen heer, en dat was { $realm }
    .c = { $realm }|schreef|twee keer naar { $places } en kreeg de tweede bode in een mand terug
    .d = in { $places }|dronk|men de hele nacht op de vrijheid, en 's ochtends was ze er
winter-plague =
    .a = de ziekte|kwam|met de eerste vorst naar { $place }, en tegen midwinter was het garnizoen een lijst met namen
    .b = er|stond|een kruis op elke deur in { $place } voor het jaar om was
    .c = { $place }|begroef|zijn soldaten, en toen zijn doodgravers
    .d = de klokken|werden|in { $place } verboden, omdat ze nooit meer ophielden
winter-raided =
    .a = plunderaars|kwamen|de grens van { $realm } over, en in { $places } was er geen tiende meer om te betalen
    .b = ruiters die niemand kende of kennen wilde|plunderden|{ $places }
    .c = { $places }|verloor/verloren|het vee aan de buren, die ook honger hadden
    .d = in { $places }|brachten|de wintergasten hun eigen fakkels mee
winter-treachery =
    .a = { $place }|dacht|er bij het vuur nog eens over na en liep over naar { $foe }
    .b = goud|sprak|in { $place }, en in het voorjaar was het van { $foerealm }
    .c = { $realm }|hoorde|van een voerman dat { $place } nu bij { $foerealm } hoorde
    .d = { $place }|had|trouw gezworen aan { $realm } en zwoer nu aan { $foerealm }, met dezelfde hand
no-capital =
    .a = { $realm }|had|geen zetel om belasting in te innen, en inde niets
    .b = in { $place }|telde|die winter niemand geld voor { $realm }
    .c = de ontvangers van { $realm }|reden|terug naar { $place }, vonden er geen schatkist en reden door
    .d = { $realm }|werd|die winter vanaf een kar geregeerd
    .e = nieuwe kronen|kreeg|{ $realm } niet, nu { $place } weg was of as; het gaf uit wat er nog was
revenue =
    .a = de landen van { $realm }|betaalden|die winter { crowns }
    .b = in de kisten van { $realm }|telde|men { crowns }
gold-given =
    .a = { $realm }|stuurde|{ crowns } naar { $foerealm }, in een vat waar vis op stond
    .b = een kar van { $realm }|ging|bij nacht naar { $foerealm }, met { crowns } onder het stro
    .c = { $realm }|smokkelde|{ crowns } naar { $foerealm }, in een kaas
    .d = tussen { $realm } en { $foerealm }|ging|er een buidel van hand tot hand, met { crowns } erin, en geen woord
gold-lost =
    .a = van { $realm }|bleef|er voor { crowns } ongebruikt liggen tot het lente werd, en toen was het weg
    .b = de schatmeester van { $realm }|vergat|{ crowns }, of zegt dat
pact =
    .a = { $realm }|zette|achter gesloten deuren zijn naam onder deze woorden: “{ $said }”
    .b = bij één kaars|schreef|{ $realm }: “{ $said }”
    .c = een papier|ging|onder iemands mantel uit { $realm } weg, en daarop stond: “{ $said }”
pact-many =
    .a = { $realms }|stuurden|die maand papieren onder mantels de deur uit, en op elk stond: “{ $said }”
    .b = bij kaarslicht|schreven|{ $realms } dezelfde woorden: “{ $said }”
    .c = koeriers van { $realms }|kwamen|elkaar in het donker tegen, allemaal met dezelfde brief: “{ $said }”
pact-signed =
    .a = { $realm }|tekende|wat het was gestuurd en verbrandde de omslag
    .b = een tweede zegel, dat van { $realm },|werd|naast het eerste gezet
    .c = onder een papier dat het niet zelf geschreven had|zette|{ $realm } zijn zegel, na het twee keer te hebben gelezen
pact-shown =
    .a = { $realm }|liet|het perkament op elke markt aanslaan, zodat iedereen kon lezen: “{ $said }”
    .b = tot vermaak van alle hoven|maakte|{ $realm } bekend wat er gezworen was: “{ $said }”
mission-failed =
    .a = gezanten van { $realm }|klopten|met geschenken aan in { $place } en kwamen blauwgeverfd thuis
    .b = { $place }|hield|de geschenken van { $realm } en gooide de gezanten eruit
    .c = de gezant van { $realm }|werd|in { $place } aangehoord tot het eind van zijn eerste zin
    .d = naar { $place }|had|{ $realm } zijn beste sprekers gestuurd; ze kwamen kaalgeschoren terug
mission-vanished =
    .a = van de gezanten die { $realm } naar { $place } stuurde|heeft|niemand meer gehoord, al zegt men dat er op stille nachten wordt geklopt
    .b = { $place }|had|die winter plaats voor één gezantschap, en voor dat van { $realm } in de kelder
mission-absorbed =
    .a = { $place }|luisterde|de hele winter naar de gezanten van { $realm } en was in het voorjaar { $realm }
    .b = met { $place }|ging|een heel vrij land over naar { $realm }, en de zangers moesten nieuwe woorden leren
    .c = { $realm }|won|{ $place } met een huwelijk, een lening en een heel lang diner
alliance =
    .a = { $place }|sloot|voor een jaar vriendschap met { $realm } en had het op schrift
    .b = in { $place }|werden|de gezanten van { $realm } op beide wangen gekust, en er werden speren beloofd
    .c = { $realm } en { $place }|zwoeren|tot de volgende winter dezelfde vijanden te hebben
alliance-broken =
    .a = { $realm }|brak|zijn woord aan { $place }, waar men het gehouden had
    .b = de inkt met { $place }|was|nauwelijks droog toen { $realm } zijn zwaard aan het papier afveegde
levies =
    .a = { $realm }|wierf|nieuwe mannen, van wie sommigen mannen waren
    .b = trommels|gingen|door de dorpen van { $realm }, en jongens erachteraan
    .c = er|werden|in { $realm } nieuwe speren gesneden, en handen voor gevonden
    .d = { $whom }|vulden|hun rijen aan met jongere zonen
    .e = de ronselaars van { $realm }|schonken|een heleboel bier en kregen het in mannen terug
hirelings =
    .a = { $realm }|nam|vreemden in dienst, die eerst het geld wilden zien
    .b = gehuurde zwaarden|kwamen|naar { $realm }, met hun eigen liederen
    .c = { $realm }|liet|weten dat het betaalde, en ze kwamen
hirelings-tale =
    .a = van wie in dienst van { $realm } zijn|vertelt|men: “{ $said }”
    .b = de vreemden van { $realm }|vertellen|dit over zichzelf: “{ $said }”
built-ship =
    .a = op de helling { $at }|bouwde|{ $realm } een schip, en een bisschop werd nat
    .b = { $realm }|liet|{ $at } een nieuw schip te water, en het dreef
built-fortress =
    .a = { $realm }|bouwde|muren om { $place }, en de schapen raakten ervan in de war
    .b = een burcht|verrees|bij { $place } voor { $realm }, een beetje scheef en heel dik
built-city =
    .a = { $realm }|maakte|een stad van { $place }, met een markt, een galg en een straat voor de leerlooiers
    .b = { $place }|werd|die winter een stad, omdat { $realm } het wilde, en verhoogde de huren
recovered =
    .a = de mensen|keerden|terug naar { $places } en zetten nieuwe deurposten neer
    .b = in { $places }|kwam|er weer rook uit schoorstenen, waar die een jaar lang overal uit was gekomen
    .c = { $places }|was/waren|weer bewoond, door wie niets beters had
    .d = in de as van { $places }|kweekte|iemand kool, en daarna een straat
    .e = de rietdekkers|waren|rijk dat jaar: er waren weer daken in { $places }
    .f = in { $places }|veegde|men het stof naar buiten, en er was een deur om het uit te vegen
    .g = kinderen|werden|geboren in { $places }, in huizen zonder verleden
    .h = de klok van { $places }|werd|opgegraven en in een boom gehangen tot er een toren zou zijn
rebuilt =
    .a = { $realm }|betaalde|voor nieuwe daken in { $places }
    .b = metselaars van { $realm }|werkten|de hele winter in { $places } en bliezen op hun vingers
    .c = met goud van { $realm }|werd/werden|{ $places } weer opgebouwd, eigenlijk beter dan eerst

## Namen

named-realm =
    .a = { $realm }|nam|de naam { $said } aan, en de herauten lieten hun wapenrokken opnieuw borduren
    .b = de kroon van { $realm }|heette|van toen af { $said }, in iedere brief die zij zond
    .c = in alle kerken|bad|men nu voor { $said }, waar men voor { $realm } had gebeden
named-place =
    .a = de mensen van { $place }|moesten|van nu af { $said } zeggen, en de meesten dachten eraan
    .b = iemand|schilderde|{ $said } over de naam van { $place } op de poort
    .c = op bevel van { $realm }|werd|{ $place } op elke kaart die men vinden kon { $said }
    .d = { $place }|was|vanaf die maand { $said }, al leerden de oude mannen het nooit
named-person =
    .a = { $lead }|stond|van toen af bekend als { $said }
    .b = de soldaten|gaven|{ $lead } nu een langere naam: { $said }
    .c = in de rollen van { $realm }|werd|{ $lead } ingeschreven als { $said }
    .d = { $lead }|luisterde|daarna naar { $said }, en naar weinig anders
named-land =
    .a = de kaartenmakers van { $realm }|schreven|{ $said } waar een andere naam had gestaan
    .b = { $realm }|zette|een nieuwe naam op de kaart, { $said }, zoals wie van plan is te blijven
    .c = reizigers in { $realm }|hoorden|die maand van { $said }, en merkten dat ze het al kenden

## Messen en gefluister

palace-caught =
    .a = een vreemde met een mes|werd|in { $place } achter een gordijn gevonden en moest het mes verklaren
    .b = iemand|probeerde|het paleisraam in { $place }; de wacht probeerde hem
palace-massacre =
    .a = een man met een mes|kwam|in { $place } tussen de paleiswacht terecht, en die werd verdubbeld, op kosten van het leger
    .b = in het paleis van { $place }|lag|een heleboel bloed op de trap, niets ervan vorstelijk
palace-hurt =
    .a = een vreemde met een mes|kwam|in { $place } tot aan het slaapvertrek. { $victim } bleef in leven; het halve land wilde dat wekenlang niet geloven
    .b = { $victim }|werd|in { $place } in de arm gesneden, en toen het nieuws bij de grens was in de keel
palace-wounded =
    .a = { $victim }|lag|wekenlang in { $place } tussen deze wereld en de andere, en geen banier van { $foerealm } wilde op mars
    .b = het mes in { $place }|ging|erin, maar niet diep genoeg; { $victim } lag lang te bed, en het leger van { $foerealm } stond stil
palace-killed =
    .a = { $victim }|werd|'s ochtends in { $place } gevonden. { $foerealm } huilde, en twistte erover wie het eerst gehuild had
    .b = het mes|vond|{ $victim } in { $place }, in bed; de begrafenis was groot, en sommige gasten hadden hun eigen plannen meegebracht
assassin-caught =
    .a = een man met een mes|vroeg|net iets te beleefd de weg naar de tent van { $victim } en werd opgehangen
    .b = { $victim }|hield|{ $at } honden, en daarom staat { $victim } nog in deze bladzijden
assassin-cornered =
    .a = een moordenaar in het kamp { $at }|werd|in het nauw gedreven en nam een aantal van { $foe } mee
    .b = het mes dat { $at } voor { $victim } bedoeld was|ging|in plaats daarvan door de halve wacht
assassin-character =
    .a = { $victim }|verloor|{ $at } een luitenant aan een man die een kok had geleken
    .b = een pijl door het tentdoek { $at }|vond|de man naast { $victim }
assassin-leader =
    .a = { $victim }|was|{ $at } 's ochtends dood, en de lamp brandde nog
    .b = iemand|bracht|{ $victim } { $at } een brief, wachtte op antwoord en gaf er een
assassin-leader-and-troops =
    .a = { $victim }|stierf|{ $at } door een onbekende hand, en in de paniek sloegen vrienden elkaar dood
    .b = in het donker { $at }|vond|iemand { $victim }, en daarna vond iedereen iemand
    .c = { $victim }|werd|{ $at } vermoord; aan het geschreeuw daarna stierven er meer dan aan het mes
assassin-two-characters =
    .a = { $victim } en de naaste in bevel|werden|{ $at } dood gevonden, bij het kaarten
    .b = dezelfde beker|ging|{ $at } rond tussen { $victim } en een luitenant, en geen van beide vroeg om een tweede
saboteur-caught =
    .a = een man met een tondeldoos|werd|in { $place } gevraagd wat hij kwam doen, en ervoor opgehangen
    .b = in { $place }|betrapte|men een vreemde die smeerde wat niet gesmeerd moet worden
saboteur-barracks =
    .a = de kazerne van { $place }|brandde|bij nacht af, met een wig onder de deuren
    .b = er|was|brand in de slaapzalen van { $place }, op vier plaatsen tegelijk
saboteur-stores =
    .a = er|werd|in { $place } iets in de putten en het meel gedaan, en de voorraden moesten worden verbrand
    .b = de ratten|stierven|in de graanschuur van { $place }, en toen wilde niemand er meer eten
saboteur-harbour =
    .a = bij { $place }|was|er voor zonsopgang een knal, en daarna waren er een heleboel timmerlieden
    .b = iemand|deed|{ $place } in één nacht meer schade dan een beleg had gedaan
saboteur-burnt =
    .a = { $place }|brandde|die winter tot de grond toe af, en niemand had ook maar een vijand gezien
    .b = één lantaarn, met zorg laten vallen,|was|het einde van { $place }
agent-challenge =
    .a = twee mannen met valse papieren|kwamen|elkaar in { $place } tegen en vroegen elk naar die van de ander
    .b = { $at }|was|er een duel tussen personen die er officieel niet waren
agent-one =
    .a = iemand die in { $place } te veel had gevraagd|werd|in de gracht gevonden
    .b = de jagers van { $realm }|haalden|een vreemd oor uit { $place }
agent-all =
    .a = { $realm }|veegde|{ $place } schoon van vreemde oren en vulde er een kar mee
    .b = in één nacht|ruimde|{ $realm } in { $place } iedereen op die te goed sprak
agent-smuggles =
    .a = de jagers van { $realm }|zuiverden|{ $place } van andermans spionnen en lieten er een van zichzelf achter
    .b = een nieuwe barbier|kwam|naar { $place }, in dienst van { $realm }
agent-overcome =
    .a = de dievenvanger van { $realm }|werd|in { $place } door een dief gevangen
    .b = een man van { $realm }|volgde|iemand een kelder in { $place } in, en alleen de ander kwam eruit
spy-vanished =
    .a = van iemand die { $realm } in { $place } betaalde|werd|nooit meer gehoord
    .b = de brieven uit { $place }|kwamen|niet meer bij { $realm } aan
spy-overheard =
    .a = { $realm }|had|een oor in { $place }, en het hoorde iets
    .b = een kamermeisje in { $place }|schreef|lange brieven naar { $realm }
spy-copied =
    .a = { $realm }|had|een afschrift van de monsterrollen van { $place } voor de inkt van de eerste droog was
    .b = elke lijst in { $place }|werd|die winter twee keer geschreven, één keer voor { $realm }
spy-exposes =
    .a = een spion van { $realm }|kende|elke andere spion in het land en verkocht de lijst
    .b = de helft van de spionnen in het land|verloor|door { $realm } zijn werk, van de ene naam op de andere
spy-plan =
    .a = in { $place }|werd|afgeluisterd waar het leger van { $realm } in het voorjaar heen zou gaan
operative-assassin =
    .a = een mes te huur|werd|in { $place } uit de menigte geplukt
operative-spy =
    .a = in { $place }|werd|een spion ontmaskerd, aan zijn schoenen
operative-saboteur =
    .a = in { $place }|vond|men een man met meer lampolie dan lampen
operative-agent =
    .a = een spionnenjager|werd|in { $place } voor een spion aangezien, en de vergissing was wederzijds

## Veldslagen: eerst de feiten.

opens-battle =
    .a = { $lead }|viel|met { $whom } { $at } { $foelead } en { $foe } aan: { $whostrong } tegen { $foestrong }
    .b = { $lead } en { $whom }|stuitten|{ $at } op { $foelead } en { $foe }
    .c = { $lead }|voerde|{ $whom } { $at } in het veld tegen { $foelead } en { $foe }
    .d = { $at }|kwam|het tot een slag: { $lead } met { $whom }, en daartegenover { $foelead } met { $foe }
    .e = { $lead }|ging|op zoek naar { $foelead } en vond { $at } { $foe } er allemaal bij
    .f = twee legers|stonden|'s ochtends { $at }: { $whom } onder { $lead }, en { $foe } onder { $foelead }
    .g = { $lead }|overviel|{ $at } met { $whostrong } man van { $whom } { $foelead } met { $foestrong } van { $foe }
    .h = { $foelead }|zat|{ $at } met { $foe } aan het ontbijt toen { $lead } aankwam met { $whom }
opens-battle-plain =
    .a = { $whom }|stuitten|{ $at } op { $foe }
    .b = { $at }|vonden|{ $whom } { $foe } voor zich
    .c = { $at }|kwam|het tot een slag tussen { $whom } en { $foe }, { $whostrong } tegen { $foestrong }
    .d = { $whom } en { $foe }|stonden|'s ochtends { $at } tegenover elkaar
opens-battle-led =
    .a = { $lead }|voerde|{ $whom } { $at } in het veld tegen { $foe }
    .b = { $lead }|overviel|met { $whom } { $at } de linie van { $foe }
    .c = { $lead }|viel|met { $whom } { $at } { $foe } aan, { $whostrong } tegen { $foestrong }
    .d = { $at }|vond|{ $lead } { $foe } dwars over de weg opgesteld, en ging er niet omheen
opens-battle-held =
    .a = { $whom }|stuitten|{ $at } op { $foelead } en { $foe }
    .b = { $foelead }|stond|{ $at } met { $foe } te wachten toen { $whom } aankwamen
    .c = { $who }|vielen|{ $at } { $foe } aan, door { $foelead } 's nachts in slagorde gezet
opens-assault =
    .a = { $lead }|gaf|het teken, en bij { $place } gingen { $whom } de ladders op
    .b = { $lead }|stuurde|{ $whom } op de muren van { $place } af
    .c = er|klonken|trompetten voor { $place }, en { $whom } renden onder { $lead } op de muren af
    .d = { $lead }|liet|de gracht van { $place } met rijshout vullen, en { $whom } gingen eroverheen
    .e = voor zonsopgang|zette|{ $lead } { $whom } tegen de muren van { $place }
opens-assault-plain =
    .a = { $whom }|liepen|storm tegen de muren van { $place }
    .b = { $whom }|probeerden|{ $place } met ladders
    .c = de ladders van { $realm }|stonden|tegen { $place } voor de wacht gewisseld was
    .d = bij { $place }|renden|{ $whom } op de muren af, met veel lawaai, want er waren weinig ladders
result-battle-scattered =
    .a = { $loser }|werden|in alle winden uiteengejaagd, en { $victor } behielden het veld
    .b = tegen de avond|hadden|{ $victor } het veld, en niemand had kunnen zeggen waar { $loser } waren
    .c = { $loser }|braken|, en bleven breken tot het donker was; het veld was van { $victorrealm }
    .d = het|was|een vlucht: { $victor } hielden het veld, en { $loser } hielden niets
    .e = van { $loser }|was|er tegen de middag geen linie meer over, alleen richtingen; de dag was van { $victor }
    .f = { $victor }|veegden|{ $loser } van het veld
result-battle-defeated =
    .a = { $victor }|behielden|het veld, en { $loser } trokken af
    .b = de dag|was|voor { $victor }
    .c = { $loser }|weken|ten slotte, en { $victor } sliepen waar ze hadden gevochten
    .d = toen alles was opgeteld,|hadden|{ $victor } gewonnen
    .e = { $loser }|lieten|het veld aan { $victor }, al was het niet van harte
    .f = het|was|de dag van { $victorrealm }, op een handbreed na
result-assault-stormed =
    .a = tegen de nacht|was|{ $place } van hen
    .b = { $victor }|namen|{ $place } stormenderhand
    .c = { $place }|viel|, huis voor huis
    .d = over de muur|kwamen|ze, en { $place } had een nieuwe heer
result-assault-repulse =
    .a = { $loser }|kwamen|sneller naar beneden dan ze naar boven waren gegaan
    .b = { $victor }|gooiden|hen terug in de gracht
    .c = de muren|hielden|stand, en { $victor } ook
    .d = voor de avond|waren|{ $loser } terug tussen hun tenten, voor zover ze terug waren
draw =
    .a = Ze vochten tot ze elkaar niet meer zagen, en in de nacht gingen beide kanten naar huis.
    .b = Geen van beide wilde wijken en geen van beide kon verder, en daar lieten ze het bij.
    .c = Bij het vallen van de avond zongen beide kanten van de overwinning, wat er nog geen van maakt.
    .d = Het besliste niets, behalve voor wie het voorgoed besliste.
    .e = Tegen de avond had ieder de grond waar de ander begonnen was.
brief-battle-defeated-free =
    .a = { $lead }|trok|naar { $place } om het manieren te leren en werd door boeren naar huis gestuurd
    .b = de burgers van { $place }|sloegen|{ $whom } af en vertellen het nog dagelijks
    .c = { $who }|werden|uit { $place } verjaagd door mensen met hooivorken
    .d = { $lead }|verloor|{ $at } een slag van een burgemeester
brief-battle-defeated =
    .a = { $lead }|liep|{ $place } en zijn handvol speren onder de voet
    .b = { $who }|versloegen|de vrije mensen van { $place }, die alleen met rust gelaten wilden worden
    .c = { $lead }|won|{ $at } een kleine slag en liet hem als een grote omroepen
    .d = de schutterij van { $place }|week|voor { $whom }, nu het punt gemaakt was
    .e = { $whom }|onderwierpen|de vrije speren van { $place } in een middag
brief-battle-scattered-free =
    .a = { $place }|joeg|{ $whom } zo wild op de vlucht dat de kinderen de helmen mochten houden
    .b = { $lead }|rende|weg uit { $place }, en { $whom } renden verder
    .c = van { $whom }|stonden|er voor de grens maar weinig stil, na wat de mensen van { $place } hadden gedaan
    .d = { $who }|kwamen|in rijen naar { $place } en gingen er met handenvol vandaan
brief-battle-scattered =
    .a = { $whom }|joegen|de speren van { $place } uiteen als kippen
    .b = { $lead }|overviel|de mensen van { $place }, en dat waren geen mensen meer maar een paar rennende personen
    .c = niemand { $at }|hield|het lang uit tegen { $whom }
    .d = { $lead }|joeg|de vrije mannen van { $place } drie akkers over
brief-battle-draw =
    .a = het|kwam|{ $at } tussen { $whom } en de mensen daar tot slagen, en tot niets anders
    .b = { $who }|vochten|tot etenstijd met de mensen van { $place }, en toen gingen beide aan tafel
    .c = { $at }|duwden|{ $whom }, de mensen daar duwden terug, en tegen de avond was niemand verder
    .d = geen van beide, { $whom } en de mensen van { $place },|had|aan het eind van een lange dag gewonnen
    .e = { $place }|was|na het gevecht met { $whom } even vrij als ervoor, en vermoeider
brief-assault-stormed =
    .a = { $whom }|namen|{ $place } stormenderhand
    .b = { $lead }|ging|over de muur van { $place }, en de vrije mensen daar gingen onder de bedden
    .c = de vrije muren van { $place }|werden|door { $whom } beklommen
brief-assault-repulse =
    .a = { $whom }|beproefden|de muren van { $place } en bedachten zich
    .b = van de muren van { $place }|gooiden|de burgers alles op { $whom }, en als laatste de ladders
    .c = { $lead }|verloor|onder { $place } mannen en won er een uitzicht op
cost =
    .a = het|kostte|{ $victor } { $mylost } man en { $loser } { $yourlost }
    .b = de overwinnaars|begroeven|{ $mylost } man, de verliezers { $yourlost }
    .c = van de ene kant|bleven|er { $mylost } op het veld, van de andere { $yourlost }
    .d = { $mylost } tegen { $yourlost }|was|de prijs, zoals men zulke dingen rekent
    .e = de heelmeesters|schreven|{ $mylost } op voor { $victor } en { $yourlost } voor { $loser }
    .f = { $victor }|betaalden|er { $mylost } man voor, { $loser } { $yourlost }
cost-draw =
    .a = het|kostte|{ $whom } { $wholost } man en { $foe } { $foelost }, en het leverde niemand een voor op
    .b = voor niets|stierven|er { $wholost } van de een en { $foelost } van de ander
    .c = { $wholost } en { $foelost }|zijn|de getallen, als iemand vraagt waar het voor was
cost-walls =
    .a = in de gracht|bleven|{ $yourlost } man van { $loserrealm } liggen
    .b = de ladders|kostten|{ $loser } { $yourlost } man
    .c = van { $loser }|hadden|er { $yourlost } de top van de muur gezien, of bijna
cost-upset =
    .a = de kroniekschrijver|voegt|eraan toe dat de overwinnaars in de minderheid waren, { $mystrong } tegen { $yourstrong }
    .b = voor wie van cijfers houdt: het waren er { $mystrong } tegen { $yourstrong }, en de { $mystrong } hebben gewonnen
    .c = niemand|had|veel gegeven voor { $mystrong } tegen { $yourstrong }, en niemand was het gevraagd
cost-boast =
    .a = de kroniekschrijver|voegt|eraan toe dat het er { $mystrong } tegen { $yourstrong } waren, en dat de rekenkunst die dag heeft meegevochten
    .b = de kroniekschrijver, die heeft geteld,|komt|op { $mystrong } tegen { $yourstrong }
    .c = nuchter verteld|was|het { $mystrong } tegen { $yourstrong }, en kostte het { $mylost } en { $yourlost }
destroyed =
    .a = { $destroyed ->
        [one] een banier van { $loser } kwam niet meer bijeen
       *[other] { SPELL($destroyed) } banieren van { $loser } kwamen niet meer bijeen
    }
    .b = { $destroyed ->
        [one] één banier van { $loser } reisde mee in de wagens van de overwinnaars, als lap
       *[other] { SPELL($destroyed) } banieren van { $loser } reisden mee in de wagens van de overwinnaars, als lappen
    }
    .c = { $destroyed ->
        [one] met de dag verloren { $loser } een banier, en iedereen die eronder had gestaan
       *[other] met de dag verloren { $loser } { SPELL($destroyed) } banieren, en iedereen die eronder had gestaan
    }
pursuit-dispersed =
    .a = { $victor }|joegen|{ $loser } de nacht door na tot er niemand meer was om na te jagen, alleen wagens
    .b = { $loser }|lieten|hun wagens achter en toen hun schilden
pursuit-shadowed =
    .a = { $victor }|volgden|{ $loser } en lieten hen voor elke mijl betalen
    .b-hills = { $victor }|zaten|{ $loser } op de hielen tot de rand van de heuvels
    .c-river = bij elke voorde|lieten|{ $loser } er een paar voor { $victor } achter
pursuit-general =
    .a = de ruiters van { $victorrealm }|kwamen|zo dicht bij de vijandelijke veldheer dat ze de knopen konden beschrijven
    .b = { $victor }|sloegen|de achtersten van { $loser } neer, en er waren veel achtersten
pursuit-baggage =
    .a = { $loser }|lieten|hun wagens staan
    .b = de hele tros|viel|{ $victor } in handen
    .c = { $victor }|aten|die avond wat { $loser } hadden ingepakt
pursuit-covered =
    .a = een koppige achterhoede|voorkwam|erger
    .b = de schemering en een goede sergeant|redden|de rest van { $loser }
pursuit-rear-guard =
    .a = { $victor }|gingen|er te snel achteraan en liepen op de achterhoede, die op iemand had staan wachten
    .b = de jacht|kostte|{ $victor } meer dan ze wilden opschrijven
obituary-first =
    .a = het|was|het eerste slagveld van { $fallen }, en het laatste
    .b = { $fallen }|viel|daar, en verder is er niets van bekend
    .c = onder de doden|was|{ $fallen }, die zich erop had verheugd
obituary =
    .a = { $fallen }|had|{ SPELL($fights) } keer het bevel gevoerd en { $wins ->
        [0] nooit
        [one] één keer
       *[other] { SPELL($wins) } keer
    } gewonnen; verder komt de telling niet
    .b = { $fallen }|lag|onder de doden, na { SPELL($fights) } veldslagen
run =
    .a = het|was|de { $run ->
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zoveelste
    } overwinning op rij voor { $chief }
    .b = { $chief }|had|nu { SPELL($run) } keer achter elkaar gewonnen, en aan beide kanten zongen moeders ervan, verschillend
run-ends =
    .a = niemand|had|ooit de rug van { $beaten } gezien; nu iedereen
    .b = tot die dag|had|{ $beaten } nooit verloren
year-opens =
    .a = Zo ging het jaar uit
    .b = Dat was het jaar, en de kroniekschrijver draait het blad om en kijkt wat er op de achterkant staat
    .c = Toen de sneeuw over alles gelijk lag, telde de kroniekschrijver op
    .d = Van zo'n jaar vraagt men ten slotte wie wat heeft
    .e = Daarmee was het jaar verteld, op de som na
    .f = Het is gebruik een jaar met cijfers te sluiten
year-rise =
    .a = { $holder }|was|het meest gegroeid: het sloot het jaar met { SPELL($now) } nederzettingen, { SPELL($by) } meer dan waarmee het begon
    .b = het|was|een goed jaar geweest voor { $holder }, dat nu { SPELL($now) } nederzettingen telde, { SPELL($by) } meer dan in het voorjaar
    .c = { $holder }|ging|het nieuwe jaar in met { SPELL($now) } nederzettingen, { SPELL($by) } rijker dan tevoren
    .d = niemand|had|het beter gedaan dan { $holder }: { SPELL($now) } nederzettingen, waar het er { SPELL($by) } minder waren geweest
year-fall =
    .a = { $now ->
        [0] { $holder } had niets meer over van wat het ooit het zijne had genoemd
        [one] { $holder } had één nederzetting over, { SPELL($by) } minder dan in het voorjaar
       *[other] { $holder } had er { SPELL($now) } over, { SPELL($by) } minder dan in het voorjaar
    }
    .b = { $now ->
        [0] Voor { $holder } viel er niets meer te tellen
        [one] { $holder } was { SPELL($by) } nederzettingen armer en hield er één vast
       *[other] { $holder } was { SPELL($by) } nederzettingen armer en hield er { SPELL($now) } vast
    }
    .c = { $now ->
        [0] Van { $holder }, dat ooit { SPELL($height) } nederzettingen had geteld, was er niet één over
        [one] { $holder }, dat er in zijn beste dagen { SPELL($height) } telde, had er nog één
       *[other] { $holder }, dat er in zijn beste dagen { SPELL($height) } telde, had er nog { SPELL($now) }
    }
year-still =
    .a = niemand|was|er veel rijker van geworden, of veel armer
    .b = de grenzen|lagen|bijna waar ze in het voorjaar hadden gelegen, alleen platter getreden
    .c = voor alles wat er was gedaan|viel|er weinig in te schrijven: ieder had ongeveer wat hij had gehad
feud-tally =
    .a = in de oorlog van { $first } en { $second }|had|{ $first } de ander nu { SPELL($ours) } keer een plaats afgenomen, en { $second } { SPELL($theirs) } keer
    .b = { $first }|had|{ $second } tot nu toe uit { SPELL($ours) } plaatsen verdreven, en was er zelf uit { SPELL($theirs) } verdreven
    .c = tussen { $first } en { $second }|stond|het { SPELL($ours) } tegen { SPELL($theirs) }, in genomen steden en dorpen, en geen van beide had iets getekend
feud-even =
    .a = { $first } en { $second }|hadden|elkaar nu elk { SPELL($ours) } plaatsen afgenomen; dat zijn veel vlaggen en weinig vooruitgang
    .b = in de oorlog van { $first } en { $second }|stond|het { SPELL($ours) } gelijk
feud-prey =
    .a = { $first }|had|nu { SPELL($ours) } plaatsen van { $second } genomen, en { $second } niet één van { $first }
    .b = van { $second }|had|{ $first } tot nu toe { SPELL($ours) } plaatsen gekregen, en er geen teruggegeven
year-siege =
    .a = en voor { $town }|brandden|de vuren van { $holder } nog
    .b = hoe het voor { $town } zou aflopen,|wist|niemand, en { $holder }, dat er zijn tenten nog had staan, het minst
    .c = één ding|was|niet voorbij: { $holder } lag nog voor { $town }
year-captain =
    .a = geen kapitein|had|een beter jaar dan { $hero }, met { SPELL($times) } gewonnen slagen
    .b = de naam die men in de herbergen hoorde|was|die van { $hero }, na { SPELL($times) } overwinningen
    .c = { $hero }|had|dat jaar { SPELL($times) } keer gewonnen, vaker dan wie ook, en sliep naar men zei slecht

## Het einde

ending-score =
    .a = Toen de rekening werd opgemaakt, stond { $first } bovenaan met { $best } punten, en { $second } daaronder met { $next }.
    .b = Wie zulke dingen telt, gaf { $first } { $best } punten en { $second } { $next }, en zo was het de oorlog van { $first }.
ending-tie =
    .a = Toen de rekening werd opgemaakt, stonden { $first } en { $second } gelijk op { $best }, en beide lieten de klokken luiden.
ending-last =
    .a = Ten slotte was er { $first }, en niemand anders.
ending-town =
    .a = geen plaats|had|meer gezien dan { $town }: { SPELL($masters) } vlaggen in het bestek van deze bladzijden, die van { $owner } het laatst
    .b = wat { $town } betreft,|dat had|{ SPELL($masters) } heren gehad, van wie { $owner } alleen de laatste is
ending-owed =
    .a = en { $wrong }|is|in { $holder } niet vergeten
    .b = in { $holder }|spreekt|men nog van { $wrong }
ending =
    .a = Hier legt de kroniekschrijver zijn pen neer, veegt hem af, en legt hem niet te ver weg.
    .b = Tot zover de kroniekschrijver, die erbij was, of iemand kende die erbij was.

## Boven het jaar: bijzin, dus de persoonsvorm achteraan.

in-which-battle-scattered =
    .a = { $victor } { $at } { $loser } uiteenjagen
    .b = { $loser } zo ver mogelijk weglopen van { $place }
    .c = { $victor } { $at } schoon schip maken
in-which-battle-defeated =
    .a = { $victor } { $at } winnen
    .b = { $loser } { $at } iets leren
    .c = { $loser } de naam van { $place } leren haten
in-which-battle-draw =
    .a = er { $at } veel gevochten en niets beslist wordt
in-which-assault-stormed =
    .a = { $victor } over de ladders { $place } binnenkomen
    .b = { $place } voor { $victor } bezwijkt
in-which-assault-repulse =
    .a = de muren van { $place } muren blijken
in-which-dragons =
    .a = draken niemands twist beslechten
    .b = de lucht boven { $place } niet leeg is
    .c = iemand wekt wat had moeten slapen
    .d = draken geen partij kiezen
in-which-capital-falls =
    .a = { $foerealm } zijn zetel verliest
    .b = { $place } buigt
in-which-realm-out =
    .a = er een eind komt aan { $realm }
in-which-pact-shown =
    .a = een perkament wordt aangeslagen
in-which-taken =
    .a = { $place } opnieuw opengaat
    .b = { $place } van heer wisselt
    .c = { $realm } { $place } niet op slot vindt
in-which-razed =
    .a = { $place } brandt
    .b = { $realm } met vuur speelt
in-which-razed-own =
    .a = { $realm } verbrandt wat het heeft
    .b = { $realm } oorlog tegen zichzelf voert
    .c = { $place } niet veilig is voor zijn vrienden
in-which-fallen =
    .a = { $place } eindelijk valt
in-which-siege-begins =
    .a = { $realm } zich voor { $place } legert
in-which-palace =
    .a = er een mes in { $place } komt
in-which-winter-rebellion =
    .a = { $place } niemand meer dient
in-which-winter-plague =
    .a = { $place } kruisen op zijn deuren schildert
    .b = de klokken van { $place } worden verboden
in-which-winter-treachery =
    .a = { $place } zich bedenkt
in-which-winter-famine =
    .a = { $realm } met schors bakt
in-which-winter-peasant-revolt =
    .a = in { $realm } zeisen worden rechtgezet
in-which-resists =
    .a = { $place } nee zegt
    .b = { $realm } in { $place } wordt uitgelachen
in-which-mission-absorbed =
    .a = { $place } zich laat overhalen
in-which-frozen =
    .a = { $realm } de sneeuw leert kennen
in-which-starved =
    .a = { $realm } honger lijdt
in-which-sea =
    .a = het rumoerig is bij { $place }

crowns = { $n ->
    [one] een kroon
   *[other] { $n } kronen
}
