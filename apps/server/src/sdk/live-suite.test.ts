import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { Base44Error, createClient } from 'base44-sdk-0.8';
import { describe, expect, it, vi } from 'vitest';

/** What the public client's own suite for a live server asks: its tests, by the same calls. */
const people: Record<string, Person> = {};

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const world = await openWorld();
const serverUrl = await world.listen();
people.builder = await world.builder('Olga');
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { appId } = await makeApp(world, people.builder, {
  live: true,
  entities: {
    Todo: {
      properties: { title: text, description: text, completed: flag },
      permissions: { read: 'all', write: 'all' },
    },
  },
});
people.user = await endUser(world, appId, 'ann');

const failed = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(Base44Error);
      return error as Base44Error;
    },
  );

describe.each(['user', 'builder'])('by the token of a %s', (who) => {
  const connected = () => {
    const client = createClient({ serverUrl, appId });
    client.setToken(people[who]!.token!);
    return client;
  };

  it('knows them, and no token that is none', async () => {
    const client = connected();
    expect(await client.auth.isAuthenticated()).toBe(true);
    expect(await client.auth.me()).toMatchObject({
      id: expect.any(String),
      email: people[who]!.email,
      app_id: appId,
      // The user here never showed that the address is theirs.
      is_verified: who === 'builder',
      disabled: false,
      is_service: false,
    });
    expect(await client.auth.updateMe({ nickname: who })).toMatchObject({ nickname: who });
    client.setToken('invalid-token');
    expect(await client.auth.isAuthenticated()).toBe(false);
  });

  it('makes, finds, changes and deletes a row, whatever fields it is sent', async () => {
    const todo = connected().entities.Todo;
    const title = `Test Item ${who}`;
    const made = await todo!.create({ name: title, title, active: true, completed: false });
    expect(made).toMatchObject({ id: expect.any(String), title, completed: false });
    const changed = await todo!.update(made.id, { completed: true });
    expect(changed).toMatchObject({ id: made.id, completed: true, title });
    expect(await todo!.get(made.id)).toMatchObject({ id: made.id });
    // It hands over a number where a field to sort by is expected.
    const found = await todo!.filter({}, 10 as never);
    expect(found.map(({ id }) => id)).toContain(made.id);
    await todo!.delete(made.id);
    expect(await failed(todo!.get(made.id))).toMatchObject({ status: 404 });
  });

  it('hears of entities and integrations that are not there by errors of its own', async () => {
    const { entities, integrations } = connected();
    const gone = await failed(entities.NonExistentEntity!.list());
    expect(gone).toMatchObject({ status: 404, code: expect.any(String), data: expect.anything() });
    expect(JSON.stringify(gone)).toContain('"name":"Base44Error"');
    const none = await failed(integrations.NonExistentPackage!.NonExistentEndpoint!({}));
    expect(none.status).toBeGreaterThanOrEqual(400);
    expect(none.message).not.toMatch(/object Object|status code/);
    const core = integrations.Core as unknown as { TranscribeAudio: () => Promise<unknown> };
    const heard = await failed(core.TranscribeAudio());
    expect([heard.status, heard.message]).toEqual([
      501,
      expect.stringContaining('TRANSCRIPTION_MODEL'),
    ]);
    const custom = integrations.custom.call('nonexistent-integration-slug', 'nonexistent', {});
    expect(await failed(custom)).toMatchObject({ status: 404 });
  });

  it('sends a mail', async () => {
    const sent = await connected().integrations.Core.SendEmail({
      to: people[who]!.email,
      subject: 'Test Email from the client',
      body: 'This is a test.',
    });
    expect(sent).toBeTruthy();
  });
});
