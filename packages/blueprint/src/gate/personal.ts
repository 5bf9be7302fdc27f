import { personalFields, personalKind } from '@trellis/contract';
import { things } from '../lexicon/index.ts';
import type { SpecEntity } from '../spec.ts';
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
 * as an event, has its own address.
 */
export function personalIn(entity: SpecEntity): string[] {
  const properties = Object.fromEntries(
    entity.fields.filter(({ hidden }) => !hidden).map((field) => [field.name, fieldSchema(field)]),
  );
  const thing = things.get(entity.concept ?? '');
  const isPerson = thing?.kind === 'person';
  const isShown = thing && !isPerson && ['default', 'community'].includes(thing.privacy);
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

/** What is typed into a booking is of whoever books: a reason, a wish, a name. When and of what it is, others see. */
export function typedIn({ concept, permissionsBecause, fields }: SpecEntity): string[] {
  if (permissionsBecause !== 'counted' || ![...BOOKINGS, 'loan'].includes(concept ?? '')) return [];
  return fields
    .filter(({ type, hidden }) => !hidden && ['text', 'longtext', 'list', 'file'].includes(type))
    .map(({ name }) => name);
}

/** The fields that the contract's rule takes for a person's and that are not, by what the entity is. */
export function meantOpenIn(entity: SpecEntity): string[] {
  const properties = Object.fromEntries(
    entity.fields.map((field) => [field.name, fieldSchema(field)]),
  );
  const own = new Set(personalIn(entity));
  return personalFields({ properties }).filter((name) => !own.has(name));
}
