## mighty: de magische equinox.

mighty-spell = { $spell ->
    [abundance] Overvloed
    [chaos-void] Zwart gat
    [hold-river] Magische dam
    [magical-protection] Magische bescherming
    [portents-of-terror] Voortekens van terreur
    [quake] Aardbeving
    [raise-dead] Levende doden
    [rot] Verrotting
    [scrye] Kristallen bol
    [storm] Magische storm
    [summon-host] Magische bondgenoot
    [withershins] Verblinding
    [blight-crop] Mislukte oogst
    [deluge] Vloedgolf
    [trail-of-howling-doom] Spoor van de magische orkaan
    [forge-magic] Magische smidse
    [inundation-of-blood] Stortvloed
    [bumper-crop] Overvloedige oogst
    [prosper] Terug opbloeien
    [reign-of-madness] Regerende waanzin
    [call-of-heroes] Oproep van helden
    [break-siege] Verbroken beleg
    [shrouding-mists] Verhullende mistsluier
   *[tornado-of-peril] Tornado van het gevaar
 }

## Bezweren

ask-mighty-magic-keep = De sterren tonen { mighty-spell }. Houd je die, of gooi je nog eens en neem je wat er komt?
ask-mighty-magic-cast = { mighty-spell } ligt klaar. Op welke tegel spreek je de spreuk uit, of laat je haar gaan?
ask-mighty-magic-forge = Welke banier draagt wat er gesmeed is? Ze krijgt er { $points } punten bij.
ask-mighty-magic-break-siege = { $besieger } belegert { $defender } in { $place }. Welke kant vernietig je?
ask-mighty-magic-mists = Wat doet de mist in { $place }?
ask-mighty-magic-consent = { $realm } biedt aan je troepenmacht in { $place } door de mist naar huis te brengen. Vertrouw je hem?
ask-mighty-magic-side = Je verkenners in { $place } weten niet meer waar ze zijn. Welke zijde is nummer 1?
ask-mighty-magic-hold-river = { $realm } stapt bij { $place } in de droge bedding ({ $banners }). Roep je het water terug?
ask-mighty-magic-call-back = Roep je het water terug? Je houdt de rivier bij { $places } tegen, en mag het op elk moment proberen.

event-mighty-magic-casters = { $count ->
    [0] De equinox gaat voorbij: in geen enkele hoofdstad wacht een tovenaar.
    [one] De equinox is daar, en in de hoofdstad van { $realms } wacht een tovenaar.
   *[other] De equinox is daar, en in de hoofdsteden van { $realms } wachten tovenaars.
 }
event-mighty-magic-drawn = De sterren tonen { $realm } een spreuk: { mighty-spell }.
event-mighty-magic-declined = { $realm } laat { mighty-spell } gaan.
event-mighty-magic-lapses = { mighty-spell } vindt niets om op in te werken; { $realm } heeft tevergeefs getoverd.
event-mighty-magic-aimed = { $realm } richt { mighty-spell } op { $place }.
event-mighty-magic-fails = { mighty-spell } reikt niet tot { $place } en doet niets.
event-mighty-magic-works = { $realm } spreekt { mighty-spell } uit over { $place }.
event-mighty-magic-rests = { mighty-spell } van { $realm } rust op { $place } { $until ->
    [season] voor het hele seizoen.
    [recovery] tot de muren in de volgende winter hersteld zijn.
    [spring] tot de volgende lente-equinox.
   *[quarters] tot de legers thuis zijn.
 }
event-mighty-magic-ends = { mighty-spell } in { $place } is voorbij.
event-mighty-magic-nothing = In { $place } is er niets waarop magie kan inwerken.

## Wat spreuken doen

event-mighty-magic-withstood = { $settlement ->
    [city] De stad
    [fortress] De burcht
   *[village] Het dorp
 } in { $place } doorstaat het.
