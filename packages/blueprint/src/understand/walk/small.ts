import { attributes, capital, things } from '../../lexicon/index.ts';
import type { VerbClass } from '../../lexicon/verbs.ts';
import { addThing } from '../entities.ts';
import { addField, ensure, fromAttribute } from '../fields.ts';
import { fieldName } from '../names.ts';
import type { Found } from '../phrases.ts';
import type { Noun, Piece } from '../pieces/index.ts';
import type { Reading } from './reading.ts';
import { noteAsking, open } from './requests.ts';

const MINE =
  /^(my|mein|meine|meinen|meiner|meinem|mon|ma|mes|mi|mis|mio|mia|miei|mie|meu|minha|meus|minhas|mijn)$/;

/** Stops end the list; a colon or a dash opens one. */
export function readSign(reading: Reading, sign: string, at: number): void {
  if (/[.;!?\n]/.test(sign)) {
    open(reading);
    reading.mode = 'top';
    reading.verb = undefined;
    reading.actor = undefined;
    reading.appList = false;
    reading.siblings = 0;
  } else if (sign === ':' || /[–—-]/.test(sign)) {
    const previous = reading.pieces[at - 1];
    const bullet =
      sign !== ':' &&
      (previous === undefined || (previous.kind === 'sign' && previous.text === '\n'));
    if (reading.topic && reading.draft.entities.length === 0 && listIsFields(reading, at + 1))
      reading.subject = addThing(reading.draft, reading.topic);
    reading.mode = !bullet && reading.subject && listIsFields(reading, at + 1) ? 'fields' : 'top';
    reading.verb = undefined;
  } else if (sign === '(' && reading.subject) {
    reading.outside = reading.mode;
    reading.mode = 'fields';
  } else if (sign === ')' && reading.outside) {
    reading.mode = reading.outside;
    reading.outside = undefined;
  }
  if (sign !== ',' || reading.mode === 'top') reading.wish = undefined;
  reading.lines = undefined;
  reading.before = undefined;
}

/** After a colon: whether what follows are a thing's fields, or things with fields of their own. */
function listIsFields(reading: Reading, from: number): boolean {
  let fields = 0;
  let entities = 0;
  for (let at = from; at < reading.pieces.length; at++) {
    const piece = reading.pieces[at] as Piece;
    if (piece.kind === 'sign' && /[.;!?\n]/.test(piece.text)) break;
    if (
      piece.kind === 'verb' ||
      (piece.kind === 'fn' && (piece.cls === 'with' || piece.cls === 'have'))
    ) {
      const holder = reading.pieces[at - 1];
      if (holder?.kind !== 'noun') break;
      // Lines have columns, and are a field all the same.
      if (holder.sense.attribute?.type !== 'lines') return false;
      continue;
    }
    if (piece.kind !== 'noun') continue;
    if (piece.sense.attribute || piece.unknown) fields++;
    else if (piece.sense.thing && piece.many) entities++;
  }
  return fields > entities;
}

export function readSmallWord(
  reading: Reading,
  piece: Extract<Piece, { kind: 'fn' }>,
  at: number,
): void {
  const last = reading.pieces[at - 1];
  switch (piece.cls) {
    case 'pron':
      noteAsking(reading, at);
      break;
    case 'with':
      open(reading);
      if (
        !reading.fixed &&
        (reading.subject === undefined || reading.subject.thing?.kind === 'apart')
      )
        reading.appList = true;
      if (reading.fixed && last?.kind === 'noun' && last.sense.view === 'page')
        reading.appList = true;
      reading.lines =
        last?.kind === 'noun' && last.sense.attribute?.type === 'lines'
          ? reading.subject?.fields.find((field) => field.attribute === last.sense.attribute)
          : undefined;
      notePair(reading, at);
      reading.mode = 'fields';
      reading.verb = undefined;
      break;
    case 'have':
      if (last?.kind === 'noun' || last?.kind === 'fn') reading.mode = 'fields';
      break;
    case 'each':
      if (last === undefined || last.kind === 'sign' || (last.kind === 'fn' && last.cls === 'and'))
        reading.mode = last?.kind === 'sign' && last.text === ',' ? reading.mode : 'top';
      reading.before = 'each';
      return;
    case 'rel':
      reading.verb = undefined;
      break;
    case 'det':
    case 'some':
    case 'filler':
    case 'only':
      if (MINE.test(piece.low)) reading.draft.private = true;
      return;
    case 'and':
    case 'or':
      if (reading.mode === 'top') reading.wish = undefined;
      break;
    default:
  }
  reading.before = ['with', 'by', 'for', 'of', 'in', 'like'].includes(piece.cls)
    ? piece.cls
    : undefined;
}

/** 'Movies and series with a genre': both get one; in 'companies, contacts, and deals with a value' only the last. */
function notePair(reading: Reading, at: number): void {
  const [comma, first, and, second] = reading.pieces.slice(Math.max(0, at - 4), at).slice(-4);
  const [one, joiner, two] = at < 4 ? reading.pieces.slice(at - 3, at) : [first, and, second];
  if (
    one?.kind !== 'noun' ||
    two?.kind !== 'noun' ||
    joiner?.kind !== 'fn' ||
    joiner.cls !== 'and' ||
    !one.many ||
    !(two.many || two.plural === two.label)
  )
    return;
  if (at >= 4 && comma?.kind === 'sign' && comma.text === ',') return;
  const a = reading.draft.entities.find(
    (entity) => entity.thing !== undefined && entity.thing === one.sense.thing,
  );
  if (a && reading.subject && a !== reading.subject && reading.subject.thing === two.sense.thing)
    reading.pairs.push({ first: a, second: reading.subject });
}

