### The recorder: dry, patient, fair to everyone, not without humour.
### subject|verb|rest: can be turned about. singular/plural where the verb needs it. No bars: stands as written.
### A variant called .x-river may be said only where a river runs (wood, hills, mountains, sea, plain likewise).

## Before the war

founded =
    .a = { $lead }|raised|the { $colour } flag over { $place }, and called what could be seen from there { $realm }
    .b = at { $place }|{ $lead } took|the seat of { $realm }, under a { $colour } flag that still smelled of the dyer
    .c = { $realm }|began|at { $place }, with { $lead }, a { $colour } flag and the usual intentions
    .d = the { $colour } flag of { $realm }|went|up over { $place }; { $lead } held the rope, to the rope's credit
    .e = { $lead }|chose|{ $place } for the view, and ruled { $realm } from it under a { $colour } flag
    .f = as for { $realm },|it had|{ $place } for a seat, { $lead } for a ruler and { $colour } for a colour
home =
    .a = { $realm }|counted|{ $towns } as its own from the first day
    .b = to { $realm }|belonged|{ $towns }, which had not been asked
    .c = round it|lay|{ $towns }, from where the tithes came
    .d = the first tax roll of { $realm }|named|{ $towns }
    .e = { $whom }|had|{ $towns } to live on
    .f = within a day's ride|were|{ $towns }

## Finding land

joined =
    .a = { $towns }|took|the flag of { $realm } without a blow
    .b = { $who }|found|{ $towns }, and found nobody unwilling
    .c = { $who }|asked|for { $towns }, and nobody thought of a reason to refuse
    .d = the elders of { $towns }|came|out to meet { $whom } with the keys on a cushion
    .e = { $realm }|was|the richer by { $towns } that month, and nobody the poorer
    .f = riders of { $realm }|wrote|{ $towns } into the roll of the realm
    .g = to { $realm }|came|{ $towns }, for protection, it was said, and no one said from whom
    .h = { $who }|rode|into { $towns } with clean boots and rode out with a treaty
    .i = { $towns }|swore|to { $realm } by whatever was handy to swear by
    .j = a clerk and a trumpet|were|enough to bring { $towns } under { $realm }
    .k = { $whom }|made|themselves known at { $towns }, and were given supper and the seal
    .l = in { $towns }|they had|heard of { $realm } already, and thought it might be worse
    .m = { $realm }|grew|by { $towns } and hardly noticed
    .n = { $towns }|opened|to { $whom } as a door opens that was never locked
joined-village =
    .a = { $towns }|sent|bread and salt to { $whom }, which is how small places say yes
    .b = { $towns }|ran|up the flag of { $realm } and went back to work
    .c = at { $places }|there was|a feast for { $whom }, and a headache in the morning, and a new lord
    .d = { $towns }|gave|{ $whom } three geese and a promise, in that order
    .e = the peasants of { $places }|were told|that they belonged to { $realm }, and asked whether it would rain
    .f-river = the millers of { $places }|took|{ $realm } for their lord as they took the river, as it came
    .g-wood = out of the trees by { $places }|came|the charcoal burners, to look at the flag of { $realm } and be counted
    .h-sea = the fishers of { $places }|looked|up from their nets, nodded to { $whom }, and looked down again
    .i = { $places }|stood|on no map before { $whom } drew one
    .j-hills = the shepherds of { $places }|became|subjects of { $realm } between one ewe and the next
    .k = { $towns }|asked|{ $whom } only to shut the gates behind them, because of the cows
    .l = { $realm }|sent|{ $towns } a flag, and got a cheese for it
joined-all =
    .a = new in the rolls that month|were|{ $finds }
    .b = the map-makers|had|new names to spell: { $finds }
    .c = without a blow|were won|{ $finds }
    .d = scouts|came|home with good news, and on the map appeared { $finds }
    .e = the flag-sewers|had|work that month, on account of { $finds }
    .f = there|was|land to be had for the asking: { $finds }
border =
    .a = along the borders|some riders moved|the posts by night: { $losses }
    .b = for want of a garrison|went|{ $losses }
    .c = of places that nobody had thought to guard|passed|{ $losses }
    .d = the toll-keepers|had|to be told their new lords: { $losses }
    .e = without a banner being shown|changed|hands { $losses }
    .f = scouts|did|what armies were not there to prevent: { $losses }
claimed =
    .a = { $who }|claimed|{ $places }, where nobody lives, and nobody objected
    .b = { $who }|found|nothing in { $places }, and put a flag on it
    .c = { $realm }|wrote|down { $places } as its own, and turned the page
    .d = a good deal of nothing|was|added to { $realm }: { $places }
    .e = outriders of { $realm }|planted|poles in { $places } and listened to the wind
    .f = of { $places }|it is said|in { $realm } that one day something will be built there
    .g = { $who }|took|{ $places } from the larks
    .h = the surveyors of { $realm }|walked|over { $places }, and wore out their boots and wrote down the sum
resists-village =
    .a = { $place }|met|the riders of { $realm } with stones, and ran up a flag of its own
    .b = the people of { $place }|told|{ $whom } that they had a lord already, namely none
    .c = { $place }|shut|its doors, let the dogs out, and sent { $realm } no answer
    .d = at { $place }|they burned|the letter of { $realm } to boil an egg on
    .e = { $who }|came|to { $place } for tithes and left without hats
    .f = the headman of { $place }|read|the greeting of { $realm } aloud, and the village laughed in the right places
resists-fortress =
    .a = the free fortress of { $place }|pulled|up its bridge at the sight of { $whom }
    .b = from the walls of { $place }|somebody asked|{ $whom } politely to go away, and then less politely
    .c = { $place }|proved|to have a garrison, and the garrison an opinion of { $realm }
    .d = the castellan of { $place }|returned|the flag of { $realm } with the moth holes circled
resists-city =
    .a = the free city of { $place }|shut|its gates on the envoys of { $realm }
    .b = the guilds of { $place }|voted|on { $realm }, and the vote was no
    .c = { $place }|let|{ $whom } look at its walls for as long as they liked, from outside
    .d = the council of { $place }|heard|the envoys of { $realm } out, thanked them, and rang for the beadle
hostile =
    .a = { $place }|was|as free as ever, and said so to { $whom }
    .b = { $who }|looked|once more at { $place }, and { $place } looked back
    .c = nobody in { $place }|had|changed his mind about { $realm }

## What befalls scouts

mishap-desertion =
    .a = a part of { $realm }'s host|went|home one night without asking
    .b = at the camp { $at }|{ $lead } counted|the tents of { $realm } in the morning, and then counted again
    .c = pay in { $realm }|was|late, and so, one morning { $at }, was the army
    .d = half a company of { $whom }|remembered|the harvest and left { $lead } a note
    .e = { $lead }|lost|men { $at } without a blow, to their mothers
mishap-mutiny =
    .a = the men of { $lead }|sat|down { $at } and would not get up until somebody had listened
    .b = { $at }|the host of { $realm } threw|its shields on a heap and asked about its pay
    .c = { $lead }|made|a speech { $at }; it was answered with turnips, and the host stayed where it was
    .d = for some weeks|{ $lead } commanded|nothing { $at } but a horse
mishap-rotten =
    .a = the flour of { $realm }|turned|green { $at }, and moved
    .b = { $who }|opened|the barrels { $at } and wished they had not
    .c = a whole train of salt pork|was|buried { $at } by { $whom }, with honours
    .d = damp|got|into the stores of { $realm } { $at }, and hunger after it
mishap-sickness =
    .a = a fever|went|through the tents of { $whom } { $at }
    .b = { $who }|drank|from the wrong well { $at }, and buried some who had drunk most
    .c = in the camp of { $realm } { $at }|the surgeons were|the only ones on their feet, and then not all of them
    .d = camp sickness|took|men of { $whom } { $at } whom no enemy had touched
    .e = the flux|was|at home in every tent of { $realm } { $at }
mishap-storms =
    .a = rain|kept|{ $whom } in their tents { $at }
    .b = it|blew|so hard { $at } that the flag of { $realm } went scouting by itself
    .c = { $who }|spent|the month { $at } holding on to their tents
    .d = hail|broke|up the march of { $whom } { $at } before it had begun
mishap-astray =
    .a = scouts of { $realm }|took|the wrong turning, and described with great care a country nobody had asked for
    .b = a guide of { $realm }|swore|he knew the way, and was believed for two days
    .c = { $who }|went|looking for { $place } and came upon something else
    .d = outriders of { $realm }|read|the map upside down, which was noticed at supper
mishap-bandits =
    .a = a party of scouts from { $realm }|rode|toward { $place } and was not seen again
    .b = of the riders of { $realm }|came|back one horse
    .c = bandits|had|the boots of { $realm }'s scouts { $at }, and the scouts in them
    .d = { $who }|waited|a week for word of { $place }, and then divided the absent men's rations
    .e-wood = the woods about { $place }|swallowed|a patrol of { $realm } and did not so much as belch
    .f = robbers|did|{ $realm } out of a dozen riders on the road
