import { type Json, matches, Params, parseFilter, toSql } from '@trellis/filter';
import { freshDatabase } from '@trellis/testing';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let client: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase(inject('postgres'));
  drop = database.drop;
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

const fields = {
  s: { type: 'string' },
  n: { type: 'number' },
  b: { type: 'boolean' },
  l: { type: 'array' },
  o: { type: 'object', properties: { x: { type: 'string' } } },
};
const text = fc.constantFrom('', 'a', 'B', 'ab', 'é', 'Z', '10', 'a.b', '😀', 'null');
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
const data = fc.record({ s: value, n: value, b: value, l: value, o: value }, { requiredKeys: [] });
const name = fc.constantFrom('s', 'n', 'b', 'l', 'o', 'o.x', 'createdAt', 'creatorId', 'id');
const order = fc.oneof(text, fc.integer({ min: -3, max: 3 }), fc.constant('2026-01-02'));
const operator: fc.Arbitrary<unknown> = fc.oneof(
  value.map(($eq) => ({ $eq })),
  value.map(($ne) => ({ $ne })),
  fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), order).map(([op, v]) => ({ [op]: v })),
  fc
    .tuple(fc.constantFrom('$in', '$nin', '$all'), fc.array(scalar, { maxLength: 3 }))
    .map(([op, v]) => ({ [op]: v })),
  fc.boolean().map(($exists) => ({ $exists })),
  fc.integer({ min: 0, max: 3 }).map(($size) => ({ $size })),
  fc
    .tuple(
      fc.constantFrom('a', '^a', 'b$', '[a-z]+', 'a.b', '\\d', '(a|B)', '^$'),
      fc.constantFrom('', 'i'),
    )
    .map(([$regex, $options]) => ({ $regex, $options })),
  order.map((v) => ({ $elemMatch: { $gte: v } })),
  scalar.map((v) => ({ $not: { $eq: v } })),
);
const { filter } = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(name, fc.oneof(value, operator)).map(([n, v]) => ({ [n]: v })),
    fc
      .tuple(
        fc.constantFrom('$and', '$or', '$nor'),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([op, list]) => ({ [op]: list })),
    tie('filter').map(($not) => ({ $not })),
  ),
}));

describe('a filter', () => {
  it('has the same answer in PostgreSQL and in memory', async () => {
    const runs = Number(process.env.PROPERTY_RUNS ?? 400);
    await fc.assert(
      fc.asyncProperty(filter, data, async (query, values) => {
        const parsed = parseFilter(query, fields);
        const row = {
          id: 'f'.repeat(24),
          creator_id: null,
          created_at: '2026-01-02T03:04:05.678Z',
          updated_at: '2026-01-02T03:04:05.678Z',
          data: values as Record<string, Json>,
        };
        const params = new Params();
        const condition = toSql(parsed, params);
        const n = params.values.length;
        const { rows } = await client.query(
          `SELECT ${condition} AS hit FROM (SELECT $${n + 1}::text AS id, NULL::text AS creator_id, $${n + 2}::timestamptz AS created_at, $${n + 2}::timestamptz AS updated_at, $${n + 3}::jsonb AS data) r`,
          [...params.values, row.id, row.created_at, JSON.stringify(values)],
        );
        expect(rows[0].hit).toBe(matches(parsed, row));
      }),
      { numRuns: runs },
    );
  }, 600_000);
});
