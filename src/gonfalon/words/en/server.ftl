## The server: what a person is told when something is not done.

csrf = This page is older than the server; it has been told so and tries again. If that does not help, load it anew.
server-sign-in = Sign in first.
server-wrong-password = Name and password do not belong together.
server-no-sign-up = New accounts are not taken here; ask for an invitation.
server-no-accounts = At this table there are no accounts and no invitations: whoever sits at the machine holds every seat.
server-forbidden = That is not for you.
server-not-your-seat = The seat { $seat } is not yours.
server-take-a-seat = Only whoever holds a seat can do that; name yours.
server-umpire-only = Only the umpire can do that.
server-owner-only = Only the owner of the campaign can do that.
server-operator-only = Only whoever runs this server can do that: with its metrics token, or from the machine itself.
server-onlookers-only-look = Who only looks on cannot do that.
server-too-often = That was too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
server-often-enough = That was often enough for now; try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }.
server-quota = { $what ->
    [campaigns] You own { $most } campaigns, which is as many as one person may; delete one first.
    [letters] This seat has sent { $most } letters in this campaign; no more can be kept.
    [pen] The chronicle of this campaign holds { $most } lines of people; no more can be written into it.
   *[other] { $most } invitations to this campaign are still open; take one back first.
 }
server-many-sets = A world of more than { $most } sets of tiles is not laid on a server for a group.
server-busy = { $most } of your wishes are still being worked on, or the server has its hands full; wait until some are done.
server-many-streams = More than { $most } open pages cannot be kept up to date here; this one shows what was so when it was loaded.
server-no-page = There is nothing at this address.
server-no-method = That cannot be done at this address.
server-too-large = That is larger than anything this address takes.
server-malformed = The request is not what this address takes: { $problem }
server-malformed-deep = it holds things within things, deeper than { $most }.
server-malformed-half = it ends half-way.
server-malformed-letters = it holds letters that cannot be written down.
server-our-mistake = This is our mistake, not yours. Nothing was changed; it has been written down.
server-unavailable = The campaigns cannot be read or written just now. Nothing was changed; whoever keeps this server has been told.
server-other-host = This table is not reached under the name { $host }.
server-other-origin = A change must come from this table’s own page, not from { $origin }.
server-no-tile = There is no such tile.
server-no-map = That map is no longer kept here; bring it again.
server-read-anew = The campaign was just read anew; look at it again and then do it.
server-stopped = The campaign stands still, because its last entries no longer fit the rules: { $why }
server-paused = The campaign is paused: { $reason }
server-pause-why = Say why the campaign is to rest; everybody will read it.
server-ask-each = Each of the others must agree for himself.
server-no-request = Nobody asks you to let him take that back.
server-nothing-to-take-back = There is nothing under that number that you can take back; look at the page again.
server-no-reader = There is no other ruler { $seat } to write to.
server-invite-what = Rulers and commanders are invited to a seat; umpires and spectators are not.
server-say-your-name = Say what you are called.
server-not-yours-to-invite = { $role ->
    [ruler] { $seat } is filled by whoever rules that realm, or by the umpire; where nobody rules it, by the owner or the umpire.
    [commander] Only whoever rules a realm invites commanders into it.
   *[other] Umpires and onlookers are invited by the owner of the campaign.
 }
server-not-yours-to-move = { $name } is here by others’ leave: commanders are their ruler’s, umpires and onlookers the owner’s, rulers the umpire’s, or the owner’s where there is no umpire.
server-there-already = You have this place already.
server-no-such-person = Nobody of that id is at this campaign.
server-not-a-guest = { $name } has an account, and comes back with name and password.
server-guest-elsewhere = { $name } plays elsewhere too, so no link made here brings him back. Hand his seat on, or remove him and invite him anew.
server-sign-out-first = This link is for { $name }; sign out first.
server-not-built =
    The page has not been built. In a checkout: "make page".
    An installed Gonfalon has it built in.

## What the lists say.

server-quick-name = The war for { $land }
server-when = { $ruleset ->
    [valhalla] Round { $year }
   *[other] { $month ->
        [0] Year { $year }, before the first month
       *[other] Year { $year }, month { $month }
    }
 }
server-verdict = { $bad ->
    [0] { $sealed ->
        [one] The one sealed throw
       *[other] All { $sealed } sealed throws
     } fell as promised{ $typed ->
        [0] .
        [one] ; one was typed in.
       *[other] ; { $typed } were typed in.
     }
   *[other] { $bad } of { $sealed } sealed throws did not fall as promised; typed in: { $typed }.
 }
server-player = { $name ->
    [squire] Squire
    [captain] Captain
    [warlord] Warlord
   *[other] { $name }
 }
server-player-blurb = { $name ->
    [squire] Does what comes to mind: legal, quick, and no danger to anybody.
    [captain] Knows the trade: keeps an army fed, takes what is weakly held, and does not fight at bad odds.
    [warlord] Looks farther than a captain, and thinks the end through.
   *[other] A computer player.
 }

