## Winter: rekrutering, opleving, constructie, bagage, opstelling.

ask-mighty-recruitment-order = Je hebt nog { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }, en { $points } punten nieuwe troepen. Wie rekruteer of huur je? Kronen die je deze winter niet uitgeeft gaan verloren.
event-mighty-recruitment-recruited = { $realm } rekruteert { $points } punten nieuwe troepen.
event-mighty-recruitment-hired = { $realm } neemt voor een seizoen { $points } punten { $kind ->
    [ally] geallieerden
   *[mercenary] huurlingen
 } ({ $race }) in dienst.
event-mighty-recruitment-origin = Van de huurlingen van { $realm } ({ $race }) wordt verteld: “{ $story }”
mighty-recruit-nothing = Voor { $crowns } kronen krijg je geen troepen; betaal hele kronen, minstens één.
mighty-recruit-race = { $race } is geen ras dat te huur is. Dat zijn: { $races }.
mighty-recruit-too-few = Een contingent moet minstens { $least } punten tellen om een eigen banier te vormen.
mighty-recruit-no-mercenaries = Je hebt geen huurlingen van dat ras: { $race }.
mighty-recruit-story = Een verhaal telt hoogstens { $most } letters, die alle afgedrukt kunnen worden.
mighty-recruit-no-alliance = Je hebt deze winter geen bondgenootschap gesloten met onafhankelijken van { $place }.
mighty-recruit-one-contingent = De geallieerden van { $place } sturen maar één contingent, en van één ras: { $race }.

ask-mighty-recovery-order = Welke geplunderde nederzettingen herbouw je? Elke kroon telt één bij de worp op. Wat ontbreekt: { $places }. Je hebt { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }; is het te weinig, dan ben je je kronen kwijt.
event-mighty-recovery-barred = Naar de puinhopen van { $place } keert deze winter niemand terug.
event-mighty-recovery-tested = { $result ->
    [recovers] { $settlement ->
        [city] De stad
        [fortress] De burcht
       *[village] Het dorp
     } in { $place } leeft weer op.
   *[razed] { $place } ligt nog in puin.
 }
event-mighty-recovery-rebuilt = { $realm } herbouwt { $place }.
event-mighty-recovery-in-vain = { $crowns ->
    [one] Eén kroon van { $realm } bleek
   *[other] { $crowns } kronen van { $realm } bleken
 } niet genoeg om { $place } te herbouwen.
event-mighty-recovery-recovered = { $place } staat er weer; { $realm ->
    [independent] het is onafhankelijk
   *[other] het hoort bij { $realm }
 }.
mighty-rebuild-not-razed = In { $place } valt niets te herbouwen.
mighty-rebuild-barred = { $place } kan deze winter niet worden herbouwd.
mighty-rebuild-recovered = { $place } leeft vanzelf weer op.
mighty-rebuild-far = { $place } grenst niet aan je keizerrijk.
mighty-rebuild-rival = { $place } grenst ook aan het keizerrijk van { $realm }.
mighty-rebuild-timber = Het woud van { $place } is verbrand: deze winter is er geen hout om mee te herbouwen.
mighty-rebuild-once = Je hebt al voor { $place } betaald.
mighty-rebuild-sum = Voor { $place } { $most ->
    [one] is alleen één kroon
   *[other] zijn één tot { $most } kronen
 } van nut.

ask-mighty-construction-order = Wat bouw je? Je hebt { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }, en hout voor { $timber ->
    [0] geen schepen of burchten meer
    [one] nog één schip of burcht
   *[other] nog { $timber } schepen of burchten
 }. Kronen die je deze winter niet uitgeeft gaan verloren.
event-mighty-construction-built = { $realm } heeft in { $place } { $what ->
    [ship] een schip
    [fortress] een burcht
   *[city] een stad
 } gebouwd.
event-mighty-construction-contested = Er zijn niet genoeg stukken voor al wat er wordt gebouwd; dobbelstenen beslissen wie voorgaat: { $realms }.
event-mighty-construction-no-piece = { $what ->
    [ship] Het schip
    [fortress] De burcht
   *[city] De stad
 } van { $realm } in { $place } komt er niet: anderen hadden het laatste stuk.
mighty-build-what = { $what } kan niet worden gebouwd. Dit wel: { $things }.
mighty-build-razed = { $place } is geplunderd en van niemand; daar kan niets worden gebouwd.
mighty-build-outside = { $place } ligt niet in je keizerrijk.
mighty-build-besieged = { $place } is deze winter belegerd.
mighty-build-twice = In { $place } wordt al gebouwd.
mighty-build-no-harbour = In { $place } ligt geen stad met een haven.
mighty-build-ground = { $what ->
    [ship] Een schip bouw je in een stad met een haven
    [fortress] Een burcht bouw je in een dorp of op dor land
   *[city] Een stad groeit uit een dorp
 }; dat is { $place } niet.
