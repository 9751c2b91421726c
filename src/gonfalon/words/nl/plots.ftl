# Grafieken van gesimuleerde veldtochten.

plot-title = { $games ->
    [one] Eén veldtocht
   *[other] { $games } veldtochten
}
plot-key = gestippeld is het eerlijke deel, dunne lijnen bevatten de waarheid 95 van de honderd keer
plot-wins-seat = Gewonnen, per plaats
plot-wins-player = Gewonnen, per speler
plot-wins-race = Gewonnen, per ras
plot-wins-choice = Gewonnen, naar volgorde bij het kiezen van de hoofdstad
plot-wins-wealth = Gewonnen, naar inkomsten bij het begin (1: de meeste)
plot-wins-neighbours = Gewonnen, naar rivalen voor wie het de naaste buur is
plot-length = Gespeelde jaren
plot-curve-army = Leger: punten, per jaar
plot-curve-revenue = Inkomsten: kronen, per jaar
plot-curve-tiles = Land: tegels, per jaar
plot-promises = Gewonnen aanvallen, tegen wat de kansen beloofden
plot-unknown-ending = Een grafiek wordt geschreven als { $known }; { $file } is geen van deze.
plot-missing-extra = Grafieken vragen om matplotlib: pip install "gonfalon[plots]".
balance-unread = { $file } kan niet worden gelezen: { $why }.
balance-unseen = Bij de veldtochten in { $file } keek niemand toe: ze werden zonder --plot gespeeld.
balance-none = In deze bestanden staan geen veldtochten.
vary-wrong = --vary wil INSTELLING=a,b,c: { $given } is dat niet.
cluster-missing-extra = --cluster vraagt om Dask: pip install "gonfalon[cluster]".
cluster-away = Op { $address } antwoordt niemand: { $why }
cluster-keeps-nothing = --keep schrijft bestanden op deze machine, en --cluster speelt op andere: een van de twee.
help-simulate-vary = speel alle veldtochten met elk van deze waarden; meer dan één geeft alle combinaties
help-simulate-races = rassen die bij toerbeurt op alle plaatsen zitten, elk even vaak, met de regels die ze onderscheiden
help-simulate-plot = grafieken van alle veldtochten in dit .svg-, .png- of .pdf-bestand
help-simulate-cluster = speel op het Dask-cluster waarvan de planner op dit adres zit
