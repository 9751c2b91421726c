## Veldtochtbestanden, regelwerken en spelers.

ruleset-not-playable = “{ $name }” kan nog niet worden gespeeld; deze wel: { $playable }.
player-unknown = Er is geen computerspeler “{ $name }”; er zijn { $players }.
campaign-unreadable = { $path } kan niet worden gelezen: { $problem }.
campaign-no-file = { $path } is geen veldtocht: { $problem }.
campaign-damaged = { $path } is beschadigd in { $part }: { $problem }.
campaign-too-large = { $path } is uitgepakt groter dan { $most } MB, en dat is geen veldtocht.
campaign-other-secret = Het geheim van de dobbelstenen in { $path } is niet datgene wat is vastgelegd.
