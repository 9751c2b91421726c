## Veldtochten in een bestand, en simulatie.

help-new = Een nieuwe veldtocht als één bestand; computerspelers spelen tot iemand iets wordt gevraagd.
help-new-ruleset = de spelregels, zoals mighty
help-new-out = het te schrijven bestand, eindigend op .gonfalon
help-new-players = wie op elke plaats zit, met komma's ertussen: human (een mens), squire (schildknaap), captain (kapitein) of warlord (krijgsheer; warlord:300 speelt per vraag 300 keer verder)
help-new-seed = van de wereld; zonder dit beslist het toeval
help-new-set = een instelling; mag meermaals worden gegeven
help-new-dice = verzegelde dobbelstenen van het programma (sealed), of echte die men intikt (table)
help-new-force = schrijf over een veldtocht heen die er al staat
help-turn = Speel een veldtocht in de terminal, of met antwoorden in tekstnotatie.
help-turn-file = de veldtocht
help-turn-seat = antwoord alleen voor deze plaats (de naam, of het nummer vanaf 0)
help-turn-answers = een bestand met één antwoord per regel; - leest de standaardinvoer
help-show = Wat een plaats mag zien: de stand, de laatste gebeurtenissen, wat er wordt gevraagd.
help-show-file = de veldtocht
help-show-seat = de plaats (de naam, of het nummer vanaf 0); zonder dit wat iedereen mag zien
help-show-json = alles wat de plaats mag zien, als JSON
help-replay = Speel een logboek na, controleer keten, dobbelstenen en gebeurtenissen, en druk de controlesom van de toestand af.
help-replay-file = de veldtocht
help-replay-patch = schrijf het deel dat nagespeeld kan worden naar dit bestand
help-replay-commitment = het zegel dat bij het begin werd getoond: is dit bestand van die veldtocht?
help-verify = Bereken elke verzegelde worp en elke gebeurtenis van een veldtocht opnieuw, en vraag het de computerspelers nog eens.
help-verify-file = de veldtocht
help-verify-commitment = het zegel dat bij het begin werd getoond: is dit bestand van die veldtocht?
help-verify-dice-only = vraag het de computerspelers niet opnieuw; dat duurt zo lang als zij nadachten
help-simulate = Veel veldtochten van computerspelers; elk hangt alleen van zijn startgetal af.
help-simulate-ruleset = de spelregels, zoals mighty
help-simulate-games = hoeveel veldtochten
help-simulate-years = hoeveel jaar elk duurt
help-simulate-rounds = hoeveel ronden elk duurt, waar de spelregels ronden tellen (valhalla)
help-simulate-turns = hoeveel beurten elk duurt, waar de spelregels beurten tellen
help-simulate-players = de computerspelers, met komma's ertussen: squire, captain, warlord, of een warlord met een budget (warlord:300)
help-simulate-seed = van het geheel
help-simulate-jobs = hoeveel rekenkernen
help-simulate-set = een instelling; mag meermaals worden gegeven
help-simulate-dice = snelle dobbelstenen (fast), of verzegelde zoals aan een tafel (sealed)
help-simulate-keep = bewaar elke veldtocht als bestand in deze map
help-simulate-out = bewaar de uitslagen in dit bestand; wat werd afgebroken gaat verder waar het was
help-simulate-json = één regel JSON per spel, en niets anders
campaign-begun = { $path } bevat een nieuwe veldtocht van { $seats }.
campaign-exists = { $path } is al een veldtocht; met --force komt er een nieuwe voor in de plaats, en de oude is weg.
campaign-over = De veldtocht is voorbij. Winnaar: { $winner }.
campaign-waiting = Het wachten is op { $who }.
campaign-sealed = De dobbelstenen van { $path } zijn door iemand anders verzegeld: hier kan er niet mee verder worden gespeeld.
dice-wanted = { $who } gooit { $dice } ({ $label }); typ wat er viel, zoals “dice 3 4”.
nobody-asked = Er wordt nu niemand iets gevraagd ({ $who }).
undo-nothing = Er is niets om terug te nemen.
answer-refused = Regel { $line }, “{ $text }”: { $why } Wat eerder is geantwoord blijft.
answers-unreadable = { $path } kan niet worden gelezen: { $problem }.
answers-too-long = { $path } is langer dan { $most } MB; zoveel antwoorden heeft geen veldtocht.
dice-unknown = Zulke dobbelstenen zijn er hier niet: { $dice }.
players-count = Er moeten 2 tot { $most } spelers zijn, niet { $count }.
option-range = { $option } moet { $least } tot { $most } zijn.
length-other = Hoe lang een spel van { $ruleset } duurt, zegt { $option }, niet { $given }.
not-an-assignment = “{ $text }” moet een instelling met haar waarde zijn, zoals points=3000.
setting-elsewhere = “{ $setting }” is hier geen instelling; die geef je op met { $option }.
replay-patched = { $path } bevat wat nagespeeld kan worden ({ $inputs ->
    [one] één regel
   *[other] { $inputs } regels
 }).
verify-sealed = De dobbelstenen zijn nog verzegeld: het geheim wordt geopend als de veldtocht eindigt.
verify-seal = Verzegeld als { $commitment }. Wie dat bij het begin van de veldtocht noteerde, weet dat dit het bestand van die veldtocht is (--commitment vergelijkt ze).
verify-unsealed = Bij het begin van deze veldtocht is geen zegel getoond; over de dobbelstenen is dus niemand iets beloofd.
verify-minds-other = { $count ->
    [one] Eén antwoord van een computerspeler is niet wat hij nu zou zeggen
   *[other] { $count } antwoorden van computerspelers zijn niet wat zij nu zouden zeggen
 }: een nieuwere versie denkt er misschien anders over, of iemand anders gaf antwoord. Dat alleen bewijst niets.
commitment-wrong = “{ $given }” is geen zegel: dat heeft { $length } hexadecimale cijfers, zoals de tafel en gonfalon show het tonen.
campaign-seal = Zegel: { $commitment }. Noteer het: als de veldtocht voorbij is, bewijst het dat met geen dobbelsteen en geen computerspeler is geknoeid.
results-damaged = { $file } is beschadigd in regel { $line }: { $problem }.
results-other = Regel { $line } van { $file } hoort bij een andere reeks.
simulated = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
 }, { $answers } antwoorden, { $speed } antwoorden per seconde.

## Wat aan elke tafel gebeurt.

event-common-roll = { $who } gooit { $dice } ({ $label }).
event-common-roll-nobodys = De dobbelstenen tonen { $dice } ({ $label }).
event-common-forced = { $who } heeft geen keus bij { $what }: { $answer }.
event-common-lapsed = Wat { $who } tussendoor wilde doen, kan niet meer.
event-common-seat = Vanaf nu speelt { $holder ->
    [human] een mens
    [squire] een computerspeler, de schildknaap,
    [captain] een computerspeler, de kapitein,
    [warlord] een computerspeler, de krijgsheer,
   *[other] { $holder }
 } voor { $who }{ $by ->
    [umpire] , op bevel van de spelleider.
   *[other] .
 }
event-common-own-dice = { $who } gooit vanaf nu met echte dobbelstenen.
event-common-table-dice = { $who } laat het dobbelen vanaf nu aan de tafel over.
event-common-undone = { $who ->
    [umpire] De spelleider
   *[other] { $who }
 } neemt iets terug. { $reason }
event-common-corrected = De spelleider verbetert iets: { $change }. { $reason }
event-common-rerolled = De dobbelstenen worden opnieuw gegooid. { $reason }