mishap-convoy =
    .a = { $who }|fell|in with a train of merchants { $at } and ate well for some weeks
    .b = some merchants|lost|their way { $at }, and their wagons to { $whom }, who wrote them a receipt
    .c = { $lead }|bought|a whole caravan { $at } at the price of letting it live
    .d = figs, for once,|were|eaten in the camp of { $realm } { $at }
mishap-mercenaries =
    .a = a band without a master|took|service with { $whom } { $at }, half in advance
    .b = { $lead }|met|some sellswords { $at } and counted out the coins before they could think
    .c = out-of-work spears|found|work with { $realm } { $at }
    .d = hired men|swelled|the ranks of { $lead } { $at }, and the noise in the evenings
mishap-slain =
    .a = { $who }|sent|riders to hire a free company, which kept the purse and the riders
    .b = some sellswords|were|asked to serve { $realm }, and killed those who asked
    .c = a bargain with mercenaries|went|badly for the scouts of { $realm }; there were no second offers
mishap-lair =
    .a-mountains = scouts from { $realm }|looked|into a cave above { $place }, saw what was asleep in it, and came away on tiptoe
    .b = riders of { $realm }|came|home from { $place } white as flour, and would only draw it, not say it
    .c = { $who }|found|bones { $at }, and larger bones, and the smell of a smithy, and left it at that
    .d = near { $place }|a scout of { $realm } put|a torch into a hole, and it was taken out of his hand

skirmish =
    .a = outriders of { $realm } and of { $foerealm }|came|to blows { $at }, and each side claimed the ditch
    .b = { $at }|some scouts of { $realm } met|some of { $foerealm }, and there were fewer of both
    .c = { $who } and { $foe }|tried|each other's horses { $at }
skirmish-caught =
    .a = { $foe }|took|one of { $realm }'s scouts alive { $at }, and he talked before he was asked
    .b = a scout of { $realm }|was|caught { $at }, and told { $foe } everything over a bowl of soup
skirmish-driven-off =
    .a = { $foe }|drove|the riders of { $realm } off { $at } before they could count to ten
    .b = { $at }|the scouts of { $realm } saw|nothing of { $foe } but their spears, and those too close
skirmish-total =
    .a = { $who }|counted|the fires of { $foe } { $at }, and rode home doing sums
    .b = from a hiding place { $at }|scouts of { $realm } got|the number of { $foe }, and then got away
skirmish-strengths =
    .a = { $who }|read|the banners of { $foe } { $at } one by one, as from a list
    .b = a sharp-eyed boy of { $realm }|lay|a day { $at } and learned { $foe } by heart
skirmish-report =
    .a = a scout of { $realm }|walked|through the camp of { $foe } { $at } with a bucket, and nobody stopped him
    .b = { $who }|had|a man at the very fires of { $foe } { $at }, and he came home fed and informed

## Roads and ships

route-failure =
    .a = { $lead }|looked|for a way out of { $place } and found several, all of them steep
    .b = no road|could be|found for { $whom } { $at }
    .c-river = the water { $at }|was|over the saddles, and { $whom } stayed on their own side of it
    .d-mountains = the pass above { $place }|was|shut, and { $whom } before it
    .e = { $lead }|turned|back { $at }, where the guides had begun to contradict one another
    .f-wood = the paths { $at }|went|round in rings, and so did { $whom }
route-perilous =
    .a = { $lead }|got|through { $at } by a road that nobody should be advised to take
    .b-mountains = goats|watched|{ $whom } cross { $at }, and stopped chewing
    .c-river = there|was|a ford { $at }, in the opinion of { $lead }, who is tall
    .d = the way { $at }|was|bad, and { $whom } left things beside it
passage =
    .a = { $who }|were|let through { $at }, with hands in sight
    .b = gates|were|held open for { $whom } { $at }, and afterwards counted
    .c = by leave and under guard|{ $who } passed|{ $place }
landing =
    .a = { $lead }|came|ashore { $at }, with wet boots and dry orders
    .b = { $at }|{ $whom } waded|to land in good order, all but the drummer
    .c = keels|grated|{ $at }, and { $lead } was the first over the side
    .d = { $who }|landed|{ $at } from the sea, which had been thought unlikely
rumours-stays =
    .a = the host of { $realm } { $at }|stayed|where it was, waiting to see its ruler alive
    .b = rumours|held|{ $whom } { $at } better than a wall could have
    .c = nobody { $at }|would march|for { $realm } on a dead man's orders, if they were a dead man's
long-march =
    .a = { $lead }|had|by now led the banner so far that the men asked in which tongue to beg
    .b = it|was|a long road that brought { $lead } to { $place }, and the shoes of { $whom } were the worse for it
    .c = { $lead }|stood|in { $place } that month, { SPELL($n) } days' march from where the year had begun
    .d = mothers in { $realm }|looked|for { $place } on the map, because { $lead } had marched there
    .e = { $lead }|had|come to { $place }, from where letters took so long that nobody wrote any
home-again =
    .a = { $lead }|came|home to { $place } that autumn, from as far away as { $there }
    .b = { $lead }|slept|under a roof again, at { $place }, after the long road to { $there } and back
    .c = at { $place }|they lit|lamps for { $lead }, who had been to { $there } and would not stop telling it
    .d = of those who had marched to { $there }|{ $lead } was|home before the snow, at { $place }
    .e = { $lead }|hung|up the boots that had been to { $there }, on a nail in { $place }
sea-draw =
    .a = the fleets of { $realm } and { $foerealm }|met|off { $place }, and the sea, which could not choose, kept them apart
    .b = off { $place }|there was|a great deal of shouting between ships of { $realm } and { $foerealm }, and no result
sea-driven-off =
    .a = the ships of { $realm }|drove|those of { $foerealm } off { $place }
    .b = off { $place }|{ $foe } showed|their sterns to { $realm }
sea-mauled =
    .a = the sea-fight off { $place }|cost|{ $foe } masts and men, and { $realm } very little
    .b = { $who }|raked|the ships of { $foerealm } off { $place } from end to end
sea-one-sunk =
    .a = a ship of { $foerealm }|tried|the waters off { $place } against { $realm }; it lies there still, somewhat deeper
    .b = { $who }|sank|a ship of { $foerealm } off { $place }, and picked up the hats
sea-all-lost =
    .a = the fleet of { $realm }|came|down on { $foe } off { $place } at first light, and by noon there was no second fleet
    .b = off { $place }|every ship { $foe } had|went down before { $realm }, and the gulls were fat for a week
ship-wrecked =
    .a = the autumn gales|broke|a ship of { $realm } off { $place } that had no harbour to go to
    .b = { $realm }|left|ships out { $at } too late in the year, and the sea kept what it was offered
    .c = wreckage with the mark of { $realm }|came|ashore { $at }
    .d = { $whom }|had|no berth for their ships before winter, and after it no ships to berth
ship-seized =
    .a = in the harbour of { $place }|a ship of { $realm } had|a new master before its crew had sobered up
    .b = a ship of { $realm }|changed|hands at the quay of { $place }, cargo, cat and all
stores-burned =
    .a = { $who }|burned|their own stores { $at } rather than leave them to be enjoyed
    .b = a column of smoke { $at }|was|the bread of { $realm }, spent in one evening
    .c = { $lead }|had|the granary fired { $at }, and would not look round

## Places change hands

taken =
    .a = { $place }|stood|unguarded, and { $whom } walked in
    .b = no one|was|holding { $place } for { $foerealm }; { $whom } noticed
    .c = { $lead }|put|the flag of { $realm } over { $place } and had the other one folded
    .d = { $who }|took|{ $place } from { $foe } without raising their voices
    .e = { $place }|learned|from the washerwomen that it now belonged to { $realm }
    .f = { $lead }|walked|into { $place } with drawn sword, and put it away again, there being nobody of { $foerealm } to show it to
    .g = { $place }|went|over from { $foerealm } to { $realm } between two market days
    .h = { $realm }|helped|itself to { $place }, { $foerealm } having left it lying about
    .i = { $lead }|found|the gate of { $place } open, and took it as an invitation
    .j = { $place }|was|{ $foerealm }'s in the morning and { $realm }'s at noon, and had its dinner in between
taken-many =
    .a = { $who }|took|{ $towns } from { $foe }, where nobody was left to object
    .b = from { $foerealm }|{ $realm } had|{ $towns } that month, for the trouble of walking there
    .c = { $towns }|stood|unguarded, and { $whom } walked into each in turn
    .d = { $foe }|could not be|everywhere; { $whom } could, and took { $towns }
    .e = { $realm }|helped|itself to { $towns }, { $foerealm } having left them lying about
    .f = the captains of { $realm }|met|no banner of { $foerealm } that month, and took { $towns }
