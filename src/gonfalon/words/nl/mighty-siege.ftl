## mighty: belegeringen.

ask-mighty-siege-refuge = { $attacker } valt je aan bij { $place }. Welke banieren trekken zich terug achter de muren? Er is plaats voor { $room }.
ask-mighty-siege-stay = { $defender ->
    [independent] De onafhankelijken van { $place } hebben hun poorten gesloten
   *[other] { $defender } houdt stand achter de muren van { $place }
 }. Sla je het beleg, of keer je terug?
ask-mighty-siege-sally = { $besieger } belegert je in { $place }. Welke banieren doen een uitval?
ask-mighty-siege-join = Je ontzettingsmacht valt de belegeraars van { $place } aan. Welke banieren komen naar buiten en strijden mee?
ask-mighty-siege-order = Bestorm je de muren, of beschiet je ze?
ask-mighty-siege-booty = { $place } is van jou. Hoe verdeel je { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } over de banieren en de stock?
ask-mighty-siege-surrender = Het garnizoen biedt je { $place } aan in ruil voor een vrije aftocht. Aanvaard je dat?
ask-mighty-siege-way-out = Je garnizoen mag { $place } in vrede verlaten. Waar gaat het heen?
ask-mighty-siege-ransom = Wie draagt de stock waarmee je aftocht is betaald?
ask-mighty-siege-terms = Op welke voorwaarden zou je het beleg beëindigen? Je kunt het op elk moment eens worden: { $places }.

event-mighty-siege-refuge = Banier { $banner } trekt zich terug achter de muren van { $place }.
event-mighty-siege-begins = { $realm } slaat het beleg voor { $place }.
event-mighty-siege-declined = { $realm } keert voor de muren van { $place } om.
event-mighty-siege-returns = Banier { $banner } keert van { $place } terug naar { $there }.
event-mighty-siege-aboard = Banier { $banner } gaat weer aan boord van schip { $ship }, dat bij { $place } zee kiest.
event-mighty-siege-lifted = Het beleg van { $place } is opgeheven.
event-mighty-siege-broken = { $realm } is door { $by } van de muren van { $place } verdreven.
event-mighty-siege-fallen = { $place } valt in handen van { $realm }.
event-mighty-siege-booty = { $realm } maakt in { $place } { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } buit{ $lost ->
    [0] {""}
    [one] {""}; er gaat er één verloren
   *[other] {""}; er gaan er { $lost } verloren
 }.
event-mighty-siege-sally = De poorten van { $place } gaan open: het garnizoen van { $realm } doet een uitval.
event-mighty-siege-join = Het garnizoen van { $place } komt naar buiten en strijdt mee.
event-mighty-siege-battered = { $realm } beschiet de muren van { $place }.
event-mighty-siege-damage = { $bonus ->
    [0] De beschieting heeft de muren van { $place } niet gedeerd
    [1] De beschieting heeft de muren van { $place } licht beschadigd: +1
    [2] De beschieting heeft de muren van { $place } zwaar beschadigd: +2
   *[3] De beschieting heeft een bres in de muren van { $place } geslagen: +3
 }.
event-mighty-siege-assault = { $attacker } bestormt { $place }, met een verdedigingswaarde van { $defence } punten. Basisfactor { NUMBER($factor) }.
event-mighty-siege-assault-result = { $result ->
    [bloody-repulse] De bestorming van { $place } door { $attacker } is bloederig afgeslagen
    [repulse] De bestorming van { $place } is afgeslagen
   *[stormed] { $place } is stormenderhand ingenomen: het garnizoen wordt over de kling gejaagd
 } (uitkomst { NUMBER($score) }).
event-mighty-siege-starvation = { $result ->
    [betrayal] Uithongering van { $place }: verraders openen de poorten
    [surrender] Uithongering van { $place }: het garnizoen biedt zijn overgave aan
    [hardship] Uithongering van { $place }: door de ontbering onderhoudt niemand de muren nog
   *[no-effect] Uithongering van { $place }: het volk blijft zijn verdedigers trouw
 }.
