import { MODES } from '../../lexicon/colours.ts';
import { fold, looksPlural } from '../../lexicon/index.ts';
import { unitOf } from '../../lexicon/units.ts';
import type { DraftField } from '../draft.ts';
import { addThing, relate } from '../entities.ts';
import { addField, fieldOf, sentenceCase } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import type { Noun } from '../pieces/index.ts';
import { classOf } from '../wordnet.ts';
import { forWhom, isAudience } from './audience.ts';
import { addContext } from './context.ts';
import { inFields } from './inFields.ts';
import { meantBy } from './meant.ts';
import type { Reading } from './reading.ts';
import { noteAsking, noteFormFor, takeAsked } from './requests.ts';
import { atTop, FRAME_VIEWS } from './top.ts';

/** A noun phrase: what it names the app by, groups by, keeps, or adds to the thing spoken of. */
export function readNoun(reading: Reading, found: Noun, at: number): void {
  const noun = meantBy(reading, found, at);
  if (isRuledOut(reading, noun, at)) return;
  if (isOnlyField(reading, noun, at) || isAside(reading, noun, at) || isMeans(reading, noun, at))
    return;
  if (isWhen(reading, noun, at) || isSender(reading, noun)) return;
  if (isMeasure(reading, noun, at)) {
    reading.measure = noun;
    return;
  }
  const before = reading.fieldAhead ? undefined : reading.before;
  reading.fieldAhead = false;
  reading.before = undefined;
  const isColour = noun.sense.colour && !noun.sense.thing && !noun.sense.attribute;
  // 'A shop for honey' sells no colour.
  if (isLook(noun) || (isColour && before !== 'for')) return;
  if (reading.first) nameApp(reading, noun, at);
  reading.first = false;
  for (const part of noun.before) if (part.context) addContext(reading, part.context, part.text);
  if (isActor(reading, noun, at)) {
    reading.actor = noun;
    reading.mode = 'top';
    noteAsking(reading, at, noun);
    return;
  }
  if (noun.sense.view === 'form' || noun.sense.container === 'form') noteFormFor(reading, at);
  if (takeAsked(reading, noun, at)) return;
  if (before === 'by' && isRate(reading, noun)) return;
  if ((before === 'for' || before === 'of') && isAudience(reading, noun, at)) return;
  if (before === 'by') grouping(reading, noun);
  else if (before === 'of' && belongs(reading, noun, at)) return;
  else if (before === 'for' && forWhom(reading, noun, at)) return;
  else if (before === 'in' && measured(reading, noun)) return;
  else if (before === 'in' && !isNamedInside(reading, noun)) return;
  else if (reading.mode === 'fields' && reading.subject) inFields(reading, noun, at);
  else atTop(reading, noun, at);
}

const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder)$/;

/** 'Without a chart', 'no calendar', 'without ratings': a view or field that is not wanted. */
function isRuledOut(reading: Reading, noun: Noun, at: number): boolean {
  const before = reading.earlier(at);
  if (before?.kind !== 'fn' || noun.sense.thing) return false;
  const { view, attribute } = noun.sense;
  const isView = view !== undefined && view !== 'field';
  if (!WITHOUT.test(before.low)) return isView && before.cls === 'not';
  if (attribute) reading.draft.without.push(attribute.key);
  return isView || attribute !== undefined;
}

/** 'A field for the price', 'ein Feld Verlag': the field is what comes next. */
function isOnlyField(reading: Reading, noun: Noun, at: number): boolean {
  if (noun.sense.view !== 'field' || noun.before.length > 0 || !reading.fixed) return false;
  const next = reading.pieces[at + 1];
  const then = reading.pieces[at + 2];
  if (next?.kind === 'noun') return true;
  const names =
    next?.kind === 'fn' && (next.cls === 'for' || next.low === 'called' || next.low === 'named');
  if (!names || !then) return false;
  reading.fieldAhead = true;
  return true;
}

/** 'A place to record my dives', 'a way to see who paid': the app itself. */
function isMeans(reading: Reading, noun: Noun, at: number): boolean {
  const next = reading.pieces[at + 1];
  const opens = reading.draft.entities.length === 0 && noun.before.length === 0;
  if (!opens || next?.kind !== 'fn') return false;
  return next.low === 'to'
    ? /^(?:place|way|spot|somewhere|means|home|thing|tool)$/i.test(noun.head)
    : /^(?:where|that|which)$/.test(next.low) && /^(?:place|thing|tool)$/i.test(noun.head);
}

const MODE_WORDS = new RegExp(`^(?:${[MODES.dark, MODES.light].join(' ').replaceAll(' ', '|')})$`);

/** 'With a dark theme': how the app looks, which the colours are read from. */
function isLook(noun: Noun): boolean {
  const isWord =
    /^(?:theme|mode|design|look|style|colou?rs?|modus|farben|thema|tema|stile|stijl)$/i;
  const words = noun.text.split(' ').map(fold);
  return (
    words.length === 2 && isWord.test(noun.head) && words.some((word) => MODE_WORDS.test(word))
  );
}