taken-riders =
    .a = riders of { $lead }|looked|into { $place }, found nobody there who would hold it for { $foerealm }, and left a flag
    .b = { $lead }|sent|riders from { $there } to see who was at home in { $place }; nobody was, and it has a new lord
    .c = at the sight of some riders|{ $place } went|over to { $realm }, { $foerealm } having nobody there to look at them first
    .d = scouts of { $realm }|rode|into { $place } to look for { $foe }, found none, and stayed
    .e = { $place }|learned|from passing riders that it now belonged to { $realm }
    .f = { $foe }|had|left { $place } to itself; a patrol of { $realm } did not
    .g = nobody|was|watching { $place } for { $foerealm }; the scouts of { $realm } were
    .h = a patrol that { $lead } had sent for news|came|back with the keys of { $place }
    .i = { $realm }|had|{ $place } from { $foerealm } by asking at the gate who was in charge, and waiting
taken-riders-many =
    .a = riders of { $realm }|ran|up their flag over { $towns }, which { $foe } had left unguarded
    .b = without a banner in sight|{ $realm } had|{ $towns } from { $foerealm }, on the word of some scouts
    .c = { $towns }|was taken/were taken|from { $foe } by men of { $realm } who had only come to look
    .d = the scouts of { $realm }|took|{ $towns } behind the back of { $foe }
    .e = { $foerealm }|lost|{ $towns } to riders of { $realm }, and learned of it when the taxes did not come
    .f = { $foe }|had|nobody in { $towns }; the scouts of { $realm } reported it, and did something about it
taken-field =
    .a = { $place }|took|the flag of { $realm }, hat in hand
    .b = with the field|went|{ $place }, into the hands of { $realm }
    .c = { $place }, which had watched from its roofs,|opened|to { $whom }
    .d = { $who }|had|{ $place } as well, before the fires were out
    .e = the keys of { $place }|were|brought out to { $whom } on somebody's best tray
    .f = { $place }|was|{ $realm }'s by right of being nearest
    .g = who held the field at { $place }|held|the place, and that was { $realm }
    .h = the victors|slept|that night in { $place }, and { $realm } had it from then on
taken-free =
    .a = { $place }, which had been nobody's,|was|{ $realm }'s by nightfall
    .b = { $who }|ended|the freedom of { $place }; it had been a short freedom, and a modest one
    .c = { $lead }|took|over { $place }, and the free people there began to save up for the tithe
    .d = the flag of { $realm }|went|up over { $place }, whose own had been a tablecloth
taken-fortress =
    .a = { $who }|found|nobody on the walls of { $place } and hung out { $whose } own flag
    .b = { $lead }|walked|round { $place } twice, suspecting a trick, and then walked in
    .c = the keys of { $place }|hung|on their nail, and { $whom } took them down
    .d = whoever was to guard { $place } for { $foerealm }|was|not at home when { $lead } called
taken-city =
    .a = { $place }|opened|its gates to { $lead }, having weighed the price of not doing so
    .b = the mayor of { $place }|had|two speeches in his coat, and for { $lead } took out the second
    .c = { $who }|marched|into { $place } with drums, past a great many closed shutters
    .d = a whole city|fell|to { $realm } for want of anyone to shut the gate: { $place }
hands =
    .a = { $place }|had|now changed masters { $changes ->
        [2] twice
       *[other] { SPELL($changes) } times
    }, and its people were said to keep all the flags in one chest
    .b = it|was|the { $hands ->
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] latest
    } flag run up over { $place } since these pages began
    .c = { SPELL($hands) } flags by now|had|flown over { $place }, each run up with a little less noise
    .d = in { $place }|they no longer painted|the arms over the gate, but chalked them
    .e = at { $place }|the flagpole was|by now the only thing that had never changed sides
    .f = { $place }|had|seen new masters before, and nobody there unpacked
razed =
    .a = { $who }|burned|{ $places } down to the doorposts
    .b = { $places }|was put/were put|to the torch by { $whom }, and what could be carried was carried off
    .c = { $lead }|left|{ $places } so that even the rats wrote home
    .d = of { $places }|remained|the wells, { $realm } having no use for wells
    .e = { $who }|warmed|their hands at { $places }, and counted it as war
    .f = by order of { $lead }|they took|{ $places } off the map the short way
    .g = smoke over { $places }|told|{ $foe } what { $realm } had been doing
    .h = { $who }|made|of { $places } a place where { $foerealm } would not winter
razed-it =
    .a = { $lead }|left|nothing of it but the doorposts
    .b = what { $who } could not hold|they burned|
    .c = it|burned|for two days, and { $whom } watched both of them
    .d = { $lead }|had|it fired at all four corners before leaving
razed-again =
    .a = { $place }|burned|again, though there was less to burn
    .b = once more|{ $who } set|fire to { $place }, whose people had left the buckets standing ready
    .c = { $place }|was|put to the torch for another time, and the thatchers sighed
razed-own =
    .a = { $who }|set|fire to { $places } with their own hands, so that nobody else should
    .b = { $lead }|had|{ $places } burned, which had done nothing but belong to { $realm }
    .c = rather than feed { $places },|{ $who } ate|up the stores there and burned the rest
    .d = the smoke over { $places }|was|{ $realm }'s own, and so were the people who ran from it
    .e = { $realm }|plundered|{ $places }, that is to say itself
    .f = in { $places }|they had|expected many enemies, but not { $whom }, whose subjects they were
    .g = to carry the bread away|{ $lead } burned|{ $places }, and called it foresight
    .h = { $who }|turned|{ $places } into provisions and ash
    .i = the last taxes of { $places }|went|to { $realm } as sparks
    .j = There is no good reason in the records why { $whom } burned { $places }; there is only the bill.
    .k = { $lead }|explained|to the elders of { $places } why it was necessary, over the noise of the roofs
    .l = with { $places }|{ $realm } lost|to its own torches what no enemy had yet asked for
razed-own-again =
    .a = { $place }|had|been rebuilt just long enough for { $whom } to burn it again
    .b = once more|{ $who } set|the torch to { $place }, their own, and the thatchers moved away
    .c = { $lead }|burned|{ $place } once more; it is thought to have become a habit
feud-opens =
    .a = until then|there had been|no war between { $realm } and { $foerealm }
    .b = it|was|the beginning of something between { $realm } and { $foerealm }, though of what nobody could yet say
    .c = that month|it came|to war between { $realm } and { $foerealm }, which had so far only grumbled at one another
    .d = { $realm } and { $foerealm }|had|got on well enough, as neighbours do who have not counted the apples; now they counted
    .e = between { $realm } and { $foerealm }|there was|from that month on more than a border
    .f = what { $realm } calls the war with { $foerealm } and { $foerealm } the war with { $realm }|began|here
feud-carries =
    .a = the war of { $realm } and { $foerealm }|went|into its { $nth } year
    .b = it|was|the { $nth } year in which { $realm } and { $foerealm } had not made it up
    .c = { $realm } and { $foerealm }|had|not forgotten where they had stopped; it was the { $nth } year of it
    .d = between { $realm } and { $foerealm }|began|the { $nth } year of the same quarrel
feud-closes =
    .a = with { $gone }|ended|its war with { $other } too, which had begun { $years ->
        [0] that same year
        [one] the year before
       *[other] { SPELL($years) } years before
    }
    .b = { $other }|was|left in the field of a war that it and { $gone } had begun { $years ->
        [0] that same year
        [one] the year before
       *[other] { SPELL($years) } years before
    }
hungry =
    .a = { $who }|went|hungry, boots and belts not excepted
    .b = in the camps of { $realm }|the horses were|looked at in a new way
    .c = bread|ran|out for { $whom }, and after it the jokes about bread
    .d = the quartermasters of { $realm }|could|no longer meet anybody's eye
    .e = { $realm }|had|more banners in the field than loaves in the wagons
    .f = { $who }|boiled|nettles, and were told that they were good for them
    .g = many of { $whom }|lay|down by the roadside with nothing in their bags
    .h = thin soup|was|served out to { $whom }, and then the water it had been made from
    .i = An army marches on its stomach, and that of { $realm } was now crawling.
    .j = nobody in the host of { $realm }|spoke|of anything but food, and not hopefully
starved =
    .a = a whole banner of { $whom }|wasted|away { $at }; { $lead } was the last to sit down
    .b = { $at }|the banner of { $lead } was|furled for want of anybody to carry it
    .c = of the men { $lead } had led to { $place }|there came|nobody home; hunger and sickness had the count
    .d = { $realm }|lost|a banner { $at } without an enemy in sight
    .e = { $lead } and the last of { $whom }|shared|a biscuit { $at }, and that was the end of that banner
starved-many =
    .a = banners of { $whom }|wasted|away in { $places }, without an enemy in sight
    .b = in { $places }|{ $realm } had|to furl its banners, for want of anybody to carry them
siege-goes-on =
    .a = before { $place }|the tents of { $realm } stood|another month
    .b = { $realm }|went|on sitting before { $place }, and { $place } went on looking down
    .c = nothing|moved|at { $place } but the price of bread; { $whom } still lay before it
    .d = { $place }|held|out against { $whom } through that month too
    .e = it|was|the { $months ->
        [1] second
        [2] third
        [3] fourth
       *[other] latest
    } month of the siege of { $place }, and { $whom } had read all their letters
    .f = from the walls of { $place }|they could see|{ $whom } growing cabbages

