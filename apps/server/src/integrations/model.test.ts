import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { endUser, makeApp, openModel, openWorld, type Person } from '@trellis/testing';
import { generateText, streamText } from 'ai';
import { createClient } from 'base44-sdk-0.8';
import { beforeEach, expect, it, vi } from 'vitest';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const model = await openModel();
const world = await openWorld({
  ...model.env,
  IMAGE_MODEL: 'fake-pictures',
  SPEECH_MODEL: 'fake-voice',
  TRANSCRIPTION_MODEL: 'fake-ear',
  MODEL_PRICES:
    '{"fake-1":{"prompt":10,"completion":20},"fake-pictures":{"prompt":0,"completion":0,"picture":0.25}}',
  INTEGRATION_LIMITS: '{"tokens":{"user":50000}}',
});
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true });
const ann = await endUser(world, appId, 'ann');
beforeEach(() => model.reset());

const core = (person: Person) =>
  createClient({ serverUrl, appId, token: person.token ?? undefined } as never).integrations.Core;
const response_json_schema = {
  type: 'object',
  properties: { mood: { type: 'string', enum: ['good', 'bad'] } },
  required: ['mood'],
};
const used = async (endpoint = 'Core/InvokeLLM') => {
  const row = await world.services.db
    .selectFrom('integration_usage')
    .select(['prompt_tokens', 'completion_tokens', 'cost'])
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', ann.uid)
    .executeTakeFirst();
  return [Number(row?.prompt_tokens ?? 0), Number(row?.completion_tokens ?? 0), row?.cost ?? 0];
};

it('asks the model, and records its own figures', async () => {
  model.will({ text: 'The sea is blue.' });
  expect(
    await core(ann).InvokeLLM({ prompt: 'What is blue?', add_context_from_internet: true }),
  ).toBe('The sea is blue.');
  const [system] = model.calls.at(-1)!.messages;
  expect(system?.content).toContain('You have no access to the internet');
  expect(await used()).toEqual([100, 50, 0.002]);
});

it('reads texts aloud and writes recordings down, with the voices that apps know', async () => {
  const Core = core(ann) as unknown as Record<string, (input: object) => Promise<unknown>>;
  const { url } = (await Core.GenerateSpeech!({
    text: 'Ahoy',
    voice: 'storm',
    language_code: 'en',
  })) as {
    url: string;
  };
  expect(JSON.parse(model.sounds.at(-1)!)).toMatchObject({
    model: 'fake-voice',
    input: 'Ahoy',
    voice: 'onyx',
    response_format: 'mp3',
  });
  const heard = await fetch(new URL(url, serverUrl));
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(await Core.TranscribeAudio!({ audio_url: url })).toBe('Ahoy');
  expect(model.sounds.at(-1)).toContain('fake-ear');
  await expect(Core.GenerateSpeech!({ text: ' ' })).rejects.toMatchObject({ status: 422 });
  await expect(Core.GenerateVideo!({ prompt: 'Sea' })).rejects.toMatchObject({
    status: 501,
    message: 'Videos are not made here.',
  });
});

it('holds the model to the schema: asks without where the server knows none, and again where it does not fit', async () => {
  const invoke = () => core(ann).InvokeLLM({ prompt: 'How is it?', response_json_schema });
  model.will({ json: { mood: 'good' } });
  expect(await invoke()).toEqual({ mood: 'good' });
  expect(model.calls.at(-1)!.response_format?.type).toBe('json_schema');
  model.refusesSchema = true;
  model.will({ text: 'Here:\n```json\n{"mood":"bad"}\n```' });
  expect(await invoke()).toEqual({ mood: 'bad' });
  model.will({ text: '{"mood":"so so"}' }, { text: '{"mood":"good"}' });
  expect(await invoke()).toEqual({ mood: 'good' });
  expect(model.calls.at(-1)!.messages.at(-1)?.content).toContain('must be one of ["good","bad"]');
  model.will({ text: 'no' }, { text: 'no' });
  await expect(invoke()).rejects.toMatchObject({
    status: 502,
    message: "The model's answer does not fit the JSON schema: it is no JSON",
  });
});

