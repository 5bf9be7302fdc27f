import type { AppUser, Member, OutboxMail } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { PostOffice } from '@trellis/testing/post-office';
import { afterAll, describe, expect, it } from 'vitest';

const office = await PostOffice.start();
afterAll(() => office.stop());
const world = await openWorld({
  SMTP_URL: office.url,
  MAIL_FROM: 'hello@trellis.example',
  PUBLIC_URL: 'http://localhost',
  SUPPORT_EMAIL: 'help@trellis.example',
});

const outbox = async () => (await world.services.mail.list(undefined)).mails;
const state = (to: string) => async () => (await outbox()).find((mail) => mail.to === to)?.state;

describe('mail by SMTP', () => {
  it('sends a mail with a plain-text twin in the product’s name, and keeps no link of it', async () => {
    const ann = world.stranger();
    await ann.signUp('ann@example.org', 'Ann');
    const bob = world.stranger();
    await bob.signUp('bob@example.org', 'Bob');
    await expect.poll(() => office.mails.length).toBe(1);
    const { to, mail } = office.mails[0]!;
    expect(to).toEqual(['bob@example.org']);
    expect(mail.from).toMatchObject({ name: 'Trellis', address: 'hello@trellis.example' });
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'help@trellis.example' });
    const link = /http:\/\/localhost\/auth\/verifyEmail\?secret=[\w-]+/.exec(mail.text ?? '')?.[0];
    expect(link).toBeTruthy();
    expect(mail.html).toContain(link);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.text).toContain('help@trellis.example');
    await expect.poll(state('bob@example.org')).toBe('sent');
    const [mail1] = await outbox();
    expect(mail1).toMatchObject({ isReadable: false, attempts: 1 });
    expect(await world.services.mail.read(mail1!.id)).toBeNull();
  });

  it('records a refusal, shows it in the outbox, and sends again when the admin says so', async () => {
    const ann = world.stranger();
    await ann.signIn('ann@example.org');
    office.refusals = [{ code: 451, text: 'try later' }];
    const carl = world.stranger();
    await carl.signUp('carl@example.org');
    const failed = async () =>
      (await ann.get<{ mails: OutboxMail[] }>('/api/admin/outbox')).body.mails.find(
        ({ to }) => to === 'carl@example.org',
      );
    await expect.poll(async () => (await failed())?.lastError).toContain('try later');
    expect(await failed()).toMatchObject({ state: 'waiting', attempts: 1 });
    // Who waits is not told that it was sent.
    expect((await carl.get('/api/auth/verification')).body).toEqual({ fate: 'late' });
    const { id } = (await failed())!;
    expect((await ann.post(`/api/admin/outbox/${id}/send`)).status).toBe(200);
    await expect.poll(state('carl@example.org')).toBe('sent');
    expect(office.mails.at(-1)?.to).toEqual(['carl@example.org']);
    expect((await ann.get('/api/admin/audit')).body).toMatchObject({
      entries: [{ act: 'mail.resend', targetId: id, adminEmail: 'ann@example.org' }],
    });
  });

  it('gives up at once on an address that the server says is none, and says why', async () => {
    office.refusals = [{ code: 550, text: 'no such mailbox' }];
    await world.stranger().signUp('dora@example.org');
    await expect.poll(state('dora@example.org')).toBe('failed');
    expect((await outbox())[0]?.lastError).toContain('no such mailbox');
  });

  it('tells who waits for a mail, and who invited somebody, that none took it, and nobody of other mails', async () => {
    const [ann, emil] = [world.stranger(), world.stranger()];
    await ann.signIn('ann@example.org');
    const { appId } = await makeApp(world, ann, { live: true });
    office.refusals = [{ code: 550, text: 'no such mailbox' }];
    await emil.signUp('emil@example.org');
    await expect.poll(state('emil@example.org')).toBe('failed');
    expect((await emil.get('/api/auth/verification')).body).toEqual({ fate: 'undelivered' });
    expect((await ann.get('/api/auth/verification')).body).toEqual({ fate: null });
    expect((await world.stranger().get('/api/auth/verification')).status).toBe(401);

    const member = { email: 'emil@example.org', role: 'editor' };
    await ann.post(`/api/apps/${appId}/members`, member);
    await expect.poll(state('emil@example.org')).toBe('sent');
    const lost = async () =>
      (await ann.get<{ members: Member[] }>(`/api/apps/${appId}/members`)).body.members
        .filter(({ mailFate }) => mailFate === 'undelivered')
        .map(({ email }) => email);
    expect(await lost()).toEqual([]);
    office.refusals = [
      { code: 550, text: 'no such mailbox' },
      { code: 550, text: 'no such mailbox' },
    ];
    await ann.post(`/api/apps/${appId}/members`, { ...member, email: 'fay@example.org' });
    await expect.poll(lost).toEqual(['fay@example.org']);
    // Another mail to the same address is not the invitation.
    await ann.post(`/apps/${appId}/users/invite-user`, { user_email: 'gus@example.org' });
    await expect.poll(state('gus@example.org')).toBe('failed');
    const { users } = (await ann.get<{ users: AppUser[] }>(`/api/apps/${appId}/users`)).body;
    const named = users
      .filter(({ mailFate }) => mailFate === 'undelivered')
      .map(({ email }) => email);
    expect(named).toEqual(['gus@example.org']);
  });

  it('writes to an app’s end users in the app’s own name, colours and support address', async () => {
    const ann = world.stranger();
    await ann.signIn('ann@example.org');
    const { appId } = await makeApp(world, ann, { name: 'Anna’s <Bakery>', live: true });
    const style = { logoUrl: `/files/${appId}/logo.png`, buttonBackgroundColor: '#ffcc00' };
    expect((await ann.post(`/api/apps/${appId}/style`, { appStyle: style })).status).toBe(200);
    const settings = { supportEmail: 'bread@bakery.example' };
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: settings });
    const before = office.mails.length;
    const invited = await ann.post(`/apps/${appId}/users/invite-user`, {
      user_email: 'guest@example.org',
      role: 'user',
    });
    expect(invited.status).toBe(200);
    await expect.poll(() => office.mails.length).toBe(before + 1);
    const { mail } = office.mails.at(-1)!;
    expect(mail.from).toMatchObject({ name: 'Anna’s <Bakery>' });
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'bread@bakery.example' });
    expect(mail.html).toContain(`http://localhost/files/${appId}/logo.png`);
    expect(mail.html).toContain('background:#ffcc00');
    // Dark words on a light button.
    expect(mail.html).toContain('color:#111111');
    expect(mail.html).not.toContain('<Bakery>');
    expect(mail.text).not.toContain('Trellis');
  });

  it('writes in the theme that the app was built in where no colours were chosen', async () => {
    const ann = world.stranger();
    await ann.signIn('ann@example.org');
    const { appId } = await makeApp(world, ann, {
      name: 'Themed',
      live: true,
      files: {
        'globals.css': `/* :root { --primary: 0 0% 0%; } */
@layer base { :root { --radius: 0.5rem; --primary: 27 71% 33%; --primary-foreground: 30 60% 97%; } }
.dark { --primary: 27 71% 70%; }`,
      },
    });
    expect((await world.stranger().get(`/apps/${appId}/auth/info`)).body).toMatchObject({
      color: '#904e18',
      onColor: '#fcf7f3',
    });
    await ann.post(`/apps/${appId}/users/invite-user`, { user_email: 'themed@example.org' });
    const mail = await office.take('themed@example.org');
    expect(mail.html).toContain('background:#904e18');
    expect(mail.html).toContain('color:#fcf7f3');
    // A chosen colour goes before, with words that are read on it.
    const appStyle = { buttonBackgroundColor: '#ffcc00' };
    await ann.post(`/api/apps/${appId}/style`, { appStyle });
    expect((await world.stranger().get(`/apps/${appId}/auth/info`)).body).toMatchObject({
      color: '#ffcc00',
      onColor: '#111111',
    });
  });
});

