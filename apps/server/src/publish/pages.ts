import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFaces, FONT_BASE, fontFile, withFonts } from '@trellis/compiler';
import {
  type AppStyle,
  FONT_FACES,
  type LinkedBuild,
  lookOf,
  mainPageOf,
  pageKey,
} from '@trellis/contract';
import type { BridgeUser, ShellBoot, ShellBubble, ShellHead } from '@trellis/runtime';
import type { Context, Hono } from 'hono';
import {
  type AppRow,
  asksForMembership,
  fullStyleOf,
  hostOf,
  presentSlug,
  settingsOf,
  sharedPictureOf,
  visibilityOf,
} from '../apps/index.ts';
import { sql } from '../db/index.ts';
import {
  appPageCookie,
  brotli,
  keptInBrotli,
  publicOrigin,
  sendText,
  servedOrigin,
  takesBrotli,
} from '../http/index.ts';
import { foreignBytes } from '../parsing/index.ts';
import { VENDOR_BASE } from '../preview/index.ts';
import { notFound } from '../refusal.ts';
import { mayOpenPages, visitorOnPage } from '../visitors/index.ts';
import { bubbleOf, chatPage, serveBubble } from './chat-pages.ts';
import { itemPage } from './item-pages.ts';
import { missingPage } from './missing.ts';
import type { PublishNeeds } from './needs.ts';
import { appAddress, isHidden, productRobots, slugSitemap } from './search.ts';
import { toolPage } from './tool-pages.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What visitors' browsers load: the shell of a published app, its code, and the frame's document. */
export function runtimePages(app: Hono, services: PublishNeeds): void {
  runtimeFiles(app, services);
  const shell = (c: Context) => slugPage(services, c);
  app.get('/robots.txt', (c) => c.text(productRobots(services)));
  app.get('/app/:slug/sitemap.xml', (c) => slugSitemap(services, c));
  app.get('/app/:slug', shell);
  app.get('/app/:slug/*', shell);
}

/** The files behind an app's page, the same on every host. */
export function runtimeFiles(app: Hono, services: PublishNeeds): void {
  app.get('/app/:slug/_build/:name', (c) => privateFile(services, c));
  app.get('/_frame/:appId', async (c) => {
    const appId = c.req.param('appId');
    if (!/^[0-9a-f]{24}$/.test(appId)) throw notFound();
    const { frame } = await services.runtime();
    const app = await services.db
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    const inBrotli = takesBrotli(c) ? await keptInBrotli(frame.html) : null;
    return sendText(c, { text: frame.html, inBrotli }, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': frame.csp(app ? listOf(settingsOf(app).approvedHosts) : []),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'public, max-age=300',
    });
  });
  app.get(`${VENDOR_BASE}:file`, async (c) => sharedFile(c, (await services.runtime()).vendorDir));
  app.get(FONT_FACES, (c) =>
    c.body(allFaces(), 200, { ...FOR_FRAMES, 'Content-Type': 'text/css' }),
  );
  app.get(`${FONT_BASE}:file`, typeface);
  app.get('/_tool/:file', async (c) => sharedFile(c, (await services.runtime()).toolDir));
  app.get('/chat-bubble.js', (c) => serveBubble(services, c));
  app.get('/_build/:appId/:name', (c) => publicFile(services, c));
  app.get('/_social/:appId/:stamp', (c) => socialPicture(services, c));
}

async function slugPage(services: PublishNeeds, c: Context): Promise<Response> {
  const slug = (c.req.param('slug') ?? '').toLowerCase();
  const { pathname, search } = new URL(c.req.url);
  const app = await services.db
    .selectFrom('apps')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (app) return shellPage(services, c, app, `/app/${app.slug}`);
  const present = await presentSlug(services.db, slug);
  if (!present) return missingPage(c);
  // The app's people stay signed in at its new address.
  const cookie = appPageCookie.get(c);
  if (cookie) appPageCookie.set(c, present, cookie);
  return c.redirect(`/app/${present}${pathname.slice(`/app/${slug}`.length)}${search}`);
}

