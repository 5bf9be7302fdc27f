import type { AppSpec } from '../spec.ts';
import type { Lang } from './lang.ts';

type Landing = NonNullable<AppSpec['landing']>;
interface Words extends Pick<Landing, 'features' | 'prices' | 'testimonials'> {
  headline: (trade: string) => string;
  subline: (trade: string) => string;
}
type Trade = Pick<Landing, 'headline' | 'subline' | 'features' | 'prices' | 'testimonials'>;

const price = (name: string, amount: string, per: string, ...points: string[]) => ({
  name,
  price: amount,
  per,
  points,
});
const voice = (quote: string, name: string, about: string) => ({ quote, name, about });
const feature = (title: string, text: string, icon: string) => ({ title, text, icon });

/** Words of landing pages: general ones per language, and those of trades that are asked for often. */
export const LANDING: Record<Lang, Words> & { trades: Record<string, Trade> } = {
  en: {
    headline: (trade) => `A ${trade} you can count on`,
    subline: () => 'Who we are, what we offer, and how to reach us.',
    features: [
      feature(
        'Personal',
        'You always talk to the same people, and they know you.',
        'HeartHandshake',
      ),
      feature(
        'Reliable',
        'We come when we say, and tell you early when something changes.',
        'CalendarCheck',
      ),
      feature('Fair', 'One price, agreed beforehand, with nothing hidden.', 'BadgeCheck'),
    ],
    prices: [
      price('Try it', '€29', 'once', 'A first visit', 'No obligation'),
      price('Regular', '€99', 'month', 'Every week', 'Fixed times', 'Cancel monthly'),
      price('All in', '€179', 'month', 'As often as you like', 'Priority by phone'),
    ],
    testimonials: [
      voice(
        'They listened first and then did exactly what we had hoped for.',
        'Maria Keller',
        'with us for two years',
      ),
      voice(
        'Quick answers, fair price, and always in a good mood.',
        'Tom Brandt',
        'regular customer',
      ),
      voice('I only wish I had called earlier.', 'Ines Costa', 'since last spring'),
    ],
  },
  de: {
    headline: (trade) => `${trade}, auf die Verlass ist`,
    subline: () => 'Wer wir sind, was wir anbieten und wie du uns erreichst.',
    features: [
      feature('Persönlich', 'Sie sprechen immer mit denselben Menschen.', 'HeartHandshake'),
      feature('Zuverlässig', 'Wir kommen, wenn wir es zusagen.', 'CalendarCheck'),
      feature('Fair', 'Ein Preis, vorher vereinbart, ohne Überraschungen.', 'BadgeCheck'),
    ],
    prices: [
      price('Probieren', '29 €', 'einmalig', 'Ein erster Termin', 'Unverbindlich'),
      price('Regelmäßig', '99 €', 'Monat', 'Jede Woche', 'Feste Zeiten', 'Monatlich kündbar'),
      price('Rundum', '179 €', 'Monat', 'So oft Sie möchten', 'Vorrang am Telefon'),
    ],
    testimonials: [
      voice(
        'Erst zugehört und dann genau das getan, was wir uns gewünscht hatten.',
        'Maria Keller',
        'seit zwei Jahren dabei',
      ),
      voice('Schnelle Antworten, fairer Preis, immer gut gelaunt.', 'Tom Brandt', 'Stammkunde'),
      voice('Ich hätte nur früher anrufen sollen.', 'Ines Costa', 'seit dem Frühjahr'),
    ],
  },
  fr: {
    headline: (trade) => `${trade} : sur qui compter`,
    subline: () => 'Qui nous sommes, ce que nous proposons et comment nous joindre.',
    features: [
      feature('Personnel', 'Vous parlez toujours aux mêmes personnes.', 'HeartHandshake'),
      feature('Fiable', 'Nous venons quand nous le disons.', 'CalendarCheck'),
      feature('Juste', 'Un prix convenu à l’avance, sans surprise.', 'BadgeCheck'),
    ],
    prices: [
      price('Essai', '29 €', 'une fois', 'Une première visite', 'Sans engagement'),
      price('Régulier', '99 €', 'mois', 'Chaque semaine', 'Horaires fixes'),
      price('Complet', '179 €', 'mois', 'Aussi souvent que voulu', 'Priorité par téléphone'),
    ],
    testimonials: [
      voice(
        'Ils ont d’abord écouté, puis fait exactement ce que nous espérions.',
        'Claire Moreau',
        'depuis deux ans',
      ),
      voice(
        'Réponses rapides, prix juste, toujours de bonne humeur.',
        'Hugo Lambert',
        'client fidèle',
      ),
      voice('J’aurais dû appeler plus tôt.', 'Inès Da Costa', 'depuis le printemps'),
    ],
  },
  es: {
    headline: (trade) => `${trade} en quien confiar`,
    subline: () => 'Quiénes somos, qué ofrecemos y cómo contactarnos.',
    features: [
      feature('Personal', 'Siempre hablas con las mismas personas.', 'HeartHandshake'),
      feature('Fiable', 'Llegamos cuando lo decimos.', 'CalendarCheck'),
      feature('Justo', 'Un precio acordado, sin sorpresas.', 'BadgeCheck'),
    ],
    prices: [
      price('Prueba', '29 €', 'una vez', 'Una primera visita', 'Sin compromiso'),
      price('Habitual', '99 €', 'mes', 'Cada semana', 'Horario fijo'),
      price('Todo incluido', '179 €', 'mes', 'Cuando quieras', 'Prioridad por teléfono'),
    ],
    testimonials: [
      voice(
        'Primero escucharon y luego hicieron justo lo que esperábamos.',
        'María Ortega',
        'desde hace dos años',
      ),
      voice('Rápidos, buen precio y siempre de buen humor.', 'Tomás Vidal', 'cliente habitual'),
      voice('Ojalá hubiera llamado antes.', 'Inés Costa', 'desde primavera'),
    ],
  },
  it: {
    headline: (trade) => `${trade} su cui contare`,
    subline: () => 'Chi siamo, che cosa offriamo e come contattarci.',
    features: [
      feature('Personale', 'Parli sempre con le stesse persone.', 'HeartHandshake'),
      feature('Affidabile', 'Arriviamo quando lo diciamo.', 'CalendarCheck'),
      feature('Onesto', 'Un prezzo concordato, senza sorprese.', 'BadgeCheck'),
    ],
    prices: [
      price('Prova', '29 €', 'una volta', 'Una prima visita', 'Senza impegno'),
      price('Regolare', '99 €', 'mese', 'Ogni settimana', 'Orari fissi'),
      price('Tutto incluso', '179 €', 'mese', 'Quando vuoi', 'Priorità al telefono'),
    ],
    testimonials: [
      voice(
        'Prima hanno ascoltato, poi hanno fatto proprio ciò che speravamo.',
        'Maria Conti',
        'da due anni',
      ),
      voice('Rapidi, onesti e sempre di buon umore.', 'Tommaso Riva', 'cliente fisso'),
      voice('Avrei dovuto chiamare prima.', 'Ines Costa', 'dalla primavera'),
    ],
  },
  pt: {
    headline: (trade) => `${trade} em quem confiar`,
    subline: () => 'Quem somos, o que oferecemos e como falar conosco.',
    features: [
      feature('Pessoal', 'Você fala sempre com as mesmas pessoas.', 'HeartHandshake'),
      feature('Confiável', 'Chegamos quando combinamos.', 'CalendarCheck'),
      feature('Justo', 'Um preço combinado, sem surpresas.', 'BadgeCheck'),
    ],
    prices: [
      price('Teste', '29 €', 'uma vez', 'Uma primeira visita', 'Sem compromisso'),
      price('Regular', '99 €', 'mês', 'Toda semana', 'Horários fixos'),
      price('Completo', '179 €', 'mês', 'Quando quiser', 'Prioridade por telefone'),
    ],
    testimonials: [
      voice(
        'Primeiro ouviram, depois fizeram exatamente o que esperávamos.',
        'Maria Lopes',
        'há dois anos',
      ),
      voice('Rápidos, preço justo e sempre de bom humor.', 'Tomás Rocha', 'cliente fiel'),
      voice('Só queria ter ligado antes.', 'Inês Costa', 'desde a primavera'),
    ],
  },
  nl: {
    headline: (trade) => `${trade} waar u op kunt rekenen`,
    subline: () => 'Wie we zijn, wat we bieden en hoe je ons bereikt.',
    features: [
      feature('Persoonlijk', 'U spreekt altijd dezelfde mensen.', 'HeartHandshake'),
      feature('Betrouwbaar', 'Wij komen wanneer we het zeggen.', 'CalendarCheck'),
      feature('Eerlijk', 'Eén afgesproken prijs, zonder verrassingen.', 'BadgeCheck'),
    ],
    prices: [
      price('Proberen', '€ 29', 'eenmalig', 'Een eerste bezoek', 'Vrijblijvend'),
      price('Regelmatig', '€ 99', 'maand', 'Elke week', 'Vaste tijden'),
      price('Alles', '€ 179', 'maand', 'Zo vaak u wilt', 'Voorrang aan de telefoon'),
    ],
    testimonials: [
      voice(
        'Eerst luisterden ze, toen deden ze precies wat we hoopten.',
        'Maria de Wit',
        'al twee jaar klant',
      ),
      voice('Snel, eerlijk en altijd goedgehumeurd.', 'Tom Bakker', 'vaste klant'),
      voice('Ik had eerder moeten bellen.', 'Ines Visser', 'sinds het voorjaar'),
    ],
  },
  trades: {
    dog_walking: {
      headline: 'Happy dogs, muddy paws, peace of mind',
      subline: 'Daily walks in small groups by people who know your dog by name.',
      features: [
        feature(
          'Small groups',
          'Never more than four dogs, matched by age and temper.',
          'PawPrint',
        ),
        feature('A photo from every walk', 'See where you went and how much fun it was.', 'Camera'),
        feature(
          'Insured and trained',
          'First aid for dogs, full insurance, keys kept safe.',
          'ShieldCheck',
        ),
      ],
      prices: [
        price('Short stroll', '€14', 'walk', '30 minutes', 'Around your block'),
        price('Adventure walk', '€22', 'walk', '60 minutes', 'Woods or river', 'Photo report'),
        price(
          'Five a week',
          '€95',
          'week',
          '60 minutes every weekday',
          'The same walker',
          'Photo report',
        ),
      ],
      testimonials: [
        voice(
          'Bruno waits at the door at ten sharp. He has never done that for me.',
          'Hannah Weiss',
          'Bruno, Labrador',
        ),
        voice(
          'Our shy rescue now has friends. I would not have believed it.',
          'Luis Romero',
          'Pepa, mixed breed',
        ),
        voice(
          'On time in rain and snow, and she comes home tired and happy.',
          'Emily Clarke',
          'Maple, Beagle',
        ),
      ],
    },
    photographer: {
      headline: 'Photographs that still feel like the day',
      subline: 'Weddings, portraits and families, in natural light.',
      features: [
        feature('Unposed', 'I follow what happens and stay out of its way.', 'Camera'),
        feature('Two weeks', 'Your edited gallery, private, ready to share.', 'Images'),
        feature('Yours to keep', 'High resolution with the right to print.', 'HeartHandshake'),
      ],
      prices: [
        price('Portrait', '€180', 'session', 'One hour', '20 edited pictures'),
        price('Family', '€290', 'session', 'Two hours', '40 edited pictures'),
        price('Wedding', '€1,900', 'day', 'Ten hours', '500 edited pictures', 'Album'),
      ],
      testimonials: [
        voice(
          'We forgot he was there, and then there were these pictures.',
          'Lea and Jonas',
          'wedding in June',
        ),
        voice('The first portrait of me I like.', 'Sofia Lind', 'portrait'),
        voice('Our kids laughed the whole time.', 'The Okafor family', 'family session'),
      ],
    },
  },
};
