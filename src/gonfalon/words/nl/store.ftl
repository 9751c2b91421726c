## Veldtochtbestanden, regelwerken en spelers.

ruleset-not-playable = “{ $name }” kan nog niet worden gespeeld; deze wel: { $playable }.
ruleset-without-part = “{ $name }” brengt niets mee voor { $floor }.
player-unknown = Er is geen computerspeler “{ $name }”; er zijn { $players }.
campaign-unreadable = { $path } kan niet worden gelezen: { $problem }.
campaign-no-file = { $path } is geen veldtocht: { $problem }.
campaign-damaged = { $path } is beschadigd in { $part }: { $problem }.
campaign-too-large = { $path } is uitgepakt groter dan { $most } MB, en dat is geen veldtocht.
campaign-many-parts = { $path } heeft meer delen dan een veldtocht, en dat zijn er hoogstens { $most }.
campaign-too-many = { $path } heeft meer dan { $most } regels in { $part }, en dat is geen veldtocht.
campaign-line-long = { $path } heeft in { $part } een regel van meer dan { $most } MB, en dat is geen veldtocht.
campaign-other-secret = Het geheim van de dobbelstenen in { $path } is niet het geheim dat is vastgelegd.
campaign-contradicts = { $path } spreekt zichzelf tegen: volgens de beschrijving is { $field } “{ $told }”, volgens het logboek “{ $logged }”.
campaign-parts = { $path } bevat “{ $part }” tweemaal of ten overvloede: een veldtocht bevat { $parts }, elk eenmaal, en niets anders.
proof-bad-dice = De eerste foute worp is nummer { $index } van invoer { $number }: het geheim geeft andere dobbelstenen.
proof-events = Regel { $line } van events.jsonl is niet waar het logboek toe leidt: vervalst, weggelaten of toegevoegd.
proof-events-older = Vanaf regel { $line } vertelt events.jsonl het anders dan deze regels (versie { $now }); er is met versie { $version } gespeeld, en dat kan de reden zijn. De gebeurtenissen zijn niet gecontroleerd.
proof-other-seal = Dit is niet de veldtocht van het zegel { $noted }: dit bestand heeft { $found }.

## Het archief van veldtochten.

store-only-sqlite = Veldtochten worden vooralsnog in SQLite bewaard, niet in { $url }: noem een map, of sqlite:///BESTAND.
store-no-folder = { $folder } kan niet voor veldtochten worden gebruikt: { $problem }.
store-none = Er zijn nog geen veldtochten in { $folder }.
store-goes-on = De veldtocht staat niet stil: er valt niets te beslissen.
store-cannot-go-on = De huidige regels kunnen deze veldtocht niet vanaf het begin naspelen. Speel verder met de versie van het programma waarmee hij begonnen is.
store-locked = Gonfalon draait al met de veldtochten in { $folder } (proces { $process }). Gebruik die, stop die eerst, of noem een andere map.
store-damaged = { $file } is beschadigd ({ $problem }). Zet er een kopie voor in de plaats; die van vóór een nieuwe versie staan ernaast in de map “backups”.
store-parts-damaged = { $file } is beschadigd waar het { $parts } bewaart. Zet er een kopie voor in de plaats; die van vóór een nieuwe versie staan ernaast in de map “backups”. Of start met --force, dat verdergaat met wat leesbaar is.
store-mended = Bewaarpunten of gebeurtenissen in { $file } waren beschadigd en worden opnieuw gemaakt uit de logboeken, die heel zijn. Het beschadigde bestand is bewaard als { $copy }.
store-missing = Er is geen databank meer in { $file }, hoewel die er was. Zet er een kopie voor in de plaats; die van vóór een nieuwe versie staan ernaast in de map “backups”. Of start met --force, dat zonder begint.
store-another = { $file } is niet de databank die hier het laatst is gebruikt. Zet die op haar plaats, of start met --force, dat verdergaat met wat er is.
store-behind = { $file } mist { $lost ->
    [one] het laatste wat erin is geschreven
   *[other] de laatste { $lost } dingen die erin zijn geschreven
 }: het is een oudere kopie, of het logboek ervan (-wal) is afgekapt of weggehaald. Zet het hele bestand op zijn plaats, of start met --force, dat verdergaat met wat er is.
