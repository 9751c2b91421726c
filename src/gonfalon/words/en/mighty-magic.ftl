## mighty: equinox magic.

mighty-spell = { $spell ->
    [abundance] Abundance
    [chaos-void] Chaos Void
    [hold-river] Hold River
    [magical-protection] Magical Protection
    [portents-of-terror] Portents of Terror
    [quake] Quake
    [raise-dead] Raise Dead
    [rot] Rot
    [scrye] Scrye
    [storm] Storm
    [summon-host] Summon Host
    [withershins] Withershins
    [blight-crop] Blight Crop
    [deluge] Deluge
    [trail-of-howling-doom] Trail of Howling Doom
    [forge-magic] Forge Magic
    [inundation-of-blood] Inundation of Blood
    [bumper-crop] Bumper Crop
    [prosper] Prosper
    [reign-of-madness] Reign of Madness
    [call-of-heroes] Call of Heroes
    [break-siege] Break Siege
    [shrouding-mists] Shrouding Mists
   *[tornado-of-peril] Tornado of Peril
 }

## Casting

ask-mighty-magic-keep = The stars show { mighty-spell }. Keep it, or throw again and take what comes?
ask-mighty-magic-cast = { mighty-spell } is ready. At which tile do you cast it, or do you let it go?
ask-mighty-magic-forge = Which banner carries what was forged? It gains { $points } points.
ask-mighty-magic-break-siege = { $besieger } besieges { $defender } at { $place }. Which side do you destroy?
ask-mighty-magic-mists = What do the mists at { $place } do?
ask-mighty-magic-consent = { $realm } offers to bring your force at { $place } home through the mists. Do you trust him?
ask-mighty-magic-side = Your scouts at { $place } have lost all sense of direction. Which side is number 1?
ask-mighty-magic-hold-river = { $realm } steps into the dry river bed at { $place } ({ $banners }). Do you call the water back?
ask-mighty-magic-call-back = Do you call the water back? You hold the river at { $places }, and may try at any time.

event-mighty-magic-casters = { $count ->
    [0] The equinox passes: no wizard waits in any capital.
    [one] The equinox has come, and a wizard waits in the capital of { $realms }.
   *[other] The equinox has come, and wizards wait in the capitals of { $realms }.
 }
event-mighty-magic-drawn = The stars show { $realm } a spell: { mighty-spell }.
event-mighty-magic-declined = { $realm } lets { mighty-spell } go.
event-mighty-magic-lapses = { mighty-spell } finds nothing to work on, and { $realm } has cast in vain.
event-mighty-magic-aimed = { $realm } aims { mighty-spell } at { $place }.
event-mighty-magic-fails = { mighty-spell } falls short of { $place } and does nothing.
event-mighty-magic-works = { $realm } casts { mighty-spell } over { $place }.
event-mighty-magic-rests = { mighty-spell } of { $realm } rests on { $place } { $until ->
    [season] for the whole season.
    [recovery] until the walls are repaired next winter.
    [spring] until the next spring equinox.
   *[quarters] until the armies are home.
 }
event-mighty-magic-ends = { mighty-spell } at { $place } is over.
event-mighty-magic-nothing = In { $place } there is nothing for magic to work on.

## What spells do

event-mighty-magic-withstood = { $settlement ->
    [city] The city
    [fortress] The fortress
   *[village] The village
 } at { $place } withstands it.
event-mighty-magic-plenty = The barns of { $place } were fuller than ever: { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage more.
event-mighty-magic-void = The void at { $place } swallows everybody who is there.
event-mighty-magic-drowned = The water comes back to { $place } and drowns the force of { $realm } in the river bed.
event-mighty-magic-still-dry = { $realm } calls the river back to { $place }, and it does not come.
event-mighty-magic-rots = Baggage at { $place } rots away: { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-mighty-magic-terror = { $outcome ->
    [stunned] Nightmares grip the force of { $realm } at { $place }; it does nothing this month.
   *[unmoved] The force of { $realm } at { $place } dreams badly and marches on.
 }
event-mighty-magic-driven-off = The storm drives ship { $ship } from { $place } to { $there }.
event-mighty-magic-scouts-back = The storm at { $place } drives the scouts of banner { $banner } back.
event-mighty-magic-host = A host of { $points } points steps out of the twilight at { $place } and follows { $realm } as banner { $banner }.
event-mighty-magic-turned = The scouts of banner { $banner } leave { $place } over the side { $side }.
event-mighty-magic-wasted = The scouts of banner { $banner } wander about and come back to { $place } with nothing.
event-mighty-magic-dead = The dead rise at { $place }: { $points } points, and they serve nobody.
event-mighty-magic-forged = What the smiths of the equinox made goes to banner { $banner }: { $points } points.
event-mighty-magic-forged-in-vain = { $realm } has no banner to carry what was forged; { $points } points are lost.
event-mighty-magic-heroes = Heroes answer the call of { $realm }: { $points } points for the army of next year.
event-mighty-magic-wanders = The howling storm moves on from { $place } to { $there }.
event-mighty-magic-refused = { $realm } does not trust the mists at { $place }.

## Refusals

mighty-magic-stunned = Banner { $banner } at { $place } is gripped by terror and does nothing this month.
mighty-magic-needs-target = { mighty-spell } must be aimed: “cast at” and a tile.
mighty-magic-no-target = { mighty-spell } is not aimed at a tile: just “cast”.
mighty-magic-nowhere = There is no tile { $place }.
mighty-magic-far = { $place } is { $distance } tiles from your capital; no spell goes farther than { $most }.
mighty-magic-capital = { $place } is the capital of another ruler; no spell can be aimed at it.
mighty-magic-protected = { $place } is protected from equinox magic.
mighty-magic-target = { $spell ->
    [abundance] { $place } is razed: nothing grows there.
    [chaos-void] A void opens only in unknown or barren land, and { $place } is neither.
    [quake] There is no city or fortress at { $place }.
    [scrye] There is no enemy force at { $place }.
    [summon-host] { $place } is no settlement of your empire where a host could come to you.
    [blight-crop] { $place } belongs to no rival empire.
    [prosper] { $place } is no razed tile next to your empire.
    [reign-of-madness] There is no enemy village at { $place }.
    [break-siege] { $place } is not under siege, nor an empty fortress while there is no siege anywhere.
    [shrouding-mists] At { $place } no force needs the mists to get home, and no enemy is outside a settlement.
   *[deluge] No river runs through { $place }.
 }
mighty-reorganise-kinds = Mercenaries, allies and hosts stay banners of their own.
