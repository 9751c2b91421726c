## Bevelen, in welke regels ook.

order-unreadable = “{ $text }” is hier geen bevel. Bevelen schrijft men zo: { $forms }.
