import { MESSAGES } from '@trellis/contract';
import { makeApp, openModel, openWorld, sendMessage } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  files: { 'pages/Home.tsx': 'export default () => <p>Home</p>;' },
});
beforeEach(() => model.reset());

interface Stored {
  messages: {
    parts: { type: string; text?: string }[];
    metadata: { status: string; error?: string; details?: string };
  }[];
}

/** Asks, waits for the end, and answers how it ended and what was said. */
async function ask() {
  await (await sendMessage(owner, appId, 'What is here?')).text();
  const { body } = await owner.get<Stored>(`/api/apps/${appId}/messages`);
  const { metadata, parts } = body.messages.at(-1)!;
  return { ...metadata, said: parts.map(({ text = '' }) => text).join('') };
}

const within = (error: unknown) => `data: ${JSON.stringify({ error })}\n\ndata: [DONE]\n\n`;
const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const PAGE = '<!doctype html><html><title>Welcome</title><body>Log in</body></html>';

it.each([
  ['credit', within({ message: 'Insufficient credits', code: 402 }), MESSAGES.modelMoney],
  [
    'credit by its words',
    within({ message: 'You exceeded it', type: 'insufficient_quota' }),
    MESSAGES.modelMoney,
  ],
  ['a key', within({ message: 'No auth credentials found', code: 401 }), MESSAGES.modelKey],
  ['a filter', within({ message: 'Input was flagged', code: 403 }), MESSAGES.modelFiltered],
  ['its own words', within('unknown field'), MESSAGES.modelRefused],
])('an error within the stream that is about %s is told as that', async (_, raw, words) => {
  model.will({ raw }, { raw });
  expect(await ask()).toMatchObject({ status: 'error', error: words });
});

it.each([
  ['a page of another site', { raw: PAGE, as: 'text/html' }, MESSAGES.modelAddress],
  ['a proxy’s 404', { raw: PAGE, as: 'text/html', under: 404 }, MESSAGES.modelAddress],
  [
    'a plain 404',
    { raw: '404 page not found', as: 'text/plain', under: 404 },
    MESSAGES.modelAddress,
  ],
  ['JSON of something else', { raw: '{"ok":true}', as: 'application/json' }, MESSAGES.modelAddress],
  [
    'an error under 200',
    { raw: '{"error":"Unexpected endpoint or method"}', as: 'application/json' },
    MESSAGES.modelRefused,
  ],
  [
    'a request that is too large for a proxy',
    { raw: '<html>413 Request Entity Too Large</html>', as: 'text/html', under: 413 },
    MESSAGES.modelContext,
  ],
  [
    'a filter’s 400',
    {
      raw: '{"error":{"code":"content_filter","message":"The content management policy"}}',
      as: 'application/json',
      under: 400,
    },
    MESSAGES.modelFiltered,
  ],
  ['a stream of nothing', { raw: 'data: [DONE]\n\n' }, MESSAGES.modelEmpty],
  ['an end by a fault', { raw: chunk({ content: 'Hi' }, 'error') }, MESSAGES.modelBusy],
  [
    'a filter by another name',
    { raw: chunk({ content: 'Hi' }, 'sensitive') },
    MESSAGES.modelFiltered,
  ],
])('%s is no lost connection', async (_, reply, words) => {
  model.will(reply, reply, reply, reply);
  expect(await ask()).toMatchObject({ status: 'error', error: words });
});

it('an admin reads what a refusal without the usual shape said', async () => {
  const reply = {
    raw: '{"detail":"stream_options is unknown"}',
    as: 'application/json',
    under: 400,
  };
  model.will(reply, reply);
  const { details } = await ask();
  expect(details).toContain('stream_options is unknown');
});

it.each([
  [
    'in one piece',
    '{"choices":[{"message":{"role":"assistant","content":"A page."},"finish_reason":"stop"}]}',
    'application/json',
  ],
  [
    'that ends by its word alone',
    `${chunk({ content: 'A page.' })}data: [DONE]\n\n`,
    'text/event-stream',
  ],
])('an answer %s is one', async (_, raw, as) => {
  model.will({ raw, as });
  expect(await ask()).toMatchObject({ status: 'ready', said: 'A page.' });
});

it('a provider whose limit for a minute speaks of plans and of when it ends is asked again then', async () => {
  const message = 'You exceeded your current quota, please check your plan and billing details.';
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' }];
  const raw = JSON.stringify([{ error: { code: 429, message, details } }]);
  model.will({ raw, as: 'application/json', under: 429 }, { text: 'A page.' });
  expect(await ask()).toMatchObject({ status: 'ready', said: 'A page.' });
});

it('a model that asks for tools to the last, though it is to answer, is said to do so', async () => {
  const looks = { tool: 'read_file', input: { path: 'pages/Home.tsx' } };
  model.will(...Array.from({ length: 12 }, () => looks));
  expect(await ask()).toMatchObject({ status: 'error', error: MESSAGES.modelOnlyAsked });
});

it('a model’s server that does not run is told as that', async () => {
  await model.stop();
  expect(await ask()).toMatchObject({ status: 'error', error: MESSAGES.modelDown });
});
