import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LinkedBuild } from '@trellis/contract';
import { rolldown } from 'rolldown';
import { RUNTIME_SOURCES } from '../build/hash.ts';
import { buildRuntime, type Runtime } from '../build/index.ts';
import { APP_ID, KIT_ROOT } from './fixture.ts';
import { answerRows } from './rows.ts';

/** A small server with what the runtime needs of the real one, and pages to mount apps in. */
export interface Stage {
  origin: string;
  runtime: Runtime;
  /** What `/builder` mounts; a function is called at each request. */
  preview: unknown;
  /** What `/app/recipes` shows. */
  published: LinkedBuild | null;
  /** Requests that came, by path. */
  requests: { path: string; bytes: number }[];
  /** Hosts elsewhere that apps may reach. */
  approvedHosts: string[];
  /** Bodies of error reports. */
  reports: unknown[];
  close(): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function openStage(): Promise<Stage> {
  const outDir = process.env.TRELLIS_RUNTIME_CACHE ?? join(tmpdir(), 'trellis-runtime-tests');
  const runtime = await buildRuntime({ kitRoot: KIT_ROOT, outDir, vendorBase: '/_vendor/' });
  const parent = await parentScript();
  const stage: Stage = {
    origin: '',
    runtime,
    preview: null,
    published: null,
    requests: [],
    approvedHosts: [],
    reports: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stage');
    void answer(stage, parent, request, response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stage.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stage;
}

async function parentScript(): Promise<string> {
  const build = await rolldown({
    input: join(RUNTIME_SOURCES, 'testing/builder-page.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  return output[0].code;
}

type Reply = (stage: Stage, url: URL) => Answer | Promise<Answer>;
interface Answer {
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

function zipped(type: string, body: string, headers: Record<string, string> = {}): Answer {
  return { type, body: gzipSync(body), headers: { ...headers, 'content-encoding': 'gzip' } };
}

const BUILDER_PAGE =
  '<!doctype html><div id="app" style="position:fixed;inset:0"></div><script type="module" src="/builder.js"></script>';

/** Path prefix → what is answered there. */
const REPLIES: [string, Reply][] = [
  [
    '/preview.json',
    async ({ preview }) => {
      const build: unknown = typeof preview === 'function' ? await preview() : preview;
      return zipped('application/json', JSON.stringify(build));
    },
  ],
  [
    '/_frame/',
    ({ runtime, approvedHosts }) =>
      zipped('text/html; charset=utf-8', runtime.frame.html, {
        'content-security-policy': runtime.frame.csp(approvedHosts),
        'cache-control': 'public, max-age=3600',
      }),
  ],
  [
    '/_vendor/',
    ({ runtime }, { pathname }) => ({
      type: 'text/javascript',
      body: readFileSync(join(runtime.vendorDir, `${pathname.slice('/_vendor/'.length)}.gz`)),
      headers: { 'content-encoding': 'gzip', 'cache-control': IMMUTABLE },
    }),
  ],
  [
    '/_files/',
    ({ published }, { pathname }) =>
      zipped(
        pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
        published?.files[pathname.slice('/_files/'.length)] ?? '',
        { 'cache-control': IMMUTABLE },
      ),
  ],
  ['/app/recipes', (stage) => shellPage(stage)],
  [
    '/apps/',
    (_, { pathname }) =>
      pathname.endsWith('/auth/token')
        ? { type: 'application/json', body: '{"token":"app-token","expiresAt":null,"user":null}' }
        : { type: 'text/html', body: 'login' },
  ],
];

async function answer(
  stage: Stage,
  parent: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname;
  if (path.startsWith('/live_api/')) {
    answerRows(request, response, url);
    return;
  }
  if (path === '/api/app-error') {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => stage.reports.push(JSON.parse(body)));
  }
  const reply = await REPLIES.find(([prefix]) => path.startsWith(prefix))?.[1](stage, url);
  const fixed: Record<string, Answer> = {
    '/builder': {
      type: 'text/html',
      body: BUILDER_PAGE,
      headers: {
        'set-cookie': 'session=secret; Path=/; SameSite=Lax',
        link: stage.runtime.ahead,
      },
    },
    '/around.html': { type: 'text/html', body: aroundPage(stage) },
    '/builder.js': { type: 'text/javascript', body: parent },
    '/api/app-error': { type: 'application/json', body: '{"success":true}' },
  };
  // By this name it is an origin of the app's own.
  const isOwn = request.headers.host?.startsWith('localhost:') && !/\.\w+$/.test(path);
  const found = reply ?? fixed[path] ?? (isOwn ? directPage(stage, path) : undefined);
  stage.requests.push({ path, bytes: found?.body.length ?? 0 });
  response.writeHead(found ? 200 : 404, {
    ...(found ? { 'content-type': found.type } : {}),
    ...found?.headers,
  });
  response.end(found?.body);
}

function shellPage(stage: Stage): Answer {
  // The page of another site, which may show it inside of itself.
  const page = stage.runtime.shell(bootOf(stage), HEAD, [otherSite(stage)]);
  return zipped('text/html', page.html, page.headers);
}

/** As on an origin of its own, which the stage is when nothing else is looked at. */
function directPage(stage: Stage, path: string): Answer {
  const boot = { ...bootOf(stage), basePath: '' };
  const page = stage.runtime.direct(boot, HEAD, { path, user: null });
  return zipped('text/html', page.html, page.headers);
}

/** By another name this is another site, whose page shows the app and keeps what it is told. */
export const otherSite = ({ origin }: Pick<Stage, 'origin'>): string =>
  origin.replace('127.0.0.1', 'localhost');
const aroundPage = ({ origin }: Stage): string =>
  `<iframe src="${origin}/app/recipes/settings"></iframe>
   <script>told = []; onmessage = ({ data }) => told.push(data)</script>`;
const HEAD = { description: '', icon: null, url: '', picture: null, mark: null };

function bootOf(stage: Stage) {
  const { files: _, ...build } = stage.published!;
  return {
    appId: APP_ID,
    versionId: '0'.repeat(24),
    slug: 'recipes',
    name: 'Recipe book',
    basePath: '/app/recipes',
    frameUrl: `${stage.origin}/_frame/${APP_ID}`,
    filesBase: '/_files/',
    build,
    look: { theme: null, css: '', name: null, logo: null },
  };
}
