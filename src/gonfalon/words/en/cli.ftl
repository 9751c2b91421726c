# The command line: help pages and complaints.

help-command = COMMAND
help-options = [options]
value-file = FILE
value-ruleset = RULESET
value-dir = DIR
value-address = ADDRESS
value-key = KEY
value-value = VALUE
value-kind = KIND
value-months = MONTHS
value-name = NAME
value-out = OUT
value-word = WORD
value-race = RACE
help-every-lang = the language: English or Dutch; otherwise the environment’s
help-every-help = this page

help-gonfalon = The table for map campaigns: lay a world, rule a realm, march banners, survive the winter.
help-gonfalon-version = which version this is

help-map = Lays a world from a seed, or reads one made with Tiled, and writes it as a picture or a Tiled map.
help-map-seed = any text or number: the same seed gives the same world; with --from, only the names
help-map-players = how many realms it is for; 3 unless you say otherwise
help-map-sets = how many sets of tiles; one for each three players unless you say otherwise
help-map-from = a map made with Tiled (.tmj, .tmx), instead of a seed
help-map-out = the file to write: .svg, .png or .pdf, or .tmj or .tmx for Tiled
help-map-theme = light, dark or print
help-map-width = how many pixels wide a .png is; 1600 unless you say otherwise
help-map-page = the size of paper of a .pdf: a4, a3, a2 or a1; a3 unless you say otherwise
help-map-open = open the picture when it is written

help-name = Names of places and persons from the charts, one a line.
help-name-kind = what the name is for: person, place, realm, river and so on
help-name-race = the people who gave it: dwarfs, skaven and so on; otherwise from all over the world
help-name-n = how many names
help-name-seed = any text or number: the same seed gives the same names

help-rules = The rule catalogue: one clause, a section, the clauses that hold your words, or an overview.
help-rules-what = a clause (ME-MAP-03), a section (ME-MAP), or words to look for
help-rules-ruleset = only this rule set: mighty, dbx, briternia or valhalla
help-rules-coverage = how many clauses the last run of the whole test suite tested
help-rules-json = as JSON

unknown-command = There is no command “{ $command }”; try { $near }.
unknown-option = There is no option { $option } here; --help shows what there is.
unknown-option-near = There is no option { $option } here; did you mean { $near }?
misused-option = Option { $option } lacks its value, or takes none.
missing-argument = { $argument } is missing; --help shows what there is.
unexpected-argument = There is no place for “{ $argument }” in this command; --help shows what there is.

not-a-number = “{ $text }”, given for { $option }, is no whole number.
seed-unreadable = The seed is empty or holds signs that cannot be read; any ordinary text or number will do.
seed-too-long = The seed has { $length } signs; at most { $longest } are used.
name-without-kind = Say what the name is for: { $known }.

file-missing = Say with { $option } which file to write; it may end in { $known }.
file-ending = { $file } is of no kind we can write; it may end in { $known }.
file-is-folder = { $file } is a folder, not a file.
file-unwritable = { $file } cannot be written: { $why }.
folder-missing = There is no folder { $folder } to write { $file } into.
map-from-what = A map needs a --seed to be laid from, or a file made with Tiled (--from).
map-only-for = { $option } belongs to a picture that ends in { $ending }.
map-only-with-seed = { $option } belongs to a world laid from a --seed, not to one read from a file.
map-written = The map is in { $file }.
map-more-faults = … and { $more } more.
map-laying = Laying the world
