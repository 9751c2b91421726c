# De regels.

unknown-ruleset = Er zijn geen regels met de naam “{ $ruleset }”; wel { $known }.
unknown-clause = Er is geen regel “{ $clause }”.
unknown-clause-near = Er is geen regel “{ $clause }”; bedoelde u { $near }?
