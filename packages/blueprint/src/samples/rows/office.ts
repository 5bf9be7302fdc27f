export const OFFICE = `
new_hire: name | job_title | department | hire_date | line_manager | buddy | probation_end
Ifeoma Obi | Data analyst | Research | 6 | Hannah Weiss | Luis | 187
Jakub Svoboda | Office manager | Operations | -20 | Priya Nair | Grace | 160
Marisol Vega | Designer | Product | 20 | Tom Brandt | Aisha | 201
new_hire.de: name | job_title | department | hire_date | line_manager | buddy | probation_end
Ifeoma Obi | Datenanalystin | Forschung | 6 | Hannah Weiß | Lukas | 187
Jakub Svoboda | Office-Manager | Betrieb | -20 | Petra Lindner | Ruth | 160
Marisol Vega | Designerin | Produkt | 20 | Tom Schäfer | Aylin | 201
onboarding_task: title | due_date | done | description
Laptop and accounts ready | -1 | yes | Before the first morning.
Tour of the house | 0 | no | Fire exits, kitchen, who sits where.
Lunch with the team | 1 | no |
First one-to-one | 5 | no | What is clear, what is not.
Read the security guide | 7 | no |
onboarding_task.de: title | due_date | done | description
Laptop und Konten bereit | -1 | yes | Vor dem ersten Morgen.
Rundgang durchs Haus | 0 | no | Fluchtwege, Küche, wer wo sitzt.
Mittagessen mit dem Team | 1 | no |
Erstes Vieraugengespräch | 5 | no | Was klar ist, was nicht.
Sicherheitsleitfaden lesen | 7 | no |
training_course: title | starts_at | duration | instructor | location | places | mandatory
First aid, refresher | 8 | 240 | Red Cross trainer | Room 2 | 14 | yes
Data protection basics | 15 | 60 | Farah Aziz | Online | 60 | yes
Clear writing | 22 | 180 | Ruth Adler | Library | 10 | no
training_course.de: title | starts_at | duration | instructor | location | places | mandatory
Erste Hilfe, Auffrischung | 8 | 240 | Rotes Kreuz | Raum 2 | 14 | yes
Datenschutz, Grundlagen | 15 | 60 | Farah Aziz | Online | 60 | yes
Klar schreiben | 22 | 180 | Ruth Adler | Bibliothek | 10 | no
certificate: title | person | issuer | date | expiry_date
First aider | Grace Whitfield | Red Cross | -600 | 130
Forklift licence | Omar Haddad | Trade association | -900 | 195
Welding EN ISO 9606 | Jan Kowal | Testing institute | -700 | 20
Food hygiene | Priya Nair | Health office | -400 | -35
certificate.de: title | person | issuer | date | expiry_date
Ersthelferin | Ruth Adler | Rotes Kreuz | -600 | 130
Staplerschein | Omar Haddad | Berufsgenossenschaft | -900 | 195
Schweißer EN ISO 9606 | Jan Kowal | Prüfinstitut | -700 | 20
Lebensmittelhygiene | Petra Lindner | Gesundheitsamt | -400 | -35
access_badge: number | person | category | date | active
B-0412 | Ifeoma Obi | office | -2 | yes
B-0398 | Jan Kowal | workshop | -120 | yes
B-0377 | Visitor 3 | office | -300 | no
company_policy: title | department | edition | content | owner | next_due
Working from home | People | 3 | <p>Two days a week, core time ten to three.</p> | Priya Nair | 120
Travel | Finance | 5 | <p>Train first. Book early, keep the receipts.</p> | Tom Brandt | 60
Passwords | IT | 2 | <p>Use the password manager; never share an account.</p> | Farah Aziz | 14
company_policy.de: title | department | edition | content | owner | next_due
Mobiles Arbeiten | Personal | 3 | <p>Zwei Tage die Woche, Kernzeit zehn bis drei.</p> | Petra Lindner | 120
Reisen | Finanzen | 5 | <p>Bahn zuerst. Früh buchen, Belege aufheben.</p> | Tom Schäfer | 60
Passwörter | IT | 2 | <p>Passwortmanager nutzen, nie ein Konto teilen.</p> | Farah Aziz | 14
decision_record: title | date | status | owner | context | decision | consequences
One shop system for all branches | -12 | accepted | Hannah Weiss | Three systems, three price lists. | We move to one by spring. | Training for eleven people.
Four-day week in July | -3 | proposed | Priya Nair | Sickness was high last summer. | Try it for four weeks. | Phones covered in two shifts.
Own delivery van | -200 | replaced | Tom Brandt | Courier was late. | Buy one van. | Sold again in March.
decision_record.de: title | date | status | owner | context | decision | consequences
Ein Kassensystem für alle Filialen | -12 | accepted | Hannah Weiß | Drei Systeme, drei Preislisten. | Umstieg bis zum Frühjahr. | Schulung für elf Leute.
Vier-Tage-Woche im Juli | -3 | proposed | Petra Lindner | Viele Krankentage im letzten Sommer. | Vier Wochen Versuch. | Telefon in zwei Schichten.
Eigener Lieferwagen | -200 | replaced | Tom Schäfer | Der Kurier kam zu spät. | Ein Wagen gekauft. | Im März wieder verkauft.
business_risk: title | probability | impact | owner | mitigation | status | next_due
Only one person knows the payroll | 30 | 5 | Hannah Weiss | Second person learns it by June. | open | 20
Main supplier closes | 10 | 4 | Omar Haddad | Two others tested. | watched | 60
Water in the archive | 20 | 3 | Grace Whitfield | Boxes moved up one floor. | closed |
business_risk.de: title | probability | impact | owner | mitigation | status | next_due
Nur eine Person kann die Lohnabrechnung | 30 | 5 | Hannah Weiß | Zweite Person lernt bis Juni. | open | 20
Hauptlieferant schließt | 10 | 4 | Omar Haddad | Zwei andere getestet. | watched | 60
Wasser im Archiv | 20 | 3 | Ruth Adler | Kisten ein Stockwerk höher. | closed |
audit_finding: title | department | date | category | assignee | due_date | status | corrective_action
Calibration overdue | Lab | -10 | major | Farah Aziz | 12 | in_progress | Send to the institute, add a reminder.
Fire door wedged open | Warehouse | -10 | critical | Omar Haddad | 1 | todo | Remove wedge, fit a holder.
Old form in use | Reception | -41 | minor | Grace Whitfield | -20 | done | Binder replaced.
kpi: name | department | current_value | target | unit | period | status
Answered within a day | Support | 91 | 95 | % | March | at_risk
Orders without return | Shop | 97 | 96 | % | March | on_track
Days to hire | People | 48 | 35 | days | Quarter 1 | off_track
kpi.de: name | department | current_value | target | unit | period | status
Antwort binnen eines Tages | Support | 91 | 95 | % | März | at_risk
Bestellungen ohne Retoure | Shop | 97 | 96 | % | März | on_track
Tage bis zur Einstellung | Personal | 48 | 35 | Tage | Quartal 1 | off_track
vendor_contract: title | value | start_date | expiry_date | notice_period | owner
Cleaning, head office | 14400 | -500 | 230 | 3 months | Jakub Svoboda
Phone lines | 3900 | -700 | 30 | 1 month | Farah Aziz
Copier lease | 2280 | -1000 | 95 | 6 months | Jakub Svoboda
vendor_contract.de: title | value | start_date | expiry_date | notice_period | owner
Reinigung, Zentrale | 14400 | -500 | 230 | 3 Monate | Jakub Svoboda
Telefonie | 3900 | -700 | 30 | 1 Monat | Farah Aziz
Kopierer-Leasing | 2280 | -1000 | 95 | 6 Monate | Jakub Svoboda
software_license: name | supplier | quantity | price | frequency | expiry_date | owner
Drawing suite | Nordlicht Studio | 12 | 24 | monthly | 40 | Marisol Vega
Payroll | Kestrel Systems | 2 | 39 | monthly | 210 | Hannah Weiss
PDF editor | Papier & Co | 30 | 6 | monthly | -6 | Jakub Svoboda
performance_review: date | line_manager | rating | pros | cons | next_step
-15 | Hannah Weiss | 4 | Calm with difficult callers | Notes come late | Shadow the data team for a day
-30 | Tom Brandt | 5 | Teaches others | Takes on too much | Hand over two projects
-2 | Priya Nair | 3 | Careful | Waits to be asked | Lead one meeting a week
payslip: date | gross_pay | net_pay | paid
-5 | 3120 | 2184 | yes
-35 | 3120 | 2184 | yes
-66 | 3040 | 2131 | yes
expense_claim: title | amount | date | category | reporter | status
Train to York | 64.20 | -3 | travel | Grace Whitfield | pending
Lunch with a client | 38.50 | -6 | meals | Tom Brandt | approved
Markers and tape | 17.90 | -8 | material | Ifeoma Obi | approved
Taxi after midnight | 29 | -20 | travel | Luis Romero | rejected
expense_claim.de: title | amount | date | category | reporter | status
Bahn nach Jena | 64.20 | -3 | travel | Ruth Adler | pending
Mittagessen mit Kundin | 38.50 | -6 | meals | Tom Schäfer | approved
Stifte und Klebeband | 17.90 | -8 | material | Ifeoma Obi | approved
Taxi nach Mitternacht | 29 | -20 | travel | Lukas Steiner | rejected
purchase_request: title | quantity | price | supplier | reason | reporter | due_date | status
Second monitor | 1 | 210 | Office store | Spreadsheets side by side | Ifeoma Obi | 14 | pending
Headsets | 4 | 59 | Office store | New phone rota | Jakub Svoboda | 7 | approved
Standing desk | 1 | 480 | Holt & Sons | Back pain | Luis Romero | 30 | pending
purchase_request.de: title | quantity | price | supplier | reason | reporter | due_date | status
Zweiter Bildschirm | 1 | 210 | Bürobedarf | Tabellen nebeneinander | Ifeoma Obi | 14 | pending
Headsets | 4 | 59 | Bürobedarf | Neuer Telefondienst | Jakub Svoboda | 7 | approved
Höhenverstellbarer Tisch | 1 | 480 | Holzwerk Berger | Rücken | Lukas Steiner | 30 | pending
business_trip: title | reporter | destination | start_date | end_date | cost | reason | status
Trade fair | Marisol Vega | Milan | 18 | 20 | 640 | Meet three suppliers | approved
Customer visit | Tom Brandt | Cardiff | 6 | 6 | 95 | Yearly review | pending
Training | Farah Aziz | Lyon | 40 | 42 | 520 | Security course | pending
business_trip.de: title | reporter | destination | start_date | end_date | cost | reason | status
Messe | Marisol Vega | Mailand | 18 | 20 | 640 | Drei Lieferanten treffen | approved
Kundenbesuch | Tom Schäfer | Kassel | 6 | 6 | 95 | Jahresgespräch | pending
Lehrgang | Farah Aziz | Lyon | 40 | 42 | 520 | Sicherheit | pending
domain_name: name | supplier | price | expiry_date | owner | active
example.org | Registrar A | 14 | 210 | Farah Aziz | yes
example.net | Registrar A | 16 | 21 | Farah Aziz | yes
example.com | Registrar B | 12 | -4 | Jakub Svoboda | no
incoming_mail: subject | reporter | date | assignee | category | status
Notice from the district office | District office | 0 | Hannah Weiss | letter | new
Invoice for paper | Papier & Co | -1 | Tom Brandt | invoice | in_progress
Lease, two copies | Landlord | -4 | Hannah Weiss | contract | done
incoming_mail.de: subject | reporter | date | assignee | category | status
Bescheid des Landratsamts | Landratsamt | 0 | Hannah Weiß | letter | new
Rechnung für Papier | Papier & Co | -1 | Tom Schäfer | invoice | in_progress
Mietvertrag, zweifach | Vermieter | -4 | Hannah Weiß | contract | done
access_badge.de: number | person | category | date | active
B-0412 | Ifeoma Obi | office | -2 | yes
B-0398 | Jan Kowal | workshop | -120 | yes
B-0377 | Besuch 3 | office | -300 | no
audit_finding.de: title | department | date | category | assignee | due_date | status | corrective_action
Kalibrierung überfällig | Labor | -10 | major | Farah Aziz | 12 | in_progress | Ans Institut senden, Erinnerung anlegen.
Brandtür verkeilt | Lager | -10 | critical | Omar Haddad | 1 | todo | Keil entfernen, Feststeller einbauen.
Altes Formular im Umlauf | Empfang | -41 | minor | Ruth Adler | -20 | done | Ordner getauscht.
software_license.de: name | supplier | quantity | price | frequency | expiry_date | owner
Zeichenprogramm | Nordlicht Studio | 12 | 24 | monthly | 40 | Marisol Vega
Lohnabrechnung | Kranich Systeme | 2 | 39 | monthly | 210 | Hannah Weiß
PDF-Editor | Papier & Co | 30 | 6 | monthly | -6 | Jakub Svoboda
performance_review.de: date | line_manager | rating | pros | cons | next_step
-15 | Hannah Weiß | 4 | Ruhig mit schwierigen Anrufern | Notizen kommen spät | Einen Tag im Datenteam
-30 | Tom Schäfer | 5 | Bringt anderen etwas bei | Nimmt zu viel an | Zwei Projekte abgeben
-2 | Petra Lindner | 3 | Sorgfältig | Wartet auf Fragen | Jede Woche ein Treffen leiten
`;
