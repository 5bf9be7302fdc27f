export const WORKING = `
task: title | status | priority | due_date | description
Draft the spring newsletter | todo | medium | 4 | Two pages, with the photos from the fair.
Fix the sign-up form on phones | in_progress | high | 1 | The button hides behind the keyboard.
Call the printer about the flyers | todo | high | -2 | Ask for recycled paper and a proof.
Update the price list | done | low | -6 | New prices from the first of the month.
Plan the team day | in_progress | medium | 9 | Somewhere we can reach by train.
Prepare slides for the board | todo | high | 3 | Ten slides at most.
Order new chairs | todo | low | 14 | Six, same as the old ones.
Interview two customers | in_progress | medium | 6 | Half an hour each, recorded.
Archive last year's folders | done | low | -10 | 
Write the onboarding guide | todo | medium | 12 | What a new colleague needs in week one.
Renew the insurance | done | high | -3 | 
task.de: title | status | priority | due_date | description
Newsletter entwerfen | todo | medium | 4 | Zwei Seiten, mit den Fotos vom Fest.
Anmeldeformular auf dem Handy reparieren | in_progress | high | 1 | Die Tastatur verdeckt den Knopf.
Druckerei wegen der Flyer anrufen | todo | high | -2 | Recyclingpapier und Probedruck.
Preisliste aktualisieren | done | low | -6 | 
Teamtag planen | in_progress | medium | 9 | Mit der Bahn erreichbar.
Folien für den Vorstand | todo | high | 3 | Höchstens zehn.
Neue Stühle bestellen | todo | low | 14 | 
Zwei Kunden befragen | in_progress | medium | 6 | 
task.fr: title | status | priority | due_date
Rédiger la lettre de printemps | todo | medium | 4
Corriger le formulaire sur mobile | in_progress | high | 1
Appeler l'imprimeur | todo | high | -2
Mettre à jour les tarifs | done | low | -6
Organiser la journée d'équipe | in_progress | medium | 9
Préparer les diapositives | todo | high | 3
task.es: title | status | priority | due_date
Redactar el boletín | todo | medium | 4
Arreglar el formulario en móvil | in_progress | high | 1
Llamar a la imprenta | todo | high | -2
Actualizar los precios | done | low | -6
Organizar el día de equipo | in_progress | medium | 9
Preparar las diapositivas | todo | high | 3
project: name | status | progress | description
Website relaunch | active | 65 | New structure, faster pages, all on phones.
Move to the new office | planned | 10 | Two floors, eighteen people.
Summer campaign | active | 40 | Posters, radio and a small festival.
Customer survey | done | 100 | 214 answers, report sent.
Intern programme | on_hold | 25 | Waits for the budget.
milestone: title | due_date | done
Designs approved | -8 | yes
First version online | 12 | no
Texts translated | 20 | no
Launch | 34 | no
issue: title | priority | status | description
Export loses the last row | high | in_progress | Only with more than 1,000 rows.
Dark mode: grey text on grey | medium | todo | Settings, second tab.
Wrong total after a refund | high | todo | Rounded twice.
Typo on the start page | low | done | 'Welcom'
Slow search on old phones | medium | todo | More than two seconds.
ticket: subject | description | priority | status | category | answer
Cannot sign in since this morning | The page says my password is wrong, but I did not change it. | high | open | technical | 
Invoice for March is missing | I need it for our accounts by Friday. | medium | in_progress | billing | I have asked our bookkeeping and will send it today.
How do I add a colleague? | I found the settings, but no button to invite someone. | low | closed | question | Settings, People, Invite. I have added a picture to the help page.
Printer on floor 2 stops | It prints half a page and then beeps. | medium | waiting | technical | Could you send a photo of the display?
Charged twice | Two payments on the 3rd, the same amount. | high | open | billing | 
Please change our address | We moved to Lindenweg 12. | low | closed | question | Done, thank you.
maintenance_request: title | location | category | priority | status | description
Dripping tap | Flat 12, kitchen | plumbing | medium | new | Drips all night, the gasket is probably worn.
Light in the stairway is out | House B, 2nd floor | electrical | high | in_progress | Since Monday.
Radiator stays cold | Flat 4, bedroom | heating | high | new | Bled it, no change.
Door closer squeaks | Main entrance | building | low | done | 
Mould at the window | Flat 9, bathroom | building | medium | in_progress | 
request: title | description | status | priority
New monitor | 27 inch, for the second desk | pending | low
Access to the archive | For the research on the 1970s | approved | medium
Trip to the trade fair | Two days, train and hotel | pending | high
Standing desk | | rejected | low
leave_request: type | start_date | end_date | reason | status
holiday | 12 | 19 | Week by the sea | pending
holiday | 40 | 47 | Family visit | approved
sick | -4 | -2 | | approved
other | 6 | 6 | Moving house | pending
holiday | 3 | 4 | Long weekend | rejected
timesheet: title | hours | hourly_rate | date
Design of the start page | 3.5 | 85 | -1
Workshop with the client | 4 | 85 | -2
Corrections | 1.5 | 85 | -2
Photo selection | 2 | 65 | -4
Prototype for phones | 5 | 85 | -6
Call and notes | 0.75 | 85 | -8
shift: title | starts_at | ends_at | location
Early shift | 1 | 1 | Counter
Late shift | 1 | 1 | Counter
Early shift | 2 | 2 | Kitchen
Market stall | 4 | 4 | Market square
Late shift | 3 | 3 | Counter
employee: name | job_title | category
Mara Lindqvist | Head of Design | work
Tomás Ribeiro | Developer | work
Aisha Rahman | Customer Care | work
Felix Brandt | Sales | work
Ines Moreau | Office Manager | work
Daniel Osei | Developer | work
company: name | industry | website | city
Nordlicht Studio | Architecture | https://nordlicht.example | Hamburg
Alba Textiles | Fashion | https://alba.example | Porto
Green Fork | Catering | https://greenfork.example | Utrecht
Kestrel Logistics | Transport | https://kestrel.example | Leeds
Papier & Co | Printing | https://papier.example | Lyon
Solara Energy | Solar power | https://solara.example | Sevilla
contact: name | job_title
Helen Novak | Managing Director
Ricardo Alves | Purchasing
Sanne de Vries | Events
Paul Whitaker | Operations
Camille Laurent | Marketing
Elena Navarro | Projects
Jan Petersen | Partner
lead: name | company | stage | value
Helen Novak | Nordlicht Studio | lead | 4000
Ricardo Alves | Alba Textiles | qualified | 12500
Sanne de Vries | Green Fork | proposal | 7800
Paul Whitaker | Kestrel Logistics | negotiation | 22000
Camille Laurent | Papier & Co | won | 9600
deal: title | value | stage | expected_close
Brand refresh | 18500 | proposal | 14
New online shop | 42000 | negotiation | 8
Annual report | 9600 | won | -5
Trade fair stand | 12400 | lead | 40
Photo series | 4800 | qualified | 25
Packaging line | 27500 | proposal | 18
Staff magazine | 7200 | lost | -12
Website care | 6000 | lead | 30
meeting: title | date | agenda | notes | decisions | action_items
Weekly team meeting | -1 | Numbers; Launch; Holidays | Everyone is on time except the texts. | Launch stays on the 14th. | Mara sends the texts; Felix books the room
Kick-off with Alba Textiles | -6 | Goals; Dates; Roles | They want a calm look and few pages. | Two rounds of drafts. | Tomás sets up the project
Budget 2027 | -13 | Income; Plans | Rent goes up by four per cent. | One new position. | Ines asks for offers
Retrospective | -20 | What went well; What did not | Fewer meetings, longer focus time. | No meetings on Wednesdays. | 
objective: title | period | status | progress | due_date
Be known in the region | Q4 | on_track | 70 | 40
Answer every customer within a day | Q4 | at_risk | 45 | 40
A shop that works on every phone | Q4 | on_track | 80 | 25
Hire two developers | Q4 | off_track | 20 | 40
key_result: title | current_value | target | progress
Visitors per week | 4200 | 6000 | 70
Answers within 24 hours, % | 82 | 95 | 86
Pages under two seconds | 34 | 40 | 85
Interviews held | 3 | 10 | 30
Articles in local papers | 5 | 6 | 83
goal: title | category | target | current_value | progress | done | due_date
Run a half marathon | personal | 21 | 14 | 66 | no | 60
Read 24 books | personal | 24 | 17 | 71 | no | 120
Learn to sail | personal | 10 | 2 | 20 | no | 200
Finish the certificate | work | 6 | 6 | 100 | yes | -5
job: title | company | location | salary | contract_type | remote | published_at | description
Carpenter for old windows | Holzwerk Berger | Lübeck | €3,200 | full_time | no | -2 | You restore windows that are older than all of us. A calm workshop, no overtime, four-day week possible.
Front-end developer | Kestrel Logistics | Leeds | €58,000 | full_time | yes | -4 | Maps, timetables and drivers who depend on you. Small team, real users, tests included.
Barista, weekends | Café Morgen | Utrecht | €15 an hour | part_time | no | -1 | Good coffee, better company. We teach you the rest.
Illustrator for a children's book | Papier & Co | Lyon | €6,500 | freelance | yes | -9 | Twenty-four pages about a fox who cannot sleep.
Marketing intern | Solara Energy | Sevilla | €1,100 | internship | no | -6 | Six months, your own campaign, a desk in the sun.
Head gardener | Schloss Eutin | Eutin | €3,900 | full_time | no | -12 | Twelve hectares, a rose garden and a team of five.
candidate: name | stage | rating | notes
Amara Okonkwo | interview | 5 | Great portfolio, starts in March.
Lukas Steiner | screening | 4 | Call on Thursday.
Yuki Tanaka | offer | 5 | Waits for our letter.
Marta Kowalska | applied | 3 | 
Ben Carter | rejected | 2 | Looks for something with fewer calls.
Noor Haddad | hired | 5 | First day on Monday.
Pablo Reyes | applied | 4 | 
interview: rating | notes
5 | Thoughtful answers, good questions.
4 | Second meeting with the team.
3 | Very quiet, ask for a trial day.
job_application: title | company | status | salary | date | next_due
UX designer | Nordlicht Studio | interview | €54,000 | -12 | 2
Product designer | Solara Energy | applied | €57,000 | -5 | 6
Design lead | Green Fork | saved | €62,000 | -1 | 4
Researcher | City library | rejected | €48,000 | -30 | -20
Service designer | Kestrel Logistics | offer | €60,000 | -25 | 3
announcement: title | date | content | category
Open day on Saturday | -1 | Doors open at ten. Coffee, cake and guided tours every hour. | general
New opening hours | -6 | From next month we are open until seven on Thursdays. | general
Volunteers wanted | -9 | We need six pairs of hands for the summer fair. | other
Thank you for 500 members | -15 | A small party is on the way. | general
document: title | category | date | expiry_date
Lease | general | -400 | 330
Liability insurance | general | -200 | 20
Apprenticeship contract | work | -120 | 900
Fire safety report | other | -330 | -3
equipment: name | category | serial_number | location | status | purchase_date
MacBook Pro 14 | work | C02XK1 | Room 2 | in_use | -420
Projector | general | EP-4471 | Meeting room | available | -900
Label printer | work | LP-2209 | Warehouse | available | -200
Camera kit | work | CN-8812 | Cupboard 3 | in_use | -340
Drill press | general | DP-103 | Workshop | in_service | -1500
Sound system | general | SS-77 | Hall | available | -640
sample: number | type | origin | date | status | location | result
LAB-2026-0412 | standard | River, site A | -6 | done | Fridge 2, B4 | 0.02 mg/l nitrate
LAB-2026-0413 | standard | River, site B | -6 | in_analysis | Fridge 2, B5 | 
LAB-2026-0414 | special | Well 7 | -2 | received | Fridge 1, A1 | 
LAB-2026-0415 | standard | Tap, kitchen | -1 | received | Fridge 1, A2 | 
LAB-2026-0409 | other | Soil, field 3 | -15 | done | Freezer, C2 | pH 6.8
experiment: title | date | hypothesis | status | result
Yeast at 18 and 24 °C | -9 | Warmer ferments faster but tastes flatter. | done | Confirmed: two days faster, fewer esters.
Seeds under red light | -4 | Red light brings earlier sprouts. | in_progress | 
Filter paper, three makes | -2 | All three hold back the same. | open | 
incident: title | date | location | priority | status | description
Slipped on the wet ramp | -3 | Loading bay | medium | in_progress | No injury, ramp was not marked.
Smoke in the server room | -14 | Basement | high | done | Fan replaced.
Cut with a box knife | -8 | Warehouse | low | done | Small plaster.
inspection: title | date | result | notes
Fire extinguishers | -12 | Passed | Next check in a year.
Playground | -5 | One defect | Swing chain is worn.
Kitchen hygiene | -20 | Passed | 
Lift | -2 | Passed | 
visitor: name | company | host | reason
Helen Novak | Nordlicht Studio | Mara Lindqvist | Presentation
Paul Whitaker | Kestrel Logistics | Felix Brandt | Contract
Yuki Tanaka | | Ines Moreau | Interview
invoice: number | due_date | tax | status | items
2026-041 | -12 | 19 | sent | Workshop, two days, 2, 850; Travel, 1, 164
2026-042 | -3 | 19 | sent | Website care, October, 1, 450
2026-043 | 9 | 19 | sent | Illustrations, 6, 180
2026-044 | -20 | 19 | paid | Logo and letterhead, 1, 1900
2026-045 | 16 | 19 | draft | Brochure, 24 pages, 1, 2300; Proofreading, 4, 65
2026-046 | -35 | 19 | paid | Photo day, 1, 980
2026-047 | 22 | 19 | sent | Posters, 3, 220
estimate: number | status | tax | items | expiry_date
Q-118 | sent | 19 | Kitchen, oak, 1, 8400; Fitting, 3, 520 | 14
Q-119 | accepted | 19 | Wardrobe, 1, 2600 | -4
Q-120 | draft | 19 | Shelves, 4, 340 | 21
Q-117 | declined | 19 | Stairs, 1, 5200 | -20
client: name | company | phone
Helen Novak | Nordlicht Studio | +49 40 5550 118
Ricardo Alves | Alba Textiles | +351 22 555 0142
Sanne de Vries | Green Fork | +31 30 555 0163
Paul Whitaker | Kestrel Logistics | +44 113 496 0174
Camille Laurent | Papier & Co | +33 4 55 50 01 86
donation: amount | campaign | payment_method | date
50 | New roof | transfer | -1
20 | Summer camp | card | -3
250 | New roof | transfer | -5
15 | Summer camp | cash | -8
100 | Winter coats | card | -12
500 | New roof | transfer | -20
35 | Winter coats | card | -26
campaign: title | goal_amount | description
New roof | 24000 | The hall has been leaking since spring.
Summer camp | 4500 | A week by the lake for forty children.
Winter coats | 1800 | Warm coats before the first frost.
product: name | category | price | quantity | description
Beeswax candle, tall | accessories | 14.5 | 24 | Poured by hand, burns for twelve hours.
Linen tote bag | clothing | 22 | 9 | Washed linen, long handles.
Stoneware mug | accessories | 19 | 3 | Holds 300 ml, every glaze a little different.
Oak serving board | tools | 38 | 12 | Oiled, with a leather loop.
Wool blanket | clothing | 89 | 5 | Woven in a small mill in the hills.
Notebook, dotted | accessories | 12 | 40 | 160 pages that lie flat.
Brass bottle opener | tools | 16.5 | 0 | Heavy, simple, for ever.
stock_item: name | sku | category | quantity | reorder_level | price | supplier | location
City bike tyre 28" | TYR-2801 | parts | 24 | 10 | 24.9 | Nordrad | Shelf A1
Brake pads, pair | BRK-0110 | parts | 4 | 12 | 11.5 | VeloParts | Shelf A3
Chain, 11-speed | CHN-1100 | parts | 15 | 8 | 32 | VeloParts | Shelf A4
Bell, brass | ACC-0204 | accessories | 2 | 6 | 14 | Klingel & Co | Shelf B1
Rain cape | CLO-0310 | clothing | 9 | 5 | 49 | Regenwerk | Rack 2
Front light, USB | ACC-0415 | accessories | 18 | 8 | 29.9 | Lumo | Shelf B2
Multi-tool | TLS-0502 | tools | 6 | 6 | 19.5 | Handfest | Shelf C1
Kids' helmet | ACC-0611 | accessories | 11 | 4 | 39 | Nordrad | Rack 1
Tube 28" | TUB-2801 | parts | 3 | 20 | 6.9 | Nordrad | Shelf A2
supplier: name | contact_person | email
Nordrad | Jette Holm | jette@nordrad.example
VeloParts | Marco Bianchi | orders@veloparts.example
Lumo | Claire Dubois | claire@lumo.example
Handfest | Uwe Schmitt | uwe@handfest.example
order: customer_name | address | status
Ana Ferreira | Rua das Flores 12, Porto | new
Jonas Meyer | Lindenweg 8, Lübeck | packed
Emily Clarke | 14 Mill Lane, Leeds | shipped
Sanne de Vries | Oudegracht 41, Utrecht | delivered
Luis Romero | Calle Luna 7, Sevilla | new
rental: customer_name | start_date | end_date | price | deposit | returned
Ana Ferreira | -2 | 1 | 45 | 100 | no
Jonas Meyer | -9 | -6 | 60 | 100 | yes
Emily Clarke | 3 | 5 | 30 | 50 | no
Luis Romero | -6 | -1 | 80 | 150 | no
delivery: number | customer_name | address | date | status
D-2201 | Ana Ferreira | Rua das Flores 12 | 0 | shipped
D-2202 | Jonas Meyer | Lindenweg 8 | 1 | packed
D-2203 | Emily Clarke | 14 Mill Lane | -1 | delivered
D-2204 | Sanne de Vries | Oudegracht 41 | 2 | new
service: name | price | duration | description
First visit | 0 | 30 | We get to know each other, free of charge.
Short appointment | 29 | 30 | For what is quickly done.
Standard appointment | 49 | 60 | What most people choose.
Long appointment | 89 | 90 | With time for everything.
inquiry: name | message | status
Hannah Weiss | Do you have a place on Tuesdays and Thursdays from April? | new
Luis Romero | What does a whole week cost? | answered
Emily Clarke | We would like to come by on Saturday, is that possible? | new
Priya Nair | Thank you for the quick answer last week. | answered
property: title | address | price | type | rooms | area | status | description
Light flat near the river | Uferstraße 14 | 389000 | flat | 3 | 82 | available | South balcony, wooden floors, quiet courtyard.
Family house with garden | Lindenweg 8 | 620000 | house | 5 | 148 | reserved | Old apple trees and a dry cellar.
Loft in the old mill | Mühlhof 2 | 545000 | flat | 4 | 126 | available | High ceilings, steel windows.
Office above the bakery | Marktplatz 3 | 1450 | office | 4 | 95 | available | Smells of bread from six in the morning.
Small house by the lake | Seeweg 21 | 298000 | house | 2 | 64 | sold | Needs love, has a jetty.
tenant: name | rent | deposit
Emily Clarke | 980 | 2940
Jonas Meyer | 1120 | 3360
Priya Nair | 860 | 2580
Marta Kowalska | 1050 | 3150
vehicle: name | license_plate | brand | model | year | mileage | status
Van 1 | HL-TR 210 | Mercedes | Vito | 2021 | 84200 | in_use
Van 2 | HL-TR 211 | Mercedes | Vito | 2023 | 31150 | available
Estate car | HL-TR 305 | Skoda | Octavia | 2020 | 112400 | in_service
City car | HL-TR 118 | Renault | Zoe | 2022 | 40300 | available
Trailer truck | HL-TR 900 | MAN | TGL | 2018 | 264000 | in_use
repair: title | status | due_date | cost
Brakes squeal | in_progress | 1 | 240
Yearly service | received | 3 | 180
New gearbox cable | waiting_parts | 6 | 95
Flat tyre | ready | -1 | 25
Wheel out of true | received | 2 | 40
service_record: title | date | cost | mileage | next_due
Oil and filter | -40 | 145 | 82100 | 140
Front brake discs | -95 | 410 | 79800 | 400
Winter tyres fitted | -20 | 60 | 83900 | 150
Air conditioning | -200 | 120 | 71400 | 20
parking_spot: name | location | type | available
P1 | By the entrance | standard | yes
P2 | By the entrance | special | no
P3 | Courtyard | standard | yes
P4 | Courtyard | standard | yes
P5 | Basement | standard | no
sale: title | amount | quantity | date
Market stall, Saturday | 412 | 38 | -1
Online, candles | 174 | 12 | -2
Shop, Thursday | 263 | 21 | -4
Large order, café | 540 | 60 | -7
listing: title | price | condition | location | description
Children's bike, 20 inch | 60 | good | Lindenweg | Red, with a bell. A few scratches, rides well.
Bookshelf, pine | 25 | worn | Mill Lane | 180 cm, must be collected.
Garden chairs, set of four | 40 | good | Old town | Folding, stored dry.
Tent for two | 35 | good | Riverside | Used twice.
coupon: number | discount | active
SPRING10 | 10 | yes
WELCOME | 15 | yes
FRIENDS20 | 20 | no
patient: name | birthday | allergies
Emily Clarke | -14200 | Penicillin
Jonas Meyer | -11800 | 
Priya Nair | -9900 | Latex
Ruth Adler | -28100 | 
Tom Brandt | -6200 | Nuts
appointment: customer_name | duration | reason | status
Emily Clarke | 30 | Check-up | planned
Jonas Meyer | 45 | First visit | planned
Priya Nair | 60 | Color and cut | planned
Tom Brandt | 30 | Follow-up | done
Marta Kowalska | 45 | Consultation | planned
Luis Romero | 30 | Check-up | cancelled
treatment_record: reason | diagnosis | treatment | cost
Yearly check | Healthy | Vaccination | 62
Limping | Sprain | Rest, cold packs | 85
Cough | Bronchitis | Inhalation, ten days | 48
Teeth | Tartar | Cleaning | 120
price_item: name | price | description
Your first price | 20 | Write what it includes. This is an example.
Your second price | 35 | An example, too: change or delete it.
testimonial: quote | customer_name | job_title | photo | rating
Write here what a customer said, in their words. | Name of a customer |  |  | 
price_item.de: name | price | description
Ihr erster Preis | 20 | Schreiben Sie, was er enthält. Das ist ein Beispiel.
Ihr zweiter Preis | 35 | Auch ein Beispiel: ändern oder löschen Sie es.
testimonial.de: quote | customer_name | job_title | photo | rating
Hier steht, was ein Kunde gesagt hat, in seinen Worten. | Name eines Kunden |  |  | 
price_item.fr: name | price | description
Votre premier tarif | 20 | Écrivez ce qu’il comprend. Ceci est un exemple.
Votre deuxième tarif | 35 | Un exemple aussi : changez-le ou supprimez-le.
testimonial.fr: quote | customer_name | job_title | photo | rating
Écrivez ici ce qu’un client a dit, avec ses mots. | Nom d’un client |  |  | 
price_item.es: name | price | description
Su primera tarifa | 20 | Escriba qué incluye. Esto es un ejemplo.
Su segunda tarifa | 35 | También es un ejemplo: cámbielo o bórrelo.
testimonial.es: quote | customer_name | job_title | photo | rating
Escriba aquí lo que dijo un cliente, con sus palabras. | Nombre de un cliente |  |  | 
price_item.it: name | price | description
Il tuo primo prezzo | 20 | Scrivi che cosa comprende. È un esempio.
Il tuo secondo prezzo | 35 | Anche questo è un esempio: cambialo o eliminalo.
testimonial.it: quote | customer_name | job_title | photo | rating
Scrivi qui che cosa ha detto un cliente, con le sue parole. | Nome di un cliente |  |  | 
price_item.pt: name | price | description
O seu primeiro preço | 20 | Escreva o que inclui. Isto é um exemplo.
O seu segundo preço | 35 | Também é um exemplo: mude-o ou apague-o.
testimonial.pt: quote | customer_name | job_title | photo | rating
Escreva aqui o que um cliente disse, com as palavras dele. | Nome de um cliente |  |  | 
price_item.nl: name | price | description
Uw eerste prijs | 20 | Schrijf wat erin zit. Dit is een voorbeeld.
Uw tweede prijs | 35 | Ook een voorbeeld: verander of verwijder het.
testimonial.nl: quote | customer_name | job_title | photo | rating
Schrijf hier wat een klant zei, in zijn of haar woorden. | Naam van een klant |  |  | 
opening_hour: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.de: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.fr: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.es: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.it: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.pt: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
opening_hour.nl: weekday | opens_at | closes_at
monday | 09:00 | 17:00
tuesday | 09:00 | 17:00
wednesday | 09:00 | 17:00
thursday | 09:00 | 17:00
friday | 09:00 | 17:00
saturday | 10:00 | 14:00
`;
