# The rule catalogue.

unknown-ruleset = There is no rule set “{ $ruleset }”; there are { $known }.
unknown-clause = There is no clause “{ $clause }”.
unknown-clause-near = There is no clause “{ $clause }”; did you mean { $near }?
