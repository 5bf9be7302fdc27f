import { type Json, matches, parseFilter } from '@trellis/filter';
import { endUser, type Person } from '@trellis/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { data, FIELDS, filter, runs } from '../filters.fixture.ts';
import { evilNames } from './evil.fixture.ts';
import { id, LONG, openStage, own, type Place, type RowLike, sdk, text } from './stage.fixture.ts';

const stage = await openStage();

const SORTS = ['s', '-n', 'b', '-l', '-created_date', 'created_by', '-created_by', 'id', 'o'];
const page = fc.record(
  {
    q: filter,
    sort: fc.constantFrom(...SORTS),
    limit: fc.integer({ min: 0, max: 4 }),
    skip: fc.integer({ min: 0, max: 3 }),
    fields: fc.constantFrom('s', 'n,b', 's,nothing'),
  },
  { requiredKeys: [] },
);
type Page = typeof page extends fc.Arbitrary<infer T> ? T : never;

/** All that somebody can ask about rows, as the texts of the answers. */
async function answers(person: Person, { appId }: Place, ask: Page): Promise<string[]> {
  const { skip: _, ...listed } = ask;
  const q = ask.q ?? {};
  const aggregate = { query: q, groupBy: ['s'], sum: 'n', min: 'n', max: 's', limit: 3 };
  const first = await person.get(`${sdk(appId)}/v2/list?${text({ ...listed, limit: 2 })}`);
  const all = [
    first,
    await person.get(`${sdk(appId)}?${text(ask)}`),
    await person.get(`${own(appId)}?${text({ sort: '-createdAt', q })}`),
    await person.get(`${sdk(appId)}/count?${text({ q })}`),
    await person.get(`${sdk(appId)}/v2/list?${text({ q, distinct: 's' })}`),
    await person.post(`${sdk(appId)}/aggregate`, aggregate),
  ];
  const cursor = first.body.next_cursor as unknown;
  if (typeof cursor === 'string')
    all.push(await person.get(`${sdk(appId)}/v2/list?${text({ cursor, limit: 2 })}`));
  return all.map(({ status, body }) => JSON.stringify([status, body]));
}

