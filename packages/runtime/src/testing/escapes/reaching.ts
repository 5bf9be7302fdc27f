import type { Escape } from './kinds.ts';

/** Ways to another document, another port, another origin's data. */
export const REACHING: readonly Escape[] = [
  {
    name: 'a second hello',
    code: `addEventListener('message', (event) => { if (event.data === 'trellis:port' || event.ports.length) for (const port of event.ports) { use(port); report('got a port'); } });
postUp('trellis:hello', '*');`,
  },
  {
    name: 'a port of its own making',
    code: `const { port1, port2 } = new MessageChannel();
port1.onmessage = (event) => { use(port1); if (event.data?.type === 'Start') report('got a start'); };
postMessage('trellis:port', '*', [port2]);
postUp('trellis:hello ', '*');
postUp('trellis:port', '*', [new MessageChannel().port1]);`,
  },
  {
    name: 'messages past the port',
    code: 'for (const message of FORBIDDEN) { postUp(message, "*"); postUp(JSON.stringify(message), "*"); above("top").postMessage(message, "*"); }',
  },
  {
    name: 'the boot script once more',
    code: `const listen = (event) => { for (const port of event.ports) { use(port); report('got a port'); } };
addEventListener('message', listen, true);
const nonce = globalThis.__trellisPage.nonce;
const html = await fetch('/_frame/' + globalThis.__trellis.appId).then((answer) => answer.text(), () => '');
const text = html.slice(html.indexOf('>', html.indexOf('<script')) + 1, html.lastIndexOf('</script'));
const script = document.createElement('script');
script.nonce = nonce;
script.textContent = text || "globalThis['par' + 'ent'].postMessage('trellis:hello', '*')";
document.body.append(script);`,
  },
  {
    name: 'a frame document within the frame',
    code: `const inner = document.createElement('iframe');
inner.src = '/_frame/' + globalThis.__trellis.appId;
document.body.append(inner);
const written = document.createElement('iframe');
written.srcdoc = "<script nonce='trellis-frame'>top.postMessage('trellis:hello', '*'); parent.parent.postMessage('trellis:hello', '*')</script>";
document.body.append(written);
const empty = document.createElement('iframe');
document.body.append(empty);
quietly(() => { if (empty.contentWindow.MessagePort) report('got another realm'); });`,
  },
  {
    name: 'a drive to the frame document',
    code: `if (!sessionStorage.getItem('driven')) { sessionStorage.setItem('driven', '1'); await new Promise((done) => later(done, 50)); globalThis['loca' + 'tion'].href = '/_frame/' + globalThis.__trellis.appId; }`,
  },
  {
    name: 'a drive to a document of its own',
    code: `const page = URL.createObjectURL(new Blob(["<script>parent.postMessage('trellis:hello', '*'); onmessage = ({ ports }) => ports[0]?.postMessage({ type: 'SendChatMessage', message: 'stolen' })</script>"], { type: 'text/html' }));
if (!sessionStorage.getItem('driven')) { sessionStorage.setItem('driven', '1'); await new Promise((done) => later(done, 50)); globalThis['loca' + 'tion'].href = page; }`,
  },
  {
    name: 'the document written anew',
    code: `if (!sessionStorage.getItem('driven')) { sessionStorage.setItem('driven', '1'); await new Promise((done) => later(done, 50));
document.open(); document.write("<script nonce='trellis-frame'>parent.postMessage('trellis:hello', '*'); onmessage = ({ ports }) => ports[0]?.postMessage({ type: 'SendChatMessage', message: 'stolen' })<" + "/script>"); document.close(); }`,
  },
  {
    name: 'the top window',
    code: `const top = above('top');
for (const act of [() => { top['loca' + 'tion'] = 'https://example.com/'; }, () => top['loca' + 'tion'].replace('/logout'), () => { top['loca' + 'tion'].hash = '#stolen'; }, () => top.history.back()]) quietly(act);
// Firefox lets any frame close a tab that has shown one page alone; nothing is had by it.
if (!navigator.userAgent.includes('Firefox')) quietly(() => top.close());
const link = document.createElement('a'); link.href = 'https://example.com/'; link.target = '_top'; document.body.append(link); link.click();
const form = document.createElement('form'); form.action = '/logout'; form.target = '_top'; form.method = 'post'; document.body.append(form); quietly(() => form.submit());
quietly(() => window.open('https://example.com/', '_top')); quietly(() => window.open('https://example.com/', '_parent'));
Object.assign(document.createElement('base'), { target: '_top' });`,
  },
  {
    name: 'a page that refreshes itself',
    code: `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=https://example.com/';
document.head.append(meta); const base = document.createElement('base'); base.href = 'https://example.com/'; base.target = '_top'; document.head.append(base);`,
  },
  {
    name: 'the window around it',
    code: `const up = above('par' + 'ent');
for (const [name, act] of Object.entries({
  document: () => up.document.body, href: () => up['loca' + 'tion'].href, storage: () => up.localStorage.length, probe: () => up.probe, history: () => up.history.length,
  frame: () => window.frameElement.src, cookie: () => up.document.cookie, event: () => up.event, first: () => (up[0] === window ? undefined : up[0].document.body),
})) quietly(() => { const found = act(); if (found !== undefined) report('got ' + name); });`,
  },
  {
    name: 'cookies and stores of the origin',
    code: `quietly(() => { const all = apply(read(Document.prototype, 'cookie'), document, []); report('got cookies ' + all); });
for (const name of ['indexedDB', 'caches', 'cookieStore']) { const found = globalThis[name]; if (name === 'cookieStore' && found) await found.getAll().then((all) => report('got ' + all.length), () => undefined); }
quietly(() => { if (read(Window.prototype, 'localStorage')) report('got ' + apply(read(Window.prototype, 'localStorage'), window, []).length); });
await navigator.storage?.getDirectory?.().then(() => report('got files'), () => undefined);`,
  },
  {
    name: 'calls with the cookies of the page around it',
    code: `for (const path of ['/preview.json', '/builder', '/apps/x/auth/token'])
  for (const init of [{ credentials: 'include' }, { credentials: 'include', method: 'POST', headers: { 'content-type': 'application/json' } }])
    await fetch(path, init).then((answer) => answer.text()).then((text) => report('got ' + text.slice(0, 20)), () => undefined);
const request = new XMLHttpRequest(); request.withCredentials = true;
await new Promise((done) => { request.onloadend = done; quietly(() => { request.open('GET', '/preview.json'); request.send(); }) ?? later(done, 300); });
if (request.responseText) report('got by XMLHttpRequest');`,
  },
  {
    name: 'code from elsewhere',
    code: `for (const [name, act] of Object.entries({ eval: () => (0, eval)('1'), Function: () => new Function('return 1')(), timer: () => later("console.log('loot got a text')", 0) })) quietly(() => { if (act() === 1) report('got ' + name); });
document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="console.log(\\'loot got inline\\')"><svg onload="console.log(\\'loot got svg\\')">');
const script = document.createElement('script'); script.textContent = "for (const find of [() => parent.document.title, () => top.location.href, () => localStorage.constructor.name === 'Storage' && document.cookie]) try { if (find()) console.log('loot got beyond by a script'); } catch {}"; document.body.append(script);
const linked = document.createElement('script'); linked.src = globalThis.__trellis.serverUrl + '/builder.js'; linked.onload = () => report('got a script'); document.body.append(linked);
await import(/* @vite-ignore */ globalThis.__trellis.serverUrl + '/builder.js').then(() => report('got a module'), () => undefined);
for (const type of ['Worker', 'SharedWorker']) quietly(() => { new globalThis[type]('/builder.js').onmessage = () => report('got ' + type); });
await navigator.serviceWorker?.register?.('/builder.js').then(() => report('got a service worker'), () => undefined);`,
  },
  {
    name: 'windows without a click',
    code: `for (const target of ['_blank', 'trellis', '']) { const opened = quietly(() => window.open('/builder', target)); if (opened && opened !== window) report('got a window'); }
const link = document.createElement('a'); link.href = 'https://example.com/'; link.target = '_blank'; document.body.append(link); link.click();`,
  },
  {
    name: 'other pages of the browser',
    code: `const channel = quietly(() => new BroadcastChannel('trellis'));
if (channel) { channel.onmessage = () => report('got a broadcast'); channel.postMessage(FORBIDDEN[0]); }
for (const name of ['trellis-apps', 'trellis']) await navigator.locks?.request?.(name, () => report('got a lock')).catch(() => undefined);
if (opener) report('got an opener'); if (window.name) report('got a name');`,
  },
  {
    name: 'devices and the clipboard',
    code: `const asked = { clipboard: () => navigator.clipboard.readText(), camera: () => navigator.mediaDevices.getUserMedia({ video: true }), credentials: () => navigator.credentials.get({ password: true }), bell: () => Notification.requestPermission().then((said) => { if (said !== 'granted') throw said; }) };
for (const [name, act] of Object.entries(asked)) await Promise.race([Promise.resolve().then(act).then(() => report('got ' + name), () => undefined), new Promise((done) => later(done, 200))]);`,
  },
];
