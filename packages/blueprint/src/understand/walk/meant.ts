import { attributes, singularOf, things } from '../../lexicon/index.ts';
import type { Noun, Piece } from '../pieces/index.ts';
import type { Reading } from './reading.ts';

/** What a noun phrase means where it stands: of several senses the fitting one, its head without 'field'. */
export function meantBy(reading: Reading, found: Noun, at: number): Noun {
  const noun = asInquiry(reading, fitting(reading, asAddress(reading, asReadingList(found))));
  return unwrapField(shortName(reading, noun), reading.pieces[at + 1]);
}

/** 'A reading list' is one of books, and no list of what a meter says. */
function asReadingList(noun: Noun): Noun {
  const book = things.get('book');
  const isList = noun.sense.container !== undefined && /^reading list$/i.test(noun.text);
  return isList && book ? { ...noun, before: [{ thing: book, text: 'book' }] } : noun;
}

/** 'City, state, zip': the part of a country that an address is in, and no state of affairs. */
function asAddress(reading: Reading, noun: Noun): Noun {
  const region = attributes.get('region');
  const isState = noun.sense.attribute?.key === 'status' && /^(?:state|estado)$/i.test(noun.text);
  if (!isState || !region || reading.valuesOf(noun)) return noun;
  const near = reading.pieces.some(
    (piece) =>
      piece.kind === 'noun' &&
      ['city', 'postcode', 'street', 'country'].includes(piece.sense.attribute?.key ?? ''),
  );
  return near ? { ...noun, sense: { attribute: { ...region, name: 'state' } } } : noun;
}

/** Requests that come from outside: a message to whoever keeps the app, no errand of the house. */
const FROM_OUTSIDE =
  /^(?:booking|quote|viewing|catering|tour|appointment|commission|rental|reservation|contact|information|info|demo|callback|session|consultation|photo|portrait|song|babysitting|sitting|visit|hire|adoption|drive|photography)$/i;

/** Who is no part of the house that is asked. */
const OUTSIDERS =
  /\b(?:visitors?|buyers?|customers?|guests?|clients?|renters?|readers?|interested people)\b/i;

function asInquiry(reading: Reading, noun: Noun): Noun {
  const inquiry = things.get('inquiry');
  if (inquiry && /^(?:in|en)quir(?:y|ies)$/i.test(noun.head) && OUTSIDERS.test(reading.text))
    return { ...noun, sense: { thing: inquiry } };
  const what = noun.before.at(-1)?.text ?? '';
  if (
    !['request', 'estimate'].includes(noun.sense.thing?.key ?? '') ||
    reading.draft.lang !== 'en' ||
    !inquiry ||
    !FROM_OUTSIDE.test(what) ||
    (reading.mode === 'fields' && !noun.many)
  )
    return noun;
  return { ...noun, sense: { thing: inquiry } };
}

const OF_A_HOUSE =
  /\b(?:tenants?|apartments?|flats?|landlord|caretaker|building|condo|dorm|residents?)\b/i;
const OF_SPORT =
  /\b(?:team|opponent|scores?|league|season|club|players?|tournament|coach|fixtures?|match|mannschaft|gegner|liga|verein|trainer|équipe|adversaire|equipo|rival|squadra|avversario|equipe|adversário|ploeg|tegenstander)/i;

const isSheet = (noun: Noun): boolean =>
  /^sign-?ups?$/i.test(noun.head) &&
  noun.before.length > 0 &&
  noun.before.every((part) => part.context && !part.thing);