event-mighty-siege-surrender = { $answer ->
    [accept] { $realm } aanvaardt de overgave van { $place }
   *[refuse] { $realm } weigert: het beleg van { $place } gaat door
 }.
event-mighty-siege-no-way-out = Het garnizoen vindt geen weg uit { $place }; het beleg gaat door.
event-mighty-siege-marches-out = Banier { $banner } trekt uit { $place } weg naar { $there }.

siege-stockpile = { $stockpile ->
    [given] de stock gaat naar de belegeraar
    [destroyed] de stock wordt vernietigd
   *[kept] de stock blijft waar hij is
 }
siege-terms = { $deal ->
    [march-out] het garnizoen trekt { $baggage ->
        [with] met
       *[without] zonder
     } zijn bagage weg naar { $there }, en { siege-stockpile }
   *[go-home] de belegeraar gaat naar huis, en { siege-stockpile }
 }
event-mighty-terms-offered = { $realm } doet een voorstel voor { $place }: { siege-terms }.
event-mighty-terms-agreed = { $realm } aanvaardt de voorwaarden voor { $place }: { siege-terms }.
event-mighty-terms-refused = { $realm } wijst de voorwaarden voor { $place } af.
event-mighty-terms-taken-back = { $realm } trekt de voorwaarden voor { $place } in.
event-mighty-terms-promise = { $realm } belooft bij { $place }: “{ $words }”
event-mighty-terms-lapsed = De afspraken over { $place } waren niet na te komen; het beleg gaat door.

mighty-siege-shut-in = Banier { $banner } zit opgesloten in { $place } en komt er alleen uit door een uitval, overgave of een akkoord.
mighty-siege-by-ship = Banier { $banner } is per schip gekomen en kan dit beleg alleen per schip verlaten.
mighty-siege-same-edge = { $place } wordt belegerd; banier { $banner } kan er alleen weg over de zijde waarover ze kwam.
mighty-siege-road-held = Banier { $banner } kan niet terug van { $place }: de vijand houdt de tegel bezet waar ze vandaan kwam.
mighty-siege-no-ship = In de haven van { $place } liggen niet genoeg schepen om die banieren weer aan boord te nemen.
mighty-siege-none = Je belegert { $place } niet.
mighty-siege-banners = Zulke banieren heb je daar niet: { $banners }.
mighty-siege-apart = Die banieren liggen niet voor dezelfde muren.
mighty-siege-not-there = Banier { $banner } belegert niets.
mighty-siege-moved = Banier { $banner } heeft deze beurt al bewogen.
mighty-siege-stayed = Banier { $banner } heeft deze beurt geen weg gevonden en blijft waar ze is.
mighty-siege-barred = Banier { $banner } mag deze maand niet bewegen.
mighty-siege-battered = Je besteedt deze beurt aan de beschieting van { $place }.
mighty-siege-assaulted = Je hebt { $place } deze beurt bestormd; een beschieting kost de hele beurt.
mighty-siege-repulsed = Na die bloederig afgeslagen bestorming kan { $place } deze maand niet meer worden bestormd.
mighty-siege-bound = Je hebt voorwaarden voor { $place } afgesproken en bent daaraan gebonden.
mighty-terms-no-siege = Je bent geen partij in een beleg van { $place } tussen spelers.
mighty-terms-agreed = Je bent het al eens over { $place }.
mighty-terms-no-offer = Zo’n voorstel voor { $place } ligt er niet.
mighty-terms-march-out = Een garnizoen trekt weg “with” (met) of “without” (zonder) bagage, en de stock wordt “given” (overgedragen) of “destroyed” (vernietigd).
mighty-terms-go-home = Als de belegeraar weggaat, is de stock “kept” (behouden), “given” (overgedragen) of “destroyed” (vernietigd).
mighty-terms-there = Het garnizoen van { $place } kan niet naar { $there }: dat moet een bekende aangrenzende tegel zijn zonder vijanden of onafhankelijken.
mighty-terms-words = Een belofte telt hoogstens { $most } letters, die alle afgedrukt kunnen worden.
