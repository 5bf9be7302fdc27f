import { pluralOf, type Thing } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, addUnknown } from '../entities.ts';
import { classOf } from '../wordnet.ts';
import type { Assembly } from './assembly.ts';
import { stemOf } from './called.ts';
import { forget } from './forget.ts';
import { type Outline, textOf } from './outline/state.ts';
import { unnamedRows } from './unnamed.ts';

/** Whose the fields are that came before any thing: what the app is called by, else the first that it keeps. */
export function ownerOfLoose(assembly: Assembly): DraftEntity | undefined {
  const { draft, outline, entities } = assembly;
  const { title } = outline;
  const named = title?.sense.thing ?? title?.before.findLast(({ thing }) => thing)?.thing;
  const there = draft.entities.find((entity) => entity.thing && entity.thing === named);
  const own = collectedIn(assembly, named);
  if (own && there) forget(draft, there);
  if (own ?? there) return own ?? there;
  const isWhole = title?.unknown && title.before.length > 0;
  if (isWhole) {
    // '3D printing queue': a number is part of the name.
    const called = assembly.spans.find(({ kind }) => kind === 'container');
    const text = (called ? textOf(assembly, called) : title.text).replace(
      /\b(?:queue|log|sheet|register|tracker|journal|diary|roster|ledger)$/i,
      (word) => (/queue/i.test(word) ? 'jobs' : 'entries'),
    );
    return addUnknown(draft, { ...title, text });
  }
  if (named && named.kind !== 'apart') return addThing(draft, named);
  const [first] = entities.values();
  const read = first ?? draft.entities.find((entity) => !isFactOf(outline, entity, draft));
  return read ?? titleEntity(draft, outline) ?? unnamedRows(assembly);
}

/** 'Vintage synth collection': the synths, where what they are collected in was made a list beside them. */
function collectedIn(
  { draft, outline: { title } }: Assembly,
  thing: Thing | undefined,
): DraftEntity | undefined {
  if (!['collectible', 'stock_item'].includes(thing?.key ?? '')) return undefined;
  const words = (title?.before ?? []).map(({ text }) => stemOf(text, draft.lang));
  const own = draft.entities.find(
    (entity) =>
      entity.thing !== thing &&
      entity.asked &&
      words.some((word) => ` ${word}`.endsWith(` ${stemOf(entity.label, draft.lang)}`)),
  );
  return own && Object.assign(own, { plural: pluralOf(own.label, draft.lang) });
}

/** 'A swear jar for our office': of a word that nobody knows are the rows of what it is called by. */
export const onlyTitled = (assembly: Assembly): DraftEntity | undefined =>
  isOnlyTitled(assembly) ? unnamedRows(assembly) : undefined;

export const isOnlyTitled = ({ draft, outline: { title, things, loose } }: Assembly): boolean =>
  draft.entities.length === 0 &&
  things.length === 0 &&
  loose.length === 0 &&
  title?.unknown === true &&
  draft.lang === 'en' &&
  classOf(title.head) !== null &&
  !draft.landing;

/** Whether an entity was read from words that the labels take for one of the fields. */
const isFactOf = ({ loose }: Outline, { label }: DraftEntity, { lang }: Draft): boolean =>
  loose.some(({ noun }) => stemOf(noun.text, lang) === stemOf(label, lang));

function titleEntity(draft: Draft, { title }: Outline): DraftEntity | undefined {
  const word = title?.before.at(-1)?.text;
  // 'Sauna log': what is written into it, and no list of saunas.
  const entry = /\b(?:log|sheet|journal|diary)$/i.test(title?.text ?? '') ? `${word} entry` : word;
  const noun = word ? { text: entry ?? word, head: word, many: false } : title;
  return noun ? addUnknown(draft, noun) : undefined;
}
