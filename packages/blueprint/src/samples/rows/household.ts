export const HOUSEHOLD = `
cabinet_medicine: name | used_for | quantity | dosage | expiry_date | location
Ibuprofen 400 | Pain, fever | 14 | As on the leaflet | 210 | Bathroom, top shelf
Burn gel | Small burns | 1 | Thin layer | -30 | Kitchen drawer
Plasters | Cuts | 40 | | 900 | Hall cupboard
Rehydration salts | After diarrhoea | 6 | One sachet in water | 45 | Bathroom, top shelf
cabinet_medicine.de: name | used_for | quantity | dosage | expiry_date | location
Ibuprofen 400 | Schmerzen, Fieber | 14 | Nach Packungsbeilage | 210 | Bad, oben
Brandgel | Kleine Verbrennungen | 1 | Dünn auftragen | -30 | Küchenschublade
Pflaster | Schnitte | 40 | | 900 | Flurschrank
Elektrolytpulver | Nach Durchfall | 6 | Ein Beutel in Wasser | 45 | Bad, oben
warranty: name | brand | bought_at | purchase_date | expiry_date | price
Washing machine | Miele | Shop in the high street | -400 | 330 | 849
Hiking boots | Meindl | Outdoor shop | -60 | 670 | 219
Headphones | Sony | Online | -700 | 30 | 179
Kettle | WMF | Market hall | -780 | -50 | 49
warranty.de: name | brand | bought_at | purchase_date | expiry_date | price
Waschmaschine | Miele | Laden in der Hauptstraße | -400 | 330 | 849
Wanderschuhe | Meindl | Bergsportladen | -60 | 670 | 219
Kopfhörer | Sony | Online | -700 | 30 | 179
Wasserkocher | WMF | Markthalle | -780 | -50 | 49
family_document: title | owner | category | location | date | notes
Birth certificate | Mila | certificate | Blue folder | -2900 | Two copies.
Home contents policy | Family | insurance | Blue folder | -300 |
Last wishes | Tom | will | Bank box | -90 | Ruth knows the number.
Land register extract | Mira | house | Grey folder | -1500 |
family_document.de: title | owner | category | location | date | notes
Geburtsurkunde | Mila | certificate | Blauer Ordner | -2900 | Zwei Abschriften.
Hausratpolice | Familie | insurance | Blauer Ordner | -300 |
Letzte Wünsche | Tom | will | Schließfach | -90 | Ruth kennt die Nummer.
Grundbuchauszug | Mira | house | Grauer Ordner | -1500 |
ancestor: name | birthplace | job_title | parents | story
Karoline Brandt | Lübeck | Seamstress | Johann and Elise | Walked to Hamburg to board a ship.
Giuseppe Conti | Lecce | Stonemason | Luigi and Rosa | His initials are on the town bridge.
Ama Serwaa | Kumasi | Trader | Unknown | Sold cloth at the central market for forty years.
ancestor.de: name | birthplace | job_title | parents | story
Karoline Brandt | Lübeck | Näherin | Johann und Elise | Ging zu Fuß nach Hamburg zum Schiff.
Giuseppe Conti | Lecce | Steinmetz | Luigi und Rosa | Seine Initialen stehen an der Brücke.
Ama Serwaa | Kumasi | Händlerin | Unbekannt | Verkaufte vierzig Jahre Stoffe auf dem Markt.
pocket_money: child | amount | date | reason | paid
Mila | 5 | -1 | Week 40 | yes
Leo | 3 | -1 | Week 40 | yes
Mila | 4 | -3 | Washed the car | yes
Leo | 2 | 0 | Raked the leaves | no
pocket_money.de: child | amount | date | reason | paid
Mila | 5 | -1 | Woche 40 | yes
Leo | 3 | -1 | Woche 40 | yes
Mila | 4 | -3 | Auto gewaschen | yes
Leo | 2 | 0 | Laub geharkt | no
screen_time: child | date | duration | category | notes
Leo | 0 | 30 | tv | Nature film with grandpa.
Mila | 0 | 45 | learning | Vocabulary and a video call.
Mila | -1 | 60 | games | Rainy Sunday.
Leo | -1 | 20 | games |
screen_time.de: child | date | duration | category | notes
Leo | 0 | 30 | tv | Naturfilm mit Opa.
Mila | 0 | 45 | learning | Vokabeln und ein Videoanruf.
Mila | -1 | 60 | games | Regensonntag.
Leo | -1 | 20 | games |
family_reward: title | points | child | earned | description
Choose the film | 10 | Mila | yes | Friday evening.
Breakfast in bed | 15 | Leo | no | With cocoa.
A day at the pool | 40 | Both | no |
family_reward.de: title | points | child | earned | description
Film aussuchen | 10 | Mila | yes | Freitagabend.
Frühstück im Bett | 15 | Leo | no | Mit Kakao.
Ein Tag im Schwimmbad | 40 | Beide | no |
babysitter: name | phone | hourly_rate | available | skills | language | rating
Hana Kim | +44 117 555 0131 | 12 | yes | First aid; Swimming | English, Korean | 5
Bilal Haddad | +44 117 555 0156 | 11 | yes | Drums; Maths | English, Arabic | 4
Sofie Lund | +44 117 555 0178 | 13 | no | Newborns | Danish, English | 5
renovation_job: title | room | status | budget | cost | materials | progress
New bathroom floor | bathroom | active | 1800 | 940 | Tiles; Grout; Levelling compound | 60
Paint the stairs | living_room | planned | 150 | | White paint; Sandpaper | 0
Shelves in the kitchen | kitchen | done | 220 | 205 | Oak boards; Brackets | 100
renovation_job.de: title | room | status | budget | cost | materials | progress
Neuer Boden im Bad | bathroom | active | 1800 | 940 | Fliesen; Fugenmörtel; Ausgleichsmasse | 60
Treppe streichen | living_room | planned | 150 | | Weißer Lack; Schleifpapier | 0
Regale in der Küche | kitchen | done | 220 | 205 | Eichenbretter; Winkel | 100
emergency_supply: name | quantity | reorder_level | location | expiry_date
Water, 1.5 l | 18 | 24 | Cellar | 300
Tinned beans | 12 | 8 | Cellar | 620
Batteries AA | 8 | 8 | Hall cupboard | 1100
Gas cartridges | 2 | 3 | Shed | 25
emergency_supply.de: name | quantity | reorder_level | location | expiry_date
Wasser, 1,5 l | 18 | 24 | Keller | 300
Bohnen in der Dose | 12 | 8 | Keller | 620
Batterien AA | 8 | 8 | Flurschrank | 1100
Gaskartuschen | 2 | 3 | Schuppen | 25
baby_milestone: title | date | age | notes
First laugh | -200 | 4 months | At the sneezing dog.
Sat alone | -140 | 6 months | For three proud seconds.
Said "more" | -20 | 10 months | And meant banana.
baby_milestone.de: title | date | age | notes
Erstes Lachen | -200 | 4 Monate | Über den niesenden Hund.
Saß allein | -140 | 6 Monate | Drei stolze Sekunden lang.
Sagte „mehr“ | -20 | 10 Monate | Und meinte Banane.
garden_task: title | location | season | due_date | done
Cut back the roses | Front | Spring | -4 | yes
Turn the compost | Behind the shed | All year | 2 | no
Plant the garlic | Bed 3 | Autumn | 12 | no
Net over the cherries | Cherry tree | Summer | 30 | no
garden_task.de: title | location | season | due_date | done
Rosen zurückschneiden | Vorgarten | Frühling | -4 | yes
Kompost umsetzen | Hinter dem Schuppen | Ganzjährig | 2 | no
Knoblauch stecken | Beet 3 | Herbst | 12 | no
Netz über die Kirschen | Kirschbaum | Sommer | 30 | no
baby_name: name | gender | origin | explanation
Noor | other | Arabic | Light
Linnea | female | Swedish | The twinflower
Mateo | male | Spanish | Gift
Ife | other | Yoruba | Love
baby_name.de: name | gender | origin | explanation
Noor | other | Arabisch | Licht
Linnea | female | Schwedisch | Das Moosglöckchen
Mateo | male | Spanisch | Geschenk
Ife | other | Yoruba | Liebe
babysitter.de: name | phone | hourly_rate | available | skills | language | rating
Hana Kim | +49 761 555 0131 | 12 | yes | Erste Hilfe; Schwimmen | Deutsch, Koreanisch | 5
Bilal Haddad | +49 761 555 0156 | 11 | yes | Trommeln; Mathe | Deutsch, Arabisch | 4
Sofie Lund | +49 761 555 0178 | 13 | no | Neugeborene | Dänisch, Deutsch | 5
`;
