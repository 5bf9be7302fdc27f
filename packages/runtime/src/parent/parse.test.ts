import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FromFrame } from '../messages.ts';
import { readMessage as readAppMessage } from './parse.ts';
import { appPath } from './path.ts';
import { readPreviewMessage } from './preview-parse.ts';

/** As the builder hears them. */
const readMessage = (data: unknown): FromFrame | null =>
  readPreviewMessage(data) ?? readAppMessage(data);

const RUNS = process.env.EVERY_LOOK ? 20_000 : 1_000;
/** On a busy machine, and in the long run. */
const LONG_MS = 300_000;

/** One of each, as the frame says them. */
const GOOD: { [T in FromFrame['type']]: Extract<FromFrame, { type: T }> } = {
  AppError: {
    type: 'AppError',
    error: { title: 'Broken', details: 'at x', componentName: 'Card', scope: 'component' },
  },
  ReadyToReceiveMessages: { type: 'ReadyToReceiveMessages' },
  AppChangedUrl: { type: 'AppChangedUrl', url: '/a?b#c', state: { at: [1] }, replace: true },
  SendChatMessage: { type: 'SendChatMessage', message: 'Make it blue' },
  Logged: { type: 'Logged', level: 'warn', text: 'Each child needs a key' },
  Painted: { type: 'Painted' },
  Updated: { type: 'Updated', id: 1, outcome: 'rebuild' },
  Ask: { type: 'Ask', id: 2, question: { kind: 'code', name: 'vendor:/x' } },
  Store: { type: 'Store', area: 'local', changes: { a: '1', b: null } },
  HistoryGo: { type: 'HistoryGo', delta: -1 },
  Leave: { type: 'Leave', url: 'https://example.com/' },
  Titled: { type: 'Titled', title: 'Recipes' },
  Reload: { type: 'Reload' },
  SignIn: { type: 'SignIn', nextUrl: '/settings' },
  Used: { type: 'Used', id: 3, value: { any: 1 }, error: null },
  Pong: { type: 'Pong', id: 4 },
};
const TYPES = Object.keys(GOOD);

/** Anything at all, often with the names that messages have. */
const anything = fc.anything({
  key: fc.oneof(
    fc.constantFrom(
      ...['type', 'error', 'title', 'url', 'id', 'changes', 'kind', 'question', '__proto__'],
    ),
    fc.string(),
  ),
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withTypedArray: true,
  withSparseArray: true,
});

