import { openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { holding } from './held.ts';

const world = await openWorld();

it('is worked on by one, and by the next once that one is done', async () => {
  const { pool } = world.services;
  let done = () => {};
  const first = holding(pool, 'a thing', () => new Promise<string>((ok) => (done = () => ok('1'))));
  await expect.poll(() => holding(pool, 'a thing', async () => '2')).toBeNull();
  done();
  expect(await first).toBe('1');
  expect(await holding(pool, 'a thing', async () => '3')).toBe('3');
  await expect(holding(pool, 'a thing', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await holding(pool, 'a thing', async () => '4')).toBe('4');
});

it('any number at once leave connections for the work that they do', async () => {
  const { pool } = world.services;
  const work = async (n: number) => {
    await pool.query('SELECT pg_sleep(0.02)');
    return n;
  };
  const all = Array.from({ length: 60 }, (_, n) => holding(pool, `thing ${n}`, () => work(n)));
  expect(await Promise.all(all)).toEqual(all.map((_, n) => n));
});