## Small matters of war

slips-away =
    .a = { $who }|slipped|out of { $place } before they could be beaten twice
    .b = beaten men of { $realm }|left|{ $place } by the back, without stopping to argue
gates-shut =
    .a = the people of { $place }|went|in, took up the bridge, and left { $whom } to the weather
    .b = { $place }|shut|its gates and put its old men on the wall, who are said to throw straight
siege-refuge =
    .a = { $who }|went|behind the walls of { $place } and barred the gate
    .b = { $lead }|preferred|the walls of { $place } to the open field, and who would not
siege-declined =
    .a = { $who }|looked|at the walls of { $place }, and went away again
    .b = { $lead }|turned|back before { $place }, which did not come out to say goodbye

siege-begins =
    .a = { $lead }|laid|siege to { $place }
    .b = { $lead }|closed|the roads to { $place } and dug in
    .c = { $who }|sat|down before { $place }
    .d = { $lead }|drew|a ring of tents round { $place }, and let nobody through it but the crows
    .e = trenches of { $realm }|went|round { $place } like a belt
    .f = { $who }|pitched|their tents before { $place }, and began to shout things
siege-begins-city =
    .a = { $lead } in person|came|before { $place }, with wagons enough for a long stay
    .b = the burghers of { $place }|woke|to find { $whom } on every road
    .c = { $lead }|shut|{ $place } in, whose bakers at once put up their prices
siege-begins-capital =
    .a = { $lead }|did|what few would have dared, and pitched camp before { $place }
    .b = the tents of { $realm }|stood|before { $place }, the very seat of a realm
siege-battered =
    .a = the engines of { $realm }|threw|stone at { $place } from dawn to dusk
    .b = the walls of { $place }|stood|up to the engines of { $realm }, but not quite as straight as before
    .c = { $lead }|had|the great stones brought up to { $place }, and then had them thrown
    .d = the knocking at { $place }|went|on day and night, at { $realm }'s expense
    .e = something in the wall of { $place }|gave|, and the engineers of { $realm } bought one another drinks
    .f = { $who }|posted|stones to { $place } all month, without reply
siege-sally =
    .a = the garrison of { $place }|came|out in the grey of the morning
    .b = the gates of { $place }|flew|open, and not to surrender
    .c = from { $place }|they sallied|with whatever was sharp
siege-broken =
    .a = { $who }|drove|{ $foe } from the walls of { $place }
    .b = the ring round { $place }|was|broken by { $whom }, and the bells there rang till they cracked
    .c = { $place }|was|free of { $foe }, by courtesy of { $whom }
siege-lifted =
    .a = the siege of { $place }|was|lifted, { $whom } went, and the children were let out to look for arrowheads
    .b = { $who }|struck|their tents before { $place } and left it the latrines
    .c = one morning|there was|nobody of { $whom } before { $place } any more
    .d = { $realm }|gave|up { $place } as one gives up a nut
hunger-hardship =
    .a = in { $place }|they ate|the horses, beginning with the officers'
    .b = there|was|grass soup in { $place }, and then no grass
    .c = { $place }|grew|quiet behind its walls, as hungry houses do
surrender-refuse =
    .a = { $place }|offered|its keys for safe conduct, and { $whom } would not have it
    .b = { $realm }|refused|to let the garrison of { $place } go; it wanted the garrison too
no-way-out =
    .a = the garrison of { $place }|had|leave to go and nowhere to go to, and stayed
    .b = safe conduct|was|given at { $place }, but no road led home
fallen-betrayal =
    .a = somebody in { $place }|counted|the loaves and the days, and drew the bolt of the water gate. { $whom } were in before it was light
    .b = a purse|passed|under the gate of { $place }, and in the morning { $whom } held it
    .c = { $place }|was|sold to { $whom }; the price is not recorded, nor, out of pity, the name
fallen-surrender =
    .a = { $place }|had|eaten its horses; { $foe } asked for safe conduct, got it, and marched out past { $whom } with their eyes on the road
    .b = { $lead }|had|the keys of { $place } on the day the cellars were empty, and let { $foe } go
    .c = hunger|opened|{ $place } to { $whom }, as it opens most things
fallen-surrender-free =
    .a = { $place }|had|eaten its horses, and gave { $whom } its keys
    .b = hunger|opened|{ $place } to { $whom }, as it opens most things
fallen-terms =
    .a = by a bargain at the gate|{ $place } passed|to { $whom }, and both sides called it wisdom
    .b = { $foe }|marched|out of { $place } by agreement, and { $whom } marched in by the same
fallen-empty =
    .a = nobody|was|left on the walls of { $place } to say no, and { $whom } came in over them
    .b = { $place }|fell|silent, and then to { $whom }
    .c = { $lead }|sent|a boy up the wall of { $place }, who waved: there was nobody there
terms-offered =
    .a = { $realm }|named|its terms for { $place }, and waited
    .b = a herald of { $realm }|was|seen before { $place } with a white cloth
terms-agreed =
    .a = over { $place }|a bargain was|struck, and both sides spat in their hands
    .b = { $realm }|took|the terms for { $place }, after sleeping on them
terms-refused =
    .a = { $realm }|sent|the herald back from { $place } with a remark about his mother
    .b = to the terms for { $place }|{ $realm } said|no, and threw down a boot to make it plainer
terms-taken-back =
    .a = { $realm }|thought|better of its offer at { $place }
    .b = the terms for { $place }|were|withdrawn by { $realm } before the ink was dry
terms-promise =
    .a = at { $place }|{ $realm } promised|: “{ $said }”
    .b = { $realm }|gave|its word at { $place }, which ran: “{ $said }”
terms-lapsed =
    .a = the bargain over { $place }|came|to nothing, and the siege went on
    .b = what had been agreed at { $place }|could not be|kept, and was not
capital-falls =
    .a = With { $place } fell the seat of { $foerealm }. There are clerks there who had not looked up from their desks in twenty years; they looked up
    .b = So { $place }, from which { $foerealm } had been ruled, was ruled from elsewhere. The throne was found to be pine, painted
    .c = { $foerealm } had lost its seat. Realms have lived on without one, but not long, and not well
realm-out =
    .a = That was the end of { $realm }. In its time it had burned { $burned ->
        [0] nothing
        [one] one place
       *[other] { SPELL($burned) } places
    } and won { $won ->
        [0] no battle
        [one] one battle
       *[other] { SPELL($won) } battles
    }, and there was nobody left to ask for terms
    .b = { $realm } comes no more into these pages. Its flags were cut up for coats, which were warm
    .c = Here { $realm } ends. Its villages went back to belonging to themselves, and its tax rolls to lighting fires

## Dragons

dragons-woken =
    .a = Scouts had looked into the wrong hole, and the dragons came out of it, { SPELL($n) } of them, over { $place }.
    .b = What slept { $at } was woken that month. There were { SPELL($n) } of them, and they came out one after the other, for a long time.
    .c = Somebody had thrown a stone into a cave { $at }; what came out was dragons, in number { SPELL($n) }.
dragons-winter =
    .a-mountains = A little before midwinter the dragons came, { SPELL($n) } of them, out of the peaks above { $place }.
    .b = In the longest night the snow on { $place } melted, and { SPELL($n) } dragons rose through the steam.
    .c = That winter the dragons flew. Some counted { SPELL($n) }, and those who counted more were under them.
    .d = Shepherds saw a second sunset, in the north, at midnight: { SPELL($n) } dragons had come down from { $place }.
dragons-known =
    .a = A little before midwinter the dragons came, { SPELL($n) } of them, out of { $place }, where the scouts had once tiptoed away.
    .b = The lair at { $place } was empty when the snow came, and the sky was not: { SPELL($n) } dragons were in it.
dragons-burn =
    .a = They burned { $burnt }, asking nobody whose it was.
    .b = { $burnt } went up like a box of matches.
    .c = When they had gone { $burnt } could be found by the smell.
    .d = Nothing was left of { $burnt } that a mouse could have hidden under.
dragons-spare =
    .a = They burned no town on their way, only the sleep of a great many people.
    .b = By some mercy they came down where nobody lived, and roasted some deer.
dragons-slay =
    .a = { $there } a whole banner of { $folk } died where it stood
    .b = { $folk } had a banner { $there }; it is not in the rolls any more
    .c = of the banner of { $folk } { $there } they found the buckles
dragons-fair =
    .a = it|was|remarked in the other halls that { $realm }, too, had lost its roofs, and that dragons at least keep no favourites
    .b = dragons|made|no difference between { $realm } and its neighbours, which was more than could be said of anybody else

## Winter

snow-road =
    .a = some of { $whom }|had|no road home, and walked it all the same, through snow to the belt
    .b = { $lead }|brought|{ $whom } home from { $place } across the snow, fewer than had set out
    .c = the last banners of { $realm }|came|in by night, leading one another like blind men
    .d = for those of { $realm } who were too far out|winter came|first
    .e = the way home|cost|{ $whom } toes, wagons and a number of friends
