## De rassen.

event-mighty-races-unstable = De magie houdt banier { $banner } in { $place } niet meer bijeen.
event-mighty-races-forced-march = { $banners ->
    [one] Een banier van { $realm } maakt een geforceerde mars vanuit { $place }.
   *[other] { $banners } banieren van { $realm } maken een geforceerde mars vanuit { $place }.
 }
event-mighty-races-steadfast = { $result ->
    [betrayal] De Dwergen van { $defender } kennen geen verraad: { $place } houdt stand.
   *[surrender] De Dwergen van { $defender } verhongeren liever dan dat zij { $place } opgeven.
 }
mighty-race-seat = Er is geen speler { $seat } om een ras aan te geven.
mighty-race-unknown = Er is geen ras { $race }. Wel zijn er: { $races }.
mighty-races-unfed = De anderen vinden hier geen voedsel: iemand anders moet tekortkomen.
mighty-races-no-baggage = De Ondoden dragen geen bagage.
mighty-races-no-forced-march = Banier { $banner } bestaat niet uit Orks en Gobelins en maakt geen geforceerde mars.
mighty-races-pressed-on = Banier { $banner } heeft deze beurt al een geforceerde mars gemaakt.
mighty-races-not-marched = Banier { $banner } heeft deze beurt niet gemarcheerd.
mighty-races-enemy = Je troepenmacht staat in { $place } voor een gevecht of belegering en trekt niet verder.
mighty-races-force-gone = Een ander deel van deze troepenmacht is deze beurt al verder getrokken vanuit { $place }.
mighty-races-no-food = De troepenmacht heeft in { $place } nog { $needed ->
    [one] één overlevingspunt
   *[other] { $needed } overlevingspunten
 } nodig om verder te trekken, en heeft er { $supply }.
mighty-races-no-scouting = Alleen een banier die op geforceerde mars is, mag nu verkennen; banier { $banner } is dat niet.
