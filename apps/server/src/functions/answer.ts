import type { FunctionAnswer } from './process.ts';

/** Headers of an answer that reach the caller; what sets cookies or policies of our origin does not. */
const TOLD =
  /^(content-type|content-disposition|content-language|etag|last-modified|retry-after|link|x-(?!frame-options|content-type-options|xss|powered-by|forwarded|accel)[\w-]+)$/i;
const EMPTY = new Set([204, 205, 304]);

/**
 * What a function answered, as the caller gets it. Whatever it is, a browser that is led here draws it without an
 * origin: code of apps never runs on ours (isolation.md).
 */
export function responseOf(
  { status, headers, body }: FunctionAnswer,
  onOwnHost: boolean,
): Response {
  const answer = new Headers();
  for (const [name, value] of headers)
    if (TOLD.test(name) || (onOwnHost && /^location$/i.test(name))) answer.append(name, value);
  answer.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  answer.set('X-Content-Type-Options', 'nosniff');
  answer.set('Cache-Control', 'no-store');
  // A Response of our own passes by the headers that the route has set.
  answer.set('Access-Control-Allow-Origin', '*');
  answer.set('Access-Control-Expose-Headers', '*');
  const known = Number.isInteger(status) && status >= 200 && status <= 599 ? status : 502;
  return new Response(EMPTY.has(known) ? null : (body as Uint8Array<ArrayBuffer>), {
    status: known,
    headers: answer,
  });
}
