# The command line: help pages and complaints.

help-command = COMMAND
help-options = [options]
help-every-lang = the language: English or Dutch; otherwise the environment’s
help-every-help = this page

help-gonfalon = The table for map campaigns: lay a world, rule a realm, march banners, survive the winter.
help-gonfalon-version = which version this is

help-name = Names of places and persons from the charts, one a line.
help-name-kind = what the name is for: person, place, realm, river and so on
help-name-race = the people who gave it: dwarfs, skaven and so on; otherwise from all over the world
help-name-count = how many names
help-name-seed = any text or number: the same seed gives the same names

help-rules = The rule catalogue: one clause, a section, the clauses that hold your words, or an overview.
help-rules-what = a clause (ME-MAP-03), a section (ME-MAP), or words to look for
help-rules-ruleset = only this rule set: mighty, dbx, briternia or valhalla
help-rules-coverage = how many clauses the last run of the whole test suite tested
help-rules-as-json = as JSON

unknown-command = There is no command “{ $command }”; try { $near }.
unknown-option = There is no option { $option } here; --help shows what there is.
unknown-option-near = There is no option { $option } here; did you mean { $near }?
misused-option = Option { $option } lacks its value, or takes none.
unexpected-argument = There is no place for “{ $argument }” in this command; --help shows what there is.

not-a-number = “{ $text }”, given for { $option }, is no whole number.
seed-unreadable = The seed is empty or holds signs that cannot be read; any ordinary text or number will do.
seed-too-long = The seed has { $length } signs; at most { $longest } are used.
name-without-kind = Say what the name is for: { $known }.
