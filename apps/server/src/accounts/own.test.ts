import { openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
await world.builder('Ann');

const password = 'correct horse battery';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
/** The same person on another device. */
async function elsewhere(email: string, word = password): Promise<Person> {
  const person = world.stranger();
  expect(await person.signIn(email, word)).toBe(200);
  return person;
}

interface Listed {
  sessions: { id: string; device: string; isCurrent: boolean }[];
}

describe('my sessions', () => {
  it('are listed with their device, and ended one by one', async () => {
    const bob = await world.builder('Bob');
    const other = world.stranger();
    const signedIn = await other.call<{ token: string }>(
      'POST',
      '/api/auth/sign-in',
      { email: bob.email, password },
      { 'User-Agent': CHROME },
    );
    other.token = signedIn.body.token;
    const { body } = await bob.get<Listed>('/api/auth/sessions');
    expect(body.sessions).toHaveLength(2);
    const theirs = body.sessions.find(({ isCurrent }) => !isCurrent)!;
    expect(theirs.device).toBe('Chrome on Windows');
    const mallory = await world.builder('Mallory');
    const end = { sessionId: theirs.id };
    expect((await mallory.post('/api/auth/sessions/end', end)).body).toEqual({ success: false });
    expect((await other.get('/api/apps')).status).toBe(200);
    expect((await bob.post('/api/auth/sessions/end', end)).body).toEqual({ success: true });
    expect((await other.get('/api/apps')).status).toBe(401);
    other.token = null;
    expect((await other.post('/api/auth/refresh')).body).toBeNull();
  });

  it('end everywhere, on other servers within two seconds too', async () => {
    const carl = await world.builder('Carl');
    const other = await elsewhere(carl.email);
    const { sessions } = world.services;
    const heard = new Promise<number>((resolve) => {
      const start = Date.now();
      const stop = world.services.bus.on((event) => {
        if (event.kind !== 'identity' || event.userId !== carl.uid) return;
        stop();
        resolve(Date.now() - start);
      });
    });
    const mine = (await sessions.list('builder', carl.uid)).map(({ id }) => id);
    expect(await carl.post('/api/auth/sign-out-everywhere', { keepThis: true })).toMatchObject({
      body: { success: true, ended: 1 },
    });
    expect(await heard).toBeLessThan(2_000);
    expect((await other.get('/api/apps')).status).toBe(401);
    expect((await carl.get('/api/apps')).status).toBe(200);
    expect((await carl.post('/api/auth/sign-out-everywhere')).body).toMatchObject({ ended: 1 });
    expect((await carl.get('/api/apps')).status).toBe(401);
    for (const id of mine) expect(await sessions.live('builder', id)).toBeNull();
  });
});

describe('my password', () => {
  it('changes with the old one, and ends the other sessions', async () => {
    const dora = await world.builder('Dora');
    const other = await elsewhere(dora.email);
    const change = (body: object) => dora.post('/api/auth/password', body);
    const newPassword = 'another fine password';
    expect(await change({ newPassword })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth/proof-needed' } },
    });
    expect(await change({ password: 'wrong', newPassword })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth/wrong-proof', fields: { password: expect.any(String) } } },
    });
    expect(await change({ password, newPassword: 'password' })).toMatchObject({
      status: 422,
      body: { error: { fields: { newPassword: 'This password is too weak' } } },
    });
    expect((await change({ password, newPassword })).status).toBe(200);
    expect((await dora.get('/api/apps')).status).toBe(200);
    expect((await other.get('/api/apps')).status).toBe(401);
    await elsewhere(dora.email, newPassword);
  });

  it('is set with a mailed code by who has none', async () => {
    await world
      .stranger()
      .post('/api/live_api/account/sendMagicLink', { email: 'eve@example.org' });
    const { secret } = await world.mailTo('eve@example.org');
    const eve = world.stranger();
    const { body } = await eve.post('/api/live_api/account/magicLink', { secret });
    const session = await eve.post<{ token: string }>('/api/auth/exchange', body);
    eve.token = session.body.token;
    expect((await eve.get('/api/auth/profile')).body).toMatchObject({ hasPassword: false });
    await eve.post('/api/auth/confirmation-code');
    const { code } = await world.mailTo('eve@example.org');
    const body2 = { otp: code, newPassword: password };
    expect((await eve.post('/api/auth/password', body2)).status).toBe(200);
    expect((await eve.get('/api/auth/profile')).body).toMatchObject({ hasPassword: true });
    await elsewhere('eve@example.org');
  });
});