it('hands no thinking to apps, and reads an answer behind it', async () => {
  model.will({ text: '<think>Maybe {x}</think>\nHello' });
  expect(await core(ann).InvokeLLM({ prompt: 'Greet' })).toBe('Hello');
  model.will({ text: '<think>Maybe {x} fits</think>{"mood":"good"}' });
  expect(await core(ann).InvokeLLM({ prompt: 'How is it?', response_json_schema })).toEqual({
    mood: 'good',
  });
  // Clients of a provider's own words send headers of their own, from pages of any origin.
  const asked = await fetch(`${serverUrl}/api/apps/${appId}/ai/openai/v1/chat/completions`, {
    method: 'OPTIONS',
    headers: { Origin: 'null', 'Access-Control-Request-Headers': 'x-stainless-os' },
  });
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-stainless-os');
});

it('says what went wrong, whole or streamed', async () => {
  model.will({ status: 429, retryAfter: 7 });
  const busy = await ann.post('/integrations/Core/InvokeLLM', { prompt: 'x' });
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '7']);
  model.will({ text: 'One two three four five six', everyMs: 1 });
  const events = async () => {
    const { body } = await ann.post<string>('/integrations/Core/InvokeLLM', {
      prompt: 'x',
      stream: true,
    });
    return body
      .trim()
      .split('\n\n')
      .map((line) => JSON.parse(line.slice(6)));
  };
  const streamed = await events();
  expect(
    streamed
      .filter(({ type }) => type === 'text')
      .map(({ text }) => text)
      .join(''),
  ).toBe('One two three four five six');
  expect(streamed.at(-1)).toEqual({ type: 'done', output: 'One two three four five six' });
  model.will({ status: 500 });
  expect(await events()).toEqual([{ type: 'error', message: 'The model failed. Try again.' }]);
});

it('answers clients that speak a provider’s own words, whole, in pieces and to a schema', async () => {
  const { aiGateway } = createClient({ serverUrl, appId, token: ann.token } as never);
  const { baseURL, token } = aiGateway.connection();
  const listed = await fetch(`${baseURL}/models`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await listed.json()).toMatchObject({ object: 'list', data: [{ id: 'fake-1' }] });
  const client = createOpenAICompatible({ name: 'home', baseURL, apiKey: token });
  const chat = client.chatModel('automatic');
  model.will({ text: 'The sea is blue.' });
  const whole = await generateText({
    model: chat,
    system: 'Answer like a sailor.',
    messages: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Ahoy' },
      { role: 'user', content: 'What is blue?' },
    ],
  });
  expect([whole.text, whole.finishReason, whole.usage.totalTokens]).toEqual([
    'The sea is blue.',
    'stop',
    150,
  ]);
  const sent = model.calls.at(-1)!.messages;
  expect(sent.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(sent[0]!.content).toContain('Answer like a sailor.');
  expect(JSON.stringify(sent.at(-1))).toContain('What is blue?');
  model.will({ text: 'One two three four', everyMs: 1 });
  const pieces: string[] = [];
  for await (const piece of streamText({ model: chat, prompt: 'Count' }).textStream)
    pieces.push(piece);
  expect(pieces.join('')).toBe('One two three four');
  expect(pieces.length).toBeGreaterThan(1);
  const post = (body: object) =>
    ann.post<Record<string, unknown>>(`/api/apps/${appId}/ai/openai/v1/chat/completions`, body);
  const messages = [{ role: 'user', content: 'How is it?' }];
  model.will({ json: { mood: 'good' } });
  const schema = { type: 'json_schema', json_schema: { name: 'a', schema: response_json_schema } };
  const fitted = await post({ messages, response_format: schema });
  expect(fitted.body).toMatchObject({
    choices: [{ message: { role: 'assistant', content: '{"mood":"good"}' } }],
  });
  model.will({ status: 500 });
  const failed = await post({ messages, stream: true });
  expect(String(failed.body)).toContain('The model failed. Try again.');
  for (const wrong of [
    {},
    { messages: [] },
    { messages: [{ role: 'assistant', content: 'Ahoy' }] },
    { messages, n: 3 },
    { messages, tools: [{}] },
  ])
    expect([(await post(wrong)).status, wrong]).toEqual([422, wrong]);
  const elsewhere = { url: 'http://127.0.0.1:1/secret.png' };
  const inner = [{ role: 'user', content: [{ type: 'image_url', image_url: elsewhere }] }];
  expect((await post({ messages: inner })).status).toBeGreaterThanOrEqual(400);
  const [pixel] = [
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ];
  model.will({ text: 'A dot.' });
  const seen = [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'image_url', image_url: { url: pixel } },
      ],
    },
  ];
  expect((await post({ messages: seen })).body).toMatchObject({
    choices: [{ message: { content: 'A dot.' } }],
  });
  expect(JSON.stringify(model.calls.at(-1)!.messages)).toContain('data:image/png;base64,');
  model.will({ text: 'It was a', finish: 'length' });
  const cut = await post({ messages, max_tokens: 5 });
  expect(cut.body).toMatchObject({ choices: [{ finish_reason: 'length' }] });
  expect(JSON.stringify(model.calls.at(-1))).toMatch(/"max(?:_completion)?_tokens":5\b/);
  // As many pictures as InvokeLLM takes files, wherever in the conversation they stand.
  const part = { type: 'image_url', image_url: { url: pixel } };
  const many = [
    { role: 'user', content: Array.from({ length: 6 }, () => part) },
    { role: 'assistant', content: 'Dots.' },
    { role: 'user', content: Array.from({ length: 6 }, () => part) },
  ];
  expect((await post({ messages: many })).status).toBe(422);
  const long = [{ role: 'user', content: 'x'.repeat(200_001) }];
  expect((await post({ messages: long })).status).toBe(422);
  // What has a form to fit and came twice is told once.
  model.will({ text: '{"mood":"so so"}' }, { text: '{"mood":"bad"}' });
  const streamed = await post({ messages, stream: true, response_format: schema });
  const told = String(streamed.body)
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '');
  expect(told.join('')).toBe('{"mood":"bad"}');
});

