### Names, kinds, pronouns, dates, connectives. A place's, a realm's, a person's own name comes with the campaign.

and = and
they = they
    .whose = their
pron-m = he
pron-f = she
others = { $n } more
find = { $towns } for { $realm }
loss = { $towns } from { $foerealm } to { $realm }
loss-back = { $towns } from { $foerealm } to { $realm } and back
adverbials = how new that one above against among as at before behind beside between by for from in near of off on once out outside over rather round since soberly through to toward under until when where with within without

free = the free places
    .folk = the townsfolk
risen = the risen dead
    .folk = the risen dead
race-men = Men
    .folk = the Men of { $realm }
    .short = the Men
race-empire = Imperials
    .folk = the Imperials of { $realm }
    .short = the Imperials
race-bretonnians = Bretonnians
    .folk = the Bretonnians of { $realm }
    .short = the Bretonnians
race-dwarfs = Dwarfs
    .folk = the Dwarfs of { $realm }
    .short = the Dwarfs
race-orcs-and-goblins = Orcs and Goblins
    .folk = the Orcs of { $realm }
    .short = the Orcs
race-high-elves = High Elves
    .folk = the High Elves of { $realm }
    .short = the High Elves
race-wood-elves = Wood Elves
    .folk = the Wood Elves of { $realm }
    .short = the Wood Elves
race-dark-elves = Dark Elves
    .folk = the Dark Elves of { $realm }
    .short = the Dark Elves
race-skaven = Skaven
    .folk = the Skaven of { $realm }
    .short = the Skaven
race-undead = Undead
    .folk = the Dead of { $realm }
    .short = the Dead
race-chaos = Chaos
    .folk = the warbands of { $realm }
    .short = the warbands
race-like = of one people
    .short = those of { $realm }

title-captain = Captain { $name }
    .gender = m
title-count = Count { $name }
    .gender = m
title-baroness = Baroness { $name }
    .gender = f
title-marshal = Marshal { $name }
    .gender = m
title-knight = Dame { $name }
    .gender = f
title-duke = Duke { $name }
    .gender = m
title-margravine = Margravine { $name }
    .gender = f
title-thane = Thane { $name }
    .gender = m
title-ironmaster = Ironmaster { $name }
    .gender = m
title-highking = High King { $name }
    .gender = m
title-chief = Chief { $name }
    .gender = m
title-boss = Boss { $name }
    .gender = m
title-bigboss = Big Boss { $name }
    .gender = m
title-warlord = Warlord { $name }
    .gender = m
title-lord = Lord { $name }
    .gender = m
title-lady = Lady { $name }
    .gender = f
title-swordsinger = { $name } the Swordsinger
    .gender = f
title-prince = Prince { $name }
    .gender = m
title-queen = Queen { $name }
    .gender = f
title-claw = Clawleader { $name }
    .gender = m
title-packmaster = Packmaster { $name }
    .gender = m
title-fang = Fangleader { $name }
    .gender = m
title-greyseer = Seer { $name }
    .gender = m
title-wight = the wight { $name }
    .gender = m
title-baronofdust = Baron { $name } of the Dust
    .gender = m
title-countess = Countess { $name }
    .gender = f
title-tombking = Tomb King { $name }
    .gender = m

some-village = { $n ->
    [one] the village of { $names }
   *[other] the villages of { $names }
}
some-fortress = { $n ->
    [one] the fortress of { $names }
   *[other] the fortresses of { $names }
}
some-city = { $n ->
    [one] the city of { $names }
   *[other] the cities of { $names }
}
some-capital = { $names }
some-land = { $names }

at-town = at { $place }
at-land = in { $place }
land-mountains = the mountains { $way } of { $near }
land-wood = the woods { $way } of { $near }
land-hills = the hills { $way } of { $near }
land-river = the river meadows { $way } of { $near }
land-sea = the coastland { $way } of { $near }
land-plain = the open country { $way } of { $near }
wild-mountains = the nameless mountains
wild-wood = the deep woods
wild-hills = the far hills
wild-river = the wild river country
wild-sea = the empty coast
wild-plain = the wide heath
way-north = north
way-north-east = north-east
way-east = east
way-south-east = south-east
way-south = south
way-south-west = south-west
way-west = west
way-north-west = north-west

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-black = black
colour-white = white
colour-brown = brown
colour-grey = grey
colour-orange = orange
colour-teal = sea-green
colour-pink = rose
colour-gold = gold

