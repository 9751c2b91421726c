## De boeken van de pagina: winter, kroniek, terugblik, brieven, gordijn, einde, spelleider, mensen.

# De kroniek, door de server geschreven.
books-pen-text = Schrijf iets, hoogstens { $longest } tekens lang.
# Van alle boeken.
books-asked = Aan jou de vraag: { $question }
books-cancel = Annuleren
books-gone = Deze veldtocht is verwijderd, of je hebt er geen plaats meer.
books-home = Naar mijn veldtochten
books-year = Jaar { $year }
books-space = Spatie
books-less = Minder: { $what }
books-more = Meer: { $what }
books-people = Mensen en uitnodigingen
books-export = Een kopie van de veldtocht bewaren
books-seal = Het zegel van deze veldtocht
books-seal-what = Noteer het. Het is de vingerafdruk van een geheim waaruit verzegelde dobbelstenen vallen en computerspelers hun geluk putten. Als de veldtocht voorbij is, wordt het geheim geopend; wie het zegel noteerde, kan dan met gonfalon verify --commitment nagaan dat met geen dobbelsteen en geen computerspeler is geknoeid, en dat het bestand van deze veldtocht is.
books-concede = Opgeven…
books-concede-sure = De oorlog opgeven?
books-concede-what = Je rijk doet niet meer mee. Je banieren verdwijnen van de kaart, en de anderen spelen verder.
books-concede-undo = Dit kan alleen met instemming van de anderen worden teruggenomen.
books-concede-not = Doorvechten
books-concede-do = Opgeven

# Winter.
books-winter-path = De fasen van de winter
books-winter-ledger = Het boek van de winter
books-winter-here = hier ben je
books-winter-incomes = Wat er binnenkwam
books-winter-gathered = Geïnd
books-winter-spent = uitgegeven
books-winter-now = nu
books-winter-planned = gepland
books-winter-left = over
books-winter-too-much = te veel: neem wat terug
books-winter-bar-left = over
books-winter-spent-nothing = Niets uitgegeven.
books-winter-nothing = Er is nu niets dat je zou kunnen kopen.
books-winter-more = Er is meer mogelijk dan hier past; een ander aantal kronen typ je in de woorden van de regels.
books-winter-upto = hoogstens { $most }
books-winter-all = Alle { $amount }
books-winter-aside = Kronen opzijgezet voor { $phase }
books-winter-note-planned = { $crowns } gepland
books-winter-warning = { $crowns ->
    [one] Eén kroon heeft
   *[other] { $crowns } kronen hebben
 } nog geen doel. Wat in de lente over is, gaat verloren.
books-winter-map = De kaart tonen
books-winter-board = Het winterbord tonen

# Kroniek.
books-chronicle-of = De kroniek van { $name }
books-chronicle-nothing = Er is nog niets gebeurd dat het vertellen waard is.
books-chronicle-previous = Vroeger
books-chronicle-next = Later
books-chronicle-go = Ga naar
books-chronicle-take = Meenemen…
books-chronicle-html = Als pagina voor elke browser
books-chronicle-markdown = Als Markdown
books-chronicle-print = Afdrukken
books-chronicle-edited = Hier schreef de kroniekschrijver
books-pen-holder = { $name } heeft de pen van de kroniekschrijver
books-pen-holder-hint = Wie de pen heeft, mag de kroniek aanvullen en anders verwoorden.
books-pen-yours = Je hebt de pen van de kroniekschrijver
books-pen-up = De pen opnemen
books-pen-down = De pen neerleggen
books-pen-pass = De pen doorgeven…
books-pen-pass-title = Wie schrijft er voortaan?
books-pen-pass-hint = Na een winter mag de kroniekschrijver de pen aan een andere heerser geven.
books-pen-pass-do = De pen doorgeven
books-pen-note = Een zin toevoegen
books-pen-note-hint = Dit staat in ieders kroniek als noot van de kroniekschrijver; schrijf dus niets wat anderen niet mogen weten.
books-pen-correct = Herschrijven
books-pen-correct-hint = Je woorden vervangen deze. Iedereen kan ze lezen; schrijf dus niets wat anderen niet mogen weten.
books-pen-account = Zelf vertellen
books-pen-account-hint = Je won deze slag, dus het verslag is van jou. Het hoeft niet waar te zijn.
books-pen-words = Je woorden
books-pen-length = { $length } van { $longest }
books-pen-write = Opschrijven