it('an answer that is left is counted as far as it came', async () => {
  const carl = await endUser(world, appId, 'carl');
  model.will({ text: 'word '.repeat(400), everyMs: 5 });
  const stop = new AbortController();
  const answer = await fetch(`${serverUrl}/api/apps/${appId}/ai/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${carl.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Write' }], stream: true }),
    signal: stop.signal,
  });
  const reader = answer.body!.getReader();
  for (let read = 0; read < 10; read++) await reader.read();
  stop.abort();
  const usedBy = () =>
    world.services.db
      .selectFrom('integration_usage')
      .select(['prompt_tokens', 'completion_tokens'])
      .where('user_id', '=', carl.uid)
      .executeTakeFirst();
  await vi.waitFor(async () => {
    const row = await usedBy();
    expect(Number(row?.prompt_tokens)).toBeGreaterThan(0);
    expect(Number(row?.completion_tokens)).toBeGreaterThan(0);
  }, 5_000);
});

it('shows pictures to the model, and has some drawn', async () => {
  const { url } = await core(ann).GenerateImage({ prompt: 'a pixel' });
  expect(url).toMatch(/\.png$/);
  expect(await used('Core/GenerateImage')).toEqual([0, 0, 0.25]);
  const drawn = await fetch(url);
  expect(drawn.headers.get('content-type')).toBe('image/png');
  model.will({ json: { mood: 'good' } });
  const read = await core(ann).ExtractDataFromUploadedFile({
    file_url: url,
    json_schema: response_json_schema,
  });
  expect(read).toEqual({ status: 'success', output: { mood: 'good' }, details: null });
  expect(JSON.stringify(model.calls.at(-1)!.messages)).toContain('data:image/png;base64,');
});

it('keeps a day of tokens, which hold when all ask at once', async () => {
  const bea = await endUser(world, appId, 'bea');
  model.will(...Array.from({ length: 30 }, () => ({ text: 'Yes.', everyMs: 20 })));
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, () => core(bea).InvokeLLM({ prompt: 'Is it?' })),
  );
  const done = all.filter(({ status }) => status === 'fulfilled').length;
  // Each sets 8,000 tokens aside until it is known what it used.
  expect(done).toBeGreaterThanOrEqual(6);
  expect(done).toBeLessThan(30);
  const refused = all.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ status: 429 });
  model.reset();
  model.will({ text: 'Again.' });
  expect(await core(bea).InvokeLLM({ prompt: 'And now?' })).toBe('Again.');
});
