## De server: wat iemand te horen krijgt als iets niet gebeurt.

csrf = Deze pagina is ouder dan de server; ze weet dat nu en probeert het opnieuw. Helpt dat niet, laad haar dan opnieuw.
server-sign-in = Meld je eerst aan.
server-wrong-password = Naam en wachtwoord horen niet bij elkaar.
server-no-sign-up = Nieuwe accounts worden hier niet aangenomen; vraag om een uitnodiging.
server-no-accounts = Aan deze tafel zijn geen accounts en geen uitnodigingen: wie aan de machine zit, heeft elke plaats.
server-forbidden = Dat is niet voor jou.
server-not-your-seat = De plaats { $seat } is niet van jou.
server-take-a-seat = Dat kan alleen wie een plaats heeft; noem de jouwe.
server-umpire-only = Dat kan alleen de spelleider.
server-owner-only = Dat kan alleen de eigenaar van de veldtocht.
server-operator-only = Dat kan alleen wie deze server beheert: met het metrics-token, of vanaf de machine zelf.
server-onlookers-only-look = Wie alleen toekijkt, kan dat niet.
server-too-often = Dat was te vaak; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } opnieuw.
server-often-enough = Dat was voorlopig vaak genoeg; probeer het over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 } opnieuw.
server-quota = { $what ->
    [campaigns] Je bezit { $most } veldtochten, en meer mag één persoon er niet; verwijder er eerst een.
    [letters] Deze plaats heeft in deze veldtocht { $most } brieven verstuurd; meer kunnen er niet worden bewaard.
    [pen] In de kroniek van deze veldtocht staan { $most } regels van mensen; er kan niets meer bij.
   *[other] Er staan nog { $most } uitnodigingen voor deze veldtocht open; trek er eerst een in.
 }
server-many-sets = Een wereld van meer dan { $most } sets tegels wordt op een server voor een groep niet gelegd.
server-busy = Er wordt nog aan { $most } wensen van je gewerkt, of de server heeft zijn handen vol; wacht tot er een paar klaar zijn.
server-many-streams = Meer dan { $most } open pagina’s kunnen hier niet worden bijgehouden; deze toont hoe het was toen ze werd geladen.
server-no-page = Op dit adres is niets.
server-no-method = Dat kan op dit adres niet.
server-too-large = Dat is groter dan alles wat dit adres aanneemt.
server-malformed = Dit adres neemt iets anders aan: { $problem }
server-malformed-deep = er zitten dingen in dingen, dieper dan { $most }.
server-malformed-half = het houdt halverwege op.
server-malformed-letters = er staan tekens in die niet kunnen worden opgeschreven.
server-our-mistake = Dit is onze fout, niet de jouwe. Er is niets veranderd; het is opgeschreven.
server-unavailable = De veldtochten kunnen nu niet worden gelezen of geschreven. Er is niets veranderd; wie deze server beheert is ingelicht.
server-other-host = Deze tafel is niet bereikbaar onder de naam { $host }.
server-other-origin = Een verandering moet van de pagina van deze tafel zelf komen, niet van { $origin }.
server-no-tile = Zo’n tegel is er niet.
server-no-map = Die kaart wordt hier niet meer bewaard; breng haar opnieuw.
server-read-anew = De veldtocht is net opnieuw gelezen; kijk er opnieuw naar en doe het dan.
server-stopped = De veldtocht staat stil, omdat de laatste regels van het logboek niet meer bij de spelregels passen: { $why }
server-paused = De veldtocht ligt stil: { $reason }
server-pause-why = Zeg waarom de veldtocht moet rusten; iedereen leest het.
server-ask-each = Elk van de anderen moet zelf instemmen.
server-no-request = Niemand vraagt je dat te mogen terugnemen.
server-nothing-to-take-back = Onder dat nummer is er niets dat je kunt terugnemen; bekijk de pagina opnieuw.
server-no-reader = Er is geen andere heerser { $seat } om aan te schrijven.
server-invite-what = Heersers en bevelhebbers worden voor een plaats uitgenodigd; spelleiders en toeschouwers niet.
server-say-your-name = Zeg hoe je heet.
server-not-yours-to-invite = { $role ->
    [ruler] Over { $seat } beschikt wie dat rijk regeert, of de spelleider; waar niemand het regeert, de eigenaar of de spelleider.
    [commander] Alleen wie een rijk regeert nodigt er bevelhebbers in uit.
   *[other] Spelleiders en toeschouwers worden uitgenodigd door de eigenaar van de veldtocht.
 }
