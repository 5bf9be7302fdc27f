import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkedBuild } from '@trellis/contract';
import type { ShellBoot } from '@trellis/runtime';
import type { Context, Hono } from 'hono';
import { VENDOR_BASE } from '../preview/index.ts';
import { notFound } from '../refusal.ts';
import type { Services } from '../services.ts';
import { mayOpenPages } from '../visitors/index.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What visitors' browsers load: the shell of a published app, its code, and the frame's document. */
export function runtimePages(app: Hono, services: Services): void {
  const shell = (c: Context) => shellPage(services, c);
  app.get('/app/:slug', shell);
  app.get('/app/:slug/*', shell);
  app.get('/_frame/:appId', async (c) => {
    if (!/^[0-9a-f]{24}$/.test(c.req.param('appId'))) throw notFound();
    const { frame } = await services.runtime();
    return c.body(frame.html, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': frame.csp(),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'public, max-age=300',
    });
  });
  app.get(`${VENDOR_BASE}:file`, (c) => vendorFile(services, c));
  app.get('/_build/:appId/:name', (c) => buildFile(services, c));
}

async function shellPage(services: Services, c: Context): Promise<Response> {
  const app = await services.db
    .selectFrom('apps')
    .select(['app_id', 'name', 'slug', 'published_version_id', 'published_build', 'settings'])
    .where('slug', '=', (c.req.param('slug') ?? '').toLowerCase())
    .executeTakeFirst();
  if (!app?.published_version_id || !app.published_build)
    throw notFound('There is no app at this address');
  if (!(await mayOpenPages(services, app, c))) {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`/apps/${app.app_id}/login?nextUrl=${encodeURIComponent(pathname + search)}`);
  }
  const { shell } = await services.runtime();
  const boot: ShellBoot = {
    appId: app.app_id,
    versionId: app.published_version_id,
    slug: app.slug,
    name: app.name,
    basePath: `/app/${app.slug}`,
    frameUrl: `${new URL(c.req.url).origin}/_frame/${app.app_id}`,
    filesBase: `/_build/${app.app_id}/`,
    build: app.published_build as Omit<LinkedBuild, 'files'>,
  };
  const page = shell(boot);
  return c.body(page.html, 200, page.headers);
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** A shared file: immutable, and already compressed beside itself. */
async function vendorFile(services: Services, c: Context): Promise<Response> {
  const name = c.req.param('file') ?? '';
  const { vendorDir } = await services.runtime();
  const path = join(vendorDir, name);
  if (!/^[\w.-]+\.(js|css)$/.test(name) || !existsSync(path)) throw notFound();
  const accepts = c.req.header('Accept-Encoding') ?? '';
  const encoding = [['br', '.br'] as const, ['gzip', '.gz'] as const].find(
    ([coding, ending]) => accepts.includes(coding) && existsSync(path + ending),
  );
  return c.body(readFileSync(path + (encoding?.[1] ?? '')), 200, {
    'Content-Type': typeOf(name),
    'Cache-Control': IMMUTABLE,
    Vary: 'Accept-Encoding',
    'Access-Control-Allow-Origin': '*',
    ...(encoding && { 'Content-Encoding': encoding[0] }),
  });
}

async function buildFile(services: Services, c: Context): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const file = await services.db
    .selectFrom('build_files')
    .select('content')
    .where('app_id', '=', c.req.param('appId') ?? '')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) throw notFound();
  return c.body(file.content, 200, {
    'Content-Type': typeOf(name),
    'Cache-Control': IMMUTABLE,
    'Access-Control-Allow-Origin': '*',
  });
}
