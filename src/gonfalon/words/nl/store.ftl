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
store-seat-taken = { $seat } heeft al een heerser.