/** 'Customers book a time': when it is, which every booking says. */
function isWhen(reading: Reading, noun: Noun, at: number): boolean {
  const before = reading.pieces[at - 1];
  const isTime = ['time', 'date', 'starts_at'].includes(noun.sense.attribute?.key ?? '');
  return isTime && !noun.many && before?.kind === 'verb' && before.cls === 'book';
}

/** 'Feedback from customers': who fills in a form. */
function isSender(reading: Reading, noun: Noun): boolean {
  return (
    noun.many &&
    noun.sense.thing?.kind === 'person' &&
    reading.subject?.thing?.privacy === 'form' &&
    reading.tokens[noun.from - 1]?.low === 'from'
  );
}

/** 'The best film wins': what becomes of rows is nothing to keep. */
function isAside(reading: Reading, noun: Noun, at: number): boolean {
  const then = reading.pieces[at + 1];
  if (
    reading.draft.lang !== 'en' ||
    !/^(?:top|best|most|winning|highest|first)$/i.test(noun.before[0]?.text ?? '')
  )
    return false;
  return noun.det === 'the' && then?.kind === 'verb' && then.cls === 'act';
}

/** 'Blood pressure (systolic, diastolic, pulse)': the name of several figures, none itself. */
function isMeasure(reading: Reading, noun: Noun, at: number): boolean {
  const next = reading.pieces[at + 1];
  if (noun.sense.thing || noun.many || next?.kind !== 'sign' || next.text !== '(') return false;
  const close = reading.pieces.findIndex(
    (piece, place) => place > at && piece.kind === 'sign' && piece.text === ')',
  );
  const inside = reading.pieces
    .slice(at + 2, close < 0 ? undefined : close)
    .filter((piece) => piece.kind === 'noun');
  const figures = inside.filter(
    ({ sense }) =>
      sense.attribute && ['number', 'integer', 'percent'].includes(sense.attribute.type),
  );
  return figures.length > 1 && figures.length === inside.length;
}

/** The first phrase of a text names the app, when it is more than 'an app'. */
function nameApp(reading: Reading, noun: Noun, at: number): void {
  const { sense } = noun;
  const bare = (sense.container === '-' || sense.container === 'app') && noun.before.length === 0;
  const start = reading.tokens[noun.from]?.start ?? 0;
  const isPage = sense.view === 'page' && noun.before.length === 0;
  if (bare || isPage || start > 60 || reading.verb === 'see') return;
  const heading = headingAt(reading, noun, at);
  if (heading) {
    reading.draft.title = heading;
    reading.topic = noun.before.findLast((part) => part.thing?.kind === 'item')?.thing;
    return;
  }
  if (
    sense.container === undefined &&
    sense.view === undefined &&
    !sense.context &&
    (!sense.thing || noun.many)
  )
    return;
  if (/\b(?:me|my|i|us)\b/i.test(noun.text)) return;
  reading.draft.title = noun.text;
  if (sense.container && sense.container !== '-' && sense.container !== 'app')
    reading.draft.container = sense.container;
  else if (sense.view && FRAME_VIEWS.has(sense.view)) reading.draft.container = sense.view;
}

/** 'Marathon training plan: …', 'Movie night: …': a text that begins with its own heading of several words. */
function headingAt(reading: Reading, noun: Noun, at: number): string | null {
  const plans = reading.pieces[at + 1]?.kind === 'verb';
  const colon = reading.pieces[at + (plans ? 2 : 1)];
  if (colon?.kind !== 'sign' || colon.text !== ':' || noun.sense.thing || noun.sense.container)
    return null;
  const text = reading.text.slice(
    reading.tokens[noun.from]?.start,
    reading.tokens[colon.from - 1]?.end,
  );
  return text.includes(' ') && text.length <= 40 ? text : null;
}

/** A person who does something ('customers open tickets') is who writes, not what is kept. */
function isActor(reading: Reading, noun: Noun, at: number): boolean {
  const person = noun.sense.thing
    ? noun.sense.thing.kind === 'person' || noun.sense.thing.kind === 'org'
    : noun.sense.attribute?.role === 'person';
  // Those who run the app are accounts of it, and no rows.
  if (!noun.sense.thing && /^(?:admin|administrator|moderator)s?$/i.test(noun.text)) return true;
  const next = reading.pieces[at + 1];
  const may = next?.kind === 'fn' && next.cls === 'modal';
  const someone =
    person ||
    (!noun.sense.thing &&
      (noun.many || looksPlural(noun.head, reading.draft.lang)) &&
      (may || (reading.draft.lang === 'en' && classOf(noun.head) === 'person')));
  if (!someone) return false;
  const after =
    next?.kind === 'fn' &&
    (next.low === 'to' || ['modal', 'only', 'filler', 'not'].includes(next.cls))
      ? reading.pieces[at + 2]
      : next;
  return after?.kind === 'verb' || may;
}

