## mighty: winterkwartier, wintergebeurtenissen, inkomsten.

ask-mighty-quarters-sieges = De winter nadert. Welke belegeringen zet je leger voort ({ $places })? Van de andere keert het naar huis terug.
ask-mighty-quarters-ships = In welke havens overwintert je vloot ({ $ships })?
ask-mighty-quarters-leave = Banieren van { $realms } kunnen niet naar huis langs je troepen en steden. Wie laat je door?
ask-mighty-quarters-billet = { $count ->
    [one] Waar overwintert je banier { $banners }?
   *[other] Waar overwinteren je banieren { $banners }?
 }
ask-mighty-quarters-rehouse = Je banier { $banner } wordt in de sneeuw uit { $place } gezet. Waar vindt ze onderdak?
ask-mighty-quarters-harbour = Je schip { $ship } moet weg uit { $place }. Naar welke haven vaart het?

event-mighty-quarters-leaves = { $kind ->
    [mercenary] De huurlingen van banier { $banner } nemen hun soldij en vertrekken.
    [ally] De geallieerden van banier { $banner } gaan naar huis.
   *[host] Het opgeroepen leger van banier { $banner } verdwijnt.
 }
event-mighty-quarters-alliance-ends = Het bondgenootschap van { $realm } met de onafhankelijken van { $place } is voorbij.
event-mighty-quarters-baggage = Wat er aan bagage en stock over is, wordt opgebruikt.
event-mighty-quarters-siege-goes-on = { $realm } zet de belegering van { $place } de hele winter voort.
event-mighty-quarters-ship = Schip { $ship } overwintert in de haven van { $place }.
event-mighty-quarters-leave = { $realm } laat de banieren van { $other } in vrede naar huis gaan.
event-mighty-quarters-retreat = Banier { $banner } vindt geen weg naar huis vanuit { $place } en worstelt zich terug door de sneeuw.
event-mighty-quarters-billeted = Banier { $banner } betrekt haar winterkwartier in { $place }.

event-mighty-winter-event = { $event ->
    [dragonrage] De razernij van de draak! Ze ontwaakt in de winter van { $realm }.
    [peasant-revolt] De boeren van { $realm } komen in opstand en weigeren hun belastingen.
    [rebellion] Er broeit opstand in de burchten van { $realm }.
    [plague] De pest waart door de landen van { $realm }.
    [raids] Razzia's teisteren de grenzen van { $realm }.
    [increased-revenue] Een goed jaar voor de kooplui van { $realm }.
    [plentiful-harvest] De schuren van { $realm } zijn vol.
    [special-tribute] Dankbare onderdanen brengen { $realm } een speciaal eerbetoon.
    [famine] Hongersnood in de landen van { $realm }: niets wat geplunderd werd, leeft er deze winter weer op.
   *[treachery] Gefluister van verraad gaat langs de grenzen van { $realm }.
 }
event-mighty-winter-no-lair = Maar er zijn hier geen bergen waar draken in slapen.
event-mighty-winter-spared = Het gaat aan { $realm } voorbij.
event-mighty-winter-rebellion = De burcht van { $place } zegt { $realm } de trouw op en is onafhankelijk.
event-mighty-winter-plague = De pest maakt { $place } leeg; geen soldaat haalt er de lente.
event-mighty-winter-raided = Rovers plunderen { $place }; het brengt { $realm } deze winter niets op.
event-mighty-winter-treachery = { $other ->
    [independent] { $place } keert { $realm } de rug toe en is onafhankelijk.
   *[other] { $place } verraadt { $realm } en opent zijn poorten voor { $other }.
 }
event-mighty-winter-ship-lost = Schip { $number } van { $realm } wordt in { $place } in beslag genomen { $other ->
    [independent] door de onafhankelijken
   *[other] voor { $other }
 }.

event-mighty-revenue-no-capital = { $realm } heeft { $place }, de hoofdstad, verloren en int geen inkomsten.
event-mighty-revenue-reckoned = De landen van { $realm } brengen { $settlements ->
    [one] één kroon
   *[other] { $settlements } kronen
 } op, de schepen { $ships }; voorspoed geeft er { $bonus } bij, tegenspoed neemt er { $loss } af{ $isolated ->
    [0] {""}
    [one] {""}. Eén nederzetting is afgesneden en betaalt niets
   *[other] {""}. { $isolated } nederzettingen zijn afgesneden en betalen niets
 }.

mighty-quarters-no-ship = Je hebt geen schip { $ship }, of je noemt het twee keer.
mighty-quarters-ship-home = Schip { $ship } ligt al voor de winter in { $place }.
mighty-quarters-no-harbour = { $place } is geen haven van je keizerrijk die overeind staat en die schip { $ship } kan bereiken.
mighty-quarters-no-banner = Je hebt geen banier { $banner }, of je noemt ze twee keer.
mighty-quarters-settled = Banier { $banner } blijft tot de lente in { $place }.
mighty-quarters-outside = { $place } hoort niet bij je koninkrijk; legers overwinteren in zijn zeven tegels.
mighty-quarters-no-shelter = { $place } kan geen banieren opnemen: daarvoor is een nederzetting van jezelf nodig die overeind staat en niet belegerd wordt.
mighty-quarters-no-road = Geen weg heeft banier { $banner } naar { $place } geleid, en je hoofdstad is verloren.
mighty-quarters-full = { $room ->
    [0] { $place } is vol.
    [one] { $place } heeft nog plaats voor één banier.
   *[other] { $place } heeft nog plaats voor { $room } banieren.
 }
