## Names of places and persons, and the files of their charts.

names-unknown-kind = There are no names for “{ $kind }”; there are for { $known }.
names-unknown-race = There is no race called “{ $race }”; there are { $known }.
names-tongue-not-offered = The race { $race } gives no names in the tongue “{ $tongue }”; it may choose from: { $known }.
names-bad-count = { $count } is no number of names; ask for 1 to { $most }.
names-unknown-landmark = The map has no named landmark { $landmark }.
names-bad-name = “{ $text }” cannot be a name: it needs a letter, and at most { $longest } signs that can be printed.

names-file-damaged = The file of names cannot be read: { $why }
names-chart-faces = { $where }: the line for { $face } is missing, empty or too many; a D{ $sides } has a line for each face, in order.
names-chart-width = { $where }, line { $face }: { $count ->
        [one] one column
       *[other] { $count } columns
    } instead of { $width }.
names-chart-element = { $where }: “{ $cell }” is no element; write letters, or in a chart of places - for none and +2 for another roll and one more element of column 2.
names-chart-empty = { $where }: column { $column } holds no element at all.
names-part-unknown = { $where }: “{ $name }” is not known there; known are { $known }.
names-race-mute = { $where }: a race needs at least one tongue.
names-kind-by = { $where }: “by” is a D6 and has six entries, not { $count }.
names-kind-line = { $where }: “{ $line }” is no line of this table; write English | Dutch, { $gaps ->
        [0] without *
       *[other] with one * in each
    }.