frozen =
    .a = the snow|closed|over { $n ->
        [one] a banner
       *[other] { SPELL($n) } banners
    } of { $whom } on the way home; in spring the pikes stuck out like reeds
    .b = { $lead }|was|not seen again after { $place }, nor any of those who marched behind
    .c = { $realm }|waited|until midwinter for { $lead }, and then stopped laying the place at table
    .d = in { $places }|{ $n ->
        [one] lies a banner
       *[other] lie { SPELL($n) } banners
    }|of { $realm }, in good order, under the drifts
    .e = wolves|knew|before { $realm } did what had become of { $lead }
    .f = { $realm }|lost|{ $n ->
        [one] a banner
       *[other] { SPELL($n) } banners
    } that autumn to no enemy but the road home
frozen-far =
    .a = { $lead }, who had marched as far as { $there },|was|not seen again after { $place }, nor were those who marched behind
    .b = the long road of { $lead }, which had led to { $there },|ended|in the snow, somewhere beyond { $place }
    .c = { $realm }|waited|until midwinter for { $lead }, who had got as far as { $there }, and then stopped laying the place at table
disbanded =
    .a = { $realm }|had|no roof for all its banners, and sent { $n ->
        [one] one
       *[other] { SPELL($n) }
    } home for good
    .b = men who had marched for { $realm }|handed|in their spears, for want of straw to sleep on
    .c = there|was|no winter bread in { $realm } for { $lead }, who was thanked and struck from the roll
    .d = { $realm }|let|{ $n ->
        [one] a banner
       *[other] { SPELL($n) } banners
    } go that it could neither house nor feed
    .e = the taverns of { $realm }|filled|with soldiers who were no longer soldiers
    .f = of the host of { $realm }|{ $n ->
        [one] a banner was
       *[other] { SPELL($n) } banners were
    }|paid off in good wishes
hirelings-leave =
    .a = hired spears of { $realm }|took|their last pay and their leave
    .b = the strangers who had served { $realm }|went|home with what they could carry
    .c = borrowed swords|left|{ $realm } with the swallows
alliance-ends =
    .a = the friendship of { $place } with { $realm }|ran|out with the season, as written
    .b = { $place }|thanked|{ $realm } for its friendship and counted the spoons
winter-leave =
    .a = { $realm }|let|{ $foe } go home in peace through its land, and locked up the chickens
    .b = by leave of { $realm }|{ $foe } marched|home, with their eyes to the front
winter-siege =
    .a = { $realm }|kept|up the siege of { $place } through the snow
    .b = before { $place }|the fires of { $realm } burned|all winter
    .c = { $lead }|would not|leave { $place } even for the winter, and had huts built of the orchard
winter-siege-perishes =
    .a = without bread or fuel|the besiegers that { $realm } had left before { $place } froze|in their trenches; in the town they thought at first that they were quiet
    .b = nobody|came|out of the tents of { $realm } before { $place } one morning, nor any morning after
    .c = before { $place }|{ $realm } lost|to the frost every man it had left there
winter-peasant-revolt =
    .a = the peasants of { $realm }|hanged|a bailiff, and then asked for a hearing
    .b = there|were|scythes on the roads of { $realm }, and the taxes did not come in
    .c = in { $realm }|they burned|the tax rolls, and danced round them
    .d = a preacher with one shoe|led|half the villages of { $realm } against the other half's landlords
winter-increased-revenue =
    .a = money|came|in to { $realm } as if it liked it there
    .b = a clerk in { $realm }|found|a mistake in the books, to everyone's surprise in the treasury's favour
    .c = tolls|were|good in { $realm } that year
    .d = the chests of { $realm }|needed|sitting on before they would close
winter-plentiful-harvest =
    .a = the barns of { $realm }|would not|close
    .b = in { $realm }|even the geese ate|like barons
    .c = it|had been|a golden autumn in { $realm }, and there was beer for the dogs
    .d = nobody in { $realm }|could remember|such apples
winter-special-tribute =
    .a = a tribute nobody had looked for|came|in to { $realm }
    .b = an embassy from very far away|laid|gold before the ruler of { $realm }, mistaking the address, and was not corrected
    .c = somebody who owed { $realm } money|had|a dream, and paid
    .d = from a long way off|came|mules for { $realm }, with small heavy bags
winter-famine =
    .a = hunger|went|from door to door in { $realm }, and what lay in ashes stayed in ashes
    .b = in { $realm }|they baked|with bark that winter, and built nothing
    .c = the granaries of { $realm }|were|empty before the shortest day
    .d = seed corn|was|eaten in { $realm }, with tears
winter-no-lair =
    .a = people|talked|of dragons that winter, but there are no caves in this land large enough
winter-spared =
    .a = ill winds|went|over { $realm } that winter and found nothing to knock down
winter-rebellion =
    .a = { $places }|ran/ran|down the flag of { $realm }, and killed whoever objected
    .b = the garrison of { $places }|shut|its gates on its own lord, who was { $realm }
    .c = { $realm }|wrote|to { $places } twice, and had the second messenger back in a basket
    .d = at { $places }|they drank|to freedom all night, and in the morning had it
winter-plague =
    .a = the sickness|came|to { $place } with the first frost, and by midwinter the garrison was a list of names
    .b = there|was|a cross on every door in { $place } before the year was out
    .c = { $place }|buried|its soldiers, then its gravediggers
    .d = bells|were|forbidden in { $place }, because they never stopped
winter-raided =
    .a = raiders|came|over the border into { $realm }, and { $places } had no tithe left to pay
    .b = riders nobody knew, or wished to know,|plundered|{ $places }
    .c = { $places }|lost|cattle to the neighbours, who were hungry too
    .d = in { $places }|the winter guests brought|their own torches
winter-treachery =
    .a = { $place }|thought|it over by the fire and went over to { $foe }
    .b = gold|spoke|in { $place }, and in spring it was { $foerealm }'s
    .c = { $realm }|learned|from a carter that { $place } now belonged to { $foerealm }
    .d = { $place }|had|sworn to { $realm }, and now swore to { $foerealm }, with the same hand
no-capital =
    .a = { $realm }|had|no seat to gather its taxes in, and gathered none
    .b = in { $place }|nobody counted|money for { $realm } that winter
    .c = the tax collectors of { $realm }|rode|back to { $place }, found no treasury there, and kept riding
    .d = { $realm }|was|ruled that winter from a cart
    .e = of crowns|{ $realm } had|none, { $place } being lost or ash, and spent what it had
revenue =
    .a = the lands of { $realm }|paid|{ crowns } that winter
    .b = into the chests of { $realm }|went|{ crowns }
gold-given =
    .a = { $realm }|sent|{ crowns } to { $foerealm }, in a barrel marked fish
    .b = a cart of { $realm }|went|to { $foerealm } by night with { crowns } under the straw
    .c = { $realm }|got|{ crowns } to { $foerealm }, inside a cheese
    .d = between { $realm } and { $foerealm }|passed|{ crowns }, and not a word
gold-lost =
    .a = { $realm }|left|{ crowns } unspent, and in spring it was not there
    .b = the treasurer of { $realm }|forgot|{ crowns }, or says he did
pact =
    .a = { $realm }|put|its name under these words, behind a closed door: “{ $said }”
    .b = by one candle|{ $realm } wrote|: “{ $said }”
    .c = a paper|went|from { $realm } under somebody's cloak, and on it stood: “{ $said }”
pact-many =
    .a = { $realms }|sent|papers out under cloaks that month, and on each stood: “{ $said }”
    .b = by candles in several towns|{ $realms } wrote|the same words: “{ $said }”
    .c = couriers of { $realms }|passed|one another in the dark, all with the same letter: “{ $said }”
pact-signed =
    .a = { $realm }|signed|what it had been sent, and burned the envelope
    .b = a second seal, that of { $realm },|was|set beside the first
    .c = under a paper that it had not written|{ $realm } put|its seal, after reading it twice
pact-shown =
    .a = { $realm }|had|the parchment nailed up in every market, so that all could read: “{ $said }”
    .b = to the delight of every court|{ $realm } made|public what had been sworn: “{ $said }”
mission-failed =
    .a = envoys of { $realm }|called|at { $place } with gifts and came home painted blue
    .b = { $place }|kept|the presents of { $realm } and threw out the ambassadors
    .c = the ambassador of { $realm }|was|heard at { $place } to the end of his first sentence
    .d = to { $place }|{ $realm } had sent|its best speakers; they came back shaven
mission-vanished =
    .a = of the envoys { $realm } sent to { $place }|nothing was|heard again, though it is said that on still nights there is knocking
    .b = { $place }|had|room for one embassy that winter, and for that of { $realm } in the cellar
mission-absorbed =
    .a = { $place }|listened|to the envoys of { $realm } all winter, and in spring was { $realm }
    .b = with { $place }|a whole free country joined|{ $realm }, and the minstrels had to learn new words
    .c = { $realm }|won|{ $place } with a marriage, a loan and a very long dinner
