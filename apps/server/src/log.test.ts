import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { faultText } from './log.ts';

const CANARY = 'canary-7f3a';

describe('a fault in the log', () => {
  it('says what and where, and nothing that was sent', () => {
    const cause = Object.assign(new Error(`invalid input syntax: "${CANARY}"`), {
      code: '22P02',
      detail: CANARY,
      where: CANARY,
      table: 'rows',
    });
    const text = faultText(new Error(`could not do ${CANARY}`, { cause }));
    expect(text).not.toContain(CANARY);
    expect(text).toContain('code=22P02 table=rows');
    expect(text).toMatch(/log\.test\.ts:\d+/);
  });
  it('keeps what the system says of our own', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
    });
    expect(faultText(error)).toContain('127.0.0.1:5432');
  });
});

describe('what was found to be a fault of ours', () => {
  let world: World;
  let owner: Person;
  let appId: string;
  beforeAll(async () => {
    world = await World.open(inject('postgres'));
    owner = await world.builder('Olga');
    ({ appId } = await makeApp(world, owner, {
      live: true,
      entities: {
        Note: {
          properties: { title: { type: 'string' } },
          permissions: { read: 'anonymous', write: 'anonymous' },
        },
      },
    }));
  });
  afterAll(() => world.close());

  it('is the caller’s, with a sentence, and not in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const notes = [
      `/live_api/apps/${appId}/entities/Note`,
      `/api/apps/${appId}/entities/Note`,
    ] as const;
    const deep = `${'['.repeat(6_000)}1${']'.repeat(6_000)}`;
    const queries = [
      `{"title":{"$eq":${deep}}}`,
      `{"title":{"$in":[${deep}]}}`,
      `{"$not":${deep}}`,
      '{"title":"\\ud800"}',
      '{"title":{"$regex":"\\ud800"}}',
      '{"title":{"$gt":"a\\udfff"}}',
      '{"\\ud800":1}',
      `{"title":{"$size":1e300}}`,
    ];
    for (const at of notes)
      for (const q of queries) {
        const { status, body } = await owner.get<{ message: string }>(
          `${at}?q=${encodeURIComponent(q)}`,
        );
        // The public client's dialect takes an unknown name for one that nobody has.
        expect([q.slice(0, 30), at, [200, 400].includes(status)]).toEqual([
          q.slice(0, 30),
          at,
          true,
        ]);
        if (status !== 200) expect(body.message).toMatch(/^[A-Z$]/);
      }
    for (const rev of [9e15, 2 ** 31, -1, 1.5, 1e300]) {
      const answer = await owner.call(
        'PATCH',
        `/api/apps/${appId}/entities/Note/views/${'a'.repeat(24)}`,
        { rev, name: CANARY },
      );
      expect([rev, answer.status < 500]).toEqual([rev, true]);
    }
    expect(JSON.stringify(log.mock.calls)).not.toContain(CANARY);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
