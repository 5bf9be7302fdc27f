export const STAGES = `
festival_stage: name | location | places | features
Meadow | North field | 3000 | Roofed; Two screens
Barn | Old barn | 400 | Wooden floor; Seats
Tree house | Under the oak | 120 | Acoustic only
festival_stage.de: name | location | places | features
Wiese | Nordfeld | 3000 | Überdacht; Zwei Leinwände
Scheune | Alte Scheune | 400 | Holzboden; Sitze
Baumhaus | Unter der Eiche | 120 | Nur akustisch
festival_act: name | genre | country | starts_at | duration | description
Salt & Ember | soul | Ghana | 30 | 60 | Three voices and a horn section.
Nordlys Trio | jazz | Norway | 30 | 75 | Piano, bass, snow.
Las Olas | rock | Mexico | 31 | 50 | Loud, kind and quick.
programme_slot: title | starts_at | ends_at | assignee | notes
Opening | 30 | | Mira | Mayor speaks for three minutes.
Salt & Ember | 30 | | Tom | Line check at noon.
Children's parade | 31 | | Aisha | From the gate to the meadow.
programme_slot.de: title | starts_at | ends_at | assignee | notes
Eröffnung | 30 | | Mira | Bürgermeisterin, drei Minuten.
Salt & Ember | 30 | | Tom | Line-Check um zwölf.
Kinderumzug | 31 | | Aisha | Vom Tor zur Wiese.
exhibitor: name | stand_number | category | description
Tall Oak Joinery | A12 | other | Chairs, and how they are made.
Solara Energy | B03 | work | Panels for balconies.
Green Fork | A14 | general | Street food and a cooking corner.
exhibition_booth: stand | location | area | price | power_hookup | status
A12 | Hall A, corner | 12 | 640 | yes | taken
A13 | Hall A | 9 | 480 | yes | free
B03 | Hall B, entrance | 18 | 990 | yes | reserved
exhibition_booth.de: stand | location | area | price | power_hookup | status
A12 | Halle A, Ecke | 12 | 640 | yes | taken
A13 | Halle A | 9 | 480 | yes | free
B03 | Halle B, Eingang | 18 | 990 | yes | reserved
ticket_type: name | price | places | sale_until | available | description
Day ticket, Saturday | 39 | 1200 | 28 | yes | All stages from noon.
Weekend with camping | 89 | 800 | 21 | yes | Thursday night included.
Under 14 | 0 | 500 | 30 | yes | With an adult.
ticket_type.de: name | price | places | sale_until | available | description
Tagesticket Samstag | 39 | 1200 | 28 | yes | Alle Bühnen ab Mittag.
Wochenende mit Camping | 89 | 800 | 21 | yes | Mit Donnerstagnacht.
Unter 14 | 0 | 500 | 30 | yes | In Begleitung.
event_sponsor: name | category | description
Solara Energy | gold | Power for the meadow stage.
Papier & Co | silver | Programmes on recycled paper.
Green Fork | bronze | Meals for the helpers.
run_sheet: title | time | duration | assignee | location | done
Doors open | 14:00 | 30 | Leila | Main entrance | no
Welcome drink | 14:30 | 30 | Catering | Garden | no
Vows | 15:15 | 25 | Registrar | Under the lime tree | no
First dance | 19:30 | 10 | Band | Barn | no
run_sheet.de: title | time | duration | assignee | location | done
Einlass | 14:00 | 30 | Leila | Haupteingang | no
Sektempfang | 14:30 | 30 | Catering | Garten | no
Trauung | 15:15 | 25 | Standesbeamtin | Unter der Linde | no
Eröffnungstanz | 19:30 | 10 | Band | Scheune | no
accreditation: customer_name | outlet | reason | status
Farida Noor | Coast Daily | Report on the opening night | approved
Kenji Watanabe | Freelance | Photos of the small stages | pending
Lukas Brandt | City Radio | Interviews backstage | pending
accreditation.de: customer_name | outlet | reason | status
Farida Noor | Küstenblatt | Bericht vom Eröffnungsabend | approved
Kenji Watanabe | Frei | Fotos der kleinen Bühnen | pending
Lukas Brandt | Stadtradio | Interviews hinter der Bühne | pending
tech_rider: title | materials | power_needed | contact_person | notes
Salt & Ember | 8 vocal mics; 2 DI; Drum riser | 32 A | Kwesi | Horns share one monitor.
Nordlys Trio | Grand piano; 2 small condensers | 16 A | Ingrid | Tuned on the day.
Las Olas | 2 guitar amps; Bass amp; 5 mics | 32 A | Diego | Strobe only in the last song.
registry_gift: title | price | bought | description
Cast-iron pot | 120 | yes | The blue one.
Two trees | 60 | no | Quince and walnut.
Sleeper train for two | 240 | no | Any direction.
registry_gift.de: title | price | bought | description
Gusseiserner Topf | 120 | yes | Der blaue.
Zwei Bäume | 60 | no | Quitte und Walnuss.
Nachtzug zu zweit | 240 | no | Egal wohin.
raffle_prize: title | number | donor | value | collected | description
Bicycle, serviced | 041 | Bike shop at the bridge | 250 | no | Blue, 28 inch.
Hamper of cheese | 117 | Brook Farm | 45 | yes |
Hour of tuning | 203 | Ada Obi | 60 | no | For any piano in town.
festival_act.de: name | genre | country | starts_at | duration | description
Salt & Ember | soul | Ghana | 30 | 60 | Drei Stimmen und Bläser.
Nordlys Trio | jazz | Norwegen | 30 | 75 | Klavier, Bass, Schnee.
Las Olas | rock | Mexiko | 31 | 50 | Laut, herzlich und schnell.
exhibitor.de: name | stand_number | category | description
Zimmerei Hochholz | A12 | other | Stühle, und wie sie entstehen.
Solara Energie | B03 | work | Module für den Balkon.
Grüne Gabel | A14 | general | Streetfood und eine Kochecke.
event_sponsor.de: name | category | description
Solara Energie | gold | Strom für die Wiesenbühne.
Papier & Co | silver | Programmhefte auf Recyclingpapier.
Grüne Gabel | bronze | Essen für die Helfer.
tech_rider.de: title | materials | power_needed | contact_person | notes
Salt & Ember | 8 Gesangsmikros; 2 DI; Schlagzeugpodest | 32 A | Kwesi | Bläser teilen einen Monitor.
Nordlys Trio | Flügel; 2 Kleinmembranmikros | 16 A | Ingrid | Am Tag selbst gestimmt.
Las Olas | 2 Gitarrenverstärker; Bassverstärker; 5 Mikros | 32 A | Diego | Stroboskop nur im letzten Lied.
raffle_prize.de: title | number | donor | value | collected | description
Fahrrad, gewartet | 041 | Radladen an der Brücke | 250 | no | Blau, 28 Zoll.
Käsekorb | 117 | Bachhof | 45 | yes |
Eine Klavierstimmung | 203 | Ada Obi | 60 | no | Für jedes Klavier am Ort.
`;
