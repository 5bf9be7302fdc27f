import { personalFields, personalKind } from '@trellis/contract';
import { things } from '../lexicon/index.ts';
import type { AppSpec, Behaviour, SpecEntity, SpecField } from '../spec.ts';
import { BOOKINGS } from '../understand/booked.ts';
import { fieldSchema } from '../write/schema.ts';

/** What a kind of field is no person's for, by the lexicon's things: a shop is called, a dish has allergies, a job pays. */
const NO_PERSONS: Record<string, readonly string[]> = {
  phone: ['restaurant', 'property', 'venue', 'hotel', 'shop', 'store', 'cafe'],
  'e-mail': ['restaurant', 'property', 'venue', 'hotel', 'shop', 'store', 'cafe'],
  health: ['recipe', 'menu_item', 'product', 'meal', 'ingredient', 'plant'],
  money: ['job', 'vacancy', 'position'],
};

/**
 * The fields of an entity that hold something of a person, by the rule that the builder is warned by (contract,
 * `personalFields`). The name of somebody who is kept with a day counts as well; what is shown to all, such
 * as an event, has its own address, and what people post has theirs.
 */
export function personalIn(entity: SpecEntity): string[] {
  const properties = Object.fromEntries(
    entity.fields.filter(({ hidden }) => !hidden).map((field) => [field.name, fieldSchema(field)]),
  );
  const thing = things.get(entity.concept ?? '');
  const isPerson = thing?.kind === 'person';
  const isShown = thing && !isPerson && (thing.privacy === 'default' || thing.key === 'job');
  const found = personalFields({ properties }).filter((name) => {
    const kind = personalKind(name, properties[name] ?? {}) ?? '';
    if (kind === 'address' && isShown) return false;
    return !NO_PERSONS[kind]?.includes(entity.concept ?? '');
  });
  const hasDay = entity.fields.some(({ type }) => type === 'date' || type === 'datetime');
  const title = entity.fields.find(({ role }) => role === 'title');
  if (isPerson && hasDay && title && !found.includes(title.name)) found.push(title.name);
  return found;
}

const TIMES: ReadonlySet<SpecField['type']> = new Set(['date', 'datetime', 'time', 'duration']);

/**
 * What a booking says beside what is counted is of whoever books: a reason, a complaint, a picture of a licence. Others
 * see when it is, of what, in which state, and how many places it takes.
 */
export function typedIn(entity: SpecEntity, { behaviours }: Pick<AppSpec, 'behaviours'>): string[] {
  const { concept, permissionsBecause, fields } = entity;
  const about = behaviours.filter((one) => [one.entity, one.target].includes(entity.name));
  const isBooked =
    [...BOOKINGS, 'loan'].includes(concept ?? '') ||
    about.some(({ kind, target }) => TAKES.has(kind) && target === entity.name);
  if (permissionsBecause !== 'counted' || !isBooked) return [];
  const counted = about.flatMap((one) => Object.values(one.fields));
  const isSeen = ({ name, type, role }: SpecField) =>
    type === 'relation' ||
    role === 'status' ||
    // Of its times those by which it is counted, where that is known: a day of birth is none of them.
    (TIMES.has(type) && about.length === 0) ||
    (!TYPED.has(type) && counted.includes(name));
  return fields.filter((field) => !field.hidden && !isSeen(field)).map(({ name }) => name);
}

/** By these somebody takes a place, a time or a thing. */
const TAKES: ReadonlySet<Behaviour['kind']> = new Set(['booking', 'capacity', 'borrow']);

/** These say something of whoever typed them, whatever else they are for. */
const TYPED: ReadonlySet<SpecField['type']> = new Set([
  'text',
  'longtext',
  'list',
  'file',
  'image',
]);

/** The fields that the contract's rule takes for a person's and that are not, by what the entity is. */
export function meantOpenIn(entity: SpecEntity): string[] {
  const properties = Object.fromEntries(
    entity.fields.map((field) => [field.name, fieldSchema(field)]),
  );
  const own = new Set(personalIn(entity));
  return personalFields({ properties }).filter((name) => !own.has(name));
}
