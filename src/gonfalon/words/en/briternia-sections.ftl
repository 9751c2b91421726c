# The chapters of the rules of briternia, in the order of its book.

section-BRI-SET = Setting up
section-BRI-TRE = The treasury
section-BRI-WAR = The Warlord
section-BRI-ARM = Armies and the armoury
section-BRI-EXP = Experience and veterans
section-BRI-ARC = Archetypes
section-BRI-TRN = The turn
section-BRI-TAX = Gold
section-BRI-SUP = Maintenance and supply
section-BRI-CRE = Raising armies
section-BRI-ORD = Orders
section-BRI-BAT = Battles
section-BRI-AFT = The aftermath
section-BRI-END = End of the turn
section-BRI-ALL = Alliances
section-BRI-RAC = Rules of the armies
section-BRI-CAP = Loss of the capitol
section-BRI-RUI = Ruins
section-BRI-TMB = Tomb Raiders
section-BRI-DED = The Ancient Dead
section-BRI-PLY = Players who come and go
section-BRI-SCH = Schedule and sheets
section-BRI-SCN = Scenarios
