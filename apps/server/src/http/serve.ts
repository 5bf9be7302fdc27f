import { type AppRole, BODY, type Call, MESSAGES, needsName, roleAtLeast } from '@trellis/contract';
import type { Context, Hono } from 'hono';
import {
  type Actor,
  ANONYMOUS,
  actorOf,
  appRole,
  isAdmin,
  isAppKey,
  keyHolder,
  markActing,
  type Service,
} from '../identity/index.ts';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { addressOf } from './address.ts';
import { wholeBody } from './body.ts';
import { inClientWords, markClient } from './client-words.ts';
import { largeBodyTurns } from './large-bodies.ts';
import type { HttpNeeds } from './needs.ts';
import { ofThisHost, servedOrigin } from './own-host.ts';
import { type Ask, jsonText, type Route } from './route.ts';
import { DEEPEST, isTooDeep, mayHoldUnkept, unkeptIn } from './text.ts';

/** Headers that the public client sends (base44-compatibility.md). */
const CORS_HEADERS =
  'Authorization, Content-Type, X-App-Id, X-Environment, X-Origin-URL, X-Base44-Anonymous-Id, Base44-Functions-Version, X-Visitor-Key, on-behalf-of, api_key';

/** Serves a route: origin, body, shapes, actor, policy, handler, answer. The order is the order of this page. */
export function serve(app: Hono, services: HttpNeeds, { call, handle }: Route): void {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  const isOpen = call.who === 'visitor';
  if (isOpen)
    app.options(path, (c) => {
      cors(c);
      c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      // Code of the app's own decides which headers it reads.
      const asked = call.tokens === 'any' ? c.req.header('Access-Control-Request-Headers') : null;
      const more = asked && /^[\w\-, ]{1,1000}$/.test(asked) ? `, ${asked}` : '';
      c.header('Access-Control-Allow-Headers', CORS_HEADERS + more);
      c.header('Access-Control-Max-Age', '600');
      return c.body(null, 204);
    });
  if (call.bodyLimit) app.on(call.method, path, largeBodyTurns(services));
  app.on(call.method, path, async (c) => {
    markClient(c, call);
    c.set('call', `${call.method} ${call.path}`);
    if (isOpen) cors(c);
    else refuseForeignOrigin(c);
    c.set('isSecure', servedOrigin(c, services).startsWith('https:'));
    const actor = await authenticate(c, services, call);
    const params = await shape(call.params, c.req.param(), 'path');
    const query = await shape(call.query, ofThisHost(c, call.query, c.req.query()), 'query');
    // What the path names is what is meant.
    const role = await authorise(services, call, actor, { ...named(query), ...named(params) });
    const sent = call.body && ofThisHost(c, call.body, await jsonBody(c, call));
    const body = call.body ? await shape(call.body, sent, 'body') : undefined;
    const ask = {
      params,
      query,
      body,
      actor,
      role,
      request: c.req.raw,
      address: addressOf(c, services),
      c,
    };
    // Before it is done: an act that could not be marked is not done either.
    if (actor.kind === 'builder' && actor.actingAdminId && call.method !== 'GET')
      await markActing(services.db, actor.actingAdminId, actor, { id: call.id, params });
    // A handler whose answer may be kept says so over this.
    c.header('Cache-Control', 'no-store');
    const answer = await handle(ask as unknown as Ask<never, never, never>);
    return answer instanceof Response ? answer : jsonText(c, JSON.stringify(answer));
  });
}

const named = (shaped: unknown): object => (typeof shaped === 'object' && shaped ? shaped : {});

function cors(c: Context): void {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Retry-After');
}