store-lost = { $file } is gewist, verplaatst of vervangen terwijl het in gebruik was. Er wordt niets meer bewaard tot de server opnieuw is gestart; wat eerder is bevestigd, staat in het oude bestand.
store-campaign-damaged = Wat naast het logboek van veldtocht { $id } is bewaard, is beschadigd, misschien ook het geheim van de dobbelstenen. Haal de veldtocht opnieuw binnen uit een bestand, of zet een kopie van de databank op haar plaats.
store-paper-damaged = Een brief of een regel van de kroniek van veldtocht { $id } is beschadigd. Zet een kopie van de databank op haar plaats.
store-log-short = Het einde van het logboek ontbreekt: het heeft { $number } regels, en er zijn er { $length } geschreven.
store-put-right = Anderen konden { $path } lezen, waarin de geheimen van iedereen staan; nu kun alleen jij dat.
store-others = Anderen kunnen { $path } lezen, waarin de geheimen van iedereen staan, en het is van iemand anders. Laat de eigenaar het voor anderen sluiten (chmod go-rwx), of noem een andere map.
store-fault = { $file } kon niet worden gelezen of geschreven: { $problem }. Er is niets veranderd.
store-not-ours = { $file } is een databank van iets anders.
store-newer = { $file } is door een nieuwere Gonfalon geschreven. Installeer die, of noem een andere map.
store-other-shape = { $file } is door een andere versie van Gonfalon geschreven; start eenmaal `gonfalon play`, dat werkt het bij.
store-closed = In de veldtochten kan niet meer worden geschreven.
store-no-campaign = Er is geen veldtocht { $id }.
store-no-frame = De terugblik heeft geen pagina { $number }.
store-name = Een naam heeft 1 tot { $longest } afdrukbare tekens, die allemaal te zien zijn.
store-name-taken = Er heet al iemand { $name }, of zo dat het er precies op lijkt. Kies een andere naam.
store-letter = Een brief heeft 1 tot { $longest } tekens.
store-no-invitation = Zo’n uitnodiging is er niet; vraag om een nieuwe link.
store-invitation-used = Deze uitnodiging is al gebruikt; vraag om een nieuwe link.
store-invitation-late = Deze uitnodiging is verlopen; vraag om een nieuwe link.
store-place = Een heerser of bevelhebber heeft een plaats; een spelleider of toeschouwer niet.
store-not-both = Wie spelleider is of was heeft alles gezien: die kan in die veldtocht geen plaats hebben, en wie er een heeft kan er geen spelleider zijn.
store-no-member = Niemand heeft die plaats nog; kijk opnieuw wie er is.
store-seat-taken = { $seat } heeft al een heerser.
store-nowhere = Er is hier geen thuismap; noem met --data een map voor de veldtochten.
campaign-view-only = { $path } bevat wat { $seat } van een lopende veldtocht kon zien. Het kan worden gelezen, maar niet gespeeld, nagespeeld of gecontroleerd.

## gonfalon list, export en import

help-list = De veldtochten in de gegevensmap, de laatste eerst.
help-list-data = de map; anders GONFALON_DATA, of waar programma's op dit systeem hun gegevens bewaren
help-list-json = als JSON
help-export = Schrijf een veldtocht uit de gegevensmap naar één bestand, met alles erin.
help-export-campaign = de veldtocht, zoals `gonfalon list` die toont
help-export-file = het te schrijven bestand, eindigend op .gonfalon
help-export-data = de map; anders GONFALON_DATA, of waar programma's op dit systeem hun gegevens bewaren
help-import = Neem de veldtocht van een bestand op in de gegevensmap; drukt het kenmerk af.
help-import-file = de veldtocht
help-import-data = de map; anders GONFALON_DATA, of waar programma's op dit systeem hun gegevens bewaren
help-import-name = hoe die heet; anders als het bestand
list-id = kenmerk
list-name = naam
list-ruleset = regels
list-when = wanneer
list-waiting = wacht op
list-last = laatste invoer
list-moment = { $month ->
    [0] jaar { $year }
   *[other] jaar { $year }, maand { $month }
 }
list-over = afgelopen, winnaar { $winner }
list-paused = onderbroken
export-done = { $path } bevat de hele veldtocht, met de geheimen van iedereen.

## Wat het archief kost

bench-title-store-append = Een antwoord op schijf
bench-how-store-append = { $players } veldtochten tegelijk, waarin steeds de volgende antwoordt zodra het vorige bewaard is, op de schijf van deze map; 10 van elk in { $runs } keer
bench-title-store-resume = Een lange veldtocht hervatten
bench-how-store-resume = { $years } jaar van vier spelers op goed geluk, uit het archief gehaald met alles wat er is verteld; { $runs } keer