/** 'a list of books', 'number of places', 'the total of …'. True when the noun is done with. */
function belongs(reading: Reading, noun: Noun, at: number): boolean {
  const { draft, subject } = reading;
  if (reading.wish && (noun.sense.attribute || noun.sense.thing || noun.unknown)) {
    if (noun.sense.thing && (noun.many || !noun.sense.attribute)) {
      reading.subject = addThing(draft, noun.sense.thing, noun);
      reading.wish.entity = reading.subject.key;
    } else reading.wish.value = noun.text;
    return true;
  }
  const of = reading.earlier(at);
  const last =
    of?.kind === 'fn' && of.cls === 'of' ? reading.earlier(reading.pieces.indexOf(of)) : undefined;
  if (last?.kind !== 'noun') return false;
  const counted =
    last.sense.attribute?.key === 'number' || last.sense.attribute?.key === 'quantity';
  if (counted && noun.many && subject) {
    const label = sentenceCase(labelOf(`${last.text} of ${noun.text}`), draft.lang);
    subject.fields = subject.fields.filter((field) => field.attribute !== last.sense.attribute);
    addField(subject, {
      name: fieldName(label),
      label,
      type: 'integer',
      role: 'quantity',
      asked: true,
    });
    return true;
  }
  if (last.sense.container !== undefined || (last.sense.view && FRAME_VIEWS.has(last.sense.view))) {
    reading.mode = 'top';
    reading.verb = 'keep';
    return false;
  }
  return Boolean(
    last.sense.attribute &&
      reading.mode === 'fields' &&
      (noun.sense.thing === subject?.thing || noun.unknown),
  );
}

const PER =
  /^(hour|day|night|week|month|year|person|piece|kilo|kg|item|stunde|tag|nacht|woche|monat|person|stück|heure|jour|nuit|semaine|mois|personne|hora|día|noche|mes|persona|ora|giorno|notte|mese|dia|noite|mês|pessoa|uur|dag|nacht|persoon)$/i;

/** 'price per hour': what the money is for, not what rows are grouped by. */
function isRate(reading: Reading, noun: Noun): boolean {
  const field = reading.subject?.fields.at(-1);
  const unit = PER.test(noun.text) || (noun.unknown && !noun.many);
  if (field?.type !== 'money' || !field.asked || !unit) return false;
  const from = reading.tokens[noun.from - 1];
  const to = reading.tokens[noun.to - 1];
  if (from && to) field.label = `${field.label} ${reading.text.slice(from.start, to.end)}`;
  return true;
}

/** 'area in hectares': the unit of the field before it. */
function measured(reading: Reading, noun: Noun): boolean {
  const unit = unitOf(noun.text);
  const field = reading.subject?.fields.at(-1);
  if (unit && !reading.subject && reading.pending.length > 0) return true;
  if (!unit || !field?.asked || reading.mode !== 'fields') return false;
  // What is measured is no place, whatever else the word may mean.
  if (field.role === 'place') field.name = fieldName(field.label);
  if (field.type !== 'money')
    Object.assign(field, {
      type: unit === 'min' || unit === 'h' ? 'duration' : 'number',
      role: unit === 'min' || unit === 'h' ? 'duration' : 'quantity',
      options: undefined,
    });
  if (unit !== 'h') field.unit = unit;
  return true;
}

/** 'in the kitchen' is a circumstance; 'in which room' a field. */
function isNamedInside(reading: Reading, noun: Noun): boolean {
  if (reading.verb === 'keep' || reading.draft.entities.length === 0) return true;
  return Boolean(
    noun.sense.attribute &&
      ['place', 'category', 'status'].includes(noun.sense.attribute.role) &&
      reading.mode === 'fields',
  );
}

/** 'by category', 'per exercise': what the view, or the list, is grouped by. */
function grouping(reading: Reading, noun: Noun): void {
  const { draft, subject, wish } = reading;
  const { attribute, thing } = noun.sense;
  if (wish) {
    wish.by = noun.text;
    const time = attribute && ['month', 'week', 'date', 'year', 'weekday'].includes(attribute.key);
    if (attribute && subject && !thing && !time) addField(subject, fieldOf(noun, subject, draft));
    return;
  }
  if (!subject) reading.pending.push(noun);
  else if (attribute && !['date', 'week', 'month'].includes(attribute.key))
    addField(subject, asCategory(fieldOf(noun, subject, draft)));
  else if (thing && thing !== subject.thing && thing.kind !== 'person')
    relate(subject, addThing(draft, thing, noun), { asked: true });
  else if (noun.unknown)
    addField(subject, {
      ...asCategory(fieldOf(noun, subject, draft)),
      type: 'text',
      role: 'category',
    });
}

/** What rows are grouped by has few values. */
function asCategory(field: DraftField): DraftField {
  return field.role === 'plain' ? { ...field, role: 'category' } : field;
}
