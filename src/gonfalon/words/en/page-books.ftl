## The books of the page: winter, chronicle, replay, letters, curtain, end, umpire, people.

# The chronicle, written by the server.
books-plate = { $what ->
    [battle] The battle of { $place }
    [draw] { $place }, where nobody won
    [assault] The storming of { $place }
    [siege] The siege of { $place }
    [fallen] { $place } falls
    [taken] { $place } changes hands
    [razed] { $place } burns
    [founded] { $place }, where a realm begins
   *[dragons] Dragons over { $place }
 }. { $when }.
books-pen-text = Write something, at most { $longest } signs long.
books-no-entry = The chronicle has no entry “{ $entry }”.