# Terugblik.
books-replay-mine = Wat ik toen wist
books-replay-everything = Alles, zoals het was
books-replay-closed = Alles gaat open wanneer de veldtocht voorbij is.
books-replay-opened = De veldtocht is voorbij: niets is nog verborgen.
books-replay-nothing = Er valt nog niets terug te zien. Kom terug wanneer de eerste maand voorbij is.
books-replay-map = De kaart zoals ze was: { $when }
books-replay-beside = Grafieken en redenen
books-replay-why = Redenen
books-replay-why-none = Geen computerspeler deed iets in deze maand.
books-replay-why-mine = Geen computerspeler deed deze maand iets voor je. De redenen van de anderen gaan open als de veldtocht voorbij is.
books-reasons-coming = Zij denken er nog eens over na …
books-deputy = Wat er voor je gedaan is, en waarom
books-deputy-private = Een computerspeler in zijn eigen woorden, deze maand en de vorige. Niemand anders leest ze voor de veldtocht voorbij is.
books-deputy-none = Geen computerspeler heeft deze of de vorige maand op jouw plaats gezeten.
books-replay-graphs = Grafieken
books-replay-tiles = vlaggen zijn openbaar
books-replay-strength = punten: wat verkenners of slagen me leerden
books-replay-revenue = kronen per winter, volgens de vlaggen
books-replay-unknown = onbekend
books-replay-month = Wanneer
books-replay-as-table = als tabel
books-replay-as-graph = als grafiek
books-replay-controls = Bediening van de terugblik
books-replay-slider = Maand
books-replay-back = Eén maand terug
books-replay-forward = Eén maand verder
books-replay-back-word = Terug
books-replay-forward-word = Verder
books-replay-play = Afspelen
books-replay-pause = Pauze
books-replay-play-pause = Afspelen of pauzeren
books-replay-speed = Snelheid
books-replay-speed-slow = langzaam
books-replay-speed-plain = gewoon
books-replay-speed-quick = snel

# Brieven en pacten.
books-letters = Brieven
books-letters-with = Brieven met
books-letters-thread = Brieven met { $name }
books-letters-private = Alleen jullie twee kunnen dit lezen.
books-letters-computer = Een computer speelt dit rijk. Hij tekent pacten; brieven leest hij niet.
books-letters-rulers-only = Brieven gaan tussen heersers. Je hebt hier geen rijk.
books-letters-none-yet = nog niets
books-letters-new = nieuw
books-letters-you = Jij
books-letters-empty = Tussen jou en { $name } is nog niets geschreven.
books-letters-write = Schrijf aan { $name }
books-letters-send = De brief versturen
books-pacts = Pacten
books-pacts-none = Er is geen pact dat je kent.
books-pacts-write = Een pact schrijven
books-pacts-write-title = Een pact met wie, en waarover?
books-pacts-write-hint = Schrijven is tekenen. De anderen wordt gevraagd te tekenen.
books-pacts-with = Met
books-pacts-words = De woorden
books-pacts-send = Tekenen en versturen
books-pacts-sign = Tekenen
books-pacts-show = Aan iedereen tonen…
books-pacts-show-title = Dit pact aan iedereen tonen?
books-pacts-show-hint = Iedereen zal het lezen en zien wie tekende. Het kan niet meer verborgen worden.
books-pacts-show-do = Tonen

# Het gordijn.
books-curtain-hand = Geef de laptop aan { $name }
books-curtain-next = { $realm } is aan zet. Er is niets te zien tot { $name } het zegt.
books-curtain-open = Ik ben { $name }, toon mijn tafel
books-curtain-pass = Geef de laptop aan { $name }
books-curtain-other = Nu zit { $name } hier
books-curtain-use-code = { $name } wil een code
books-curtain-set = Een code voor { $name }
books-curtain-keep = Deze code bewaren
books-curtain-code = De code van { $name }
books-curtain-wrong = Dat is de code niet.
books-curtain-away = { $name } is weg: laat een kapitein spelen
books-curtain-away-sure = Echt een kapitein laten spelen voor { $name }?
books-curtain-away-reason = { $name } was van tafel.

