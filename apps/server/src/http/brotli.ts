import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const compress = promisify(brotliCompress);

/**
 * Text in brotli (RFC 7932), off the thread that serves. `once` is as small as it gets, at some ten milliseconds for
 * ten kilobytes, for what is kept and sent many times; `each` takes a millisecond and is for what differs at every visit.
 */
export async function brotli(
  text: string,
  effort: 'once' | 'each',
): Promise<Uint8Array<ArrayBuffer>> {
  const quality = effort === 'each' ? 5 : text.length > LONG ? 9 : 11;
  return new Uint8Array(
    await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}

/** Characters from which on the last few percent are not worth seconds. */
const LONG = 256 * 1024;

/** Whether the browser that asks takes brotli. */
export const takesBrotli = (c: Context): boolean =>
  (c.req.header('Accept-Encoding') ?? '').includes('br');

/** Sends what there is of a text: `inBrotli` to those who take it (see `takesBrotli`), `text` to others. */
export function sendText(
  c: Context,
  { text, inBrotli }: { text: string; inBrotli: Uint8Array<ArrayBuffer> | null },
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Response {
  return c.body(inBrotli ?? text, status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(inBrotli && { 'Content-Encoding': 'br' }),
  });
}

let kept: { text: string; inBrotli: Promise<Uint8Array<ArrayBuffer>> } | null = null;

/** The one document that is the same at every visit, compressed when it is first asked for. */
export function keptInBrotli(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (kept?.text !== text) kept = { text, inBrotli: brotli(text, 'once') };
  return kept.inBrotli;
}
