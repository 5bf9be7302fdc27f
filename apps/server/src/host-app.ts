import { HOST_ECHO, HOST_FILE } from '@trellis/contract';
import { type Context, Hono } from 'hono';
import { appById } from './apps/index.ts';
import { arrivalsOf } from './arrivals.ts';
import {
  answerErrors,
  appLoginPage,
  builderAssets,
  builderDocument,
  compressed,
  hostAppOf,
  plainPaths,
  type Route,
  securityHeaders,
  serve,
  servedOrigin,
} from './http/index.ts';
import { serveFile, servePrivateFile } from './integrations/index.ts';
import { serveRowPicture } from './knowledge/index.ts';
import { hostRobots, missingOnHost, runtimeFiles, shellPage, sitemap } from './publish/index.ts';
import { notFound } from './refusal.ts';
import type { Services } from './services.ts';

/** Calls by mail that an app's door makes beside those at the app's own path; they are for the app of the host. */
const MAIL_CALLS = [
  'sendMagicLink',
  'validateOtp',
  'useMagicLink',
  'sendResetPasswordEmail',
  'resetPassword',
  'verifyEmail',
  'confirmEmailChange',
];
/** Paths that name an app by its id. */
const NAMED =
  /^\/(?:_build|_frame|_social|files|apps|api\/apps|api\/tools|api\/assistants|live_api\/apps)\/([0-9a-f]{24})(?:\/|$)/;

const isOfApps = ({ call: { id, path, who } }: Route): boolean =>
  MAIL_CALLS.includes(id) ||
  who === 'visitor' ||
  who === 'app-cookie' ||
  (who === 'anyone' && (path.startsWith('/apps/{appId}/') || path === '/api/app-error'));

/**
 * What is there on an app's own host: its pages from the root on, its people's door, and the calls of
 * its run time. Nothing of the builder, and nothing of other apps.
 */
export function createHostApp(services: Services, routes: Route[]): Hono {
  const app = new Hono();
  const nothing = () => notFound('There is nothing at this address');
  answerErrors(app, missingOnHost);
  app.use(securityHeaders);
  app.use(
    plainPaths(
      routes.map(({ call }) => call),
      { isOwnHost: true },
    ),
  );
  app.use(compressed);
  app.use(async (c, next) => {
    const named = NAMED.exec(c.req.path)?.[1] ?? c.req.query('appId');
    if (named && named !== hostAppOf(c)) throw nothing();
    await next();
  });
  for (const route of routes.filter(isOfApps)) serve(app, services, route);
  app.get('/files/:appId/private/:name', (c) => servePrivateFile(services, c));
  app.get('/files/:appId/:name', (c) => serveFile(services, c));
  app.get('/files/:appId/row/:rowId', (c) => serveRowPicture(services, c));
  app.get(HOST_ECHO, (c) => c.text(hostAppOf(c) ?? ''));
  app.get(HOST_FILE, async (c) => c.text((await ofHost(c)).custom_host?.secret ?? ''));
  app.use('/app/:slug/_build/*', async (c, next) => {
    if ((c.req.param('slug') ?? '').toLowerCase() !== (await ofHost(c)).slug) throw nothing();
    await next();
  });
  runtimeFiles(app, services);
  builderAssets(app);
  appLoginPage(app, arrivalsOf(services));
  app.get('/apps/:appId/joinPlan', (c) => builderDocument(c));
  app.get('/apps/:appId/settings', (c) => builderDocument(c));
  // Where mails to the app's people lead.
  app.get('/auth/verifyEmail', (c) => builderDocument(c));
  app.get('/auth/handler', (c) => builderDocument(c));
  // Addresses as they are on the product's host lead to the same page here.
  app.get('/app/:slug/*', async (c) => toRoot(c, (await ofHost(c)).slug));
  app.get('/app/:slug', async (c) => toRoot(c, (await ofHost(c)).slug));
  for (const path of ['/api/*', '/live_api/*', '/apps/*', '/integrations/*', '/runtime/*'])
    app.all(path, (c) => c.notFound());
  app.get('/robots.txt', async (c) => c.text(hostRobots(services, c, await ofHost(c))));
  app.get('/sitemap.xml', async (c) => sitemap(c, await ofHost(c), servedOrigin(c, services)));
  app.get('/*', async (c) => shellPage(services, c, await ofHost(c), ''));
  return app;

  async function ofHost(c: Context) {
    const appId = hostAppOf(c);
    if (!appId) throw nothing();
    return appById(services.db, appId);
  }

  function toRoot(c: Context, slug: string): Response {
    const { pathname, search } = new URL(c.req.url);
    const base = `/app/${slug}`;
    if (pathname !== base && !pathname.startsWith(`${base}/`)) throw nothing();
    return c.redirect(`/${pathname.slice(base.length).replace(/^\/+/, '')}${search}`);
  }
}