describe('a mail server that comes and goes', () => {
  it('sends what was kept before it when the admin says so, and says that nothing sends once it is gone', async () => {
    const bare = await openWorld();
    const admin = await bare.builder('Ann');
    await bare.stranger().signUp('early@example.org');
    const [kept] = (await bare.services.mail.list(undefined)).mails;
    // Without a mail server there is nobody to try.
    expect((await admin.post(`/api/admin/outbox/${kept!.id}/send`)).status).toBe(200);
    expect((await bare.services.mail.list(undefined)).mails[0]).toMatchObject({ state: 'kept' });

    const sending = await bare.another({ SMTP_URL: office.url });
    expect((await sending.services.mail.list(undefined)).mails[0]).toMatchObject({ state: 'kept' });
    await sending.services.mail.retry(kept!.id);
    expect((await office.take('early@example.org')).subject).toBe('Verify your email address');
    const last = async () => (await sending.services.mail.list(undefined)).mails[0]!;
    await expect.poll(async () => (await last()).state).toBe('sent');

    office.refusals = [{ code: 451, text: 'try later' }];
    const late = sending.stranger();
    await late.signUp('late@example.org');
    await expect.poll(async () => (await last()).lastError).toContain('try later');
    expect((await last()).state).toBe('waiting');
    await sending.close();
    expect((await bare.services.mail.list(undefined)).mails[0]).toMatchObject({
      to: 'late@example.org',
      state: 'kept',
    });
  });

  it('tells everybody alike that mails are late while it does not answer, and not where it refuses one address', async () => {
    const gone = await PostOffice.start();
    const SMTP_URL = gone.url;
    await gone.stop();
    const sending = await openWorld({ SMTP_URL });
    const ann = await sending.builder('Ann');
    const { appId } = await makeApp(sending, ann, { live: true });
    const told = async () =>
      Promise.all(
        ['/api/installation', `/apps/${appId}/auth/info`].map(
          async (path) => (await sending.stranger().get<{ isMailLate: boolean }>(path)).body,
        ),
      );
    expect(await told()).toMatchObject([{ isMailLate: false }, { isMailLate: false }]);
    await sending.stranger().signUp('bea@example.org');
    await expect.poll(told).toMatchObject([{ isMailLate: true }, { isMailLate: true }]);
    // So does a server that has tried none itself, and none that sends no mail.
    const beside = await sending.another({ SMTP_URL });
    expect(await beside.services.mail.isLate()).toBe(true);
    const bare = await sending.another({ SMTP_URL: '' });
    expect(await bare.services.mail.isLate()).toBe(false);
    office.refusals = [{ code: 550, text: 'no such mailbox' }];
    await world.stranger().signUp('nobody@example.org');
    await expect.poll(state('nobody@example.org')).toBe('failed');
    expect(await world.services.mail.isLate()).toBe(false);
  });
});
