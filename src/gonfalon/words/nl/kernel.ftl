## De tafel zelf: antwoorden, dobbelstenen, terugnemen, het logboek.

kernel-not-an-option = “{ $answer }” is geen geldig antwoord op { $what }.
kernel-several-count = { $count ->
    [one] Er is er één gekozen
   *[other] Er zijn er { $count } gekozen
 }; het moeten er { $least } tot { $most } zijn.
kernel-split-total = De { $parts } delen moeten samen { $total } zijn.
kernel-split-part = { $part } mag { $least } tot { $most } krijgen in stappen van { $step }, niet { $share }.
kernel-split-words = “{ $text }” moet bestaan uit { $parts ->
    [one] één geheel getal
   *[other] { $parts } gehele getallen
 }, met spaties ertussen.
kernel-form-fields = Het formulier heeft precies deze velden: { $fields }.
kernel-form-field = { $field }: “{ $value }” kan niet. { $kind ->
    [number] Het is een geheel getal van { $least } tot { $most }.
    [choice] Het is één van: { $among }.
   *[text] Het is een tekst van { $least } tot { $most } leesbare tekens.
 }
kernel-form-text = Een formulier wordt met JSON beantwoord, zoals {"{"}"naam": "waarde"{"}"}; dit is het niet: { $problem }.
kernel-not-asked = Aan { $who } wordt nu geen { $what } gevraagd.
kernel-stale = { $what } is al beantwoord; dit antwoord kwam van een oudere pagina.
kernel-dice-wrong = Er { $count ->
    [one] moet één dobbelsteen
   *[other] moeten { $count } dobbelstenen
 } met elk { $sides } zijden worden ingevuld, niet “{ $fell }”.
kernel-no-dice-wanted = { $who } heeft nu niets te dobbelen.
kernel-order-unknown = Een vaste opdracht is ask, always of never, niet “{ $order }”.
kernel-seat-unknown = Er is geen plaats { $who }; de plaatsen zijn { $seats }.
kernel-no-corrections = { $name } heeft niets dat een spelleider kan verbeteren.
kernel-undo-nothing = Er is geen antwoord nummer { $number } om terug te nemen.
kernel-undo-not-yours = Nummer { $number } is niet van jou om terug te nemen.
kernel-undo-consent = Er is sindsdien gedobbeld of iets verborgens getoond: eerst moeten { $others } ermee instemmen.
kernel-undo-depends = Wat anderen sindsdien gedaan hebben hangt af van nummer { $number }; dat kan dus niet terug.
kernel-before-checkpoint = Nummer { $number } ligt voor het bewaarde punt; hier is het hele logboek voor nodig.
kernel-reroll-unknown = Invoer { $number } heeft geen worp { $index } om over te doen.
kernel-other-dice = De regels vragen hier om andere dobbelstenen dan er gevallen zijn.
kernel-our-mistake = Dit is onze fout, niet de jouwe. Er is niets veranderd en de vraag blijft open. ({ $problem })
kernel-log-no-start = Het logboek begint niet met het begin van een veldtocht.
kernel-log-other-rules = Het logboek hoort bij het regelwerk { $found }, niet bij { $wanted }.
kernel-log-damaged = Regel { $number } van het logboek is niet te lezen: { $problem }.
kernel-log-number = Regel { $number } van het logboek ontbreekt; op die plaats staat { $found }.
kernel-log-tampered = Regel { $number } van het logboek is veranderd: de controlesom volgt niet uit de vorige.
kernel-replay-stopped = Het naspelen stopte vóór regel { $number }, die deze regels weigeren: { $why }
kernel-checkpoint-damaged = Het bewaarde punt na regel { $number } is niet te lezen: { $problem }.
kernel-not-plain = Dat is niet op te schrijven in het logboek: { $problem }.
file-not-written = { $file } kan niet geschreven worden: { $why }.

## Wat van buiten kwam en niet past.

misfit-missing = { $where } ontbreekt.
misfit-unknown = Er is geen { $where }.
misfit-unknown-near = Er is geen { $where }; bedoelde je { $near }?
misfit-unknown-of = Er is geen { $where }; wel zijn er: { $known }.
misfit-choice = { $where } is een van { $among }.
misfit-whole = Het moeten namen met hun waarden zijn.
misfit-kind = { $where } moet { $wanted ->
    [int] een geheel getal
    [float] een getal
    [bool] true of false
    [str] een tekst
    [array] een lijst
    [object] namen met hun waarden
   *[other] iets anders
 } zijn.
