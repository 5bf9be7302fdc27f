import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { HttpNeeds } from './needs.ts';

const BUILT = join(import.meta.dirname, '../../../builder/dist');
const PAGES = [
  '/',
  '/login',
  '/logout',
  '/home',
  '/home/deleted',
  '/templates',
  '/settings',
  '/auth/verifyEmail',
  '/auth/handler',
  '/error/unauthorized',
  '/admin',
  '/admin/:tab',
  '/analytics/app/:appId',
  '/build/app/:appId',
  '/build/app/:appId/:page{.+}',
  '/apps/:appId/login',
  '/claim/:code',
  '/apps/:appId/joinPlan',
  '/apps/:appId/settings',
];

/** The builder's pages: one document for all of them, its assets hashed and immutable. */
export function builderPages(app: Hono, { db, runtime }: HttpNeeds): void {
  builderAssets(app);
  let ahead = '';
  /** From the first account on there is one. */
  let hasAccounts = false;
  const signsIn = async () => {
    hasAccounts ||=
      (await db.selectFrom('accounts').select('user_id').limit(1).executeTakeFirst()) !== undefined;
    return hasAccounts;
  };
  for (const path of PAGES)
    app.get(path, async (c) => {
      // The document's own form is for who signs in; the very first one signs up.
      if (path === '/login' && (await signsIn())) return builderDocument(c, 200, ' data-signs-in');
      if (path.startsWith('/build/app/')) {
        if (ahead) c.header('Link', ahead);
        // Nobody waits for it; who asks for a preview hears that it cannot be built.
        else
          runtime().then(
            (ready) => {
              ahead = ready.ahead;
            },
            () => {},
          );
      }
      return builderDocument(c);
    });
}

/** The scripts and styles of the builder's pages. */
export function builderAssets(app: Hono): void {
  app.use('/assets/*', async (c, next) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    // A worker's script brings its own policy: it loads our own files and nothing else.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
    await next();
  });
  app.use('/assets/*', serveStatic({ root: BUILT, precompressed: true }));
  app.use('/favicon.svg', serveStatic({ path: join(BUILT, 'favicon.svg') }));
}

let document: { html: string; csp: string; at: number } | null = null;

/** What a browser is shown at an address where nothing is: the builder's own words for it. Others get an error. */
export function missingPage(c: Context): Response | null {
  const isPage = c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html');
  if (!isPage || /^\/(api|live_api|files|assets|_\w+)(\/|$)/.test(c.req.path) || !existsSync(BUILT))
    return null;
  return builderDocument(c, 404);
}

/** The one document of all builder's pages; `marks` are attributes of its root element. */
export function builderDocument(c: Context, status: 200 | 404 = 200, marks = ''): Response {
  const file = join(BUILT, 'index.html');
  if (!existsSync(file)) return c.text('The builder is not built. Start with npm start.', 503);
  if (!document || process.env.NODE_ENV === 'development') {
    const html = readFileSync(file, 'utf8');
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script]) =>
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
    );
    const csp = [
      "default-src 'none'",
      `script-src 'self' ${inline.join(' ')}`,
      // Mantine sets element styles by attribute.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self' ws: wss:",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; ');
    document = { html, csp, at: Date.now() };
  }
  c.header('Content-Security-Policy', document.csp);
  c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  c.header('Cache-Control', 'no-store');
  return c.html(document.html.replace('<html', `<html${marks}`), status);
}
