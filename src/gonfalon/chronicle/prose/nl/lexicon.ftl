### Namen, soorten, voornaamwoorden, data, verbindingswoorden. De/het staat hier en nergens anders.

and = en
they = ze
    .whose = hun
pron-m = hij
pron-f = zij
others = nog { $n } andere
find = { $towns } voor { $realm }
loss = { $towns } van { $foerealm } naar { $realm }
loss-back = { $towns } van { $foerealm } naar { $realm } en terug
adverbials = eromheen nieuw nieuwe hoe één liever nog nuchter waar wekenlang aan achter bij binnen boven door in met na naar nabij om onder op over per rond sinds te tegen tijdens toen tot tussen uit van vanaf vanuit vanwege voor wat zonder 's

free = de vrije plaatsen
    .folk = de burgers
risen = de verrezen doden
    .folk = de verrezen doden
race-men = Mensen
    .folk = de mannen van { $realm }
    .short = de mannen
race-empire = Keizerlijken
    .folk = de Keizerlijken van { $realm }
    .short = de Keizerlijken
race-bretonnians = Bretonniërs
    .folk = de Bretonniërs van { $realm }
    .short = de Bretonniërs
race-dwarfs = Dwergen
    .folk = de Dwergen van { $realm }
    .short = de Dwergen
race-orcs-and-goblins = Orks en Gobelins
    .folk = de Orks van { $realm }
    .short = de Orks
race-high-elves = Hoge Elven
    .folk = de Hoge Elven van { $realm }
    .short = de Hoge Elven
race-wood-elves = Boselven
    .folk = de Boselven van { $realm }
    .short = de Boselven
race-dark-elves = Duistere Elven
    .folk = de Duistere Elven van { $realm }
    .short = de Duistere Elven
race-skaven = Skaven
    .folk = de Skaven van { $realm }
    .short = de Skaven
race-undead = Ondoden
    .folk = de Doden van { $realm }
    .short = de Doden
race-chaos = Chaos
    .folk = de benden van { $realm }
    .short = de benden
race-like = van hetzelfde volk
    .short = die van { $realm }

title-captain = kapitein { $name }
    .gender = m
title-count = graaf { $name }
    .gender = m
title-baroness = barones { $name }
    .gender = f
title-marshal = maarschalk { $name }
    .gender = m
title-knight = vrouwe { $name }
    .gender = f
title-duke = hertog { $name }
    .gender = m
title-margravine = markgravin { $name }
    .gender = f
title-thane = than { $name }
    .gender = m
title-ironmaster = ijzermeester { $name }
    .gender = m
title-highking = hoge koning { $name }
    .gender = m
title-chief = opperhoofd { $name }
    .gender = m
title-boss = baas { $name }
    .gender = m
title-bigboss = grote baas { $name }
    .gender = m
title-warlord = krijgsheer { $name }
    .gender = m
title-lord = heer { $name }
    .gender = m
title-lady = jonkvrouw { $name }
    .gender = f
title-swordsinger = { $name } de Zwaardzangster
    .gender = f
title-prince = prins { $name }
    .gender = m
title-queen = koningin { $name }
    .gender = f
title-claw = klauwleider { $name }
    .gender = m
title-packmaster = roedelmeester { $name }
    .gender = m
title-fang = tandleider { $name }
    .gender = m
title-greyseer = ziener { $name }
    .gender = m
title-wight = de schim { $name }
    .gender = m
title-baronofdust = stofbaron { $name }
    .gender = m
title-countess = gravin { $name }
    .gender = f
title-tombking = grafkoning { $name }
    .gender = m

some-village = { $n ->
    [one] het dorp { $names }
   *[other] de dorpen { $names }
}
some-fortress = { $n ->
    [one] de burcht { $names }
   *[other] de burchten { $names }
}
some-city = { $n ->
    [one] de stad { $names }
   *[other] de steden { $names }
}
some-capital = { $names }
some-land = { $names }

at-town = bij { $place }
at-land = in { $place }
land-mountains = de bergen { $way } van { $near }
land-wood = de bossen { $way } van { $near }
land-hills = de heuvels { $way } van { $near }
land-river = de uiterwaarden { $way } van { $near }
land-sea = het kustland { $way } van { $near }
land-plain = het open land { $way } van { $near }
wild-mountains = de bergen zonder naam
wild-wood = de diepe bossen
wild-hills = de verre heuvels
wild-river = het wilde rivierland
wild-sea = het lege kustland
wild-plain = de wijde heide
way-north = ten noorden
way-north-east = ten noordoosten
way-east = ten oosten
way-south-east = ten zuidoosten
way-south = ten zuiden
way-south-west = ten zuidwesten
way-west = ten westen
way-north-west = ten noordwesten

colour-red = rode
colour-blue = blauwe
colour-yellow = gele
colour-green = groene
colour-purple = paarse
colour-black = zwarte
colour-white = witte
colour-brown = bruine
colour-grey = grijze
colour-orange = oranje
colour-teal = zeegroene
colour-pink = roze
colour-gold = gouden

year-plain = Jaar { $n }
year-animal = Het jaar van de { $adjective } { $animal }
before = Voor de eerste maand
winter = Winter
winter-season = Winterseizoen
turn = Beurt { $n }
month = De { $nth } maand
date = { $nth } maand van { $year }
ordinal = { $n }e
nth-1 = eerste
nth-2 = tweede
nth-3 = derde
nth-4 = vierde
nth-5 = vijfde
nth-6 = zesde
nth-7 = zevende
nth-8 = achtste
nth-9 = negende
nth-10 = tiende
nth-11 = elfde
nth-12 = twaalfde
adjective-leaping = Springende
adjective-red = Rode
adjective-fiery = Vurige
adjective-dark = Duistere
adjective-screaming = Krijsende
adjective-dancing = Dansende
adjective-dire = Gruwelijke
adjective-fighting = Vechtende
adjective-grim = Grimmige
adjective-gaunt = Uitgemergelde
adjective-destroying = Verwoestende
adjective-mad = Dolle
animal-bear = Beer
animal-cat = Kat
animal-dog = Hond
animal-dragon = Draak
animal-eagle = Adelaar
animal-fox = Vos
animal-griffon = Griffioen
animal-hydra = Hydra
animal-lion = Leeuw
animal-tiger = Tijger

