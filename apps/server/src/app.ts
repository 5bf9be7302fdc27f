import { Hono } from 'hono';
import { accountRoutes } from './accounts/index.ts';
import { adminRoutes } from './admin/index.ts';
import { analyticsRoutes } from './analytics/index.ts';
import { appRoutes } from './apps/index.ts';
import { arrivalsOf } from './arrivals.ts';
import { assistantRoutes } from './assistants/index.ts';
import { chatRoutes } from './chat/index.ts';
import { claimRoutes } from './claims/index.ts';
import { codeRoutes } from './code/index.ts';
import { copyRoutes } from './copies/index.ts';
import { databaseRoutes } from './database/index.ts';
import { entityRoutes } from './entities/index.ts';
import { exportRoutes, serveExport } from './exports/index.ts';
import { functionRoutes } from './functions/index.ts';
import { createHostApp } from './host-app.ts';
import { hostRoutes } from './hosts/index.ts';
import {
  answerErrors,
  builderPages,
  compressed,
  missingPage,
  openApi,
  plainPaths,
  type Route,
  referencePage,
  securityHeaders,
  serve,
} from './http/index.ts';
import { importRoutes } from './imports/index.ts';
import { integrationRoutes, serveFile, servePrivateFile } from './integrations/index.ts';
import { knowledgeRoutes, serveRowPicture } from './knowledge/index.ts';
import { leavingRoutes } from './leaving/index.ts';
import { modelRoutes } from './models/index.ts';
import { paymentRoutes } from './payments/index.ts';
import { previewRoutes } from './preview/index.ts';
import { projectRoutes } from './projects/index.ts';
import { publishRoutes, runtimePages } from './publish/index.ts';
import { repairRoutes } from './repair/index.ts';
import { sdkRoutes } from './sdk/index.ts';
import type { Services } from './services.ts';
import { templateRoutes } from './templates/index.ts';
import { toolRoutes } from './tools/index.ts';
import { usageRoutes } from './usage/index.ts';
import { versionRoutes } from './versions/index.ts';
import { visitorRoutes } from './visitors/index.ts';

/** Every call of the product, in the order in which paths are tried. */
export function allRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services),
    ...leavingRoutes(services),
    ...adminRoutes(services),
    ...visitorRoutes(services),
    ...integrationRoutes(services),
    ...functionRoutes(services),
    ...entityRoutes(services),
    ...databaseRoutes(services),
    ...importRoutes(services),
    ...exportRoutes(services),
    ...copyRoutes(services),
    ...sdkRoutes(services),
    ...previewRoutes(services),
    ...chatRoutes(services),
    ...codeRoutes(services),
    ...versionRoutes(services),
    ...modelRoutes(services),
    ...usageRoutes(services),
    ...repairRoutes(services),
    ...publishRoutes(services),
    ...hostRoutes(services),
    ...analyticsRoutes(services),
    ...projectRoutes(services),
    ...toolRoutes(services),
    ...assistantRoutes(services),
    ...knowledgeRoutes(services),
    ...paymentRoutes(services),
    ...claimRoutes(services),
    ...templateRoutes(services),
    ...appRoutes(services),
  ];
}

/** The whole HTTP side: middleware from the outside in, then calls, then pages. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  answerErrors(app, missingPage);
  const routes = allRoutes(services);
  app.use(hostGate(services, createHostApp(services, routes)));
  app.use(securityHeaders);
  const calls = routes.map((route) => route.call);
  app.use(plainPaths(calls, { isOwnHost: false }));
  app.use(compressed);

  for (const route of routes) serve(app, services, route);
  app.get('/files/:appId/private/:name', (c) => servePrivateFile(services, c));
  app.get('/files/:appId/:name', (c) => serveFile(services, c));
  app.get('/files/:appId/row/:rowId', (c) => serveRowPicture(services, c));
  app.get('/api/exports/:ticket/:name', (c) => serveExport(services, c));
  app.get('/api/openapi.json', (c) => c.json(openApi(calls)));
  app.get('/api/reference', (c) => c.html(referencePage(calls)));
  app.get('/healthz', async (c) => {
    await services.pool.query('SELECT 1');
    return c.json({ ok: true });
  });
  services.functions.serveBy((request, env) => app.fetch(request, env));
  runtimePages(app, services);
  builderPages(app, services, arrivalsOf(services));
  return app;
}

type Middleware = Parameters<Hono['use']>[1] & object;

/**
 * Each Host gets what is there: the product, or an app on a host of its own. Once PUBLIC_URL is set any
 * other one is answered 421 (isolation.md); until then it is the product's, so that a fresh install
 * answers on every address of its machine.
 */
function hostGate({ config, hosts }: Services, ownHosts: Hono): Middleware {
  const ours = config.publicUrl ? new URL(config.publicUrl).host : null;
  const isMachine = /^(localhost|[\d.]+|\[.*\])?(:\d+)?$/;
  return async (c, next) => {
    // With a dot at its end a name is the same.
    const host = (c.req.header('Host') ?? '').toLowerCase().replace(/\.(?=:|$)/, '');
    if (host === ours || c.req.path === '/healthz') return next();
    const hostAppId = isMachine.test(host) ? null : await hosts.appAt(host);
    if (hostAppId) return ownHosts.fetch(c.req.raw, { ...(c.env as object), hostAppId });
    if (ours) return c.text('This address is not served here', 421);
    await next();
  };
}
