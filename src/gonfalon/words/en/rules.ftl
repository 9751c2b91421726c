# The rule catalogue.

unknown-ruleset = There is no rule set “{ $ruleset }”; there are { $known }.
unknown-clause = There is no clause “{ $clause }”.
unknown-clause-near = There is no clause “{ $clause }”; did you mean { $near }?
clause-elsewhere = Clause { $clause } does not belong to { $ruleset }.
no-clause-holds = No clause holds “{ $words }”.

rules-of = { $ruleset }: { $clauses } clauses
clause-ruling = Our ruling
clause-needs = Leans on
clause-deferred = only with armies of models; deferred
clause-kind-definition = definition
clause-kind-setup = setting up
clause-kind-procedure = procedure
clause-kind-limit = limit
clause-kind-choice = choice
clause-kind-table = table
clause-kind-option = option
clause-kind-example = example

coverage-of-all = --coverage counts whole rule sets and takes no “{ $argument }”; --ruleset chooses one.
coverage-absent = There is no { $file } here: no run of the whole test suite has been counted yet.
coverage-damaged = { $file } is damaged ({ $damage }); make test writes it anew.
coverage-stale = { $file } names clauses that no longer exist and are left out: { $clauses }.
coverage-ruleset = rule set
coverage-clauses = clauses
coverage-tested = tested
coverage-untested = untested
coverage-deferred = deferred
