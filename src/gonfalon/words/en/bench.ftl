# The benchmark suite: what is measured, and how.

help-bench = Measures how fast Gonfalon is on this machine: the kernel, maps, pictures. It takes about a minute.
help-bench-only = only the measures whose name holds this word: kernel, world, board and so on
help-bench-out = also add the results to this file (.md), the newest first
help-bench-json = as JSON

bench-measure = measure
bench-median = median
bench-middle = middle half
bench-worst = worst
bench-bar = bar
bench-none = No measure is called anything with “{ $word }”; there are { $known }.
bench-other-file = The file given with --out holds something else than results of this command; name another.
bench-unreadable = { $file } cannot be read: { $why }
bench-skipped = { $name } is left out: { $why }

bench-title-ask = A question
bench-how-ask = asked by a story and answered, twenty in a story; 2,000 in each of { $runs } runs
bench-title-roll = A roll
bench-how-roll = one fast die within a story; 2,000 in each of { $runs } runs
bench-title-roll-sealed = A sealed roll
bench-how-roll-sealed = the same with sealed dice
bench-title-step = A step
bench-how-step = chosen, begun on a copy and ended, without effects; 2,000 in each of { $runs } runs
bench-title-turn = A turn
bench-how-turn = a step with a question and a roll, in bare play; 2,000 in each of { $runs } runs
bench-title-fork = A copy at a checkpoint
bench-how-fork = of twelve dicts of 112 values, made and begun; 2,000 in each of { $runs } runs
bench-title-hash = The fingerprint of a state
bench-how-hash = twelve dicts of 112 values, written canonically and hashed; 50 in each of { $runs } runs
bench-title-answer = An answer at the table
bench-how-answer = the same turn with sealed dice: read, checked, played, chained and kept; 2,000 in each of { $runs } runs
bench-title-append = An entry of the log
bench-how-append = chained by its hash and written as a line; 2,000 in each of { $runs } runs
bench-title-read = Reading an entry
bench-how-read = decoded, its hash checked; 2,000 in each of { $runs } runs
bench-title-replay = Replaying an input
bench-how-replay = a log of 2,000 turns, { $runs } times
bench-title-resume = Resuming a campaign
bench-how-resume = from a stored checkpoint of twelve dicts of 112 values; 20 in each of { $runs } runs

bench-title-lay = Laying a world of { $sets ->
    [one] one set
   *[other] { $sets } sets
 }
bench-how-lay = from a seed to a finished board, practice maps included; { $runs } seeds
bench-title-board-build = A board
bench-how-board-build = built from the tiles of one set, { $runs } times
bench-title-board-neighbours = Neighbours of a place
bench-how-board-neighbours = asked of every place of one set, { $runs } runs
bench-title-board-distance = Distance of two places
bench-how-board-distance = asked of every place of one set, { $runs } runs
bench-title-board-march-first = A march, asked for the first time
bench-how-board-march-first = over the first edge of every place of a new board, { $runs } boards
bench-title-board-march = A march, asked again
bench-how-board-march = the same on a board that has been asked before, { $runs } runs
bench-title-board-reach = All that can be marched to
bench-how-board-reach = from a capital over one set; 20 in each of { $runs } runs
bench-title-board-road = A clear road home
bench-how-board-road = between the two capitals farthest apart, { $runs } times
bench-title-board-rivers = All rivers
bench-how-board-rivers = with their courses and ends, of { $runs } new boards of one set

bench-title-svg = The map as SVG
bench-how-svg = one set, named and drawn, { $runs } times
bench-title-png = The map as PNG
bench-how-png = that drawing turned into pixels, { $runs } times
bench-title-pdf = The map as PDF
bench-how-pdf = that drawing set on a page, { $runs } times
bench-title-large-svg = A world of ten sets as SVG
bench-how-large-svg = laid, named and drawn; { $runs } seeds
bench-title-command = gonfalon map, { $ending }
bench-how-command = the whole command for one set, in a process of its own, { $runs } times
bench-title-season = An answer in a season of mighty
bench-how-season = random play of three realms on one set, world laid and set up before; six campaigns in each of { $runs } runs
bench-title-years = An answer in whole years of mighty
bench-how-years = the same over two years with their winters; { $runs } runs
bench-title-war-fork = A copy of a campaign of mighty
bench-how-war-fork = at a checkpoint of the second year; 2,000 in each of { $runs } runs
bench-title-turn-captain = A captain's whole turn
bench-how-turn-captain = each of { $runs } turns in the tenth year of a war of three captains on one set
bench-title-turn-warlord = A warlord's whole turn
bench-how-turn-warlord = the same { $runs } turns, with up to { $budget } playouts a question

help-bench-peers = also install public peers and measure them in the same run
bench-ratio = { $ours }: { $us } µs; { $peer }: { $them } µs; { $times } times as fast
peers-not-installed = The peers cannot be installed: { $why }
peers-failed = The peers cannot be measured: { $why }
bench-title-orders = Settling a round’s attacks
bench-how-orders = secret attacks of seven empires; 500 in each of { $runs } runs
