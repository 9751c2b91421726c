## De beweging en bewegingsworpen.

ask-mighty-movement-order = Waarheen gaan je banieren en schepen?
ask-mighty-movement-bank = Op welke oever van { $there } komt banier { $banner } aan?
ask-mighty-movement-passage = In { $there } staan banieren van { $realms }. Val je aan, of vraag je doortocht?
ask-mighty-movement-leave = { $realm } vraagt doortocht door { $there }. Sta je die toe?
ask-mighty-movement-refused = Je mag niet door { $there } trekken. Blijf je, of val je aan?
ask-mighty-route-perilous = De weg vanuit { $place } is gevaarlijk. Waag je het?
ask-mighty-route-point = Op de gevaarlijke weg vanuit { $place } gaat een bagagepunt verloren. Welke banier raakt het kwijt?
event-mighty-banner-marches = Banier { $banner } marcheert van { $place } naar { $there }.
event-mighty-banner-passage = { $realm } krijgt doortocht door { $there }.
event-mighty-route-searched = { $result ->
    [failure] { $realm } vindt geen weg verder vanuit { $place }.
    [perilous] { $realm } vindt een gevaarlijke weg verder vanuit { $place }.
   *[safe] { $realm } vindt een veilige weg verder vanuit { $place }.
 }
event-mighty-route-no-baggage = Banier { $banner } heeft onderweg geen bagage te verliezen en betaalt met manschappen.
mighty-march-far = { $there } grenst niet aan { $place }; een banier trekt één tegel per keer.
mighty-march-banners = Zulke banieren heb je niet: { $banners }.
mighty-march-apart = Banieren die samen marcheren vertrekken van één tegel.
mighty-march-nowhere = Er is geen tegel { $there }.
mighty-march-aboard = Banier { $banner } is aan boord van een schip.
mighty-march-moved = Banier { $banner } heeft deze beurt al bewogen.
mighty-march-stayed = Banier { $banner } heeft geen weg gevonden en blijft deze beurt staan.
mighty-march-barred = Banier { $banner } mag deze maand niet bewegen.
mighty-march-besieged = Banier { $banner } wordt belegerd en kan alleen een uitval doen.
mighty-march-unscouted = { $there } is deze beurt niet verkend.
mighty-march-half = Halve zijde { $half } van { $there } is van daar niet te bereiken.