/** All texts in a message, at any depth of what is ours to read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('a message from the frame', () => {
  it.each(Object.entries(GOOD))('%s is read as it is said', (_, message) => {
    expect(readMessage(message)).toEqual(message);
    expect(readMessage(structuredClone(message))).toEqual(message);
  });

  it('loses what it has beside its fields', () => {
    const read = readMessage({ ...GOOD.AppError, more: 1 });
    expect(read).toEqual(GOOD.AppError);
  });

  it.each([
    { type: 'AppError', error: { title: { a: 1 }, scope: 'app' } },
    { type: 'AppError', error: { title: 'x', scope: 'world' } },
    { type: 'AppError', error: { title: 'x', details: {}, scope: 'app' } },
    { type: 'AppError' },
    { type: 'SendChatMessage', message: ' \n' },
    { type: 'Logged', level: 'table', text: 'x' },
    { type: 'Logged', level: 'log', text: {} },
    { type: 'SendChatMessage', message: 'x'.repeat(20_001) },
    { type: 'AppChangedUrl', url: '/../../login?session=expired', state: null },
    { type: 'AppChangedUrl', url: 'https://example.com/', state: null, replace: true },
    { type: 'Leave', url: 'javascript:alert(1)' },
    { type: 'Leave', url: 'data:text/html,x' },
    { type: 'Leave', url: '/logout' },
    { type: 'HistoryGo', delta: Number.NaN },
    { type: 'Ask', id: 1, question: { kind: 'constructor' } },
    { type: 'Store', area: '__proto__', changes: { a: '1' } },
    { type: 'Store', area: 'local', changes: { a: 1 } },
    { type: 'Store', area: 'local', changes: { a: 'x'.repeat(6 * 1024 * 1024) } },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: ['AppError'] },
    null,
    [],
    'AppError',
  ])('is dropped: %j', (data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('is null or one of the known, whatever came, with texts of a length that was looked at', {
    timeout: LONG_MS,
  }, () => {
    const data = fc.oneof(
      anything,
      fc
        .tuple(fc.constantFrom(...TYPES), fc.dictionary(fc.string(), anything))
        .map(([type, fields]) => ({ ...fields, type })),
      fc
        .tuple(fc.constantFrom(...Object.values(GOOD)), fc.string(), anything)
        .chain(([good, key, value]) =>
          fc.constantFrom(key, ...Object.keys(good)).map((at) => ({ ...good, [at]: value })),
        ),
      fc
        .tuple(anything, fc.constantFrom('component', 'page', 'app', 'x'))
        .map(([title, scope]) => ({
          type: 'AppError',
          error: { title, scope, details: title },
        })),
    );
    fc.assert(
      fc.property(data, (given) => {
        const read = readMessage(given);
        if (read === null) return;
        expect(TYPES).toContain(read.type);
        expect(Object.keys(read).sort()).toEqual(
          [...new Set([...Object.keys(GOOD[read.type]), 'type'])].sort(),
        );
        if (read.type === 'AppError') {
          const { title, details, componentName, scope } = read.error;
          expect([typeof title, scope]).toEqual([
            'string',
            expect.stringMatching(/^(component|page|app)$/),
          ]);
          for (const text of [details, componentName])
            expect(['string', 'undefined']).toContain(typeof text);
        }
        if (read.type === 'AppChangedUrl') expect(appPath(read.url)).toBe(read.url);
        if (read.type !== 'Used' && read.type !== 'Store' && read.type !== 'AppChangedUrl')
          for (const text of textsOf(read)) expect(text.length).toBeLessThanOrEqual(20_000);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps a state that a history can hold, and none that is endless or no plain value', () => {
    const stateOf = (state: unknown) => {
      const read = readMessage({ ...GOOD.AppChangedUrl, state });
      return read?.type === 'AppChangedUrl' ? read.state : undefined;
    };
    expect(stateOf({ key: 'a', usr: [1, { at: new Date(0) }] })).toEqual({
      key: 'a',
      usr: [1, { at: new Date(0) }],
    });
    const round: Record<string, unknown> = {};
    round.round = round;
    for (const state of [round, new Map([[1, 2]]), 'x'.repeat(2_000_000), Array(200_000).fill({})])
      expect(stateOf(state)).toBeNull();
  });
});

describe('a place of an app', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '..', '.', '%2e', '%2E%2e', '%2f', '%5c', '%252e', '%25252f', '\t', '\n'],
    ...[
      '?',
      '#',
      ':',
      '@',
      'a',
      'login',
      'https:',
      'javascript:',
      '%00',
      '\0',
      ';',
      '%',
      '😀',
      '\ud800',
    ],
  );
  it('stays below its base, in whatever form it is written, and means itself', {
    timeout: LONG_MS,
  }, () => {
    const given = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(given, (address) => {
        const path = appPath(address);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(appPath(path)).toBe(path);
        const whole = new URL(`/app/notes${path}`, 'https://trellis.example');
        expect(whole.origin).toBe('https://trellis.example');
        expect(whole.pathname).toMatch(/^\/app\/notes\//);
        expect(whole.pathname + whole.search + whole.hash).toBe(`/app/notes${path}`);
      }),
      { numRuns: RUNS * 5 },
    );
  });

  it.each(['/', '/a', '/a/b?c=../d#../e', '/Ä', '/a%20b', '/100%', '/a..b', '/...'])(
    '%s is one',
    (path) => expect(appPath(path)).not.toBeNull(),
  );

  it.each(['/..%2flogin', '/%2e%2e/%2e%2e/x', '/%252e%252e%252fx', '/a%5c..%5cb', 'login', '', 7])(
    '%s is none, or is above nothing',
    (given) => {
      const path = appPath(given);
      if (path !== null) expect(path).not.toMatch(/\.\.|%2e/i);
    },
  );
});
