import { looksPlural, singularOf } from '../../lexicon/index.ts';
import { unitOf } from '../../lexicon/units.ts';
import type { DraftField } from '../draft.ts';
import { addThing, relate } from '../entities.ts';
import { addField, fieldOf, sentenceCase } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import type { Noun, Piece } from '../pieces/index.ts';
import { classOf } from '../wordnet.ts';
import { addContext } from './context.ts';
import { inFields } from './inFields.ts';
import type { Reading } from './reading.ts';
import { noteAsking, takeAsked } from './requests.ts';
import { atTop, FRAME_VIEWS } from './top.ts';

/** A noun phrase: what it names the app by, groups by, keeps, or adds to the thing spoken of. */
export function readNoun(reading: Reading, found: Noun, at: number): void {
  const noun = unwrapField(shortName(reading, fitting(reading, found)), reading.pieces[at + 1]);
  if (isOnlyField(reading, noun, at)) return;
  const before = reading.fieldAhead ? undefined : reading.before;
  reading.fieldAhead = false;
  reading.before = undefined;
  if (noun.sense.colour && !noun.sense.thing && !noun.sense.attribute) return;
  if (reading.first) nameApp(reading, noun);
  reading.first = false;
  for (const part of noun.before) if (part.context) addContext(reading, part.context, part.text);
  if (isActor(reading, noun, at)) {
    reading.actor = noun;
    reading.mode = 'top';
    noteAsking(reading, at, noun);
    return;
  }
  if (takeAsked(reading, noun, at)) return;
  if (before === 'by' && isRate(reading, noun)) return;
  if (before === 'by') grouping(reading, noun);
  else if (before === 'of' && belongs(reading, noun, at)) return;
  else if (before === 'for' && forWhom(reading, noun, at)) return;
  else if (before === 'in' && measured(reading, noun)) return;
  else if (before === 'in' && !isNamedInside(reading, noun)) return;
  else if (reading.mode === 'fields' && reading.subject) inFields(reading, noun, at);
  else atTop(reading, noun, at);
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

/** Of several things with the same word the one that the place keeps is meant. */
function fitting(reading: Reading, noun: Noun): Noun {
  const { thing, others } = noun.sense;
  if (!thing || !others) return noun;
  const here = new Set(reading.draft.contexts.flatMap((context) => context.things));
  const better = here.has(thing.key) ? undefined : others.find((other) => here.has(other.key));
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

/** The first phrase of a text names the app, when it is more than 'an app'. */
function nameApp(reading: Reading, noun: Noun): void {
  const { sense } = noun;
  const bare = (sense.container === '-' || sense.container === 'app') && noun.before.length === 0;
  const start = reading.tokens[noun.from]?.start ?? 0;
  if (bare || start > 60 || reading.verb === 'see') return;
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

/** A person who does something ('customers open tickets') is who writes, not what is kept. */
function isActor(reading: Reading, noun: Noun, at: number): boolean {
  const person = noun.sense.thing
    ? noun.sense.thing.kind === 'person' || noun.sense.thing.kind === 'org'
    : noun.sense.attribute?.role === 'person';
  const next = reading.pieces[at + 1];
  const may = next?.kind === 'fn' && next.cls === 'modal';
  const someone =
    person ||
    (!noun.sense.thing &&
      (noun.many || looksPlural(noun.head, reading.draft.lang)) &&
      (may || (reading.draft.lang === 'en' && classOf(noun.head) === 'person')));
  if (!someone) return false;
  const after =
    next?.kind === 'fn' && ['modal', 'only', 'filler', 'not'].includes(next.cls)
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

/** 'for my yoga studio' tells the place; 'a shop for candles' the goods. True when the noun is done with. */
function forWhom(reading: Reading, noun: Noun, at: number): boolean {
  const { draft } = reading;
  const { thing, context } = noun.sense;
  const owns =
    reading.pieces[at + 1]?.kind === 'fn' &&
    reading.opens(at) &&
    draft.entities.length === 0 &&
    thing;
  if (context && !(noun.many && thing)) {
    addContext(reading, context, noun.text);
    return true;
  }
  if (thing && thing.kind !== 'item' && !owns) {
    draft.contexts.push({
      key: `?${thing.key}`,
      hue: thing.hue,
      tone: thing.tone,
      text: noun.text,
      things: [thing.key],
    });
    return true;
  }
  if (reading.subject && !draft.container)
    return (
      reading.subject.thing?.named.length === 0 ||
      reading.mode === 'fields' ||
      !(thing || noun.unknown)
    );
  if (thing || (noun.unknown && noun.many) || draft.entities.length === 0) {
    reading.mode = 'top';
    reading.verb = 'keep';
    return false;
  }
  return true;
}

const PER =
  /^(hour|day|night|week|month|year|person|piece|kilo|kg|item|stunde|tag|nacht|woche|monat|person|stück|heure|jour|nuit|semaine|mois|personne|hora|día|noche|mes|persona|ora|giorno|notte|mese|dia|noite|mês|pessoa|uur|dag|nacht|persoon)$/i;

/** 'price per hour': what the money is for, not what rows are grouped by. */
function isRate(reading: Reading, noun: Noun): boolean {
  const field = reading.subject?.fields.at(-1);
  if (field?.type !== 'money' || !field.asked || reading.mode !== 'fields' || !PER.test(noun.text))
    return false;
  const from = reading.tokens[noun.from - 1];
  const to = reading.tokens[noun.to - 1];
  if (from && to) field.label = `${field.label} ${reading.text.slice(from.start, to.end)}`;
  return true;
}

/** 'area in hectares': the unit of the field before it. */
function measured(reading: Reading, noun: Noun): boolean {
  const unit = unitOf(noun.text);
  const field = reading.subject?.fields.at(-1);
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
