import { capital, things } from '../../lexicon/index.ts';
import { addThing, addUnknown } from '../entities.ts';
import { addField, fieldOf, sentenceCase } from '../fields.ts';
import { entityName } from '../names.ts';
import type { Noun } from '../pieces/index.ts';
import type { Reading } from './reading.ts';

/** 'Coffee tasting notes' are notes of coffee tastings: a row is one of these. */
function notedOf({ sense, text }: Noun): Pick<Noun, 'text' | 'head' | 'many'> | null {
  const of = /^(.+) notes?$/i.exec(text)?.[1];
  const last = of?.split(/\s+/).at(-1);
  if (sense.attribute?.type !== 'longtext' || !of || !last) return null;
  return { text: of, head: last, many: false };
}

/** Attributes that came before any thing did: fields of the first thing, or of an entry that holds them. */
export function settlePending(reading: Reading): void {
  const { draft } = reading;
  const held = draft.entities.length > 0 && draft.entities[0]?.thing?.key !== 'entry';
  const pending = reading.pending.filter((noun) => !held || !reading.named.has(noun));
  const [single] = pending;
  if (!single) return;
  if (draft.entities.length === 0 && pending.length === 1 && single.sense.thing) {
    reading.subject = addThing(draft, single.sense.thing, single);
    return;
  }
  const about = draft.entities.length === 0 && pending.length === 1 ? notedOf(single) : null;
  if (about) {
    draft.title ??= single.text;
    reading.subject = addUnknown(draft, about);
    return;
  }
  const entry = things.get('entry');
  const free = draft.contexts.every(
    (context) => context.things.length === 0 || context.key === 'health',
  );
  // 'Title, status and due date for repairs': what they are for is what has them.
  const meant = draft.contexts
    .filter(({ key }) => key.startsWith('?'))
    .map(({ key }) => things.get(key.slice(1)))
    .find((thing) => thing?.kind === 'log' || thing?.kind === 'apart');
  const holder = free ? entry : pending.length > 1 ? meant : undefined;
  const target = draft.entities[0] ?? (holder && addThing(draft, holder));
  if (!target) return;
  target.asked = true;
  const { measure } = reading;
  if (measure && target.thing === entry && draft.lang === 'en')
    Object.assign(target, {
      label: capital(`${sentenceCase(measure.text, 'en')} reading`),
      plural: capital(`${sentenceCase(measure.text, 'en')} readings`),
      name: entityName(`${measure.text} reading`),
      worded: true,
    });
  for (const noun of pending) addField(target, fieldOf(noun, target, draft));
}

/** 'Movies and series with a genre and a rating': the first gets what was said of the second. */
export function sharePairs(reading: Reading): void {
  for (const { first, second } of reading.pairs) {
    if (first.fields.some((field) => field.asked)) continue;
    for (const field of second.fields)
      if (field.asked && field.to !== first.key) addField(first, { ...field });
  }
}
