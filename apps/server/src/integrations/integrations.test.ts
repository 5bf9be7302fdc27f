import { MESSAGES } from '@trellis/contract';
import { endedClients, endUser, makeApp, openWorld, type Person } from '@trellis/testing';
// Its main file is no module; this one is, and has no types.
// @ts-expect-error
import { createClient as createOldest } from 'base44-sdk-0.1/dist/index.esm.js';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { describe, expect, it, vi } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { signPath } from './signed.ts';

// The client tells the console of every error that the tests provoke.
vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const world = await openWorld({
  INTEGRATION_LIMITS: '{"calls":{"CreateFileSignedUrl":{"user":20}}}',
});
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { name: 'Notes', live: true });
const ann = await endUser(world, appId, 'ann');

// biome-ignore lint/suspicious/noExplicitAny: three generations of the client, whose types differ
type Client = any;
const clientOf = (make: (config: object) => Client, person?: Person, app = appId): Client =>
  make({ serverUrl, appId: app, token: person?.token ?? undefined, requiresAuth: false });
const core = (person?: Person, app = appId) =>
  clientOf(createClient as never, person, app).integrations.Core;
/** A PDF of one line. */
function pdf(line: string): string {
  const stream = `BT /F1 18 Tf 20 100 Td (${line}) Tj ET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;
}
const text = (words: string, name = 'a.txt') => new File([words], name, { type: 'text/plain' });

describe.each([
  ['0.8.50', createClient],
  ['0.7.10', endedClients(createOld as never) as never],
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
      message: expect.stringContaining('Core has no endpoint MakeCoffee. It has InvokeLLM, '),
    });
    const stranger = clientOf(make).integrations.Core;
    await expect(stranger.UploadFile({ file: text('x') })).rejects.toMatchObject({ status: 401 });
  });
});

it('takes files of people who are not signed in where their rows are taken, and few of them', async () => {
  const rls = { create: true, read: false, update: false, delete: false };
  const open = await makeApp(world, owner, {
    live: true,
    entities: { Application: { properties: { cv: { type: 'string' } }, rls } },
  });
  const { Core } = clientOf(createClient as never, undefined, open.appId).integrations;
  const { file_url } = await Core.UploadFile({ file: text('I can sail.') });
  expect(await (await fetch(file_url)).text()).toBe('I can sail.');
  const more = Array.from({ length: 20 }, () => Core.UploadFile({ file: text('x') }));
  const refused = (await Promise.allSettled(more)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 429 } }]);
  await expect(Core.UploadPrivateFile({ file: text('x') })).rejects.toMatchObject({ status: 401 });
});

describe('without a model', () => {
  it('InvokeLLM and GenerateImage say what is missing, and pretend nothing', async () => {
    const { InvokeLLM } = core(ann);
    const prompt = 'Describe this place. Name: Harbour Inn. It has 12 rooms.';
    const response_json_schema = { type: 'object', properties: { name: { type: 'string' } } };
    const refused = { status: 503, message: MESSAGES.noModel };
    for (const more of [{}, { response_json_schema }, { file: text('x') }, { stream: true }])
      await expect(InvokeLLM({ prompt, ...more })).rejects.toMatchObject(refused);
    await expect(core().InvokeLLM({ prompt })).rejects.toMatchObject(refused);
    const { body, headers } = await ann.post<{ error: { code: string } }>(
      '/integrations/Core/InvokeLLM',
      { prompt },
    );
    expect(body.error.code).toBe('no_model');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    await expect(InvokeLLM({})).rejects.toMatchObject({ status: 422 });
    await expect(
      InvokeLLM({ prompt, response_json_schema: { type: 'colour' } }),
    ).rejects.toMatchObject({ status: 422, message: 'This JSON schema has no type colour' });
    await expect(core(ann).GenerateImage({ prompt: 'a cat' })).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('IMAGE_MODEL'),
    });
    const Core = core(ann) as unknown as Record<string, (input: object) => Promise<unknown>>;
    for (const [endpoint, input, words] of [
      ['GenerateSpeech', { text: 'Ahoy' }, 'SPEECH_MODEL'],
      ['TranscribeAudio', { audio_url: '/files/x' }, 'TRANSCRIPTION_MODEL'],
      ['SendSMS', {}, 'HTTP integration'],
    ] as const)
      await expect(Core[endpoint]!(input)).rejects.toMatchObject({
        status: 501,
        message: expect.stringContaining(words),
      });
  });

  it('ExtractDataFromUploadedFile reads tables and documents', async () => {
    const item = {
      type: 'object',
      properties: {
        title: { type: 'string' },
        price: { type: 'number' },
        sold: { type: 'boolean' },
      },
      required: ['title'],
    };
    const extract = async (file: File, json_schema: object) => {
      const { file_url } = await core(ann).UploadFile({ file });
      return core(ann).ExtractDataFromUploadedFile({ file_url, json_schema });
    };
    const rows = [
      { title: 'Lamp', price: 4.5, sold: true },
      { title: 'Chair', price: 20, sold: false },
    ];
    const csv = text('Title;price;sold\nLamp;4.5;TRUE\nChair;20;no\n', 'a.csv');
    expect(await extract(csv, item)).toEqual({ status: 'success', output: rows, details: null });
    const list = { type: 'object', properties: { items: { type: 'array', items: item } } };
    const json = text(JSON.stringify(rows), 'a.json');
    expect(await extract(json, list)).toMatchObject({ output: { items: rows } });
    const sheet = await writeXlsxFile([
      [{ value: 'title' }, { value: 'price' }],
      [{ value: 'Desk' }, { value: 90 }],
    ]).toBuffer();
    expect(await extract(new File([sheet], 'a.xlsx'), item)).toMatchObject({
      output: { title: 'Desk', price: 90 },
    });
    const invoice = { type: 'object', properties: { total: { type: 'number' } } };
    expect(await extract(new File([pdf('Total: 120.50')], 'a.pdf'), invoice)).toMatchObject({
      output: { total: 120.5 },
    });
    expect(await extract(text('price\nmuch', 'b.csv'), item)).toMatchObject({
      status: 'error',
      output: null,
      details: 'Record 2 lacks title',
    });
    await expect(
      core(ann).ExtractDataFromUploadedFile({
        file_url: 'http://169.254.169.254/latest',
        json_schema: item,
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('a private file', () => {
  it('is read by a signed address alone, until that ends', async () => {
    const { file_uri } = await core(ann).UploadPrivateFile({ file: text('secret') });
    expect((await fetch(`${serverUrl}${file_uri}`)).status).toBe(404);
    const sign = (person: Person, more = {}) =>
      core(person).CreateFileSignedUrl({ file_uri, ...more });
    const { signed_url } = await sign(ann);
    const read = await fetch(signed_url);
    expect([await read.text(), read.headers.get('cache-control')]).toEqual([
      'secret',
      expect.stringMatching(/^private, max-age=(300|299)$/),
    ]);
    for (const forged of [
      signed_url.replace(/expires=\d+/, `expires=${Date.now()}`),
      signed_url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      signed_url.replace('/private/', '/'),
    ])
      expect((await fetch(forged)).status).toBe(404);
    const ended = signPath(world.services.box, file_uri, -1);
    expect((await fetch(`${serverUrl}${ended}`)).status).toBe(404);
    const other = await makeApp(world, owner, { live: true });
    const eve = await endUser(world, other.appId, 'eve');
    await expect(core(eve, other.appId).CreateFileSignedUrl({ file_uri })).rejects.toMatchObject({
      status: 404,
    });
    await expect(core().CreateFileSignedUrl({ file_uri })).rejects.toMatchObject({ status: 401 });
  });
});

describe('SendEmail', () => {
  const mail = (to: string, more = {}) => ({
    to,
    subject: 'Your booking',
    body: '<p>Hello &amp; welcome</p><a href="https://x.example">here</a>',
    ...more,
  });
  const mailsTo = async (to: string) =>
    (await world.services.mail.list(undefined, 50)).mails.filter((sent) => sent.to === to);

  it('writes to people of the app, and tells nobody who they are', async () => {
    const known = await core(ann).SendEmail(mail('ann@users.example', { from_name: 'Desk' }));
    const sent = await world.mailTo('ann@users.example');
    expect(sent).toMatchObject({ subject: 'Your booking' });
    expect(sent.text).toContain('Hello & welcome');
    expect(sent.text).toContain('here (https://x.example)');
    const unknown = await core(ann).SendEmail(mail('nobody@users.example'));
    expect(unknown).toEqual(known);
    // No mail goes out here, which is said.
    expect(known).toEqual({ success: true, status: 'kept', message: MESSAGES.mailKept });
    expect(await mailsTo('nobody@users.example')).toEqual([]);
    const admin = await endUser(world, appId, 'adm', 'admin');
    await expect(core(admin).SendEmail(mail('nobody@users.example'))).rejects.toMatchObject({
      status: 403,
    });
    await expect(core(ann).SendEmail(mail('no address'))).rejects.toMatchObject({ status: 422 });
  });

  it('lets visitors write to those who run the app alone', async () => {
    await core().SendEmail(mail('ann@users.example', { subject: 'From a stranger' }));
    expect((await mailsTo('ann@users.example')).map(({ subject }) => subject)).not.toContain(
      'From a stranger',
    );
    await core().SendEmail(mail(owner.email, { subject: 'A question' }));
    expect((await world.mailTo(owner.email)).subject).toBe('A question');
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

  it('is limited, also when all come at once', async () => {
    const cleo = await endUser(world, appId, 'cleo');
    const { file_uri } = await core(cleo).UploadPrivateFile({ file: text('x') });
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () => core(cleo).CreateFileSignedUrl({ file_uri })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(core(cleo).CreateFileSignedUrl({ file_uri })).rejects.toMatchObject({
      status: 429,
      message: 'Too many calls of CreateFileSignedUrl. Try again later.',
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
