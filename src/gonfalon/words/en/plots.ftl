# Charts of simulated campaigns.

plot-title = { $games ->
    [one] One campaign
   *[other] { $games } campaigns
}
plot-key = the fair share is dotted, thin lines hold the truth 95 times in a hundred
plot-wins-seat = Won, by seat
plot-wins-player = Won, by player
plot-wins-race = Won, by race
plot-wins-choice = Won, by order of choosing the capital
plot-wins-wealth = Won, by revenue at the start (1: the most)
plot-wins-neighbours = Won, by rivals to whom it is the nearest
plot-length = Years played
plot-curve-army = Army: points, by year
plot-curve-revenue = Revenue: crowns, by year
plot-curve-tiles = Land: tiles, by year
plot-promises = Attacks won, against what the odds promised
plot-unknown-ending = A chart is written as { $known }; { $file } is none of these.
plot-missing-extra = Charts need matplotlib: pip install "gonfalon[plots]".
balance-unread = { $file } cannot be read: { $why }.
balance-unseen = The games in { $file } were not watched: they were played without --plot.
balance-none = There are no games in these files.
vary-wrong = --vary takes SETTING=a,b,c: { $given } is not that.
cluster-missing-extra = --cluster needs Dask: pip install "gonfalon[cluster]".
cluster-away = Nobody answers at { $address }: { $why }
cluster-keeps-nothing = --keep writes files on this machine, and --cluster plays on others: one of the two.
help-simulate-vary = play all games with each of these values; several make all combinations
help-simulate-races = races that take turns in all seats, each equally often, with the rules that set them apart
help-simulate-plot = charts of all games into this .svg, .png or .pdf
help-simulate-cluster = play on the Dask cluster whose scheduler is at this address