server-not-yours-to-move = Over { $name } beslissen anderen: over bevelhebbers hun heerser, over spelleiders en toeschouwers de eigenaar, over heersers de spelleider, of de eigenaar als er geen spelleider is.
server-there-already = Je hebt deze plaats al.
server-no-such-person = Niemand met dat kenmerk doet mee aan deze veldtocht.
server-not-a-guest = { $name } heeft een account en komt terug met naam en wachtwoord.
server-guest-elsewhere = { $name } speelt ook elders, dus een link van hier brengt hem niet terug. Geef de plaats door, of verwijder hem en nodig hem opnieuw uit.
server-sign-out-first = Deze link is voor { $name }; meld je eerst af.
server-not-built =
    De pagina is niet gebouwd. In een checkout: "make page".
    In een geïnstalleerde Gonfalon is ze ingebouwd.

## Wat de lijsten zeggen.

server-quick-name = De oorlog om { $land }
server-when = { $ruleset ->
    [valhalla] Ronde { $year }
   *[other] { $month ->
        [0] Jaar { $year }, voor de eerste maand
       *[other] Jaar { $year }, maand { $month }
    }
 }
server-verdict = { $bad ->
    [0] { $sealed ->
        [one] De ene verzegelde worp viel
       *[other] Alle { $sealed } verzegelde worpen vielen
     } zoals beloofd{ $typed ->
        [0] .
        [one] ; één werd ingetypt.
       *[other] ; { $typed } werden ingetypt.
     }
   *[other] { $bad } van { $sealed } verzegelde worpen { $bad ->
        [one] viel
       *[other] vielen
     } niet zoals beloofd; ingetypt: { $typed }.
 }
server-player = { $name ->
    [squire] Schildknaap
    [captain] Kapitein
    [warlord] Krijgsheer
   *[other] { $name }
 }
server-player-blurb = { $name ->
    [squire] Doet wat hem invalt: toegestaan, snel, en voor niemand een gevaar.
    [captain] Kent het vak: voedt zijn leger, neemt wat zwak bezet is, en vecht niet met slechte kansen.
    [warlord] Kijkt verder dan een kapitein, en denkt het einde door.
   *[other] Een computerspeler.
 }

event-common-paused = De spelleider laat de veldtocht rusten: { $reason }
event-common-went-on = De veldtocht gaat verder. { $reason }
event-common-reread = De veldtocht gaat verder met nieuwere regels. { $reason }
event-common-member-came = { $role ->
    [ruler] { $person } gaat zitten en speelt { $seat }.
    [commander] { $person } komt erbij als bevelhebber van { $seat }.
    [umpire] { $person } neemt de stoel van de spelleider en ziet voortaan alles.
   *[other] { $person } komt toekijken.
 }
event-common-member-left = { $role ->
    [ruler] { $person } vertrekt en speelt { $seat } niet meer.
    [commander] { $person } vertrekt en is geen bevelhebber van { $seat } meer.
    [umpire] { $person } verlaat de stoel van de spelleider.
   *[other] { $person } kijkt niet meer toe.
 }
event-common-member-removed = { $role ->
    [ruler] { $doer } neemt { $person } { $seat } af.
    [commander] { $doer } ontslaat { $person }, bevelhebber van { $seat }.
    [umpire] { $doer } haalt { $person } van de stoel van de spelleider.
   *[other] { $doer } stuurt toeschouwer { $person } weg.
 }
event-common-member-renewed = { $role ->
    [ruler] { $doer } maakt een nieuwe link waarmee { $person } terugkomt bij { $seat }.
    [commander] { $doer } maakt een nieuwe link waarmee { $person } terugkomt als bevelhebber van { $seat }.
    [umpire] { $doer } maakt een nieuwe link waarmee { $person } terugkomt op de stoel van de spelleider.
   *[other] { $doer } maakt een nieuwe link waarmee toeschouwer { $person } terugkomt.
 }
