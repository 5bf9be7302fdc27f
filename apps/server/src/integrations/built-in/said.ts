import { faultOf } from '../json-schema/check.ts';
import type { Schema } from '../json-schema/schema.ts';
import { type Facts, plainName } from './facts.ts';
import type { Place } from './place.ts';
import { labelOf, numbersNear } from './values.ts';

/** Whether the words say something for this place: under its name, or in a form that it alone has. */
export function isSaid(schema: Schema, place: Place, facts: Facts): boolean {
  if (labelOf(place, facts) !== undefined) return true;
  const name = plainName(place.names.at(-1) ?? '');
  const type = schema.types?.find((one) => one !== 'null');
  if (schema.properties)
    return Object.entries(schema.properties).some(([inner, shape]) =>
      isSaid(shape, { ...place, names: [...place.names, inner] }, facts),
    );
  if (schema.enum) {
    const words = new Set(facts.words.map(plainName));
    return schema.enum.some((option) => words.has(plainName(String(option))));
  }
  if (type === 'number' || type === 'integer') return numbersNear(place, facts).length > 0;
  if (type !== 'string' && type !== undefined) return false;
  if (schema.format === 'email' || /e?mail$/.test(name)) return facts.emails.length > 0;
  if (schema.format?.startsWith('date') || /date$/.test(name)) return facts.dates.length > 0;
  if (schema.format === 'uri' || /url|website/.test(name)) return facts.urls.length > 0;
  return (
    /^(full|customer|person|client|contact|author)?name$/.test(name) && facts.people.length > 0
  );
}

/** What stands where nothing is said of it: null or an empty list, where the schema takes one. */
export const unsaid = (schema: Schema): null | [] | undefined => {
  if (faultOf(schema, null) === null) return null;
  return faultOf(schema, []) === null ? [] : undefined;
};

/** The members of a list that stands under its name: `Skills: welding, sewing`. */
export function listed({ items }: Schema, place: Place, facts: Facts): unknown[] | null {
  const label = labelOf(place, facts);
  if (label === undefined) return null;
  const types = items?.types ?? ['string'];
  const isNumber = types.includes('number') || types.includes('integer');
  const members = label
    .split(/\s*[,;]\s*(?:and\s+)?/)
    .filter(Boolean)
    .map((part) => (isNumber ? Number(part) : part));
  return members.filter((member) => faultOf(items ?? { types: ['string'] }, member) === null);
}
