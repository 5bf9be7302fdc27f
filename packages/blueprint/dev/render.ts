import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright-core';
import { design } from '../src/design/design.ts';
import type { AppSpec } from '../src/spec.ts';
import { understand } from '../src/understand/index.ts';
import { writeApp } from '../src/write/app.ts';
import { sampleRecords } from '../src/write/samples.ts';
import { bundleApp } from './bundle.ts';
import { withSamples } from './fill.ts';

/*
 * Draws apps from specs in Chromium over an in-memory fake of the row store, for looking at them:
 *   node packages/blueprint/dev/render.ts recipes [--page=Home?…] [--dark] [--as=visitor|admin] [--out=folder] [--wide=375,1440]
 */

type Row = Record<string, unknown> & { id: string };
const [name = 'recipes', ...flags] = process.argv.slice(2);
const flag = (key: string) =>
  flags
    .find((one) => one.startsWith(`--${key}=`))
    ?.split('=')
    .slice(1)
    .join('=');
const designed = withSamples(design(await specOf(name)));
const files = writeApp(designed);
const tables = fill();
const { script, css } = await bundleApp(files);
const html = `<!doctype html><html class="${flags.includes('--dark') ? 'dark' : ''}"><meta name="viewport" content="width=device-width"><style>${css}</style><div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script></html>`;
const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as { port: number };
const out = flag('out') ?? join(tmpdir(), 'trellis-shots');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const role = flag('as') ?? 'admin';
const pages = flag('page')?.split(',') ?? designed.pages.map((page) => page.name);
for (const width of (flag('wide') ?? '1440').split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
  });
  const page = await context.newPage();
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && console.log('console:', message.text().slice(0, 400)),
  );
  page.on('pageerror', (error) => console.log('error:', error.message.slice(0, 600)));
  await page.addInitScript(`globalThis.__trellis = { appId: 'a1', serverUrl: location.origin, environment: 'preview',
    user: ${role === 'visitor' ? 'null' : `{ id: 'u1', email: 'ann@example.org', full_name: 'Ann Mayer', role: '${role}' }`},
    onUserChange: () => () => {}, getToken: async () => null, signIn() {}, signOut: async () => {}, reportError() {}, navigate() {}, sendChatMessage() {} };
    ${flags.includes('--dark') ? "localStorage.setItem('theme', 'dark')" : ''}`);
  for (const target of pages) {
    const [path, query] = target.split('?');
    const of = designed.pages.find((one) => one.name === path);
    const first = tables.get(of?.entity ?? '')?.[0]?.id;
    const search = query ? `?${query}` : of?.view === 'detail' ? `?id=${first}` : '';
    await page.goto(`http://localhost:${port}/${path?.toLowerCase()}${search}`);
    await page.waitForTimeout(500);
    for (const step of (flag('click') ?? '').split(';').filter(Boolean)) {
      await page.getByRole('button', { name: step }).first().click();
      await page.waitForTimeout(250);
    }
    const tall = await page.evaluate('document.documentElement.scrollWidth > innerWidth + 1');
    if (tall) console.log(`${target} at ${width}: wider than the screen`);
    if (flags.includes('--axe')) await tell(page, `${target} at ${width}`);
    await page.screenshot({
      path: `${out}/${name}-${path}-${width}${flags.includes('--dark') ? '-dark' : ''}.png`,
      fullPage: !flags.includes('--fold'),
    });
    console.log(`${out}/${name}-${path}-${width}.png`);
  }
  await context.close();
}
await browser.close();
server.close();

/** A spec of the folder, or what the sentence of a prompt becomes. */
async function specOf(id: string): Promise<AppSpec> {
  const file = flag('prompts') ?? join(import.meta.dirname, '../../../evals/prompts.json');
  const { prompts } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { prompts: { id: string; turns: string[] }[] })
    : { prompts: [] };
  const prompt = flag('say') ?? prompts.find((one) => one.id === id)?.turns[0];
  if (prompt) return understand(prompt).spec;
  const { [id]: spec } = (await import(`../src/write/fixtures/${id}.ts`)) as Record<
    string,
    AppSpec
  >;
  if (!spec) throw new Error(`There is no spec called ${id}`);
  return spec;
}

async function tell(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations)
    for (const node of nodes.slice(0, 2))
      console.log(
        `axe: ${where}: ${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1]?.trim().slice(0, 160)}`,
      );
}

function fill(): Map<string, Row[]> {
  const records = sampleRecords(designed);
  const made = new Map<string, Row[]>();
  let count = 0;
  const id = (entity: string, index: number) =>
    `${entity.toLowerCase()}${String(index).padStart(4, '0')}`;
  for (const { entity, rows } of records)
    made.set(
      entity,
      rows.map((row, index) => {
        count += 1;
        const values = Object.entries(row).map(([key, value]) => {
          const ref = (value as { $ref?: string } | null)?.$ref?.split('#');
          return [key, ref ? id(ref[0]!, Number(ref[1])) : value];
        });
        const at = new Date(Date.now() - count * 3_600_000).toISOString();
        return {
          id: id(entity, index),
          createdAt: at,
          updatedAt: at,
          creatorId: 'u1',
          ...Object.fromEntries(values),
        };
      }),
    );
  return made;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const match = /^\/live_api\/apps\/a1\/entities\/(\w+)\/?([^/]*)/.exec(url.pathname);
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (url.pathname.startsWith('/ws-user-apps')) return send(404, {});
  if (!match) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
    return;
  }
  const [, entity = '', id] = match;
  const rows = tables.get(entity) ?? [];
  tables.set(entity, rows);
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  if (request.method === 'GET' && !id) return send(200, listOf(rows, url.searchParams));
  if (request.method === 'POST' && !id) {
    const now = new Date().toISOString();
    const row = {
      id: `new${Date.now()}`,
      createdAt: now,
      updatedAt: now,
      creatorId: 'u1',
      ...body,
    };
    rows.push(row);
    return send(201, row);
  }
  const row = rows.find((one) => one.id === id);
  if (!row) return send(404, { message: 'Not found' });
  if (request.method === 'PUT') Object.assign(row, body);
  if (request.method === 'DELETE') rows.splice(rows.indexOf(row), 1);
  send(200, row);
}

function listOf(rows: Row[], params: URLSearchParams): Row[] {
  const filter = JSON.parse(params.get('q') ?? '{}') as Record<string, unknown>;
  const sort = params.get('sort') ?? '-createdAt';
  const field = sort.replace(/^[-+]/, '');
  const order = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter((row) =>
      Object.entries(filter).every(
        ([key, value]) => typeof value === 'object' || row[key] === value,
      ),
    )
    .sort((a, b) => (String(a[field] ?? '') < String(b[field] ?? '') ? -order : order));
}
