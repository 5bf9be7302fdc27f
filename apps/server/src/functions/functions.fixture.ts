/** Code of an app as its builder would write it; it runs under Deno, not here. */
export const BOOK = `
import { createClientFromRequest } from 'npm:@base44/sdk@0.8.6';
interface Wanted { day: string }
Deno.serve(async (req: Request): Promise<Response> => {
  const base44 = createClientFromRequest(req);
  const user = await base44.auth.me();
  const { day } = (await req.json()) as Wanted;
  await base44.entities.Booking.create({ day });
  const mine = await base44.entities.Booking.filter({ day });
  return Response.json({ by: user.email, day: mine[0].day, seen: mine.length });
});
`;

export const STATS = `
import { createClientFromRequest } from 'npm:@base44/sdk@0.8.31';
import { inWords } from '../../shared/words.js';
export default async function (req) {
  const base44 = createClientFromRequest(req);
  const mine = await base44.entities.Booking.list();
  const all = await base44.asServiceRole.entities.Booking.list();
  const people = await base44.asServiceRole.entities.User.list();
  const { agents } = base44.asServiceRole;
  const talk = await agents.createConversation({ agent_name: 'guide' });
  await agents.addMessage(talk, { role: 'user', content: 'Hello' });
  const said = (await agents.getConversation(talk.id)).messages.map(({ role }) => role);
  return Response.json({ mine: mine.length, all: all.length, people: people.length, words: inWords(all.length), talk: talk.id, said });
}
`;

export const SHARED = `export const inWords = (n: number): string => (n === 1 ? 'one booking' : n + ' bookings');\n`;

export const HOOK = `
import { serve } from 'https://deno.land/std@0.168.0/http/server.ts';
import { createClientFromRequest } from 'https://esm.sh/@base44/sdk@0.8.6?target=deno';
serve(async (req, info) => {
  if (req.method === 'GET')
    return new Response('<script>1</script>', { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=1' } });
  if (req.method === 'PUT') return Response.redirect('https://elsewhere.example/pay?a=1&b="', 303);
  if (req.method === 'PATCH') {
    const all = new ReadableStream({ async start(to) {
      for (const word of ['one', 'two']) {
        to.enqueue(new TextEncoder().encode('data: ' + word + '\\n\\n'));
        await new Promise((done) => setTimeout(done, 500));
      }
      to.close();
    } });
    return new Response(all, { headers: { 'Content-Type': 'text/event-stream' } });
  }
  const user = await createClientFromRequest(new Request(req.url, { headers: {
    'Base44-App-Id': req.headers.get('Base44-App-Id'), 'Base44-Api-Url': req.headers.get('Base44-Api-Url') } }))
    .auth.me().catch(() => null);
  return Response.json({
    method: req.method, query: new URL(req.url).search, authorization: req.headers.get('authorization'),
    signature: req.headers.get('x-signature'), cookie: req.headers.get('cookie'), body: await req.text(), user,
    from: [req.headers.get('x-forwarded-for'), info.remoteAddr.hostname],
  }, { status: 202 });
});
`;

export const FAILS = `
Deno.serve(async (req) => {
  const { how } = await req.json();
  console.log('about to fail by', how);
  if (how === 'throw') throw new Error('Not today');
  if (how === 'text') return 'no response';
  if (how === 'exit') Deno.exit(3);
  if (how === 'growth') { const all = []; for (;;) { all.push(new Uint8Array(20_000_000).fill(1)); await new Promise((next) => setTimeout(next, 10)); } }
  if (how === 'memory') { const all = []; for (;;) all.push(new Uint8Array(20_000_000).fill(1)); }
  if (how === 'endless') {
    const piece = new Uint8Array(1_000_000);
    return new Response(new ReadableStream({ pull: (to) => to.enqueue(piece) }), { headers: { 'Content-Type': 'text/plain' } });
  }
  if (how === 'forever') for (;;);
  return Response.json({ error: 'No day' }, { status: 400 });
});
`;

/** What the caller's own words reach where a function hands them on. */
export const CALLER = `
Deno.serve(async (req) => {
  const at = req.headers.get('Base44-Api-Url');
  const appId = req.headers.get('Base44-App-Id');
  const headers = { Authorization: req.headers.get('Authorization') ?? '' };
  const status = async (path) => (await fetch(at + path, { headers })).status;
  return Response.json({
    apps: await status('/api/apps'),
    admin: await status('/api/admin/accounts'),
    settings: await status('/api/apps/' + appId + '/functions'),
    me: await status('/api/apps/' + appId + '/entities/User/me'),
    rows: await status('/api/apps/' + appId + '/entities/Booking'),
  });
});
`;

/** All that a function knows of a call, and of where it runs. */
export const SEEN = `
Deno.serve(async (req) => Response.json({
  url: req.url, headers: [...req.headers], body: await req.text(), env: Deno.env.toObject(), args: Deno.args,
}));
`;

export const OUT = `
import http from 'node:http';
import os from 'node:os';
const later = () => Deno.serve(async (req) => {
  const { url } = await req.json();
  const answer = await fetch(url, { headers: { 'X-Api-Key': Deno.env.get('RATES_KEY') ?? '' } });
  const byNode = await new Promise((ok, no) => {
    const request = http.request(new URL('/node', url), { method: 'PUT' }, (response) => {
      let text = '';
      response.on('data', (piece) => { text += piece; }).on('end', () => ok([response.statusCode, text]));
    });
    request.on('error', no);
    request.end('abc');
  });
  return Response.json({ status: answer.status, rate: await answer.json(), url: answer.url, byNode, host: os.hostname() });
});
setTimeout(later, 20);
`;

