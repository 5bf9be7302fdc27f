import { makeApp, openWorld, type Person } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

let appId: string;
let claimer: Person;
let people = 0;
const world = await openWorld({ PUBLIC_URL: 'http://localhost' });
const ann = await world.builder('Ann');

const settings = (change: object) =>
  ann.post(`/api/apps/${appId}/settings`, { appSettings: change });
const invitation = () =>
  ann.get<{ claimCode: string; inviteLink: string; message: string }>(
    `/api/apps/${appId}/settings/claimInvitation`,
  );
const accept = (who: Person, code: string, more: object = {}) =>
  who.post<{ appId: string; message: string }>('/api/claims/accept', { code, ...more });
beforeEach(async () => {
  ({ appId } = await makeApp(world, ann, { name: 'Shop for Cora', live: true }));
  await settings({ isClaimable: true });
  claimer = await world.builder(`Cora${++people}`);
});
const roleOf = async (who: Person) =>
  (await who.get<{ role?: string }>(`/api/apps/${appId}`)).body.role ?? null;

it('a customer becomes the owner by the code, once, and the maker an editor', async () => {
  const { body } = await invitation();
  expect(body.inviteLink).toBe(`http://localhost/claim/${body.claimCode}`);
  expect((await invitation()).body).toEqual(body);
  const read = await world.stranger().post('/api/claims/read', { code: body.claimCode });
  expect(read.body).toMatchObject({
    appName: 'Shop for Cora',
    makerName: 'Ann',
    needsCollaborator: false,
  });
  expect((await world.stranger().post('/api/claims/accept', { code: body.claimCode })).status).toBe(
    401,
  );
  expect((await accept(ann, body.claimCode)).status).toBe(409);
  expect((await accept(claimer, body.claimCode)).body).toMatchObject({ appId });
  expect([await roleOf(claimer), await roleOf(ann)]).toEqual(['owner', 'editor']);
  const late = await world.builder(`Late${people}`);
  expect((await accept(late, body.claimCode)).status).toBe(404);
  expect((await world.stranger().post('/api/claims/read', { code: body.claimCode })).status).toBe(
    404,
  );
  // The maker hands it over no second time.
  expect((await invitation()).status).toBe(409);
  await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isClaimable: true } });
  expect((await invitation()).body).toMatchObject({ error: { code: 'claimed' } });
  // Nor does who has it now, who is no admin of the installation.
  expect((await claimer.get(`/api/apps/${appId}/settings/claimInvitation`)).status).toBe(403);
});

it('an admin who builds the app with its owner has the link, and no other editor has', async () => {
  const owner = await world.builder(`Owner${people}`);
  const made = await makeApp(world, owner, { live: true });
  const at = `/api/apps/${made.appId}/settings/claimInvitation`;
  const invited = async (who: Person, role: string) => {
    await world.services.db
      .insertInto('app_members')
      .values({ app_id: made.appId, user_id: who.uid, role: role as 'editor' })
      .onConflict((on) => on.doNothing())
      .execute();
  };
  const plain = await world.builder(`Plain${people}`);
  await invited(plain, 'editor');
  expect((await ann.get(at)).status).toBe(404);
  await invited(ann, 'editor');
  await ann.post(`/api/apps/${made.appId}/settings`, { appSettings: { isClaimable: true } });
  const { status, body } = await ann.get<{ claimCode: string }>(at);
  expect([status, (await plain.get(at)).status]).toEqual([200, 403]);
  expect((await accept(claimer, body.claimCode)).status).toBe(200);
});

