import { endUser, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');

interface RowLike {
  id: string;
  creatorId: string;
  text: string;
  [field: string]: unknown;
}

const text = { type: 'string' } as const;
async function diaries() {
  const { appId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Diary: {
        properties: { text, kind: text },
        permissions: { read: 'creator', write: 'creator' },
      },
    },
  });
  const at = `/live_api/apps/${appId}/entities/Diary`;
  const people = await Promise.all(
    ['ann', 'ben', 'cleo'].map((name) => endUser(world, appId, name)),
  );
  return { appId, at, people };
}
const many = Array.from({ length: 60 }, (_, n) => n);

describe('writes that come together', () => {
  it('are each their maker’s, and each maker’s alone to change', async () => {
    const { at, people } = await diaries();
    const who = (n: number) => people[n % 3]!;
    const made = await Promise.all(
      many.map((n) => who(n).post<RowLike>(at, { text: `Day ${n}`, kind: 'é "\\ \' {}' })),
    );
    for (const [n, { status, body }] of made.entries()) {
      expect(status).toBe(201);
      expect(body).toMatchObject({ text: `Day ${n}`, creatorId: who(n).uid, kind: 'é "\\ \' {}' });
    }
    // Each tries its own and the next one’s, all at once.
    const tries = await Promise.all(
      many.flatMap((n) => {
        const { id } = made[n]!.body;
        return [
          who(n).put<RowLike>(`${at}/${id}`, { text: `Mine ${n}` }),
          who(n + 1).put(`${at}/${id}`, { text: 'Theirs' }),
        ];
      }),
    );
    for (const n of many) {
      expect(tries[2 * n]).toMatchObject({
        status: 200,
        body: { text: `Mine ${n}`, kind: 'é "\\ \' {}' },
      });
      expect(tries[2 * n + 1]!.status).toBe(404);
    }
    for (const [at0, person] of people.entries()) {
      const { body } = await person.get<RowLike[]>(`${at}?limit=100`);
      expect(body.map((row) => row.text).sort()).toEqual(
        many
          .filter((n) => n % 3 === at0)
          .map((n) => `Mine ${n}`)
          .sort(),
      );
    }
    const { rows } = await world.services.pool.query(
      `SELECT count(*)::int AS kept, count(DISTINCT by_user)::int AS people FROM row_history WHERE id = ANY($1)`,
      [made.map(({ body }) => body.id)],
    );
    expect(rows[0]).toEqual({ kept: 60, people: 3 });
  });

  it('to one row are all made, one after the other', async () => {
    const { at, people } = await diaries();
    const [ann] = people;
    const { body: row } = await ann!.post<RowLike>(at, { text: 'Begin' });
    const done = await Promise.all(
      many.map((n) => ann!.put<RowLike>(`${at}/${row.id}`, { [n % 2 ? 'text' : 'kind']: `v${n}` })),
    );
    expect(done.map(({ status }) => status)).toEqual(many.map(() => 200));
    const { rows } = await world.services.pool.query(
      'SELECT rev, (SELECT count(*)::int FROM row_history h WHERE h.id = r.id) AS kept FROM rows r WHERE id = $1',
      [row.id],
    );
    expect(rows[0]).toMatchObject({ kept: 60 });
  });

  it('do not wait for a row that somebody holds', async () => {
    const { at, people } = await diaries();
    const [ann] = people;
    const made = await Promise.all(many.map((n) => ann!.post<RowLike>(at, { text: `Day ${n}` })));
    const [held, ...free] = made.map(({ body }) => body.id);
    const client = await world.services.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM rows WHERE id = $1 FOR UPDATE', [held]);
    const write = (id: string) => ann!.put<RowLike>(`${at}/${id}`, { text: 'New' });
    let isDone = false;
    const late = [held!, held!, held!].map((id) =>
      write(id).then((done) => {
        isDone = true;
        return done;
      }),
    );
    // What is held keeps no more than its own statements.
    const done = await Promise.all(free.map(write)).finally(async () => {
      expect(isDone).toBe(false);
      await client.query('ROLLBACK');
      client.release();
    });
    expect(done.every(({ status }) => status === 200)).toBe(true);
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('are in the words of the public client, too, with each one’s own address', async () => {
    const { appId, people } = await diaries();
    const at = `/api/apps/${appId}/entities/Diary`;
    const made = await Promise.all(
      many.map((n) => people[n % 3]!.post<RowLike>(at, { text: `Day ${n}` })),
    );
    for (const [n, { body }] of made.entries()) {
      const { body: me } = await people[n % 3]!.get<{ email: string }>(
        `/api/apps/${appId}/entities/User/me`,
      );
      expect(body.created_by).toBe(me.email);
    }
  });
});
