import { fold, type Thing, things } from '../../lexicon/index.ts';
import type { VerbClass } from '../../lexicon/verbs.ts';
import { BOOKINGS } from '../booked.ts';
import type { DraftEntity } from '../draft.ts';
import { addThing, addUnknown } from '../entities.ts';
import { addField, fieldOf } from '../fields.ts';
import type { Noun } from '../pieces/index.ts';
import { classOf } from '../wordnet.ts';
import { readChoices } from './choices.ts';
import { addContext } from './context.ts';
import type { Reading } from './reading.ts';

const WRITES: readonly VerbClass[] = [
  'write',
  'book',
  'borrow',
  'vote',
  'comment',
  'rate',
  'upload',
  'act',
  'pay',
  'keep',
];
/** Deeds whose object is there before: who books a class or borrows a drill adds none. */
const ACTS_ON: readonly VerbClass[] = ['book', 'borrow', 'vote', 'comment', 'rate'];
/** Things that such a deed makes. */
const MADE: readonly string[] = [...BOOKINGS, 'loan', 'vote', 'comment', 'review', 'order'];
/** Views that an app may be named after: 'job board', 'event calendar'. */
export const FRAME_VIEWS = new Set([
  'board',
  'calendar',
  'gallery',
  'schedule',
  'shop',
  'form',
  'timeline',
  'list',
  'table',
]);

/** A noun on its own: something the app keeps, what holds it, who it is for, or a view. */
export function atTop(reading: Reading, noun: Noun, at: number): void {
  const { draft, subject } = reading;
  const { thing, attribute, view, context } = noun.sense;
  if (readChoices(reading, noun, at)) return;
  if (
    subject &&
    thing?.key === 'note' &&
    attribute &&
    reading.verb !== 'keep' &&
    !reading.opens(at)
  ) {
    addField(subject, fieldOf({ ...noun, sense: { attribute } }, subject, draft));
    return;
  }
  const next = reading.pieces[at + 1];
  const inner = innerOf(reading, noun);
  const holdsNext = noun.sense.container !== undefined && next?.kind === 'fn' && next.cls === 'of';
  if (
    (noun.sense.container !== undefined || view !== undefined) &&
    (inner || !thing || holdsNext)
  ) {
    const place =
      inner &&
      !inner.attribute &&
      (inner.context ||
        !inner.thing ||
        inner.thing.kind === 'person' ||
        inner.thing.key === 'sprint');
    if (place && holdsOthers(reading, inner, at)) {
      if (inner.context) addContext(reading, inner.context, inner.text);
    } else frame(reading, noun, inner);
    return;
  }
  if (context && !noun.many && inner?.thing) {
    addContext(reading, context, noun.text);
    take(reading, addThing(draft, inner.thing), noun);
    return;
  }
  if (isPlace(reading, noun, at)) {
    if (context) addContext(reading, context, noun.text);
    return;
  }
  if (thing && !isFieldOfSubject(reading, noun)) {
    // 'Track my medication': what is no figure of a day is a thing to keep.
    const kept =
      reading.verb === 'keep' && attribute?.type === 'text' && !subject && noun.text.length > 3;
    const single =
      attribute &&
      !noun.many &&
      !kept &&
      (reading.verb !== undefined || (reading.pending.length > 0 && isListed(reading, at))) &&
      !draft.entities.some((entity) => entity.thing === thing);
    if (single) reading.pending.push(noun);
    else take(reading, namedPair(reading, noun) ?? addThing(draft, thing, noun), noun);
    return;
  }
  if (attribute) {
    topAttribute(reading, noun, at);
    return;
  }
  if (context) addContext(reading, context, noun.text);
  else if (noun.unknown) topUnknown(reading, noun, at);
  else if (subject && noun.many) addField(subject, fieldOf(noun, subject, draft));
}

/** 'parking spot booking': the spots are kept as well as the bookings. */
function namedPair(reading: Reading, noun: Noun): DraftEntity | undefined {
  const part = noun.before.at(-1)?.thing?.kind === 'item' ? noun.before.at(-1) : undefined;
  if (
    !part?.thing ||
    !noun.sense.thing ||
    !['booking', 'loan', 'rental', 'vote'].includes(noun.sense.thing.key)
  )
    return undefined;
  if (part.thing.key !== 'appointment') addThing(reading.draft, noun.sense.thing, noun);
  // 'Meeting room booking': rooms, where the lexicon knows them as one of several words for a place to work at.
  const { word } = wordFor(reading, part);
  return addThing(reading.draft, part.thing, word && calledAs(noun, part.thing, word));
}

type Word = Thing['words']['en'][number];

/** The lexicon's own word that a part of a phrase is, and which of the thing's words that is. */
function wordFor(
  { lexicon }: Reading,
  { text, thing }: Noun['before'][number],
): { word: Word | undefined; at: number } {
  const words = thing?.words[lexicon.lang] ?? [];
  const at = words.findIndex(({ one, many }) =>
    [one, many].some((word) => fold(word) === fold(text)),
  );
  return { word: words[at], at };
}

