## mighty: pacten, geschenken, gezantschappen naar onafhankelijken, bondgenootschappen.

ask-mighty-mission-declare = Het seizoen loopt af. Naar welke van deze hoven, waaraan ook anderen grenzen, wil je in de winter gezanten sturen ({ $places })?
ask-mighty-diplomacy-order = { $crowns ->
    [0] Je schatkist is leeg
    [one] Je hebt één kroon
   *[other] Je hebt { $crowns } kronen
 }. Wie geef je goud, en waarheen gaan je gezanten?
ask-mighty-alliance-forage = Je banieren staan bij je bondgenoten in { $place }. Leven ze van hun land? Dat verbreekt het bondgenootschap.
ask-mighty-pact-write = Met wie sluit je een pact? Het kan met een of meer van { $realms }.
ask-mighty-pact-sign = Er ligt een pact voor je. Welk teken je?
ask-mighty-pact-show = Welk van je pacten toon je aan iedereen?

event-mighty-mission-declared = { $realm } kondigt een gezantschap aan naar de onafhankelijken van { $place }.
event-mighty-mission-sent = De gezanten van { $realm } gaan op weg naar { $place }.
event-mighty-mission-received = Gezanten van { $realm } verschijnen voor de heerser van { $place }.
event-mighty-mission-failed = De gezanten van { $realm } worden { $place } uitgegooid, kaalgeschoren en blauw geverfd.
event-mighty-mission-vanished = De gezanten van { $realm } verdwijnen in de kerkers van { $place } en worden niet meer gezien.
event-mighty-mission-absorbed = { $tiles ->
    [one] De onafhankelijken van { $place } gaan voorgoed op in het keizerrijk van { $realm }.
   *[other] De onafhankelijken van { $place } gaan met al hun { $tiles } nederzettingen voorgoed op in het keizerrijk van { $realm }.
 }
event-mighty-alliance-made = De onafhankelijken van { $place } zijn een seizoen lang bondgenoten van { $realm }.
event-mighty-alliance-broken = { $realm } verbreekt het bondgenootschap met de onafhankelijken van { $place }.
event-mighty-pact-written = { $realm } schrijft en tekent een pact ({ $pact }): “{ $text }”
event-mighty-pact-signed = { $realm } tekent het pact { $pact }.
event-mighty-pact-shown = { $realm } toont een pact ({ $pact }), getekend door { $signed }: “{ $text }”

mighty-alliance-none = Je hebt in { $place } geen bondgenoten.
mighty-mission-nobody = In { $place } zijn geen onafhankelijken die je gezanten kunnen ontvangen.
mighty-mission-far = De onafhankelijken van { $place } grenzen niet aan je keizerrijk.
mighty-mission-twice = Je gezanten zijn al op weg naar het hof van { $place }.
mighty-mission-undeclared = Ook anderen grenzen aan de onafhankelijken van { $place }, en je hebt aan het einde van het seizoen geen gezantschap aangekondigd.
mighty-gift-nobody = “{ $realm }” is geen andere heerser aan wie je goud kunt geven.
mighty-gift-nothing = Een geschenk is minstens één kroon.
mighty-pact-party = “{ $realm }” kan geen partij zijn: noem andere heersers, ieder één keer, met komma's ertussen.
mighty-pact-empty = Een pact zonder woorden is er geen.