/** The page of a published app that begins at `basePath`: empty on a host of its own. */
export async function shellPage(
  services: PublishNeeds,
  c: Context,
  app: AppRow,
  basePath: string,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  if (!app.published_version_id || !app.published_build) return missingPage(c);
  const path = pathname.slice(basePath.length) || '/';
  const joinPage = `/apps/${app.app_id}/joinPlan`;
  if (path.toLowerCase() === '/joinplan') return c.redirect(joinPage + search);
  if (!(await mayOpenPages(services, app, c)))
    return c.redirect(`/apps/${app.app_id}/login?nextUrl=${encodeURIComponent(pathname + search)}`);
  if (!(await mayComeIn(services, app, c)))
    return c.redirect(`${joinPage}?nextUrl=${encodeURIComponent(pathname + search)}`);
  const style = await fullStyleOf(services, app);
  const head = headOf(services, app, style);
  const plainLook = lookOf(style, app.name);
  const look = { ...plainLook, css: withFonts(plainLook.css) };
  const embedOrigins = listOf(settingsOf(app).embedOrigins);
  const ask = { app, look, head, basePath, path, embedOrigins };
  const ours =
    (await chatPage(services, c, ask)) ??
    (await itemPage(services, c, ask)) ??
    (await toolPage(services, c, ask));
  if (ours) return ours;
  const { shell, direct } = await services.runtime();
  const build = app.published_build as Omit<LinkedBuild, 'files'>;
  const boot: ShellBoot = {
    appId: app.app_id,
    versionId: app.published_version_id,
    slug: app.slug,
    name: app.name,
    look,
    basePath,
    frameUrl: framePath(services.config.publicUrl ? servedOrigin(c, services) : '', app),
    filesBase:
      visibilityOf(app) === 'public' ? `/_build/${app.app_id}/` : `/app/${app.slug}/_build/`,
    build: { ...build, mainPage: mainPageOf(build.pages, settingsOf(app).mainPage) },
  };
  const approvedHosts = listOf(settingsOf(app).approvedHosts);
  // On an origin of its own the app needs no frame to be kept apart.
  const page =
    basePath === ''
      ? direct(
          boot,
          head,
          { path, user: await bridgeUser(services, app, c) },
          { embedOrigins, approvedHosts },
        )
      : shell(boot, head, embedOrigins, await shellBubble(services, app, basePath));
  const status = isPage(build, path) ? 200 : 404;
  const inBrotli = takesBrotli(c) ? await brotli(page.html, 'each') : null;
  return sendText(c, { text: page.html, inBrotli }, status, page.headers);
}

/** Whether whoever is on the page has what the app asks its members for; builders have no need of it. */
async function mayComeIn(services: PublishNeeds, app: AppRow, c: Context): Promise<boolean> {
  if (!asksForMembership(app)) return true;
  const user = await visitorOnPage(services, app, c);
  return user === null || services.memberGate.letsUser(user);
}

/** The script of the chat's bubble. The page's policy names that one alone where it is certain where this server is. */
async function shellBubble(
  services: PublishNeeds,
  app: AppRow,
  basePath: string,
): Promise<ShellBubble | null> {
  const src = await bubbleOf(services, app, basePath);
  const { publicUrl } = services.config;
  return src === null
    ? null
    : { src, source: publicUrl ? `${publicUrl}${src.split('?')[0]}` : "'self'" };
}

const listOf = (addresses: string | null): string[] =>
  addresses?.split(/[\s,]+/).filter(Boolean) ?? [];

/** Browsers keep the frame's document for a while: what was approved meanwhile has another address. */
function framePath(origin: string, app: AppRow): string {
  const { approvedHosts } = settingsOf(app);
  const part = approvedHosts ? `?${encodeURIComponent(approvedHosts)}` : '';
  return `${origin}/_frame/${app.app_id}${part}`;
}

async function bridgeUser(
  services: PublishNeeds,
  app: AppRow,
  c: Context,
): Promise<BridgeUser | null> {
  const user = await visitorOnPage(services, app, c);
  return user && { id: user.id, email: user.email, full_name: user.name, role: user.role };
}

/** First parts of addresses that are no page's and lead somewhere all the same (ruling 31). */
const PLACES = new Set(['', 'tool', 'tools', 'item', 'items']);

/** Whether there is something at a path of the app; where nothing is, the app says so and the answer is 404. */
function isPage(build: Omit<LinkedBuild, 'files'>, path: string): boolean {
  const [, first = ''] = path.split('/');
  if (build.ownRoutes || PLACES.has(first.toLowerCase())) return true;
  const key = (name: string) => pageKey(decodeURIComponent(name));
  try {
    return build.pages.some((page) => key(page) === key(first));
  } catch {
    return false;
  }
}

