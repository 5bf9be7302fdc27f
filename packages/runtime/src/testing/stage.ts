import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  /** What `/builder` mounts. */
  preview: unknown;
  /** What `/app/recipes` shows. */
  published: LinkedBuild | null;
  /** Requests that came, by path. */
  requests: { path: string; bytes: number }[];
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
    reports: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stage');
    answer(stage, parent, request, response, url);
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
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

function answer(
  stage: Stage,
  parent: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const path = url.pathname;
  const send = (type: string, body: string | Buffer, headers: Record<string, string> = {}) => {
    stage.requests.push({ path, bytes: body.length });
    response.writeHead(200, { 'content-type': type, ...headers });
    response.end(body);
  };
  if (path === '/builder')
    return send(
      'text/html',
      '<!doctype html><div id="app" style="position:fixed;inset:0"></div><script type="module" src="/builder.js"></script>',
      {
        'set-cookie': 'session=secret; Path=/; SameSite=Lax',
      },
    );
  if (path === '/builder.js') return send('text/javascript', parent);
  if (path === '/preview.json') return send('application/json', JSON.stringify(stage.preview));
  if (path.startsWith('/_frame/'))
    return send('text/html; charset=utf-8', stage.runtime.frame.html, {
      'content-security-policy': stage.runtime.frame.csp(),
      'cache-control': 'public, max-age=3600',
    });
  if (path.startsWith('/_vendor/')) {
    const file = readFileSync(
      join(stage.runtime.vendorDir, `${path.slice('/_vendor/'.length)}.gz`),
    );
    return send('text/javascript', file, {
      'content-encoding': 'gzip',
      'cache-control': IMMUTABLE,
    });
  }
  if (path.startsWith('/app/recipes')) return sendShell(stage, response);
  if (path.startsWith('/_files/')) {
    const text = stage.published?.files[path.slice('/_files/'.length)] ?? '';
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return send(type, text, { 'cache-control': IMMUTABLE });
  }
  if (path.endsWith('/auth/token'))
    return send('application/json', '{"token":"app-token","expiresAt":null,"user":null}');
  if (path === '/api/app-error') {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => stage.reports.push(JSON.parse(body)));
    return send('application/json', '{"success":true}');
  }
  if (path.startsWith('/live_api/')) return answerRows(request, response, url);
  response.writeHead(404).end();
}

function sendShell(stage: Stage, response: ServerResponse): void {
  const { files: _, ...build } = stage.published!;
  const page = stage.runtime.shell({
    appId: APP_ID,
    versionId: '0'.repeat(24),
    slug: 'recipes',
    name: 'Recipe book',
    basePath: '/app/recipes',
    frameUrl: `${stage.origin}/_frame/${APP_ID}`,
    filesBase: '/_files/',
    build,
  });
  response.writeHead(200, page.headers);
  response.end(page.html);
}
