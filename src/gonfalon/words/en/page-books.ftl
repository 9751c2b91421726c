## The books of the page: winter, chronicle, replay, letters, curtain, end, umpire, people.

# The chronicle, written by the server.
books-pen-text = Write something, at most { $longest } signs long.
# Shared by all books.
books-asked = You are asked: { $question }
books-cancel = Cancel
books-gone = This campaign was deleted, or you have no place at it any longer.
books-home = To my campaigns
books-year = Year { $year }
books-space = Space
books-less = Less: { $what }
books-more = More: { $what }
books-people = People and invitations
books-export = Save a copy of the campaign
books-seal = The seal of this campaign
books-seal-what = Note it down. It is the fingerprint of a secret from which sealed dice are drawn and computer players take their luck. When the campaign is over the secret is opened, and whoever noted the seal can check with gonfalon verify --commitment that no die and no computer player was tampered with, and that the file is the one of this campaign.
books-concede = Concede…
books-concede-sure = Give up the war?
books-concede-what = Your realm is out. Your banners leave the map, and the others play on.
books-concede-undo = This cannot be taken back without the others’ consent.
books-concede-not = Fight on
books-concede-do = Concede

# Winter.
books-winter-path = The phases of the winter
books-winter-ledger = The winter’s book
books-winter-here = you are here
books-winter-incomes = What came in
books-winter-gathered = Gathered
books-winter-spent = spent
books-winter-now = now
books-winter-planned = planned
books-winter-left = left
books-winter-too-much = too many: take some back
books-winter-bar-left = left
books-winter-spent-nothing = Nothing spent.
books-winter-nothing = There is nothing you could buy now.
books-winter-more = There are more ways than fit here; fewer crowns or a smaller number may be typed in the rules’ own words.
books-winter-upto = up to { $most }
books-winter-all = All { $amount }
books-winter-aside = Crowns set aside for { $phase }
books-winter-note-planned = { $crowns } planned
books-winter-warning = { $crowns ->
    [one] One crown has
   *[other] { $crowns } crowns have
 } no purpose yet. What is left when spring comes is lost.
books-winter-map = Show the map
books-winter-board = Show the winter board

# Chronicle.
books-chronicle-of = The chronicle of { $name }
books-chronicle-nothing = Nothing has happened yet that is worth telling.
books-chronicle-previous = Earlier
books-chronicle-next = Later
books-chronicle-go = Go to
books-chronicle-take = Take it with you…
books-chronicle-html = As a page for any browser
books-chronicle-markdown = As Markdown
books-chronicle-print = Print
books-chronicle-edited = The recorder wrote here
books-pen-holder = { $name } holds the recorder’s pen
books-pen-holder-hint = Who holds the pen may add to the chronicle and put it in other words.
books-pen-yours = You hold the recorder’s pen
books-pen-up = Take up the pen
books-pen-down = Put the pen down
books-pen-pass = Pass the pen on…
books-pen-pass-title = Who writes from now on?
books-pen-pass-hint = After a winter the recorder may hand the pen to another ruler.
books-pen-pass-do = Pass the pen on
books-pen-note = Add a sentence
books-pen-note-hint = It stands in everybody’s chronicle as the recorder’s note, so write nothing that others must not know.
books-pen-correct = Rewrite
books-pen-correct-hint = Your words replace these. Everybody can read them, so write nothing that others must not know.
books-pen-account = Tell it yourself
books-pen-account-hint = You won this battle, so its account is yours. It need not be truthful.
books-pen-words = Your words
books-pen-length = { $length } of { $longest }
books-pen-write = Write it down

# Replay.
books-replay-mine = What I knew then
books-replay-everything = Everything, as it was
books-replay-closed = Everything opens when the campaign has ended.
books-replay-opened = The campaign is over: nothing is hidden any more.
books-replay-nothing = There is nothing to look back on yet. Come back when the first month is over.
books-replay-map = The map as it was: { $when }
books-replay-beside = Graphs and reasons
books-replay-why = Reasons
books-replay-why-none = No computer player did anything in this month.
books-replay-why-mine = No computer player did anything for you in this month. The others’ reasons open when the campaign has ended.
books-reasons-coming = They are thinking it over again …
books-deputy = What was done for you, and why
books-deputy-private = A computer player’s own words, this month and the last. Nobody else reads them before the campaign has ended.
books-deputy-none = No computer player has sat in your seat in this month or the last.
books-replay-graphs = Graphs
books-replay-tiles = flags are public
books-replay-strength = dots: what scouts or battles told me
books-replay-revenue = crowns a winter, from flags
books-replay-unknown = unknown
books-replay-month = When
books-replay-as-table = as a table
books-replay-as-graph = as a graph
books-replay-controls = Replay controls
books-replay-slider = Month
books-replay-back = One month back
books-replay-forward = One month on
books-replay-back-word = Back
books-replay-forward-word = Forward
books-replay-play = Play
books-replay-pause = Pause
books-replay-play-pause = Play or pause
books-replay-speed = Speed
books-replay-speed-slow = slow
books-replay-speed-plain = steady
books-replay-speed-quick = quick

