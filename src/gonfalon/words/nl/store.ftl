## Veldtochtbestanden, regelwerken en spelers.

ruleset-not-playable = “{ $name }” kan nog niet worden gespeeld; deze wel: { $playable }.
player-unknown = Er is geen computerspeler “{ $name }”; er zijn { $players }.
campaign-unreadable = { $path } kan niet worden gelezen: { $problem }.
campaign-no-file = { $path } is geen veldtocht: { $problem }.
campaign-damaged = { $path } is beschadigd in { $part }: { $problem }.
campaign-too-large = { $path } is uitgepakt groter dan { $most } MB, en dat is geen veldtocht.
campaign-other-secret = Het geheim van de dobbelstenen in { $path } is niet datgene wat is vastgelegd.

## Het archief van veldtochten.

store-only-sqlite = Veldtochten worden vooralsnog in SQLite bewaard, niet in { $url }: noem een map, of sqlite:///BESTAND.
store-no-folder = { $folder } kan niet voor veldtochten worden gebruikt: { $problem }.
store-none = Er zijn nog geen veldtochten in { $folder }.
store-locked = Gonfalon draait al met de veldtochten in { $folder } (proces { $process }). Gebruik die, stop die eerst, of noem een andere map.
store-damaged = { $file } is beschadigd ({ $problem }). Zet er een kopie voor in de plaats; die van vóór een bijwerking staan ernaast in de map “backups”.
store-fault = { $file } kon niet worden gelezen of geschreven: { $problem }. Er is niets veranderd.
store-not-ours = { $file } is een databank van iets anders.
store-newer = { $file } is door een nieuwere Gonfalon geschreven. Installeer die, of noem een andere map.
store-other-shape = { $file } is door een andere versie van Gonfalon geschreven; start eenmaal `gonfalon play`, dat werkt het bij.
store-closed = In de veldtochten kan niet meer worden geschreven.
store-no-campaign = Er is geen veldtocht { $id }.
store-no-frame = De herhaling heeft geen bladzijde { $number }.
store-name = Een naam heeft 1 tot { $longest } afdrukbare tekens.
store-name-taken = Er heet al iemand { $name }.
store-letter = Een brief heeft 1 tot { $longest } tekens.
store-no-invitation = Zo’n uitnodiging is er niet; vraag om een nieuwe link.
store-invitation-used = Deze uitnodiging is al gebruikt; vraag om een nieuwe link.
store-invitation-late = Deze uitnodiging is verlopen; vraag om een nieuwe link.
store-place = Een heerser of bevelhebber heeft een plaats; een spelleider of toeschouwer niet.
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