describe('reading rows, by the properties of security.md', () => {
  it(
    '1: rows that somebody may not see change nothing in any answer',
    async () => {
      const rls = { read: { $or: [{ created_by_id: '{{user.id}}' }, { b: true }] }, write: true };
      const [less, more] = [await stage.thingApp({ rls }), await stage.thingApp({ rls })];
      const ann = [id(1), 'ann@users.example'] as const;
      const inLess = await stage.sameUser(less.appId, ...ann);
      const inMore = await stage.sameUser(more.appId, ...ann);
      const zoe = id(2);
      await stage.sameUser(more.appId, zoe, 'zoe@users.example');
      await fc.assert(
        fc.asyncProperty(
          fc.array(data, { maxLength: 4 }),
          fc.array(data, { minLength: 1, maxLength: 4 }),
          page,
          async (mine, theirs, ask) => {
            const visible = mine.map((one, n) => ({ id: id(100 + n), by: ann[0], data: one }));
            const hidden = theirs
              .filter((one) => one.b !== true)
              .map((one, n) => ({ id: id(90 + n * 20), by: zoe, data: one }));
            await stage.put(less, visible);
            await stage.put(more, [...visible, ...hidden]);
            const without = await answers(inLess, less, ask);
            const withHidden = await answers(inMore, more, ask);
            await Promise.all([stage.clear(less), stage.clear(more)]);
            expect(withHidden).toEqual(without);
          },
        ),
        { numRuns: runs(25) },
      );
    },
    LONG,
  );

  it(
    '4: the id of a hidden row and one of no row are answered alike',
    async () => {
      const app = await stage.thingApp({ permissions: { read: 'creator', write: 'creator' } });
      const other = await stage.thingApp({
        permissions: { read: 'anonymous', write: 'anonymous' },
      });
      const { world } = stage;
      const zoe = await endUser(world, app.appId, 'zoe');
      const people = [
        world.stranger(),
        await endUser(world, app.appId, 'ann'),
        await endUser(world, app.appId, 'boss', 'admin'),
        await endUser(world, other.appId, 'fred', 'admin'),
        await world.builder('Fritz'),
      ];
      await stage.put(app, [{ id: id(500), by: zoe.uid, data: { s: 'a' } }]);
      await stage.put(other, [{ id: id(501), by: zoe.uid, data: { s: 'a' } }]);
      const acts: [string, (rowId: string) => string, ((rowId: string) => unknown)?][] = [];
      for (const at of [own(app.appId), sdk(app.appId)]) {
        acts.push(['GET', (rowId) => `${at}/${rowId}`]);
        acts.push(['PUT', (rowId) => `${at}/${rowId}`, () => ({ s: 'b' })]);
        acts.push(['DELETE', (rowId) => `${at}/${rowId}`]);
      }
      acts.push(['POST', (rowId) => `${own(app.appId)}/${rowId}/restoration`]);
      acts.push(['PUT', () => `${sdk(app.appId)}/bulk`, (rowId) => [{ id: rowId, s: 'b' }]]);
      acts.push(['DELETE', () => own(app.appId), (rowId) => ({ id: rowId })]);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...acts),
          fc.nat(4),
          fc.nat(999_999),
          async (act, who, n) => {
            const [method, path, body] = act;
            const said = [];
            for (const rowId of [id(500), id(501), id(10_000 + n)]) {
              const answer = await people[who]!.call(method, path(rowId), body?.(rowId));
              said.push(JSON.stringify([answer.status, answer.body]).replaceAll(rowId, 'ID'));
            }
            expect(new Set(said).size).toBe(1);
          },
        ),
        { numRuns: runs(60) },
      );
      expect((await zoe.get<RowLike>(`${own(app.appId)}/${id(500)}`)).body.s).toBe('a');
    },
    LONG,
  );

  it(
    '7: any filter is refused, or is answered as the evaluator in memory says',
    async () => {
      const app = await stage.thingApp({ permissions: { read: 'anonymous', write: 'none' } });
      const stored = fc.sample(data, { numRuns: 30, seed: 7 });
      await stage.put(
        app,
        stored.map((one, n) => ({ id: id(700 + n), by: id(3), data: one })),
      );
      const when = '2026-01-02T03:04:05.678Z';
      const wantedOf = (query: unknown): string[] | null => {
        try {
          const parsed = parseFilter(query, FIELDS);
          return stored.flatMap((one, n) => {
            const columns = {
              id: id(700 + n),
              creator_id: id(3),
              created_at: when,
              updated_at: when,
            };
            return matches(parsed, { ...columns, data: one as Record<string, Json> })
              ? [columns.id]
              : [];
          });
        } catch {
          return null;
        }
      };
      const junk = fc.letrec<{ node: unknown }>((tie) => ({
        node: fc.oneof(
          { maxDepth: 4 },
          fc.jsonValue({ maxDepth: 2 }),
          fc.dictionary(evilNames, tie('node'), { maxKeys: 3 }),
          fc.array(tie('node'), { maxLength: 3 }),
          filter,
        ),
      })).node;
      const stranger = stage.world.stranger();
      await fc.assert(
        fc.asyncProperty(fc.oneof(filter, junk), async (query) => {
          const q = JSON.stringify(query);
          const { status, body } = await stranger.get<RowLike[]>(
            `${own(app.appId)}?${text({ q, sort: 'id' })}`,
          );
          const wanted = wantedOf(JSON.parse(q));
          if (wanted === null) expect([q, status]).toEqual([q, 400]);
          else expect([q, status, body.map((row) => row.id)]).toEqual([q, 200, wanted]);
        }),
        { numRuns: runs(150) },
      );
    },
    LONG,
  );
});
