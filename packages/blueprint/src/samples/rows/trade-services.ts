/** What the trades that people book with offer, and what for they are booked: `thing_trade`, as in the other tables. */
export const TRADE_SERVICES = `
service_salon: name | price | duration | description
Cut and blow-dry | 52 | 60 | Wash, cut and finish.
Beard trim | 24 | 30 | Shaped with a hot towel.
Full color | 95 | 120 | Roots to ends, with a gloss.
Highlights | 110 | 150 | By hand, as few or as many as you like.
Children's cut | 22 | 30 | Up to twelve years.
service_salon.de: name | price | duration | description
Schneiden und föhnen | 52 | 60 | Waschen, schneiden, föhnen.
Bart stutzen | 24 | 30 | Mit heißem Tuch.
Farbe | 95 | 120 | Vom Ansatz bis in die Spitzen.
Strähnen | 110 | 150 | Von Hand gesetzt, so viele du magst.
Kinderschnitt | 22 | 30 | Bis zwölf Jahre.
appointment_salon: customer_name | duration | reason | status
Emily Clarke | 60 | Cut and blow-dry | planned
Jonas Meyer | 30 | Beard trim | planned
Priya Nair | 120 | Full color | planned
Tom Brandt | 30 | Children's cut | done
Marta Kowalska | 150 | Highlights | planned
Luis Romero | 30 | Beard trim | cancelled
appointment_salon.de: customer_name | duration | reason | status
Emily Clarke | 60 | Schneiden und föhnen | planned
Jonas Meyer | 30 | Bart stutzen | planned
Priya Nair | 120 | Farbe | planned
Tom Brandt | 30 | Kinderschnitt | done
Marta Kowalska | 150 | Strähnen | planned
Luis Romero | 30 | Bart stutzen | cancelled
service_photo: name | price | duration | description
Portrait session | 120 | 60 | Twelve finished pictures.
Family session | 180 | 90 | In the studio or the park.
Passport pictures | 18 | 15 | Ready while you wait.
Product pictures | 240 | 120 | Up to ten products on white.
service_photo.de: name | price | duration | description
Porträts | 120 | 60 | Zwölf fertige Bilder.
Familienbilder | 180 | 90 | Im Studio oder im Park.
Passbilder | 18 | 15 | Zum Mitnehmen.
Produktbilder | 240 | 120 | Bis zu zehn Produkte vor Weiß.
appointment_photo: customer_name | duration | reason | status
Emily Clarke | 60 | Portraits for a website | planned
Jonas Meyer | 15 | Passport pictures | planned
Priya Nair | 90 | Family of five | planned
Tom Brandt | 120 | Ceramics for a shop | done
Marta Kowalska | 60 | Portraits | cancelled
appointment_photo.de: customer_name | duration | reason | status
Emily Clarke | 60 | Porträts für die Website | planned
Jonas Meyer | 15 | Passbilder | planned
Priya Nair | 90 | Familie zu fünft | planned
Tom Brandt | 120 | Keramik für einen Laden | done
Marta Kowalska | 60 | Porträts | cancelled
service_groomer: name | price | duration | description
Bath and brush | 38 | 60 | With shampoo for the coat.
Full groom | 65 | 90 | Bath, cut, claws and ears.
Claw trim | 12 | 15 |
Puppy's first visit | 25 | 30 | To get to know the table and the dryer.
service_groomer.de: name | price | duration | description
Baden und bürsten | 38 | 60 | Mit dem passenden Shampoo.
Komplettpflege | 65 | 90 | Baden, schneiden, Krallen, Ohren.
Krallen schneiden | 12 | 15 |
Erster Besuch für Welpen | 25 | 30 | Tisch und Föhn kennenlernen.
service_tattoo: name | price | duration | description
Small piece | 90 | 60 | Up to the size of a palm.
Half day | 320 | 240 |
Full day | 560 | 420 | With a break for lunch.
Consultation | 0 | 30 | We look at your idea together.
service_tattoo.de: name | price | duration | description
Kleines Motiv | 90 | 60 | Bis Handtellergröße.
Halber Tag | 320 | 240 |
Ganzer Tag | 560 | 420 | Mit Mittagspause.
Besprechung | 0 | 30 | Wir sehen uns deine Idee an.
appointment_tattoo: customer_name | duration | reason | status
Emily Clarke | 60 | Swallow on the wrist | planned
Jonas Meyer | 30 | Consultation | planned
Priya Nair | 240 | Fern, forearm | planned
Tom Brandt | 420 | Second session, sleeve | done
appointment_tattoo.de: customer_name | duration | reason | status
Emily Clarke | 60 | Schwalbe am Handgelenk | planned
Jonas Meyer | 30 | Besprechung | planned
Priya Nair | 240 | Farn am Unterarm | planned
Tom Brandt | 420 | Zweite Sitzung, Arm | done
class_craft: title | duration | places | level | location | description
First steps | 120 | 8 | beginner | Workshop | Materials, tools and a first piece to take home.
Open evening | 180 | 10 | all | Workshop | Bring your own project. Somebody is there to help.
Saturday intensive | 300 | 6 | intermediate | Workshop | From the first sketch to the finished piece.
Parents and children | 90 | 10 | all | Workshop | For two pairs of hands.
Finishing and details | 150 | 6 | intermediate | Workshop | What makes a piece last.
class_craft.de: title | duration | places | level | location | description
Die ersten Handgriffe | 120 | 8 | beginner | Werkstatt | Material, Werkzeug und ein erstes Stück zum Mitnehmen.
Offener Abend | 180 | 10 | all | Werkstatt | Bring dein eigenes Vorhaben mit, jemand hilft.
Samstag intensiv | 300 | 6 | intermediate | Werkstatt | Von der Skizze bis zum fertigen Stück.
Eltern und Kinder | 90 | 10 | all | Werkstatt | Für vier Hände.
class_music: title | duration | places | level | location | description
First chords | 60 | 8 | beginner | Room 1 | Three chords and four songs.
Playing together | 90 | 10 | all | Hall | Bring your instrument.
Reading music | 60 | 12 | beginner | Room 2 | From notes to a tune.
Rhythm workshop | 75 | 10 | intermediate | Hall | Hands, feet and counting aloud.
class_kitchen: title | duration | places | level | location | description
Fresh pasta | 180 | 10 | beginner | Kitchen | Dough, two fillings, one long table.
Bread with sourdough | 240 | 8 | all | Kitchen | Take your starter home.
Vegetables in five ways | 150 | 10 | all | Kitchen | Roasted, pickled, raw and more.
Sauces and stocks | 180 | 8 | intermediate | Kitchen | The base of most good dinners.
class_language: title | duration | places | level | location | description
Beginners, mornings | 90 | 12 | beginner | Room 3 | From hello to ordering lunch.
Conversation | 60 | 8 | intermediate | Library | Talk first, grammar later.
Evening course | 90 | 12 | all | Room 1 | Once a week, with homework that fits on a page.
Exam preparation | 120 | 10 | intermediate | Room 2 | Past papers and honest feedback.
class_any: title | duration | places | level | location | description
Beginners’ course | 90 | 12 | beginner | Room 1 | No experience needed.
Evening group | 90 | 10 | all | Room 2 | After work, once a week.
Weekend workshop | 240 | 8 | intermediate | Room 1 | A whole day for one subject.
Trial lesson | 45 | 6 | beginner | Room 2 | See whether it is for you.
Advanced group | 90 | 8 | intermediate | Room 1 | For those who have been here a while.
class_any.de: title | duration | places | level | location | description
Anfängerkurs | 90 | 12 | beginner | Raum 1 | Ohne Vorkenntnisse.
Abendgruppe | 90 | 10 | all | Raum 2 | Nach der Arbeit, einmal in der Woche.
Wochenendkurs | 240 | 8 | intermediate | Raum 1 | Ein ganzer Tag für ein Thema.
Probestunde | 45 | 6 | beginner | Raum 2 | Zum Kennenlernen.
teacher_any: name | bio
Noor Haddad | Explains things until everybody laughs.
Mikael Lindqvist | Likes to take his time.
Clara Fontana | Twenty years of practice, and still curious.
teacher_any.de: name | bio
Noor Haddad | Erklärt so lange, bis alle lachen.
Mikael Lindqvist | Nimmt sich gern Zeit.
Clara Fontana | Zwanzig Jahre Erfahrung und immer noch neugierig.
`;