event-mighty-magic-plenty = De schuren van { $place } waren voller dan ooit: { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } extra.
event-mighty-magic-void = Het zwarte gat in { $place } verslindt iedereen die er is.
event-mighty-magic-drowned = Het water keert terug naar { $place } en verzwelgt de troepenmacht van { $realm } in de bedding.
event-mighty-magic-still-dry = { $realm } roept de rivier terug naar { $place }, maar ze komt niet.
event-mighty-magic-rots = De bagage in { $place } verrot: { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-mighty-magic-terror = { $outcome ->
    [stunned] Nachtmerries houden de troepenmacht van { $realm } in { $place } in hun greep; ze doet deze maand niets.
   *[unmoved] De troepenmacht van { $realm } in { $place } droomt slecht en gaat verder.
 }
event-mighty-magic-driven-off = De storm drijft schip { $ship } van { $place } naar { $there }.
event-mighty-magic-scouts-back = De storm in { $place } drijft de verkenners van banier { $banner } terug.
event-mighty-magic-host = Een leger van { $points } punten treedt in { $place } uit de schemering en volgt { $realm } als banier { $banner }.
event-mighty-magic-turned = De verkenners van banier { $banner } verlaten { $place } over de zijde { $side }.
event-mighty-magic-wasted = De verkenners van banier { $banner } dolen rond en komen met lege handen terug in { $place }.
event-mighty-magic-dead = In { $place } staan de doden op: { $points } punten, en ze dienen niemand.
event-mighty-magic-forged = Wat de smeden van de equinox maakten, gaat naar banier { $banner }: { $points } punten.
event-mighty-magic-forged-in-vain = { $realm } heeft geen banier om te dragen wat er gesmeed is; { $points } punten gaan verloren.
event-mighty-magic-heroes = Helden geven gehoor aan de oproep van { $realm }: { $points } punten voor het leger van volgend jaar.
event-mighty-magic-wanders = De huilende orkaan trekt van { $place } verder naar { $there }.
event-mighty-magic-refused = { $realm } vertrouwt de mist in { $place } niet.

## Weigeringen

mighty-magic-stunned = Banier { $banner } in { $place } is in de greep van de angst en doet deze maand niets.
mighty-magic-needs-target = { mighty-spell } moet gericht worden: “cast at” en een tegel.
mighty-magic-no-target = { mighty-spell } wordt op geen tegel gericht: alleen “cast”.
mighty-magic-nowhere = Er is geen tegel { $place }.
mighty-magic-far = { $place } ligt { $distance } tegels van je hoofdstad; geen spreuk reikt verder dan { $most }.
mighty-magic-capital = { $place } is de hoofdstad van een andere heerser; daar kan geen spreuk op gericht worden.
mighty-magic-protected = { $place } is beschermd tegen de magie van de equinox.
mighty-magic-target = { $spell ->
    [abundance] { $place } is geplunderd: daar groeit niets.
    [chaos-void] Een zwart gat opent zich alleen in onbekend of dor land, en dat is { $place } niet.
    [quake] In { $place } is geen stad of burcht.
    [scrye] In { $place } is geen vijandelijke troepenmacht.
    [summon-host] { $place } is geen nederzetting van je keizerrijk waar een leger je kan bereiken.
    [blight-crop] { $place } hoort bij geen rivaliserend keizerrijk.
    [prosper] { $place } is geen geplunderde tegel naast je keizerrijk.
    [reign-of-madness] In { $place } is geen vijandelijk dorp.
    [break-siege] { $place } wordt niet belegerd, en is ook geen lege burcht zonder een beleg op de kaart.
    [shrouding-mists] In { $place } heeft geen troepenmacht de mist nodig, en staat geen vijand buiten een nederzetting.
   *[deluge] Door { $place } loopt geen rivier.
 }
mighty-reorganise-kinds = Huurlingen, geallieerden en opgeroepen legers blijven eigen banieren.