/** What a word means beside other words: head, what the text must speak of, the thing. */
const BESIDE: readonly [RegExp, RegExp, string][] = [
  [/^packages?$/, /\b(?:carrier|tracking|courier|parcels?|deliver(?:y|ed))\b/i, 'delivery'],
  [/^portfolio$/, /\b(?:stocks?|shares?|crypto|etfs?|funds?|bonds?)\b/i, 'investment'],
  [/^hires$/, /\bnew hires\b/i, 'employee'],
  [/^quotes?$/, /\b(?:customers?|clients?|invoices?|price|budget)\b/i, 'estimate'],
  [/^results?$/, /\b(?:races?|runners?|running|marathon|regatta|finish)\b/i, 'race_result'],
  [/^(?:offers?|requests?)$/, /\b(?:neighbou?rs?|noticeboard|community board)\b/i, 'notice_ad'],
  [/^trips?$/, /\b(?:mileage|odometer|business|driven|kilomet\w+|log ?book)\b/i, 'trip_log'],
  [
    /^quotes?$/,
    /\b(?:favou?rite|inspir\w+|famous|authors?|like|love|wisdom|sayings?)\b/i,
    'quotation',
  ],
  [
    /^(?:donations?|spenden?)$/,
    /\b(?:clothes|clothing|furniture|toys|goods|condition|size|kleid\p{L}*|kleider\p{L}*|möbel|spielzeug|sachspende\p{L}*|zustand|größe)\b/iu,
    'in_kind_donation',
  ],
  [
    /^(?:patient(?:s|en|e|es|in|innen)?|pacientes?|pazient[ei]|pati[ëe]nt(?:en)?)$/,
    /\b(?:vets?|veterinar\w*|animal clinic|tierarzt\w*|tierärzt\w*|tierklinik|vétérinaires?|dierenarts\w*)\b/iu,
    'animal_patient',
  ],
  [
    /^(?:reservations?|bookings?|réservations?|reservas?|prenotazion[ei]|reservierung(?:en)?|buchung(?:en)?|reservering(?:en)?)$/,
    /^(?=.{0,60}$)(?!.*\b(?:hotels?|rooms?|chambres?|zimmer|habitaci\w+|camere|quartos|kamers?|events?|class(?:es)?)\b).*\b(?:restaurants?|ristorant[ei]|restaurantes?|pizzeri[ae]s?|trattori[ae]|osteri[ae]|bistros?|brasseries?|gasthaus|gasthof)\b/iu,
    'table_reservation',
  ],
  [/^accounts?$/, /\b(?:bank|transactions?|balance|budget|savings)\b/i, 'bank_account'],
];

function beside(reading: Reading, noun: Noun): string | undefined {
  const head = noun.head.toLowerCase();
  return BESIDE.find(([word, text]) => word.test(head) && text.test(reading.text))?.[2];
}

/** Of several things with the same word the one that the place keeps is meant. */
function fitting(reading: Reading, noun: Noun): Noun {
  const { thing, others } = noun.sense;
  if (!thing) return noun;
  // 'Potluck sign-up': the list on which people put themselves down.
  const ofEvents =
    thing.key === 'ticket' && noun.before.some((part) => part.thing?.key === 'event');
  if (ofEvents || (thing.key === 'booking' && isSheet(noun)))
    return { ...noun, sense: { container: '-' } };
  const other = things.get(beside(reading, noun) ?? '');
  if (other) return { ...noun, sense: { ...noun.sense, thing: other } };
  const answers = things.get('faq');
  if (thing.key === 'question' && reading.draft.entities.some((entity) => entity.thing === answers))
    return { ...noun, sense: { ...noun.sense, thing: answers } };
  const here = new Set(reading.draft.contexts.flatMap((context) => context.things));
  if (thing.key === 'repair' && OF_A_HOUSE.test(reading.text) && things.has('maintenance_request'))
    return { ...noun, sense: { ...noun.sense, thing: things.get('maintenance_request') } };
  const toPlay = others?.find((other) => other.key === 'game');
  const better = here.has(thing.key)
    ? undefined
    : (others?.find((other) => here.has(other.key)) ??
      (thing.key === 'match' && !OF_SPORT.test(reading.text) ? toPlay : undefined));
  return better ? { ...noun, sense: { ...noun.sense, thing: better } } : noun;
}

/** 'spots' behind 'parking spots', 'rooms' behind 'escape rooms' mean the same thing. */
function shortName(reading: Reading, noun: Noun): Noun {
  if (
    noun.before.length > 0 ||
    (noun.sense.thing && reading.draft.entities.some((entity) => entity.thing === noun.sense.thing))
  )
    return noun;
  const { lang } = reading.draft;
  const head = singularOf(noun.head.toLowerCase(), lang);
  const entity = reading.draft.entities.find(
    (known) =>
      known.thing &&
      known.label.includes(' ') &&
      known.label.toLowerCase().split(' ').at(-1) === head,
  );
  return entity?.thing
    ? {
        ...noun,
        sense: { thing: entity.thing },
        label: entity.label,
        plural: entity.plural,
        unknown: false,
      }
    : noun;
}

/** 'a cuisine field' is a cuisine; with values behind it ('a field with A and B') the word still matters. */
function unwrapField(noun: Noun, next: Piece | undefined): Noun {
  const inner = noun.before.filter((part) => part.view !== 'field');
  if (
    inner.length < noun.before.length &&
    noun.sense.view !== 'field' &&
    !(next?.kind === 'fn' && next.cls === 'with')
  )
    return {
      ...noun,
      before: inner,
      text: [...inner.map((part) => part.text), noun.head].join(' '),
    };
  const last = inner.at(-1);
  const opens = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'like');
  if (noun.sense.view !== 'field' || !last || opens) return noun;
  const { text: head, tag: _tag, ...sense } = last;
  const text = inner.map((part) => part.text).join(' ');
  return {
    ...noun,
    text,
    head,
    sense,
    before: inner.slice(0, -1),
    many: false,
    label: undefined,
    unknown: Object.keys(sense).length === 0,
  };
}
