import { capital, fold, type Lang, singularOf, things } from '../../lexicon/index.ts';
import {
  REQUEST_ACTIONS,
  REQUEST_LABELS,
  REQUEST_VERBS,
  type RequestKind,
  WHOEVER,
} from '../../lexicon/requests.ts';
import type { DraftEntity } from '../draft.ts';
import { addThing, relate, unique } from '../entities.ts';
import { ensure } from '../fields.ts';
import { entityName } from '../names.ts';
import type { Noun, Piece } from '../pieces/index.ts';
import { classOf } from '../wordnet.ts';
import type { Asking } from './asking.ts';
import type { Reading } from './reading.ts';

const VERB_LAST = ['de', 'nl'];
const BETWEEN = ['modal', 'filler', 'only', 'in', 'and', 'pron', 'be'];

/**
 * 'Let visitors ask for a viewing', 'people apply with their CV': whether whoever was just named goes on to
 * ask. Sets `reading.asking`; what they ask for becomes a form that anybody may fill in and staff read.
 */
export function noteAsking(reading: Reading, at: number, actor?: Noun): void {
  const piece = reading.pieces[at];
  if (!actor && !(piece?.kind === 'fn' && WHOEVER.test(piece.low))) return;
  lookForAsking(reading, at, actor);
}

/** 'A form to request a viewing', 'ein Formular, um eine Besichtigung anzufragen': whoever fills it in asks. */
export function noteFormFor(reading: Reading, at: number): void {
  const next = reading.pieces[at + 1];
  const then = next?.kind === 'sign' && next.text === ',' ? at + 2 : at + 1;
  const word = reading.pieces[then];
  if (word?.kind !== 'fn' || !/^(?:to|um|zum|pour|para|per|om)$/.test(word.low)) return;
  lookForAsking(reading, then, undefined);
}

function lookForAsking(reading: Reading, at: number, actor: Noun | undefined): void {
  const { lang } = reading.draft;
  for (let place = at + 1; place < reading.pieces.length; place++) {
    const next = reading.pieces[place] as Piece;
    if (next.kind === 'sign' || (next.kind === 'fn' && next.cls === 'rel')) return;
    if (next.kind === 'verb') {
      const kind = kindOf(reading, next.low, place);
      if (kind)
        reading.asking = {
          kind,
          from: at,
          verbAt: place,
          verb: next.low,
          ...(actor ? { actor } : {}),
        };
      if (kind || !VERB_LAST.includes(lang)) return;
    }
    const passes = next.kind === 'fn' && BETWEEN.includes(next.cls);
    if (!passes && !VERB_LAST.includes(lang)) return;
  }
}

function kindOf(reading: Reading, verb: string, at: number): RequestKind | null {
  const next = reading.pieces[at + 1];
  const preposition = next?.kind === 'fn' ? next.low : '';
  const opensFields = next?.kind === 'fn' && next.cls === 'with';
  for (const [kind, verbs] of Object.entries(REQUEST_VERBS[reading.draft.lang]) as [
    RequestKind,
    string,
  ][]) {
    if (!verbs.split(' ').includes(verb)) continue;
    if (/^asks?$/.test(verb) && preposition !== 'for' && preposition !== 'about') continue;
    if ((kind === 'sign' || kind === 'register') && !opensFields) continue;
    if (kind === 'sign' && /up$/.test(wordsOf(reading, at))) continue;
    if (kind === 'form' && !formAhead(reading, at)) continue;
    return kind;
  }
  return null;
}

function wordsOf(reading: Reading, at: number): string {
  const piece = reading.pieces[at];
  return piece
    ? reading.tokens
        .slice(piece.from, piece.to)
        .map(({ low }) => low)
        .join(' ')
    : '';
}

function formAhead(reading: Reading, at: number): boolean {
  return reading.pieces
    .slice(at + 1, at + 5)
    .some(
      (piece) =>
        piece.kind === 'noun' && (piece.sense.view === 'form' || /form$/i.test(piece.head)),
    );
}

/** The noun behind the verb of asking. False where it is a thing that people write anyway ('ideas', 'tickets'). */
export function takeAsked(reading: Reading, noun: Noun, at: number): boolean {
  const { asking, draft } = reading;
  if (!asking || asking.entity) return false;
  if (at <= asking.from || (!VERB_LAST.includes(draft.lang) && at < asking.verbAt)) return false;
  const { thing, attribute } = noun.sense;
  const [only, ...others] = draft.entities;
  if (
    attribute &&
    !thing &&
    only?.thing &&
    others.length === 0 &&
    REQUESTS.includes(only.thing.key)
  ) {
    // 'Babysitting requests: parents ask for a date': the fields of the request that the text began with.
    Object.assign(only, { thing: known('inquiry'), said: { read: 'admin', write: 'anonymous' } });
    draft.requests.push({ entity: only.key, action: '' });
    Object.assign(reading, { asking: undefined, subject: only, mode: 'fields', verb: undefined });
    return false;
  }
  if (
    thing &&
    asking.kind === 'request' &&
    OWN_FORM.includes(thing.privacy) &&
    thing.kind !== 'log'
  ) {
    reading.asking = undefined;
    return false;
  }
  if (thing && asking.kind === 'suggest' && thing.privacy === 'community') {
    reading.asking = undefined;
    return false;
  }
  asking.about = noun;
  open(reading);
  return true;
}

