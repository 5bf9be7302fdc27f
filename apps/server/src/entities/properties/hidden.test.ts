import type { FieldSchema } from '@trellis/contract';
import type { Person } from '@trellis/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filter, runs } from '../filters.fixture.ts';
import { id, LONG, openStage, own, type Place, sdk, text } from './stage.fixture.ts';

const stage = await openStage();

const HIDDEN = { read: false, write: true };
const THEIRS = { read: { created_by_id: '{{user.id}}' } };
/** Fields of each kind of which Ann reads none of the hidden parts: of nobody, of others' rows, within objects and lists. */
const FIELDS: Record<string, FieldSchema> = {
  s: { type: 'string', rls: HIDDEN },
  n: { type: 'number', rls: THEIRS },
  b: { type: 'boolean' },
  l: { type: 'array' },
  o: {
    type: 'object',
    properties: { x: { type: 'string', rls: HIDDEN }, v: { type: 'string' } },
  },
  m: {
    type: 'array',
    items: {
      type: 'object',
      properties: { x: { type: 'string' }, y: { type: 'number', rls: HIDDEN } },
    },
  },
};

const word = fc.constantFrom('', 'a', 'B', 'ab', '10', 'null');
const number = fc.integer({ min: -3, max: 3 });
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const shown = fc.record({
  b: some(fc.boolean()),
  l: some(fc.array(word, { maxLength: 2 })),
  v: some(word),
  xs: fc.array(word, { maxLength: 2 }),
});
const hidden = fc.record({
  s: some(word),
  n: some(number),
  x: some(word),
  ys: fc.array(some(number), { minLength: 2, maxLength: 2 }),
});
const rows = fc.array(fc.tuple(shown, hidden, hidden), { minLength: 1, maxLength: 4 });
type Shown = typeof shown extends fc.Arbitrary<infer T> ? T : never;
type Hidden = typeof hidden extends fc.Arbitrary<infer T> ? T : never;

/** A row as it is stored: the same to Ann, whatever of it she does not see. */
const rowOf = ({ b, l, v, xs }: Shown, { s, n, x, ys }: Hidden): object => ({
  ...{ s, n, b, l },
  o: { x, v },
  m: xs.map((one, at) => ({ x: one, y: ys[at] })),
});

const NAMES = ['s', 'n', 'b', 'l', 'o', 'o.x', 'o.v', 'm', 'm.y', 'm.x', 'created_date'];
const ask = fc.record({
  q: filter,
  sort: fc.constantFrom(...NAMES, ...NAMES.map((name) => `-${name}`)),
  name: fc.constantFrom(...NAMES),
  limit: fc.integer({ min: 1, max: 4 }),
});
type Ask = typeof ask extends fc.Arbitrary<infer T> ? T : never;

/** All that she can ask about rows, as the texts of the answers. */
async function answers(person: Person, { appId }: Place, { q, sort, name, limit }: Ask) {
  const at = sdk(appId);
  const all = [
    await person.get(`${at}?${text({ q, sort, limit })}`),
    await person.get(`${at}?${text({ sort })}`),
    await person.get(`${at}?${text({ q, fields: name })}`),
    await person.get(`${own(appId)}?${text({ q, sort })}`),
    await person.get(`${own(appId)}?${text({ sort })}`),
    await person.get(`${at}/count?${text({ q })}`),
    await person.get(`${own(appId)}/count?${text({ q })}`),
    await person.get(`${at}/v2/list?${text({ q, sort, limit: 1 })}`),
    await person.get(`${at}/v2/list?${text({ q, distinct: name })}`),
    await person.post(`${at}/aggregate`, {
      query: q,
      groupBy: [name],
      sum: name,
      min: name,
      max: name,
    }),
    await person.post(`${at}/aggregate`, { groupBy: ['b'], max: name, min: name, limit: 3 }),
  ];
  return all.map(({ status, body }) => JSON.stringify([status, body]));
}

/** What comes of changing and deleting what a condition finds: how many, and what is seen after. */
async function effects(person: Person, { appId }: Place, { q, name }: Ask) {
  const at = sdk(appId);
  const changed = await person.call('PATCH', `${at}/update-many`, {
    query: q,
    data: { $set: { l: ['changed'] } },
  });
  const keyed = await person.post(`${at}/upsert`, {
    records: [{ [name]: 'a', l: ['new'] }],
    key: name,
  });
  const gone = await person.delete(at, q);
  const left = await person.get<Record<string, unknown>[]>(
    `${at}?${text({ sort: 'created_date' })}`,
  );
  const seen = Array.isArray(left.body)
    ? left.body.map(({ b, l, o, m }) => ({ b, l, o, m }))
    : left;
  return JSON.stringify([changed.status, changed.body, keyed.status, gone.status, gone.body, seen]);
}

describe('what somebody may not see of rows', () => {
  it(
    'changes nothing in any answer, whatever operator asks for it and wherever',
    async () => {
      const [one, other] = [await openPlace(), await openPlace()];
      const inOne = await stage.sameUser(one.appId, id(1), 'ann@users.example');
      const inOther = await stage.sameUser(other.appId, id(1), 'ann@users.example');
      await fc.assert(
        fc.asyncProperty(rows, ask, fc.boolean(), async (made, asked, writes) => {
          const put = (place: Place, which: 1 | 2) =>
            stage.put(
              place,
              made.map((row, at) => ({
                id: id(100 + at),
                by: id(2),
                data: rowOf(row[0], row[which]),
              })),
            );
          await put(one, 1);
          await put(other, 2);
          const of = writes ? effects : answers;
          const answered = await of(inOne, one, asked);
          const answeredOther = await of(inOther, other, asked);
          await Promise.all([stage.clear(one), stage.clear(other)]);
          expect(answeredOther).toEqual(answered);
        }),
        { numRuns: runs(60) },
      );
    },
    LONG,
  );
});

const openPlace = (): Promise<Place> =>
  stage.thingApp({ properties: FIELDS, permissions: { read: 'all', write: 'all' } });
