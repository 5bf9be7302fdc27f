import { MESSAGES, VERIFIED_ALREADY } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { live: true });
await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });

const CONFIRM = '/api/auth/verification/confirm';
const account = (path: string, query: string) => `/api/live_api/account/${path}${query}`;
const told = {
  status: 422,
  body: { message: MESSAGES.verifiedAlready, error: { code: VERIFIED_ALREADY } },
};
const untold = { status: 422, body: { message: MESSAGES.verifyLinkInvalid } };

const TENANTS = [
  { kind: 'builder', query: '', body: {} },
  { kind: 'end user', query: `?appId=${appId}`, body: { appId } },
] as const;
const WAYS = ['link', 'code', 'sign-in link'] as const;

it.each(TENANTS.flatMap((tenant) => WAYS.map((way) => ({ ...tenant, way }))))(
  'the link that verifies a $kind says that it is done once they are by a $way',
  async ({ kind, query, body, way }) => {
    const email = `${kind}-${way}@example.org`.replaceAll(' ', '-');
    const person = world.stranger();
    const password = 'correct horse battery';
    if (kind === 'builder') await person.signUp(email);
    else await person.enterApp(appId, 'register', { email, password, name: 'V' });
    const { secret, code } = await world.mailTo(email);
    const stranger = world.stranger();
    const confirm = () => stranger.post(CONFIRM, { secret, ...body });

    if (way === 'code') await person.post(CONFIRM, { email, otp: code, ...body });
    else if (way === 'link') expect((await confirm()).status).toBe(200);
    else {
      await stranger.post(account('sendMagicLink', query), { email });
      const mail = await world.mailTo(email);
      const used = { secret: mail.secret };
      expect((await stranger.post(account('magicLink', query), used)).status).toBe(200);
    }
    expect(await confirm()).toMatchObject(told);

    // A new password ends what was mailed before, and not what was done with it.
    await stranger.post(account('sendResetPasswordEmail', ''), {
      email,
      ...(kind === 'end user' && { mainAppId: appId }),
    });
    const reset = { secret: (await world.mailTo(email)).secret, password: 'a better one 42' };
    expect((await stranger.post(account('resetPassword', query), reset)).status).toBe(200);
    expect(await confirm()).toMatchObject(told);

    // It lets nobody in, and is no secret of another kind.
    const tried = { secret, password };
    for (const path of ['magicLink', 'resetPassword', 'confirmEmailChange'])
      expect((await stranger.post(account(path, query), tried)).status).not.toBe(200);
    expect(await stranger.post(CONFIRM, { secret: `${secret}x`, ...body })).toMatchObject(untold);

    const { db } = world.services;
    const ended = { expires_at: new Date(0) };
    await db.updateTable('codes').set(ended).where('email', '=', email).execute();
    expect(await confirm()).toMatchObject(untold);
  },
);

it('a link that another mail replaced, or of an account that is gone, says nothing of it', async () => {
  const bea = world.stranger();
  await bea.signUp('bea@example.org');
  const first = await world.mailTo('bea@example.org');
  await bea.post('/api/auth/verification', {});
  const second = await world.mailTo('bea@example.org');
  const confirm = (secret: string) => world.stranger().post(CONFIRM, { secret });
  expect((await bea.post(CONFIRM, { secret: second.secret })).status).toBe(200);
  expect(await confirm(first.secret)).toMatchObject(untold);
  expect(await confirm(second.secret)).toMatchObject(told);
  const password = 'correct horse battery';
  expect((await bea.post('/api/auth/account/delete', { password })).status).toBe(200);
  expect(await confirm(second.secret)).toMatchObject(untold);
  const kept = world.services.db.selectFrom('codes').where('email', '=', 'bea@example.org');
  expect(await kept.selectAll().execute()).toEqual([]);
});
