## Het voltooide bord en hoe het bewaard wordt.

board-place-taken = Op { $place } ligt al een tegel; een uitbreiding legt tegels bij en verandert er geen.
board-unknown-design = { $place }: de set heeft geen tegel die { $design } heet.
board-bad-turn = { $place }: een tegel wordt 0 tot 5 stappen gedraaid, niet { $turn }.
board-bad-flow = { $place }: op tegel { $design } kan het water niet lopen als { $flow }; elke zijde is 1 (uit), -1 (in) of 0, en alleen rivierzijden en mondingen voeren een rivier.
board-bad-place = { $place } is geen plaatsnaam: letters voor de kolom en een getal voor de rij, zoals B4.
board-damaged = Het bewaarde bord is niet te lezen: { $why }

## Marcheren.

route-rim = Over de rand van { $place } mag niets de kaart verlaten.
route-swamp = { $place } is het moeras: niemand kan het in, en geen bewegingsworp helpt daarbij.
route-sea = Tussen { $place } en { $there } ligt open zee; alleen schepen kunnen eroverheen.
