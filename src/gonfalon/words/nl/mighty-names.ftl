# mighty: namen (ME-NAM), en de bevelhebbers die een rijk delen (ME-MUL)

ask-mighty-name-give = Wat van jou geef je een naam? Het kan je rijk ({ $realm }) zijn, jezelf of een hoofdman (red.3), een nederzetting (C4), of een rivier of gebergte waarvan het meeste van jou is. Een persoon mag een titel, een voornaam en een bijnaam hebben.
event-mighty-name-given = { $realm } geeft { $what } de naam { $called }.
mighty-name-unknown = Er is hier niets dat “{ $what }” heet en een naam kan krijgen.
mighty-name-not-yours = { $what } is niet van jou; je kunt het geen naam geven.
mighty-name-parts = Alleen personen hebben titels, voornamen en bijnamen, en { $what } is geen persoon.

ask-mighty-command-entrust = Aan wie vertrouw je je banieren toe? Je mag ook zeggen wie beslist waar er meer bevel voeren: { $seats }, de hoogste eerst.
event-mighty-command-entrusted = { $realm } vertrouwt { $banners } toe aan { $seat }.
event-mighty-command-ranked = In het rijk van { $realm } geldt deze rangorde: { $seats }.
mighty-command-seat = “{ $seat }” dient niet in jouw rijk; wel: { $seats }.
mighty-command-ranks = Noem iedereen van je rijk één keer, de hoogste eerst: { $seats }.
mighty-command-number = Er is geen banier { $banner }: ze tellen van 1 tot { $most }.
mighty-command-not-yours = “{ $order }” is niet aan jou: er zijn andere banieren dan de jouwe bij, en je staat niet boven wie daarover bevel voeren.
mighty-commander-wrong = “{ $seat }” kan geen bevelhebber van “{ $realm }” zijn: hij heeft een eigen naam nodig, één woord zonder tekens, en een rijk dat meespeelt.
mighty-commanders-many = { $realm } heeft te veel bevelhebbers; naast de heerser mogen er { $most } zijn.
