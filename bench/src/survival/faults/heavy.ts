import { crc32, createDeflateRaw } from 'node:zlib';
import { openPlace, type Place } from '../place.ts';
import { memoryOf } from './machine.ts';
import type { Seen } from './outside.ts';

const LATEST_MS = 5_000;
const MOST_MB = 300;

/** 16: bodies that are too large, too many, too deep, or that grow: each refused soon, and with little memory. */
export async function heavyBodies(): Promise<Seen> {
  const place = await openPlace();
  const answers: string[] = [];
  let isWell = true;
  try {
    const document = await inflating(1_000_000_000);
    const table = `text\n${'word\n'.repeat(1_000_000)}`;
    const deep = `{"text":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    const sent: [what: string, send: () => Promise<Response>][] = [
      ['100 MB body', () => json(place, place.at, `{"text":"${'x'.repeat(100_000_000)}"}`)],
      ['1,000,000-row CSV', () => place.call('POST', `${place.at}/import`, form(table, 'a.csv'))],
      ['10,000-deep JSON', () => json(place, place.at, deep)],
      ['1 GB DOCX', () => read(place, document)],
    ];
    for (const [what, send] of sent) {
      const before = memoryOf(place.product.pid);
      const watch = watched(place.product.pid);
      const began = performance.now();
      const { status, said } = await refusalOf(await send());
      const took = performance.now() - began;
      const more = watch.end() - before;
      isWell &&= (status === 413 || status === 422) && took < LATEST_MS && more < MOST_MB;
      answers.push(
        `${what} ${status} (${said}) after ${Math.round(took)} ms, ${Math.round(more)} MB`,
      );
    }
    return { passed: isWell, seen: answers.join('; ') };
  } finally {
    await place.close();
  }
}

/** The call that extracts answers 200 with a `status` of its own (base44-compatibility.md). */
async function refusalOf(response: Response): Promise<{ status: number; said: string }> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const isRefused = response.status === 200 && body.status === 'error';
  const said = String(body.message ?? body.details ?? '').slice(0, 80);
  return { status: isRefused ? 422 : response.status, said };
}

function watched(pid: number): { end(): number } {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}

const json = (place: Place, path: string, body: string): Promise<Response> =>
  fetch(place.product.url + path, { method: 'POST', headers: place.headers(), body });

function form(content: string | Uint8Array, name: string): FormData {
  const all = new FormData();
  all.set('file', new File([content as Uint8Array<ArrayBuffer>], name));
  return all;
}

/** Stores a document, and has its words read. */
async function read(place: Place, document: Uint8Array): Promise<Response> {
  const at = `/api/apps/${place.appId}/integration-endpoints/Core`;
  const stored = await place.call('POST', `${at}/UploadFile`, form(document, 'a.docx'));
  if (!stored.ok) return stored;
  const { file_url } = (await stored.json()) as { file_url: string };
  return place.call('POST', `${at}/ExtractDataFromUploadedFile`, {
    file_url,
    json_schema: { type: 'object', properties: { text: { type: 'string' } } },
  });
}

/** A DOCX of one part, whose spaces are `size` bytes when it is unpacked (APPNOTE.TXT, 4.3). */
async function inflating(size: number): Promise<Uint8Array> {
  const piece = Buffer.alloc(1_000_000, ' ');
  const deflate = createDeflateRaw({ level: 1 });
  const packed: Buffer[] = [];
  deflate.on('data', (one: Buffer) => packed.push(one));
  let sum = 0;
  for (let at = 0; at < size; at += piece.length) {
    sum = crc32(piece, sum);
    if (!deflate.write(piece)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise<void>((resolve) => deflate.end(resolve));
  const content = Buffer.concat(packed);
  const name = Buffer.from('word/document.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(sum, 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, content]);
  const entry = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, entry, name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
