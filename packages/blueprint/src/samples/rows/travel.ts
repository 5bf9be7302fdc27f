export const TRAVEL = `
housekeeping_task: room_number | date | type | assignee | status | notes
101 | 0 | departure | Luz | clean | Extra towels.
102 | 0 | stay | Luz | dirty |
204 | 0 | departure | Marek | in_progress | Cot to be removed.
305 | 0 | deep | Marek | checked |
housekeeping_task.de: room_number | date | type | assignee | status | notes
101 | 0 | departure | Luz | clean | Mehr Handtücher.
102 | 0 | stay | Luz | dirty |
204 | 0 | departure | Marek | in_progress | Kinderbett abbauen.
305 | 0 | deep | Marek | checked |
minibar_charge: title | room_number | quantity | price | date | paid
Sparkling water | 101 | 2 | 3.5 | 0 | no
Salted nuts | 204 | 1 | 4 | -1 | no
Half bottle of red | 305 | 1 | 14 | -2 | yes
minibar_charge.de: title | room_number | quantity | price | date | paid
Mineralwasser | 101 | 2 | 3.5 | 0 | no
Salznüsse | 204 | 1 | 4 | -1 | no
Halbe Flasche Rotwein | 305 | 1 | 14 | -2 | yes
guest_request: title | room_number | time | status | assignee | description
Second pillow | 102 | 21:15 | done | Luz |
Taxi at six | 204 | 06:00 | in_progress | Night desk | To the station, two cases.
Soup and bread | 305 | 19:30 | new | Kitchen | No celery, please.
guest_request.de: title | room_number | time | status | assignee | description
Zweites Kissen | 102 | 21:15 | done | Luz |
Taxi um sechs | 204 | 06:00 | in_progress | Nachtportier | Zum Bahnhof, zwei Koffer.
Suppe und Brot | 305 | 19:30 | new | Küche | Bitte ohne Sellerie.
guided_tour: title | starts_at | duration | meeting_point | language | places | price | host | description
Smugglers and saints | 2 | 90 | Harbour gate | English | 20 | 14 | Oluwaseun Ade | Narrow lanes, two chapels, one tunnel.
The town by lantern | 3 | 75 | Market cross | English, French | 15 | 16 | Claire Moreau | After dark, with stories.
Trees of the old park | 6 | 60 | Park pavilion | English | 25 | 0 | Ruth Adler | Slow pace, benches on the way.
guided_tour.de: title | starts_at | duration | meeting_point | language | places | price | host | description
Schmuggler und Heilige | 2 | 90 | Hafentor | Deutsch | 20 | 14 | Oluwaseun Ade | Enge Gassen, zwei Kapellen, ein Tunnel.
Die Stadt im Laternenlicht | 3 | 75 | Marktbrunnen | Deutsch, Französisch | 15 | 16 | Claire Moreau | Nach Einbruch der Dunkelheit, mit Geschichten.
Bäume im alten Park | 6 | 60 | Parkpavillon | Deutsch | 25 | 0 | Ruth Adler | Ruhiges Tempo, Bänke am Weg.
tour_guide: name | language | region | bio
Oluwaseun Ade | English, Yoruba | Old town | Knows which door has three names.
Claire Moreau | French, English | Harbour | Grew up above the fish market.
Kenji Watanabe | Japanese, English | Gardens | Twenty years among moss and stone.
boat_trip: title | starts_at | duration | departure | places | price | description
Seals and sandbanks | 1 | 120 | Pier 2 | 24 | 28 | Bring a windproof jacket.
Sunset round the bay | 2 | 90 | Pier 2 | 24 | 24 | Music below deck.
Lighthouse landing | 5 | 240 | Old jetty | 12 | 46 | Two hours ashore.
boat_trip.de: title | starts_at | duration | departure | places | price | description
Robben und Sandbänke | 1 | 120 | Anleger 2 | 24 | 28 | Windjacke mitbringen.
Sonnenuntergang in der Bucht | 2 | 90 | Anleger 2 | 24 | 24 | Musik unter Deck.
Landgang am Leuchtturm | 5 | 240 | Alte Brücke | 12 | 46 | Zwei Stunden an Land.
campsite_pitch: number | type | area | power_hookup | price | places | available | notes
A1 | tent | 60 | no | 18 | 4 | yes | Under the pines.
A2 | tent | 60 | no | 18 | 4 | no |
B4 | motorhome | 100 | yes | 32 | 5 | yes | Level, by the tap.
C7 | caravan | 90 | yes | 30 | 5 | yes | View of the lake.
campsite_pitch.de: number | type | area | power_hookup | price | places | available | notes
A1 | tent | 60 | no | 18 | 4 | yes | Unter den Kiefern.
A2 | tent | 60 | no | 18 | 4 | no |
B4 | motorhome | 100 | yes | 32 | 5 | yes | Eben, am Wasserhahn.
C7 | caravan | 90 | yes | 30 | 5 | yes | Blick auf den See.
travel_document: title | owner | country | expiry_date
Passport | Mira | Germany | 1400
Identity card | Tom | Germany | 75
Residence permit | Aisha | Norway | 190
Child's passport | Leo | Germany | -20
travel_document.de: title | owner | country | expiry_date
Reisepass | Mira | Deutschland | 1400
Personalausweis | Tom | Deutschland | 75
Aufenthaltstitel | Aisha | Norwegen | 190
Kinderreisepass | Leo | Deutschland | -20
train_ticket: departure | destination | starts_at | seat | price | notes
Leeds | Edinburgh | 6 | Coach C, 41 | 38 | Change in York.
Edinburgh | Leeds | 9 | Coach B, 12 | 42 |
Lyon | Turin | 40 | Car 7, 63 | 31 | Over the Alps by day.
train_ticket.de: departure | destination | starts_at | seat | price | notes
Leipzig | Prag | 6 | Wagen 4, 41 | 38 | Umstieg in Dresden.
Prag | Leipzig | 9 | Wagen 2, 12 | 42 |
Lyon | Turin | 40 | Wagen 7, 63 | 31 | Tagsüber über die Alpen.
tour_package: title | destination | start_date | end_date | price | places | included | description
Slow Portugal by train | Porto to Faro | 60 | 68 | 1190 | 14 | Trains; Guesthouses; Breakfast | Eight nights, no early mornings.
Walking the salt route | Alps | 95 | 101 | 890 | 12 | Huts; Luggage transport; Guide | Five passes, one valley a day.
Gardens of Kyoto | Japan | 160 | 170 | 2640 | 10 | Hotel; Local trains; Tea lesson | In the week of the maples.
tour_package.de: title | destination | start_date | end_date | price | places | included | description
Portugal langsam, mit der Bahn | Porto bis Faro | 60 | 68 | 1190 | 14 | Bahnfahrten; Pensionen; Frühstück | Acht Nächte, kein frühes Aufstehen.
Auf der Salzroute | Alpen | 95 | 101 | 890 | 12 | Hütten; Gepäcktransport; Führung | Fünf Pässe, jeden Tag ein Tal.
Gärten von Kyoto | Japan | 160 | 170 | 2640 | 10 | Hotel; Nahverkehr; Teestunde | In der Woche des Ahorns.
campervan: name | price | beds | year | features | available | description
Pepper | 85 | 2 | 2019 | Pop-up roof; Gas stove | yes | Small enough for town.
Blue Whale | 120 | 4 | 2021 | Shower; Bike rack | yes | For a family.
Old Bruno | 60 | 2 | 1988 | Curtains; Radio | no | Takes hills gently.
campervan.de: name | price | beds | year | features | available | description
Pfeffer | 85 | 2 | 2019 | Aufstelldach; Gaskocher | yes | Klein genug für die Stadt.
Blauwal | 120 | 4 | 2021 | Dusche; Fahrradträger | yes | Für eine Familie.
Alter Bruno | 60 | 2 | 1988 | Gardinen; Radio | no | Nimmt Berge gemütlich.
geocache: title | number | coordinates | difficulty | size | date | done | notes
Under the third arch | GC1A2B3 | 53.796, -1.541 | medium | small | -4 | yes | Magnetic, mind the nettles.
Grandfather oak | GC4C5D6 | 53.829, -1.590 | easy | regular | -4 | yes |
Night riddle | GC7E8F9 | 53.801, -1.562 | hard | micro | | no | Needs a UV torch.
tour_guide.de: name | language | region | bio
Oluwaseun Ade | Deutsch, Yoruba | Altstadt | Weiß, welche Tür drei Namen hat.
Claire Moreau | Französisch, Deutsch | Hafen | Über dem Fischmarkt aufgewachsen.
Kenji Watanabe | Japanisch, Deutsch | Gärten | Zwanzig Jahre zwischen Moos und Stein.
geocache.de: title | number | coordinates | difficulty | size | date | done | notes
Unter dem dritten Bogen | GC1A2B3 | 51.340, 12.375 | medium | small | -4 | yes | Magnetisch, Vorsicht Brennnesseln.
Großvatereiche | GC4C5D6 | 51.351, 12.402 | easy | regular | -4 | yes |
Nachträtsel | GC7E8F9 | 51.360, 12.377 | hard | micro | | no | UV-Lampe nötig.
`;
