import { MESSAGES } from '@trellis/contract';
import { makeApp, messageId, openModel, openWorld, sendMessage, writes } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

interface Stored {
  messages: { role: string; metadata: { status: string; error?: string } }[];
}

/** Asks, waits for the end, and answers how it ended. */
async function ask(appId: string, text: string) {
  await (await sendMessage(owner, appId, text, { id: messageId() })).text();
  const { body } = await owner.get<Stored>(`/api/apps/${appId}/messages`);
  return body.messages.at(-1)!.metadata;
}

it.each([
  [{ status: 401 }, MESSAGES.modelKey],
  [{ status: 403 }, MESSAGES.modelKey],
  [{ status: 402 }, MESSAGES.modelMoney],
  [
    { status: 429, code: 'insufficient_quota', message: 'You exceeded your current quota' },
    MESSAGES.modelMoney,
  ],
  [{ status: 400, message: 'Your credit balance is too low' }, MESSAGES.modelMoney],
  [{ status: 400, message: 'API key not valid. Please pass a valid API key.' }, MESSAGES.modelKey],
  [
    { status: 404, message: 'The model `gpt-9` does not exist or you do not have access to it.' },
    MESSAGES.modelUnknown,
  ],
  [{ text: '' }, MESSAGES.modelEmpty],
  [{ reasoning: 'I think about it.', text: '' }, MESSAGES.modelEmpty],
  [{ text: '<think>I think about it.</think>\n' }, MESSAGES.modelEmpty],
  [{ text: '', finish: 'content_filter' as const }, MESSAGES.modelFiltered],
  [{ text: 'I will', finish: 'content_filter' as const }, MESSAGES.modelFiltered],
])('a model that answers %o is said to need what an admin can do', async (reply, words) => {
  const { appId } = await makeApp(world, owner, { files: {} });
  const before = model.calls.length;
  model.will(reply);
  expect(await ask(appId, 'build it')).toMatchObject({ status: 'error', error: words });
  // Asked again it would only say so again.
  expect(model.calls.length - before).toBe(1);
});

it('a plan of nothing failed as well', async () => {
  const { appId } = await makeApp(world, owner, { files: {} });
  model.will({ text: '' });
  const id = messageId();
  await (await sendMessage(owner, appId, 'x', { id, metadata: { mode: 'plan' } })).text();
  const { body } = await owner.get<Stored>(`/api/apps/${appId}/messages`);
  expect(body.messages.at(-1)!.metadata).toMatchObject({ error: MESSAGES.modelEmpty });
});

it.each([
  [
    400,
    'input length and `max_tokens` exceed context limit: 199000 + 8192 > 200000',
    MESSAGES.modelContext,
  ],
  [400, 'Input is too long for requested model.', MESSAGES.modelContext],
  [
    413,
    'Request too large for model `x` on tokens per minute (TPM): Limit 6000, Requested 9000',
    MESSAGES.rateLimit,
  ],
])('what is refused by %i as too much (%s) is asked with less', async (status, message, words) => {
  const { appId } = await makeApp(world, owner, { files: {} });
  const refusal = { status, message };
  model.will(refusal, { text: 'I listen.' });
  expect(await ask(appId, 'hello')).toMatchObject({ status: 'ready' });
  model.will(refusal, refusal, refusal);
  expect(await ask(appId, 'hello')).toMatchObject({ status: 'error', error: words });
});

it('what is more than the model reads at once is asked with less, and works', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, nth) => [
      `components/Part${nth}.tsx`,
      `export function Part${nth}() {\n  return <p>${'word '.repeat(1_500)}</p>;\n}\n`,
    ]),
  );
  const { appId } = await makeApp(world, owner, { files: many });
  model.will({ text: 'I listen.' });
  await ask(appId, 'hello');
  const before = model.calls.length;
  model.will(
    {
      status: 400,
      code: 'context_length_exceeded',
      message: 'maximum context length is 8192 tokens',
    },
    { status: 400, message: 'prompt is too long: 20000 tokens > 8000 maximum' },
    { text: writes({ 'pages/Home.tsx': 'export default () => <p>Small</p>;' }) },
  );
  expect(await ask(appId, 'make a home page')).toMatchObject({ status: 'ready' });
  const sizes = model.calls.slice(before).map(({ messages }) => JSON.stringify(messages).length);
  expect(sizes).toHaveLength(3);
  expect(sizes[1]!).toBeLessThan(sizes[0]! / 2);
  expect(sizes[2]!).toBeLessThan(sizes[1]! / 2);
  expect(model.calls.at(-1)!.messages.filter(({ role }) => role !== 'system')).toHaveLength(1);
});

it('says so where even the least is too much', async () => {
  const { appId } = await makeApp(world, owner, { files: {} });
  const tooLong = { status: 400, message: 'maximum context length exceeded' };
  model.will(tooLong, tooLong, tooLong);
  expect(await ask(appId, 'build it')).toMatchObject({ error: MESSAGES.modelContext });
});
