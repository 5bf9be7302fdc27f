import type { Closing } from '../gate/index.ts';
import { attributeLabel, attributes, LANGS, type Lang, things } from '../lexicon/index.ts';
import { respond } from '../respond.ts';
import type { AppSpec, FieldRole, SpecEntity } from '../spec.ts';
import { classOf } from '../understand/wordnet.ts';
import { inSentence } from '../write/names.ts';
import { type NextMessage, nextMessage } from './words.ts';

/** So many are offered at most: a row of buttons, no menu. */
const MOST = 4;
/** So many of one kind, that one does not crowd out the others. */
const MOST_OF_A_KIND = 2;

interface Candidate {
  kind: 'access' | 'left-out' | 'guess' | 'usual' | 'view' | 'look';
  text: string;
}

/**
 * What a person may want to say next, each a message as it would be sent, in the app's language: who may see what was
 * closed in doubt, what was left out of the message, what was taken in by guess, what such lists usually have beside
 * what was named, other views. Nothing is offered that would not be done: each is tried on the app first. Pure.
 */
export function nextMessages(spec: AppSpec, closings: readonly Closing[], now: Date): string[] {
  const lang = LANGS.find((known) => known === spec.language) ?? 'en';
  if (spec.entities.length === 0) return [];
  const offered: string[] = [];
  const counts = new Map<string, number>();
  for (const { kind, text } of candidates(spec, closings, lang)) {
    const count = counts.get(kind) ?? 0;
    if (offered.length === MOST) break;
    if (count === MOST_OF_A_KIND || offered.includes(text) || !isDone(text, spec, now)) continue;
    counts.set(kind, count + 1);
    offered.push(text);
  }
  return offered;
}

/** Whether the builder would do what a message says, and nothing that it did not read. */
function isDone(text: string, spec: AppSpec, now: Date): boolean {
  const { kind, changes, spec: after } = respond(text, spec, now);
  return kind === 'change' && changes.length === 1 && after.readings.length === 0;
}

function* candidates(
  spec: AppSpec,
  closings: readonly Closing[],
  lang: Lang,
): Generator<Candidate> {
  const say = (key: NextMessage, entity?: SpecEntity, part?: string) =>
    nextMessage(key, lang, entity && inSentence(entity.plural, lang), part);
  for (const { why, entity } of closings)
    if (why === 'privacy' || why === 'personal') {
      const isInside = entity.permissions.read === 'all';
      yield { kind: 'access', text: say(isInside ? 'admins' : 'signedIn', entity) };
    }
  const main = mainOf(spec);
  for (const { word, readAs } of spec.readings)
    if (readAs === 'aside' && main && isNoun(word, lang))
      yield { kind: 'left-out', text: say('field', main, capital(word)) };
  for (const { word, readAs } of spec.readings) {
    const list = readAs.startsWith('entity') ? listOf(spec, word) : undefined;
    if (list && spec.entities.length > 1) yield { kind: 'guess', text: say('removeList', list) };
  }
  for (const entity of ordered(spec, main))
    for (const label of usual(entity, lang).slice(0, 1))
      yield { kind: 'usual', text: say('field', entity, label) };
  for (const entity of ordered(spec, main))
    for (const view of viewsOf(spec, entity)) yield { kind: 'view', text: say(view, entity) };
  if (main)
    for (const label of usual(main, lang)) yield { kind: 'usual', text: say('field', main, label) };
  if (spec.theme.mode === 'light') yield { kind: 'look', text: say('dark') };
}

const mainOf = ({ entities, pages }: AppSpec): SpecEntity | undefined =>
  entities.find(({ name }) => name === pages[0]?.entity) ??
  entities.find(({ isChild }) => !isChild) ??
  entities[0];

const ordered = ({ entities }: AppSpec, main: SpecEntity | undefined): SpecEntity[] =>
  entities.toSorted((a, b) => Number(b === main) - Number(a === main));

/** Roles of fields that people miss first. */
const MISSED: FieldRole[] = [
  'amount',
  'date',
  'due',
  'status',
  'picture',
  'person',
  'rating',
  'phone',
];

/** What such lists usually have and this one has not, in the order in which it is missed. */
function usual(entity: SpecEntity, lang: Lang): string[] {
  const thing = things.get(entity.concept ?? '');
  const there = new Set(entity.fields.flatMap(({ name, concept }) => [name, concept ?? name]));
  const roles = new Set(entity.fields.map(({ role }) => role));
  return (thing?.fields ?? [])
    .flatMap((ref) => attributes.get(ref.attribute ?? '') ?? [])
    .filter(
      ({ key, name, role }) =>
        !there.has(key) && !there.has(name) && MISSED.includes(role) && !roles.has(role),
    )
    .toSorted((a, b) => MISSED.indexOf(a.role) - MISSED.indexOf(b.role))
    .map((attribute) => attributeLabel(attribute, lang));
}

/** Ways to look at a list that it has the fields for, and no page. */
function viewsOf({ pages }: AppSpec, { name, fields, isChild }: SpecEntity): NextMessage[] {
  if (isChild) return [];
  const has = (view: string) => pages.some((page) => page.view === view && page.entity === name);
  const isDated = fields.some(
    ({ role, type }) => ['date', 'due'].includes(role) && type !== 'time',
  );
  const isStaged = fields.some(({ role }) => role === 'status');
  const isCounted = fields.some(({ role }) => role === 'amount');
  return [
    ...(isStaged && !has('board') ? (['board'] as const) : []),
    ...(isDated && !has('calendar') && !has('schedule') ? (['calendar'] as const) : []),
    ...(isCounted && !has('statistics') && !has('chart') ? (['statistics'] as const) : []),
  ];
}

/** Words that can be the name of a field: English ones by WordNet, others where the lexicon has them. */
function isNoun(word: string, lang: Lang): boolean {
  if (word.length < 3 || word.split(/\s/).length > 3 || /\d/.test(word)) return false;
  const kind = lang === 'en' ? classOf(word) : null;
  if (lang === 'en') return kind !== null && kind !== 'person';
  return [...attributes.values()].some(({ words }) =>
    words[lang].some(({ one }) => one.toLowerCase() === word.toLowerCase()),
  );
}

const listOf = ({ entities }: AppSpec, word: string): SpecEntity | undefined =>
  entities.find(({ label, plural }) =>
    [label, plural].some((name) => name.toLowerCase() === word.toLowerCase()),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