const REQUESTS = ['request', 'inquiry'];
const HIDDEN = ['private', 'own', 'team'];
const OWN_FORM = ['own', 'form', 'community'];

/** Makes the entity that holds what is asked, and reads on with its fields. */
export function open(reading: Reading): void {
  const { asking, draft } = reading;
  if (!asking || asking.entity) return;
  asking.entity = entityFor(reading, asking);
  asking.entity.asked = true;
  if (asking.kind !== 'suggest') asking.entity.said = { read: 'admin', write: 'anonymous' };
  const { about } = asking;
  const happens =
    about &&
    (/^(?:date|datetime|time)$/.test(about.sense.attribute?.type ?? '') ||
      about.sense.thing?.fields.some(({ attribute }) =>
        /^(starts_at|date|start_date)$/.test(attribute ?? ''),
      ) ||
      (draft.lang === 'en' && classOf(about.head) === 'event'));
  if (asking.kind === 'request' && happens)
    ensure(asking.entity, 'preferred_date', draft).asked = true;
  reading.subject = asking.entity;
  reading.mode = 'top';
  reading.verb = undefined;
  draft.requests.push({
    entity: asking.entity.key,
    action: actionOf(asking, draft.lang),
    ...(about ? { about: about.head } : {}),
  });
  reading.asking = undefined;
}

/** 'Ask for a viewing', 'Apply': what the form is called by. Nothing where nothing is named to ask for. */
function actionOf({ kind, about, verb }: Asking, lang: Lang): string {
  if (verb === 'rsvp') return 'RSVP';
  if (kind === 'sign') return '';
  const pattern = REQUEST_ACTIONS[kind === 'form' ? 'apply' : kind][lang];
  if (!pattern.includes('{')) return kind === 'form' ? '' : pattern;
  if (!about) return '';
  const what = about.head.toLowerCase();
  const article = /^[aeio]/.test(what) ? 'an' : 'a';
  const one = about.many ? singularOf(what, lang) : what;
  return capital(
    pattern
      .replace('{a}', about.many && kind === 'request' ? what : `${article} ${one}`)
      .replace('{0}', lang === 'de' ? capital(one) : one),
  );
}

function entityFor(reading: Reading, asking: Asking): DraftEntity {
  const { draft } = reading;
  const { kind, actor, about } = asking;
  const person = actor?.sense.thing;
  if (kind === 'sign') return addThing(draft, known('signature'));
  if (kind === 'register' && person?.kind === 'person' && actor?.many)
    return addThing(draft, person, actor);
  const pattern = REQUEST_LABELS[kind === 'form' ? 'apply' : kind];
  const what = about ? singularOf(about.head, draft.lang).toLowerCase() : '';
  const [one, many] = pattern[draft.lang].map((label) =>
    capital(
      label
        .replace('{0}', what)
        .replace(/\s+(?:de|di)?\s*$/, '')
        .trim(),
    ),
  ) as [string, string];
  const thing = known(kind === 'suggest' ? 'idea' : 'inquiry');
  const key = `${thing.key}:${one}`;
  const there = draft.entities.find((entity) => entity.key === key);
  if (there) return there;
  const entity: DraftEntity = {
    key,
    thing,
    name: unique(draft, entityName(one)),
    label: one,
    plural: many,
    icon: thing.icon,
    fields: [],
    worded: true,
    asked: true,
    isChild: false,
  };
  draft.entities.push(entity);
  return entity;
}

function known(key: string) {
  const thing = things.get(key);
  if (!thing) throw new Error(`no thing ${key}`);
  return thing;
}

/**
 * What each request is about: the thing of that name, else what the app shows. Who asks for it must be able
 * to see it.
 */
export function settleRequests({ draft }: Reading): void {
  for (const { entity: key, about } of draft.requests) {
    const entity = draft.entities.find((other) => other.key === key);
    if (!entity || entity.thing?.kind === 'person' || entity.thing?.key === 'signature') continue;
    const head = about ? fold(singularOf(about.toLowerCase(), draft.lang)) : '';
    const named = draft.entities.find(
      (other) => other !== entity && fold(other.label).split(' ').at(-1) === head,
    );
    const shown = draft.entities.find(
      (other) =>
        other !== entity &&
        other.asked &&
        !draft.requests.some((request) => request.entity === other.key) &&
        other.thing?.kind !== 'apart' &&
        !['person', 'org', 'log'].includes(other.thing?.kind ?? '') &&
        other.thing?.privacy !== 'staff',
    );
    const target = named ?? shown;
    if (!target || entity.fields.some((field) => field.to === target.key)) continue;
    relate(entity, target, { asked: true });
    if (HIDDEN.includes(target.thing?.privacy ?? ''))
      target.said ??= { read: 'anonymous', write: 'admin' };
  }
}
