## mighty: pacten, geschenken, gezantschappen naar onafhankelijken, bondgenootschappen.

ask-mission-declare = Het seizoen loopt af. Naar welke van deze hoven, waaraan ook anderen grenzen, wilt u in de winter gezanten sturen ({ $places })?
ask-diplomacy-order = { $crowns ->
    [0] Uw schatkist is leeg
    [one] U hebt één kroon
   *[other] U hebt { $crowns } kronen
 }. Wie geeft u goud, en waarheen gaan uw gezanten?
ask-alliance-forage = Uw banieren staan bij uw bondgenoten in { $place }. Leven ze van hun land? Dat verbreekt het bondgenootschap.
ask-pact-write = Met wie sluit u een pact? Het kan met een of meer van { $realms }.
ask-pact-sign = Er ligt een pact voor u. Welk tekent u?
ask-pact-show = Welk van uw pacten toont u aan iedereen?

event-mission-declared = { $realm } kondigt een gezantschap aan naar de onafhankelijken van { $place }.
event-mission-sent = De gezanten van { $realm } gaan op weg naar { $place }.
event-mission-received = Gezanten van { $realm } verschijnen voor de heerser van { $place }.
event-mission-failed = De gezanten van { $realm } worden { $place } uitgegooid, kaalgeschoren en blauw geverfd.
event-mission-vanished = De gezanten van { $realm } verdwijnen in de kerkers van { $place } en worden niet meer gezien.
event-mission-absorbed = { $tiles ->
    [one] De onafhankelijken van { $place } gaan voorgoed op in het keizerrijk van { $realm }.
   *[other] De onafhankelijken van { $place } gaan met al hun { $tiles } nederzettingen voorgoed op in het keizerrijk van { $realm }.
 }
event-alliance-made = De onafhankelijken van { $place } zijn een seizoen lang bondgenoten van { $realm }.
event-alliance-broken = { $realm } verbreekt het bondgenootschap met de onafhankelijken van { $place }.
event-pact-written = { $realm } schrijft en tekent een pact ({ $pact }): “{ $text }”
event-pact-signed = { $realm } tekent het pact { $pact }.
event-pact-shown = { $realm } toont een pact ({ $pact }), getekend door { $signed }: “{ $text }”

mighty-alliance-none = U hebt in { $place } geen bondgenoten.
mighty-mission-nobody = In { $place } zijn geen onafhankelijken die uw gezanten kunnen ontvangen.
mighty-mission-far = De onafhankelijken van { $place } grenzen niet aan uw keizerrijk.
mighty-mission-twice = Uw gezanten zijn al op weg naar het hof van { $place }.
mighty-mission-undeclared = Ook anderen grenzen aan de onafhankelijken van { $place }, en u hebt aan het einde van het seizoen geen gezantschap aangekondigd.
mighty-gift-nobody = “{ $realm }” is geen andere heerser aan wie u goud kunt geven.
mighty-gift-nothing = Een geschenk is minstens één kroon.
mighty-pact-party = “{ $realm }” kan geen partij zijn: noem andere heersers, ieder één keer, met komma's ertussen.
mighty-pact-empty = Een pact zonder woorden is er geen.
