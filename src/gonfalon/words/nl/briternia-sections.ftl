# De hoofdstukken van de regels van briternia, in de volgorde van het boek.

section-BRI-SET = Het opzetten
section-BRI-TRE = De schatkist
section-BRI-WAR = De krijgsheer
section-BRI-ARM = Legers en het wapenhuis
section-BRI-EXP = Ervaring en veteranen
section-BRI-ARC = Archetypen
section-BRI-TRN = De ronde
section-BRI-TAX = Het goud
section-BRI-SUP = Onderhoud en bevoorrading
section-BRI-CRE = Legers oprichten
section-BRI-ORD = De bevelen
section-BRI-BAT = Het gevecht
section-BRI-AFT = De nasleep
section-BRI-END = Het einde van de ronde
section-BRI-ALL = Bondgenootschappen
section-BRI-RAC = Regels van de legers
section-BRI-CAP = Verlies van de hoofdstad
section-BRI-RUI = Ruïnes
section-BRI-TMB = Grafrovers
section-BRI-DED = De Oude Doden
section-BRI-PLY = Spelers die komen en gaan
section-BRI-SCH = Planning en bladen
section-BRI-SCN = Scenario’s
