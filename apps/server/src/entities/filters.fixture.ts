import type { FieldSchema } from '@trellis/contract';
import type { Json } from '@trellis/filter';
import fc from 'fast-check';

/** How often a property is tried: as said, or as the long suite says. */
export const runs = (sample: number): number => Number(process.env.PROPERTY_RUNS ?? sample);

/** An entity with a field of each kind. */
export const FIELDS: Record<string, FieldSchema> = {
  s: { type: 'string' },
  n: { type: 'number' },
  b: { type: 'boolean' },
  l: { type: 'array' },
  o: { type: 'object', properties: { x: { type: 'string' } } },
  m: { type: 'array', items: { type: 'object', properties: { x: {}, y: { type: 'number' } } } },
};
const text = fc.constantFrom(
  '',
  'a',
  'B',
  'ab',
  'é',
  'Z',
  '10',
  'a.b',
  '😀',
  'null',
  '5%',
  'a_B\\',
);
const scalar: fc.Arbitrary<Json> = fc.oneof(
  text,
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.5, true, false, null),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ x: scalar }),
);
const member = fc.oneof(scalar, fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }));
/** Data that need not fit the fields: what is stored may be older than they are. */
export const data = fc.record(
  { s: value, n: value, b: value, l: value, o: value, m: fc.array(member, { maxLength: 3 }) },
  { requiredKeys: [] },
);
const name = fc.constantFrom('s', 'n', 'b', 'l', 'o', 'o.x', 'm', 'createdAt', 'creatorId', 'id');
const times = fc.constantFrom(
  '2026-01-02',
  '2026-01-02T03:04:05.678Z',
  '2026',
  'soon',
  '+012026-01-01',
);
const order = fc.oneof(text, fc.integer({ min: -3, max: 3 }), times);
const operator: fc.Arbitrary<unknown> = fc.oneof(
  value.map(($eq) => ({ $eq })),
  value.map(($ne) => ({ $ne })),
  fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), order).map(([op, v]) => ({ [op]: v })),
  fc
    .tuple(fc.constantFrom('$in', '$nin', '$all'), fc.array(value, { maxLength: 3 }))
    .map(([op, v]) => ({ [op]: v })),
  fc.boolean().map(($exists) => ({ $exists })),
  fc.integer({ min: 0, max: 3 }).map(($size) => ({ $size })),
  fc
    .tuple(
      fc.constantFrom(
        'a',
        '^a',
        'b$',
        '[a-z]+',
        'a.b',
        '\\d',
        '(a|B)',
        '^$',
        'a{2}',
        '^[ab]{1,2}$',
        '\\D',
        '\\W',
        '^\\S+$',
      ),
      fc.constantFrom('', 'i'),
    )
    .map(([$regex, $options]) => ({ $regex, $options })),
  order.map((v) => ({ $elemMatch: { $gte: v } })),
  fc.tuple(value, order).map(([$ne, $lt]) => ({ $elemMatch: { $ne, $lt } })),
  scalar.map((v) => ({ $not: { $eq: v } })),
  order.map((v) => ({ $not: { $lte: v } })),
  times.map((v) => ({ $eq: v })),
);
/** One text that is looked for in several fields, as the builder's table searches; or anything else. */
const search = fc
  .tuple(
    fc.constantFrom('$or', '$nor'),
    fc.constantFrom('a', 'B', 'a\\.b', '1', '10', 'null', '%', '_', '\\\\', 'é'),
    fc.constantFrom('', 'i'),
    fc.array(fc.constantFrom('s', 'n', 'b', 'l', 'o', 'o.x'), { minLength: 2, maxLength: 4 }),
    fc.option(fc.integer({ min: -3, max: 3 })),
  )
  .map(([op, $regex, $options, names, number]) => ({
    [op]: [
      ...names.map((one) => ({ [one]: { $regex, $options } })),
      ...(number === null ? [] : [{ n: number }]),
    ],
  }));
/** Filters with every operator. */
export const { filter } = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(name, fc.oneof(value, operator)).map(([n, v]) => ({ [n]: v })),
    fc
      .tuple(
        value,
        fc.oneof(
          scalar,
          operator.filter((o) => !('$not' in (o as object))),
        ),
      )
      .map(([x, y]) => ({ m: { $elemMatch: { x, y } } })),
    fc
      .tuple(fc.constantFrom('$or', '$nor', '$and'), value, order)
      .map(([op, x, y]) => ({ m: { $elemMatch: { [op]: [{ x }, { y: { $not: { $gt: y } } }] } } })),
    fc.oneof(value, operator).map((v) => ({ 'm.y': v })),
    fc
      .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), fc.constantFrom(null, true, false))
      .map(([op, v]) => ({ b: { [op]: v } })),
    fc
      .tuple(
        fc.constantFrom('$and', '$or', '$nor'),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([op, list]) => ({ [op]: list })),
    tie('filter').map(($not) => ({ $not })),
    search,
  ),
}));