event-common-paused = The umpire lets the campaign rest: { $reason }
event-common-went-on = The campaign goes on. { $reason }
event-common-reread = The campaign goes on by newer rules. { $reason }
event-common-member-came = { $role ->
    [ruler] { $person } sits down and plays { $seat }.
    [commander] { $person } comes as a commander of { $seat }.
    [umpire] { $person } takes the umpire’s chair, and sees everything from now on.
   *[other] { $person } comes to look on.
 }
event-common-member-left = { $role ->
    [ruler] { $person } leaves, and plays { $seat } no longer.
    [commander] { $person } leaves, and is no commander of { $seat } any longer.
    [umpire] { $person } leaves the umpire’s chair.
   *[other] { $person } looks on no longer.
 }
event-common-member-removed = { $role ->
    [ruler] { $doer } takes { $seat } from { $person }.
    [commander] { $doer } dismisses { $person }, a commander of { $seat }.
    [umpire] { $doer } asks { $person } to leave the umpire’s chair.
   *[other] { $doer } sends the onlooker { $person } away.
 }
event-common-member-renewed = { $role ->
    [ruler] { $doer } makes a new link by which { $person } comes back to { $seat }.
    [commander] { $doer } makes a new link by which { $person } comes back as a commander of { $seat }.
    [umpire] { $doer } makes a new link by which { $person } comes back to the umpire’s chair.
   *[other] { $doer } makes a new link by which the onlooker { $person } comes back.
 }
event-common-member-returned = { $role ->
    [ruler] Somebody came back to { $seat } as { $person }, by the new link.
    [commander] Somebody came back as { $person }, a commander of { $seat }, by the new link.
    [umpire] Somebody came back to the umpire’s chair as { $person }, by the new link.
   *[other] Somebody came back to look on as { $person }, by the new link.
 }
event-common-member-handed = { $person } takes { $seat } over from { $former }.
event-common-stood-in = The umpire acts for { $who }: { $reason }

## The commands play and serve.

help-play = Starts the table on this machine and opens it in the browser; nobody else can reach it.
help-play-port = the port to listen on; 8731 unless you say otherwise, 0 for any that is free
help-play-no-browser = only start; open the page yourself
help-play-data = the folder of your campaigns; otherwise where this system keeps such things
help-play-force = start although something in the data folder is missing or damaged, with what is there
help-serve = Serves the table to a group, with accounts and invitations.
help-serve-host = the address to listen on; 127.0.0.1 unless you say otherwise
help-serve-port = the port to listen on; 8731 unless you say otherwise
help-serve-database = a folder, or sqlite:///FILE; otherwise the folder of your campaigns
help-serve-workers = how many processes; with SQLite one
help-serve-config = a TOML file with settings: host, port, database, workers, public_url, metrics_token, sign_up, proxies, headers_seconds, body_seconds
help-serve-force = start although something in the data folder is missing or damaged, with what is there
serve-here = Gonfalon is at { $url } (Ctrl-C ends it)
serve-port = Nothing can be served at { $host }, port { $port }: { $problem }. Say another one with --port.
serve-one-worker = With SQLite one process serves everybody; { $workers } are not possible.
serve-public-url = “{ $text }” is no address that begins with http:// or https://.
serve-proxies = “{ $text }” is no address or network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
serve-config-unreadable = { $file } cannot be read: { $problem }.
serve-config-damaged = { $file } holds a setting that will not do: { $problem }
serve-environment = A setting in the environment (GONFALON_…) will not do: { $problem }

## The benchmarks.

bench-title-server-answers = A durable answer through the server
bench-how-server-answers = over HTTP to one process on SQLite with full sync, on disk when acknowledged; 48 campaigns side by side, 20 answers each, { $runs } runs
bench-title-server-connected = An answer with 200 players connected
bench-how-server-connected = the same with 200 open streams at 50 campaigns, one answer after the other; of { $runs } the worst is the 99th percentile
bench-title-server-told = An answer, told to all open pages
bench-how-server-told = from sending an answer to the moment when the open pages of all four players, who may know of it, have been told; { $runs } answers
bench-title-page-script = The page’s script
bench-how-page-script = all of it, as the server sends it compressed
bench-title-page-weight = The whole page
bench-how-page-weight = script, styles and fonts, as the server sends them compressed
bench-title-page-start = The start page, until it can be used
bench-how-page-start = from the address to the button that starts a campaign, in Chromium with nothing kept; { $runs } times
bench-title-page-table = The table, until it can be used
bench-how-page-table = from the address to the first answer that can be given in a quick campaign, in Chromium with nothing kept; { $runs } times
bench-no-playwright = Playwright is not installed (it is one of the tools for development).
bench-no-chromium = there is no Chromium on this machine.