/** Builder calls come from our own pages, or from no page at all (ruling 30). */
function refuseForeignOrigin(c: Context): void {
  const origin = c.req.header('Origin');
  const site = c.req.header('Sec-Fetch-Site');
  const foreign =
    (origin !== undefined && (origin === 'null' || !sameHost(origin, c.req.header('Host')))) ||
    site === 'cross-site' ||
    site === 'same-site';
  if (foreign && c.req.method !== 'GET')
    throw new Refusal('forbidden', 'This call is not open to other sites');
  if (origin === 'null') throw new Refusal('forbidden', 'This call is not open to apps');
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

async function authenticate(c: Context, services: HttpNeeds, call: Call): Promise<Actor> {
  // Made within this process, for an app's own server code.
  const service = (c.env as { service?: Service } | undefined)?.service;
  if (service) return service;
  const header = c.req.header('Authorization');
  const token = header?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null;
  if (call.tokens === 'keys' && token && isAppKey(token)) return holderOf(services, token);
  const actor = await actorOf(token, services.tokens, services.sessions);
  // With a token that has ended, people are asked to sign in again instead of being served as strangers.
  const isForNobody = call.isForNobody || call.who === 'anyone' || call.who === 'app-cookie';
  if (!actor && isForNobody) return ANONYMOUS;
  // An ended token of ours has the form of one; what a service outside sends has not.
  if (!actor && call.tokens === 'any' && !/^ey[\w-]+\.[\w-]+\.[\w-]+$/.test(token ?? ''))
    return ANONYMOUS;
  if (!actor)
    throw new Refusal('unauthenticated', 'Your session has ended. Sign in again.', {
      code: 'session_ended',
    });
  return actor;
}

async function holderOf({ db }: HttpNeeds, key: string): Promise<Actor> {
  const holder = await keyHolder(db, key);
  if (holder) return { ...ANONYMOUS, key: holder };
  throw new Refusal('unauthenticated', 'This key is invalid or was revoked', { code: 'no_key' });
}

async function authorise(
  services: HttpNeeds,
  call: Call,
  actor: Actor,
  named: unknown,
): Promise<AppRole | null> {
  const appId = (named as { appId?: string } | undefined)?.appId;
  const role =
    actor.kind === 'builder' && appId ? await appRole(services.db, appId, actor.userId) : null;
  switch (call.who) {
    case 'visitor':
      if (!call.isForNobody && !call.isBeforePaying) await services.memberGate.require(actor);
      return role;
    case 'anyone':
    case 'app-cookie':
      return role;
    default:
  }
  if (actor.kind !== 'builder')
    throw new Refusal('unauthenticated', 'Sign in first', { code: 'sign_in' });
  if (call.who === 'account') return role;
  if (!actor.isVerified)
    throw new Refusal('forbidden', 'Verify your email address first', { code: 'verify_email' });
  if (call.who === 'builder') return role;
  if (call.who === 'admin') {
    if (!(await isAdmin(services.db, actor.userId)))
      throw new Refusal('forbidden', 'This is for admins');
    return role;
  }
  // Builders learn nothing of apps they have no role on: forbidden equals not found.
  if (!role) throw new Refusal('not_found', 'There is no such app');
  if (!roleAtLeast(role, call.who))
    throw new Refusal('forbidden', `This needs the role ${call.who} on the app`);
  return role;
}

async function shape(type: Call['params'], input: unknown, where: string): Promise<unknown> {
  if (!type) return undefined;
  if (where !== 'body') refuseUnkept(input, where);
  const parsed = await type.safeParseAsync(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || where] ??= issue.message;
  const [name, first = 'The input is invalid'] = Object.entries(fields)[0] ?? [];
  throw new Refusal(
    where === 'body' ? 'invalid' : 'bad_request',
    needsName(first) ? `${name}: ${first}` : first,
    { fields },
  );
}

async function jsonBody(c: Context, call: Call): Promise<unknown> {
  if (call.bodyKind === 'multipart' || call.bodyKind === 'binary') return undefined;
  const text = (await wholeBody(c.req.raw, call.bodyLimit ?? BODY)).toString('utf8');
  // An empty filter means every row; who sends none at all has most likely lost it on the way.
  if (text === '' && call.method === 'DELETE')
    throw new Refusal('invalid', 'Say in the body which rows to delete: {} for all of them');
  if (text === '') return {};
  if (isTooDeep(text))
    throw new Refusal('invalid', `A body can hold lists and objects up to ${DEEPEST} deep`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Refusal('bad_request', 'The body is not JSON', { cause });
  }
  if (mayHoldUnkept(text)) refuseUnkept(body, 'body');
  return body;
}

function refuseUnkept(input: unknown, where: string): void {
  const place = unkeptIn(input);
  if (place === null) return;
  const message = 'A text may not hold the NUL character, nor half of a character';
  throw new Refusal(where === 'body' ? 'invalid' : 'bad_request', message, {
    fields: { [place || where]: message },
  });
}

/** The one place where errors become answers. What is not a Refusal is our fault, and only the log sees it. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) {
    if (error.cause && error.status >= 500) logFault(c.get('call') ?? 'a page', error.cause);
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    return c.json(bodyOf(error, c), error.status as 400);
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  // An address, which passes no shape on its way: text that the database cannot keep is nobody's name.
  if (code === '22021')
    return answerError(new Refusal('not_found', 'There is nothing at this address'), c);
  logFault(c.get('call') ?? 'a page', error);
  // Data exceptions (PostgreSQL, appendix A): a value that no shape had bounded.
  if (/^22[0-9A-Z]{3}$/.test(code))
    return answerError(
      new Refusal('bad_request', 'A value in this request is out of range or in an unknown form'),
      c,
    );
  const away = isDatabaseAway(error);
  const refusal = away
    ? new Refusal('unavailable', 'The database is not responding. Try again in a moment.', {
        headers: { 'Retry-After': '5' },
      })
    : new Refusal('internal', MESSAGES.chatFailed, { code: 'internal' });
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return c.json(bodyOf(refusal, c), refusal.status as 500);
}

/**
 * Answers what goes wrong on a host, and addresses where nothing is. Those are opened by people as well, such as one of a
 * file that is gone, or one that cannot even be decoded: they read a page.
 */
export function answerErrors(app: Hono, missing: (c: Context) => Response | null): void {
  app.onError(
    (error, c) =>
      (error instanceof Refusal && error.kind === 'not_found' ? missing(c) : null) ??
      answerError(error, c),
  );
  app.notFound(
    (c) =>
      missing(c) ?? answerError(new Refusal('not_found', 'There is nothing at this address'), c),
  );
}

const bodyOf = (refusal: Refusal, c: Context) =>
  c.get('isClients') ? inClientWords(refusal) : refusal.body();

function isDatabaseAway(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // No room on its disk, nor for another connection.
  if (code === '53100' || code === '53300') return true;
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|57P0[123]|08\d{3})$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
