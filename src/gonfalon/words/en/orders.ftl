## Orders, in whatever rule set.

order-unreadable = “{ $text }” is no order here. Orders are written: { $forms }.