# Het einde.
books-end-over = { $name } · { $when }
books-end-winner = { $name } wint de oorlog
books-end-nobody = Niemand wint de oorlog
books-end-scores = De stand
books-end-place = Plaats
books-end-realm = Rijk
books-end-score = Punten
books-end-out = uitgeschakeld
books-end-chronicle = Lees de kroniek
books-end-replay = Bekijk het opnieuw
books-end-map = Bekijk de kaart
books-end-export = De hele veldtocht bewaren
books-end-opened = Alles is nu open: sterkten, plannen, pacten en dobbelstenen.
books-dice-check = Waren de dobbelstenen eerlijk?
books-dice-what = Voor de eerste worp werd een zegel bekendgemaakt: de vingerafdruk van een geheim getal. Elke verzegelde dobbelsteen, en het geluk van elke computerspeler, kwam uit dat geheim en zijn plaats in het logboek. Nu is het geheim open en kan iedereen beide nagaan.
books-dice-commitment = Zegel
books-dice-secret = Geheim
books-dice-do = Het zegel hier nagaan
books-dice-fits = Het geheim past bij het zegel.
books-dice-differs = Het geheim past niet bij het zegel.
books-dice-verify = Om elke worp na te gaan: bewaar de veldtocht en voer uit:
books-dice-typed = De dobbelstenen van deze veldtocht vielen op je eigen tafel; er valt niets na te gaan.

# De spelleider.
books-umpire-title = De stoel van de spelleider
books-umpire-sees = Wie hier zit, ziet alles: elke sterkte, elk plan, elk geheim van alle rijken.
books-umpire-open = Wat een spelleider doet, komt met de reden in het logboek, en iedereen kan het lezen.
books-umpire-sit = Gaan zitten en alles zien
books-umpire-reason = Reden, voor iedereen te lezen
books-umpire-reason-like = verliezen waren dubbel getypt
books-umpire-choose = Kies…
books-umpire-what = Wat er verbeterd moet worden
books-umpire-correct = Verbeteren
books-umpire-correct-hint = De stap die gespeeld wordt begint opnieuw; antwoorden daarin vervallen.
books-umpire-correct-do = Verbeteren
books-umpire-answer = Voor iemand antwoorden
books-umpire-answer-hint = Voor een heerser die weg is en iedereen laat wachten.
books-umpire-answer-do = In diens plaats antwoorden
books-umpire-nobody-waits = Op niemand wordt gewacht
books-umpire-seat = Plaats aan tafel
books-umpire-their-answer = Het antwoord
books-umpire-seats = Wie er speelt
books-umpire-seats-hint = Een computer kan een plaats innemen terwijl de heerser weg is, en haar teruggeven.
books-umpire-seats-do = De plaats wisselen
books-umpire-person = een mens
books-umpire-plays = Gespeeld door
books-umpire-running = Pauze
books-umpire-paused = Gepauzeerd
books-umpire-pause-hint = Een gepauzeerde veldtocht neemt geen antwoorden aan, en computerspelers denken niet verder.
books-umpire-running-now = De veldtocht loopt.
books-umpire-paused-now = De veldtocht staat stil.
books-umpire-pause = De veldtocht pauzeren
books-umpire-resume = Verder laten gaan
books-umpire-docket = Terugnemen of opnieuw gooien
books-umpire-docket-hint = Alles vanaf daar vervalt. Gevallen dobbelstenen worden niet opnieuw gebruikt.
books-umpire-docket-which = Vanaf waar
books-umpire-docket-nothing = Er is nog niets gespeeld.
books-umpire-docket-how = Hoe
books-umpire-undo = Terugnemen
books-umpire-reroll = De dobbelstenen opnieuw gooien
books-umpire-judged = Wat spelleiders deden
books-umpire-judged-nothing = Tot nu toe niets.

# Wat een winter overlaat, door de server verteld.
winter-gain-troops = { $points } punten
books-umpire-correct-nothing = Er valt nu niets te verbeteren.
books-umpire-correct-change = { $label }: { $before } → { $after }
books-umpire-correct-unknown = onbekend
