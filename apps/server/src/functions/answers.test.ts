import { endUser, makeApp, openWorld } from '@trellis/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A function that answers as it is asked to, all of it by what a Response may be. */
const ANSWERS = `
const piece = (size) => new Uint8Array(size).fill(97);
const without = (size, headers = {}, wait = 0) => new Response(new ReadableStream({
  async pull(to) { if (wait) await new Promise((go) => setTimeout(go, wait)); to.enqueue(piece(size)); },
}), { headers });
const HOWS = {
  bytes: () => without(1_000_000, { 'Content-Type': 'application/octet-stream' }),
  text: () => without(64_000, { 'Content-Type': 'text/plain' }),
  small: () => without(1),
  untyped: () => without(100_000, { 'Content-Type': '' }),
  json: () => without(500_000, { 'Content-Type': 'application/json' }),
  picture: () => without(500_000, { 'Content-Type': 'image/png' }),
  packed: () => without(500_000, { 'Content-Encoding': 'gzip' }),
  short: () => without(500_000, { 'Content-Length': '5' }),
  long: () => new Response(piece(10), { headers: { 'Content-Length': '99999999999' } }),
  ranged: () => without(500_000, { 'Content-Range': 'bytes 0-1/2', 'Accept-Ranges': 'bytes' }),
  chunked: () => without(500_000, { 'Transfer-Encoding': 'chunked, chunked' }),
  failing: () => { const one = without(500_000); return new Response(one.body, { status: 500 }); },
  missing: () => { const one = without(500_000); return new Response(one.body, { status: 404 }); },
  whole: () => new Response(piece(11_000_000)),
  dripping: () => without(1, {}, 200),
  stalling: () => new Response(new ReadableStream({ start: (to) => to.enqueue(piece(10)), pull: () => new Promise(() => {}) })),
  nothing: () => new Promise(() => {}),
  events: () => without(100_000, { 'Content-Type': 'text/event-stream' }),
  torn: () => new Response(new ReadableStream({ start(to) { to.enqueue(piece(10)); }, pull: () => Promise.reject(new Error('torn')) })),
  headers: () => new Response('x', { headers: Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => ['x-' + n, 'y'.repeat(500)])) }),
};
Deno.serve(async (req) => HOWS[(await req.json()).how]());
`;

const SECONDS = 5;
vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const world = await openWorld({
  FUNCTION_SECONDS: String(SECONDS),
  FUNCTION_PACKAGES: 'off',
});
await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  live: true,
  files: {
    'pages/Home.tsx': 'export default () => null;',
    'server/functions/answers.ts': ANSWERS,
    'server/functions/plain.ts': 'Deno.serve(() => new Response("fine"));',
  },
});
const ann = await endUser(world, appId, 'ann');
const at = `/api/apps/${appId}/functions`;

let before: number;
beforeEach(() => {
  before = process.memoryUsage().rss;
});

/** Reads an answer to its end, or until it is torn off; with how much came of it. */
async function read(how: string): Promise<{ status: number; bytes: number; ms: number }> {
  const began = Date.now();
  const answer = await ann.fetch(`${at}/answers`, {
    method: 'POST',
    body: JSON.stringify({ how }),
    headers: { 'Content-Type': 'application/json' },
  });
  let bytes = 0;
  try {
    for await (const part of answer.body ?? []) bytes += part.byteLength;
  } catch {
    // Cut off: what had come is what counts.
  }
  return { status: answer.status, bytes, ms: Date.now() - began };
}

const WITHOUT_END = [
  'bytes text small untyped json picture packed short ranged chunked failing missing whole',
  'dripping stalling nothing events torn headers long',
].flatMap((line) => line.split(' '));

describe('an answer of a function', () => {
  it.each(WITHOUT_END)(
    'by %s is cut where its limit is, of size or of time, and the next one is answered',
    async (how) => {
      const { bytes, ms } = await read(how);
      // Events are handed on as they come, and held by nobody: their limit is another.
      expect(bytes).toBeLessThanOrEqual(how === 'events' ? 50_100_000 : 10_100_000);
      expect(ms).toBeLessThan(SECONDS * 1_000 + 6_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
      const next = await ann.fetch(`${at}/plain`, { method: 'POST' });
      expect([next.status, await next.text()]).toEqual([200, 'fine']);
    },
    30_000,
  );
});