describe('my e-mail', () => {
  const start = (person: Person, newEmail: string) =>
    person.post('/api/auth/email-change', { newEmail, password });

  it('changes by the code that went to the new address; the old one is told', async () => {
    const fay = await world.builder('Fay');
    const newEmail = 'fay@new.example';
    expect((await start(fay, 'ann@example.org')).body).toMatchObject({
      message: 'This email is already in use',
      error: { code: 'auth/email-already-exists' },
    });
    expect((await start(fay, newEmail)).status).toBe(200);
    const complete = (body: object) => fay.post('/api/live_api/account/completeEmailChange', body);
    expect((await complete({ newEmail })).status).toBe(409);
    expect((await complete({ newEmail, otp: '000000' })).status).toBe(422);
    const { code } = await world.mailTo(newEmail);
    expect(await complete({ newEmail, otp: code })).toMatchObject({
      status: 200,
      body: { message: 'Email updated' },
    });
    expect((await complete({ newEmail })).status).toBe(200);
    expect((await world.mailTo('fay@example.org')).text).toContain(newEmail);
    expect(await world.stranger().signIn('fay@example.org')).toBe(401);
    await elsewhere(newEmail);
  });

  it('is mailed once more without another proof, to the address that was proven for and no other', async () => {
    const ivy = await world.builder('Ivy');
    await ivy.post('/api/auth/confirmation-code');
    const { code: otp } = await world.mailTo(ivy.email);
    const ask = (newEmail: string, proof: object) =>
      ivy.post('/api/auth/email-change', { newEmail, ...proof });
    expect((await ask('ivy@new.example', {})).status).toBe(403);
    expect((await ask('ivy@new.example', { otp })).status).toBe(200);
    const first = await world.mailTo('ivy@new.example');
    expect((await ask('ivy@new.example', { otp })).status).toBe(403);
    expect((await ask('ivy@other.example', {})).status).toBe(403);
    expect((await ask('ivy@new.example', {})).status).toBe(200);
    const { code } = await world.mailTo('ivy@new.example');
    const complete = (word: string) =>
      ivy.post('/api/auth/email-change/complete', { newEmail: 'ivy@new.example', otp: word });
    if (first.code !== code) expect((await complete(first.code)).status).toBe(422);
    expect((await complete(code)).status).toBe(200);
  });

  it('is no way to ask for address after address', async () => {
    const kim = await world.builder('Kim');
    const ask = (n: number) =>
      kim.post('/api/live_api/account/completeEmailChange', { newEmail: `n${n}@who.example` });
    for (let n = 0; n < 30; n++) expect((await ask(n)).status).toBe(409);
    expect(await ask(31)).toMatchObject({
      status: 429,
      body: { message: 'Rate limit exceeded. Please try again later.' },
    });
  });

  it('changes by the link, once; outside of the session that asked nothing of before lives on', async () => {
    const gil = await world.builder('Gil');
    await start(gil, 'gil@new.example');
    const { secret } = await world.mailTo('gil@new.example');
    const path = '/api/live_api/account/confirmEmailChange';
    expect((await gil.post(path, { secret })).body).toMatchObject({ choosePassword: null });
    expect((await gil.post(path, { secret })).status).toBe(422);
    expect((await gil.get('/api/auth/profile')).body).toMatchObject({ email: 'gil@new.example' });
    await start(gil, 'gil@third.example');
    const link = await world.mailTo('gil@third.example');
    const elsewhere = await world.stranger().post(path, { secret: link.secret });
    expect(elsewhere).toMatchObject({ status: 200, body: { choosePassword: expect.any(String) } });
    expect((await gil.get('/api/auth/profile')).status).toBe(401);
    expect(await world.stranger().signIn('gil@third.example')).toBe(401);
  });

  it('is verified by a code, too', async () => {
    const hal = world.stranger();
    await hal.signUp('hal@example.org');
    const { code } = await world.mailTo('hal@example.org');
    const confirm = (otp: string) =>
      hal.post('/api/auth/verification/confirm', { email: 'hal@example.org', otp });
    expect((await confirm('000000')).status).toBe(422);
    expect((await confirm(code)).status).toBe(200);
    expect((await hal.get('/api/apps')).status).toBe(200);
  });
});

