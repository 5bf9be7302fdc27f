export const TOWN = `
fault_report: title | category | location | description | status | date
Deep hole by the crossing | pothole | Mill Lane 14 | Bikes swerve into the road. | in_progress | -3
Lamp flickers all night | lighting | Church Hill | Third one from the corner. | new | -1
Bags beside the bin | litter | Park entrance | Since the weekend. | done | -9
Bus shelter sprayed | graffiti | Station Road | | new | 0
fault_report.de: title | category | location | description | status | date
Tiefes Loch am Überweg | pothole | Mühlstraße 14 | Räder weichen auf die Fahrbahn aus. | in_progress | -3
Laterne flackert nachts | lighting | Am Kirchberg | Die dritte von der Ecke. | new | -1
Säcke neben der Tonne | litter | Parkeingang | Seit dem Wochenende. | done | -9
Wartehäuschen besprüht | graffiti | Bahnhofstraße | | new | 0
city_permit: title | customer_name | type | start_date | end_date | location | status
Street party | Amara Nwosu | event | 24 | 24 | Orchard Road | pending
Four tables outside | Café Linde | terrace | -30 | 150 | Market square | approved
Skip on the pavement | Romero Plastering | works | 4 | 11 | Mill Lane 9 | pending
city_permit.de: title | customer_name | type | start_date | end_date | location | status
Straßenfest | Amara Nwosu | event | 24 | 24 | Gartenweg | pending
Vier Tische draußen | Café Linde | terrace | -30 | 150 | Marktplatz | approved
Container auf dem Gehweg | Romero Putz | works | 4 | 11 | Mühlstraße 9 | pending
street_light: number | location | status | last_done
L-0412 | Mill Lane 3 | working | -200
L-0413 | Mill Lane 9 | out | -620
L-0507 | Church Hill, corner | flickering | -410
street_tree: number | scientific_name | location | planted_on | trunk_diameter | height | condition | next_due
T-118 | Tilia cordata | Market square | -14600 | 62 | 1700 | vital | 200
T-119 | Acer platanoides | Station Road 5 | -9100 | 41 | 1200 | weakened | 30
T-231 | Ginkgo biloba | School yard | -2200 | 12 | 500 | vital | 380
bin_collection: category | date | region | time | notes
residual | 2 | North | 06:30 |
paper | 4 | North | 06:30 | Cardboard flattened.
organic | 1 | South | 06:30 |
packaging | 8 | South | 06:30 | Day later because of the holiday.
bin_collection.de: category | date | region | time | notes
residual | 2 | Nord | 06:30 |
paper | 4 | Nord | 06:30 | Kartons flach legen.
organic | 1 | Süd | 06:30 |
packaging | 8 | Süd | 06:30 | Wegen Feiertag einen Tag später.
polling_place: name | address | number | voters | accessible | opens_at | closes_at
Primary school, hall | 8 Church Hill | 101 | 1240 | yes | 07:00 | 22:00
Library | 3 Orchard Road | 102 | 980 | yes | 07:00 | 22:00
Old fire station | 51 Station Road | 103 | 1115 | no | 07:00 | 22:00
polling_place.de: name | address | number | voters | accessible | opens_at | closes_at
Grundschule, Aula | Am Markt 3 | 101 | 1240 | yes | 08:00 | 18:00
Bücherei | Gartenweg 21 | 102 | 980 | yes | 08:00 | 18:00
Alte Feuerwache | Bahnhofstraße 50 | 103 | 1115 | no | 08:00 | 18:00
playground: name | address | age_group | features | accessible | condition | next_due
Harbour ship | Harbour Street | 3 to 10 | Climbing ship; Slide; Sand | yes | good | 40
Meadow corner | Orchard Road | 1 to 6 | Swings; Water pump | yes | new | 90
Boulder park | Mill Lane | 8 to 16 | Boulders; Table tennis | no | worn | -4
playground.de: name | address | age_group | features | accessible | condition | next_due
Hafenschiff | Hafenstraße | 3 bis 10 | Kletterschiff; Rutsche; Sand | yes | good | 40
Wiesenecke | Gartenweg | 1 bis 6 | Schaukeln; Wasserpumpe | yes | new | 90
Felsenpark | Mühlstraße | 8 bis 16 | Boulderfelsen; Tischtennis | no | worn | -4
citizen_proposal: title | description | region | cost | status
Benches along the river | Every two hundred metres, two with backs. | Riverside | 9000 | voting
Shade for the school yard | Three trees and a sail. | Hillside | 14000 | submitted
Drinking fountain | At the market square. | Old town | 6500 | built
citizen_proposal.de: title | description | region | cost | status
Bänke am Fluss | Alle zweihundert Meter, zwei mit Lehne. | Flussufer | 9000 | voting
Schatten für den Schulhof | Drei Bäume und ein Segel. | Am Hang | 14000 | submitted
Trinkbrunnen | Auf dem Marktplatz. | Altstadt | 6500 | built
council_motion: title | number | date | author | status | summary
Speed limit on Mill Lane | M-31 | -14 | Planning committee | passed | Thirty from the bridge to the school.
Longer library hours | M-32 | -14 | Ada Obi | postponed | Budget to be checked.
Car-free Sunday | M-29 | -45 | Youth council | rejected |
council_motion.de: title | number | date | author | status | summary
Tempo 30 in der Mühlstraße | V-31 | -14 | Planungsausschuss | passed | Von der Brücke bis zur Schule.
Längere Öffnung der Bücherei | V-32 | -14 | Ada Obi | postponed | Haushalt wird geprüft.
Autofreier Sonntag | V-29 | -45 | Jugendrat | rejected |
monument: name | address | period | year | condition | description
Customs house | Harbour Street 1 | Baroque | 1742 | good | Two storeys, slate roof.
Weavers' row | Mill Lane 20 to 34 | Industrial | 1861 | worn | Eight cottages under one roof.
Memorial garden | Church Hill | Modern | 1951 | good | By a local mason.
emergency_callout: title | starts_at | location | type | units | notes
Oil on the road | -1 | Coast road, km 4 | technical | Engine 1; Trailer | Binder spread over 300 m.
Kitchen fire | -5 | Orchard Road | fire | Engine 1; Ladder | Out on arrival.
Alarm at the mill | -9 | Mill Lane | false_alarm | Engine 1 | Steam from the boiler.
emergency_callout.de: title | starts_at | location | type | units | notes
Ölspur | -1 | Küstenstraße, km 4 | technical | LF 10; Anhänger | Bindemittel auf 300 m.
Küchenbrand | -5 | Gartenweg | fire | LF 10; Drehleiter | Beim Eintreffen gelöscht.
Brandmelder in der Mühle | -9 | Mühlstraße | false_alarm | LF 10 | Dampf aus dem Kessel.
charging_station: name | location | type | power | price | available
Market 1 | Market square | type_2 | 22 | 0.49 | yes
Market 2 | Market square | type_2 | 22 | 0.49 | no
Station fast | Station Road | ccs | 150 | 0.64 | yes
street_light.de: number | location | status | last_done
L-0412 | Mühlstraße 3 | working | -200
L-0413 | Mühlstraße 9 | out | -620
L-0507 | Am Kirchberg, Ecke | flickering | -410
street_tree.de: number | scientific_name | location | planted_on | trunk_diameter | height | condition | next_due
B-118 | Tilia cordata | Marktplatz | -14600 | 62 | 1700 | vital | 200
B-119 | Acer platanoides | Bahnhofstraße 5 | -9100 | 41 | 1200 | weakened | 30
B-231 | Ginkgo biloba | Schulhof | -2200 | 12 | 500 | vital | 380
monument.de: name | address | period | year | condition | description
Zollhaus | Hafenstraße 1 | Barock | 1742 | good | Zwei Geschosse, Schieferdach.
Weberzeile | Mühlstraße 20 bis 34 | Industriezeit | 1861 | worn | Acht Häuser unter einem Dach.
Gedenkgarten | Am Kirchberg | Moderne | 1951 | good | Von einem Steinmetz aus dem Ort.
charging_station.de: name | location | type | power | price | available
Markt 1 | Marktplatz | type_2 | 22 | 0.49 | yes
Markt 2 | Marktplatz | type_2 | 22 | 0.49 | no
Bahnhof schnell | Bahnhofstraße | ccs | 150 | 0.64 | yes
`;
