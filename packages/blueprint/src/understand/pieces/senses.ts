import { type Entry, fold } from '../../lexicon/index.ts';
import type { Source } from './types.ts';

/**
 * Words that a trade has for its own things, by the thing: which words, and what such a text speaks of besides.
 * 'Tickets' are a help desk's where somebody is helped, and elsewhere what lets people in.
 */
const TRADES: Readonly<Record<string, readonly [word: RegExp, besides: RegExp]>> = {
  // Advice, where nobody is served and paid.
  gratuity: [
    /^tips?$/,
    /\b(?:waite(?:r|rs)|waitress\w*|servers?|bartend\w*|baristas?|restaurant\w*|caf[eé]s?|bar|pub|taxi\w*|drivers?|rides?|couriers?|deliver\w*|salon\w*|hair\w*|barber\w*|shifts?|cash|wages?|earn\w*|bills?|checkout|tables?|income|busk\w*|guides?)\b/i,
  ],
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
    /\b(?:habits?|daily|streaks?|mood|routines?|goals?|work-?outs?|stand-?ups?|every day|each day|sober\w*|accountab\w*)\b/i,
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
    /^(?:sales?|opportunit(?:y|ies))$/,
    /\b(?:crm|leads?|pipeline|deals?|prospects?|opportunit\w+|proposals?|negotiat\w*|sales (?:team|reps?|people|funnel|pipeline)|won|lost|forecast\w*|accounts?)\b/i,
  ],
  guest: [
    /^guests?$/,
    /\b(?:wedding\w*|rsvp\w*|invit\w+|part(?:y|ies)|seat\w*|tables?|celebrat\w+|birthday\w*|baby shower|reception|engagement|marr\w+|bride|groom|menu|diet\w*|plus.?ones?|events?|guest ?list|baptism|christening|anniversar\w+|dinner\w*|gala)\b/i,
  ],
  job: [
    /^(?:positions?|openings?)$/,
    /\b(?:hir(?:e|es|ing)|recruit\w*|appl(?:y|ies|ied|ying|ications?|icants?)|candidates?|careers?|employ\w*|vacanc\w+|resumes?|cvs?|salar\w+|interview\w*|jobs?|full-?time|part-?time|internships?)\b/i,
  ],
  household_item: [
    /^box(?:es)?$/,
    /\b(?:mov(?:e|es|ing)|attic|basement|garage|household|closet|storage|belongings?|inherit\w*|insur\w+|home|house|cellar|loft)\b/i,
  ],
  crop: [
    /^(?:beds?|plots?|gardens?|seeds?)$/,
    /\b(?:garden\w*|allotments?|grow\w*|plant\w*|sow\w*|harvest\w*|vegetables?|veg|veggies|crops?|soil|farm\w*|tomato\w*|herbs?|sprout\w*|germinat\w*|greenhouse)\b/i,
  ],
  research_paper: [
    /^(?:papers?|sources?|references?)$/,
    /\b(?:thes[ie]s|citations?|cit(?:e|es|ed|ing)|research\w*|bibliograph\w*|journals?|authors?|abstracts?|doi|literature|academic|stud(?:y|ies)|essays?|dissertations?|publi(?:sh\w*|cations?))\b/i,
  ],
  itinerary_item: [
    /^(?:cit(?:y|ies)|countr(?:y|ies)|stops?|sights?|destinations?)$/,
    /\b(?:trips?|travel\w*|holidays?|vacations?|tours?|touris\w+|visit\w*|itinerar\w+|journeys?|flights?|sightsee\w*|road ?trips?|bucket|explor\w*|hotels?|backpack\w*)\b/i,
  ],
  song: [
    /^pieces?$/,
    /\b(?:music\w*|choirs?|orchestras?|bands?|concerts?|conduct\w*|compos\w+|rehears\w*|practi[cs]\w*|sing\w*|song\w*|piano|guitar|violin|cello|sheet|play(?:ed|ing)?|album|artists?|bpm|tempo|keys?)\b/i,
  ],
  album: [
    /^records?$/,
    /\b(?:vinyl|music\w*|albums?|artists?|bands?|lps?|turntable|discogs|press(?:ing|ed)|genres?|listen\w*|dj)\b/i,
  ],
  series: [
    /^shows?$/,
    /\b(?:tv|television|watch\w*|episodes?|seasons?|stream\w*|netflix|binge\w*|series|movies?|films?)\b/i,
  ],
  flashcard: [
    /^words?$/,
    /\b(?:languages?|vocab\w*|learn\w*|translat\w*|meanings?|pronunc\w*|dictionar\w+|spelling|flash ?cards?|german|french|spanish|english|italian|japanese|chinese)\b/i,
  ],
  weigh_in: [
    /^(?:readings?|measurements?)$/,
    /\b(?:weigh\w*|body|bmi|waist|hips?|kilos?|diet\w*|fat|lose|losing|slim\w*)\b/i,
  ],
  craft_project: [
    /^(?:patterns?|crafts?)$/,
    /\b(?:knit\w*|sew\w*|crochet\w*|yarn|fabrics?|needles?|quilt\w*|embroider\w*|wool|stitch\w*|craft\w*|hobby)\b/i,
  ],
  quest: [
    /^(?:quests?|missions?|adventures?)$/,
    /\b(?:games?|rpg|d&d|dnd|campaigns?|dungeons?|hero\w*|characters?|players?|xp|loot|monsters?|level\w*|rewards?)\b/i,
  ],
  brew: [
    /^batch(?:es)?$/,
    /\b(?:beers?|brew\w*|ferment\w*|hops?|malts?|ciders?|wines?|mead|gravity|yeast|ales?|lagers?|stouts?|abv)\b/i,
  ],
  wine: [
    /^bottles?$/,
    /\b(?:wines?|cellars?|vintages?|grapes?|vineyards?|winer(?:y|ies)|tast\w+|whisk\w+|cork\w*|reds?|bordeaux|champagne)\b/i,
  ],
  menu_item: [
    /^drinks?$/,
    /\b(?:menus?|restaurants?|bars?|caf[eé]s?|coffee|cocktails?|order\w*|pubs?|food|dishes|price\w*)\b/i,
  ],
  bring_dish: [
    /^(?:dish(?:es)?|contributions?)$/,
    /\b(?:bring\w*|potlucks?|part(?:y|ies)|picnics?|bbq|barbecue|buffet|dinners?|guests?|thanksgiving)\b/i,
  ],
  task: [
    /^(?:cards?|actions?)$/,
    /\b(?:boards?|kanban|tasks?|to-?dos?|trello|columns?|sprints?|due|assign\w*|meetings?|owners?|deadlines?|done|projects?)\b/i,
  ],
  school_subject: [
    /^(?:modules?|subjects?)$/,
    /\b(?:schools?|students?|pupils?|teach\w*|courses?|grades?|exams?|study\w*|stud(?:y|ies)|learn\w*|semesters?|universit\w+|homework|lessons?|timetables?|college)\b/i,
  ],
  wristwatch: [
    /^watch(?:es)?$/,
    /\b(?:brands?|dials?|movements?|straps?|collect\w*|rolex|serial|jewel\w*|bracelets?|automatic|quartz|vintage|wear|wrist)\b/i,
  ],
  stamp: [
    /^stamps?$/,
    /\b(?:philatel\w*|collect\w*|albums?|countr(?:y|ies)|perforat\w*|postage|years?|catalog\w*|mint)\b/i,
  ],
  rehearsal: [
    /^practices?$/,
    /\b(?:teams?|bands?|choirs?|rehears\w*|coach\w*|train\w*|sports?|music\w*|play\w*|seasons?|orchestras?|drills?|squads?|attend\w*)\b/i,
  ],
  match: [
    /^(?:fixtures?|games?|matches|match)$/,
    /\b(?:teams?|leagues?|football|soccer|basketball|hockey|rugby|tennis|play\w*|scores?|opponents?|goals?|seasons?|tournaments?|clubs?|sports?|home|away|referees?|rounds?|squads?|cups?|esports?)\b/i,
  ],
  company: [
    /^accounts?$/,
    /\b(?:crm|deals?|leads?|b2b|customers?|sales|companies|company|contacts?|prospects?|pipeline)\b/i,
  ],
  tournament: [
    /^(?:cups?|leagues?)$/,
    /\b(?:teams?|football|soccer|match\w*|games?|players?|tournaments?|seasons?|scores?|sports?|tables?|standings|clubs?)\b/i,
  ],
  hive: [
    /^colon(?:y|ies)$/,
    /\b(?:bees?|hives?|bee-?\w+|honey|apiar\w+|swarms?|varroa|mites?|frames?)\b/i,
  ],
  estimate: [
    /^(?:offers?|quotes?)$/,
    /\b(?:clients?|customers?|jobs?|invoices?|positions?|prices?|vat|tax|accept\w*|trades?\w*|contractors?|projects?|sent|total|valid|build\w*|repairs?|services?)\b/i,
  ],
  catch: [
    /^fish$/,
    /\b(?:angl\w+|catch\w*|caught|rods?|lakes?|rivers?|baits?|lures?|tackle|fishing|released?|boats?)\b/i,
  ],
  sighting: [
    /^observations?$/,
    /\b(?:birds?|birding|wildlife|species|nature|spotted|seen|whales?|butterfl\w+|insects?|animals?|habitat|binoculars)\b/i,
  ],
  candidate: [
    /^candidates?$/,
    /\b(?:hir(?:e|es|ing)|recruit\w*|appl(?:y|ies|ied|ying|ications?|icants?)|jobs?|careers?|employ\w*|vacanc\w+|resumes?|cvs?|interview\w*|positions?|openings?|talent|stages?|pipeline|offers?|salar\w+)\b/i,
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

/**
 * Words of other languages that mean a trade's own thing only beside its other words, by the thing: a visit is the viewing
 * of a house where houses are, and a 'rencontre' a match where there is sport.
 */
const BESIDE: Readonly<Record<string, readonly [word: RegExp, besides: RegExp]>> = {
  viewing: [
    /^visit(?:es?|as?)$/,
    /(?<!\p{L})(?:immobili\p{L}*|biens?|appartements?|maisons?|logements?|inmuebles?|inmobiliari\p{L}*|pisos?|casas?|viviendas?|appartament[oi]|case|alloggi|im[oó]ve(?:l|is)|imobili[aá]ri\p{L}*|apartamentos?)(?!\p{L})/iu,
  ],
  match: [
    /^(?:parties?|partidas?|rencontres?|encuentros?|incontr[oi]|encontros?|begegnung(?:en)?|ontmoeting(?:en)?)$/,
    /(?<!\p{L})(?:[eé]quipes?|equipos?|squadr[ae]|equipas?|times?|mannschaft\p{L}*|teams?|foot\p{L}*|f[uú]tbol|calcio|futebol|fu(?:ß|ss)ball\p{L}*|voetbal\p{L}*|tennis|tenis|t[eé]nis|basket\p{L}*|hand-?ball|rugby|hockey|tournois?|torneos?|tornei|torneios?|turnier\p{L}*|toernooi\p{L}*|scores?|ligue|liga|lega|adversaires?|rival\p{L}*|avversari\p{L}*|gegner|joueu\p{L}*|jugador\p{L}*|giocator\p{L}*|jogador\p{L}*|spieler\p{L}*|spelers?|ping-?pong|[eé]checs|ajedrez|scacchi|xadrez|schach)(?!\p{L})/iu,
  ],
};

const keyOf = (entry: Entry): string | undefined =>
  entry.kind === 'thing'
    ? entry.thing.key
    : entry.kind === 'attribute'
      ? entry.attribute.key
      : undefined;

/** The entries of a word without a trade's own things and fields, where nothing else in the text is of that trade. */
export function ofTheTrade(entries: readonly Entry[], word: string, source: Source): Entry[] {
  const sold = SOLD[source.lexicon.lang];
  if (sold?.[0].test(word.toLowerCase()) && sold[2].test(source.text))
    return entries.filter((entry) => entry.kind !== 'thing' || entry.thing.key !== sold[1]);
  if (source.lexicon.lang !== 'en')
    return entries.filter((entry) => {
      const [own, besides] = (entry.kind === 'thing' && BESIDE[entry.thing.key]) || [];
      return !own?.test(fold(word)) || besides?.test(source.text);
    });
  return entries.filter((entry) => {
    const trade = TRADES[keyOf(entry) ?? ''];
    return !trade?.[0].test(word.toLowerCase()) || trade[1].test(source.text);
  });
}
