import type { Call } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../app.ts';

const world = await openWorld();
const ann = await world.builder('Ann');
const entities = { Note: { properties: { text: { type: 'string' as const } } } };
const { appId } = await makeApp(world, ann, { live: true, entities });

/** As much of a JSON schema as the calls use. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  minimum?: number;
  format?: string;
}
const shapeOf = (type: unknown): Shape =>
  z.toJSONSchema(type as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape;

/** An input of the right shape in which every free text is this one. */
function inputOf(shape: Shape, text: string, depth = 0): unknown {
  if (depth > 6) return text;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const inner = shape.anyOf?.[0] ?? shape.allOf?.[0];
  if (inner) return inputOf(inner, text, depth + 1);
  if (shape.type === 'array') return [inputOf(shape.items ?? {}, text, depth + 1)];
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  if (shape.type !== 'object') return shape.format === 'email' ? 'a@b.example' : text;
  const named = Object.entries(shape.properties ?? { text: {}, [text]: {} });
  return Object.fromEntries(
    named.map(([name, one]) => [name, name === 'appId' ? appId : inputOf(one, text, depth + 1)]),
  );
}

/** Calls that can be tried over and over: not those that end Ann's session, her account or her app. */
const calls = (): Call[] =>
  allRoutes(world.services)
    .map(({ call }) => call)
    .filter(({ id, bodyKind }) => !bodyKind && !/delete|signOut|endSession/i.test(id));

const NAMES: Record<string, string> = { entityName: 'Note', name: 'sweep' };
/** The call's address; ids that must be of a shape are, the others are this text. */
function addressOf({ path, query }: Call, text: string): string {
  const known = (name: string) => (name === 'appId' ? appId : NAMES[name]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => known(name) ?? encodeURIComponent(text));
  if (!query) return filled;
  const asked = Object.keys(shapeOf(query).properties ?? {});
  const values = asked.map((name): [string, string] => [
    name,
    known(name) ?? (/limit|skip/.test(name) ? '5' : text),
  ]);
  return `${filled}?${new URLSearchParams(values)}`;
}

/** What the server answers; `silent` when it does not within three seconds. Streams are let go. */
async function statusOf(call: Call, address: string, body: string | undefined) {
  const gone = new AbortController();
  const asked = ann.fetch(address, {
    method: call.method,
    body,
    headers: { 'Content-Type': 'application/json' },
    signal: gone.signal,
  });
  const silent = new Promise<'silent'>((resolve) => setTimeout(resolve, 3_000, 'silent'));
  const answer = await Promise.race([asked, silent]);
  gone.abort();
  if (answer === 'silent') return answer;
  await answer.body?.cancel();
  return answer.status;
}
/** 501 is what the server says of what it has no part in, whatever is asked. */
const isBroken = (status: number | 'silent') =>
  status === 'silent' || (status >= 500 && status !== 501);

describe('hostile input is the caller’s fault, never ours', () => {
  it.each(['a\u0000b', '\ud800', '{"text":"a\\u0000"}', '2020-01-01T00:00:00Z a\u0000'])(
    'text that the database cannot keep: %j',
    async (text) => {
      const broken: unknown[] = [];
      for (const call of calls()) {
        const body = call.body ? inputOf(shapeOf(call.body), text) : {};
        const json = call.method === 'GET' ? undefined : JSON.stringify(body);
        const status = await statusOf(call, addressOf(call, text.toWellFormed()), json);
        if (isBroken(status)) broken.push([call.id, status]);
      }
      expect(broken).toEqual([]);
    },
    60_000,
  );

  it('says where such a text stands, and keeps words that only look like one', async () => {
    const rename = (name: string) => ann.call('PATCH', '/api/auth/profile', { name });
    expect(await rename('a\u0000b')).toMatchObject({
      status: 422,
      body: { error: { fields: { name: expect.stringContaining('NUL') } } },
    });
    expect(await rename('The escape \\u0000 😀')).toMatchObject({
      status: 200,
      body: { name: 'The escape \\u0000 😀' },
    });
  });

  it('bodies of other shapes, ten thousand deep too', async () => {
    const broken: unknown[] = [];
    for (const body of [
      `{"text":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      'null',
      '1',
      '"text"',
      '[[]]',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    ])
      for (const call of calls()) {
        if (call.method === 'GET') continue;
        const status = await statusOf(call, addressOf(call, 'x'), body);
        if (isBroken(status)) broken.push([call.id, body.slice(0, 20), status]);
      }
    expect(broken).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
  }, 60_000);

  it('addresses of pages and files', async () => {
    for (const path of [
      '/app/a%00b',
      '/app/%ED%A0%80',
      '/app/%',
      '/app/a%00b/_build/x.js',
      '/app/%2e%2e/x',
      `/files/${appId}/a%00`,
      '/files/%2e%2e/%2e%2e',
      '/_frame/a%00',
      '/_vendor/a%00',
      '/_build/a%00/b',
      '/_social/a%00',
      '/apps/a%00/login',
      '/assets/..%2f..%2fpackage.json',
      '/%00',
      '/api/%',
    ]) {
      const { status, headers } = await world.stranger().fetch(path);
      expect([path, status < 500, headers.get('location')]).toEqual([path, true, null]);
    }
  });

  it('too much of it', async () => {
    const anybody = world.stranger();
    const signIn = (body: unknown, headers = {}) =>
      anybody.call('POST', '/api/auth/sign-in', body, headers);
    const email = 'ann@example.org';
    const big = `{"email":"${email}","password":"${'x'.repeat(3_000_000)}"}`;
    expect((await signIn(big, { 'Content-Type': 'application/json' })).status).toBe(413);
    expect((await signIn({ email, password: 'x'.repeat(201) })).status).toBe(422);
    expect((await signIn({ email: `${'a'.repeat(300)}@b.example`, password: 'x' })).status).toBe(
      422,
    );
    // Marks that nobody made cost next to nothing, however many there are.
    anybody.cookies.set('trellis_devices', 'builder.x.y.z~'.repeat(250_000));
    const began = performance.now();
    expect((await signIn({ email, password: 'wrong wrong' })).status).toBe(401);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
