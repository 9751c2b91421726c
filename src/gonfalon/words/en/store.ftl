## Campaign files, rule sets and players.

ruleset-not-playable = “{ $name }” cannot be played yet; these can: { $playable }.
ruleset-without-part = “{ $name }” brings nothing to { $floor }.
player-unknown = There is no computer player “{ $name }”; there are { $players }.
campaign-unreadable = { $path } cannot be read: { $problem }.
campaign-no-file = { $path } is not a campaign: { $problem }.
campaign-damaged = { $path } is damaged in { $part }: { $problem }.
campaign-too-large = { $path } unpacks to more than { $most } MB, which no campaign does.
campaign-many-parts = { $path } has more parts than a campaign, which has no more than { $most }.
campaign-too-many = { $path } has more than { $most } lines in { $part }, which no campaign does.
campaign-line-long = { $path } has a line of more than { $most } MB in { $part }, which no campaign does.
campaign-other-secret = The secret of the dice in { $path } is not the one that was committed to.
campaign-contradicts = { $path } contradicts itself: its description says { $field } is “{ $told }”, and its log says “{ $logged }”.
campaign-parts = { $path } holds “{ $part }” twice, or without need: a campaign holds { $parts }, each once, and nothing else.
proof-bad-dice = The first wrong roll is number { $index } of input { $number }: the secret gives other dice.
proof-events = Line { $line } of events.jsonl is not what the log leads to: it was forged, is missing, or was added.
proof-events-older = From line { $line } on events.jsonl tells otherwise than these rules do (version { $now }); they were played with version { $version }, which may be why. The events were not checked.
proof-other-seal = This is not the campaign of the seal { $noted }: this file has { $found }.

## The archive of campaigns.

store-only-sqlite = Campaigns are kept in SQLite so far, not in { $url }: name a folder, or sqlite:///FILE.
store-no-folder = { $folder } cannot be used for campaigns: { $problem }.
store-none = There are no campaigns in { $folder } yet.
store-goes-on = The campaign does not stand still: there is nothing to decide.
store-cannot-go-on = The present rules cannot replay this campaign from its beginning. Play it on with the version of the program that it was begun with.
store-locked = Gonfalon is running already with the campaigns in { $folder } (process { $process }). Use that one, stop it first, or name another folder.
store-damaged = { $file } is damaged ({ $problem }). Put a copy of it in its place; those made before an upgrade are in the folder “backups” beside it.
store-parts-damaged = { $file } is damaged where it keeps { $parts }. Put a copy of it in its place; those made before an upgrade are in the folder “backups” beside it. Or start with --force, which goes on with what can be read.
store-mended = Checkpoints or events in { $file } were damaged and are made again from the logs, which are whole. The damaged file is kept as { $copy }.
store-missing = There is no database in { $file } any more, though there was one. Put a copy of it in its place; those made before an upgrade are in the folder “backups” beside it. Or start with --force, which begins without it.
store-another = { $file } is not the database that was last used here. Put that one in its place, or start with --force, which goes on with what is there.
store-behind = { $file } has lost { $lost ->
    [one] the last thing that was
   *[other] the last { $lost } things that were
 } written into it: it is an older copy, or its log (-wal) was cut or removed. Put the whole one in its place, or start with --force, which goes on with what is there.
store-lost = { $file } was deleted, moved or replaced while it was in use. Nothing is kept any more until the server is started anew; what was acknowledged before stands in the old file.
store-campaign-damaged = What is kept of campaign { $id } beside its log is damaged, the secret of its dice perhaps too. Bring it in again from a file, or put a copy of the database in its place.
store-paper-damaged = A letter or a line of the chronicle of campaign { $id } is damaged. Put a copy of the database in its place.
store-log-short = The end of the log is missing: it has { $number } entries, and { $length } were written.
store-put-right = Others could read { $path }, which holds everybody’s secrets; now only you can.
store-others = Others can read { $path }, which holds everybody’s secrets, and it belongs to somebody else. Have its owner close it to others (chmod go-rwx), or name another folder.
store-fault = { $file } could not be read or written: { $problem }. Nothing was changed.
store-not-ours = { $file } is a database of something else.
store-newer = { $file } was written by a newer Gonfalon. Install that one, or name another folder.
store-other-shape = { $file } was written by another version of Gonfalon; start `gonfalon play` once, which brings it up to date.
store-closed = The campaigns are not open for writing any more.
store-no-campaign = There is no campaign { $id }.
store-no-frame = The replay has no page { $number }.
store-name = A name has 1 to { $longest } printable characters, all of which can be seen.
store-name-taken = Somebody is called { $name } already, or something that looks the same. Choose another name.
store-letter = A letter has 1 to { $longest } characters.
store-no-invitation = There is no such invitation; ask for a new link.
store-invitation-used = This invitation has been taken up already; ask for a new link.
store-invitation-late = This invitation has expired; ask for a new link.
store-place = A ruler or commander has a seat; an umpire or spectator has none.
store-not-both = Whoever is umpire, or was, has seen everything: he cannot hold a seat of that campaign, nor can who holds one be its umpire.
store-no-member = Nobody has that place any longer; look again who is there.
store-seat-taken = { $seat } has a ruler already.
store-nowhere = There is no home folder here; name a folder for the campaigns with --data.
campaign-view-only = { $path } holds what { $seat } could see of a running campaign. It can be read, but not played, replayed or verified.

## gonfalon list, export and import

help-list = The campaigns in the data folder, the latest first.
help-list-data = the folder; otherwise GONFALON_DATA, or where programs keep their data on this system
help-list-json = as JSON
help-export = Write a campaign of the data folder to one file, with everything in it.
help-export-campaign = the campaign, as `gonfalon list` shows it
help-export-file = the file to write, ending in .gonfalon
help-export-data = the folder; otherwise GONFALON_DATA, or where programs keep their data on this system
help-import = Take the campaign of a file into the data folder; prints its id.
help-import-file = the campaign
help-import-data = the folder; otherwise GONFALON_DATA, or where programs keep their data on this system
help-import-name = what it is called; otherwise as the file is
list-id = id
list-name = name
list-ruleset = rules
list-when = when
list-waiting = waiting for
list-last = last input
list-moment = { $month ->
    [0] year { $year }
   *[other] year { $year }, month { $month }
 }
list-over = over, winner { $winner }
list-paused = paused
export-done = { $path } holds the whole campaign, with the secrets of everybody.

## What the archive costs

bench-title-store-append = An answer on disk
bench-how-store-append = { $players } campaigns at once, in each the next player answering when the last answer is kept, on the disk of this folder; 10 of each in every one of { $runs } runs
bench-title-store-resume = Resuming a long campaign
bench-how-store-resume = { $years } years of four players by chance, taken up from the archive with all that was told; { $runs } runs