const ENDS_LIST: readonly VerbClass[] = ['keep', 'see', 'write', 'act'];

export function readVerb(
  reading: Reading,
  piece: Extract<Piece, { kind: 'verb' }>,
  at: number,
): void {
  const opening =
    reading.fixed && reading.pieces.slice(0, at).every((other) => other.kind !== 'noun');
  if (opening) {
    reading.verb = piece.cls === 'see' ? 'see' : 'write';
    return;
  }
  reading.verb = piece.cls;
  reading.before = undefined;
  if (reading.asking?.verbAt === at) {
    reading.mode = 'top';
    return;
  }
  if (ENDS_LIST.includes(piece.cls) && !(reading.mode === 'fields' && piece.cls === 'act'))
    reading.mode = 'top';
  noteBehaviour(reading, piece.cls, at, piece.low);
}

const BEHAVIOUR_OF_VERB: Partial<Record<VerbClass, string>> = {
  book: 'booking',
  borrow: 'borrow',
  vote: 'votes',
  approve: 'approval',
  comment: 'comments',
  rate: 'rating',
};

const booking = () => {
  const thing = things.get('booking');
  if (!thing) throw new Error('the lexicon has no booking');
  return thing;
};

/** What a verb is done to: behind it, in German and Dutch between 'can' and the verb that stands last. */
function objectOf(reading: Reading, at: number): Noun | undefined {
  const isNoun = (piece: Piece): piece is Noun => piece.kind === 'noun';
  const behind = reading.pieces.slice(at + 1, at + 4).find(isNoun);
  if (!['de', 'nl'].includes(reading.draft.lang)) return behind;
  const modal = reading.pieces
    .slice(0, at)
    .findLastIndex(
      (piece) => piece.kind === 'sign' || (piece.kind === 'fn' && piece.cls === 'modal'),
    );
  const word = reading.pieces[modal];
  return (word?.kind === 'fn' && reading.pieces.slice(modal + 1, at).find(isNoun)) || behind;
}

const THE_HOUSE =
  /^(?:i|we|management|manager|managers|admin|admins|staff|owner|owners|hr|board|team|caretaker|landlord|teacher|teachers|ich|wir|verwaltung|leitung|personal)$/;

/** Whether one of those who keep the app does what the verb says: an answer in the row, no talk among visitors. */
function isOfTheHouse(reading: Reading, at: number): boolean {
  for (const piece of reading.pieces.slice(0, at).toReversed()) {
    if (piece.kind === 'sign') return false;
    if (piece.kind === 'noun') return THE_HOUSE.test(piece.head.toLowerCase());
    if (piece.kind === 'fn' && THE_HOUSE.test(piece.low)) return true;
  }
  return false;
}

/** Verbs that are a behaviour by themselves: 'members book a place'. */
function noteBehaviour(reading: Reading, verb: VerbClass, at: number, word: string): void {
  const kind = BEHAVIOUR_OF_VERB[verb];
  if (!kind) return;
  if (
    verb === 'comment' &&
    /^(?:repl|respond|answer|antwort)/.test(word) &&
    reading.subject &&
    isOfTheHouse(reading, at)
  ) {
    ensure(reading.subject, 'answer', reading.draft).asked = true;
    return;
  }
  const object = objectOf(reading, at);
  if (kind === 'booking' && object && !object.sense.thing && reading.draft.entities.length === 0) {
    reading.subject = addThing(reading.draft, booking());
    reading.skipTo = Math.max(reading.skipTo, object.to);
  }
  const named =
    object?.sense.thing &&
    reading.draft.entities.find((known) => known.thing === object.sense.thing);
  const about = named ?? reading.subject;
  reading.draft.does.push({
    kind,
    text: object?.text ?? verb,
    verb: word,
    ...(about ? { entity: about.key } : {}),
    ...(reading.actor ? { actor: reading.actor.text } : {}),
  });
}

/** 'If it was taken', 'whether they have been invited'. */
const DONE_TO_IT =
  /^(?:if|whether) \w+ (?:is|are|was|were|has been|have been) (?!done)(\w+(?:ed|en|wn|id|ld|nt))$/;

/** A turn of phrase: a field of the subject, a behaviour, or both. */
export function readPhrase(reading: Reading, found: Found): void {
  const { field, does } = found.phrase;
  const target = reading.part?.open ? reading.part.entity : reading.subject;
  if (does === 'counted') {
    reading.draft.readings.push({ word: found.text, readAs: 'aside' });
    return;
  }
  if (does)
    reading.draft.does.push({
      kind: does,
      text: found.text,
      ...(target ? { entity: target.key } : {}),
    });
  const attribute = attributes.get(field ?? '');
  if (!attribute || !target) return;
  const fits = target.thing?.fields
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .find(
      (own) =>
        own &&
        own.role === attribute.role &&
        own.type === attribute.type &&
        does === 'recurring_due',
    );
  const made = { ...fromAttribute(fits ?? attribute, reading.draft.lang), asked: true };
  const state = DONE_TO_IT.exec(found.text)?.[1];
  if (state) Object.assign(made, { label: state, name: fieldName(state), attribute: undefined });
  const deed = /\blast ((?!time|had|one|week|month|year)\w+)$/.exec(found.text)?.[1];
  if (deed && field === 'last_done' && !fits)
    Object.assign(made, {
      label: `Last ${deed}`,
      name: fieldName(`last ${deed}`),
      attribute: undefined,
    });
  addField(target, { ...made, label: capital(made.label) });
}