/** Which trade a text is of; the first that fits. */
export const SERVICE_TRADES: readonly [trade: string, words: RegExp][] = [
  ['groomer', /groom|hundesalon|hundefriseur|toilett/i],
  ['tattoo', /tattoo|t[aä]towier|tatou/i],
  ['photo', /photo|portrait studio|fotograf|fotostudio/i],
  ['salon', /hair|barber|friseur|coiff|peluqu|parrucch|cabelei|kapper|\bsalon\b/i],
  ['body', /yoga|pilates|\bgyms?\b|fitness|physio|\bsports?\b|training|workout|tanz|\bdanc/i],
  [
    'craft',
    /potter|ceramic|\bclay\b|sew(?:s|ing)?\b|knit|crochet|weav|wood ?work|carpent|paint|drawing|\bart\b|craft|maker|jewel|bookbind|t[oö]pfer|keramik|n[aä]h(?:en|kurs|studio)|strick|werkstatt/i,
  ],
  ['music', /music|guitar|piano|violin|drum|choir|sing(?:ing)?\b/i],
  ['kitchen', /cook|bak(?:e|ing)\b|kitchen|chef/i],
  ['language', /language|english|german|french|spanish|italian|conversation/i],
  // Whatever it is, it is none of these.
  ['any', /^/],
];
