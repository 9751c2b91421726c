## The finished board and its saved form.

board-place-taken = { $place } already holds a tile; an extension adds tiles and changes none.
board-unknown-design = { $place }: there is no tile called { $design } in the set.
board-bad-turn = { $place }: a tile is turned by 0 to 5 steps, not { $turn }.
board-bad-flow = { $place }: water cannot run as { $flow } on tile { $design }; each edge is 1 (out), -1 (in) or 0, and only river edges and mouths carry a river.
board-bad-place = { $place } is not the name of a place: letters for the column and a number for the row, like B4.
board-damaged = The saved board cannot be read: { $why }

## Marching.

route-rim = Nothing may leave the map over the rim of { $place }.
route-swamp = { $place } is the swamp: nobody can enter it, and no route roll helps.
route-sea = Between { $place } and { $there } lies open sea; only ships can cross it.