/** A phrase for several of a thing by one of its words. */
const calledAs = (noun: Noun, thing: Thing, { one, many }: Word): Noun => ({
  ...noun,
  label: one,
  plural: many,
  text: many,
  head: many,
  sense: { thing },
  before: [],
  many: true,
});

/** 'D&D campaign manager with characters and quests': the word is the place, the list names the things. */
function holdsOthers(reading: Reading, inner: Noun['before'][number], at: number): boolean {
  const next = reading.pieces[at + 1];
  const isFor = next?.kind === 'fn' && next.cls === 'for' && !inner.thing;
  const opens = isFor || reading.opens(at) || (next?.kind === 'sign' && next.text === ':');
  const first = reading.pieces.slice(at + 2).find((piece): piece is Noun => piece.kind === 'noun');
  const other =
    first?.many && (first.sense.thing ? first.sense.thing !== inner.thing : first.unknown);
  return opens && Boolean(other);
}

/** A place or a firm that opens the text ('Escape room business: …', 'I run a small studio'). */
function isPlace(reading: Reading, noun: Noun, at: number): boolean {
  const { thing, context } = noun.sense;
  if (noun.many) return false;
  const next = reading.pieces[at + 1];
  const opens = next?.kind === 'sign' && (next.text === ':' || next.text === '.');
  if (thing?.kind === 'org' && opens && reading.draft.entities.length === 0) return true;
  return (
    context !== undefined &&
    (!thing || (reading.draft.entities.length === 0 && (!reading.verb || opens)))
  );
}

/** A single word that also names a field belongs to the thing spoken of. */
function isFieldOfSubject(reading: Reading, noun: Noun): boolean {
  const { thing, attribute } = noun.sense;
  const { subject } = reading;
  if (!thing || !attribute || noun.many || !subject) return false;
  return thing !== subject.thing && !subject.thing?.with.includes(thing.key);
}

function topAttribute(reading: Reading, noun: Noun, at: number): void {
  const { draft, subject } = reading;
  const described = noun.before.findLast((part) => part.thing?.kind === 'item')?.thing;
  if (described && reading.opens(at) && !subject) {
    take(reading, addThing(draft, described), noun);
    return;
  }
  const looksAt = reading.verb === 'see' && subject?.thing?.privacy === 'form';
  if (noun.many && reading.opens(at)) take(reading, addUnknown(draft, noun), noun);
  else if (!subject) reading.pending.push(noun);
  else if (!looksAt) addField(subject, fieldOf(noun, subject, draft));
}

function topUnknown(reading: Reading, noun: Noun, at: number): void {
  const { draft, verb } = reading;
  const wanted =
    verb === 'keep' ||
    verb === 'write' ||
    reading.opens(at) ||
    (noun.many && (draft.entities.length === 0 || isListed(reading, at))) ||
    (!reading.subject && draft.container !== undefined);
  if (reading.pending.length > 0 && !noun.many && isListed(reading, at)) reading.pending.push(noun);
  else if (wanted && verb !== 'act') take(reading, addUnknown(draft, noun), noun);
  else if (noun.text.length > 2) draft.readings.push({ word: noun.text, readAs: 'aside' });
}

function isListed(reading: Reading, at: number): boolean {
  return [reading.pieces[at - 1], reading.pieces[at + 1]].some(
    (piece) =>
      (piece?.kind === 'sign' && (piece.text === ',' || piece.text === ':')) ||
      (piece?.kind === 'fn' && piece.cls === 'and'),
  );
}

const THEIRS =
  /^(?:their|his|her|ihren?|ihrem?|leurs?|sus?|loro|suoi|suo|sua|sue|seus?|suas?|hun|haar|zijn)$/;

/** 'Members borrow board games', and no 'neighbors lend their tools': what is done to is there already. */
function isThere(reading: Reading, { thing }: DraftEntity, noun: Noun): boolean {
  if (!reading.verb || !ACTS_ON.includes(reading.verb)) return false;
  if (MADE.includes(thing?.key ?? '') || thing?.privacy === 'own') return false;
  const at = reading.pieces.findIndex(({ from }) => from === noun.from);
  const verb = reading.pieces
    .slice(0, Math.max(0, at))
    .findLastIndex(({ kind }) => kind === 'verb');
  return !reading.pieces
    .slice(Math.max(0, verb), at)
    .some(
      (piece) =>
        (piece.kind === 'fn' && THEIRS.test(piece.low)) ||
        (piece.kind === 'verb' && LENDS.test(piece.low)),
    );
}

const LENDS = /^(?:lends?|lent|verleih\w*|leih\w*|pr[eê]te\w*|prest\w*|empresta\w*|uitlen\w*)$/;

