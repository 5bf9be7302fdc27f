export const PARISH = `
small_group: name | host | weekday | time | region | places | description
Young families | Abena Owusu | tuesday | 19:30 | Old town | 12 | Children play next door.
Psalms and tea | Ruth Adler | thursday | 15:00 | Hillside | 10 | We read one psalm a week.
Men's breakfast | Daniel Osei | saturday | 08:00 | Station quarter | 14 | Bread, coffee, an open talk.
Students | Mei Tan | wednesday | 20:00 | Campus | 16 | In English and whatever else we speak.
small_group.de: name | host | weekday | time | region | places | description
Junge Familien | Abena Owusu | tuesday | 19:30 | Altstadt | 12 | Die Kinder spielen nebenan.
Psalmen und Tee | Ruth Adler | thursday | 15:00 | Am Hang | 10 | Jede Woche ein Psalm.
Männerfrühstück | Daniel Osei | saturday | 08:00 | Bahnhofsviertel | 14 | Brot, Kaffee, ein offenes Gespräch.
pastoral_visit: person | date | location | reason | notes
Margaret Hill | -2 | At home | Ninetieth birthday | Would like the choir to come by.
Josué Almeida | -6 | City hospital | After an operation | Home again next week.
Irina Petrova | 3 | At home | Bereavement |
pastoral_visit.de: person | date | location | reason | notes
Margarete Hügel | -2 | Zu Hause | 90. Geburtstag | Wünscht sich den Chor.
Josué Almeida | -6 | Stadtklinik | Nach einer Operation | Nächste Woche wieder zu Hause.
Irina Petrowa | 3 | Zu Hause | Trauerfall |
baptism: name | date | parents | godparents | host | location
Emilia Costa | 16 | Marta and Rui Costa | Inês Ramos | Rev. Clarke | St Mary
Noah Okafor | 30 | Ada and Sam Okafor | Grace Mensah; Tom Bell | Rev. Clarke | St Mary
Lina Haddad | -12 | Rana and Elias Haddad | Samir Khoury | Rev. Novak | Chapel
church_offering: date | amount | campaign
-2 | 214.60 | Own parish
-9 | 187.30 | Bread for refugees
-16 | 402.10 | Harvest festival
church_offering.de: date | amount | campaign
-2 | 214.60 | Eigene Gemeinde
-9 | 187.30 | Brot für Geflüchtete
-16 | 402.10 | Erntedank
food_parcel: number | household_size | allergies | date | status
P-118 | 4 | Gluten | 1 | packed
P-119 | 1 | | 1 | packed
P-112 | 6 | Nuts | -6 | collected
P-113 | 2 | | -6 | missed
beneficiary: name | household_size | phone | allergies | language
Family H. | 5 | +44 20 555 0114 | Gluten | Arabic
Ms P. | 1 | +44 20 555 0135 | | English
Family D. | 4 | +44 20 555 0188 | Nuts | Romanian
beneficiary.de: name | household_size | phone | allergies | language
Familie H. | 5 | +49 30 555 0114 | Gluten | Arabisch
Frau P. | 1 | +49 30 555 0135 | | Deutsch
Familie D. | 4 | +49 30 555 0188 | Nüsse | Rumänisch
grant_application: title | funder | amount | due_date | status
New kitchen for the soup table | Community foundation | 18000 | 21 | draft
Language café, second year | City council | 9500 | -8 | submitted
Ramp at the side door | Heritage fund | 12400 | -60 | approved
Minibus | Lottery fund | 32000 | -90 | rejected
grant_application.de: title | funder | amount | due_date | status
Neue Küche für den Mittagstisch | Bürgerstiftung | 18000 | 21 | draft
Sprachcafé, zweites Jahr | Stadt | 9500 | -8 | submitted
Rampe am Seiteneingang | Denkmalfonds | 12400 | -60 | approved
volunteer_shift: title | starts_at | location | places | description
Set up the stalls | 4 | Church yard | 6 | Gloves help.
Coffee and cakes | 5 | Parish hall | 4 | Two at the counter, two at the sink.
Children's corner | 5 | Garden | 3 | Chalk, hoops and patience.
Clear away | 5 | Church yard | 8 |
volunteer_shift.de: title | starts_at | location | places | description
Stände aufbauen | 4 | Kirchhof | 6 | Handschuhe mitbringen.
Kaffee und Kuchen | 5 | Gemeindesaal | 4 | Zwei am Tresen, zwei an der Spüle.
Kinderecke | 5 | Garten | 3 | Kreide, Reifen und Geduld.
Abbau | 5 | Kirchhof | 8 |
in_kind_donation: title | donor | condition | quantity | location | status
Winter coats, adults | Hill Street school | good | 14 | Shelf A2 | in_store
Cot with mattress | Leila Farouk | good | 1 | Garage | offered
Crockery for twelve | Anon | worn | 1 | Shelf B1 | given
in_kind_donation.de: title | donor | condition | quantity | location | status
Wintermäntel, Erwachsene | Schule am Hang | good | 14 | Regal A2 | in_store
Kinderbett mit Matratze | Leila Farouk | good | 1 | Garage | offered
Geschirr für zwölf | Unbekannt | worn | 1 | Regal B1 | given
sponsored_child: name | country | donor | amount | notes
Amani K. | Kenya | Jonas Meyer | 35 | Likes football and maths.
Lucía R. | Peru | Book club | 40 | Started secondary school.
Sok D. | Cambodia | Hannah Weiss | 35 |
burial_plot: number | name | location | burial_date | contact_person
C-14 | Whitfield family | Third row, by the yew | -9800 | Anne Whitfield
C-15 | Adeyemi | Third row | -2100 | Kunle Adeyemi
A-02 | Free | Along the wall | |
burial_plot.de: number | name | location | burial_date | contact_person
C-14 | Familie Weiß | Dritte Reihe, an der Eibe | -9800 | Anne Weiß
C-15 | Adeyemi | Dritte Reihe | -2100 | Kunle Adeyemi
A-02 | Frei | An der Mauer | |
baptism.de: name | date | parents | godparents | host | location
Emilia Costa | 16 | Marta und Rui Costa | Inês Ramos | Pfarrerin Klar | St. Marien
Noah Okafor | 30 | Ada und Sam Okafor | Grace Mensah; Tom Bell | Pfarrerin Klar | St. Marien
Lina Haddad | -12 | Rana und Elias Haddad | Samir Khoury | Pfarrer Novak | Kapelle
food_parcel.de: number | household_size | allergies | date | status
P-118 | 4 | Gluten | 1 | packed
P-119 | 1 | | 1 | packed
P-112 | 6 | Nüsse | -6 | collected
P-113 | 2 | | -6 | missed
sponsored_child.de: name | country | donor | amount | notes
Amani K. | Kenia | Jonas Meyer | 35 | Mag Fußball und Mathe.
Lucía R. | Peru | Lesekreis | 40 | Hat mit der weiterführenden Schule begonnen.
Sok D. | Kambodscha | Hannah Weiß | 35 |
`;