/** What such code may try: each says \`refused\`, \`nothing\`, or what it found. */
export const ATTACKS = `
const proxy = (victim) => ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'all_proxy'].forEach((name) => {
  try { Deno.env.set(name, victim); } catch { /* refused */ }
});
const inWorker = (code) => new Promise((ok, no) => {
  const worker = new Worker('data:text/javascript,' + encodeURIComponent(code), { type: 'module' });
  worker.onmessage = ({ data }) => ok(data);
  worker.onerror = (event) => { event.preventDefault(); no(new Error(event.message)); };
  setTimeout(() => no(new Error('no answer')), 1500);
});
Deno.serve(async (req) => {
  const { victim } = await req.json();
  const service = req.headers.get('Base44-Service-Authorization') ?? '';
  const api = req.headers.get('Base44-Api-Url');
  const appId = req.headers.get('Base44-App-Id');
  const asService = (path, init = {}) => fetch(api + path, { ...init, headers: { Authorization: service, 'Content-Type': 'application/json', ...init.headers } });
  const status = async (answer) => { const a = await answer; return a.ok ? a.status + ' ' + (await a.text()).slice(0, 60) : Promise.reject(new Error(String(a.status))); };
  const tries = {
    file: () => Deno.readTextFile('/etc/passwd'),
    write: () => Deno.writeTextFile('/tmp/found', 'x').then(() => 'written'),
    list: () => [...Deno.readDirSync('.')].map(({ name }) => name).join(),
    nodeFile: async () => (await import('node:fs')).readFileSync('/etc/hostname', 'utf8'),
    json: async () => JSON.stringify((await import(['file:', '/etc/os-release'].join('//'), { with: { type: 'json' } })).default),
    text: async () => String((await import(['file:', '/etc/passwd'].join('//'), { with: { type: 'text' } })).default),
    run: () => new Deno.Command('/bin/ls').output().then(() => 'ran'),
    nodeRun: async () => (await import('node:child_process')).execFileSync('/bin/ls').toString(),
    library: () => String(Deno.dlopen('/lib/x86_64-linux-gnu/libc.so.6', {})),
    kill: () => { Deno.kill(1, 'SIGCONT'); return 'killed'; },
    host: () => Deno.hostname(),
    user: () => String(Deno.uid()),
    connect: () => Deno.connect({ hostname: '127.0.0.1', port: Number(new URL(victim).port) }).then(() => 'connected'),
    listen: () => String(Deno.listen({ port: 0 }).addr),
    socket: () => new Promise((ok, no) => { const s = new WebSocket(victim.replace('http', 'ws') + '/victim'); s.onopen = () => ok('open'); s.onerror = (e) => no(new Error(e.message)); }),
    nodeHttp: () => new Promise(async (ok, no) => (await import('node:http')).get('http://127.0.0.1:22/', (r) => ok(r.statusCode)).on('error', no)),
    proxied: async () => {
      proxy(victim + '/victim');
      const client = Deno.createHttpClient({ proxy: { url: victim } });
      return status(fetch('http://127.0.0.1:1/', { client }));
    },
    worker: () => inWorker('fetch("' + victim + '/victim").then((r) => postMessage("found " + r.status), (e) => postMessage("refused " + e.message))'),
    workerFile: () => inWorker('postMessage("found " + Deno.readTextFileSync("/etc/passwd"))'),
    nodeSocket: () => new Promise(async (ok, no) => (await import('node:net')).connect(22, '127.0.0.1', () => ok('connected')).on('error', no)),
    nodeName: () => new Promise(async (ok, no) => (await import('node:dns')).lookup('localhost', (error, found) => error ? no(error) : ok(found))),
    metadata: () => status(fetch('http://169.254.169.254/latest/meta-data')),
    loopback: () => status(fetch('http://127.0.0.1:22/')),
    local: () => status(fetch('http://localhost:5432/')),
    storage: () => { globalThis.localStorage?.setItem('a', '1'); return globalThis.localStorage?.getItem('a') ?? ''; },
    cache: async () => (globalThis.caches ? String(await caches.keys()) + 'caches' : ''),
    environment: () => Object.entries(Deno.env.toObject()).filter(([name, value]) => /SECRET_KEY|DATABASE_URL|PASSWORD/.test(name) || /^eyJ/.test(value)).join(),
    token: () => [...req.headers].filter(([, value]) => /(^| )eyJ[^.]+[.][^.]+[.]/.test(value)).join(),
    builder: () => status(asService('/api/apps')),
    settings: () => status(asService('/api/apps/' + appId + '/functions')),
    admin: () => status(asService('/api/admin/accounts')),
    otherApp: () => status(asService('/api/apps/0123456789abcdef01234567/entities/Booking')),
    versions: () => status(asService('/api/apps/' + appId + '/versions')),
    forged: () => status(fetch(api + '/api/apps/' + appId + '/entities/User', { headers: { Authorization: 'Bearer fs_guess' } })),
    spoofed: async () => { const rows = await (await fetch(api + '/api/apps/' + appId + '/entities/Booking', { headers: { 'X-Forwarded-For': '1.1.1.1', Cookie: 'a=b' } })).json(); return Array.isArray(rows) && rows.length > 0 ? 'rows' : ''; },
    eval: () => { const ops = Deno[Deno.internal]?.core?.ops; return ops?.op_read_file_sync ? String(ops.op_read_file_sync('/etc/passwd', undefined, 0, undefined)) : ''; },
  };
  const found = {};
  for (const [name, attempt] of Object.entries(tries))
    try {
      const it = await attempt();
      found[name] = it === '' ? 'nothing' : /^(refused|nothing)/.test(String(it)) ? String(it) : 'FOUND ' + it;
    } catch (error) {
      found[name] = 'refused ' + error.message;
    }
  return Response.json(found);
});
`;
