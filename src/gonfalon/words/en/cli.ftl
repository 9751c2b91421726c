# The command line: help pages and complaints.

help-command = COMMAND
help-options = [options]
help-every-lang = the language: English or Dutch; otherwise the environment’s
help-every-help = this page

help-gonfalon = The table for map campaigns: lay a world, rule a realm, march banners, survive the winter.
help-gonfalon-version = which version this is

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
