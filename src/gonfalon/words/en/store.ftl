## Campaign files, rule sets and players.

ruleset-not-playable = “{ $name }” cannot be played yet; these can: { $playable }.
player-unknown = There is no computer player “{ $name }”; there are { $players }.
campaign-unreadable = { $path } cannot be read: { $problem }.
campaign-no-file = { $path } is not a campaign: { $problem }.
campaign-damaged = { $path } is damaged in { $part }: { $problem }.
campaign-too-large = { $path } unpacks to more than { $most } MB, which no campaign does.
campaign-other-secret = The secret of the dice in { $path } is not the one that was committed to.
