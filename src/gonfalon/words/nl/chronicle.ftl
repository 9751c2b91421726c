## De kroniek en de pen van de kroniekschrijver. Wat de kroniek zelf zegt is proza en staat daarbij.

help-chronicle = Het verhaal van een veldtocht: wat de lezer mag weten zolang hij loopt, en alles als hij voorbij is.
help-chronicle-file = de veldtocht, een .gonfalon-bestand; wat de kroniekschrijver schreef komt uit het .pen.toml ernaast
help-chronicle-seat = voor wie, bij naam of nummer; anders wat iedereen mag weten
help-chronicle-format = md of html; anders zoals het einde van --out zegt
help-chronicle-out = waarheen; anders komt het op het scherm

chronicle-unlaid = Een land dat nog gelegd wordt
chronicle-ruleset = Van { $ruleset } is er nog geen kroniek; wel van { $known }.
chronicle-format = De kroniek kan niet als “{ $format }” worden geschreven; wel als { $known }.
chronicle-unwritable = De kroniek kan niet naar { $file } worden geschreven: { $problem }
chronicle-accounts-wait = Veldslagen die op een verslag in je eigen woorden wachten (jaar.maand.plaats): { $battles }

chronicle-pen-unreadable = Het penbestand { $file } is niet te lezen: { $problem }
chronicle-pen-damaged = Het penbestand { $file } is niet zoals het hoort: { $problem }
chronicle-pen-long = Het penbestand { $file } is langer dan { $most } bytes.
chronicle-pen-seat = Er is geen plaats “{ $seat }” aan deze tafel; er zijn { $seats }.
chronicle-pen-text = Bijdrage { $deed } van het penbestand heeft een tekst van ten hoogste { $longest } tekens nodig.
chronicle-pen-not-recorder = { $seat } heeft de pen niet; die is aan { $recorder }.
chronicle-pen-no-entry = De kroniek heeft niets bij jaar { $year }, maand { $month }.
chronicle-pen-paragraph = Er is daar geen alinea { $paragraph }; er zijn er { $most }.
chronicle-pen-facts = Alinea { $paragraph } zegt wat het logboek van een veldslag zegt, of is van de overwinnaar; een opmerking erbij kan wel.
chronicle-pen-no-battle = Er is geen veldslag gewonnen bij { $battle } (jaar.maand.plaats).
chronicle-pen-not-victor = { $seat } heeft de veldslag { $battle } niet gewonnen; het verslag is aan de overwinnaar.
chronicle-pen-not-yet = { $seat } mag de pen doorgeven als een winter voorbij is, niet eerder.
