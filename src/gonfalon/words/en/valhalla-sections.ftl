# The chapters of the rules of valhalla, in the order of its book.

section-VAL-SET = Teams and rounds
section-VAL-MAP = Map
section-VAL-LOC = Special locations
section-VAL-ORD = Orders and routes
section-VAL-BAT = Attacks
section-VAL-PST = After the battle
section-VAL-CAP = Assault on a capital
section-VAL-WIN = Victory