argument = waarin { $heads }
account = zoals { $victor } het vertellen
remark = de kroniekschrijver voegt eraan toe
by-recorder = toegevoegd door de kroniekschrijver

## Wat vooraan in de zin kan staan. De persoonsvorm volgt vanzelf; & is een voegwoord, dan blijft de volgorde.

front-elsewhere =
    .a = Verder
    .b = Elders
    .c = Voor het overige
    .d = In de kantlijn van die maand
    .e = Daarnaast
    .f = In de rest van de wereld
    .g = Overigens
    .h = Verderop
front-meanwhile =
    .a = Intussen
    .b = In diezelfde weken
    .c = Ver daarvandaan
    .d = Omstreeks die tijd
    .e = Terwijl dit gaande was,
    .f = Aan een andere grens
    .g = In een andere hoek van de kaart
    .h = Onder dezelfde maan
front-then =
    .a = Daarna
    .b = Kort daarop
    .c = Nog voor de maand om was,
    .d = Vervolgens
    .e = Binnen enkele dagen
    .f = Toen
front-winter-then =
    .a = Daarna
    .b = Kort daarop
    .c = Vervolgens
    .d = Daarbij
    .e = Toen
front-answer =
    .a = Als antwoord daarop
    .b = Niet lang daarna
    .c = In ruil daarvoor
    .d = Zoals te verwachten was,
    .e = Bij wijze van weerwoord
front-away =
    .a = Terwijl { $foerealm } de andere kant op keek,
    .b = Nu de speren van { $foerealm } elders nodig waren,
    .c = Achter de rug van { $foerealm }
    .d = Zodra { $foerealm } het druk had,
front-again-small =
    .a = Ten slotte
    .b = &Ook wordt verteld:
    .c = Tot besluit
    .d = &Volledigheidshalve:
    .e = Als laatste
front-siege =
    .a = { $months ->
        [one] Na een maand wachten
       *[other] Na { SPELL($months) } maanden wachten
    }
    .b = { $months ->
        [one] In de tweede maand van het beleg
        [2] In de derde maand van het beleg
       *[other] Laat in het beleg
    }
    .c = { $months ->
        [one] Toen het beleg een maand oud was,
       *[other] Toen het beleg { SPELL($months) } maanden oud was,
    }
    .d = Toen de loopgraven allang klaar waren,
front-siege-wintered =
    .a = Toen het beleg een winter oud was,
    .b = Na een winter in de loopgraven
    .c = Toen de sneeuw over de loopgraven gekomen en gegaan was,
front-again =
    .a = Op dezelfde grond als tevoren
    .b = Waar al eerder was gevochten,
    .c = Alsof één slag daar niet genoeg was,
    .d = Over de botten van een vroegere dag heen
front-revenge =
    .a = Op het veld waar ze ooit verslagen waren,
    .b = Met een oude nederlaag nog in het gras
    .c = Op een plek die ze zich maar al te goed herinnerden,
front-fallen =
    .a = Op het veld waar { $earlier } was gesneuveld,
    .b = Niet ver van waar { $earlier } viel,
    .c = Waar { $earlier } begraven ligt,
front-evenings =
    .a = In de lange avonden
    .b = Bij het vuur
    .c = Terwijl de wegen dicht waren,
    .d = Tussen de sneeuwbuien door
    .e = In het holst van het jaar
    .f = Binnenskamers
front-snows =
    .a = Met de eerste vorst
    .b = Toen de legers naar huis gingen,
    .c = Toen de bladeren gevallen waren,
    .d = Op de lange terugweg
    .e = Voor de passen dichtgingen,
    .f = Aan het eind van het seizoen
front-autumn =
    .a = Bij de herfstequinox
    .b = Toen dag en nacht even lang waren,
    .c = In de laatste week van het koren
    .d = Toen het licht afnam,
front-spring =
    .a = Bij de lente-equinox
    .b = Toen het licht terugkeerde,
    .c = In de week van de eerste lammeren
    .d = Met de dooi
front-whispers =
    .a = In andermans gangen
    .b = 's Nachts
    .c = Achter gordijnen
    .d = &Wat messen en gefluister aangaat:
    .e = Onder kappen en mantels

## Onrecht, als iets wat men verschuldigd kan zijn en betalen.

wrong-razed = het platbranden van { $place }
wrong-taken = het verlies van { $place }
wrong-fallen = de dood van { $who }
wrong-fallen-betrayal = het verraad van { $place }
wrong-fallen-surrender = de honger van { $place }
wrong-fallen-terms = de sleutels van { $place }
wrong-fallen-empty = het verlies van { $place }
wrong-sea = de schepen bij { $place }
wrong-palace = het mes voor { $who }
wrong-winter-treachery = het verraad van { $place }
wrong-alliance-broken = het gebroken woord bij { $place }

deed-battle = die { $at } had gewonnen
deed-assault = die { $place } had ingenomen
deed-defence = die { $place } had gehouden

number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien
number-11 = elf
number-12 = twaalf
number-13 = dertien
number-14 = veertien
number-15 = vijftien
number-16 = zestien
number-17 = zeventien
number-18 = achttien
number-19 = negentien
number-20 = twintig