year-plain = Year { $n }
year-animal = The year of the { $adjective } { $animal }
before = Before the first month
winter = Winter
winter-season = Winter Season
turn = Turn { $n }
month = The { $nth } month
date = { $nth } month of { $year }
ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
nth-1 = first
nth-2 = second
nth-3 = third
nth-4 = fourth
nth-5 = fifth
nth-6 = sixth
nth-7 = seventh
nth-8 = eighth
nth-9 = ninth
nth-10 = tenth
nth-11 = eleventh
nth-12 = twelfth
adjective-leaping = Leaping
adjective-red = Red
adjective-fiery = Fiery
adjective-dark = Dark
adjective-screaming = Screaming
adjective-dancing = Dancing
adjective-dire = Dire
adjective-fighting = Fighting
adjective-grim = Grim
adjective-gaunt = Gaunt
adjective-destroying = Destroying
adjective-mad = Mad
animal-bear = Bear
animal-cat = Cat
animal-dog = Dog
animal-dragon = Dragon
animal-eagle = Eagle
animal-fox = Fox
animal-griffon = Griffon
animal-hydra = Hydra
animal-lion = Lion
animal-tiger = Tiger

argument = in which { $heads }
account = as { $victor } tell it
remark = the recorder adds
by-recorder = added by the recorder

## What stands before a sentence. A leading & marks a plain conjunction.

front-elsewhere =
    .a = Of smaller things
    .b = Elsewhere
    .c = For the rest
    .d = In the margins of that month
    .e = Beyond that
    .f = As for the rest of the world
    .g = Otherwise
    .h = Further off
front-meanwhile =
    .a = Meanwhile
    .b = In those same weeks
    .c = Far from all this
    .d = At about that time
    .e = While this went on
    .f = On another border
    .g = In another quarter of the map
    .h = Under the same moon
front-then =
    .a = &Then
    .b = Soon after
    .c = Before the month was out
    .d = After that
    .e = Within days
    .f = &And then
front-winter-then =
    .a = &Then
    .b = Soon after
    .c = After that
    .d = Besides
    .e = &And then
front-answer =
    .a = In answer
    .b = Not long afterwards
    .c = In return
    .d = As was to be expected
    .e = By way of reply
front-away =
    .a = While { $foerealm } was looking the other way
    .b = With the spears of { $foerealm } busy elsewhere
    .c = Behind the back of { $foerealm }
    .d = Seeing { $foerealm } otherwise engaged
front-again-small =
    .a = Lastly
    .b = &It is also told:
    .c = To end with
    .d = &And, for completeness,
    .e = Finally
front-siege =
    .a = { $months ->
        [one] After a month of waiting
       *[other] After { SPELL($months) } months of waiting
    }
    .b = { $months ->
        [one] In the second month of the siege
        [2] In the third month of the siege
       *[other] Late in the siege
    }
    .c = { $months ->
        [one] The siege being a month old
       *[other] The siege being { SPELL($months) } months old
    }
    .d = With the siege lines long since dug
front-siege-wintered =
    .a = With the siege a winter old
    .b = After a winter in the trenches
    .c = The snow having come and gone over the siege lines
front-again =
    .a = On the same ground as before
    .b = Where they had fought already
    .c = As if one battle there were not enough
    .d = Over the bones of an earlier day
front-revenge =
    .a = On the very field where they had once been beaten
    .b = With an old defeat still lying about in the grass
    .c = At a place they had reason to remember
front-fallen =
    .a = On the field where { $earlier } had died
    .b = Not far from where { $earlier } fell
    .c = Where { $earlier } lies buried
front-evenings =
    .a = In the long evenings
    .b = By the fire
    .c = While the roads were closed
    .d = Between the snows
    .e = In the dead of the year
    .f = Indoors
front-snows =
    .a = With the first frost
    .b = As the armies turned home
    .c = When the leaves were down
    .d = On the long way back
    .e = Before the passes closed
    .f = At the season's end
front-autumn =
    .a = At the autumn equinox
    .b = When day and night were equal
    .c = In the last week of the corn
    .d = As the light went
front-spring =
    .a = At the spring equinox
    .b = When the light came back
    .c = In the week of the first lambs
    .d = With the thaw
front-whispers =
    .a = In other people's corridors
    .b = Of what is done by night
    .c = Behind curtains
    .d = As to knives and whispers
    .e = Under hoods

## Wrongs, as something that can be owed and paid.

wrong-razed = the burning of { $place }
wrong-taken = the loss of { $place }
wrong-fallen = the death of { $who }
wrong-fallen-betrayal = the treason of { $place }
wrong-fallen-surrender = the hunger of { $place }
wrong-fallen-terms = the keys of { $place }
wrong-fallen-empty = the loss of { $place }
wrong-sea = the ships off { $place }
wrong-palace = the knife meant for { $who }
wrong-winter-treachery = the treason of { $place }
wrong-alliance-broken = the broken word at { $place }

deed-battle = who had won { $at }
deed-assault = who had taken { $place }
deed-defence = who had held { $place }

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