/** What the page tells browsers and those who show its address; a picture only of what anybody may see. */
function headOf(services: PublishNeeds, app: AppRow, style: AppStyle): ShellHead {
  const origin = publicOrigin(services);
  const own = hostOf(app);
  const shared = sharedPictureOf(app);
  return {
    description: app.description,
    icon: style.logoUrl?.startsWith('/') ? style.logoUrl : null,
    color: style.buttonBackgroundColor,
    url: own ? `https://${own}` : appAddress(services.config, origin, app.slug),
    hidden: isHidden(app),
    picture: shared && `${origin}${shared}`,
    mark: style.hideBuildAI ? null : `${origin}/`,
  };
}

/** The picture that is shown where a published, public app's address is shared. */
async function socialPicture(services: PublishNeeds, c: Context): Promise<Response> {
  const app = await services.db
    .selectFrom('apps')
    .innerJoin('pictures', 'pictures.app_id', 'apps.app_id')
    .select(['apps.app_id', 'apps.settings', 'apps.shared_picture_stamp', 'pictures.shared'])
    .where('apps.app_id', '=', c.req.param('appId') ?? '')
    .where('apps.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app?.shared || !sharedPictureOf(app)) throw notFound();
  const picture = await services.parsing.picture(foreignBytes(app.app_id, app.shared), {
    from: ['webp'],
    to: 'jpeg',
    quality: 82,
    width: 1_200,
    height: 630,
    fit: 'cover',
    position: 'top',
    mayGrow: true,
  });
  return c.body(new Uint8Array(picture.content), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Apps in their frames have no origin of their own, so all may fetch it. */
const FOR_FRAMES = {
  'Cache-Control': 'public, max-age=2592000',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A typeface of the product. */
function typeface(c: Context): Response {
  const path = fontFile(c.req.param('file') ?? '');
  if (!path) throw notFound();
  return c.body(readFileSync(path), 200, { ...FOR_FRAMES, 'Content-Type': 'font/woff2' });
}

/** A shared file: immutable, and already compressed beside itself. */
function sharedFile(c: Context, folder: string): Response {
  const name = c.req.param('file') ?? '';
  const path = join(folder, name);
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

/** A public app's own code: immutable, wherever it is kept on the way. */
async function publicFile(services: PublishNeeds, c: Context): Promise<Response> {
  const app = await services.db
    .selectFrom('apps')
    .select(['app_id', 'settings', 'published_version_id'])
    .where('app_id', '=', c.req.param('appId') ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app?.published_version_id || visibilityOf(app) !== 'public') throw notFound();
  return buildFile(services, c, app.app_id, { cache: IMMUTABLE, origin: '*' });
}

/**
 * The code of an app that is not public is as private as its bundle (ruling 12): it stands below the
 * app's pages, where the cookie of its people is seen, and is kept by their browsers alone.
 */
async function privateFile(services: PublishNeeds, c: Context): Promise<Response> {
  const app = await services.db
    .selectFrom('apps')
    .select(['app_id', 'settings', 'published_version_id'])
    .where('slug', '=', (c.req.param('slug') ?? '').toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app?.published_version_id || !(await mayOpenPages(services, app, c))) throw notFound();
  return buildFile(services, c, app.app_id, { cache: IMMUTABLE.replace('public', 'private') });
}

async function buildFile(
  services: PublishNeeds,
  c: Context,
  appId: string,
  { cache, origin }: { cache: string; origin?: string },
): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const file = await services.db
    .selectFrom('build_files')
    .select([
      sql<Uint8Array<ArrayBuffer> | null>`CASE WHEN ${takesBrotli(c)} THEN brotli END`.as(
        'inBrotli',
      ),
      sql<string>`CASE WHEN ${takesBrotli(c)} AND brotli IS NOT NULL THEN '' ELSE content END`.as(
        'text',
      ),
    ])
    .where('app_id', '=', appId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) throw notFound();
  return sendText(c, file, 200, {
    'Content-Type': typeOf(name),
    'Cache-Control': cache,
    ...(origin && { 'Access-Control-Allow-Origin': origin }),
  });
}
