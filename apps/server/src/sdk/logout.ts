import { createHash } from 'node:crypto';
import { sdkAppCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type AppRow, appById, hostOf, presentSlug } from '../apps/index.ts';
import { hostAppOf, knownOrigin, type Route, route, servedOrigin } from '../http/index.ts';
import { ifFound } from '../refusal.ts';
import type { SdkNeeds } from './needs.ts';

/** Signs out by a POST, for no GET may change anything (ruling 13), and goes on whatever it answers. */
const SCRIPT = `const { post, next } = document.body.dataset;
const go = () => location.replace(next);
post ? fetch(post, { method: 'POST' }).then(go, go) : go();`;
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Where the public client sends people who sign out: a page that does it, and leads back. */
export function logoutRoute(services: SdkNeeds): Route {
  return route(sdkAppCalls.logout, async ({ c, query }) => {
    const { app, next } = await whereFrom(services, c, query);
    const post = app ? `/apps/${app.app_id}/auth/logout` : '';
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'sha256-${HASH}'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    c.header('Cache-Control', 'no-store');
    return c.html(
      html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Signing out</title><body data-post="${post}" data-next="${next}"><main><h1>Signing out</h1><p>You are being signed out.</p></main><script>${raw(SCRIPT)}</script></body></html>`,
    );
  });
}

/** The app that somebody comes from, and where to lead them back to: never to a stranger's pages. */
export async function whereFrom(
  services: SdkNeeds,
  c: Context,
  query: { from_url?: string | undefined; app_id?: string | undefined },
): Promise<{ app: AppRow | null; next: string }> {
  const from = addressIn(query.from_url, servedOrigin(c, services));
  const app = await appOf(services, c, from, query.app_id);
  const own = app && hostOf(app);
  const home = app && !hostAppOf(c) ? `/app/${app.slug}` : '/';
  if (!from) return { app, next: home };
  if (from.origin === knownOrigin(c, services) || from.host === own)
    return { app, next: from.href };
  // What only the Host header says is ours is answered without it.
  const isOurs = from.origin === servedOrigin(c, services);
  return { app, next: isOurs ? from.pathname + from.search + from.hash : home };
}

function addressIn(text: string | undefined, base: string): URL | null {
  if (!text || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** The app that somebody leaves: that of the host, the one that is named, or that of the page they were on. */
async function appOf(
  { db }: SdkNeeds,
  c: Context,
  from: URL | null,
  named: string | undefined,
): Promise<AppRow | null> {
  const [, slug] = /^\/app\/([^/]+)/.exec(from?.pathname ?? '') ?? [];
  const present = slug ? await presentSlug(db, slug.toLowerCase()) : null;
  const wanted = present ?? slug?.toLowerCase();
  const found = wanted
    ? await db.selectFrom('apps').select('app_id').where('slug', '=', wanted).executeTakeFirst()
    : undefined;
  const appId = hostAppOf(c) ?? named ?? found?.app_id;
  return appId ? ifFound(appById(db, appId)) : null;
}
