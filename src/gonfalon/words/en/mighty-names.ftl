# mighty: names (ME-NAM), and the commanders who share an empire (ME-MUL)

ask-mighty-name-give = What of yours do you name? It may be your realm ({ $realm }), yourself or a captain (red.3), a settlement (C4), or a river or range most of which is yours. A person may have a title, a first name and a byname.
event-mighty-name-given = { $realm } gives { $what } the name { $called }.
mighty-name-unknown = There is nothing here called “{ $what }” that could be given a name.
mighty-name-not-yours = { $what } is not yours to name.
mighty-name-parts = Only persons have titles, first names and bynames, and { $what } is not one.

ask-mighty-command-entrust = To whom do you entrust your banners? You may also say who decides where several command: { $seats }, the highest first.
event-mighty-command-entrusted = { $realm } entrusts { $banners } to { $seat }.
event-mighty-command-ranked = In the realm of { $realm } they rank in this order: { $seats }.
mighty-command-seat = “{ $seat }” does not serve your realm; those who do: { $seats }.
mighty-command-ranks = Name everybody of your realm once, the highest first: { $seats }.
mighty-command-number = There is no banner { $banner }: they count from 1 to { $most }.
mighty-command-not-yours = “{ $order }” is not yours to order: other banners than yours are in it, and you do not rank before those who command them.
mighty-commander-wrong = “{ $seat }” cannot be a commander of “{ $realm }”: he needs a name of his own, one word without signs, and a realm that plays.
mighty-commanders-many = { $realm } has too many commanders; there may be { $most } beside the ruler.
