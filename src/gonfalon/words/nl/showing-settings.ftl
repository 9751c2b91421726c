preset-english = Engelse uitgave
preset-dutch = Nederlandse uitgave
setting-group-length = Hoe lang
setting-group-armies = Legers
setting-group-world = De wereld
setting-group-table = Aan deze tafel
setting-group-reading = Hoe het boek gelezen wordt
setting-group-book = Waar uitgaven verschillen
