export const OCCASIONS = `
sale_item: name | price | condition | donor | notes
Wooden rocking horse | 25 | good | Nora Lindgren | One ear is glued
Box of detective novels | 8 | worn | Sam Okafor |
Bread machine | 15 | good | Ines Rocha | With its booklet
Child's bicycle, 20 inch | 40 | good | Tom Weaver | New tyres
sale_item.de: name | price | condition | donor | notes
Schaukelpferd aus Holz | 25 | good | Nora Lindgren | Ein Ohr ist geklebt
Kiste Krimis | 8 | worn | Sam Okafor |
Brotbackautomat | 15 | good | Ines Rocha | Mit Anleitung
Kinderrad, 20 Zoll | 40 | good | Tom Weber | Neue Reifen
baked_good: name | donor | quantity | price | notes
Lemon drizzle cake | Priya Nair | 2 | 12 | Bring the cake stand
Cheese scones | Owen Hughes | 24 | 1.5 |
Oat cookies without nuts | Mia Kovacs | 40 | 1 | In bags of four
Apple pie | Leila Haddad | 3 | 14 |
baked_good.de: name | donor | quantity | price | notes
Zitronenkuchen | Priya Nair | 2 | 12 | Tortenplatte mitbringen
Käsestangen | Owen Hughes | 24 | 1.5 |
Haferkekse ohne Nüsse | Mia Kovacs | 40 | 1 | Zu vieren verpackt
Apfelkuchen | Leila Haddad | 3 | 14 |
babysitting: starts_at | ends_at | assignee | fee | paid | notes
1 | 1 | Hanna Berg | 45 | no | Bedtime at eight
4 | 4 | Luca Ferri | 60 | no | Key is with the neighbours
-3 | -3 | Hanna Berg | 45 | yes |
dog_training: exercise | date | duration | quality | notes
Recall in the field | -1 | 20 | 4 | Came nine times of ten
Walking past other dogs | -3 | 15 | 2 | Too close on the bridge
Staying on the mat | -5 | 10 | 5 |
home_viewed: title | address | rent | rooms | area | rating | pros | cons
Attic flat by the canal | 14 Mill Lane | 980 | 3 | 68 | 4 | Light until evening | Four floors, no lift
Ground floor with a yard | 3 Orchard Road | 1120 | 3 | 74 | 3 | A place for the bicycles | Dark kitchen
Two rooms over the bakery | 27 High Street | 860 | 2 | 55 | 4 | Five minutes to work | Ovens start at three
home_viewed.de: title | address | rent | rooms | area | rating | pros | cons
Dachwohnung am Kanal | Mühlgasse 14 | 980 | 3 | 68 | 4 | Hell bis abends | Vier Stockwerke, kein Aufzug
Erdgeschoss mit Hof | Gartenstraße 3 | 1120 | 3 | 74 | 3 | Platz für die Räder | Dunkle Küche
Zwei Zimmer über der Bäckerei | Hauptstraße 27 | 860 | 2 | 55 | 4 | Fünf Minuten zur Arbeit | Die Öfen laufen ab drei
water_drunk: starts_at | volume | notes
0 | 0.3 | With breakfast
0 | 0.5 |
-1 | 0.4 | After the run
waiting_party: customer_name | guests | starts_at | status | notes
Delgado | 4 | 0 | waiting | High chair, please
Nakamura | 2 | 0 | waiting | By the window
O'Brien | 6 | 0 | seated |
laundry_ticket: number | customer_name | due_date | price | paid | status | notes
2041 | Amal Farouk | 1 | 18 | yes | ready | Grey suit
2042 | Petra Novak | 2 | 34 | no | in_progress | Two coats, one button missing
2043 | Jonas Lund | 4 | 9 | no | received | Shorten the sleeves
swim_time: player | type | distance | result | date | personal_best
Ava Morales | freestyle | 0.1 | 1:02.4 | -6 | yes
Ben Sato | backstroke | 0.05 | 0:34.9 | -6 | no
Chloe Dubois | breaststroke | 0.1 | 1:21.7 | -20 | yes
ladder_player: name | score | notes
Yusuf Demir | 1540 | Free on Tuesdays
Greta Holm | 1495 |
Marco Silva | 1430 | Back in two weeks
bowling_score: player | score | date | team
Dana Price | 187 | -2 | Gutter Talk
Felix Braun | 164 | -2 | Split Happens
Rosa Jimenez | 201 | -9 | Gutter Talk
fantasy_team: name | owner | score
The Late Tackles | Ike Mensah | 412
Offside Again | Julia Brandt | 398
Bench Warmers | Theo Marsh | 377
egg_count: date | quantity | weather | notes
0 | 7 | Sunny |
-1 | 6 | Rain | One soft shell
-2 | 8 | Sunny |
-3 | 5 | Cold |
fair_project: title | person | score | result
Which bread goes mouldy first? | Zoe Adeyemi | 88 | Rye lasted longest
A bridge of spaghetti | Noah Klein | 92 | Held 4.2 kg
Do plants hear music? | Emma Rossi | 79 | No difference found
yearbook_entry: name | quote | nickname
Lina Petrov | See you at the reunion, same bench. | Lio
Omar Aziz | I came for the library. |
Kate Sullivan | Three years, one locker, no key. | Kat
missing_pet: name | species | color | location | date | status | description
Biscuit | dog | Brown and white | Park by the river | -1 | open | Shy, red collar
Minka | cat | Grey tabby | Elm Street | -4 | open | Chip, no collar
Rocky | dog | Black | Station | -9 | returned |
rule_violation: title | address | date | fee | status | notes
Bins left on the pavement | 12 Maple Court | -2 | 25 | new |
Trailer parked on the lawn | 5 Maple Court | -10 | 50 | in_progress | Letter sent
Fence over two metres | 18 Maple Court | -30 | 0 | done | Lowered
changeover_clean: location | date | assignee | status | fee
Harbour flat | 0 | Ana Pinto | in_progress | 60
Garden cottage | 1 | Ana Pinto | todo | 75
Loft on the square | 3 | Piotr Zielinski | todo | 60
moving_task: title | due_date | assignee | done
Tell the electricity company | 5 | Sara | no
Book the van | 2 | Jon | yes
Give notice on the flat | -20 | Sara | yes
Pack the kitchen | 9 | | no
card_recipient: name | address | done | notes
The Hendersons | 4 Lake View, Portland | yes | New baby last spring
Aunt Marit | Storgata 11, Bergen | no |
Dr. Ellis | 90 Hill Street, Bristol | no | Use the practice's address
secret_santa: name | gift_ideas | notes
Paula | Something for the balcony |
Viktor | Good coffee, or a strange mug | No chocolate
Aisha | A book about the sea |
camp_registration: name | birthday | contact_person | allergies | paid
Milo Grant | -3600 | Erin Grant | Peanuts | yes
Sofia Marin | -4000 | Dana Marin | | no
Kai Tanaka | -3300 | Yuki Tanaka | Bee stings | yes
`;
