## Kaarten uit Tiled: wat er mis is met een bestand.

tiled-ending = { $file } is geen kaartbestand dat we kennen; een kaart uit Tiled eindigt op .tmj of .tmx.
tiled-unreadable = { $file } is niet te lezen: { $why }
tiled-too-long = Het kaartbestand is langer dan { $limit } bytes; geen wereld heeft zoveel nodig.
tiled-too-many-elements = Het kaartbestand heeft meer dan { $limit } elementen; geen wereld heeft er zoveel nodig.
tiled-no-json = Vanaf byte { $byte } is het bestand geen JSON.
tiled-no-xml = Regel { $line }, kolom { $column }: het bestand is geen XML.
tiled-no-map = Het bestand bevat “{ $found }”, geen kaart.
tiled-doctype = Regel { $line }: documenttypen en entiteiten zijn in een kaartbestand niet toegestaan.
tiled-too-deep = Het bestand is meer dan { $limit } lagen diep genest.
tiled-wrong-field = Dit is geen kaart zoals Tiled die schrijft: { $problem }
tiled-orientation = De oriëntatie van de kaart is “{ $found }”; dat moet “hexagonal” zijn.
tiled-stagger-axis = De verspringende as van de kaart is “{ $found }”; dat moet “y” zijn, zodat elke zeshoek een punt boven heeft.
tiled-stagger-index = De verspringende index van de kaart is “{ $found }”; dat moet “odd” of “even” zijn.
tiled-tile-size = De { $what } van de kaart is { $found }; dat moet tussen 1 en 10000 beeldpunten liggen.
tiled-which-layer = De kaart heeft { $count } tegellagen; noem de laag met de tegels “{ $name }”.
tiled-encoding = Laag “{ $where }”: vakken verpakt als “{ $found }” zijn niet te lezen; bewaar de kaart met CSV, of met Base64 zonder meer, zlib of gzip.
tiled-too-large = Laag “{ $where }”: { $width } bij { $height } vakken; elke kant moet 1 tot { $limit } zijn.
tiled-too-far = Laag “{ $where }”: een blok op kolom { $column }, rij { $row } ligt meer dan { $limit } vakken van de oorsprong.
tiled-too-many-cells = Laag “{ $where }” heeft meer dan { $limit } vakken.
tiled-too-many-tiles = De kaart heeft { $found } tegels; { $limit } is het meeste.
tiled-wrong-count = Laag “{ $where }”: er { $wanted ->
    [one] is één vak
   *[other] zijn { $wanted } vakken
 } nodig, en de gegevens bevatten er { $found } of meer.
tiled-no-number = Laag “{ $where }”: een vak is geen getal.
tiled-bad-packing = Laag “{ $where }”: de verpakte gegevens zijn beschadigd.
tiled-empty = De kaart heeft geen tegels.
tiled-bad-cell = Kolom { $column }, rij { $row }: { $gid } is niet het nummer van een tegel.
tiled-mirrored = Kolom { $column }, rij { $row }: de tegel is gespiegeld; tegels mogen gedraaid worden, niet omgeklapt.
tiled-unknown-tile = Kolom { $column }, rij { $row }: tegel { $gid } heeft geen eigenschap “design” die zegt welke tegel van ons het is.
tiled-unknown-design = Tegel { $gid } van de tegelset zegt “{ $design }” te zijn; zo'n tegel heeft onze set niet.
tiled-number-twice = Twee tegelsets van het bestand gebruiken allebei het nummer { $gid }.
tiled-external = Het bestand verwijst naar een ander bestand, “{ $what }”; neem dat op in de kaart (in Tiled: “Embed Tileset”, voor sjablonen “Detach”).
tiled-bad-origin = De eigenschap “origin” van de kaart is “{ $found }”; dat moet een plaatsnaam zijn, zoals A1.
tiled-bad-sets = De eigenschap “sets” van de kaart is “{ $found }”; dat moet een getal van 1 tot { $limit } zijn.
tiled-bad-flow = { $place }: “{ $found }” is geen loop van het water; dat moeten zes getallen -1, 0 of 1 zijn, met de klok mee vanaf het noordoosten.
tiled-bad-name = Het object op { $x }, { $y } in laag “places”: een naam heeft hoogstens { $limit } tekens, alle zichtbaar.
tiled-place-twice = { $place }: twee objecten van laag “places” staan op één tegel.
tiled-unsound = De kaart overtreedt de legregels, { $count ->
    [one] één keer
   *[other] { $count } keer
}. { $fault }

## Kaarten uit Tiled: wat er gezegd wordt over een kaart die bruikbaar is.

tiled-origin-moved = Er zijn bovenaan rijen bijgekomen, dus de eigenschap “origin” ({ $origin }) klopt niet meer; plaatsen krijgen nieuwe namen vanaf A1.
tiled-stray = Het object “{ $name }” op { $x }, { $y } in laag “places” staat op geen enkele tegel en wordt overgeslagen.
tiled-flow-stale = { $place }: de loop van het water die er staat past niet bij de tegel die er nu ligt; hij is opnieuw bepaald.
tiled-flow-guessed = { $place }: de rivier tussen twee stilstaande wateren kan beide kanten op lopen; er is gegokt.
tiled-flow-clash = { $place }: rivieren lopen tegen elkaar in.
