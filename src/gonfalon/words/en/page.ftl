# The page: what every screen shares.
ui-home = My campaigns
ui-menu = Menu
ui-pages = Pages of this campaign
ui-skip = To the content
ui-tab-table = Table
ui-tab-chronicle = Chronicle
ui-tab-replay = Replay
ui-tab-letters = Letters
ui-tab-umpire = Umpire
ui-tab-rules = Rules
ui-theme = Theme
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-system = As the system
ui-language = Language
ui-close = Close
ui-stop = Stop
ui-go-on = Go on
ui-cancel = Cancel
ui-loading = One moment…
ui-open-sheet = Open
ui-put-away = Put away
ui-clause = Clause { $rule }
ui-ruling = Our ruling:
ui-in-rules = Read it among the rules
ui-dice-to-come = { $count ->
    [one] one die to come
   *[other] { $count } dice to come
}
ui-notice-refused = Not possible
ui-notice-stale = Already answered
ui-notice-away = Connection lost
ui-notice-news = Something new
ui-notice-waiting = Nothing is asked of you
ui-away = The table does not answer. Nothing is lost; try again in a moment.
ui-away-nothing-lost = Nothing is lost.
ui-away-in = Trying again in { $seconds } s.
ui-try-now = Try now
ui-unexpected = The table answered with something unexpected ({ $status }).
ui-missing = There is no such page
ui-missing-text = The address may be mistyped, or the campaign was deleted.
ui-broken = This page could not be loaded
ui-broken-text = The table may have been started anew. Load it once more.
ui-signed-in = Signed in as { $name }
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-help = Help
ui-help-open = Open this help
ui-help-how = How it works
ui-help-keys = Keys on this page
ui-help-tab = To the next thing
ui-help-escape = Close or let go
ui-help-rules = The whole rules, searchable
ui-help-asked = What is asked of you
ui-help-asked-text = One sentence at the near edge of the table, with the buttons that answer it. When nothing is asked, it says whom the table waits for.
ui-help-map = The map
ui-help-map-text = Pick a banner: the tiles it may go to light up. Drag it, click a tile, or use the list; all three do the same.
ui-help-odds = Odds and dice
ui-help-odds-text = Odds are reckoned from what you know, never from what is hidden. Where dice follow, you choose first and confirm then.
ui-help-why = Why not?
ui-help-why-text = Click a tile that is not lit: it says why, with the clause. Every dotted clause opens its text.
ui-help-undo = Undo
ui-help-undo-text = Free until dice fall or something secret is shown; after that everybody has to agree.
ui-help-winter = Winter
ui-help-winter-text = All the money of the year in one place: what comes in, what each expense leaves, and what would be lost in spring.

## The start page

start-tagline = The table for map campaigns
start-nav = Help and settings
start-quick = Quick campaign
start-quick-text = A fresh world, your realm, three computer rulers. The first orders are asked within a minute.
start-quick-you = You against
start-quick-them = three captains
start-quick-rules = The mighty rules, as printed.
start-change = Choose everything yourself…
start-play = Start playing
start-laying = Laying the land…
start-which = Which campaigns
start-running = Running
start-finished = Finished
start-none = No campaign is running.
start-none-text = Start a quick one above, or lay everything out yourself below.
start-none-over = No campaign has ended yet.
start-none-over-text = When one does, its whole story opens here: every strength, every card, and the check of the dice.
start-evening-march = March
start-evening-march-text = Scout, move your banners over the map, live off the land. What you may do lights up; what you may not says why.
start-evening-battle = Fight
start-evening-battle-text = Play a secret card against theirs and throw the dice, here or on your own table.
start-evening-winter = Survive the winter
start-evening-winter-text = Spend your crowns on troops, walls, envoys and spies; the snow takes what you forget.
start-evening-chronicle = Read your chronicle
start-evening-chronicle-text = The whole war, written as a book with maps, month by month.
start-land = A land for four realms. Yours will be another.
start-guest = Sign in to see your campaigns.
start-new = New campaign…
start-join = Join by link…
start-join-title = Join by link
start-join-link = The link you were sent
start-join-odd = This does not look like an invitation.
start-join-go = Go there
start-open = Open a .gonfalon file…
start-recap = Since you looked: { $recap }
start-your-seat = Your seat: { $seat }
start-your-turn = Your turn
start-for = for { $span }
start-thinking = Computer players
start-over = Ended
start-won = { $winner } won
start-more = More
start-more-of = More for { $name }
start-name = Name of the campaign
start-rename = Rename…
start-rename-title = Rename “{ $name }”
start-rename-now = Rename
start-people = People and invitations
start-export = Save as a .gonfalon file
start-delete = Delete…
start-delete-title = Delete “{ $name }”?
start-delete-text = The campaign and its whole story go, for everybody at its table. This cannot be undone; save it as a file first if you might want it again.
start-delete-now = Delete for good

