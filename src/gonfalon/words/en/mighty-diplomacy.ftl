## mighty: pacts, gifts, missions to independents, alliances.

ask-mighty-mission-declare = The season ends. To which of these courts, which others border on too, do you mean to send envoys in the winter ({ $places })?
ask-mighty-diplomacy-order = { $crowns ->
    [0] Your treasury is empty
    [one] You have one crown
   *[other] You have { $crowns } crowns
 }. Whom do you give gold, and where do your envoys go?
ask-mighty-alliance-forage = Your banners stand in the land of your allies at { $place }. Do they live off it? That breaks the alliance.
ask-mighty-pact-write = With whom do you make a pact? It may be with one or more of { $realms }.
ask-mighty-pact-sign = A pact lies before you. Which do you sign?
ask-mighty-pact-show = Which of your pacts do you show to everybody?

event-mighty-mission-declared = { $realm } declares a mission to the independents of { $place }.
event-mighty-mission-sent = The envoys of { $realm } set out for { $place }.
event-mighty-mission-received = Envoys of { $realm } come before the ruler of { $place }.
event-mighty-mission-failed = The envoys of { $realm } are thrown out of { $place }, shaven and painted blue.
event-mighty-mission-vanished = The envoys of { $realm } vanish into the dungeons of { $place } and are not seen again.
event-mighty-mission-absorbed = { $tiles ->
    [one] The independents of { $place } join the empire of { $realm } for good.
   *[other] The independents of { $place } join the empire of { $realm } for good, with all their { $tiles } settlements.
 }
event-mighty-alliance-made = The independents of { $place } are allies of { $realm } for a season.
event-mighty-alliance-broken = { $realm } breaks the alliance with the independents of { $place }.
event-mighty-pact-written = { $realm } writes and signs a pact ({ $pact }): “{ $text }”
event-mighty-pact-signed = { $realm } signs the pact { $pact }.
event-mighty-pact-shown = { $realm } shows a pact ({ $pact }), signed by { $signed }: “{ $text }”

mighty-alliance-none = You have no alliance with anybody at { $place }.
mighty-mission-nobody = No independents at { $place } can receive your envoys.
mighty-mission-far = The independents of { $place } do not border on your empire.
mighty-mission-twice = Your envoys are on their way to the court of { $place } already.
mighty-mission-undeclared = Others border on the independents of { $place } too, and you declared no mission to them when the season ended.
mighty-gift-nobody = “{ $realm }” is no other ruler to whom you could give gold.
mighty-gift-nothing = A gift is at least one crown.
mighty-pact-party = “{ $realm }” cannot be a party: name other rulers, each once, with commas between them.
mighty-pact-empty = A pact without words is none.
