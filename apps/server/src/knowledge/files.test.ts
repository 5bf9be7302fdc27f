import { setTimeout as sleep } from 'node:timers/promises';
import { CONTEXT_TEXTS, type ContextItem, type Passage } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld({ PLAN_LIMITS: '{}' });
const ann = await world.builder('Ann');
const zoe = await world.builder('Zoe');
await world.services.db
  .updateTable('accounts')
  .set({ plan: 'lite' })
  .where('user_id', '=', zoe.uid)
  .execute();

const CSV = 'Name,Price\nSloop,1200\nKetch,900\n';
type Sent = ContextItem & { message?: string; error?: { code: string } };

async function sendForm(who: Person, path: string, form: FormData) {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const answer = await who.fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': whole.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.length),
    },
    body: bytes,
  });
  return { status: answer.status, body: (await answer.json()) as Sent };
}

function send(who: Person, appId: string, file: File, more = '') {
  const form = new FormData();
  form.append('file', file);
  return sendForm(who, `/api/context/ingest/file?appId=${appId}${more}`, form);
}

const items = async (who: Person, appId: string) =>
  (await who.get<{ contextItems: ContextItem[] }>(`/api/context/items?appId=${appId}`)).body
    .contextItems;
const settled = (who: Person, appId: string) =>
  expect
    .poll(async () => (await items(who, appId)).every(({ status }) => status === 'synced'))
    .toBe(true);
const ask = async (who: Person, appId: string, question: string) =>
  (await who.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;

it('a list is text/csv, or what browsers call a .csv; nothing else is one by its name', async () => {
  const { appId } = await makeApp(world, ann, {});
  const typed = (name: string, type: string, text = CSV) =>
    send(ann, appId, new File([text], name, { type })).then(({ status, body }) => [
      status,
      body.type ?? body.error?.code,
    ]);
  for (const type of ['text/csv', 'application/vnd.ms-excel', 'application/octet-stream'])
    expect(await typed('boats.csv', type)).toEqual([200, 'csv']);
  expect(await typed('boats', 'text/csv')).toEqual([200, 'csv']);
  for (const type of ['application/pdf', 'image/png', 'text/html', 'application/json'])
    expect(await typed('boats.csv', type)).toEqual([415, 'wrong-file-type']);
  expect(await typed('boats.xls', 'application/vnd.ms-excel')).toEqual([415, 'wrong-file-type']);
  expect(await typed('report.pdf', 'application/pdf')).toEqual([415, 'wrong-file-type']);
  expect(await typed('letter.docx', 'application/msword')).toEqual([415, 'wrong-file-type']);
});

it('a plan takes so many files at once, and a form one of them', async () => {
  const { appId } = await makeApp(world, zoe, {});
  const two = new FormData();
  two.append('file', new File([CSV], 'a.csv', { type: 'text/csv' }));
  two.append('file', new File([CSV], 'b.csv', { type: 'text/csv' }));
  const both = await sendForm(zoe, `/api/context/ingest/file?appId=${appId}`, two);
  expect([both.status, both.body.message]).toEqual([422, CONTEXT_TEXTS.manyFiles]);
  expect(await items(zoe, appId)).toEqual([]);

  // A first file that is long on its way.
  let send2: (() => void) | undefined;
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${CSV}`;
  const tail = `\r\n--${boundary}--\r\n`;
  const begin = () =>
    zoe.fetch(`/api/context/ingest/file?appId=${appId}`, {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': String(head.length + tail.length),
      },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from(head));
          send2 = () => {
            controller.enqueue(Buffer.from(tail));
            controller.close();
          };
        },
      }),
      duplex: 'half',
    } as RequestInit);
  let slow = begin();
  const file = new File([CSV], 'b.csv', { type: 'text/csv' });
  // What is no data is refused for that until the place is taken.
  const none = new File(['MZ'], 'b.exe', { type: 'application/x-msdownload' });
  await expect
    .poll(async () => {
      const { message } = (await send(zoe, appId, none)).body;
      // Where the one to refuse came first, the long one was refused: it sets out again.
      const early = await Promise.race([slow.then(() => true), sleep(50, false)]);
      if (early) slow = begin();
      return message;
    })
    .toBe('Your plan takes one file at a time');
  const refused = await send(zoe, appId, file);
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'plan_limit/filesAtOnce']);
  expect(refused.body.message).toBe('Your plan takes one file at a time');
  send2?.();
  expect((await slow).status).toBe(200);
  // Its place is free again; now the plan's one item is there.
  expect((await send(zoe, appId, file)).status).toBe(402);
});

it('one’s only item is replaced on lite: the new one counts with the old one, and answers nothing until it takes its place', async () => {
  const { appId } = await makeApp(world, zoe, {});
  const old = (await send(zoe, appId, new File([CSV], 'a.csv', { type: 'text/csv' }))).body;
  await settled(zoe, appId);
  const next = (text: string) =>
    send(zoe, appId, new File([text], 'b.csv', { type: 'text/csv' }), `&replaces=${old.id}`);
  expect((await next('Name,Price\nYawl,700\n')).status).toBe(200);
  const { status, body: made } = await next('Name,Price\nYawl,701\n');
  expect(status).toBe(200);
  await settled(zoe, appId);
  // One at a time waits for a place.
  expect((await items(zoe, appId)).map(({ id }) => id)).toEqual([made.id, old.id]);
  expect(await ask(zoe, appId, 'Yawl')).toEqual([]);
  expect((await send(zoe, appId, new File([CSV], 'c.csv', { type: 'text/csv' }))).status).toBe(402);
  const swap = { oldItemId: old.id, newItemId: made.id };
  expect((await zoe.post(`/api/tools/${appId}/replaceDataItem`, swap)).status).toBe(200);
  expect((await ask(zoe, appId, 'Yawl'))[0]?.text).toContain('701');
  expect(await ask(zoe, appId, 'Sloop')).toEqual([]);
  // It is a plan's one item now, and of another app's items none can be replaced.
  expect((await send(zoe, appId, new File([CSV], 'c.csv', { type: 'text/csv' }))).status).toBe(402);
  const { appId: other } = await makeApp(world, zoe, {});
  const foreign = new File([CSV], 'c.csv', { type: 'text/csv' });
  expect((await send(zoe, other, foreign, `&replaces=${made.id}`)).status).toBe(404);
});

it('characters that are no text keep nobody from the rest of a document', async () => {
  const { appId } = await makeApp(world, ann, {});
  // Behind the first bytes, by which a file is told from what is no text.
  const rest = 'Nothing of note. '.repeat(400);
  const rows = `Na\0me,Price\nSloop,1200\n${'Yawl,1\n'.repeat(1_000)}Ke\0tch,900\n`;
  const page = `# Keel\n\n${rest}\n\nThe k\0eel is made of oak.`;
  const list = new File([rows.replace('\0', '')], 'boats.csv', { type: 'text/csv' });
  const text = new File([page], 'ke\0el.md', { type: 'text/markdown' });
  for (const file of [list, text]) {
    const sent = await send(ann, appId, file);
    expect([file.name, sent.status, sent.body.message]).toEqual([file.name, 200, undefined]);
  }
  await settled(ann, appId);
  const [oak] = await ask(ann, appId, 'What is the keel made of? Oak?');
  expect(oak?.text).toContain('keel is made of oak');
  const [boat] = await ask(ann, appId, 'price 900');
  expect(boat?.text).toMatch(/^Name: Ke.?tch · Price: 900$/);
});