## A new campaign

new-title = New campaign
new-what = Name and rules
new-name-blank = The war of the fords
new-ruleset = Rules
new-seats = Who sits at the table
new-holder = Played by
new-you = You
new-human = Another person at this screen
new-human-group = A person
new-ruler = Name of the ruler
new-ruler-blank = the table thinks of one
new-race = Race
new-race-blank = Men
new-add = Add a seat
new-remove = Take the seat away
new-remove-seat = Take seat { $number } away
new-hot-seat = { $count } people share this screen; a curtain falls between their turns.
new-nobody = Nobody plays: you watch the computer players.
new-invite-later = You take the first person's seat; links for the others follow.
new-umpire = I am the umpire and hold no seat
new-map = The land
new-map-generated = Laid by the table
new-map-generated-text = From a seed; look at it first and lay it again as often as you like.
new-map-hand = Laid by hand
new-map-hand-text = The players lay it tile by tile, in turn, as the rules say.
new-map-tiled = Drawn in Tiled
new-map-tiled-text = A hexagonal .tmj or .tmx map of yours.
new-preview = Look at the land
new-reroll = Lay it again
new-preview-label = The land of this campaign
new-seed = Seed
new-seed-blank = any
new-tiled-choose = Choose a Tiled map…
new-dice = Dice
new-dice-sealed = Rolled by the table
new-dice-sealed-text = Sealed beforehand; at the end anybody can check that none was changed.
new-dice-table = Real dice
new-dice-table-text = You roll on your own table and type what fell.
new-settings = House rules
new-presets = Start from
new-changes = { $count ->
    [0] as printed
    [one] one changed
   *[other] { $count } changed
}
new-changed = changed
new-begin = Begin the campaign
new-lacks-name = It still needs a name.
new-lacks-map = It still needs the Tiled map.

## Signing in, invitations

sign-in-local = At this table nobody needs to sign in.
sign-in-name = Name
sign-in-password = Password
sign-in-link = Were you sent a link? Open it; it brings you to your seat without an account.
sign-in-instead = I have an account already
sign-up-title = New account
sign-up-instead = I have no account yet
sign-up-password = At least { $least } characters
sign-up-go = Make the account
join-title = You are invited
join-text = A seat at a campaign is kept for you.
join-name = Your name
join-name-text = As the others at the table will see it.
join-go = Sit down
join-sign-in = I have an account: sign in first
people-title = People and invitations
people-here = Somebody at this screen
people-free = Nobody yet
people-role = Role
people-seat = Seat
people-role-ruler = Ruler
people-role-commander = Commander
people-role-umpire = Umpire
people-role-spectator = Spectator
people-role-owner = Owner
people-local = This table stands on one computer: everybody who sits at it shares the screen. Run it as a group's table to invite people from elsewhere.
people-invite = Invite somebody
people-make = Make a link
people-link = Invitation
people-once = Send this link to one person; it is shown only now and works once, until { $when }.
people-copy = Copy
people-copied = Copied
people-open = Not yet used
people-until = until { $when }
people-take-back = Take back
people-who-may = Whoever rules a realm invites into it; the owner fills seats that nobody rules, and invites umpires and onlookers. Who comes and who goes, everybody reads in the log.
people-hand-on = Hand the seat on
people-handing = Whoever opens this link takes { $seat } over from the one who has it now. Everybody will read it in the log.
people-remove = Remove
people-remove-title = Remove { $name }
people-remove-text = { $name } is out at once and sees nothing more. The seat stays as it is, for somebody else. Everybody reads in the log that you did it.
people-remove-now = Remove { $name }
people-leave = Leave
people-leave-title = Leave this campaign
people-leave-text = You are out at once, and come back only if you are invited again. Everybody reads it in the log.
people-leave-now = Leave
people-renew = New link
people-renew-title = A new link for { $name }
people-renew-text = For a guest who cannot get in any more. Whoever opens the link is { $name } from then on, and nobody else is. Everybody reads in the log that you made it.
people-renew-now = Make the link
people-judged = Whoever has been umpire has seen everything, and cannot take a seat in this campaign later.

## The rule reference

rulebook-title = The rules
rulebook-text = Every clause in our own words. A ruling says how the table decides where the printed rules are silent.
rulebook-language = The clauses themselves are in English.
rulebook-search = Search the rules, or a clause
rulebook-found = { $count ->
    [0] No clause holds these words.
    [one] One clause
   *[other] { $count } clauses
}
rulebook-contents = Chapters
