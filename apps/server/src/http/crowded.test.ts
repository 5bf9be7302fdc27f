import { openWorld } from '@trellis/testing';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerError } from './serve.ts';

const { services } = await openWorld();

it('a database that has no room for another connection is away for a moment, and no fault of ours', async () => {
  const app = new Hono();
  app.onError(answerError);
  app.get('/', async (c) => {
    await services.pool.query(
      `DO $$ BEGIN RAISE EXCEPTION 'sorry, too many clients already' USING ERRCODE = 'too_many_connections'; END $$`,
    );
    return c.text('never');
  });
  const answer = await app.request('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await answer.json()).toMatchObject({
    error: { message: 'The database is not responding. Try again in a moment.' },
  });
});
