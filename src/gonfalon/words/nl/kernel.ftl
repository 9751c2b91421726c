## De tafel zelf: antwoorden, dobbelstenen, terugnemen, het logboek.

kernel-not-an-option = “{ $answer }” is geen geldig antwoord op { $what }.
kernel-several-count = { $count ->
    [one] Er is er één gekozen
   *[other] Er zijn er { $count } gekozen
 }; het moeten er { $least } tot { $most } zijn.
kernel-split-total = { $parts ->
    [one] Het ene deel moet
   *[other] De { $parts } delen moeten samen
 } { $total } zijn.
kernel-split-part = { $part } mag { $least } tot { $most } krijgen in stappen van { $step }, niet { $share }.
kernel-split-words = “{ $text }” moet bestaan uit { $parts ->
    [one] één geheel getal
   *[other] { $parts } gehele getallen, met spaties ertussen
 }.
kernel-form-fields = Het formulier heeft precies deze velden: { $fields }.
kernel-form-field = { $field }: “{ $value }” kan niet. { $kind ->
    [number] Het is een geheel getal van { $least } tot { $most }.
    [choice] Het is één van: { $among }.
   *[text] Het is een tekst van { $least } tot { $most } leesbare tekens.
 }
kernel-form-text = Een formulier wordt met JSON beantwoord, zoals {"{"}"naam": "waarde"{"}"}; dit is het niet: { $problem }.
kernel-not-asked = { $what } wordt nu niet aan { $who } gevraagd.
kernel-stale = { $what } is al beantwoord; dit antwoord kwam van een oudere pagina.
kernel-stale-dice = Deze dobbelstenen zijn al ingetypt; ze kwamen van een oudere pagina.
kernel-dice-wrong = Er { $count ->
    [one] moet één dobbelsteen met { $sides } zijden
   *[other] moeten { $count } dobbelstenen met elk { $sides } zijden
 } worden ingevuld, niet “{ $fell }”.
kernel-no-dice-wanted = { $who } heeft nu niets te dobbelen.
kernel-order-unknown = Een vast bevel is ask (vragen), always (altijd) of never (nooit), niet “{ $order }”.
kernel-seat-unknown = Er is geen plaats { $who }; de plaatsen zijn { $seats }.
kernel-name-reserved = “{ $name }” betekent hier iets anders. Kies een andere naam dan { $words }, en een die er niet op lijkt.
kernel-names-alike = “{ $name }” en “{ $other }” zijn met elkaar te verwarren; geef een van beide een andere naam.
kernel-no-corrections = { $name } heeft niets dat een spelleider kan verbeteren.
kernel-undo-nothing = Er is geen antwoord nummer { $number } om terug te nemen.
kernel-undo-not-yours = Nummer { $number } is niet van jou om terug te nemen.
kernel-undo-consent = Er is sindsdien gedobbeld of iets verborgens getoond: eerst is de instemming van { $others } nodig.
kernel-undo-depends = Wat anderen sindsdien gedaan hebben hangt ervan af; het kan dus niet terug.
kernel-before-checkpoint = Nummer { $number } ligt voor het bewaarpunt; hier is het hele logboek voor nodig.
kernel-reroll-unknown = Invoer { $number } heeft geen worp { $index } om over te doen.
kernel-other-dice = De regels vragen hier om andere dobbelstenen dan er gevallen zijn.
kernel-our-mistake = Dit is onze fout, niet de jouwe. Er is niets veranderd en de vraag blijft open. ({ $problem })
kernel-log-no-start = Het logboek begint niet met het begin van een veldtocht.
kernel-log-other-rules = Het logboek hoort bij de spelregels { $found }, niet bij { $wanted }.
kernel-settings-long = De instelling { $setting } bevat een tekst van meer dan { $longest } tekens.
kernel-settings-many = De instelling { $setting } bevat meer dan { $most } dingen, of dingen te diep in dingen.
kernel-settings-large = De instelling { $setting } bevat een getal groter dan { $largest }.
kernel-log-damaged = Regel { $number } van het logboek is niet te lezen: { $problem }.
kernel-log-number = Regel { $number } van het logboek ontbreekt; op die plaats staat { $found }.
kernel-log-tampered = Regel { $number } van het logboek is veranderd: de controlesom volgt niet uit de vorige.
kernel-replay-stopped = Het naspelen stopte vóór regel { $number }, die deze regels weigeren: { $why }
kernel-older-rules = De veldtocht is gespeeld met versie { $found } van de regels, en versie { $version } leest sommige anders: de eigenaar beslist of hij met de nieuwe verdergaat.
kernel-checkpoint-damaged = Het bewaarpunt na regel { $number } is niet te lezen: { $problem }.
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
