## Campaigns in a file, and simulation.

help-new = A new campaign as one file; computer players play on until somebody is asked.
help-new-ruleset = the rule set, such as mighty
help-new-out = the file to write, ending in .gonfalon
help-new-players = who sits in each seat, with commas between them: human, squire, captain or warlord (warlord:300 thinks in 300 playouts a question)
help-new-seed = of the world; without one, chance
help-new-set = a setting; may be given several times
help-new-dice = sealed dice of the program, or real dice that people type in
help-new-force = write over a campaign that lies there already
help-turn = Play a campaign in the terminal, or from answers in text notation.
help-turn-file = the campaign
help-turn-seat = answer for this seat only (its name, or its number from 0)
help-turn-answers = a file with an answer a line; - reads standard input
help-show = What a seat may see: how things stand, the latest events, what is asked.
help-show-file = the campaign
help-show-seat = the seat (its name, or its number from 0); without one, what everybody may see
help-show-json = everything the seat may see, as JSON
help-replay = Replay a log, check its hash chain, its dice and its events, and print the hash of the state.
help-replay-file = the campaign
help-replay-patch = write the part that replays to this file
help-replay-commitment = the seal that was shown when the campaign began: is this file of that campaign?
help-verify = Recompute every sealed roll and every event of a campaign, and ask its computer players again.
help-verify-file = the campaign
help-verify-commitment = the seal that was shown when the campaign began: is this file of that campaign?
help-verify-dice-only = do not ask the computer players again, which takes as long as they thought
help-simulate = Many campaigns of computer players; each depends on its seed alone.
help-simulate-ruleset = the rule set, such as mighty
help-simulate-games = how many campaigns
help-simulate-years = how many years each
help-simulate-rounds = how many rounds each, where a rule set counts rounds (valhalla)
help-simulate-turns = how many turns each, where a rule set counts turns
help-simulate-players = the computer players, with commas between them: squire, captain, warlord, or a warlord with a budget of playouts (warlord:300)
help-simulate-seed = of the whole run
help-simulate-jobs = how many cores to use
help-simulate-set = a setting; may be given several times
help-simulate-dice = fast dice, or sealed ones as at a table
help-simulate-keep = keep each campaign as a file in this folder
help-simulate-out = keep the results in this file; a run that was stopped goes on where it was
help-simulate-json = a line of JSON a game, and nothing else
campaign-begun = { $path } holds a new campaign of { $seats }.
campaign-exists = { $path } is a campaign already; with --force a new one takes its place, and the old one is gone.
campaign-over = The campaign is over. Winner: { $winner }.
campaign-waiting = Waiting for { $who }.
campaign-sealed = The dice of { $path } are sealed by somebody else: it cannot be played on here.
dice-wanted = { $who } throws { $dice } ({ $label }); type what fell, like “dice 3 4”.
nobody-asked = Nobody is asked anything now ({ $who }).
undo-nothing = There is nothing to take back.
answer-refused = Line { $line }, “{ $text }”: { $why } What was answered before it stays.
answers-unreadable = { $path } cannot be read: { $problem }.
answers-too-long = { $path } is longer than { $most } MB; no campaign has that many answers.
dice-unknown = There are no { $dice } dice here.
players-count = There must be 2 to { $most } players, not { $count }.
option-range = { $option } must be { $least } to { $most }.
length-other = A game of { $ruleset } is as long as { $option } says, not { $given }.
not-an-assignment = “{ $text }” should be a setting and its value, like points=3000.
setting-elsewhere = “{ $setting }” is not a setting here; it is given with { $option }.
replay-patched = { $path } holds what replays ({ $inputs ->
    [one] one input
   *[other] { $inputs } inputs
 }).
verify-sealed = The dice are still sealed: the secret is opened when the campaign ends.
verify-seal = Sealed as { $commitment }. Whoever noted that when the campaign began knows that this is its file (--commitment compares them).
verify-unsealed = No seal was published when this campaign began, so nobody was promised anything about its dice.
verify-minds-other = { $count ->
    [one] One computer player’s answer is not what he would say now
   *[other] { $count } answers of computer players are not what they would say now
 }: a newer version of them may think otherwise, or somebody else answered. That alone proves nothing.
commitment-wrong = “{ $given }” is no seal: that has { $length } hexadecimal digits, as the table and gonfalon show tell it.
campaign-seal = Seal: { $commitment }. Note it down: when the campaign is over it proves that no die and no computer player was tampered with.
results-damaged = { $file } is damaged in line { $line }: { $problem }.
results-other = Line { $line } of { $file } belongs to another run.
simulated = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $answers } answers, { $speed } answers a second.

## What happens at every table.

event-common-roll = { $who } throws { $dice } ({ $label }).
event-common-roll-nobodys = The dice show { $dice } ({ $label }).
event-common-forced = { $who } has no choice in { $what }: { $answer }.
event-common-lapsed = What { $who } wanted to do besides is no longer possible.
event-common-seat = { $holder ->
    [human] A person
    [squire] A computer player, the squire,
    [captain] A computer player, the captain,
    [warlord] A computer player, the warlord,
   *[other] { $holder }
 } plays for { $who } from now on{ $by ->
    [umpire] , by order of the umpire.
   *[other] .
 }
event-common-own-dice = { $who } throws real dice from now on.
event-common-table-dice = { $who } leaves the dice to the table from now on.
event-common-undone = { $who ->
    [umpire] The umpire
   *[other] { $who }
 } takes something back. { $reason }
event-common-corrected = The umpire corrects something: { $change }. { $reason }
event-common-rerolled = The dice are thrown again. { $reason }