mighty-build-timber = Je wouden geven deze winter hout voor { $most ->
    [0] geen enkel schip en geen burcht
    [one] één schip of burcht
   *[other] { $most } schepen en burchten
 }.
mighty-build-pieces = { $what ->
    [ship] Alle schepen
    [fortress] Alle burchten
   *[city] Alle steden
 } die er zijn staan al op de kaart.

ask-mighty-winter-siege-pay = Het beleg van { $place } vraagt { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }, een kroon voor elk punt, en je hebt { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }. Betaal je? Zonder bevoorrading gaat je hele troepenmacht daar ten onder.
event-mighty-winter-siege-due = Om het beleg van { $place } vol te houden heeft { $realm } { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } nodig.
event-mighty-winter-siege-sustained = { $realm } houdt het beleg van { $place } de hele winter vol.
event-mighty-winter-siege-perishes = Zonder bevoorrading komen de belegeraars van { $place } om in de sneeuw.

ask-mighty-baggage-order = Hoeveel bagage koop je voor het komende seizoen, een kroon voor elk punt? Je hebt er { $points } gekocht en hebt nog { $crowns ->
    [one] één kroon
   *[other] { $crowns } kronen
 }.
mighty-baggage-nothing = { $points } bagagepunten: zoveel valt er niet te kopen.

ask-mighty-deployment-order = Hoe stel je je troepen op? Banieren: { $banners }. { $fleet ->
    [0] { "" }
   *[other] Schepen: { $ships }.{ " " }
 }{ $baggage ->
    [0] Alle bagage heeft een plaats.
    [one] Eén bagagepunt heeft nog geen plaats en zou verloren gaan.
   *[other] { $baggage } bagagepunten hebben nog geen plaats en zouden verloren gaan.
 } { $crowns ->
    [0] Voor spionnen is geen kroon over.
    [one] Er is één kroon over voor spionnen; geef je die niet uit, dan gaat ze verloren.
   *[other] Er zijn { $crowns } kronen over voor spionnen; geef je die niet uit, dan gaan ze verloren.
 }
event-mighty-deployment-revealed = { $banners ->
    [0] { $realm } heeft geen leger om op te stellen.
    [one] { $realm } stelt één banier op voor het komende seizoen.
   *[other] { $realm } stelt { $banners } banieren op voor het komende seizoen.
 }
event-mighty-deployment-listed = Banier { $banner } staat in { $place } met { $points } punten en { $baggage } bagage.
event-mighty-deployment-disbanded = Er is geen plaats om de { $points } punten van { $realm } op te stellen; zij gaan naar huis.
event-mighty-deployment-baggage-lost = { $points ->
    [one] Eén bagagepunt van { $realm } vindt geen plaats en gaat
   *[other] { $points } bagagepunten van { $realm } vinden geen plaats en gaan
 } verloren.
mighty-deploy-razed = { $place } is geplunderd.
mighty-deploy-outside = { $place } ligt niet in je keizerrijk.
mighty-deploy-besieged = { $place } wordt belegerd.
mighty-deploy-barren = In { $place } ligt geen nederzetting.
mighty-deploy-no-banner = Je hebt geen banier { $banner } in je plan.
mighty-deploy-no-contingent = Je hebt geen contingent { $company }.
mighty-deploy-needs-ship = { $place } ligt over het water; elke banier heeft daar of ernaast een schip nodig.
mighty-deploy-no-crossing = { $place } is over land te bereiken; daar is geen schip voor nodig.
mighty-deploy-no-ship = Je hebt geen schip { $ship }.
mighty-deploy-ship-far = Schip { $ship } ligt niet bij { $place } en ook niet ernaast.
mighty-deploy-old-ship = Schip { $ship } is niet deze winter gebouwd; alleen een nieuw schip brengt een banier over.
mighty-deploy-ship-full = Schip { $ship } brengt al een andere banier.
mighty-deploy-ship-needed = Schip { $ship } moet bij banier { $banner } blijven, die het over het water brengt.
mighty-deploy-no-harbour = Je hebt geen haven in { $place }.
mighty-deploy-idle-ship = Schip { $ship } ligt bij { $place } niet in een haven en brengt er geen banier.
mighty-deploy-six = Nergens past meer dan { $most } bagage, en minder dan niets bestaat niet.
mighty-deploy-baggage = Daar { $left ->
    [one] kan nog maar één bagagepunt heen
   *[other] kunnen nog maar { $left } bagagepunten heen
 }.
mighty-deploy-no-store = In { $place } heb je geen stad of burcht waar bagage kan worden opgeslagen.
