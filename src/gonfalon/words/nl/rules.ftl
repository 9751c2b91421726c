# De regels.

unknown-ruleset = Er zijn geen spelregels met de naam “{ $ruleset }”; wel { $known }.
unknown-clause = Er is geen regel “{ $clause }”.
unknown-clause-near = Er is geen regel “{ $clause }”; bedoelde je { $near }?
clause-elsewhere = Regel { $clause } hoort niet bij { $ruleset }.
no-clause-holds = In geen enkele regel staat “{ $words }”.

rules-of = { $ruleset }: { $clauses } regels
clause-ruling = Onze uitleg
clause-needs = Steunt op
clause-deferred = alleen met legers van figuren; uitgesteld
clause-kind-definition = begrip
clause-kind-setup = opzet
clause-kind-procedure = werkwijze
clause-kind-limit = grens
clause-kind-choice = keuze
clause-kind-table = tabel
clause-kind-option = spelvariant
clause-kind-example = voorbeeld

coverage-of-all = --coverage telt alle regels en kan niets met “{ $argument }”; --ruleset kiest er één uit.
coverage-absent = Hier is geen { $file }: de tests zijn nog niet allemaal gedraaid en geteld.
coverage-damaged = { $file } is beschadigd ({ $damage }); make test schrijft het opnieuw.
coverage-stale = { $file } noemt regels die niet meer bestaan en niet meetellen: { $clauses }.
coverage-ruleset = spelregels
coverage-clauses = regels
coverage-tested = getoetst
coverage-untested = niet getoetst
coverage-deferred = uitgesteld
