import { endUser, makeApp, type Person, World } from '@trellis/testing';
// Its main file is no module; this one is, and has no types.
// @ts-expect-error
import { createClient as createOldest } from 'base44-sdk-0.1/dist/index.esm.js';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';

let world: World;
let owner: Person;
let serverUrl: string;
let appId: string;
let ann: Person;

beforeAll(async () => {
  // The client tells the console of every error that the tests provoke.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  world = await World.open(inject('postgres'), {
    INTEGRATION_LIMITS: '{"calls":{"CreateFileSignedUrl":{"user":20}}}',
  });
  serverUrl = await world.listen();
  owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, { name: 'Notes', live: true }));
  ann = await endUser(world, appId, 'ann');
});
afterAll(() => world.close());

// biome-ignore lint/suspicious/noExplicitAny: three generations of the client, whose types differ
type Client = any;
const clientOf = (make: (config: object) => Client, person?: Person, app = appId): Client =>
  make({ serverUrl, appId: app, token: person?.token ?? undefined, requiresAuth: false });
const core = (person?: Person, app = appId) =>
  clientOf(createClient as never, person, app).integrations.Core;
const text = (words: string, name = 'a.txt') => new File([words], name, { type: 'text/plain' });

describe.each([
  ['0.8.50', createClient],
  ['0.7.10', createOld],
  ['0.1.2', createOldest],
] as [string, (config: object) => Client][])('the public client %s', (_, make) => {
  it('stores files, and is told in words what goes wrong', async () => {
    const { Core } = clientOf(make, ann).integrations;
    const { file_url } = await Core.UploadFile({ file: text('hello') });
    expect(file_url).toMatch(new RegExp(`^${serverUrl}/files/${appId}/[0-9a-f]{32}\\.txt$`));
    const stored = await fetch(file_url);
    expect(await stored.text()).toBe('hello');
    expect(stored.headers.get('content-disposition')).toBe('attachment');
    await expect(Core.UploadFile({ name: 'x' })).rejects.toMatchObject({ status: 422 });
    await expect(Core.MakeCoffee({})).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('Core has no endpoint MakeCoffee. It has UploadFile'),
    });
    const stranger = clientOf(make).integrations.Core;
    await expect(stranger.UploadFile({ file: text('x') })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a call of an integration', () => {
  it('takes named parameters, not a text, by either path', async () => {
    for (const path of [
      '/integrations/Core/UploadFile',
      `/api/apps/${appId}/integration-endpoints/Core/UploadFile`,
    ])
      for (const body of ['"a prompt"', 'a prompt', '[1]', '7'])
        expect(await ann.post(path, body)).toMatchObject({
          status: 400,
          body: { message: 'Integration calls take an object of named parameters, not a string' },
        });
  });

  it('is of the app that the token is of, and of no other', async () => {
    const other = await makeApp(world, owner, { live: true });
    await expect(core(ann, other.appId).UploadFile({ file: text('x') })).rejects.toMatchObject({
      status: 404,
    });
    const { file_url } = await core(owner).UploadFile({ file: text('of a builder') });
    expect(file_url).toContain(`/files/${appId}/`);
    const stranger = await world.builder('Stan');
    await expect(core(stranger).UploadFile({ file: text('x') })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('is recorded with what it used, by day and user', async () => {
    const bea = await endUser(world, appId, 'bea');
    await core(bea).UploadFile({ file: text('12345') });
    await expect(core(bea).UploadFile({})).rejects.toMatchObject({ status: 422 });
    const { calls, failures, bytes, ms } = await world.services.db
      .selectFrom('integration_usage')
      .selectAll()
      .where('user_id', '=', bea.uid)
      .executeTakeFirstOrThrow();
    expect({ calls, failures, bytes: Number(bytes) }).toEqual({ calls: 2, failures: 1, bytes: 5 });
    expect(Number(ms)).toBeGreaterThan(0);
  });
});
