import { fork } from 'node:child_process';
import { once } from 'node:events';
import { World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Queue, Work } from './index.ts';

let world: World;
const opened: Work[] = [];
beforeAll(async () => {
  world = await World.open(inject('postgres'));
});
afterAll(async () => {
  for (const work of opened) await work.close();
  await world.close();
});

/** One more server that does this work. */
async function server(id: string, queues: Queue[]): Promise<Work> {
  const { db, pool, connection, close } = world.services;
  const work = new Work({ db, pool, connection, close }, id);
  opened.push(work);
  await work.open(queues);
  return work;
}

const counter = (name: string, more: Partial<Queue> = {}) => {
  const done: unknown[] = [];
  const queue: Queue = { name, ...more, work: async (data) => void done.push(data) };
  return { queue, done };
};

describe('work', () => {
  it('is done once, by one of the servers, soon after it was queued', async () => {
    const { queue, done } = counter('shared');
    const [one] = await Promise.all([server('one', [queue]), server('two', [queue])]);
    const began = performance.now();
    for (let n = 0; n < 20; n++) await one.send('shared', { n });
    await expect.poll(() => done.length, { interval: 10 }).toBe(20);
    // Told by NOTIFY, not found by asking again and again.
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(new Set(done.map((data) => (data as { n: number }).n)).size).toBe(20);
    expect((await one.list()).find(({ name }) => name === 'shared')).toMatchObject({
      waiting: 0,
      failed: 0,
      last: { error: null, server: expect.stringMatching(/one|two/) },
    });
  });

  it('is queued with what a transaction stores, or not at all', async () => {
    const { queue, done } = counter('stored');
    const work = await server('stored', [queue]);
    const { db } = world.services;
    const stopped = db.transaction().execute(async (trx) => {
      await work.send('stored', { n: 1 }, { trx });
      throw new Error('not stored');
    });
    await expect(stopped).rejects.toThrow('not stored');
    await db.transaction().execute(async (trx) => {
      await work.send('stored', { n: 2 }, { trx });
    });
    await expect.poll(() => done).toEqual([{ n: 2 }]);
  });

  it('of one key is kept once', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let times = 0;
    const work = await server('keys', [
      {
        name: 'all',
        unique: 'all',
        work: async () => {
          times++;
          await held;
        },
      },
    ]);
    expect(await work.send('all', {}, { key: 'a' })).toBe(true);
    await expect.poll(() => times).toBe(1);
    expect(await work.send('all', {}, { key: 'a' })).toBe(false);
    expect(await work.send('all', {}, { key: 'b' })).toBe(true);
    release();
    await expect.poll(() => times).toBe(2);
  });

  it('that fails is tried again, then waits for an admin, with its words', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isWell = false;
    let tries = 0;
    const given: object[] = [];
    const work = await server('failing', [
      {
        name: 'failing',
        retries: { limit: 1, delay: 1 },
        gaveUp: async (data) => {
          given.push({ ...data, tries });
          throw new Error('nobody can be told');
        },
        work: async () => {
          tries++;
          if (!isWell) throw new Error('the other side is away');
        },
      },
    ]);
    await work.send('failing', { n: 7 });
    await expect.poll(() => work.failures('failing')).toHaveLength(1);
    expect(tries).toBe(2);
    // Who waits is told once, at the end; the job's own words stay.
    expect(given).toEqual([{ n: 7, tries: 2 }]);
    const [job] = await work.failures('failing');
    expect(job).toMatchObject({ tries: 2, error: 'the other side is away' });
    isWell = true;
    await work.retry('failing', job!.id);
    expect(await work.failures('failing')).toEqual([]);
    await expect.poll(() => tries).toBe(3);
    logged.mockRestore();
  }, 30_000);

  it('of a server that was killed is done by another', async () => {
    const child = fork(new URL('./killed.fixture.ts', import.meta.url), {
      env: { ...process.env, DATABASE_URL: world.env.DATABASE_URL },
    });
    await once(child, 'message');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const { queue, done } = counter('killed', { retries: { limit: 1, delay: 1 } });
    const work = await server('survivor', [queue]);
    expect(done).toEqual([]);
    // As if the minute had passed in which a server says that it lives.
    await world.services.pool.query(
      `UPDATE work.job SET heartbeat_on = now() - interval '1 hour' WHERE name = 'killed'`,
    );
    await world.services.pool.query('UPDATE work.queue SET monitor_on = NULL');
    await work.takeOver();
    await expect.poll(() => done).toEqual([{ n: 1 }]);
  }, 30_000);
});
