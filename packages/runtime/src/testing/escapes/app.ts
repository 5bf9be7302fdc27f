import type { AppFiles } from '@trellis/contract';
import { recipesApp } from '../fixture.ts';
import type { Escape } from './kinds.ts';

/**
 * What every attack begins with: the browser's own functions, taken before anything is patched, and the use
 * that is made of whatever it finds. `hunt` looks through all that can be reached from a value.
 */
const TOOLS = `
const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
const say = console.log.bind(console);
const later = setTimeout.bind(window);
const post = MessagePort.prototype.postMessage;
const postUp = globalThis['par' + 'ent'].postMessage.bind(globalThis['par' + 'ent']);
const above = (name) => globalThis[name];
const eventOf = getOwnPropertyDescriptor(globalThis, 'event')?.get;
const read = (proto, name) => getOwnPropertyDescriptor(proto, name)?.get;
const fromEvent = [[Event, 'target'], [Event, 'currentTarget'], [Event, 'srcElement'], [MessageEvent, 'ports'], [MessageEvent, 'source']]
  .map(([type, name]) => [type, read(type.prototype, name)]);
const Port = MessagePort, Known = Set, isIn = Object.prototype.isPrototypeOf;
const is = (value, type) => apply(isIn, type.prototype, [value]);
const knows = Known.prototype.has, learns = Known.prototype.add;
const FORBIDDEN = [
  { type: 'SendChatMessage', message: 'stolen' },
  { type: 'AppError', error: { title: 'stolen', scope: 'app' } },
  { type: 'AppChangedUrl', url: '/../../login?session=stolen', state: null, replace: true },
  { type: 'Titled', title: 'stolen' },
];
let busy = false;
const quietly = (act) => { try { return act(); } catch { return undefined; } };
const report = (what) => say('loot ' + what);
function use(port) { for (let at = 0; at < FORBIDDEN.length; at++) quietly(() => apply(post, port, [FORBIDDEN[at]])); }
function useSender(owner, send) { for (let at = 0; at < FORBIDDEN.length; at++) quietly(() => apply(send, owner, [FORBIDDEN[at]])); }
function look(value, depth, seen) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return;
  if (apply(knows, seen, [value])) return;
  apply(learns, seen, [value]);
  if (is(value, Port)) use(value);
  if (is(value, Event)) for (let at = 0; at < fromEvent.length; at++) look(quietly(() => apply(fromEvent[at][1], value, [])), depth - 1, seen);
  if (depth === 0 || is(value, Node) || value === window) return;
  const keys = quietly(() => ownKeys(value)) ?? [];
  for (let at = 0; at < keys.length && at < 300; at++) {
    const own = quietly(() => getOwnPropertyDescriptor(value, keys[at]));
    if (!own) continue;
    const inner = 'value' in own ? own.value : quietly(() => apply(own.get, value, []));
    if (keys[at] === 'send' && typeof inner === 'function') useSender(value, inner);
    look(inner, depth - 1, seen);
  }
}
function hunt(...values) {
  if (busy) return;
  busy = true;
  quietly(() => { values[values.length] = quietly(() => apply(eventOf, window, [])); look(values, 6, new Known()); });
  busy = false;
}
/** Puts a hunter before a function, whoever calls it. */
function tap(owner, name) {
  const own = owner && getOwnPropertyDescriptor(owner, name);
  if (!own || (!own.configurable && !own.writable)) return;
  const around = (plain) => plain && function (...given) {
    hunt(this, given);
    const answer = new.target ? Reflect.construct(plain, given, new.target) : apply(plain, this, given);
    hunt(answer);
    return answer;
  };
  if ('value' in own && typeof own.value === 'function') {
    const tapped = around(own.value);
    tapped.prototype = own.value.prototype;
    quietly(() => Object.setPrototypeOf(tapped, own.value));
    defineProperty(owner, name, { ...own, value: tapped });
  } else if (own.get) defineProperty(owner, name, { ...own, get: around(own.get), set: around(own.set) });
}
function tapAll(owner) { for (const name of ownKeys(owner)) if (name !== 'constructor' || owner === Promise.prototype) quietly(() => tap(owner, name)); }
/** Catches what is written under a name on any object that has none of it. */
function trap(...names) {
  for (const name of names)
    defineProperty(Object.prototype, name, {
      configurable: true,
      get() { hunt(this); return undefined; },
      set(value) { hunt(this, value); defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true }); },
    });
}
/** Leads the runtime's own code through all that it does for an app. */
async function provoke() {
  const wait = (ms) => new Promise((done) => later(done, ms));
  const bridge = globalThis.__trellis;
  const acts = [
    () => bridge.onUserChange((user) => hunt(user)),
    () => bridge.getToken({ refresh: true }).then(hunt),
    () => history.pushState({ at: 1 }, '', above('__trellisPage').location.search + '&one'),
    () => history.replaceState({ at: 2 }, '', above('__trellisPage').location.search + '&two'),
    () => { localStorage.setItem('kept', 'yes'); document.cookie = 'kept=yes'; },
    () => { document.title = 'Provoked'; },
    () => later(() => { throw new Error('provoked'); }),
    () => void Promise.reject(new Error('provoked')),
    () => globalThis.__trellisLoad('nothing-of-that-name'),
    () => addEventListener('PreviewStateChanged', (event) => hunt(event)),
    () => addEventListener('popstate', (event) => hunt(event)),
    () => addEventListener('message', (event) => hunt(event)),
  ];
  for (const act of acts) quietly(() => { const answer = act(); answer?.catch?.(() => undefined); });
  await wait(100);
  hunt(globalThis.__trellis, globalThis.__trellisPage, globalThis.__trellisRefresh);
}
`;

/** The module that runs the attack which the page's address names, before anything of the app is drawn. */
const moduleOf = (escapes: readonly Escape[]): string => `${TOOLS}
const escapes = {
${escapes.map(({ name, code }) => `${JSON.stringify(name)}: async () => {\n${code}\n},`).join('\n')}
};
const named = new URLSearchParams(above('__trellisPage').location.search).get('escape');
const run = escapes[named];
if (run) run().then(() => report('done'), (error) => { report('failed with ' + error); report('done'); }).then(() => provoke().catch(() => undefined));
`;

/** The fixture's app with all attacks in it. */
export function attackingApp(escapes: readonly Escape[]): AppFiles {
  const app = recipesApp();
  return {
    ...app,
    'services/escape.ts': moduleOf(escapes),
    'Layout.tsx': `import '@/services/escape';\n${app['Layout.tsx']}`,
  };
}
