# De hoofdstukken van de regels van valhalla, in de volgorde van het boek.

section-VAL-SET = Ploegen en ronden
section-VAL-MAP = Landschapskaart
section-VAL-LOC = Bijzondere plaatsen
section-VAL-ORD = Bevelen en wegen
section-VAL-BAT = Aanvallen
section-VAL-PST = Na het gevecht
section-VAL-CAP = Bestorming van een hoofdstad
section-VAL-WIN = De overwinning
