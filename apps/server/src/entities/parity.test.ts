import { type Json, matches, Params, parseFilter, toSql } from '@trellis/filter';
import { freshDatabase } from '@trellis/testing';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { data, FIELDS, filter, runs } from './filters.fixture.ts';

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

describe('a filter', () => {
  it('has the same answer in PostgreSQL and in memory', async () => {
    await fc.assert(
      fc.asyncProperty(filter, data, async (query, values) => {
        const parsed = parseFilter(query, FIELDS);
        const row = {
          id: 'f'.repeat(24),
          creator_id: null,
          created_at: '2026-01-02T03:04:05.678Z',
          updated_at: '2026-01-02T03:04:05.678Z',
          data: values as Record<string, Json>,
        };
        const params = new Params();
        const condition = toSql(parsed, params);
        const exact = toSql(parsed, params, true);
        const n = params.values.length;
        const { rows } = await client.query(
          `SELECT coalesce(${condition}, FALSE) AS hit, ${exact} AS sure FROM (SELECT $${n + 1}::text AS id, NULL::text AS creator_id, $${n + 2}::timestamptz AS created_at, $${n + 2}::timestamptz AS updated_at, $${n + 3}::jsonb AS data) r`,
          [...params.values, row.id, row.created_at, JSON.stringify(values)],
        );
        const expected = matches(parsed, row);
        expect(rows[0]).toEqual({ hit: expected, sure: expected });
      }),
      { numRuns: runs(400) },
    );
  }, 600_000);
});
