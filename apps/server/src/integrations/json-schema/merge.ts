import type { Schema, Type } from './schema.ts';

const both = <T>(a: T | undefined, b: T | undefined, pick: (a: T, b: T) => T): T | undefined =>
  a === undefined ? b : b === undefined ? a : pick(a, b);

/** Types that fit both; an integer is a number. */
function commonTypes(a: Type[], b: Type[]): Type[] {
  const has = (list: Type[], type: Type) =>
    list.includes(type) || (type === 'integer' && list.includes('number'));
  return [...new Set([...a, ...b])].filter((type) => has(a, type) && has(b, type));
}

/** One schema for what must fit two. */
export function merge(a: Schema, b: Schema): Schema {
  const out: Schema = {
    types: both(a.types, b.types, commonTypes),
    enum: both(a.enum, b.enum, (x, y) =>
      x.filter((option) => y.some((other) => JSON.stringify(other) === JSON.stringify(option))),
    ),
    properties: both(a.properties, b.properties, (x, y) => {
      const all = { ...x };
      for (const [name, inner] of Object.entries(y))
        all[name] = Object.hasOwn(all, name) ? merge(all[name]!, inner) : inner;
      return all;
    }),
    required: both(a.required, b.required, (x, y) => [...new Set([...x, ...y])]),
    additional: both<false | Schema>(a.additional, b.additional, (x, y) =>
      x === false || y === false ? false : merge(x, y),
    ),
    items: both(a.items, b.items, merge),
    uniqueItems: a.uniqueItems || b.uniqueItems,
    format: a.format ?? b.format,
    about: a.about ?? b.about,
    multipleOf: both(a.multipleOf, b.multipleOf, (x, y) =>
      x % y === 0 ? x : y % x === 0 ? y : x * y,
    ),
    anyOf: a.anyOf ?? b.anyOf,
    oneOf: a.oneOf ?? b.oneOf,
    allOf: both(a.allOf, b.allOf, (x, y) => [...x, ...y]),
  };
  for (const name of [
    'minItems',
    'minProperties',
    'minLength',
    'minimum',
    'exclusiveMinimum',
  ] as const)
    out[name] = both(a[name], b[name], Math.max);
  for (const name of ['maxItems', 'maxLength', 'maximum', 'exclusiveMaximum'] as const)
    out[name] = both(a[name], b[name], Math.min);
  return Object.fromEntries(Object.entries(out).filter(([, value]) => value !== undefined));
}
