## Namen van plaatsen en personen, en de bestanden met hun kaarten.

names-unknown-kind = Voor “{ $kind }” zijn er geen namen; wel voor { $known }.
names-unknown-race = Er is geen ras dat “{ $race }” heet; er zijn { $known }.
names-tongue-not-offered = Het ras { $race } geeft geen namen in de taal “{ $tongue }”; het kiest uit: { $known }.
names-bad-count = { $count } is geen aantal namen; vraag er 1 tot { $most }.
names-unknown-landmark = De kaart heeft niets met een naam dat { $landmark } heet.
names-bad-name = “{ $text }” kan geen naam zijn: er hoort een letter in, en hoogstens { $longest } tekens die te drukken zijn.

names-file-damaged = Het namenbestand is niet te lezen: { $why }
names-chart-faces = { $where }: de regel voor { $face } ontbreekt, is leeg of is er te veel; een D{ $sides } heeft een regel voor elk vlak, op volgorde.
names-chart-width = { $where }, regel { $face }: { $count ->
        [one] één kolom
       *[other] { $count } kolommen
    } in plaats van { $width }.
names-chart-element = { $where }: “{ $cell }” is geen naamdeel; schrijf letters, of in een tabel van plaatsen - voor geen en +2 voor nog een worp en een extra deel uit kolom 2.
names-chart-empty = { $where }: kolom { $column } heeft geen enkel naamdeel.
names-part-unknown = { $where }: “{ $name }” is daar niet bekend; bekend zijn { $known }.
names-race-mute = { $where }: een ras heeft minstens één taal nodig.
names-kind-by = { $where }: “by” is een D6 en heeft zes regels, niet { $count }.
names-kind-line = { $where }: “{ $line }” is geen regel van deze tabel; schrijf Engels | Nederlands, { $gaps ->
        [0] zonder *
       *[other] met één * in elk
    }.
