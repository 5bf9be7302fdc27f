import type { Service } from '../identity/index.ts';
import { addressOf, fetchOutside } from '../integrations/index.ts';
import { Refusal } from '../refusal.ts';
import type { FunctionNeeds } from './needs.ts';
import type { FunctionAnswer, FunctionProcess, OutsideRequest } from './process.ts';
import { MOST_BODY, type Outside } from './relay.ts';

/** Serves a request to this very server, within this process. */
export type Api = (request: Request, env: object) => Response | Promise<Response>;

/** The homes that code of such apps names where it does not take its own. */
const FORMER = new Set(
  ['base44.app', 'api.base44.app', 'app.base44.com', 'api.base44.com'].map(
    (host) => `https://${host}`,
  ),
);
/** What is this server's to say, and what a proxy would say of who asks. */
const OURS =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|upgrade|forwarded|x-forwarded-.*|x-real-ip|cookie|x-key|on-behalf-of)$/i;
/** Paths of calls and files. */
const CALLS = /^\/(api|live_api|apps|integrations|functions|files)\//;
const REDIRECTS = 5;
const WAIT_MS = 55_000;

/** What functions fetch: this server's own calls, by who called them or by the app, and the open internet. */
export function outsideOf(services: FunctionNeeds, api: () => Api): Outside {
  return async (process, request) => {
    const url = addressOf(request.url);
    const isOwn =
      (process.origins.has(url.origin) || FORMER.has(url.origin)) && CALLS.test(url.pathname);
    if (isOwn) return { ...(await callOwn(api(), process, url, request)), url: url.href };
    return fetchWorld(services, url, request);
  };
}

/** A call to this server. Tokens are put in here: the code itself never has one. */
async function callOwn(
  api: Api,
  process: FunctionProcess,
  url: URL,
  { method, headers: given, body }: OutsideRequest,
): Promise<FunctionAnswer> {
  const [origin = url.origin] = process.origins;
  const at = new URL(url.pathname + url.search, origin);
  const headers = new Headers(given.filter(([name]) => !OURS.test(name)));
  headers.set('Host', at.host);
  const { appId, environment } = process.work;
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
  const caller = process.callers.get(bearer);
  const env: { incoming: object; service?: Service } = {
    incoming: { socket: { remoteAddress: caller?.address ?? `function:${appId}` } },
  };
  if (bearer === process.serviceKey) {
    headers.delete('Authorization');
    env.service = { kind: 'service', appId, environment };
  } else if (caller?.authorization) headers.set('Authorization', caller.authorization);
  else if (caller) headers.delete('Authorization');
  if (!headers.has('X-App-Id')) headers.set('X-App-Id', appId);
  const hasBody = body.byteLength > 0 && !/^(GET|HEAD)$/.test(method);
  if (hasBody) headers.set('Content-Length', String(body.byteLength));
  const request = new Request(at, {
    method,
    headers,
    ...(hasBody && { body: body as Uint8Array<ArrayBuffer> }),
  });
  const response = await api(request, env);
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Follows redirects as fetch does: what proves who somebody is goes to no other origin. */
async function fetchWorld(
  { config }: FunctionNeeds,
  first: URL,
  request: OutsideRequest,
): Promise<FunctionAnswer & { url: string }> {
  let url = first;
  let { method, body } = request;
  let headers = Object.fromEntries(
    request.headers.filter(([name]) => !OURS.test(name) || /^cookie$/i.test(name)),
  );
  for (let left = REDIRECTS; ; left--) {
    const answer = await fetchOutside(config, url.href, {
      method,
      headers,
      ...(body.byteLength > 0 && { body }),
      most: MOST_BODY,
      timeoutMs: WAIT_MS,
    });
    const { location } = answer.headers;
    const leads = [301, 302, 303, 307, 308].includes(answer.status) && location !== undefined;
    if (!leads || request.redirect === 'manual' || !URL.canParse(location, url.href))
      return { ...answer, headers: plain(answer.headers), url: url.href };
    if (request.redirect === 'error' || left === 0)
      throw new Refusal('upstream', `${url.host} leads elsewhere`, { code: 'upstream_failed' });
    const next = addressOf(new URL(location, url).href);
    if (next.origin !== url.origin)
      headers = without(headers, /^(authorization|cookie|x-api-key|api-key|apikey)$/i);
    if (answer.status === 303 || (answer.status < 303 && method === 'POST')) {
      if (method !== 'HEAD') method = 'GET';
      body = new Uint8Array();
      headers = without(headers, /^content-/i);
    }
    url = next;
  }
}

const without = (headers: Record<string, string>, names: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** The body came as it is, whatever its length was on the way. */
const plain = (headers: Record<string, string>): [string, string][] =>
  Object.entries(headers).filter(
    ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection)$/i.test(name),
  );
