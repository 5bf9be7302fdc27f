import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { AppId, ARRIVAL, type Arrival } from '@trellis/contract';
import type { Context, Hono } from 'hono';
import type { Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import type { HttpNeeds } from './needs.ts';

const BUILT = join(import.meta.dirname, '../../../builder/dist');
const PAGES = [
  '/',
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
  '/claim/:code',
  '/apps/:appId/joinPlan',
  '/apps/:appId/settings',
];

/** What the documents of login pages bring along; null where there is no such app. */
export interface Arrivals {
  house(): Promise<Arrival>;
  app(c: Context, appId: string): Promise<Arrival | null>;
}

/** The builder's pages: one document for all of them, its assets hashed and immutable. */
export function builderPages(app: Hono, { db, runtime }: HttpNeeds, arrivals: Arrivals): void {
  builderAssets(app);
  loginPages(app, arrivals);
  let ahead = '';
  for (const path of PAGES)
    app.get(path, async (c) => {
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
      const appId = c.req.param('appId');
      return builderDocument(c, appId === undefined || (await isThere(db, appId)) ? 200 : 404);
    });
}

function loginPages(app: Hono, arrivals: Arrivals): void {
  app.get('/login', async (c) => {
    // The public client's habit (ruling 13): its sign-in link leads to the login of that app.
    const appId = c.req.query('app_id');
    if (appId && /^[0-9a-f]{24}$/.test(appId)) {
      const next = encodeURIComponent(c.req.query('from_url') ?? '');
      return c.redirect(`/apps/${appId}/login?nextUrl=${next}`);
    }
    return builderDocument(c, 200, (await told(arrivals.house())) ?? null);
  });
  appLoginPage(app, arrivals);
}

/** Where an app's people sign in, on each host on which the app is. */
export function appLoginPage(app: Hono, arrivals: Pick<Arrivals, 'app'>): void {
  app.get('/apps/:appId/login', async (c) => {
    const arrival = await told(arrivals.app(c, c.req.param('appId')));
    return builderDocument(c, arrival === null ? 404 : 200, arrival ?? null);
  });
}

/** While nobody can say, the page itself meets the same trouble and tells of it. */
const told = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    logFault('what a login page brings along', error);
    return undefined;
  });

/** Whether there is an app for a page about it; while nobody can say, the page itself tells of the trouble. */
async function isThere(db: Db, appId: string): Promise<boolean> {
  if (!AppId.safeParse(appId).success) return false;
  const found = db
    .selectFrom('apps')
    .select('app_id')
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found.then(
    (app) => app !== undefined,
    (error: unknown) => {
      logFault('whether there is an app for its page', error);
      return true;
    },
  );
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

/** Below these nothing is for reading: programs are told in their own form that nothing is there, whatever they accept. */
const NO_PAGES = /^\/(api|live_api|integrations|runtime|functions|assets|_\w+)(\/|$)/;

/**
 * Whether somebody looks for a page, so that they read words of ours where there is none. A browser says when it opens an
 * address as a page of its own: then a person reads the answer, wherever the address leads.
 */
export const looksForPage = ({ req }: Context): boolean =>
  req.method === 'GET' &&
  (req.header('Sec-Fetch-Dest') === 'document' ||
    (req.header('Accept')?.includes('text/html') === true && !NO_PAGES.test(req.path)));

/** What a browser is shown at an address where nothing is: the builder's own words for it. Others get an error. */
export function missingPage(c: Context): Response | null {
  return looksForPage(c) && existsSync(BUILT) ? builderDocument(c, 404) : null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function attribute(name: string, value: unknown): string {
  const text = JSON.stringify(value).replace(/[&"<]/g, (sign) => ESCAPES[sign] ?? sign);
  return ` ${name}="${text}"`;
}

/**
 * A login page's document: with what it brings along, and such that the page's code comes behind what people send by the
 * form meanwhile. Some thirty files at once would keep a slow line's six connections busy for seconds.
 */
function arriving(html: string, arrival: Arrival): string {
  return html
    .replace('<html', () => `<html${attribute(ARRIVAL, arrival)}`)
    .replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}

/** The one document of all builder's pages, with what a login page brings along. */
export function builderDocument(
  c: Context,
  status: 200 | 404 = 200,
  arrival: Arrival | null = null,
): Response {
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
  return c.html(arrival ? arriving(document.html, arrival) : document.html, status);
}
