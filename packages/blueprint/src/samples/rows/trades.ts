export const TRADES = `
construction_site: name | address | site_manager | status | progress | notes
Orchard Row, eight houses | 3 Orchard Road | Karim Benali | active | 55 | Roofs go on this month.
School gym, new floor | 8 Church Hill | Ola Nowak | planned | 0 | Only in the holidays.
Mill conversion | 14 Mill Lane | Karim Benali | on_hold | 30 | Waits for the listed-building officer.
construction_site.de: name | address | site_manager | status | progress | notes
Obstgarten, acht Häuser | Gartenweg 21 | Karim Benali | active | 55 | In diesem Monat kommen die Dächer.
Turnhalle, neuer Boden | Mühlstraße 14 | Ola Nowak | planned | 0 | Nur in den Ferien.
Umbau der Mühle | Am Markt 3 | Karim Benali | on_hold | 30 | Wartet auf den Denkmalschutz.
site_diary: date | weather | temperature | workers | work_done
0 | Dry, light wind | 14 | 9 | Roof battens on house 3, first fix electrics in house 2.
-1 | Showers | 12 | 7 | Scaffold raised at house 4; plastering moved indoors.
-2 | Dry | 15 | 10 | Concrete for the last base poured before noon.
site_diary.de: date | weather | temperature | workers | work_done
0 | Trocken, leichter Wind | 14 | 9 | Dachlattung Haus 3, Rohinstallation Elektro Haus 2.
-1 | Schauer | 12 | 7 | Gerüst an Haus 4 erhöht, Putzarbeiten nach innen verlegt.
-2 | Trocken | 15 | 10 | Letzte Bodenplatte vor Mittag betoniert.
site_defect: title | location | category | priority | due_date | status | description
Door sticks | House 2, bathroom | carpentry | low | 6 | open | Rubs at the bottom hinge side.
Socket without power | House 1, kitchen | electrical | high | 1 | assigned | Left of the window.
Crack above the lintel | House 3, stairs | masonry | medium | 9 | open | Hairline, 40 cm.
Paint run | House 1, hall | painting | low | -2 | done |
site_defect.de: title | location | category | priority | due_date | status | description
Tür klemmt | Haus 2, Bad | carpentry | low | 6 | open | Schleift unten am Band.
Steckdose ohne Strom | Haus 1, Küche | electrical | high | 1 | assigned | Links vom Fenster.
Riss über dem Sturz | Haus 3, Treppe | masonry | medium | 9 | open | Haarriss, 40 cm.
Farbläufer | Haus 1, Flur | painting | low | -2 | done |
building_permit: title | number | authority | date | status | expiry_date
Orchard Row | BP-2231 | District planning office | -300 | approved | 430
Mill conversion | BP-2302 | Heritage office | -75 | pending |
Garage, 51 Station Road | BP-2340 | District planning office | -20 | rejected |
building_permit.de: title | number | authority | date | status | expiry_date
Obstgarten | BG-2231 | Kreisbauamt | -300 | approved | 430
Umbau der Mühle | BG-2302 | Denkmalamt | -75 | pending |
Garage, Bahnhofstraße 50 | BG-2340 | Kreisbauamt | -20 | rejected |
job_sheet: title | address | due_date | status | hours | materials
Replace the kitchen tap | 27 Harbour Street | 1 | todo | 1.5 | Mixer tap; Flexible hoses
Fault: no hot water | 8 Church Hill | 0 | in_progress | 2 | Ignition electrode
Fit three radiators | 3 Orchard Road | 5 | todo | 6 | Radiators 60 × 100; Valves
Yearly service | 14 Mill Lane | -4 | done | 1 | Filter set
job_sheet.de: title | address | due_date | status | hours | materials
Küchenarmatur tauschen | Lindenweg 8 | 1 | todo | 1.5 | Einhebelmischer; Flexschläuche
Störung: kein Warmwasser | Am Markt 3 | 0 | in_progress | 2 | Zündelektrode
Drei Heizkörper setzen | Gartenweg 21 | 5 | todo | 6 | Heizkörper 60 × 100; Ventile
Jahreswartung | Mühlstraße 14 | -4 | done | 1 | Filtersatz
quote_position: title | category | quantity | unit | price | total
Strip old plaster | masonry | 42 | m² | 14 | 588
New sockets incl. cable | electrical | 11 | pieces | 68 | 748
Oak threshold | carpentry | 3 | pieces | 95 | 285
Two coats, walls | painting | 120 | m² | 9.5 | 1140
quote_position.de: title | category | quantity | unit | price | total
Altputz abschlagen | masonry | 42 | m² | 14 | 588
Steckdosen mit Leitung | electrical | 11 | Stück | 68 | 748
Eichenschwelle | carpentry | 3 | Stück | 95 | 285
Wände, zwei Anstriche | painting | 120 | m² | 9.5 | 1140
site_measurement: title | date | length | width | height | area | notes
Living room, floor | -3 | 5.4 | 4.1 | 260 | 22.1 | Bay window measured apart.
Stairwell, north wall | -3 | 3.2 | | 540 | 17.3 |
Terrace | -8 | 6 | 3.5 | | 21 | Slope 2 % to the garden.
site_measurement.de: title | date | length | width | height | area | notes
Wohnzimmer, Boden | -3 | 5.4 | 4.1 | 260 | 22.1 | Erker extra gemessen.
Treppenhaus, Nordwand | -3 | 3.2 | | 540 | 17.3 |
Terrasse | -8 | 6 | 3.5 | | 21 | Gefälle 2 % zum Garten.
door_key: name | number | location | borrower | due_date | returned
Front door | S-101 | Key box | Hana Kim | 10 | no
Boiler room | S-114 | Hook 4 | Sam Okafor | -3 | no
Parish hall | S-120 | Hook 7 | Choir | -20 | yes
Bike cellar, spare | S-133 | Safe | | | yes
door_key.de: name | number | location | borrower | due_date | returned
Haustür | S-101 | Schlüsselkasten | Hana Kim | 10 | no
Heizungskeller | S-114 | Haken 4 | Emre Kaya | -3 | no
Gemeindesaal | S-120 | Haken 7 | Chor | -20 | yes
Fahrradkeller, Ersatz | S-133 | Tresor | | | yes
tool_check: title | serial_number | date | result | next_due | notes
Angle grinder 125 mm | AG-3308 | -12 | passed | 353 |
Extension reel 40 m | ER-0091 | -12 | failed | | Crack in the plug, taken out of use.
Step ladder, 6 rungs | L-17 | -40 | remarks | 50 | One foot worn.
tool_check.de: title | serial_number | date | result | next_due | notes
Winkelschleifer 125 mm | WS-3308 | -12 | passed | 353 |
Kabeltrommel 40 m | KT-0091 | -12 | failed | | Riss im Stecker, ausgesondert.
Stehleiter, 6 Stufen | L-17 | -40 | remarks | 50 | Ein Fuß abgenutzt.
heating_system: name | address | type | model | year | last_done | next_due
Town hall, boiler 1 | 8 Church Hill | gas | Condensing 45 kW | 2016 | -340 | 25
Family Osei | 3 Orchard Road | heat_pump | Air to water 9 kW | 2022 | -120 | 245
Bakery | 27 Harbour Street | pellet | 25 kW | 2019 | -380 | -15
heating_system.de: name | address | type | model | year | last_done | next_due
Rathaus, Kessel 1 | Am Markt 3 | gas | Brennwert 45 kW | 2016 | -340 | 25
Familie Osei | Gartenweg 21 | heat_pump | Luft-Wasser 9 kW | 2022 | -120 | 245
Bäckerei | Lindenweg 8 | pellet | 25 kW | 2019 | -380 | -15
subcontractor: name | category | contact_person | hourly_rate | insured_until | rating
Spark & Co | electrical | Amina Yusuf | 58 | 190 | 5
Romero Plastering | masonry | Luis Romero | 49 | 22 | 4
Tall Oak Joinery | carpentry | Fergus Kelly | 54 | -10 | 4
building_material: name | quantity | unit | supplier | price | due_date | status
Bricks, red | 4200 | pieces | Brickworks at the canal | 0.68 | 3 | ordered
Cement, 25 kg | 60 | bags | Builders' merchant | 6.4 | -2 | delivered
Insulation 160 mm | 180 | m² | Builders' merchant | 12.9 | 12 | needed
building_material.de: name | quantity | unit | supplier | price | due_date | status
Ziegel, rot | 4200 | Stück | Ziegelei am Kanal | 0.68 | 3 | ordered
Zement, 25 kg | 60 | Sack | Baustoffhandel | 6.4 | -2 | delivered
Dämmung 160 mm | 180 | m² | Baustoffhandel | 12.9 | 12 | needed
safety_briefing: title | date | host | attendees | signed | next_due
Working at height | -5 | Ola Nowak | Piotr; Amadou; Jan | yes | 175
Dust and silica | -33 | Karim Benali | Piotr; Luis | yes | 147
First day on site | 1 | Ola Nowak | New plasterers | no |
safety_briefing.de: title | date | host | attendees | signed | next_due
Arbeiten in der Höhe | -5 | Ola Nowak | Piotr; Amadou; Jan | yes | 175
Staub und Quarz | -33 | Karim Benali | Piotr; Luis | yes | 147
Erster Tag auf der Baustelle | 1 | Ola Nowak | Neue Putzer | no |
solar_reading: date | energy | weather
-1 | 18.4 | Sunny
-2 | 9.7 | Cloudy
-3 | 21.2 | Sunny, cool
-4 | 3.1 | Rain
solar_reading.de: date | energy | weather
-1 | 18.4 | Sonnig
-2 | 9.7 | Bewölkt
-3 | 21.2 | Sonnig, kühl
-4 | 3.1 | Regen
maintenance_contract: title | price | frequency | last_done | next_due | expiry_date
Lift, 14 Mill Lane | 86 | monthly | -20 | 10 | 400
Ventilation, school | 240 | monthly | -55 | -25 | 120
Fire doors, town hall | 65 | monthly | -12 | 18 | 700
maintenance_contract.de: title | price | frequency | last_done | next_due | expiry_date
Aufzug, Mühlstraße 14 | 86 | monthly | -20 | 10 | 400
Lüftung, Schule | 240 | monthly | -55 | -25 | 120
Brandschutztüren, Rathaus | 65 | monthly | -12 | 18 | 700
subcontractor.de: name | category | contact_person | hourly_rate | insured_until | rating
Elektro Funke | electrical | Amina Yusuf | 58 | 190 | 5
Romero Putz | masonry | Luis Romero | 49 | 22 | 4
Zimmerei Hochholz | carpentry | Falk Kelling | 54 | -10 | 4
`;
