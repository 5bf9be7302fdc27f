import type { Entry } from '../../lexicon/index.ts';
import type { Source } from './types.ts';

/**
 * Words that a trade has for its own things, by the thing: which words, and what such a text speaks of besides.
 * 'Tickets' are a help desk's where somebody is helped, and elsewhere what lets people in.
 */
const TRADES: Readonly<Record<string, readonly [word: RegExp, besides: RegExp]>> = {
  ticket: [
    /^tickets?$/,
    /\b(?:support\w*|help\w*|bugs?|issues?|agents?|priority|priorities|status|incidents?|assign\w*|resol\w+|escalat\w*|queue|complain\w*|problems?|IT|tech\w*|software|service|events?)\b/,
  ],
  exercise_set: [
    /^(?:exercises?|sets?|lifts?)$/,
    /\b(?:gym\w*|work-?outs?|train(?:ing|ings|er|ers)|weights?|weigh\w*|reps?|repetitions|sets|fitness|muscles?|strength|lift\w*|sports?|kg|lbs|body|personal bests?)\b/i,
  ],
  delivery: [
    /^packages?$/,
    /\b(?:couriers?|track\w*|parcels?|deliver\w*|post\w*|ship\w*|carriers?|mail\w*|warehouse|concierge|reception|tenants?|residents?|building|pick(?:ed)?[ -]up|front desk)\b/i,
  ],
  race_result: [
    /^results?$/,
    /\b(?:rac(?:e|es|ing)|runn?\w*|marathons?|finish\w*|laps?|heats?|regatta|swim\w*|ski\w*|cycl\w*|athlet\w*|sprint\w*)\b/i,
  ],
  class: [
    /^sessions?$/,
    /\b(?:class(?:es)?|courses?|yoga|pilates|studio|fitness|teachers?|students?|members?|participants?|workshops?|train\w*|gym|coach\w*|danc\w*|places|spots|book\w*|sign\w*|tutor\w*)\b/i,
  ],
  quiz_result: [
    /^(?:scores?|results?)$/,
    /\b(?:tests?|exams?|game\w*|quiz\w*|players?|leaderboard|bowling|golf|points|match\w*|high|darts|trivia|levels?)\b/i,
  ],
  investment: [
    /^(?:shares?|stocks?)$/,
    /\b(?:invest\w*|portfolio|broker\w*|dividend\w*|funds?|ticker|trad(?:e|es|ing)|crypto\w*|equit\w+|etfs?|market|bought|buy|gains?)\b/i,
  ],
  property: [
    /^(?:flats?|houses?|apartments?|homes?)$/,
    /\b(?:rent\w*|sale|sell\w*|buy\w*|bought|viewings?|view|estate|agen(?:t|ts|cy)|landlords?|tenants?|tenanc\w+|lets?|letting|mortgage|realtors?|listings?|bedrooms?|rooms?|sq|m2|price\w*|airbnb|guests?|occup\w*|owners?|properties|property)\b/i,
  ],
  checkin: [
    /^check-?ins?$/,
    /\b(?:habits?|daily|streaks?|mood|routines?|goals?|work-?outs?|stand-?ups?|team|gym|every day|each day|sober\w*|accountab\w*)\b/i,
  ],
  grade_entry: [
    /^(?:grades?|marks?)$/,
    /\b(?:students?|pupils?|schools?|class(?:es)?|teachers?|exams?|homework|subjects?|courses?|semesters?|terms?|gradebook|tests?|universit\w+|degree|tutor\w*)\b/i,
  ],
  advice: [
    /^tips?$/,
    /\b(?:advice|hacks?|tricks?|share\w*|communit\w+|beginners?|how|blog|read\w*|categor\w+|articles?|guides?|learn\w*|favou?rites?|plants?|garden\w*|recipes?|travel\w*|safety|health\w*)\b/i,
  ],
  stay: [
    /^(?:room )?(?:bookings?|reservations?)$|^stays?$/,
    /\b(?:guests?|nights?|hotel\w*|b&b|bed|breakfast|hostels?|holidays?|vacation\w*|airbnb|cabins?|inns?|lodges?|touris\w+|cottages?|apartments? for|accommodation\w*|pension|chalets?|camp\w*|retreats?)\b/i,
  ],
  deal: [
    /^sales?$/,
    /\b(?:crm|leads?|pipeline|deals?|prospects?|opportunit\w+|proposals?|negotiat\w*|sales (?:team|reps?|people|funnel|pipeline)|won|lost|forecast\w*|accounts?)\b/i,
  ],
  guest: [
    /^guests?$/,
    /\b(?:wedding\w*|rsvp\w*|invit\w+|part(?:y|ies)|seat\w*|tables?|celebrat\w+|birthday\w*|baby shower|reception|engagement|marr\w+|bride|groom|menu|diet\w*|plus.?ones?|events?|guest ?list|baptism|christening|anniversar\w+|dinner\w*|gala)\b/i,
  ],
  trip_log: [/^drives?$/, /\b(?:car|mileage|odometer|km|kilomet\w+|miles|vehicle|driver|fuel)\b/i],
};

/** Whether a text speaks of what a trade's own things stand beside. */
export const isOfTrade = (key: keyof typeof TRADES, text: string): boolean =>
  TRADES[key]?.[1].test(text) ?? true;

/** Words of other languages that mean one thing where something is sold and another elsewhere. */
const SOLD: Partial<Record<Source['lexicon']['lang'], readonly [RegExp, string, RegExp]>> = {
  pt: [
    /^pedidos?$/,
    'request',
    /(?<!\p{L})(?:loja|client\p{L}*|entregas?|vendas?|encomendas?|produtos?|restaurante|bolos?|menu|carrinho)(?!\p{L})/iu,
  ],
};

/** The entries of a word without a trade's own things, where nothing else in the text is of that trade. */
export function ofTheTrade(entries: readonly Entry[], word: string, source: Source): Entry[] {
  const sold = SOLD[source.lexicon.lang];
  if (sold?.[0].test(word.toLowerCase()) && sold[2].test(source.text))
    return entries.filter((entry) => entry.kind !== 'thing' || entry.thing.key !== sold[1]);
  if (source.lexicon.lang !== 'en') return [...entries];
  return entries.filter((entry) => {
    const trade = entry.kind === 'thing' ? TRADES[entry.thing.key] : undefined;
    return !trade?.[0].test(word.toLowerCase()) || trade[1].test(source.text);
  });
}
