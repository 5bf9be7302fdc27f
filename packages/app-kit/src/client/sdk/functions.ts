import { bridge } from '../bridge.ts';
import type { Fields } from '../entities.ts';
import { address, CallError, errorOf, reported, settled } from '../http.ts';
import { visitorToken } from '../token.ts';
import { appPath, segments } from './address.ts';
import { formOf } from './body.ts';
import { made } from './integrations.ts';

/** `base44.functions`: what an app has run on a server, by its name. */
export const functions = made(
  (name) =>
    (input: Fields = {}) =>
      invoke(name, input),
  {
    invoke: (name: never, input: Fields = {}) => invoke(name as string, input),
    fetch: (path: never, init?: Fields) =>
      fetchWithToken(`/api/functions/${String(path).replace(/^\/+/, '')}`, init as RequestInit),
  } as never,
);

/** The answer stands in `data`, beside how the call went; whatever is no text, as its bytes. */
async function invoke(name: string, given: Fields) {
  const path = appPath(`/functions/${segments(name)}`);
  const input = await settled(given ?? {});
  const form = formOf(input);
  const response = await fetchWithToken(path, {
    method: 'POST',
    body: form ?? JSON.stringify(input),
    ...(!form && { headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw new CallError(
      'The server could not be reached. Check your connection.',
      0,
      'unreachable',
    );
  });
  const data = await dataOf(response);
  if (!response.ok) throw reported(errorOf(response.status, data), 'POST', path);
  const { status, statusText, headers } = response;
  return { data, status, statusText, headers: Object.fromEntries(headers) };
}

const BYTES = /^(image|audio|video|font)\/|^application\/(pdf|zip|octet-stream|vnd\.|msword)/;

async function dataOf(response: Response): Promise<unknown> {
  if (BYTES.test(response.headers.get('Content-Type') ?? '')) return response.arrayBuffer();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // A text, which is an answer as good as another.
    return text;
  }
}

/** A plain request to the server, as whoever looks at the page. */
export async function fetchWithToken(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await visitorToken().catch(() => null);
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  headers.set(APP, bridge().appId);
  return fetch(address(path), { credentials: 'omit', ...init, headers });
}

const APP = 'X-App-Id';
/** Where code finds functions of an app by their address, whichever app it was written in. */
const FUNCTION = /^(?:\/app\/[^/]+)?(?:\/api)?(?:\/apps\/[0-9a-f]{24})?\/functions\/([\w./-]+)$/;
/** Where the public client is at home: what code asks of it there is asked here. */
const HOME = /^(?:[\w-]+\.)*base44\.(?:app|com)$/;

/** The name of the function that a request asks for by its address; null where it asks for something else. */
function functionAt(input: unknown, init?: RequestInit): string | null {
  if (typeof input !== 'string' && !(input instanceof URL)) return null;
  if (!String(input).includes('/functions/') || new Headers(init?.headers).has(APP)) return null;
  const here = bridge().serverUrl || location.href;
  if (!URL.canParse(String(input), here)) return null;
  const url = new URL(String(input), here);
  if (url.origin !== new URL(here).origin && !HOME.test(url.hostname)) return null;
  const name = FUNCTION.exec(url.pathname)?.[1];
  return name === undefined ? null : name + url.search;
}

/** `fetch('/functions/notify')` is answered as `functions.fetch('/notify')` is. */
export function answerFunctions(): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const name = functionAt(input, init);
    if (name === null) return plain(input, init);
    const headers = new Headers(init?.headers);
    // A token of somewhere else, or one that stands for that of the page.
    headers.delete('Authorization');
    return fetchWithToken(`/api/functions/${name}`, { ...init, headers });
  };
}
