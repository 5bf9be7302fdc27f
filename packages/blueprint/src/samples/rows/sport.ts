export const SPORT = `
fitness_challenge: title | start_date | end_date | target | description
Ten thousand steps a day | -6 | 24 | 300000 | Count all month; the stairs are allowed.
Plank in October | 3 | 34 | 30 | One minute more each week.
Bike to work | -20 | 10 | 15 | Fifteen days by bike.
fitness_challenge.de: title | start_date | end_date | target | description
Zehntausend Schritte am Tag | -6 | 24 | 300000 | Den ganzen Monat zählen, Treppen gelten auch.
Planke im Oktober | 3 | 34 | 30 | Jede Woche eine Minute mehr.
Mit dem Rad zur Arbeit | -20 | 10 | 15 | Fünfzehn Tage mit dem Rad.
league_entry: team | played | wins | draws | losses | score
Harbour Rovers | 9 | 6 | 2 | 1 | 20
Hillside United | 9 | 5 | 3 | 1 | 18
Station Athletic | 9 | 4 | 1 | 4 | 13
Old Mill | 9 | 1 | 2 | 6 | 5
league_entry.de: team | played | wins | draws | losses | score
SV Hafen | 9 | 6 | 2 | 1 | 20
TSV Am Hang | 9 | 5 | 3 | 1 | 18
VfL Bahnhof | 9 | 4 | 1 | 4 | 13
SC Mühle | 9 | 1 | 2 | 6 | 5
belt_grading: person | belt | date | instructor | passed
Leyla Aydin | orange | -14 | Sensei Mori | yes
Ben Carter | yellow | -14 | Sensei Mori | yes
Anh Pham | brown | 20 | Sensei Ito | no
club_boat: name | model | length | places | location | status
Kittiwake | Dinghy, two-handed | 4.2 | 2 | Rack 3 | available
Old Faithful | Coxed four | 13 | 5 | Boathouse | in_service
Merganser | Cruiser, 26 ft | 7.9 | 5 | Berth 11 | in_use
club_boat.de: name | model | length | places | location | status
Möwe | Zweihandjolle | 4.2 | 2 | Liegeplatz 3 | available
Alte Liebe | Gig-Vierer | 13 | 5 | Bootshaus | in_service
Kormoran | Kielboot, 26 Fuß | 7.9 | 5 | Steg 11 | in_use
sailing_trip: title | date | departure | destination | distance | wind | hours | crew
Round the island | -9 | Harbour | Harbour | 18 | SW 4 | 5 | Mira; Jonas
To the lighthouse | -23 | Harbour | North bay | 11 | W 3 | 3.5 | Mira; Ade; Tom
First sail of the year | -140 | Berth 11 | Berth 11 | 6 | NE 2 | 2 | Jonas
sailing_trip.de: title | date | departure | destination | distance | wind | hours | crew
Rund um die Insel | -9 | Hafen | Hafen | 18 | SW 4 | 5 | Mira; Jonas
Zum Leuchtturm | -23 | Hafen | Nordbucht | 11 | W 3 | 3.5 | Mira; Ade; Tom
Ansegeln | -140 | Steg 11 | Steg 11 | 6 | NO 2 | 2 | Jonas
swim_lane: name | places | available | notes
Lane 1 | 8 | yes | Slow
Lane 2 | 8 | yes | Medium
Lane 3 | 6 | yes | Fast
Lane 6 | 10 | no | Swimming school until five
swim_lane.de: name | places | available | notes
Bahn 1 | 8 | yes | Langsam
Bahn 2 | 8 | yes | Mittel
Bahn 3 | 6 | yes | Schnell
Bahn 6 | 10 | no | Bis fünf Schwimmschule
lap_time: title | date | distance | time | personal_best
100 m freestyle | -2 | 100 | 71.4 | yes
100 m freestyle | -16 | 100 | 73.0 | no
50 m breaststroke | -2 | 50 | 44.8 | no
200 m freestyle | -30 | 200 | 161.2 | yes
climb: name | grade | status | location | date | rating
Morning Glory | 6b | onsight | South wall | -4 | 5
The Zip | 7a | project | Quarry, left | -4 | 4
Blue slab | 5c | flash | Climbing hall | -11 | 3
Old Chimney | 6a+ | redpoint | South wall | -32 | 4
riding_horse: name | species | height | owner | stall | feeding
Bramble | Connemara | 142 | Riding school | 4 | Hay, a handful of oats
Figaro | Haflinger | 147 | Riding school | 7 | Hay only
Sahara | Arab | 152 | Nour Haddad | 11 | Hay, soaked beet
riding_horse.de: name | species | height | owner | stall | feeding
Brombeere | Connemara | 142 | Reitschule | 4 | Heu, eine Handvoll Hafer
Figaro | Haflinger | 147 | Reitschule | 7 | Nur Heu
Sahara | Araber | 152 | Nour Haddad | 11 | Heu, Rübenschnitzel
riding_lesson: title | starts_at | duration | level | places | location | description
First steps in the saddle | 1 | 45 | beginner | 4 | Indoor school | Walk, trot and first circles.
Poles and curves | 2 | 60 | intermediate | 6 | Outdoor arena | Poles on the ground.
On the lunge | 4 | 30 | beginner | 1 | Lunge ring | For a seat without reins.
riding_lesson.de: title | starts_at | duration | level | places | location | description
Erste Schritte im Sattel | 1 | 45 | beginner | 4 | Reithalle | Schritt, Trab und erste Zirkel.
Stangen und Bögen | 2 | 60 | intermediate | 6 | Außenplatz | Stangen am Boden.
An der Longe | 4 | 30 | beginner | 1 | Longierzirkel | Für einen Sitz ohne Zügel.
farrier_visit: date | work | cost | next_due | notes
-20 | Trim, all four | 45 | 28 | Left hind a little long.
-22 | Shoes in front | 95 | 26 |
-64 | Trim, all four | 45 | -20 |
referee_assignment: title | referee | starts_at | location | fee | confirmed
U13, Harbour against Hillside | Amina Yusuf | 3 | Pitch 2 | 20 | yes
First team, cup | Carlos Pinto | 4 | Stadium | 45 | yes
Veterans | Hugh Bell | 10 | Pitch 1 | 15 | no
scouting_report: name | position | age | team | rating | pros | cons
Idris Kone | attack | 19 | Old Mill | 4 | Quick over ten metres | Left foot only
Luca Ferri | midfield | 22 | Station Athletic | 5 | Sees the pass early | Slight
Sem de Boer | goal | 20 | Harbour Rovers | 3 | Long throws | Crosses
sports_injury: title | date | injured_part | strength | treatment | back_on
Strained hamstring | -6 | Right thigh | 3 | Rest, then light cycling. | 9
Twisted ankle | -40 | Left ankle | 4 | Physio twice a week. | -8
Sore shoulder | -2 | Right shoulder | 2 | Band exercises. | 5
sports_injury.de: title | date | injured_part | strength | treatment | back_on
Zerrung | -6 | Rechter Oberschenkel | 3 | Ruhe, dann leicht Rad fahren. | 9
Umgeknickt | -40 | Linkes Sprunggelenk | 4 | Zweimal die Woche Physio. | -8
Schulter gereizt | -2 | Rechte Schulter | 2 | Übungen mit dem Band. | 5
scuba_dive: title | date | location | depth | duration | visibility | buddy | notes
The old tug | -12 | North bay | 18 | 42 | 9 | Mira | Conger under the boiler.
House reef | -13 | Marsa | 12 | 55 | 20 | Yara | Two turtles.
Quarry, night | -60 | Blue quarry | 9 | 35 | 5 | Tom | Perch asleep in the reeds.
scuba_dive.de: title | date | location | depth | duration | visibility | buddy | notes
Der alte Schlepper | -12 | Nordbucht | 18 | 42 | 9 | Mira | Meeraal unter dem Kessel.
Hausriff | -13 | Marsa | 12 | 55 | 20 | Yara | Zwei Schildkröten.
Steinbruch bei Nacht | -60 | Blauer See | 9 | 35 | 5 | Tom | Barsche im Schilf.
pilot_flight: date | aircraft | departure | destination | hours | landings | notes
-5 | ASK 21 | Home field | Home field | 0.8 | 3 | Circuits with instructor.
-19 | C172 | Home field | Coast strip | 1.6 | 1 | Crosswind practice.
-33 | ASK 21 | Home field | Home field | 1.1 | 1 | First thermal alone.
chess_game: opponent | date | type | opening_moves | status
Pavel | -1 | white | Italian Game | won
Aisha | -4 | black | French Defence | drawn
Club night, board 2 | -8 | black | Queen's Gambit | lost
chess_game.de: opponent | date | type | opening_moves | status
Pavel | -1 | white | Italienische Partie | won
Aisha | -4 | black | Französische Verteidigung | drawn
Vereinsabend, Brett 2 | -8 | black | Damengambit | lost
ski_day: date | location | elevation | distance | snow | rating
-30 | Glacier | 5400 | 38 | Firm, cold | 5
-31 | Sunny side | 3900 | 27 | Slush after two | 3
-75 | Back bowls | 1250 | 14 | Knee-deep powder | 5
surf_session: date | location | wave_height | wind | duration | board | rating
-2 | Long beach | 1.2 | Offshore, light | 95 | Longboard | 4
-9 | The point | 1.8 | Cross-shore | 60 | 6'2 | 3
-21 | Long beach | 0.7 | None | 120 | Foamie | 5
belt_grading.de: person | belt | date | instructor | passed
Leyla Aydin | orange | -14 | Sensei Mori | yes
Ben Carstens | yellow | -14 | Sensei Mori | yes
Anh Pham | brown | 20 | Sensei Ito | no
lap_time.de: title | date | distance | time | personal_best
100 m Freistil | -2 | 100 | 71.4 | yes
100 m Freistil | -16 | 100 | 73.0 | no
50 m Brust | -2 | 50 | 44.8 | no
200 m Freistil | -30 | 200 | 161.2 | yes
climb.de: name | grade | status | location | date | rating
Morgenlicht | 6b | onsight | Südwand | -4 | 5
Der Reißverschluss | 7a | project | Steinbruch links | -4 | 4
Blaue Platte | 5c | flash | Kletterhalle | -11 | 3
Alter Kamin | 6a+ | redpoint | Südwand | -32 | 4
farrier_visit.de: date | work | cost | next_due | notes
-20 | Ausschneiden, alle vier | 45 | 28 | Hinten links etwas lang.
-22 | Eisen vorn | 95 | 26 |
-64 | Ausschneiden, alle vier | 45 | -20 |
referee_assignment.de: title | referee | starts_at | location | fee | confirmed
U13, Hafen gegen Hang | Amina Yusuf | 3 | Platz 2 | 20 | yes
Erste Mannschaft, Pokal | Carlos Pinto | 4 | Stadion | 45 | yes
Alte Herren | Hugo Bell | 10 | Platz 1 | 15 | no
scouting_report.de: name | position | age | team | rating | pros | cons
Idris Kone | attack | 19 | SC Mühle | 4 | Schnell auf zehn Metern | Nur links
Luca Ferri | midfield | 22 | VfL Bahnhof | 5 | Sieht den Pass früh | Schmal
Sem de Boer | goal | 20 | SV Hafen | 3 | Weite Abwürfe | Flanken
pilot_flight.de: date | aircraft | departure | destination | hours | landings | notes
-5 | ASK 21 | Heimatplatz | Heimatplatz | 0.8 | 3 | Platzrunden mit Lehrer.
-19 | C172 | Heimatplatz | Küstenplatz | 1.6 | 1 | Seitenwind geübt.
-33 | ASK 21 | Heimatplatz | Heimatplatz | 1.1 | 1 | Erste Thermik allein.
ski_day.de: date | location | elevation | distance | snow | rating
-30 | Gletscher | 5400 | 38 | Fest, kalt | 5
-31 | Sonnenseite | 3900 | 27 | Ab zwei Uhr sulzig | 3
-75 | Hinterkar | 1250 | 14 | Knietiefer Pulver | 5
surf_session.de: date | location | wave_height | wind | duration | board | rating
-2 | Langer Strand | 1.2 | Ablandig, leicht | 95 | Longboard | 4
-9 | Landspitze | 1.8 | Seitlich | 60 | 6'2 | 3
-21 | Langer Strand | 0.7 | Keiner | 120 | Softboard | 5
`;