event-common-member-returned = { $role ->
    [ruler] Met de nieuwe link is iemand als { $person } teruggekomen bij { $seat }.
    [commander] Met de nieuwe link is iemand teruggekomen als { $person }, bevelhebber van { $seat }.
    [umpire] Met de nieuwe link is iemand als { $person } teruggekomen op de stoel van de spelleider.
   *[other] Met de nieuwe link is iemand als { $person } teruggekomen om toe te kijken.
 }
event-common-member-handed = { $person } neemt { $seat } over van { $former }.
event-common-stood-in = De spelleider handelt voor { $who }: { $reason }

## De opdrachten play en serve.

help-play = Start de tafel op deze machine en opent haar in de browser; niemand anders kan erbij.
help-play-port = de poort om op te luisteren; 8731 tenzij je anders zegt, 0 voor een die vrij is
help-play-no-browser = alleen starten; open de pagina zelf
help-play-data = de map van je veldtochten; anders waar dit systeem zulke dingen bewaart
help-play-force = ook starten als er in de gegevensmap iets ontbreekt of beschadigd is, met wat er is
help-serve = Biedt de tafel aan een groep aan, met accounts en uitnodigingen.
help-serve-host = het adres om op te luisteren; 127.0.0.1 tenzij je anders zegt
help-serve-port = de poort om op te luisteren; 8731 tenzij je anders zegt
help-serve-database = een map, of sqlite:///BESTAND; anders de map van je veldtochten
help-serve-workers = hoeveel processen; met SQLite één
help-serve-config = een TOML-bestand met instellingen: host, port, database, workers, public_url, metrics_token, sign_up, proxies, headers_seconds, body_seconds
help-serve-force = ook starten als er in de gegevensmap iets ontbreekt of beschadigd is, met wat er is
serve-here = Gonfalon draait op { $url } (Ctrl-C beëindigt het)
serve-port = Op { $host }, poort { $port }, kan niets worden aangeboden: { $problem }. Noem een andere met --port.
serve-one-worker = Met SQLite bedient één proces iedereen; { $workers } kan niet.
serve-public-url = “{ $text }” is geen adres dat met http:// of https:// begint.
serve-proxies = “{ $text }” is geen adres of netwerk van een proxy, zoals 127.0.0.1 of 10.0.0.0/8.
serve-config-unreadable = { $file } kan niet worden gelezen: { $problem }.
serve-config-damaged = { $file } bevat een instelling die niet gaat: { $problem }
serve-environment = Een instelling in de omgeving (GONFALON_…) gaat niet: { $problem }

## De metingen.

bench-title-server-answers = Een duurzaam antwoord via de server
bench-how-server-answers = over HTTP aan één proces op SQLite met volle synchronisatie, op schijf als het bevestigd is; 48 veldtochten naast elkaar, elk 20 antwoorden, { $runs } keer
bench-title-server-connected = Een antwoord met 200 verbonden spelers
bench-how-server-connected = hetzelfde met 200 open stromen bij 50 veldtochten, het ene antwoord na het andere; van { $runs } is het slechtste het 99e percentiel
bench-title-server-told = Een antwoord, aan alle open pagina’s verteld
bench-how-server-told = van het verzenden van een antwoord tot de open pagina’s van alle vier de spelers, die het mogen weten, het gehoord hebben; { $runs } antwoorden
bench-title-page-script = Het script van de pagina
bench-how-page-script = alles, zoals de server het gecomprimeerd verzendt
bench-title-page-weight = De hele pagina
bench-how-page-weight = script, stijlen en lettertypen, zoals de server ze gecomprimeerd verzendt
bench-title-page-start = De startpagina, tot men er iets mee kan
bench-how-page-start = van het adres tot de knop die een veldtocht begint, in Chromium zonder iets bewaards; { $runs } keer
bench-title-page-table = De tafel, tot men er iets mee kan
bench-how-page-table = van het adres tot het eerste antwoord dat in een snelle veldtocht gegeven kan worden, in Chromium zonder iets bewaards; { $runs } keer
bench-no-playwright = Playwright is niet geïnstalleerd (het hoort bij het gereedschap voor ontwikkelaars).
bench-no-chromium = er is geen Chromium op deze machine.
