import { things } from '../../lexicon/index.ts';
import { isOfPeopleList } from '../../lexicon/people.ts';
import type { Behaviour } from '../../spec.ts';
import { BOOKINGS, bookable, bookedOrNamed, neededBy } from '../booked.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { addThing } from '../entities.ts';
import { withRole } from '../fields.ts';

/** Makes one behaviour of an entity, or null where the fields for it are not there. */
export type Builder = (draft: Draft, entity: DraftEntity, text: string) => Behaviour | null;

/** A thing of the lexicon that the code names: it is there, or the lexicon is broken. */
export function thing(key: string) {
  const found = things.get(key);
  if (!found) throw new Error(`no thing ${key}`);
  return found;
}

/** The entity that is one of these things. */
export const byThing = (draft: Draft, ...keys: string[]) =>
  draft.entities.find((entity) => keys.includes(entity.thing?.key ?? ''));

/** The entity that a behaviour was said of, or the one it fits. */
export function aboutEntity(
  draft: Draft,
  kind: string,
  key: string | undefined,
): DraftEntity | undefined {
  const named = draft.entities.find((entity) => entity.key === key);
  if (kind === 'booking' || kind === 'capacity') {
    const needed = draft.entities
      .filter(({ thing: known }) => BOOKINGS.includes(known?.key ?? ''))
      .map((booking) => neededBy(draft, booking))
      .find(Boolean);
    if (needed) return needed;
    if (named && BOOKINGS.includes(named.thing?.key ?? ''))
      return bookedOrNamed(draft, named) ?? named;
    // Whoever books ('residents') is not what they book; a babysitter is.
    const isPeople = ({ thing: known, label }: DraftEntity) =>
      known ? known.kind === 'person' : isOfPeopleList(label, draft.lang);
    if (named && !isPeople(named) && named.thing?.key !== 'booking') return named;
    return (
      draft.entities.find((entity) => bookable(entity.thing)) ??
      (named && draft.entities.find((one) => one.asked && !one.thing && !isPeople(one))) ??
      (draft.entities.length === 0 ? addThing(draft, thing('class')) : undefined)
    );
  }
  if (kind === 'borrow')
    return named && named.thing?.kind !== 'person' && named.thing?.key !== 'loan'
      ? named
      : draft.entities.find(
          (entity) => entity.thing?.key !== 'loan' && entity.thing?.kind === 'item',
        );
  return named ?? draft.entities[0];
}

/** The figure of a row that is worth adding up or drawing. */
export function numeric(entity: DraftEntity): DraftField | undefined {
  const numbers = entity.fields.filter((field) =>
    ['number', 'integer', 'money', 'duration', 'percent', 'rating'].includes(field.type),
  );
  const order = [
    'weight',
    'distance',
    'amount',
    'score',
    'reading',
    'duration',
    'sleep_hours',
    'temperature',
  ];
  return (
    numbers.find((field) => order.includes(field.name)) ??
    numbers.find((field) => field.asked) ??
    numbers[0]
  );
}

/** Names by part, the absent ones left out. */
export const fieldsOf = (pairs: Record<string, DraftField | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([part, field]) => (field ? [[part, field.name]] : [])),
  );

/** The rows of one of these things that point at an entity. */
export function child(
  draft: Draft,
  entity: DraftEntity,
  ...keys: string[]
): { target: DraftEntity; relation: DraftField } | null {
  for (const target of draft.entities) {
    if (!keys.includes(target.thing?.key ?? '')) continue;
    const relation = target.fields.find((field) => field.to === entity.key);
    if (relation) return { target, relation };
  }
  return null;
}

/** The field that 'per stage' or 'by category' means. */
export function groupField(entity: DraftEntity, text: string): DraftField | undefined {
  const low = text.toLowerCase();
  const named = entity.fields.find(
    (field) =>
      low !== '' &&
      (low.includes(field.label.toLowerCase()) || low.includes(field.name.replaceAll('_', ' '))),
  );
  if (named && named.role !== 'amount') return named;
  return (
    withRole(entity, 'status', 'category') ?? entity.fields.find((field) => field.type === 'enum')
  );
}
