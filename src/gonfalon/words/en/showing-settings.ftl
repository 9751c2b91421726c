preset-english = English edition
preset-dutch = Dutch edition
setting-group-length = How long
setting-group-armies = Armies
setting-group-world = The world
setting-group-table = At this table
setting-group-reading = How the book is read
setting-group-book = Where editions differ
