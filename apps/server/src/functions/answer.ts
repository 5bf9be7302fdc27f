import type { FunctionAnswer } from './process.ts';

/** Headers of an answer that reach the caller; what sets cookies or policies of our origin does not. */
const PASSED_ON =
  /^(content-type|content-disposition|content-language|etag|last-modified|retry-after|link|x-(?!frame-options|content-type-options|xss|powered-by|forwarded|accel)[\w-]+)$/i;
const EMPTY = new Set([204, 205, 304]);

/**
 * What a function answered, as the caller gets it. Whatever it is, a browser that is led here draws it without an
 * origin: code of apps never runs on ours (isolation.md).
 */
export function responseOf(
  { status, headers, body }: FunctionAnswer,
  { isOwnHost, origin }: { isOwnHost: boolean; origin: string },
): Response {
  const answer = new Headers();
  for (const [name, value] of headers) if (PASSED_ON.test(name)) answer.append(name, value);
  const location = headers.find(([name]) => /^location$/i.test(name))?.[1];
  const isAway = location !== undefined && isElsewhere(location, origin) && !isOwnHost;
  if (location !== undefined && !isAway) answer.set('Location', location);
  answer.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  answer.set('X-Content-Type-Options', 'nosniff');
  answer.set('Cache-Control', 'no-store');
  // A Response of our own passes by the headers that the route has set.
  answer.set('Access-Control-Allow-Origin', '*');
  answer.set('Access-Control-Expose-Headers', '*');
  if (isAway && status >= 300 && status < 400) {
    answer.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(leavingPage(new URL(location, origin)), { headers: answer });
  }
  const known = Number.isInteger(status) && status >= 200 && status <= 599 ? status : 502;
  return new Response(
    EMPTY.has(known)
      ? null
      : (body as Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>),
    {
      status: known,
      headers: answer,
    },
  );
}

const isElsewhere = (location: string, origin: string): boolean =>
  !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;

/** Nobody is led from our address to somewhere else without seeing where. */
function leavingPage({ protocol, host, href }: URL): string {
  if (!/^https?:$/.test(protocol))
    return '<!doctype html><title>No page</title><p>This leads to no page.';
  const safe = href.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Go on to ${host}?</title><p>This app leads to another site: <a href="${safe}" rel="noreferrer">${host}</a></p></html>`;
}