alliance =
    .a = { $place }|made|friends with { $realm } for a year, and had it in writing
    .b = at { $place }|the envoys of { $realm } were|kissed on both cheeks, and promised spears
    .c = { $realm } and { $place }|swore|to have the same enemies until next winter
alliance-broken =
    .a = { $realm }|broke|its word to { $place }, which had kept its own
    .b = the ink with { $place }|was|hardly dry when { $realm } wiped its sword on the paper
levies =
    .a = { $realm }|raised|new men, of whom some were men
    .b = drums|went|through the villages of { $realm }, and boys went after them
    .c = new spears|were|cut in { $realm }, and hands found for them
    .d = { $whom }|filled|their ranks with younger sons
    .e = the recruiting sergeants of { $realm }|bought|a great deal of beer, and got it back in men
hirelings =
    .a = { $realm }|took|strangers into its pay, who asked to see the money first
    .b = hired swords|came|to { $realm }, with their own songs
    .c = { $realm }|let|it be known that it paid, and they came
hirelings-tale =
    .a = of those in the pay of { $realm }|it is told|: “{ $said }”
    .b = the strangers of { $realm }|tell|this of themselves: “{ $said }”
built-ship =
    .a = on the slips { $at }|{ $realm } built|a ship, and a bishop was wet
    .b = { $realm }|launched|a new ship { $at }, which floated
built-fortress =
    .a = { $realm }|built|walls round { $place }, and the sheep were confused by them
    .b = a fortress|rose|at { $place } for { $realm }, a little crooked and very thick
built-city =
    .a = { $realm }|made|a city of { $place }, with a market, a gallows and a street for the tanners
    .b = { $place }|became|a city that winter by the will of { $realm }, and put up its rents
recovered =
    .a = people|came|back to { $places } and put up new doorposts
    .b = in { $places }|smoke rose|from chimneys again, where for a year it had risen from everything
    .c = { $places }|was/were|lived in once more, by those who had nowhere better
    .d = out of the ashes of { $places }|somebody grew|cabbages, and then a street
    .e = the thatchers|were|rich that year: there were roofs again in { $places }
    .f = in { $places }|they swept|out the dust, and there was a door to sweep it from
    .g = children|were|born in { $places }, in houses without a past
    .h = the bell of { $places }|was|dug out and hung in a tree until there should be a tower
rebuilt =
    .a = { $realm }|paid|for new roofs in { $places }
    .b = masons of { $realm }|were|at work in { $places } all winter, blowing on their fingers
    .c = with { $realm }'s gold|roofs went|up again in { $places }, rather better than before

## Names

named-realm =
    .a = { $realm }|took|the name of { $said }, and the heralds had their tabards stitched anew
    .b = the crown of { $realm }|was|called { $said } from then on, in every letter it sent
    .c = in all the churches|they prayed|for { $said } now, who had prayed for { $realm }
named-place =
    .a = the people of { $place }|were told|to say { $said } from now on, and most of them remembered
    .b = somebody|painted|{ $said } over the name of { $place } on the gate
    .c = by order of { $realm }|{ $place } became|{ $said } on every map that could be found
    .d = { $place }|was|{ $said } from that month, though the old men never learned it
named-person =
    .a = { $lead }|was|known as { $said } from then on
    .b = the soldiers|called|{ $lead } by a longer name now: { $said }
    .c = in the rolls of { $realm }|{ $lead } was|written down as { $said }
    .d = { $lead }|answered|to { $said } after that, and to little else
named-land =
    .a = the map-makers of { $realm }|wrote|{ $said } where another name had stood
    .b = { $realm }|put|a new name on the map, { $said }, as those do who mean to stay
    .c = travellers in { $realm }|heard|of { $said } that month, and found that they knew it already

## Knives and whispers

palace-caught =
    .a = a stranger with a knife|was|found behind a curtain in { $place }, and asked to explain the knife
    .b = somebody|tried|the palace window at { $place }; the guards tried him
palace-massacre =
    .a = a man with a knife|got|among the palace guard at { $place }, and it was doubled, at the army's cost
    .b = in the palace of { $place }|there was|a great deal of blood on the stairs, none of it royal
palace-hurt =
    .a = a stranger with a knife|got|as far as the bedchamber in { $place }. { $victim } lived; for weeks half the country would not believe it
    .b = { $victim }|was|cut in the arm in { $place }, and by the time the news was at the border in the throat
palace-wounded =
    .a = { $victim }|lay|for weeks in { $place } between this world and the next, and no banner of { $foerealm } would march
    .b = the knife at { $place }|went|in, but not far enough; { $victim } was long in bed, and the host of { $foerealm } stood still
palace-killed =
    .a = { $victim }|was|found at { $place } in the morning. { $foerealm } wept, and quarrelled over who had wept first
    .b = the knife|found|{ $victim } in { $place }, in bed; the funeral was large, and some of the mourners had brought their own plans
assassin-caught =
    .a = a man with a knife|asked|the way to the tent of { $victim } a little too politely, and was hanged
    .b = { $victim }|kept|dogs { $at }, which is why { $victim } is still in these pages
assassin-cornered =
    .a = a murderer in the camp { $at }|was|cornered, and took a number of { $foe } with him
    .b = somebody meant for { $victim } { $at } a knife|that went|instead through half the watch
assassin-character =
    .a = { $victim }|lost|a lieutenant { $at } to a man who had seemed to be a cook
    .b = a bolt through the tent wall { $at }|found|the man beside { $victim }
assassin-leader =
    .a = { $victim }|was|dead { $at } in the morning, with the lamp still burning
    .b = somebody|brought|{ $victim } a letter { $at }, and waited for an answer, and gave one
assassin-leader-and-troops =
    .a = { $victim }|died|{ $at } by an unknown hand, and in the panic friends killed friends
    .b = in the dark { $at }|somebody found|{ $victim }, and then everybody found somebody
    .c = { $victim }|was|murdered { $at }; more died of the shouting afterwards than of the knife
assassin-two-characters =
    .a = { $victim } and the next in command|were|found dead { $at }, at cards
    .b = the same cup|served|{ $victim } and a lieutenant { $at }, and neither asked for another
saboteur-caught =
    .a = a man with a tinderbox|was|asked his business in { $place }, and hanged for it
    .b = in { $place }|they caught|a stranger greasing what should not be greased
saboteur-barracks =
    .a = the barracks of { $place }|burned|by night, with the doors wedged
    .b = there|was|fire in the sleeping quarters at { $place }, in four places at once
saboteur-stores =
    .a = something|was|put into the wells and the flour at { $place }, and the stores had to be burned
    .b = rats|died|in the granary of { $place }, and then people stopped eating there
saboteur-harbour =
    .a = at { $place }|there was|a bang before dawn, and afterwards a great many carpenters
    .b = somebody|did|{ $place } more damage in a night than a siege would have
saboteur-burnt =
    .a = { $place }|burned|to the ground that winter, and nobody had so much as seen an enemy
    .b = one lantern, dropped with care,|was|the end of { $place }
agent-challenge =
    .a = two men with false papers|met|in { $place }, and each asked for the other's
    .b = { $at }|there was|a duel between persons who officially were not there
agent-one =
    .a = someone who had asked too many questions in { $place }|was|found in the moat
    .b = the hunters of { $realm }|had|a foreign ear out of { $place }
agent-all =
    .a = { $realm }|swept|{ $place } for foreign ears, and filled a cart
    .b = in one night|{ $realm } cleared|{ $place } of everyone whose accent was too good
agent-smuggles =
    .a = the hunters of { $realm }|cleared|{ $place } of other people's spies, and left one of their own
    .b = a new barber|came|to { $place }, in the pay of { $realm }
agent-overcome =
    .a = the thief-taker of { $realm }|was|taken by a thief at { $place }
    .b = a man of { $realm }|followed|somebody into a cellar in { $place }, and only the other came out
spy-vanished =
    .a = somebody { $realm } had paid in { $place }|was|never heard of again
    .b = letters from { $place }|stopped|coming to { $realm }
spy-overheard =
    .a = { $realm }|had|an ear in { $place }, and it heard something
    .b = a chambermaid in { $place }|wrote|long letters to { $realm }
spy-copied =
    .a = { $realm }|had|a copy of the muster rolls of { $place } before the ink on the first was dry
    .b = every list in { $place }|was|written twice that winter, once for { $realm }
spy-exposes =
    .a = a spy of { $realm }|knew|every other spy in the land, and sold the list
    .b = one name led to another, and half the spies in the land|lost|their trade through { $realm }
spy-plan =
    .a = it|was|overheard at { $place } where the host of { $realm } would go in spring
operative-assassin =
    .a = a knife for hire|was|pulled out of the crowd at { $place }
operative-spy =
    .a = at { $place }|a spy was|unmasked, by his shoes
operative-saboteur =
    .a = at { $place }|they found|a man with more lamp oil than lamps