/** 'Visitors send questions about a pot', 'report damage to a tree': what those are about is nothing that they write. */
function isMatter(reading: Reading, noun: Noun): boolean {
  const { pieces } = reading;
  const at = pieces.findIndex((piece) => piece.from === noun.from && piece.kind === 'noun');
  const link = at < 0 ? undefined : reading.earlier(at);
  if (link?.kind !== 'fn' || !['of', 'for', 'in'].includes(link.cls)) return false;
  const isTheirs = pieces
    .slice(pieces.indexOf(link), at)
    .some((piece) => piece.kind === 'fn' && THEIRS.test(piece.low));
  return !isTheirs && reading.earlier(pieces.indexOf(link))?.kind === 'noun';
}

/** Makes an entity what is spoken of from here on. */
export function take(reading: Reading, entity: DraftEntity, noun: Noun): void {
  const { actor, draft, verb } = reading;
  const standsAsVerb = reading.earlier(reading.pieces.indexOf(noun));
  const does = verb
    ? WRITES.includes(verb)
    : standsAsVerb?.kind === 'fn' && standsAsVerb.cls === 'modal';
  const isOther = isMatter(reading, noun) || isThere(reading, entity, noun);
  if (actor && does && !isOther) entity.actor ??= actor.sense.thing?.key ?? 'people';
  if (draft.container === 'shop' && noun.unknown) {
    entity.thing ??= things.get('product');
    draft.readings = draft.readings.filter((reading) => reading.word !== noun.text);
  }
  entity.single = entity.single !== false && !noun.many && noun.before.length === 0;
  reading.subject = entity;
}

/** The word inside a container that says what it holds: 'recipe' in 'recipe book'. */
function innerOf(reading: Reading, noun: Noun): Noun['before'][number] | undefined {
  const held = noun.before.filter(
    (part) =>
      part.thing ||
      (part.attribute && !part.view) ||
      (!part.container && !part.context && !part.view && !part.colour && part.tag !== 'adjective'),
  );
  const order = ['fr', 'es', 'it', 'pt'].includes(reading.lexicon.lang)
    ? held
    : [...held].reverse();
  return order.find((part) => part.thing) ?? order[0];
}

/** 'Task board', 'list of books', 'a chart': what holds things, and how they shall be seen. */
function frame(reading: Reading, noun: Noun, inner: Noun['before'][number] | undefined): void {
  const { draft, subject } = reading;
  if (noun.sense.view === 'landing') {
    draft.landing = true;
    return;
  }
  if (noun.sense.container === 'app' && inner?.thing?.kind === 'org' && inner.context) return;
  if (inner?.thing && !(inner.attribute && subject))
    take(reading, addThing(draft, inner.thing, calledBy(reading, noun, inner)), noun);
  else if (inner?.attribute && !subject) {
    const { text, tag: _tag, ...sense } = inner;
    const bare = { ...noun, text, head: text, sense, before: [], many: false, unknown: false };
    reading.pending.push(bare);
    reading.named.add(bare);
  } else if (inner && !inner.attribute && noun.sense.container !== undefined && !subject)
    take(reading, addUnknown(draft, { text: inner.text, head: inner.text, many: true }), noun);
  if (inner?.thing && reading.subject) reading.subject.asked = true;
  if (noun.sense.container === undefined) viewWish(reading, noun);
}

/** What rows are written into one by one; a planner plans a whole. */
const KEPT_IN = /^(?:logs?|logbook|lists?|journal|diary|tracker|records?|register)$/i;

/** 'Swim log' keeps swims, and no runs: what is held is called by its own word where that is another than the kind's. */
function calledBy(reading: Reading, noun: Noun, part: Noun['before'][number]): Noun | undefined {
  const { text, thing } = part;
  const { word, at } = wordFor(reading, part);
  const isKept = KEPT_IN.test(noun.head) && !text.includes(' ') && classOf(text) === 'event';
  if (!thing || !word || at < 1 || reading.lexicon.lang !== 'en' || !isKept) return undefined;
  return calledAs(noun, thing, word);
}

/** Notes a view that was asked for. False where the word is none after all. */
export function viewWish(reading: Reading, noun: Noun): boolean {
  const inside = noun.before.findLast((part) => part.view && part.view !== 'page')?.view;
  const own = noun.sense.view ?? noun.sense.container;
  const view = own === 'page' ? (inside ?? own) : own;
  if (view === 'page' || view === 'filter' || view === 'warning') return true;
  if (view === undefined || view === '-' || view === 'app' || view === 'field') return false;
  const part = noun.before.findLast((part) => part.thing ?? part.attribute);
  const entity =
    part?.thing && !part.attribute
      ? addThing(reading.draft, part.thing)
      : reading.appList
        ? undefined
        : reading.subject;
  reading.wish = {
    view,
    text: noun.text,
    ...(entity ? { entity: entity.key } : {}),
    ...(part?.attribute ? { value: part.text } : {}),
  };
  reading.draft.wishes.push(reading.wish);
  return true;
}
