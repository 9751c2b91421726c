## mighty: de verkenning.

ask-mighty-scouting-order = Welke banier verkent welke tegel? Elke banier mag één poging doen, elke tegel mag één keer worden geprobeerd.
ask-mighty-scouting-side = Je verkenningsteam is verdwaald. Welke zijde van { $place } is nummer 1? De dobbelsteen telt vandaar met de klok mee.
ask-mighty-scouting-convoy = Het konvooi is van jou. Hoe verdelen je banieren de bagage?
ask-mighty-scouting-recruits = In { $place } sluiten { $points } punten huurlingen zich bij je aan. Welke banier neemt hen op?
ask-mighty-skirmish-banner = Van welke banier van { $rival } in { $place } wil je het legerblad zien?

mighty-scouting-no-banner = Je hebt geen banier { $banner }.
mighty-scouting-twice = Banier { $banner } heeft deze beurt al verkend.
mighty-scouting-besieged = Banier { $banner } zit opgesloten in { $place }: uit een belegerde plaats komt geen verkenningsteam weg.
mighty-scouting-barred = Banier { $banner } mag deze maand niet verkennen: ze is verslagen of heeft gemuit.
mighty-scouting-off-map = Er is geen { $place } op deze kaart.
mighty-scouting-swamp = { $place } is het moeras: niemand kan het verkennen.
mighty-scouting-not-from-ship = Vanaf een schip in { $here } bereikt een landingsploeg de oever van { $here } en van tegels die er over zee aan grenzen, niet { $place }.
mighty-scouting-sea = Tussen { $here } en { $place } ligt open zee: daar komt geen verkenningsteam overheen.
mighty-scouting-far = { $place } ligt niet naast { $here }: een verkenningsteam komt niet verder dan de aanliggende tegels.
mighty-scouting-tried = Je hebt deze beurt al geprobeerd { $place } te verkennen.

event-mighty-scout-sets-out = Het verkenningsteam van { $banner } trekt van { $home } naar { $place }.
event-mighty-scout-open = De weg naar { $place } ligt open voor { $realm }.
event-mighty-scout-hostile = De mensen van { $place } blijven onafhankelijk; wie van { $realm } daar binnentrekt, moet vechten.
event-mighty-scout-resists = { $settlement ->
    [city] De stad { $place } sluit haar poorten
    [fortress] De burcht van { $place } bemant haar muren
   *[village] Het dorp { $place } grijpt naar de wapens
 }: { $size ->
    [one] niemand schiet te hulp.
   *[other] dit is een van { $size } vrije nederzettingen die samen één staat vormen.
 }
event-mighty-scout-no-piece = { $settlement ->
    [city] Er zijn geen steden
    [fortress] Er zijn geen burchten
   *[village] Er zijn geen dorpen
 } meer te vinden: { $place } is dor.

event-mighty-scout-desertion = Desertie! De troepenmacht van { $realm } in { $home } loopt leeg; { $place } is niet verkend.
event-mighty-scout-mutiny = Muiterij! De troepenmacht van { $realm } in { $home } verzet geen stap, deze maand niet en de volgende niet; { $place } is niet verkend.
event-mighty-scout-rotten = De voorraad van { $realm } in { $home } is bedorven; { $place } is niet verkend.
event-mighty-scout-sickness = In het kamp van { $realm } in { $home } heerst ziekte; { $place } is niet verkend.
event-mighty-scout-storms = Storm houdt de troepenmacht van { $realm } in { $home } in haar tenten; { $place } is niet verkend.
event-mighty-scout-astray = Het verkenningsteam van { $banner } mist de weg naar { $place } en trekt naar het { $side ->
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
 }.
event-mighty-scout-empty-handed = Daar valt voor het verkenningsteam van { $banner } niets te zien; het keert terug naar { $home }.
event-mighty-scout-bandits = Rovers brengen het verkenningsteam van { $banner } om; { $place } is niet verkend.
event-mighty-scout-convoy = In plaats van nieuws uit { $place } brengt het verkenningsteam van { $banner } een handelskonvooi mee met { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }.
event-mighty-scout-left-behind = { $points ->
    [one] Eén bagagepunt is
   *[other] { $points } bagagepunten zijn
 } meer dan { $realm } in { $place } kan dragen.
event-mighty-scout-mercenaries = Het verkenningsteam van { $banner } werft een bende huurlingen ter waarde van { $points } punten; { $place } is niet verkend.
event-mighty-scout-recruits = Huurlingen ter waarde van { $points } punten sluiten zich aan bij { $banner }.
event-mighty-scout-slain = Een bende huurlingen brengt het verkenningsteam van { $banner } om; { $place } is niet verkend.
event-mighty-scout-lair = Het verkenningsteam van { $banner } stuit in { $place } op een drakenhol en maakt rechtsomkeert.

event-mighty-skirmish-fought = Verkenners van { $realm } en ruiters van { $rival } raken in { $place } slaags.
event-mighty-skirmish-caught = { $rival } verjaagt de verkenners van { $realm } en neemt er een gevangen, die praat.
event-mighty-skirmish-driven-off = { $rival } verjaagt de verkenners van { $realm }; ze hebben niets gezien.
event-mighty-skirmish-total = Voor ze verjaagd worden, schatten de verkenners van { $realm } hoe sterk { $rival } in { $place } is.
event-mighty-skirmish-strengths = De verkenners van { $realm } tellen elke banier van { $rival } in { $place }, en één van dichtbij.
event-mighty-skirmish-report = De verkenners van { $realm } sluipen ongezien door het kamp van { $rival } in { $place }.
event-mighty-strength-contents = Het legerblad van { $banner } toont { $viewer } { $points } punten en { $baggage } bagage.
