import type { Escape } from './kinds.ts';

/** Patches of what the runtime's code may call: each looks through whatever comes by for a way to the parent. */
export const PATCHING: readonly Escape[] = [
  { name: 'MessagePort.prototype.postMessage', code: "tap(MessagePort.prototype, 'postMessage');" },
  { name: 'all of MessagePort.prototype', code: 'tapAll(MessagePort.prototype);' },
  {
    name: 'EventTarget.prototype',
    code: 'tapAll(EventTarget.prototype); tap(globalThis, "addEventListener"); tap(globalThis, "dispatchEvent");',
  },
  { name: 'MessageEvent.prototype', code: 'tapAll(MessageEvent.prototype);' },
  { name: 'Event.prototype', code: 'tapAll(Event.prototype);' },
  {
    name: 'the current event',
    code: `for (const owner of [Map.prototype, Array.prototype, Promise.prototype, String.prototype]) tapAll(owner);
const every = (left) => { hunt(); if (left > 0) later(() => every(left - 1), 2); };
every(300);
Promise.resolve().then(() => hunt());`,
  },
  { name: 'Map.prototype', code: 'tapAll(Map.prototype);' },
  { name: 'Set.prototype', code: 'tapAll(Set.prototype);' },
  { name: 'WeakMap.prototype', code: 'tapAll(WeakMap.prototype);' },
  { name: 'Promise.prototype.then', code: "tap(Promise.prototype, 'then');" },
  {
    name: 'Promise.prototype.constructor',
    code: `const Plain = Promise;
class Watched extends Plain { then(a, b) { hunt(a, b); return super.then((value) => { hunt(value); return a?.(value); }, b); } }
defineProperty(Plain.prototype, 'constructor', { configurable: true, get: () => Watched });
defineProperty(Plain, Symbol.species, { configurable: true, get: () => Watched });`,
  },
  {
    name: 'the global Promise',
    code: `const Plain = Promise;
globalThis.Promise = class extends Plain {
  constructor(act) { super((yes, no) => { hunt(act, yes, no); act((value) => { hunt(value); yes(value); }, no); }); }
};
tap(Plain, 'withResolvers'); tap(Plain, 'all'); tap(Plain, 'race');`,
  },
  {
    name: 'Function.prototype.call, apply and bind',
    code: "for (const name of ['call', 'apply', 'bind']) tap(Function.prototype, name);",
  },
  { name: 'Reflect', code: 'tapAll(Reflect);' },
  {
    name: 'setters of Object.prototype',
    code: "trap('port', 'send', 'handlers', 'waiting', 'channel', 'onmessage', 'link', 'tell', 'ask', 'on', 'around', 'loader', 'fetchCode', 'page');",
  },
  {
    name: 'getters of Object.prototype',
    code: "trap('type', 'message', 'transfer', 'then', 'port1', 'port2', 'ports', 'Answer', 'Update', 'toJSON');",
  },
  {
    name: 'Object',
    code: "for (const name of ['defineProperty', 'keys', 'entries', 'values', 'fromEntries', 'freeze', 'create', 'assign', 'hasOwn']) tap(Object, name);",
  },
  { name: 'Array.prototype', code: 'tapAll(Array.prototype);' },
  {
    name: 'iterators',
    code: `tap(Array.prototype, Symbol.iterator); tap(Map.prototype, Symbol.iterator);
for (const made of [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator]()]) tapAll(getPrototypeOf(made));`,
  },
  { name: 'JSON', code: 'tapAll(JSON);' },
  {
    name: 'timers and queues',
    code: "for (const name of ['setTimeout', 'queueMicrotask', 'requestAnimationFrame', 'structuredClone', 'setInterval']) tap(globalThis, name);",
  },
  {
    name: 'what Error.prepareStackTrace is shown',
    code: `Error.stackTraceLimit = 100;
Error.prepareStackTrace = (error, sites) => {
  for (const site of sites) hunt(site.getThis?.(), site.getFunction?.(), site.getFunction?.()?.arguments);
  return String(error);
};
const bad = () => { new Error('look').stack; return ''; };
for (const name of ['sendChatMessage', 'reportError', 'signIn', 'navigate'])
  quietly(() => globalThis.__trellis[name]({ toString: bad, get title() { return bad(); } }));
globalThis.__trellis.onUserChange(bad);`,
  },
  {
    name: 'callers of a sloppy function',
    code: `const script = document.createElement('script');
script.src = URL.createObjectURL(new Blob(['function sloppy() { let at = sloppy.caller; for (let up = 0; at && up < 30; up++) { seen(at, at.arguments); at = at.caller; } return ""; }'], { type: 'text/javascript' }));
globalThis.seen = (...found) => { hunt(...found); if (typeof found[0] === 'function') { useSender(undefined, found[0]); report('got a caller ' + found[0].name); } };
await new Promise((done) => { script.onload = done; document.head.append(script); });
const { sloppy } = globalThis;
const bait = { toString: sloppy };
Object.defineProperty(bait, 'title', { get: sloppy });
for (const name of ['sendChatMessage', 'reportError', 'signIn', 'navigate', 'getToken']) quietly(() => globalThis.__trellis[name](bait));
globalThis.__trellis.onUserChange(sloppy);
quietly(() => history.pushState({ get at() { return sloppy(); } }, '', { toString: sloppy }));
quietly(() => localStorage.setItem(bait, bait));
quietly(() => { document.cookie = bait; });
for (const name of ['get', 'set', 'has']) Map.prototype[name] = new Proxy(Map.prototype[name], { apply(plain, self, given) { sloppy(); return apply(plain, self, given); } });`,
  },
  {
    name: 'conversions of what the bridge is given',
    code: `const bait = new Proxy(function () {}, {
  get(target, key, receiver) { hunt(target, receiver); return key === Symbol.toPrimitive ? (...given) => { hunt(given); return 'x'; } : Reflect.get(target, key); },
  apply(target, self, given) { hunt(self, given); return 'x'; },
});
const bridge = globalThis.__trellis;
for (const name of ['reportError', 'signIn', 'navigate', 'getToken', 'onUserChange']) quietly(() => bridge[name](bait, bait));`,
  },
  {
    name: 'other receivers of patched methods',
    code: `const self = new Proxy({}, { get(target, key) { hunt(target); return undefined; }, set(target, key, value) { hunt(value); return true; } });
for (const owner of [history, globalThis.__trellis, globalThis.__trellisPage, localStorage])
  for (const key of [...ownKeys(owner), 'getItem', 'setItem'])
    if (typeof owner[key] === 'function' && key !== 'sendChatMessage') quietly(() => apply(owner[key], self, [self, self, '/settings']));`,
  },
  {
    name: 'document, URL and Blob',
    code: `for (const [owner, name] of [[Document.prototype, 'createElement'], [Element.prototype, 'append'], [URL, 'createObjectURL'], [URL, 'canParse']]) tap(owner, name);
for (const name of ['Blob', 'URL', 'MutationObserver', 'CustomEvent', 'PopStateEvent', 'Event', 'HashChangeEvent', 'Proxy', 'Error', 'Map', 'Set', 'String']) tap(globalThis, name);`,
  },
  {
    name: 'String, RegExp and Symbol',
    code: `tapAll(String.prototype); tapAll(RegExp.prototype);
for (const type of [Error, SyntaxError, HTMLAnchorElement, Map, Blob]) defineProperty(type, Symbol.hasInstance, { configurable: true, value: (one) => { hunt(one); return true; } });`,
  },
  {
    name: 'the hook of hot updates',
    code: `const { __trellisHook: hook } = globalThis;
const fake = { injectIntoGlobalHook: (target) => hunt(target), register() {}, createSignatureFunctionForTransform() {} };
quietly(() => hook?.(fake, (given) => hunt(given)));
tap(globalThis, '__trellisHook'); tap(globalThis, '__trellisLoad');
for (const name of ['__trellis', '__trellisLoad', '__trellisPage'])
  quietly(() => { if (defineProperty(globalThis, name, { configurable: true, value: () => undefined })) report('got ' + name); });`,
  },
  {
    name: 'everything of the window',
    code: 'for (const name of ownKeys(globalThis)) if (!/^(__trellis|console)/.test(String(name))) quietly(() => { const own = getOwnPropertyDescriptor(globalThis, name); hunt(own.value ?? apply(own.get, window, [])); });',
  },
];