it('the maker may leave with it, and their keys go with them', async () => {
  const { db, box } = world.services;
  await db
    .insertInto('payment_connections')
    .values({ tenant_id: appId, sealed: box.seal('token') })
    .execute();
  await db
    .insertInto('context_connections')
    .values({ app_id: appId, provider: 'notion', sealed: 'x', account: 'a', user_id: ann.uid })
    .execute();
  // A service that the maker pays for, and a way back in under another name.
  await db
    .insertInto('app_integrations')
    .values({
      app_id: appId,
      id: 'i',
      package: 'HTTP',
      slug: 'maps',
      config: '{}',
      sealed: box.seal('{"key":"paid"}'),
    })
    .execute();
  await ann.post(`/api/apps/${appId}/members`, { email: 'ann2@people.example', role: 'editor' });
  // The customer was one of the app's people before.
  await db
    .insertInto('users')
    .values({
      tenant_id: appId,
      id: 'cora-before',
      email: 'cora@people.example',
      role: 'user',
      profile: '{}',
      builder_user_id: claimer.uid,
    })
    .execute();
  await settings({ isAppTemplate: true });
  const { claimCode } = (await invitation()).body;
  await accept(claimer, claimCode, { keepsMaker: false });
  const { settings: now } = await db
    .selectFrom('apps')
    .select('settings')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  expect(now).toMatchObject({ isAppTemplate: false, isClaimable: false });
  expect([await roleOf(claimer), await roleOf(ann)]).toEqual(['owner', null]);
  const left = await Promise.all([
    db.selectFrom('payment_connections').selectAll().where('tenant_id', '=', appId).execute(),
    db.selectFrom('context_connections').selectAll().where('app_id', '=', appId).execute(),
    db.selectFrom('app_integrations').selectAll().where('app_id', '=', appId).execute(),
    db.selectFrom('app_invitations').selectAll().where('app_id', '=', appId).execute(),
  ]);
  expect(left).toEqual([[], [], [], []]);
  // Nor is the maker an admin among the app's people any more.
  const own = await db
    .selectFrom('users')
    .select('role')
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', ann.uid)
    .execute();
  expect(own.map(({ role }) => role)).toEqual(['user']);
  const hers = await db
    .selectFrom('users')
    .select('role')
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', claimer.uid)
    .execute();
  expect(hers).toEqual([{ role: 'admin' }]);
});

it('of fifteen who claim at once one gets it', async () => {
  const { claimCode } = (await invitation()).body;
  const crowd = await Promise.all(
    Array.from({ length: 3 }, (_, n) => world.builder(`Crowd${people}x${n}`)),
  );
  const tries = await Promise.all(
    crowd.flatMap((one) => Array.from({ length: 5 }, () => accept(one, claimCode))),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await world.services.pool.query(
    `SELECT user_id FROM app_members WHERE app_id = $1 AND role = 'owner'`,
    [appId],
  );
  expect(rows).toHaveLength(1);
});

it('needs a published app, one that may be claimed, and where it is so wanted somebody invited', async () => {
  const { claimCode } = (await invitation()).body;
  await settings({ requireBuilderCollaboratorAccount: true });
  expect((await accept(claimer, claimCode)).body.message).toContain('Only collaborators');
  await world.join(appId, claimer, 'viewer');
  await settings({ isClaimable: false });
  expect((await accept(claimer, claimCode)).status).toBe(409);
  expect((await invitation()).body.message).toBe('This app cannot be claimed');
  await settings({ isClaimable: true });
  expect((await accept(claimer, claimCode)).status).toBe(200);
  ({ appId } = await makeApp(world, ann, {}));
  await settings({ isClaimable: true });
  expect((await invitation()).body.message).toBe(
    "You can't copy invite link until you publish your app",
  );
});

it('a code is taken back, and the next one is another; guessing ends', async () => {
  const { claimCode } = (await invitation()).body;
  await ann.delete(`/api/apps/${appId}/settings/claimInvitation`);
  expect((await accept(claimer, claimCode)).status).toBe(404);
  expect((await invitation()).body.claimCode).not.toBe(claimCode);
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n++)
    statuses.add((await world.stranger().post('/api/claims/read', { code: `guess-${n}` })).status);
  expect(statuses.has(429)).toBe(true);
});
