import { tellNothing } from './machine.js';
import { sendByFetch } from './requests.js';

/**
 * What runs around one function of an app, in a process of its own under Deno: it takes requests from the server,
 * hands them to the function, and sends what it answers. Whatever the function fetches goes through the server,
 * too; this process may reach nothing else. The other side is functions/relay.ts.
 */
const at = Deno.env.get('TRELLIS_AT');
const key = Deno.env.get('TRELLIS_KEY');
Deno.env.delete('TRELLIS_AT');
Deno.env.delete('TRELLIS_KEY');
const send = globalThis.fetch.bind(globalThis);
const ask = (path, headers = {}, body = undefined, more = {}) =>
  send(`${at}${path}`, { method: 'POST', headers: { ...headers, 'x-key': key }, body, ...more });
const packed = (headers) => btoa(unescape(encodeURIComponent(JSON.stringify([...headers]))));
/** How long a module may take to begin to serve once it is read. */
const BEGIN_MS = 2_000;
const unpacked = (text) => JSON.parse(decodeURIComponent(escape(atob(text))));

// What would outlive the process, or be shared with another app's.
for (const name of ['localStorage', 'sessionStorage', 'caches'])
  Object.defineProperty(globalThis, name, { value: undefined, configurable: true });

globalThis.fetch = async function fetch(input, init) {
  const request = new Request(input, init);
  if (!/^https?:/.test(request.url)) return send(request);
  const body = request.body === null ? undefined : await request.arrayBuffer();
  const answer = await ask(
    '/fetch',
    {
      'x-url': request.url,
      'x-method': request.method,
      'x-redirect': request.redirect,
      'x-headers': packed(request.headers),
    },
    body,
    { signal: request.signal },
  );
  const status = Number(answer.headers.get('x-status'));
  if (!status) throw new TypeError(await answer.text());
  const isEmpty = status === 204 || status === 205 || status === 304;
  const headers = unpacked(answer.headers.get('x-headers'));
  const response = new Response(isEmpty ? null : answer.body, { status, headers });
  const url = answer.headers.get('x-url') ?? request.url;
  Object.defineProperty(response, 'url', { value: url });
  Object.defineProperty(response, 'redirected', { value: url !== request.url });
  return response;
};

sendByFetch();
tellNothing();

let handler = null;
let serving = () => {};
const served = new Promise((resolve) => {
  serving = resolve;
});
const taken = (first, second) =>
  typeof first === 'function' ? first : (second ?? first?.handler ?? first?.fetch);
Deno.serve = (first, second) => {
  handler = taken(first, second);
  serving();
  const never = new Promise(() => {});
  const addr = { transport: 'tcp', hostname: '0.0.0.0', port: 8_000 };
  return { finished: never, addr, shutdown: async () => {}, ref() {}, unref() {} };
};

/** Deno's words for what it could not read, without its advice for who starts it. */
function reasonOf(message) {
  const [line] = message
    .replaceAll(/blob:\S+/g, 'the function')
    .replaceAll(/\/\S*\/function-packages\/[^/\s]+\//g, '')
    .split('\n');
  const host = /^Requires import access to "(\S+?)(:443)?"/.exec(line)?.[1];
  if (host) return `Modules of ${host} are not taken here. Take the package by npm:`;
  const address = /Import '(\S+)' failed/.exec(line)?.[1];
  if (address)
    return `${address} could not be fetched by this server. What npm has, too, can be imported by npm:`;
  return line.replace(/, run again with the --allow-\S+ flag.*/, ', which functions do not have');
}

async function answer(id, request) {
  try {
    const hostname = request.headers.get('x-forwarded-for') ?? '0.0.0.0';
    const response = await handler(request, {
      remoteAddr: { transport: 'tcp', hostname, port: 0 },
      completed: Promise.resolve(),
    });
    if (!(response instanceof Response)) throw new TypeError('A function answers a Response');
    const headers = { 'x-status': String(response.status), 'x-headers': packed(response.headers) };
    await ask(`/answer/${id}`, headers, response.body ?? undefined, { duplex: 'half' });
  } catch (error) {
    console.error(error);
    await ask(`/failed/${id}`, {}, String(error?.message ?? error));
  }
}

// A promise that nobody waits for ends no process that others wait for.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error(event.reason);
});

try {
  const given = await (await ask('/code')).json();
  // Set here, where nothing is started by them: a name such as LD_PRELOAD does nothing.
  for (const [name, value] of Object.entries(given.env)) Deno.env.set(name, value);
  // By a short name of its own: what holds all the code would stand in every trace.
  const address = URL.createObjectURL(new Blob([given.code], { type: 'text/javascript' }));
  const module = await import(address);
  handler ??= taken(module.default ?? module.handler ?? module.POST);
  // It may begin to serve after something that it waits for.
  if (!handler) await Promise.race([served, new Promise((done) => setTimeout(done, BEGIN_MS))]);
  if (typeof handler !== 'function')
    throw new TypeError('It calls no Deno.serve(handler) and exports no function');
} catch (error) {
  console.error(error);
  await ask('/broken', {}, reasonOf(String(error?.message ?? error)));
  Deno.exit(1);
}

for (;;) {
  const next = await ask('/next');
  if (next.status === 204) continue;
  if (next.status !== 200) Deno.exit(0);
  const method = next.headers.get('x-method');
  const body = /^(GET|HEAD)$/.test(method) ? undefined : await next.arrayBuffer();
  const request = new Request(next.headers.get('x-url'), {
    method,
    headers: unpacked(next.headers.get('x-headers')),
    body: body?.byteLength ? body : undefined,
  });
  void answer(next.headers.get('x-call'), request);
}
