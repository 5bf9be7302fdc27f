import { MESSAGES, VISITOR_KEY_HEADER } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { PostOffice } from '@trellis/testing/post-office';
import { afterAll, expect, it } from 'vitest';

const office = await PostOffice.start();
afterAll(() => office.stop());
const world = await openWorld({
  SMTP_URL: office.url,
  MAIL_FROM: 'hello@trellis.example',
  PUBLIC_URL: 'http://localhost',
});
const owner = world.stranger();
await owner.signUp('olga@example.org', 'Olga');
const { appId } = await makeApp(world, owner, { live: true, name: 'Garden' });
await owner.post(`/api/apps/${appId}/chat/activate`, { isActive: true });

const ask = (path: string, body: object) =>
  world
    .stranger()
    .call<{ talkId: string; message: string; error: { code: string } }>(
      'POST',
      `/api/assistants/${appId}${path}`,
      body,
      { [VISITOR_KEY_HEADER]: 'k'.repeat(40) },
    );
const support = (supportEmail: string | null) =>
  world.services.db
    .updateTable('apps')
    .set({ settings: JSON.stringify({ supportEmail }) })
    .where('app_id', '=', appId)
    .execute();

it('without a model nothing pretends to be one', async () => {
  const { talkId } = (await ask('/talks', {})).body;
  const { status, body } = await ask(`/talks/${talkId}/messages`, { text: 'Hi' });
  expect([status, body.error.code, body.message]).toEqual([503, 'NO_MODEL', MESSAGES.noModel]);
});

it('a question is mailed to the support address alone, and the answer goes to its visitor', async () => {
  const given = { email: 'vera@example.org', message: 'When?\n\nBcc: all@example.org' };
  expect((await ask('/hand-over', given)).body.error.code).toBe('NO_SUPPORT');
  await support('help@garden.example');
  expect((await ask('/hand-over', { ...given, email: 'a@b.org\r\nBcc: c@d.org' })).status).toBe(
    422,
  );
  expect(await ask('/hand-over', given)).toMatchObject({ status: 200, body: { sent: true } });
  await expect.poll(() => office.mails.length).toBe(1);
  const { to, mail } = office.mails[0]!;
  expect(to).toEqual(['help@garden.example']);
  expect(mail.replyTo?.[0]).toMatchObject({ address: 'vera@example.org' });
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toBe('A question from a visitor of Garden');
  expect(mail.text).toContain('Bcc: all@example.org');
});

it('the link of an invitation is in its mail alone, where mails go out', async () => {
  const body = { user_email: 'ivy@example.org', role: 'user' };
  const { status, body: answer } = await owner.post(`/apps/${appId}/users/invite-user`, body);
  expect([status, answer]).toMatchObject([200, { inviteLink: null }]);
});

it('one address writes a few times in an hour', async () => {
  const given = { email: 'vera@example.org', message: 'Again' };
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await ask('/hand-over', given)).status);
  expect(answers.slice(-2)).toEqual([429, 429]);
});
