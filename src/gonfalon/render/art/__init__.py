"""The drawings themselves: glyphs that are defined once and stood up by `<use>`, and how each design is furnished."""
