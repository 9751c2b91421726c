## The table itself: answers, dice, undo, the log.

kernel-not-an-option = “{ $answer }” is not a legal answer to { $what }.
kernel-several-count = { $count ->
    [one] One was chosen
   *[other] { $count } were chosen
 }; it must be { $least } to { $most }.
kernel-split-total = { $parts ->
    [one] The one part must be
   *[other] The { $parts } parts must add up to
 } { $total }.
kernel-split-part = { $part } may take { $least } to { $most } in steps of { $step }, not { $share }.
kernel-split-words = “{ $text }” should be { $parts ->
    [one] one whole number
   *[other] { $parts } whole numbers, with spaces between them
 }.
kernel-form-fields = The form has exactly these fields: { $fields }.
kernel-form-field = { $field }: “{ $value }” will not do. { $kind ->
    [number] It is a whole number from { $least } to { $most }.
    [choice] It is one of: { $among }.
   *[text] It is a text of { $least } to { $most } printable characters.
 }
kernel-form-text = A form is answered with JSON, like {"{"}"name": "value"{"}"}; this is not: { $problem }.
kernel-not-asked = { $who } is not asked { $what } now.
kernel-stale = { $what } has been answered already; this answer came from an older page.
kernel-stale-dice = These dice have been typed already; they came from an older page.
kernel-dice-wrong = { $count ->
    [one] One die with { $sides } sides
   *[other] { $count } dice with { $sides } sides each
 } must be typed, not “{ $fell }”.
kernel-no-dice-wanted = { $who } has no dice to throw now.
kernel-order-unknown = A standing order is ask, always or never, not “{ $order }”.
kernel-seat-unknown = There is no seat { $who }; the seats are { $seats }.
kernel-name-reserved = “{ $name }” means something else here. Choose another name than { $words }, and one that does not look like them.
kernel-names-alike = “{ $name }” and “{ $other }” could be taken for each other; give one of them another name.
kernel-no-corrections = { $name } has nothing an umpire can correct.
kernel-undo-nothing = There is no answer number { $number } to take back.
kernel-undo-not-yours = Number { $number } is not yours to take back.
kernel-undo-consent = Dice have fallen or something hidden was shown since: it first needs the consent of { $others }.
kernel-undo-depends = What others have done since depends on it, so it cannot be taken back.
kernel-before-checkpoint = Number { $number } lies before the stored checkpoint; this takes the whole log.
kernel-reroll-unknown = Input { $number } has no roll { $index } to throw again.
kernel-other-dice = The rules ask for other dice here than those that fell.
kernel-our-mistake = This is our mistake, not yours. Nothing was changed and the question stays open. ({ $problem })
kernel-log-no-start = The log does not begin with the start of a campaign.
kernel-log-other-rules = The log is of the rule set { $found }, not { $wanted }.
kernel-settings-long = The setting { $setting } holds a text of more than { $longest } signs.
kernel-settings-many = The setting { $setting } holds more than { $most } things, or things too deep within things.
kernel-settings-large = The setting { $setting } holds a number beyond { $largest }.
kernel-log-damaged = Entry { $number } of the log cannot be read: { $problem }.
kernel-log-number = Entry { $number } of the log is missing; { $found } stands in its place.
kernel-log-tampered = Entry { $number } of the log was changed: its hash does not follow from the one before.
kernel-replay-stopped = The replay stopped before entry { $number }, which these rules refuse: { $why }
kernel-older-rules = The campaign was played by version { $found } of the rules, and version { $version } reads some of them otherwise: its owner decides whether it goes on by the new ones.
kernel-checkpoint-damaged = The checkpoint after entry { $number } cannot be read: { $problem }.
kernel-not-plain = That cannot be written down in the log: { $problem }.
file-not-written = { $file } cannot be written: { $why }.

## What came from outside and does not fit.

misfit-missing = { $where } is missing.
misfit-unknown = There is no { $where }.
misfit-unknown-near = There is no { $where }; did you mean { $near }?
misfit-unknown-of = There is no { $where }; what there is: { $known }.
misfit-choice = { $where } is one of { $among }.
misfit-whole = It must be names with their values.
misfit-kind = { $where } must be { $wanted ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list
    [object] names with their values
   *[other] something else
 }.
