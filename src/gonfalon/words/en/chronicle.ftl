## The chronicle and the recorder's pen. What the chronicle itself says is prose, and stands with it.

help-chronicle = The story of a campaign: what its reader may know while it runs, and all of it once it is over.
help-chronicle-file = the campaign, a .gonfalon file; what the recorder wrote is read from the .pen.toml beside it
help-chronicle-seat = for whom, by name or number; otherwise what everybody may know
help-chronicle-format = md or html; otherwise as the ending of --out says
help-chronicle-out = where to write it; otherwise it is printed

chronicle-unlaid = A land that is still being laid
chronicle-ruleset = There is no chronicle of { $ruleset } yet; there is of { $known }.
chronicle-format = The chronicle cannot be written as “{ $format }”; it can as { $known }.
chronicle-unwritable = The chronicle cannot be written to { $file }: { $problem }
chronicle-accounts-wait = Battles that wait for an account in words of your own (year.month.place): { $battles }

chronicle-pen-unreadable = The pen file { $file } cannot be read: { $problem }
chronicle-pen-damaged = The pen file { $file } is not as it should be: { $problem }
chronicle-pen-long = The pen file { $file } is longer than { $most } bytes.
chronicle-pen-seat = There is no seat “{ $seat }” at this table; there are { $seats }.
chronicle-pen-text = Deed { $deed } of the pen file needs a text of at most { $longest } signs.
chronicle-pen-not-recorder = { $seat } does not hold the pen; { $recorder } does.
chronicle-pen-no-entry = The chronicle has no entry for year { $year }, month { $month }.
chronicle-pen-paragraph = There is no paragraph { $paragraph } in that entry; it has { $most }.
chronicle-pen-facts = Paragraph { $paragraph } states what the log says of a battle, or is its victor’s; a remark may be added instead.
chronicle-pen-no-battle = No battle was won at { $battle } (year.month.place).
chronicle-pen-not-victor = { $seat } did not win the battle { $battle }; its account is the victor’s.
chronicle-pen-not-yet = { $seat } may pass the pen on when a winter is over, not before.