describe('leaving', () => {
  it('exports everything, then deletes the account with its apps', async () => {
    const ida = await world.builder('Ida');
    const { body } = await ida.post<{ appId: string }>('/api/apps', {
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Ida’s app' }, appBuilderVersion: 4 },
    });
    const file = await ida.get<{ apps: object[] }>('/api/auth/account/export');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.body.apps).toMatchObject([{ name: 'Ida’s app', users: [{ email: ida.email }] }]);
    expect(JSON.stringify(file.body)).not.toContain('argon2');
    expect((await ida.post('/api/auth/account/delete', { password: 'no' })).status).toBe(403);
    expect((await ida.post('/api/auth/account/delete', { password })).body).toEqual({
      success: true,
      deletedApps: 1,
    });
    expect((await ida.get('/api/live_api/account/current')).status).toBe(401);
    expect(await world.stranger().signIn(ida.email)).toBe(401);
    const { db } = world.services;
    for (const table of ['apps', 'app_members'] as const)
      expect(
        await db.selectFrom(table).select('app_id').where('app_id', '=', body.appId).execute(),
      ).toEqual([]);
    await world.stranger().signUp(ida.email);
  });

  it('keeps the last admin while others are there', async () => {
    const ann = await elsewhere('ann@example.org');
    expect((await ann.post('/api/auth/account/delete', { password })).body).toMatchObject({
      error: { code: 'last_admin' },
    });
  });

  it('leaves one admin of two who go at once, and acts as nobody any more', async () => {
    const [ann, joe] = [await elsewhere('ann@example.org'), await world.builder('Joe')];
    const max = await world.builder('Max');
    const admin = (uid: string, isAdmin: boolean) =>
      ann.call('PATCH', `/api/admin/accounts/${uid}`, { isAdmin });
    // Who is disabled looks after nothing.
    await admin(max.uid, true);
    await ann.call('PATCH', `/api/admin/accounts/${max.uid}`, { status: 'disabled' });
    expect((await ann.post('/api/auth/account/delete', { password })).status).toBe(409);
    await admin(joe.uid, true);
    const ned = await world.builder('Ned');
    const actAs = async (one: Person) => {
      const reason = { reason: 'to help' };
      const path = `/api/admin/accounts/${ned.uid}/sign-in-as`;
      const acting = world.stranger();
      acting.token = (await one.post<{ token: string }>(path, reason)).body.token;
      return acting;
    };
    const [annActs, joeActs] = [await actAs(ann), await actAs(joe)];
    const gone = await Promise.all(
      [ann, joe].map((one) => one.post('/api/auth/account/delete', { password })),
    );
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [left, other, lefts, others] =
      gone[0]?.status === 200 ? [joe, ann, joeActs, annActs] : [ann, joe, annActs, joeActs];
    expect((await left.get('/api/admin/accounts')).status).toBe(200);
    expect((await lefts.get('/api/apps')).status).toBe(200);
    expect((await other.get('/api/live_api/account/current')).status).toBe(401);
    expect((await others.get('/api/apps')).status).toBe(401);
  });
});