operative-agent =
    .a = a hunter of spies|was|mistaken for one at { $place }, and the mistake was mutual

## Battles: the facts first.

opens-battle =
    .a = { $lead }|brought|{ $whom } down on { $foelead } and { $foe } { $at }: { $whostrong } against { $foestrong }
    .b = { $lead } and { $whom }|met|{ $foelead } and { $foe } { $at }
    .c = { $lead }|led|{ $whom } against { $foelead } and { $foe } { $at }
    .d = { $at }|it came|to battle: { $lead } with { $whom }, and across from them { $foelead } with { $foe }
    .e = { $lead }|went|looking for { $foelead }, and found the whole of { $foe } { $at } as well
    .f = two hosts|stood|{ $at } in the morning, { $whom } under { $lead }, and { $foe } under { $foelead }
    .g = { $lead } with { $whostrong } of { $whom }|fell|on { $foelead } with { $foestrong } of { $foe } { $at }
    .h = { $foelead }|was|sitting at breakfast { $at } with { $foe } when { $lead } arrived with { $whom }
opens-battle-led =
    .a = { $lead }|led|{ $whom } against { $foe } { $at }
    .b = { $lead }|fell|on { $foe } { $at } with { $whom }
    .c = { $lead }|brought|{ $whom } down on { $foe } { $at }, { $whostrong } against { $foestrong }
    .d = { $at }|{ $lead } found|{ $foe } drawn up across the road, and did not go round
opens-battle-held =
    .a = { $whom }|came|upon { $foelead } and { $foe } { $at }
    .b = { $foelead }|was|waiting { $at } with { $foe } when { $whom } arrived
    .c = { $who }|went|for { $foe } { $at }, whom { $foelead } had drawn up there overnight
opens-battle-plain =
    .a = { $whom }|met|{ $foe } { $at }
    .b = { $at }|{ $whom } came|upon { $foe }
    .c = { $at }|it came|to battle between { $whom } and { $foe }, { $whostrong } against { $foestrong }
    .d = { $whom } and { $foe }|stood|{ $at } in the morning, looking at one another
opens-assault =
    .a = { $lead }|gave|the word, and { $whom } went up the ladders of { $place }
    .b = { $lead }|sent|{ $whom } against the walls of { $place }
    .c = trumpets|blew|before { $place }, and { $whom } under { $lead } ran at the walls
    .d = { $lead }|had|the ditch of { $place } filled with brushwood, and { $whom } crossed it
    .e = before sunrise|{ $lead } put|{ $whom } to the walls of { $place }
opens-assault-plain =
    .a = { $whom }|went|against the walls of { $place }
    .b = { $whom }|tried|{ $place } with ladders
    .c = the ladders of { $realm }|stood|against { $place } before the watch had changed
    .d = at { $place }|{ $whom } ran|at the walls, with a great noise, to hide how few ladders there were
result-battle-scattered =
    .a = { $loser }|were|scattered to the winds, and { $victor } held the field
    .b = by evening|{ $victor } held|the field, and nobody could have said where { $loser } were
    .c = { $loser }|broke|, and kept on breaking until dark; the field was { $victorrealm }'s
    .d = it|was|a rout: { $victor } kept the field, and { $loser } kept nothing
    .e = of { $loser }|there was|by noon no line left, only directions; { $victor } had the day
    .f = { $victor }|swept|{ $loser } from the field
result-battle-defeated =
    .a = { $victor }|held|the field, and { $loser } drew off
    .b = the day|went|to { $victor }
    .c = { $loser }|gave|way in the end, and { $victor } slept where they had fought
    .d = when it was counted up,|{ $victor } had|won it
    .e = { $loser }|left|the field to { $victor }, though not gladly
    .f = it|was|{ $victorrealm }'s day, by the breadth of a hand
result-assault-stormed =
    .a = by nightfall|{ $place } was|theirs
    .b = { $victor }|took|{ $place } by storm
    .c = { $place }|fell|, house by house
    .d = over the wall|they came|, and { $place } had a new master
result-assault-repulse =
    .a = { $loser }|came|down again faster than they had gone up
    .b = { $victor }|threw|them back into the ditch
    .c = the walls|held|, and so did { $victor }
    .d = before evening|{ $loser } were|back among their tents, those who were
draw =
    .a = They fought till neither could see the other, and in the night both went home.
    .b = Neither would give way and neither could go on, and there they left it.
    .c = At dusk both sides sang of victory, which does not make it one.
    .d = It settled nothing, except for those whom it settled for good.
    .e = By evening each had the ground the other had started from.
brief-battle-defeated-free =
    .a = { $lead }|went|to { $place } to teach it manners, and was sent home by farmers
    .b = the townsfolk of { $place }|beat|{ $whom } off, and tell of it daily
    .c = { $who }|were|driven from { $place } by people with pitchforks
    .d = { $lead }|lost|a battle { $at } to a mayor
brief-battle-defeated =
    .a = { $lead }|walked|over { $place } and its handful of spears
    .b = { $who }|beat|the free people of { $place }, who had asked only to be left alone
    .c = { $lead }|won|a small battle { $at }, and had it proclaimed a large one
    .d = the militia of { $place }|gave|way before { $whom }, having made its point
    .e = { $whom }|put|down the free spears of { $place } in an afternoon
brief-battle-scattered-free =
    .a = { $place }|drove|{ $whom } off in such disorder that the children kept the helmets
    .b = { $lead }|ran|from { $place }, and { $whom } ran further
    .c = of { $whom }|few stopped|before the border, after what the people of { $place } had done to them
    .d = { $who }|came|to { $place } in ranks and left it in handfuls
brief-battle-scattered =
    .a = { $whom }|scattered|the spears of { $place } like hens
    .b = { $lead }|fell|on the people of { $place }, and they were not a people any more but some persons running
    .c = nobody { $at }|stood|for long against { $whom }
    .d = { $lead }|chased|the free men of { $place } across three fields
brief-battle-draw =
    .a = it|came|to blows { $at }, between { $whom } and the people there, and to nothing else
    .b = { $who }|fought|the people of { $place } till supper, and both went home to it
    .c = { $at }|{ $whom } pushed|, the people there pushed back, and nobody had moved by evening
    .d = neither { $whom } nor the people of { $place }|had|the better of a long day there
    .e = { $place }|was|as free after the fight with { $whom } as before it, and more tired
brief-assault-stormed =
    .a = { $whom }|took|{ $place } by storm
    .b = { $lead }|went|over the wall of { $place }, and the free people there went under the beds
    .c = the free walls of { $place }|were|climbed by { $whom }
brief-assault-repulse =
    .a = { $whom }|tried|the walls of { $place } and thought better of it
    .b = from the walls of { $place }|the townsfolk threw|everything down on { $whom }, and last of all the ladders
    .c = { $lead }|lost|men under { $place }, and gained a view of it
cost =
    .a = it|cost|{ $victor } { $mylost } and { $loser } { $yourlost }
    .b = the victors|buried|{ $mylost }, the vanquished { $yourlost }
    .c = of the one side|lay|{ $mylost } on the field, of the other { $yourlost }
    .d = { $mylost } for { $yourlost }|was|the price, as such things are reckoned
    .e = the surgeons|wrote|down { $mylost } for { $victor } and { $yourlost } for { $loser }
    .f = { $victor }|paid|{ $mylost } for it; { $loser }, { $yourlost }
cost-draw =
    .a = the field|cost|{ $whom } { $wholost } and { $foe } { $foelost }, and gained nobody a furrow
    .b = for nothing at all|died|{ $wholost } of the one and { $foelost } of the other
    .c = { $wholost } and { $foelost }|were|the figures, if anybody asks what it was for
cost-walls =
    .a = in the ditch|lay|{ $yourlost } of { $loser }
    .b = the ladders|cost|{ $loser } { $yourlost }
    .c = { $yourlost } of { $loser }|had|seen the top of the wall, or nearly
cost-upset =
    .a = the recorder|adds|that the victors had been the fewer, { $mystrong } to { $yourstrong }
    .b = for those who like figures,|it was|{ $mystrong } against { $yourstrong }, and the { $mystrong } won
    .c = nobody|would have|given much for { $mystrong } against { $yourstrong }, and nobody was asked
cost-boast =
    .a = the recorder|adds|that the victors were { $mystrong }, the vanquished { $yourstrong }, and that arithmetic also fought that day
    .b = the recorder, who has counted,|makes|it { $mystrong } against { $yourstrong }
    .c = soberly told|it was|{ $mystrong } against { $yourstrong }, and cost { $mylost } and { $yourlost }
destroyed =
    .a = { $destroyed ->
        [one] a banner of { $loser } never gathered again
       *[other] { SPELL($destroyed) } banners of { $loser } never gathered again
    }
    .b = { $destroyed ->
        [one] one banner of { $loser } went home in the victors' wagons, as cloth
       *[other] { SPELL($destroyed) } banners of { $loser } went home in the victors' wagons, as cloth
    }
    .c = { $destroyed ->
        [one] with the day { $loser } lost a banner, and everybody who had stood under it
       *[other] with the day { $loser } lost { SPELL($destroyed) } banners, and everybody who had stood under them
    }
