import type { Call } from '@trellis/contract';
import fc from 'fast-check';

/** Texts that break careless code: traversal, injection, odd characters, lengths, types. */
const NASTY = [
  '',
  '0',
  '-1',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  "' OR '1'='1",
  "'; DROP TABLE rows; --",
  '{"$gt":""}',
  '{{user.id}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '\ud83d\ude00',
  '\u202e',
  'a'.repeat(3_000),
  '9'.repeat(400),
  '1e999',
  'true',
  '2026-13-45',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

/** What an attacker knows: ids of another tenant's things, beside all that is nasty. */
export interface Known {
  ids: string[];
  /** The other tenant's app and the attacker's own, and names of entities in them. */
  apps: string[];
  entities: string[];
  tokens: (string | null)[];
}

export interface Hostile {
  method: string;
  path: string;
  token: string | null;
  headers: Record<string, string>;
  body: string | undefined;
}

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Requests to a product's calls: where a name stands in a path, a query or a body stands what an attacker would try. */
export function hostileRequests(calls: readonly Call[], known: Known): fc.Arbitrary<Hostile> {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 2, arbitrary: nasty },
  );
  const name = fc.oneof(
    fc.constantFrom(
      ...[
        'q',
        'sort',
        'limit',
        'skip',
        'fields',
        'cursor',
        'distinct',
        'appId',
        'app_id',
        'userId',
      ],
      ...['email', 'password', 'token', 'secret', 'code', 'id', 'query', 'data', 'records', 'key'],
      ...['groupBy', 'having', 'files', 'path', 'content', 'name', 'role', 'url', 'prompt', 'text'],
    ),
    nasty,
  );
  const json = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      value,
      fc.constantFrom(0, -1, 1e308, true, null),
      fc.dictionary(name, tie('node'), { maxKeys: 4 }),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  })).node;
  const body = fc.oneof(
    { weight: 6, arbitrary: json.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
  );
  const path = fc.constantFrom(...calls).chain((call) => {
    const parts = call.path.split(/(\{\w+\})/);
    const fill = (part: string) => {
      if (!part.startsWith('{')) return fc.constant(part);
      const likely =
        part === '{appId}' ? known.apps : part === '{entityName}' ? known.entities : known.ids;
      return fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...likely) },
        { weight: 1, arbitrary: value },
      );
    };
    return fc
      .tuple(...parts.map(fill))
      .map((filled) => ({ method: call.method as string, path: filled.join('') }));
  });
  const query = fc.array(fc.tuple(name, value), { maxLength: 3 });
  const encode = fc.boolean();
  return fc
    .record({
      target: fc.oneof(
        { weight: 9, arbitrary: path },
        { weight: 1, arbitrary: nasty.map((one) => ({ method: 'GET', path: `/${one}` })) },
      ),
      method: rarely(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
      query,
      encode,
      token: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...known.tokens) },
        { weight: 1, arbitrary: nasty },
      ),
      type: fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        '',
      ),
      body: fc.option(body),
    })
    .map(({ target, method, query, encode, token, type, body }): Hostile => {
      const verb = method ?? target.method;
      const safe = (text: string) =>
        encode ? encodeURIComponent(text.toWellFormed()) : encodeURI(text.toWellFormed());
      const search = query.map(([k, v]) => `${safe(k)}=${safe(v)}`).join('&');
      const place = encodeURI(target.path.toWellFormed()).replaceAll('%25', '%');
      return {
        method: verb,
        path: `${place.startsWith('/') ? place : `/${place}`}${search ? `?${search}` : ''}`,
        token: token && /^[\x21-\x7e]+$/.test(token) ? token : null,
        headers: headersOf(type),
        body: verb === 'GET' || verb === 'OPTIONS' ? undefined : (body ?? undefined),
      };
    });
}

/** A value one time in six. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const headersOf = (type: string): Record<string, string> => (type ? { 'Content-Type': type } : {});
