import type { Lang } from '../lexicon/index.ts';

interface Pool {
  people: string[];
  companies: string[];
  cities: string[];
  streets: string[];
  places: string[];
  /** Where animals are kept, things grow and birds are seen. */
  outdoors: string[];
  country: string[];
  /** What people apply for. */
  jobs: string[];
  /** What somebody writes in a form, whatever it is about. */
  messages: string[];
}

const split = (text: string) => text.split(';').map((part) => part.trim());

/** Names, places and sentences to fill sample rows with, per language. */
export const POOLS: Record<Lang, Pool> = {
  en: {
    people: split(
      'Emily Clarke; Sam Okafor; Priya Nair; Tom Brandt; Hannah Weiss; Luis Romero; Aisha Rahman; Jonas Meyer; Grace Whitfield; Daniel Osei; Marta Kowalska; Ruth Adler',
    ),
    companies: split(
      'Kestrel Logistics; Green Fork; Papier & Co; Alba Textiles; Solara Energy; Nordlicht Studio',
    ),
    cities: split('Leeds; Bristol; Edinburgh; Cardiff; York; Norwich'),
    streets: split(
      '14 Mill Lane; 3 Orchard Road; 27 Harbour Street; 8 Church Hill; 51 Station Road',
    ),
    places: split('Main hall; Room 2; Garden; Library; Upper floor; Workshop'),
    outdoors: split('Meadow; Orchard; Edge of the wood; Behind the barn'),
    country: split('Portugal; Japan; Norway; Mexico; Italy; Canada'),
    jobs: split('Product designer; Support lead; Data analyst; Office manager'),
    messages: split(
      'Could you tell me a little more about this?; Would Saturday morning suit you?; I am easiest to reach in the evening.; We would be glad to hear from you.',
    ),
  },
  de: {
    people: split(
      'Hannah Weiß; Jonas Meyer; Aylin Demir; Petra Lindner; Tom Schäfer; Karl Brand; Miriam Vogel; Lukas Steiner; Ruth Adler; Emre Kaya; Sophie Krüger; Anton Berg',
    ),
    companies: split(
      'Nordlicht Studio; Holzwerk Berger; Bäckerei Sonne; Papier & Co; Kranich Logistik; Solara Energie',
    ),
    cities: split('Lübeck; Leipzig; Freiburg; Münster; Jena; Kassel'),
    streets: split('Lindenweg 8; Mühlstraße 14; Am Markt 3; Gartenweg 21; Bahnhofstraße 50'),
    places: split('Großer Saal; Raum 2; Garten; Bibliothek; Obergeschoss; Werkstatt'),
    outdoors: split('Wiese; Obstgarten; Waldrand; Hinter der Scheune'),
    country: split('Portugal; Japan; Norwegen; Mexiko; Italien; Kanada'),
    jobs: split('Produktdesignerin; Teamleitung Support; Datenanalyst; Büroleitung'),
    messages: split(
      'Könnten Sie mir etwas mehr dazu sagen?; Würde Ihnen Samstagvormittag passen?; Abends bin ich am besten zu erreichen.; Wir freuen uns auf Ihre Antwort.',
    ),
  },
  fr: {
    people: split(
      'Claire Moreau; Hugo Lambert; Inès Da Costa; Karim Benali; Sophie Garnier; Lucas Petit; Nadia Rousseau; Paul Marchand; Élodie Faure; Mathieu Roche',
    ),
    companies: split(
      'Atelier Lumière; Maison Verte; Papier & Cie; Transports Duval; Soléa Énergie',
    ),
    cities: split('Lyon; Nantes; Rennes; Lille; Annecy'),
    streets: split('12 rue des Lilas; 4 place du Marché; 27 quai Vert; 8 rue Haute'),
    places: split('Grande salle; Salle 2; Jardin; Bibliothèque; Étage'),
    outdoors: split('Pré; Verger; Lisière du bois; Derrière la grange'),
    country: split('Portugal; Japon; Norvège; Mexique; Italie; Canada'),
    jobs: split('Designer produit; Responsable du support; Analyste de données; Office manager'),
    messages: split(
      'Pourriez-vous m’en dire un peu plus ?; Samedi matin vous conviendrait-il ?; Je suis plus facile à joindre le soir.; Au plaisir de vous lire.',
    ),
  },
  es: {
    people: split(
      'María Ortega; Luis Romero; Inés Costa; Pablo Reyes; Carmen Vidal; Javier Molina; Lucía Navarro; Andrés Gil; Elena Prieto; Mateo Cruz',
    ),
    companies: split('Estudio Luz; Casa Verde; Papel y Cía; Transportes Vega; Solara Energía'),
    cities: split('Sevilla; Valencia; Bilbao; Granada; Oviedo'),
    streets: split('Calle Luna 7; Plaza Mayor 3; Avenida del Río 21; Calle Alta 8'),
    places: split('Sala grande; Sala 2; Jardín; Biblioteca; Planta alta'),
    outdoors: split('Prado; Huerto; Linde del bosque; Detrás del granero'),
    country: split('Portugal; Japón; Noruega; México; Italia; Canadá'),
    jobs: split('Diseño de producto; Atención al cliente; Análisis de datos; Administración'),
    messages: split(
      '¿Podrían contarme un poco más?; ¿Les vendría bien el sábado por la mañana?; Es más fácil localizarme por la tarde.; Quedamos a la espera de su respuesta.',
    ),
  },
  it: {
    people: split(
      'Maria Conti; Tommaso Riva; Chiara Rossi; Luca Ferri; Giulia Marino; Marco Bianchi; Elena Greco; Paolo Villa; Sara Fontana; Davide Neri',
    ),
    companies: split('Studio Luce; Casa Verde; Carta & Co; Trasporti Vega; Solara Energia'),
    cities: split('Bologna; Torino; Lecce; Trieste; Siena'),
    streets: split('Via Roma 12; Piazza del Mercato 3; Via dei Tigli 8; Lungomare 21'),
    places: split('Sala grande; Sala 2; Giardino; Biblioteca; Piano di sopra'),
    outdoors: split('Prato; Frutteto; Margine del bosco; Dietro il fienile'),
    country: split('Portogallo; Giappone; Norvegia; Messico; Francia; Canada'),
    jobs: split('Product designer; Assistenza clienti; Analisi dei dati; Amministrazione'),
    messages: split(
      'Potreste dirmi qualcosa di più?; Andrebbe bene sabato mattina?; La sera mi trovate più facilmente.; Restiamo in attesa di una vostra risposta.',
    ),
  },
  pt: {
    people: split(
      'Ana Ferreira; Ricardo Alves; Inês Costa; Tomás Rocha; Beatriz Lopes; João Martins; Sofia Nunes; Pedro Ramos; Marta Pinto; Rui Moreira',
    ),
    companies: split('Estúdio Luz; Casa Verde; Papel & Cia; Transportes Vega; Solara Energia'),
    cities: split('Porto; Lisboa; Coimbra; Braga; Évora'),
    streets: split('Rua das Flores 12; Largo do Mercado 3; Avenida do Rio 21; Rua Alta 8'),
    places: split('Sala grande; Sala 2; Jardim; Biblioteca; Andar de cima'),
    outdoors: split('Prado; Pomar; Orla do bosque; Atrás do celeiro'),
    country: split('Itália; Japão; Noruega; México; Espanha; Canadá'),
    jobs: split('Design de produto; Apoio ao cliente; Análise de dados; Administração'),
    messages: split(
      'Podem dizer-me um pouco mais?; Sábado de manhã seria possível?; É mais fácil falar comigo à noite.; Ficamos à espera da vossa resposta.',
    ),
  },
  nl: {
    people: split(
      'Sanne de Vries; Tom Bakker; Maria de Wit; Daan Visser; Fleur Jansen; Bram Mulder; Noor Haddad; Lotte Smit; Pieter Kok; Eva Bos',
    ),
    companies: split('Studio Licht; Groene Vork; Papier & Co; Transport Vos; Solara Energie'),
    cities: split('Utrecht; Groningen; Gent; Leiden; Zwolle'),
    streets: split('Oudegracht 41; Molenweg 8; Markt 3; Tuinstraat 21'),
    places: split('Grote zaal; Zaal 2; Tuin; Bibliotheek; Bovenverdieping'),
    outdoors: split('Weide; Boomgaard; Bosrand; Achter de schuur'),
    country: split('Portugal; Japan; Noorwegen; Mexico; Italië; Canada'),
    jobs: split('Productontwerper; Teamleider support; Data-analist; Officemanager'),
    messages: split(
      'Kunt u me er iets meer over vertellen?; Zou zaterdagochtend schikken?; ’s Avonds ben ik het best bereikbaar.; We horen graag van u.',
    ),
  },
};