pursuit-dispersed =
    .a = { $victor }|hunted|{ $loser } through the night until there was nobody left to hunt, only wagons
    .b = { $loser }|threw|away their wagons and then their shields
pursuit-shadowed =
    .a = { $victor }|followed|{ $loser } and made them pay for every mile
    .b-hills = { $victor }|hung|on the heels of { $loser } to the edge of the hills
    .c-river = at every ford|{ $loser } left|some for { $victor }
pursuit-general =
    .a = the riders of { $victorrealm }|got|near enough to the enemy's general to describe the buttons
    .b = { $victor }|cut|down the rearmost of { $loser }, and there were many rearmost
pursuit-baggage =
    .a = { $loser }|left|their wagons standing
    .b = the whole baggage|fell|to { $victor }
    .c = { $victor }|dined|that night on what { $loser } had packed
pursuit-covered =
    .a = a stubborn rearguard|kept|it from being worse
    .b = dusk and a good sergeant|saved|the rest of { $loser }
pursuit-rear-guard =
    .a = { $victor }|went|after them too fast, and ran into the rearguard, which had been waiting for somebody
    .b = the chase|cost|{ $victor } more than they cared to write down
obituary-first =
    .a = for { $fallen }|it was|the first field and the last
    .b = { $fallen }|fell|there, of whom nothing else is known
    .c = among the dead|was|{ $fallen }, who had been looking forward to it
obituary =
    .a = { $fallen }|had|led { SPELL($fights) } battles and won { $wins ->
        [0] none
        [one] one
       *[other] { SPELL($wins) }
    }; this was the end of the count
    .b = { $fallen }|lay|among the dead, after { SPELL($fights) } battles
run =
    .a = it|was|the { $run ->
        [3] third
        [4] fourth
        [5] fifth
       *[other] latest
    } victory in a row for { $chief }
    .b = { $chief }|had|now won { SPELL($run) } times running, and mothers sang of it, on both sides, differently
run-ends =
    .a = nobody|had|ever yet seen the back of { $beaten }; now everyone had
    .b = until that day|{ $beaten } had|never lost
year-opens =
    .a = So the year went out
    .b = That was the year, and the recorder turns the sheet over to see what is on the back
    .c = When the snow lay over all of it alike, the recorder added up
    .d = Of such a year one asks in the end who has what
    .e = With that the year was told, all but its sum
    .f = It is the custom to close a year with figures
year-rise =
    .a = { $holder }|had|risen most: it closed the year with { SPELL($now) } settlements, { SPELL($by) } more than it had opened it with
    .b = it|had been|a good year for { $holder }, which now counted { SPELL($now) } settlements, { SPELL($by) } of them more than in spring
    .c = { $holder }|went|into the new year with { SPELL($now) } settlements, the richer by { SPELL($by) }
    .d = nobody|had|done better than { $holder }: { SPELL($now) } settlements, where there had been { SPELL($by) } fewer
year-fall =
    .a = { $now ->
        [0] { $holder } had nothing left at all of what it had called its own
        [one] { $holder } had one settlement left, { SPELL($by) } fewer than in spring
       *[other] { $holder } had { SPELL($now) } left, { SPELL($by) } fewer than in spring
    }
    .b = { $now ->
        [0] For { $holder } there was no longer anything to count
        [one] { $holder } was poorer by { SPELL($by) } settlements, and held on to one
       *[other] { $holder } was poorer by { SPELL($by) } settlements, and held on to { SPELL($now) }
    }
    .c = { $now ->
        [0] Of { $holder }, which had once counted { SPELL($height) } settlements, there was not one left
        [one] { $holder }, which in its best days had counted { SPELL($height) }, was down to one
       *[other] { $holder }, which in its best days had counted { SPELL($height) }, was down to { SPELL($now) }
    }
year-still =
    .a = nobody|was|much the richer for it, or much the poorer
    .b = the borders|lay|nearly where they had lain in spring, only more trodden
    .c = for all that had been done|there was|little to enter: everybody had about what he had had
feud-tally =
    .a = in the war of { $first } and { $second }|{ $first } had|by now taken a place from the other { SPELL($ours) } times, and { $second } { $theirs ->
        [one] once
        [2] twice
       *[other] { SPELL($theirs) } times
    }
    .b = { $first }|had|struck { $second } out of { SPELL($ours) } places so far, and been struck out of { SPELL($theirs) } in return
    .c = between { $first } and { $second }|it stood|at { SPELL($ours) } to { SPELL($theirs) }, in towns and villages taken, and neither had signed anything
feud-even =
    .a = { $first } and { $second }|had|each taken { SPELL($ours) } places from the other by now, which makes a great many flags and no progress
    .b = in the war of { $first } and { $second }|it stood|at { SPELL($ours) } all
feud-prey =
    .a = { $first }|had|taken { SPELL($ours) } places from { $second } by now, and { $second } not one from { $first }
    .b = from { $second }|{ $first } had had|{ SPELL($ours) } places so far, and given back none
year-siege =
    .a = and before { $town }|the fires of { $holder } were|still burning
    .b = how it would end before { $town },|nobody knew|, least of all { $holder }, whose tents still stood there
    .c = one thing|was|not over: { $holder } still lay before { $town }
year-captain =
    .a = no captain|had|had a better year than { $hero }, who won { SPELL($times) } battles in it
    .b = the name one heard in the taverns|was|that of { $hero }, after { SPELL($times) } victories
    .c = { $hero }|had|won { $times ->
        [2] twice
       *[other] { SPELL($times) } times
    } that year, more than anybody else, and was said to sleep badly

## The end

ending-score =
    .a = When the reckoning was made, { $first } stood first with { $best } points, and { $second } next with { $next }.
    .b = Those who count such things gave { $first } { $best } points and { $second } { $next }, and so it was { $first }'s war.
ending-tie =
    .a = When the reckoning was made, { $first } and { $second } stood level at { $best }, and both had bells rung.
ending-last =
    .a = In the end there was { $first }, and nobody else.
ending-town =
    .a = no place|had|seen more than { $town }: { SPELL($masters) } flags in the space of these pages, that of { $owner } the last
    .b = as for { $town },|it had|had { SPELL($masters) } masters, of whom { $owner } is only the latest
ending-owed =
    .a = and { $wrong }|is,|in { $holder }, not forgotten
    .b = in { $holder }|they still speak|of { $wrong }
ending =
    .a = Here the recorder lays down his pen, wipes it, and does not put it far away.
    .b = So far the recorder, who was there, or knew somebody who was.

## Over the year: short, in the present.

in-which-battle-scattered =
    .a = { $victor } break { $loser } { $at }
    .b = { $loser } run as far as they can from { $place }
    .c = { $victor } sweep { $place } clean
in-which-battle-defeated =
    .a = { $victor } win { $at }
    .b = { $loser } are taught something { $at }
    .c = { $loser } come to dislike the name of { $place }
in-which-battle-draw =
    .a = much is fought { $at } and nothing decided
in-which-assault-stormed =
    .a = { $victor } take { $place } by the ladder
    .b = { $place } falls to { $victor }
in-which-assault-repulse =
    .a = the walls of { $place } prove to be walls
in-which-dragons =
    .a = dragons settle nobody's quarrel
    .b = the sky over { $place } is not empty
    .c = somebody wakes what should have slept
    .d = dragons take no sides
in-which-capital-falls =
    .a = { $foerealm } loses its seat
    .b = { $place } bows
in-which-realm-out =
    .a = { $realm } comes to an end
in-which-pact-shown =
    .a = a parchment is nailed up
in-which-taken =
    .a = { $place } opens once more
    .b = { $place } changes hands
    .c = { $realm } finds { $place } unlocked
in-which-razed =
    .a = { $place } burns
    .b = { $realm } plays with fire
in-which-razed-own =
    .a = { $realm } burns what it owns
    .b = { $realm } makes war on itself
    .c = { $place } is not safe from its friends
in-which-fallen =
    .a = { $place } falls at last
in-which-siege-begins =
    .a = { $realm } sits down before { $place }
in-which-palace =
    .a = a knife comes to { $place }
in-which-winter-rebellion =
    .a = { $place } serves nobody
in-which-winter-plague =
    .a = { $place } paints crosses on its doors
    .b = the bells of { $place } are forbidden
in-which-winter-treachery =
    .a = { $place } thinks again
in-which-winter-famine =
    .a = { $realm } bakes with bark
in-which-winter-peasant-revolt =
    .a = scythes are straightened in { $realm }
in-which-resists =
    .a = { $place } says no
    .b = { $realm } is laughed at in { $place }
in-which-mission-absorbed =
    .a = { $place } is talked into it
in-which-frozen =
    .a = { $realm } learns about snow
in-which-starved =
    .a = { $realm } goes hungry
in-which-sea =
    .a = there is noise off { $place }

crowns = { $n ->
    [one] a crown
   *[other] { $n } crowns
}