# Letters and pacts.
books-letters = Letters
books-letters-with = Letters with
books-letters-thread = Letters with { $name }
books-letters-private = Only the two of you can read this.
books-letters-computer = A computer plays this realm. It signs pacts; it does not read letters.
books-letters-rulers-only = Letters are between rulers. You hold no realm here.
books-letters-none-yet = nothing yet
books-letters-new = new
books-letters-you = You
books-letters-empty = Nothing has passed between you and { $name } yet.
books-letters-write = Write to { $name }
books-letters-send = Send the letter
books-pacts = Pacts
books-pacts-none = There is no pact you know of.
books-pacts-write = Write a pact
books-pacts-write-title = A pact with whom, and about what?
books-pacts-write-hint = Writing it is signing it. The others are asked to sign.
books-pacts-with = With
books-pacts-words = Its words
books-pacts-send = Sign and send
books-pacts-sign = Sign
books-pacts-show = Show it to everybody…
books-pacts-show-title = Show this pact to everybody?
books-pacts-show-hint = Everybody will read it and see who signed. It cannot be hidden again.
books-pacts-show-do = Show it

# The curtain.
books-curtain-hand = Hand the laptop to { $name }
books-curtain-next = { $realm } plays next. Nothing is shown until { $name } says so.
books-curtain-open = I am { $name }, show my table
books-curtain-pass = Pass the laptop to { $name }
books-curtain-other = { $name } sits here instead
books-curtain-use-code = { $name } wants a code
books-curtain-set = A code for { $name }
books-curtain-keep = Keep this code
books-curtain-code = { $name }’s code
books-curtain-wrong = That is not the code.
books-curtain-away = { $name } is away: let a captain play
books-curtain-away-sure = Really let a captain play for { $name }?
books-curtain-away-reason = { $name } was away from the table.

# The end.
books-end-over = { $name } · { $when }
books-end-winner = { $name } wins the war
books-end-nobody = Nobody wins the war
books-end-scores = How all stand
books-end-place = Place
books-end-realm = Realm
books-end-score = Score
books-end-out = out
books-end-chronicle = Read the chronicle
books-end-replay = Watch it again
books-end-map = Look at the map
books-end-export = Save the whole campaign
books-end-opened = Everything is open now: strengths, plans, pacts and dice.
books-dice-check = Were the dice honest?
books-dice-what = Before the first roll a seal was published: the fingerprint of a secret number. Every sealed die, and the luck of every computer player, was drawn from that secret and its place in the log. Now the secret is open, and anybody can check both.
books-dice-commitment = Seal
books-dice-secret = Secret
books-dice-do = Check the seal here
books-dice-fits = The secret fits the seal.
books-dice-differs = The secret does not fit the seal.
books-dice-verify = To check every single roll, save the campaign and run:
books-dice-typed = The dice of this campaign fell on your own table; there is nothing to check.

# The umpire.
books-umpire-title = The umpire’s chair
books-umpire-sees = Who sits here sees everything: every strength, every plan, every secret of all realms.
books-umpire-open = Whatever an umpire does is written into the log with its reason, and everybody can read it.
books-umpire-sit = Sit down and see everything
books-umpire-reason = Reason, for everybody to read
books-umpire-reason-like = losses were typed twice
books-umpire-choose = Choose…
books-umpire-what = What to correct
books-umpire-correct = Correct
books-umpire-correct-hint = The step that is being played begins again; answers given in it are void.
books-umpire-correct-do = Correct it
books-umpire-answer = Answer for somebody
books-umpire-answer-hint = For a ruler who is away and holds everybody up.
books-umpire-answer-do = Answer for them
books-umpire-nobody-waits = Nobody is waited for
books-umpire-seat = Seat
books-umpire-their-answer = Their answer
books-umpire-seats = Who plays
books-umpire-seats-hint = A computer can hold a seat while its ruler is away, and give it back.
books-umpire-seats-do = Change the seat
books-umpire-person = a person
books-umpire-plays = Played by
books-umpire-running = Pause
books-umpire-paused = Paused
books-umpire-pause-hint = A paused campaign takes no answers, and computer players stop thinking.
books-umpire-running-now = The campaign is running.
books-umpire-paused-now = The campaign stands still.
books-umpire-pause = Pause the campaign
books-umpire-resume = Let it go on
books-umpire-docket = Take back, or roll again
books-umpire-docket-hint = Everything from there on is void. Dice that fell are not used again.
books-umpire-docket-which = From where on
books-umpire-docket-nothing = Nothing has been played yet.
books-umpire-docket-how = How
books-umpire-undo = Take it back
books-umpire-reroll = Roll the dice again
books-umpire-judged = What umpires have done
books-umpire-judged-nothing = Nothing so far.

# What a winter leaves, told by the server.
winter-gain-troops = { $points } points
books-umpire-correct-nothing = There is nothing to correct now.
books-umpire-correct-change = { $label }: { $before } → { $after }
books-umpire-correct-unknown = not known
