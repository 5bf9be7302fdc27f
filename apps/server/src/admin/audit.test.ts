import { makeApp, openModel, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { allRoutes } from '../app.ts';

const model = await openModel();
const world = await openWorld();
const ann = await world.builder('Ann');
const bob = await world.builder('Bob');
const { appId } = await makeApp(world, bob, { name: 'Bob’s books', live: true });

type Answered = Promise<{ status: number }>;
const account = () => `/api/admin/accounts/${bob.uid}`;
const mailTo = async (email: string) => {
  await world.stranger().post('/api/live_api/account/sendMagicLink', { email });
  const { mails } = await world.services.mail.list(undefined);
  return mails.find(({ to }) => to === email)!.id;
};
/** Every call that only an installation's admin makes and that does something, carried out. */
const ACTS: Record<string, () => Answered> = {
  readMail: async () => ann.post(`/api/admin/outbox/${await mailTo(bob.email)}/read`),
  resendMail: async () => ann.post(`/api/admin/outbox/${await mailTo(bob.email)}/send`),
  adminChangeAccount: () => ann.call('PATCH', account(), { status: 'disabled' }),
  adminSignInAs: async () => {
    await ann.call('PATCH', account(), { status: 'active' });
    return ann.post(`${account()}/sign-in-as`, { reason: 'Ticket 1' });
  },
  adminStopActing: () => ann.post(`${account()}/stop-acting`),
  adminRunWork: () => ann.post('/api/admin/work/housekeeping/run'),
  adminChooseModel: () =>
    ann.put('/api/admin/models', {
      provider: 'compatible',
      baseUrl: model.baseUrl,
      model: 'played',
    }),
  adminForgetModel: () => ann.call('DELETE', '/api/admin/models'),
  chooseAppModel: () => ann.post(`/api/apps/${appId}/model`, { model: null }),
  addTemplateCategory: () => ann.post('/api/templates/categories', { name: 'Boats' }),
  renameTemplateCategory: () => ann.put('/api/templates/categories/Boats', { name: 'Ships' }),
  removeTemplateCategory: () => ann.call('DELETE', '/api/templates/categories/Ships'),
  setAppBudget: () => ann.put(`/api/apps/${appId}/usage/budget`, { budget: 5 }),
};
/** Calls of theirs that leave nothing behind. */
const CHANGE_NOTHING = ['adminTestModel', 'validateVersion', 'repairVersion'];
/** Tried where a job can be made to fail: `work/work.test`. */
const ELSEWHERE = ['adminRetryJob'];

const entries = async () =>
  (
    await world.services.db
      .selectFrom('audit_log')
      .select(['act', 'admin_email', 'detail'])
      .orderBy('id')
      .execute()
  ).map((entry) => JSON.stringify(entry));

it('knows every call of the installation’s admins that does something', () => {
  const calls = allRoutes(world.services)
    .map(({ call }) => call)
    .filter(({ who, method }) => who === 'admin' && method !== 'GET')
    .map(({ id }) => id);
  expect(calls.sort()).toEqual([...Object.keys(ACTS), ...CHANGE_NOTHING, ...ELSEWHERE].sort());
});

it.each(Object.keys(ACTS))('%s stands in the audit log, once, by who did it', async (id) => {
  const before = await entries();
  const { status } = await ACTS[id]!();
  expect([id, status]).toEqual([id, 200]);
  const fresh = (await entries()).slice(before.length);
  expect(fresh.filter((entry) => entry.includes(ann.email)).length).toBeGreaterThan(0);
});

it('nobody changes or takes away what stands there, by any call', () => {
  const calls = allRoutes(world.services)
    .map(({ call }) => call)
    .filter(({ path, method }) => /audit/.test(path) && method !== 'GET');
  expect(calls).toEqual([]);
});
