export const SCHOOL = `
nursery_child: name | category | parent_contact | allergies | notes
Amir | toddlers | +44 117 555 0109 | Egg | Sleeps with his blue bear.
Freya | older | +44 117 555 0142 | | Picked up by her grandfather on Fridays.
Chidi | babies | +44 117 555 0171 | | Settling in, one hour a day.
Lea | older | +44 117 555 0195 | Nuts |
nursery_child.de: name | category | parent_contact | allergies | notes
Amir | toddlers | +49 761 555 0109 | Ei | Schläft mit seinem blauen Bären.
Frieda | older | +49 761 555 0142 | | Freitags holt der Opa.
Chidi | babies | +49 761 555 0171 | | Eingewöhnung, eine Stunde am Tag.
daily_report: date | mood | eaten | nap | text
0 | great | Pasta, two helpings | 80 | Painted with both hands and was proud of it.
0 | okay | Half an apple | 45 | Missed mum after lunch, then built a tower.
-1 | good | Soup and bread | 90 | First time down the big slide.
daily_report.de: date | mood | eaten | nap | text
0 | great | Nudeln, zwei Portionen | 80 | Mit beiden Händen gemalt und stolz darauf.
0 | okay | Einen halben Apfel | 45 | Hat nach dem Essen Mama vermisst, dann einen Turm gebaut.
-1 | good | Suppe und Brot | 90 | Zum ersten Mal die große Rutsche hinunter.
absence_note: child_name | date | reason
Freya | 0 | A cold, back on Thursday.
Amir | 0 | Dentist in the morning.
Lea | -3 | Stomach bug.
absence_note.de: child_name | date | reason
Frieda | 0 | Erkältung, ab Donnerstag wieder da.
Amir | 0 | Vormittags beim Zahnarzt.
Lea | -3 | Magen-Darm.
report_card: term | average | days_missed | comment
Year 8, summer | 2.1 | 3 | Reads with joy and helps others.
Year 8, spring | 2.4 | 6 | Maths is getting steadier.
Year 7, summer | 2.3 | 2 |
report_card.de: term | average | days_missed | comment
8. Klasse, 2. Halbjahr | 2.1 | 3 | Liest gern und hilft anderen.
8. Klasse, 1. Halbjahr | 2.4 | 6 | In Mathematik sicherer geworden.
7. Klasse, 2. Halbjahr | 2.3 | 2 |
field_trip: title | destination | starts_at | price | host | materials | description
Natural history museum | City museum | 9 | 6 | Ms Okafor | Packed lunch; Rain jacket | Dinosaurs in the morning, drawing after.
A day at the farm | Hill farm | 23 | 4.5 | Mr Lindner | Wellies; Change of clothes | We feed, milk and bake.
Three days by the sea | Youth hostel | 51 | 118 | Ms Okafor; Mr Haddad | Sleeping bag; Torch | Rock pools and a night walk.
field_trip.de: title | destination | starts_at | price | host | materials | description
Naturkundemuseum | Stadtmuseum | 9 | 6 | Frau Okafor | Vesper; Regenjacke | Vormittags Saurier, danach zeichnen.
Ein Tag auf dem Hof | Hof am Hang | 23 | 4.5 | Herr Lindner | Gummistiefel; Wechselkleidung | Füttern, melken, backen.
Drei Tage am Meer | Jugendherberge | 51 | 118 | Frau Okafor, Herr Haddad | Schlafsack; Taschenlampe | Watt und Nachtwanderung.
consent_form: title | person | signed_by | signed | due_date
Photos on the school page | Amir | Samira Haddad | yes | -4
Swimming lessons | Freya | | no | 5
Trip to the farm | Chidi | Ngozi Eze | yes | 8
consent_form.de: title | person | signed_by | signed | due_date
Fotos auf der Schulseite | Amir | Samira Haddad | yes | -4
Schwimmunterricht | Frieda | | no | 5
Ausflug auf den Hof | Chidi | Ngozi Eze | yes | 8
library_loan: title | borrower | start_date | due_date | returned
The Left Hand of Darkness | Yusuf A. | -12 | 9 | no
Momo | Clara B. | -30 | -9 | no
A field guide to birds | Class 5b | -40 | -19 | yes
Maths 7, copy 14 | Mateo R. | -80 | 120 | no
library_loan.de: title | borrower | start_date | due_date | returned
Krabat | Yusuf A. | -12 | 9 | no
Momo | Clara B. | -30 | -9 | no
Vogelführer | Klasse 5b | -40 | -19 | yes
behaviour_note: date | type | reason | teacher | next_step
-1 | praise | Helped a new pupil find every room | Ms Okafor | Tell the parents
-3 | late | Third time this week | Mr Lindner | Talk on Thursday
-8 | disruption | Phone in the lesson | Ms Roy | Phone box for a week
term_plan: title | subject | week | learning_goals | materials | done
Fractions | Maths | 37 | Compare fractions; Find common denominators | Fraction tiles | yes
Percentages | Maths | 39 | Percent as a part of a hundred | Price tags | no
Circles | Maths | 42 | Radius and diameter; Estimate pi | String; Compasses | no
term_plan.de: title | subject | week | learning_goals | materials | done
Brüche | Mathematik | 37 | Brüche vergleichen; Hauptnenner finden | Bruchteile | yes
Prozente | Mathematik | 39 | Prozent als Teil von hundert | Preisschilder | no
Kreise | Mathematik | 42 | Radius und Durchmesser; Pi schätzen | Schnur; Zirkel | no
lesson_plan: title | subject | date | duration | learning_goals | steps
What makes a volcano | Geography | 2 | 45 | Name the parts; Explain pressure | Picture riddle; Experiment with vinegar; Sketch
Past tense in stories | English | 3 | 45 | Regular and irregular verbs | Retell a film scene; Verb bingo; Write six lines
Rhythm with cups | Music | 5 | 90 | Keep a pulse in four parts | Warm up; Learn the pattern; Perform
lesson_plan.de: title | subject | date | duration | learning_goals | steps
Was ein Vulkan ist | Geografie | 2 | 45 | Teile benennen; Druck erklären | Bilderrätsel; Versuch mit Essig; Skizze
Präteritum erzählen | Deutsch | 3 | 45 | Starke und schwache Verben | Filmszene nacherzählen; Verben-Bingo; Sechs Zeilen schreiben
Becher-Rhythmus | Musik | 5 | 90 | Vierstimmig den Puls halten | Aufwärmen; Muster lernen; Vorspielen
parent_meeting: customer_name | starts_at | duration | room | reason | status
Samira Haddad | 6 | 15 | B12 | Settling in | planned
Wei Chen | 6 | 15 | B12 | Maths support | planned
Olu Eze | -8 | 15 | B12 | Report card | done
pickup_person: name | relationship | phone | expiry_date
Werner Holm | Grandfather | +44 117 555 0120 | 300
Ines Duarte | Neighbour | +44 117 555 0164 | 14
Bilal Haddad | Uncle | +44 117 555 0187 | 120
pickup_person.de: name | relationship | phone | expiry_date
Werner Holm | Großvater | +49 761 555 0120 | 300
Ines Duarte | Nachbarin | +49 761 555 0164 | 14
Bilal Haddad | Onkel | +49 761 555 0187 | 120
scholarship: title | funder | amount | due_date | requirements
First in the family | Education trust | 3000 | 40 | First year of study; One reference
Year abroad | University | 1800 | 75 | B2 in the language; Letter
Women in engineering | Industry fund | 2400 | 18 | Portfolio; Interview
scholarship.de: title | funder | amount | due_date | requirements
Die Ersten der Familie | Bildungsfonds | 3000 | 40 | Erstes Studienjahr; Ein Gutachten
Jahr im Ausland | Universität | 1800 | 75 | B2 in der Sprache; Motivationsbrief
Frauen in Technik | Wirtschaftsfonds | 2400 | 18 | Mappe; Gespräch
internship: title | company | location | contact_person | status | description
Carpentry, two weeks | Holt & Sons | Leeds | Ruth Holt | agreed | Bring safety shoes.
Nursery, one week | Little Steps | York | Farah Aziz | searching | Early start.
Media design | Studio Nine | Remote | Kofi Antwi | done |
internship.de: title | company | location | contact_person | status | description
Tischlerei, zwei Wochen | Holzwerk Berger | Jena | Ruth Berger | agreed | Sicherheitsschuhe mitbringen.
Kita, eine Woche | Kleine Schritte | Kassel | Farah Aziz | searching | Beginn um sieben.
Mediengestaltung | Studio Neun | Leipzig | Kofi Antwi | done |
study_module: title | credits | semester | grade | status | exam_date
Linear algebra | 9 | 1 | 1.7 | passed | -210
Statistics | 6 | 3 | | running | 34
Philosophy of science | 5 | 4 | | planned |
Programming lab | 6 | 2 | 2.0 | passed | -90
study_module.de: title | credits | semester | grade | status | exam_date
Lineare Algebra | 9 | 1 | 1,7 | passed | -210
Statistik | 6 | 3 | | running | 34
Wissenschaftstheorie | 5 | 4 | | planned |
driving_lesson: starts_at | duration | type | location
1 | 90 | town | School office
-3 | 90 | country | Station forecourt
6 | 135 | motorway | School office
driving_lesson.de: starts_at | duration | type | location
1 | 90 | town | Fahrschulbüro
-3 | 90 | country | Bahnhofsvorplatz
6 | 135 | motorway | Fahrschulbüro
behaviour_note.de: date | type | reason | teacher | next_step
-1 | praise | Hat einem neuen Schüler alle Räume gezeigt | Frau Okafor | Den Eltern sagen
-3 | late | Drittes Mal diese Woche | Herr Lindner | Gespräch am Donnerstag
-8 | disruption | Handy im Unterricht | Frau Roy | Eine Woche Handybox
parent_meeting.de: customer_name | starts_at | duration | room | reason | status
Samira Haddad | 6 | 15 | B12 | Eingewöhnung | planned
Wei Chen | 6 | 15 | B12 | Förderung in Mathe | planned
Olu Eze | -8 | 15 | B12 | Zeugnis | done
`;
